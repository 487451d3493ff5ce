// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/comparison.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

// One model's curve in a chart. The points are joined in their order; x need not rise.
struct ChartCurve {
    QString label;
    ModelStyle style;
    std::vector<QPointF> points = {};
    std::vector<double> low = {}, high = {}; // an interval at every point; empty: none
    bool band = false;                       // shows the interval as a band, else as bars
    bool markers = false;                    // at every point
    std::optional<QPointF> mark = {};        // where the model stands at the threshold
};

// What curves are judged by: "treat all", a coin.
struct ChartReference {
    QString label;
    std::vector<QPointF> points;
    bool strong = false; // as visible as an axis, else thin and dashed
    std::optional<QPointF> labelAt = {};
    bool labelEndsThere = false; // else it begins there
};

// A filled shape, such as the outline of a histogram.
struct ChartArea {
    enum class Meaning { Ill, NotIll };
    QString label;
    Meaning meaning = Meaning::NotIll;
    std::vector<QPointF> outline;
};

struct ChartAxis {
    QString label;
    double low = 0.0, high = 1.0;
    std::function<QString(double)> text; // of its ticks
    int mostTicks = 6;
};

// Everything a chart of lines shows: a value that the screen, a file and the report draw alike.
struct LineChart {
    QString name; // of its files
    QString title;
    QString caption;
    QString emptyText; // in the middle where there is nothing to draw
    ChartAxis x, y;
    std::vector<ChartReference> references = {};
    std::vector<ChartArea> areas = {};
    std::vector<ChartCurve> curves = {};
    std::optional<double> threshold = {}; // a line across, where x is the threshold
    bool movesThreshold = false;          // x is the threshold: dragging in the chart moves it
    QString intervalName = {};            // in the table behind it; empty: there is none

    bool isEmpty() const { return curves.empty() && areas.empty(); }
};

} // namespace ui
