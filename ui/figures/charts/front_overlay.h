// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

// What stands on top of a drawn front, in pixels of the plot.
struct FrontSketch {
    struct Dot {
        QPointF at;
        QString text;                            // two lines; the first is set bold
        std::optional<QLineF> valueBar, costBar; // 95 % intervals
    };
    struct Mark {
        QPointF at;
        QString text;
        bool beyondBreak = false; // stands in the narrow part
        bool optional = false;    // left without words where they would cover others
    };
    struct Budget {
        double x = 0.0;
        QString text;
        QString beyond;      // what is said beyond its line; empty: nothing, and it is not shaded
        bool tooLow = false; // nothing is to be had for it
    };
    struct Pin {
        QPointF at;
        int number = 0; // from 1
    };
    QRectF area;                    // where the front is drawn
    std::optional<QRectF> far;      // the part beyond the break of the axis
    std::vector<QPointF> obstacles; // dots that no words should cover
    std::vector<QRectF> words = {}; // that stand there already
    std::vector<Mark> marks;
    std::vector<QLineF> arrows; // validation to test
    std::vector<Pin> pins;
    std::optional<Dot> selected, hovered;
    std::optional<Budget> budget;
    QString emptyText; // instead of all of it
};

void paintBeyondBudget(QPainter& painter, const FrontSketch& sketch, const Theme& theme); // under the front
void paintOverlay(QPainter& painter, FrontSketch sketch, const Theme& theme);             // on top of it

void paintArrow(QPainter& painter, const QLineF& arrow, const Theme& theme);

// Where the budget's flag stands, above its line.
QRectF flagOf(const FrontSketch::Budget& budget, const QRectF& area, const Theme& theme);
// Where a box of words about a dot hides least.
QRectF boxBeside(const QPointF& dot, const QSizeF& size, const FrontSketch& sketch, double gap);

} // namespace ui
