// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/figures/front_fixture.h"
#include "ui/figures/charts/front_figure.h"
#include "ui/figures/charts/front_legend.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>

namespace front_figure_test {

using namespace ui;

namespace {

const FrontContext kContext{.currency = "USD", .panels = {}, .prices = {}, .optimum = {}};

QImage painted(const Figure& figure, const QSize& size, const FigureText& text, const Theme& theme = lightTheme())
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    figure.paint(painter, size, text, theme);
    return image;
}

int countOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour;
    return count;
}

} // namespace

class FrontFigureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    void withoutAPolicyThereIsNoFigure()
    {
        QVERIFY(!frontFigure(fixtures::frontNumber(1, core::RunStatus::Running), kContext, FrontSide::Validation));
        QVERIFY(frontFigure(fixtures::finishedFront(1), kContext, FrontSide::Test));
    }

    void itIsDrawnInTheColoursOfTheThemeAtAnySize()
    {
        const FigurePtr figure = frontFigure(fixtures::finishedFront(1), kContext, FrontSide::Test);
        for (const Theme& theme : {lightTheme(), darkTheme()})
            for (const QSize& size : {QSize(640, 400), QSize(320, 240)}) {
                const QImage image = painted(*figure, size, figure->text(), theme);
                QVERIFY(countOf(image, theme.plotBlue) > 50);
                QVERIFY(countOf(image, theme.plotOrange) > 20); // no panels and all panels
                QCOMPARE(countOf(image, Qt::black), 0);         // nothing of the paper is left bare
            }
    }

    // What cannot be enlarged without stairs is a picture; lines and letters are not.
    void itIsMadeOfLinesAndLetters()
    {
        const FigurePtr figure = frontFigure(fixtures::finishedFront(1), kContext, FrontSide::Test);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        QPainter painter(&writer);
        painter.scale(writer.logicalDpiX() / 96.0, writer.logicalDpiY() / 96.0);
        figure->paint(painter, QSizeF(600, 400), figure->text(), lightTheme());
        painter.end();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(!bytes.contains("/Subtype /Image"));
        QVERIFY(bytes.contains("/Font"));
    }

    void itsWordsCanBeChanged()
    {
        const FigurePtr figure = frontFigure(fixtures::finishedFront(1), kContext, FrontSide::Test);
        FigureText text = figure->text();
        QCOMPARE(text.xLabel, QStringLiteral("Mean cost per patient (USD)"));
        QCOMPARE(text.yLabel, QStringLiteral("F1 on test patients"));
        QCOMPARE(text.caption, QStringLiteral("Test patients: 1,000, of whom 100 are cases · front chosen by F1 on "
                                              "validation patients · 95 % intervals by bootstrap · Lattice, seed 1"));
        const QImage before = painted(*figure, {500, 350}, text);
        text.title.clear();
        text.caption.clear();
        text.legend = false;
        const QImage bare = painted(*figure, {500, 350}, text);
        QVERIFY(before != bare);
        text.yLabel = QStringLiteral("Something else");
        QVERIFY(painted(*figure, {500, 350}, text) != bare);
    }

    // The first row is the cheapest policy on the front: $0 and 70/195 on test; λ 4, ρ −0.01.
    void theDataBehindItHaveADecimalPointInEveryLanguage()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        const FigureTable table = frontFigure(fixtures::finishedFront(1), kContext, FrontSide::Test)->table();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(table.rows.size(), std::size_t(6)); // four policies, no panels, all panels
        const QStringList& first = table.rows.front();
        QCOMPARE(first.size(), table.columns.size());
        QCOMPARE(first[2], QStringLiteral("4"));
        QCOMPARE(first[3], QStringLiteral("-0.01"));
        QCOMPARE(first[4].toDouble(), 0.0);
        QVERIFY(std::abs(first[7].toDouble() - 70.0 / 195.0) < 1e-12);
        QCOMPARE(first[8], QStringLiteral("0.3"));
        QCOMPARE(table.rows[5][4], QStringLiteral("260"));
    }

    // The optimum is that of all possible patients. Of those who are shown a policy may do better by chance, and then
    // nothing says that it cannot.
    void theBestPossibleIsSaidToBeThatOfAllPatients()
    {
        FrontScene scene = frontScene(fixtures::finishedFront(1), FrontSide::Test, std::nullopt);
        scene.optimum = {{0.0, 0.3}, {40.0, 0.5}}; // 0.564 was reached on test
        const auto entry = [&scene] {
            for (const LegendEntry& one : legendOf(scene, 0))
                if (one.words.startsWith(QStringLiteral("Best possible")))
                    return one;
            return LegendEntry();
        };
        QVERIFY(entry().words.contains(QStringLiteral("all patients")));
        QVERIFY(entry().tip.contains(QStringLiteral("by chance")) && !entry().tip.contains(QStringLiteral("cross")));
        scene.side = FrontSide::Expected;
        QVERIFY(entry().tip.contains(QStringLiteral("No policy can cross")));
    }

    void itKnowsThePolicyThatIsChosen()
    {
        const core::FrontRecord record = fixtures::finishedFront(7);
        FrontChoice choice;
        choice.selected = FrontDot{.kind = FrontDot::Kind::OnFront, .policy = 3};
        const FigureOrigin origin = frontFigure(record, kContext, FrontSide::Test, choice)->origin();
        QVERIFY(origin.policy == core::PolicyRef(core::FrontPolicyRef{.front = {7}, .policy = 3}));
        QVERIFY(origin.shape == core::RewardShape({.lambda = 4.0, .rho = -0.01}));
        QCOMPARE(origin.name, QStringLiteral("P7-2")); // its place along the front, not among the points
        QVERIFY(!frontFigure(record, kContext, FrontSide::Test)->origin().policy);
    }
};

PANELWISE_TEST(FrontFigureTest)

} // namespace front_figure_test

#include "front_figure_test.moc"
