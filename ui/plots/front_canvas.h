#pragma once

#include "ui/models/front_scene.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace ui {

// What is written in and beside the plot of a front.
struct FrontWords {
    QString xLabel, yLabel;
    QString emptyText;                            // in the middle as long as there is nothing to draw
    std::function<QString(double)> cost, value;   // of ticks
    std::function<QString(const FrontDot&)> mark; // what stands beside no panels and all panels
};

// What the user points at, chose or asked for.
struct FrontMarks {
    std::optional<std::size_t> selected, hovered; // dots of the scene
    QString selectedText, hoveredText;
    std::optional<double> budget;
    QString budgetText;
};

// The drawing of a FrontPlot, done by QCustomPlot, which only its source file sees. What costs far more than the front
// stands beyond a break of the axis.
class FrontCanvas {
public:
    struct Wishes { // of the user
        std::function<void(std::optional<std::size_t> dot)> pointAt;
        std::function<void(std::size_t dot)> choose;
        std::function<void(double cost)> moveBudget; // while its line is dragged
        std::function<void()> lookCloser;
        std::function<void()> seeAll;
    };
    FrontCanvas(QWidget* parent, Wishes wishes);
    ~FrontCanvas();

    QWidget* widget() const; // the parent's
    void setTheme(const Theme& theme);
    void setWords(const FrontWords& words);
    void setScene(const FrontScene& scene);
    void setMarks(const FrontMarks& marks);
    void fit(); // so that the front and what it is compared with are in sight
    void setTickCounts(int x, int y);
    void draw();                                                     // soon
    std::optional<QPointF> positionOf(std::size_t dot) const;        // in the widget; unset: not in sight
    std::optional<std::size_t> dotAt(const QPointF& position) const; // within reach of the mouse
    std::size_t outOfSight() const;                                  // dots that are

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace ui
