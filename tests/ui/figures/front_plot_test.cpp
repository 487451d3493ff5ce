// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/figures/front_fixture.h"
#include "ui/figures/charts/front_extent.h"
#include "ui/figures/charts/front_overlay.h"
#include "ui/figures/charts/front_plot.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QSignalSpy>

#include <cmath>

namespace front_plot_test {

using namespace ui;

namespace {

FrontScene sceneOf(const core::FrontRecord& record, FrontSide side = FrontSide::Validation)
{
    return frontScene(record, side, std::nullopt);
}

struct Shown {
    FrontPlot plot;
    explicit Shown(const FrontScene& scene, const Theme& theme = lightTheme())
    {
        plot.setTheme(theme);
        plot.setCurrency(QStringLiteral("USD"));
        plot.setScene(scene);
        plot.resize(700, 460);
        plot.show();
        settle();
    }
    void settle() { QTest::qWait(250); } // pictures come at most every 100 ms
    QWidget& canvas() { return *plot.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly); }
    QPointF inCanvas(std::size_t dot) { return *plot.positionOf(dot) - canvas().pos(); }
    void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons held)
    {
        QMouseEvent event(type, at, canvas().mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(&canvas(), &event);
    }
    void point(const QPointF& at) { mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton); }
    void click(const QPointF& at)
    {
        mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    QColor colourAt(std::size_t dot)
    {
        const QImage picture = plot.grab().toImage();
        return picture.pixelColor(plot.positionOf(dot)->toPoint());
    }
};

} // namespace

class FrontPlotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    void nothingIsDrawnBeforeItIsShown()
    {
        FrontPlot plot;
        plot.setScene(sceneOf(fixtures::finishedFront(1)));
        QVERIFY(!plot.findChild<QWidget*>());
        plot.show();
        QVERIFY(plot.findChild<QWidget*>());
    }

    // Along the front by cost: $0, $20, $40; then the dominated one at $22.
    void aDotFurtherRightCostsMoreAndOneFurtherUpIsBetter()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1)));
        const QPointF cheap = *shown.plot.positionOf(0), middle = *shown.plot.positionOf(1),
                      dear = *shown.plot.positionOf(2), dominated = *shown.plot.positionOf(3);
        QVERIFY(cheap.x() < middle.x() && middle.x() < dear.x());
        QVERIFY(cheap.y() > middle.y() && middle.y() > dear.y());
        QVERIFY(dominated.x() > middle.x() && dominated.y() > middle.y());
        QVERIFY(std::abs((middle.x() - cheap.x()) - (dear.x() - middle.x())) < 0.5); // 20 and 20 more
    }

    void whatIsOnTheFrontIsFilledAndWhatIsDominatedIsHollow()
    {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            Shown shown(sceneOf(fixtures::finishedFront(1)), theme);
            QCOMPARE(shown.colourAt(1), theme.plotBlue);
            QCOMPARE(shown.colourAt(3), theme.surface);
        }
    }

    // A straight line would promise what no single policy gives: between two points the cheaper one is drawn on.
    void betweenTwoPointsTheFrontStaysAsGoodAsTheCheaper()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1)));
        const QImage picture = shown.plot.grab().toImage();
        const QPointF middle = *shown.plot.positionOf(1), dear = *shown.plot.positionOf(2);
        const double between = (middle.x() + dear.x()) / 2.0;
        const auto blueNear = [&](double x, double y) {
            bool found = false;
            for (int offset = -1; offset <= 1; ++offset) {
                const QColor colour = picture.pixelColor(QPoint(qRound(x), qRound(y) + offset));
                found |= colour.blue() - colour.red() > 90; // its edges are smoothed
            }
            return found;
        };
        QVERIFY(blueNear(between, middle.y()));
        QVERIFY(!blueNear(between, (middle.y() + dear.y()) / 2.0));
    }

    void aClickChoosesTheDotUnderTheMouse()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1)));
        QSignalSpy chosen(&shown.plot, &FrontPlot::dotChosen);
        shown.click(shown.inCanvas(3) + QPointF(3, 2));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(shown.plot.selected(), std::optional<std::size_t>(3));
        shown.click(shown.inCanvas(3) + QPointF(60, -90)); // where nothing is
        QCOMPARE(chosen.count(), 1);
    }

    void theKeysGoAlongTheFrontAndStopAtItsEnds()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1)));
        const auto after = [&shown](Qt::Key key) {
            QTest::keyClick(&shown.plot, key);
            return *shown.plot.selected();
        };
        QCOMPARE(after(Qt::Key_Right), std::size_t(0));
        QCOMPARE(after(Qt::Key_Right), std::size_t(1));
        QCOMPARE(after(Qt::Key_End), std::size_t(2));
        QCOMPARE(after(Qt::Key_Right), std::size_t(2));
        QCOMPARE(after(Qt::Key_Left), std::size_t(1));
        QCOMPARE(after(Qt::Key_Home), std::size_t(0));
        QCOMPARE(after(Qt::Key_Left), std::size_t(0));
    }

    void theMouseTellsTheFiguresOfADot()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1), FrontSide::Test));
        shown.point(shown.inCanvas(1));
        QCOMPARE(shown.plot.hovered(), std::optional<std::size_t>(1));
        QCOMPARE(shown.plot.wordsFor(1), QStringLiteral("Policy P1-2\n$20.00 · F1 0.513 (0.300–0.700)"));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&shown.canvas(), &leave);
        QVERIFY(!shown.plot.hovered());
    }

    void theChoiceStaysWithTheSamePolicyWhenPointsComeIn()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        Shown shown(sceneOf(record));
        shown.plot.setSelected(1); // the policy that was found last, at $20
        record.points.push_back(fixtures::point(10.0, 54, 45));
        shown.plot.setScene(sceneOf(record));
        QCOMPARE(shown.plot.selected(), std::optional<std::size_t>(2));
        record.points.push_back(fixtures::point(15.0, 57, 43)); // now it is dominated, and still chosen
        shown.plot.setScene(sceneOf(record));
        QVERIFY(shown.plot.scene().dots[*shown.plot.selected()].kind == FrontDot::Kind::Dominated);
    }

    // All panels cost $260, the dearest point $40: more than 1.6 times as much.
    void whatCostsFarMoreStandsBeyondABreak()
    {
        const FrontScene scene = sceneOf(fixtures::finishedFront(1));
        const FrontExtent extent = extentOf(scene);
        QCOMPARE(extent.farCost, std::optional(260.0));
        QVERIFY(extent.right < 50.0);
        Shown shown(scene);
        const auto all = shown.plot.positionOf(5);
        QVERIFY(all && all->x() > shown.plot.positionOf(2)->x() + 40.0);
        shown.click(shown.inCanvas(5));
        QCOMPARE(shown.plot.selected(), std::optional<std::size_t>(5));
        core::FrontRecord dear = fixtures::finishedFront(1);
        dear.points.push_back(fixtures::point(200.0, 65, 40));
        QVERIFY(!extentOf(sceneOf(dear)).farCost); // 260 < 1.6 · 200
    }

    void aDominatedPolicyFarFromTheFrontIsOutOfSightAndSaidSo()
    {
        core::FrontRecord record = fixtures::finishedFront(1);
        Shown shown(sceneOf(record));
        QCOMPARE(shown.plot.outOfSight(), std::size_t(0));
        record.points.push_back(fixtures::point(0.0, 0, 0)); // F1 0
        record.points.push_back(fixtures::point(150.0, 50, 50));
        shown.plot.setScene(sceneOf(record));
        shown.settle();
        QCOMPARE(shown.plot.outOfSight(), std::size_t(2));
    }

    void theLineOfTheBudgetCanBeDragged()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1)));
        shown.plot.setBudget(20.0);
        shown.settle();
        QSignalSpy moved(&shown.plot, &FrontPlot::budgetMoved);
        const QPointF line(shown.inCanvas(1).x(), shown.inCanvas(0).y() - 40.0);
        const QPointF end(shown.inCanvas(2).x(), line.y()); // at $40
        shown.mouse(QEvent::MouseButtonPress, line, Qt::LeftButton, Qt::LeftButton);
        shown.mouse(QEvent::MouseMove, end, Qt::NoButton, Qt::LeftButton);
        shown.mouse(QEvent::MouseButtonRelease, end, Qt::LeftButton, Qt::NoButton);
        QCOMPARE(moved.count(), 1);
        QVERIFY(std::abs(moved.front().front().toDouble() - 40.0) < 0.2);
    }

    void aFirstEstimateIsThereUntilThereArePolicies()
    {
        core::FrontRecord record{.id = {1}, .start = {}, .summary = {}, .points = {}};
        QVERIFY(extentOf(sceneOf(record)).empty);
        record.preview = {{0.0, 0.30}, {12.0, 0.55}};
        const FrontScene scene = sceneOf(record);
        QVERIFY(scene.preview == record.preview && scene.dots.empty());
        QVERIFY(!extentOf(scene).empty && extentOf(scene).right > 12.0 && extentOf(scene).high > 0.55);
        record.points = fixtures::finishedFront(1).points;
        QVERIFY(sceneOf(record).preview.empty());
        record.points.clear();
        record.status = core::RunStatus::Cancelled;
        QVERIFY(sceneOf(record).preview.empty());
    }

    void theBestPossibleIsPartOfWhatIsInSight()
    {
        core::OptimumLines best{.prevalence = 0.1, .f1 = {{0.0, 0.45}, {40.0, 0.8}, {260.0, 0.99}}, .am = {}};
        const FrontScene scene = frontScene(fixtures::finishedFront(1), FrontSide::Validation, best);
        QCOMPARE(scene.optimum.size(), std::size_t(3));
        QVERIFY(extentOf(scene).high > 0.8);
        QVERIFY(extentOf(scene).high < 0.9); // what costs more than the front does not press it down
    }

    void wordsKeepAwayFromDots()
    {
        FrontSketch sketch;
        sketch.area = QRectF(0, 0, 400, 300);
        sketch.obstacles = {QPointF(240, 110)}; // upper right of the dot
        const QRectF box = boxBeside(QPointF(200, 150), QSizeF(80, 40), sketch, 10.0);
        QVERIFY(!box.contains(sketch.obstacles.front()));
        QVERIFY(sketch.area.contains(box));
        sketch.words = {box};
        QVERIFY(!boxBeside(QPointF(200, 150), QSizeF(80, 40), sketch, 10.0).intersects(box));
    }

    void whoCannotSeeItHearsWhatItShows()
    {
        Shown shown(sceneOf(fixtures::finishedFront(1)));
        QCOMPARE(shown.plot.accessibleName(), QStringLiteral("F1 against mean cost per patient"));
        QVERIFY(shown.plot.accessibleDescription().contains(QStringLiteral("from $0.00 to $40.00")));
        shown.plot.setSelected(1);
        QVERIFY(shown.plot.accessibleDescription().contains(QStringLiteral("Policy P1-2")));
    }

    void withoutAPointItSaysWhy()
    {
        FrontPlot plot;
        plot.setEmptyText(QStringLiteral("Points appear here"));
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("Points appear here"));
        QTest::keyClick(&plot, Qt::Key_Right);
        QVERIFY(!plot.selected());
    }
};

PANELWISE_TEST(FrontPlotTest)

} // namespace front_plot_test

#include "front_plot_test.moc"
