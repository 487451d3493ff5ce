// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/front_extent.h"
#include "ui/figures/charts/front_words.h"

#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;
class QWidget;

namespace ui {

// What the user points at, chose or asked for.
struct FrontMarks {
    std::optional<std::size_t> selected, hovered; // dots of the scene
    QString selectedText, hoveredText;
    std::vector<std::size_t> pinned; // dots likewise, numbered from 1 in this order
    std::optional<double> budget;
    QString budgetText;
    bool budgetTooLow = false; // for any policy there is
};

// The drawing of a FrontPlot, done by QCustomPlot, which only its source file sees. What costs far more than the front
// stands beyond a break of the axis.
class FrontCanvas {
public:
    struct Callbacks { // of the user
        std::function<void(std::optional<std::size_t> dot)> pointAt;
        std::function<void(std::size_t dot)> choose;
        std::function<void(std::size_t dot)> pin;    // or no longer
        std::function<void(double cost)> moveBudget; // while its line is dragged
        std::function<void()> typeBudget;
        std::function<void()> lookCloser;
        std::function<void()> seeAll;
    };
    FrontCanvas(QWidget* parent, Callbacks callbacks);
    ~FrontCanvas();

    QWidget* widget() const; // the parent's
    void setTheme(const Theme& theme);
    void setWords(const FrontWords& words);
    void setScene(const FrontScene& scene);
    void setMarks(const FrontMarks& marks);
    void fit(const FrontExtent& extent); // so that this is in sight
    void setTickCountsFor(const QSizeF& size);
    void draw(); // soon
    // Once, from (0, 0), as lines and letters; the widget need not be on a screen.
    void paint(QPainter& painter, const QSize& size) const;
    std::optional<QRectF> flag() const;                              // of the budget, in the widget
    std::optional<QPointF> positionOf(std::size_t dot) const;        // in the widget; unset: not in sight
    std::optional<std::size_t> dotAt(const QPointF& position) const; // within reach of the mouse
    std::size_t outOfSight() const;                                  // dots that are

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace ui
