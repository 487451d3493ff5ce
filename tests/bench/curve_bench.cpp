// SPDX-License-Identifier: GPL-3.0-or-later

// How many pictures a second of fifty curves with ten thousand points each: as the train page draws them (one policy
// before forty-eight others), and with every one of them in full.
#include "ui/common/theme/theme.h"
#include "ui/figures/charts/curve_canvas.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QWidget>

#include <cmath>

namespace {

using Look = ui::SeriesLook;

std::vector<ui::CurveSeries> fiftyCurves(bool allInFull)
{
    std::vector<ui::CurveSeries> all;
    for (int curve = 0; curve < 50; ++curve) {
        ui::CurveSeries one;
        one.look.dash = curve % 2 == 0 ? Look::Dash::Solid : Look::Dash::Dashed;
        one.look.colour = allInFull || curve < 2 ? Look::Colour::Policy : Look::Colour::Others;
        for (int i = 0; i < 10'000; ++i)
            one.points.emplace_back(i, 0.5 + 0.005 * curve * std::sin(0.002 * i) + 0.02 * std::sin(1.7 * i));
        all.push_back(std::move(one));
    }
    return all;
}

ui::PlotAxes axes()
{
    const auto text = [](double value) { return QString::number(value); };
    return {.xLabel = QStringLiteral("Steps"),
            .yName = QStringLiteral("F1"),
            .emptyText = {},
            .xText = text,
            .yText = text,
            .yLowest = 0.0,
            .yHighest = 1.0};
}

struct Shown {
    explicit Shown(bool allInFull) : curves(fiftyCurves(allInFull)), canvas(&window, curves)
    {
        window.resize(520, 260);
        canvas.widget()->resize(520, 260);
        canvas.setAxes(axes());
        canvas.curvesChanged();
        canvas.setTheme(ui::lightTheme());
        window.show();
    }
    QWidget window;
    std::vector<ui::CurveSeries> curves;
    ui::CurveCanvas canvas;
};

// A point is added to each curve, everything is brought in sight and drawn.
void growAndDraw(benchmark::State& state)
{
    Shown shown(state.range(0) != 0);
    double x = 10'000;
    for (auto _ : state) {
        for (std::size_t i = 0; i < shown.curves.size(); ++i) {
            shown.curves[i].points.emplace_back(x, 0.5);
            shown.canvas.pointsChanged(i);
        }
        x += 1.0;
        shown.canvas.fit(axes());
        shown.canvas.drawNow();
    }
    state.counters["pictures/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

void moveCrosshair(benchmark::State& state)
{
    Shown shown(state.range(0) != 0);
    shown.canvas.fit(axes());
    shown.canvas.drawNow();
    double x = 0.0;
    for (auto _ : state) {
        x = std::fmod(x + 37.0, 10'000.0);
        shown.canvas.showCrosshair(x, QStringLiteral("Steps: 1"));
        shown.window.repaint();
    }
    state.counters["pictures/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

BENCHMARK(growAndDraw)->ArgName("full")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(moveCrosshair)->ArgName("full")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace
