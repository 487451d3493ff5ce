// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/figures/charts/curve_figure.h"
#include "ui/figures/charts/curve_plot.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace curve_plot_test {

using namespace ui;

namespace {

PlotAxes plainAxes()
{
    return {.xLabel = QStringLiteral("Steps"),
            .yName = QStringLiteral("F1"),
            .emptyText = QStringLiteral("Nothing yet"),
            .xText = [](double x) { return QString::number(x); },
            .yText = [](double y) { return QString::number(y); },
            .yLowest = 0.0,
            .yHighest = 1.0};
}

CurveSeries line(const char* label, SeriesLook look, std::vector<QPointF> points)
{
    return {.label = QString::fromLatin1(label), .look = look, .points = std::move(points)};
}

constexpr SeriesLook kSolid{.dash = SeriesLook::Dash::Solid, .marker = SeriesLook::Marker::None};
constexpr SeriesLook kDashed{.dash = SeriesLook::Dash::Dashed, .marker = SeriesLook::Marker::None};

QWidget* canvasOf(CurvePlot& plot)
{
    return plot.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

// How many pixels of a colour there are in the columns between two shares of the width.
int pixelsOf(const QImage& picture, const QColor& colour, double from, double to)
{
    int count = 0;
    for (int x = int(from * picture.width()); x < int(to * picture.width()); ++x)
        for (int y = 0; y < picture.height(); ++y)
            count += QColor(picture.pixel(x, y)) == colour;
    return count;
}

QImage pictureOf(CurvePlot& plot)
{
    plot.resize(600, 400);
    plot.show();
    QTest::qWait(250); // pictures come at most every 100 ms
    plot.clearFocus(); // its outline has the colour of the line
    return plot.grab().toImage();
}

void moveMouse(QWidget& widget, const QPointF& to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void turnWheel(QWidget& widget)
{
    const QPointF middle = widget.rect().center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

class CurvePlotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, lightTheme()); }

    void nothingIsDrawnBeforeItIsShown()
    {
        CurvePlot plot(plainAxes());
        plot.setSeries({line("a", kSolid, {{0, 0.1}, {1, 0.2}})});
        plot.addPoints(0, std::vector<QPointF>{{2, 0.3}});
        QVERIFY(!canvasOf(plot));
        plot.show();
        QVERIFY(canvasOf(plot));
    }

    void aDashedLineHasGapsAndASolidOneHasNot()
    {
        const Theme theme = lightTheme();
        CurvePlot solid(plainAxes());
        solid.setSeries({line("a", kSolid, {{0, 0.5}, {10, 0.5}})});
        CurvePlot dashed(plainAxes());
        dashed.setSeries({line("a", kDashed, {{0, 0.5}, {10, 0.5}})});
        const int whole = pixelsOf(pictureOf(solid), theme.plotBlue, 0.2, 0.8);
        const int broken = pixelsOf(pictureOf(dashed), theme.plotBlue, 0.2, 0.8);
        QVERIFY(broken > 0);
        QVERIFY2(broken < 0.8 * whole, qPrintable(QStringLiteral("%1 of %2").arg(broken).arg(whole)));
    }

    void anUndefinedValueLeavesAGap()
    {
        const Theme theme = lightTheme();
        CurvePlot plot(plainAxes());
        const double none = std::nan("");
        plot.setSeries({line("a", kSolid, {{0, 0.5}, {40, 0.5}, {45, none}, {55, none}, {60, 0.5}, {100, 0.5}})});
        const QImage picture = pictureOf(plot);
        QVERIFY(pixelsOf(picture, theme.plotBlue, 0.2, 0.35) > 0);
        QCOMPARE(pixelsOf(picture, theme.plotBlue, 0.5, 0.53), 0);
        QVERIFY(pixelsOf(picture, theme.plotBlue, 0.75, 0.9) > 0);
    }

    void itTakesTheColoursOfTheThemeItIsGivenLast()
    {
        CurvePlot plot(plainAxes());
        plot.setSeries({line("a", kSolid, {{0, 0.5}, {10, 0.6}})});
        const QImage light = pictureOf(plot);
        QVERIFY(pixelsOf(light, lightTheme().surface, 0, 1) > light.width() * light.height() / 2);
        plot.setTheme(darkTheme());
        const QImage dark = pictureOf(plot);
        QVERIFY(pixelsOf(dark, darkTheme().surface, 0, 1) > dark.width() * dark.height() / 2);
        QVERIFY(pixelsOf(dark, darkTheme().plotBlue, 0, 1) > 0);
    }

    void theNewestIsFollowedUntilTheUserLooksCloser()
    {
        CurvePlot plot(plainAxes());
        plot.setSeries({line("a", kSolid, {{0, 0.5}, {10, 0.6}})});
        (void)pictureOf(plot);
        QSignalSpy changes(&plot, &CurvePlot::followingChanged);
        QVERIFY(plot.isFollowing());
        turnWheel(*canvasOf(plot));
        QVERIFY(!plot.isFollowing());
        QTest::mouseDClick(canvasOf(plot), Qt::LeftButton);
        QVERIFY(plot.isFollowing());
        QCOMPARE(changes.count(), 2);
    }

    void theMouseShowsTheValuesOfTheNearestPoint()
    {
        CurvePlot plot(plainAxes());
        plot.setSeries({line("validation", kSolid, {{0, 0.25}, {10, 0.5}}), line("training", kDashed, {{0, 0.75}})});
        (void)pictureOf(plot);
        QSignalSpy moves(&plot, &CurvePlot::crosshairMoved);
        moveMouse(*canvasOf(plot), {540, 200});
        QCOMPARE(plot.crosshairText(), QStringLiteral("Steps: 10\nvalidation: 0.5\ntraining: 0.75"));
        QVERIFY(moves.count() > 0);
        plot.setCrosshair(3.0);
        QCOMPARE(plot.crosshairText(), QStringLiteral("Steps: 0\nvalidation: 0.25\ntraining: 0.75"));
        plot.setCrosshair(std::nullopt);
        QVERIFY(plot.crosshairText().isEmpty());
    }

    void theArrowKeysWalkFromPointToPoint()
    {
        CurvePlot plot(plainAxes());
        plot.setSeries({line("a", kSolid, {{0, 0.25}, {10, 0.5}, {20, std::nan("")}})});
        (void)pictureOf(plot);
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(plot.crosshairText(), QStringLiteral("Steps: 20\na: undefined"));
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(plot.crosshairText(), QStringLiteral("Steps: 10\na: 0.5"));
        QCOMPARE(plot.accessibleDescription(), plot.crosshairText());
        QTest::keyClick(&plot, Qt::Key_Escape);
        QVERIFY(plot.crosshairText().isEmpty());
    }

    void aScreenReaderHearsWhatIsDrawnAndTheNewestValues()
    {
        CurvePlot plot(plainAxes());
        QCOMPARE(plot.accessibleName(), QStringLiteral("F1 against Steps"));
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("Nothing yet"));
        plot.setSeries({line("a", kSolid, {{0, 0.25}, {10, 0.5}})});
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("a: 0.5"));
    }

    // A run resumed at step 10 goes over steps 10 and 20 again.
    void pointsThatComeAgainReplaceWhatWasThere()
    {
        CurvePlot plot(plainAxes());
        plot.setSeries({line("a", kSolid, {{0, 0.1}, {10, 0.2}, {20, 0.3}})});
        (void)pictureOf(plot);
        plot.addPoints(0, std::vector<QPointF>{{10, 0.4}, {20, 0.5}, {30, 0.6}});
        const std::vector<QPointF> expected{{0, 0.1}, {10, 0.4}, {20, 0.5}, {30, 0.6}};
        QVERIFY(plot.series().front().points == expected);
    }

    // At 0: 0.2 and 0.4, mean 0.3. At 10: 0.6 and, half way between 0.4 and 0.8, also 0.6. At 20 only the second.
    void severalSeedsAreTheirMeanAndTheirRange()
    {
        const std::vector<QPointF> first{{0, 0.2}, {10, 0.6}};
        const std::vector<QPointF> second{{0, 0.4}, {20, 0.8}};
        const std::vector<const std::vector<QPointF>*> seeds{&first, &second};
        const CurveSeries joined = overSeeds(seeds);
        QCOMPARE(joined.points.size(), std::size_t(3));
        const double means[] = {0.3, 0.6, 0.8};
        const double lows[] = {0.2, 0.6, 0.8};
        const double highs[] = {0.4, 0.6, 0.8};
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(joined.points[i].y(), means[i]);
            QCOMPARE(joined.low[i], lows[i]);
            QCOMPARE(joined.high[i], highs[i]);
        }
    }

    void oneSeedHasNoRange()
    {
        const std::vector<QPointF> only{{0, 0.2}, {10, 0.6}};
        const std::vector<const std::vector<QPointF>*> seeds{&only};
        QVERIFY(overSeeds(seeds).points == only);
        QVERIFY(overSeeds(seeds).low.empty());
    }

    // Few points: each is the mean of itself and its two neighbours, the ends stay: (0 + 3 + 0) / 3 = 1.
    void smoothingAveragesNeighboursAndKeepsGapsAndEnds()
    {
        const double none = std::nan("");
        const std::vector<QPointF> raw{{0, 0.0}, {1, 3.0}, {2, 0.0}, {3, none}, {4, 6.0}};
        const std::vector<QPointF> smooth = smoothed(raw);
        QCOMPARE(smooth[0].y(), 0.0);
        QCOMPARE(smooth[1].y(), 1.0);
        QCOMPARE(smooth[2].y(), 1.5); // (3 + 0) / 2: the gap does not count
        QVERIFY(std::isnan(smooth[3].y()));
        QCOMPARE(smooth[4].y(), 6.0);
    }

    void theRawLineStaysInSightUnderTheSmoothOne()
    {
        CurvePlot plot(plainAxes());
        std::vector<QPointF> zigzag; // around a level line: what is drawn far from it can only be raw
        for (int i = 0; i <= 60; ++i)
            zigzag.emplace_back(i, i % 2 == 0 ? 0.3 : 0.7);
        plot.setSeries({line("a", kSolid, zigzag)});
        const QImage raw = pictureOf(plot);
        plot.setSmooth(true);
        const QImage smooth = pictureOf(plot);
        const auto ink = [](const QImage& picture, double from, double to) {
            int count = 0;
            for (int y = int(from * picture.height()); y < int(to * picture.height()); ++y)
                for (int x = picture.width() / 4; x < picture.width() * 3 / 4; ++x)
                    count += QColor(picture.pixel(x, y)) != lightTheme().surface;
            return count;
        };
        QVERIFY(smooth != raw);
        QVERIFY(ink(smooth, 0.1, 0.2) > 200); // the upper ends of the zigzag
        QVERIFY(plot.series().front().points == zigzag);
    }

    // A single peak among ten thousand points is not lost in fewer columns than points.
    void thinningKeepsEveryExtreme()
    {
        std::vector<QPointF> points;
        for (int i = 0; i < 10'000; ++i)
            points.emplace_back(i, i == 5'003 ? 9.0 : i == 7'777 ? -9.0 : std::sin(0.01 * i));
        const std::vector<QPointF> seen = visibleExtremes(points, 0, 9'999, 300);
        QVERIFY(seen.size() <= 2 * 300 + 4);
        QVERIFY(std::ranges::count(seen, QPointF(5'003, 9.0)) == 1);
        QVERIFY(std::ranges::count(seen, QPointF(7'777, -9.0)) == 1);
        QVERIFY(std::ranges::is_sorted(seen, {}, &QPointF::x));
    }

    void whatIsZoomedIntoIsDrawnInFull()
    {
        std::vector<QPointF> points;
        for (int i = 0; i < 10'000; ++i)
            points.emplace_back(i, i % 7);
        const std::vector<QPointF> seen = visibleExtremes(points, 4'000, 4'010, 300);
        QCOMPARE(seen.size(), std::size_t(13)); // 4000 to 4010 and a neighbour on either side
        QCOMPARE(seen.front().x(), 3'999.0);
        QCOMPARE(seen.back().x(), 4'011.0);
    }

    void otherPoliciesAreDrawnButNotRead()
    {
        constexpr SeriesLook kOthers{
            .dash = SeriesLook::Dash::Solid, .marker = SeriesLook::Marker::None, .colour = SeriesLook::Colour::Others};
        CurvePlot plot(plainAxes());
        const CurveSeries read = line("a", kSolid, {{0, 0.25}, {10, 0.25}, {10, 0.8}});
        plot.setSeries({read});
        const QImage alone = pictureOf(plot);
        plot.setSeries({read, line("b", kOthers, {{0, 0.75}, {10, 0.75}})});
        const QImage both = pictureOf(plot);
        int drawn = 0;
        for (int x = 0; x < both.width(); ++x)
            for (int y = 0; y < both.height(); ++y)
                drawn += both.pixel(x, y) != alone.pixel(x, y);
        QVERIFY(drawn > 400); // most of the width of 600
        plot.setCrosshair(0.0);
        QCOMPARE(plot.crosshairText(), QStringLiteral("Steps: 0\na: 0.25"));
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("a: 0.8"));
    }

    // The same level line twice, the other one last: what is seen is the one that is looked at.
    void otherPoliciesStayBehind()
    {
        constexpr SeriesLook kOthers{
            .dash = SeriesLook::Dash::Solid, .marker = SeriesLook::Marker::None, .colour = SeriesLook::Colour::Others};
        const std::vector<QPointF> level{{0, 0.5}, {10, 0.5}};
        CurvePlot alone(plainAxes());
        alone.setSeries({line("a", kSolid, level)});
        CurvePlot both(plainAxes());
        both.setSeries({line("a", kSolid, level), line("b", kOthers, level)});
        const QColor blue = lightTheme().plotBlue;
        QCOMPARE(pixelsOf(pictureOf(both), blue, 0.2, 0.8), pixelsOf(pictureOf(alone), blue, 0.2, 0.8));
    }

    void theFigureOfAPlotHasItsDataAndIsDrawnByTheSameCanvas()
    {
        CurveSeries banded = line("mean", kSolid, {{0, 0.5}, {10, 0.5}});
        banded.low = {0.125, 0.25};
        banded.high = {0.5, 0.75};
        const CurveFigure figure(
            {.name = QStringLiteral("training-quality"),
             .text = {.title = {}, .xLabel = QStringLiteral("Steps"), .yLabel = QStringLiteral("F1"), .caption = {}}},
            {.axes = plainAxes(), .curves = {banded}});
        QVERIFY(figure.table().rows[1] ==
                (QStringList{QStringLiteral("mean"), QStringLiteral("10"), QStringLiteral("0.5"),
                             QStringLiteral("0.25"), QStringLiteral("0.75")}));
        QImage picture(480, 320, QImage::Format_ARGB32);
        picture.fill(Qt::red);
        QPainter painter(&picture);
        figure.paint(painter, QSizeF(480, 320), figure.text(), lightTheme());
        painter.end();
        QVERIFY(pixelsOf(picture, lightTheme().plotBlue, 0.1, 0.9) > 50);
        QCOMPARE(pixelsOf(picture, Qt::red, 0.1, 0.9), 0); // all of it is painted
    }

    void fiftyCurvesOfTenThousandPointsAreTakenAndDrawn()
    {
        CurvePlot plot(plainAxes());
        std::vector<CurveSeries> all;
        for (int curve = 0; curve < 50; ++curve) {
            all.push_back(line("a", curve % 2 ? kSolid : kDashed, {}));
            for (int i = 0; i < 10'000; ++i)
                all.back().points.emplace_back(i, 0.5 + 0.009 * curve * std::sin(0.002 * i));
        }
        QElapsedTimer clock;
        clock.start();
        plot.setSeries(std::move(all));
        plot.resize(600, 400);
        plot.show();
        (void)plot.grab();
        QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
        qInfo("%lld ms to take and draw 500,000 points", static_cast<long long>(clock.elapsed()));
        // One more point for each curve, as training sends them: no drawing, no delay.
        clock.restart();
        for (std::size_t curve = 0; curve < 50; ++curve)
            plot.addPoints(curve, std::vector<QPointF>{{10'000, 0.5}});
        QVERIFY2(clock.elapsed() < 200, qPrintable(QString::number(clock.elapsed())));
    }
};

PANELWISE_TEST(CurvePlotTest)

} // namespace curve_plot_test

#include "curve_plot_test.moc"
