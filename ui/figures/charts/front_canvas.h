// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_extent.h"
#include "ui/figures/charts/front_overlay.h"
#include "ui/figures/charts/front_words.h"
#include "ui/figures/charts/plot_canvas.h"

#include <QPointF>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

class QCPAxisRect;
class QCPGraph;

namespace ui {

class FrontRivalsLayer;

// What the user points at, chose or asked for.
struct FrontMarks {
    std::optional<std::size_t> selected, hovered; // dots of the scene
    QString selectedText, hoveredText;
    std::vector<std::size_t> pinned; // dots likewise, numbered from 1 in this order
    std::optional<double> budget;
    QString budgetText;
    bool budgetTooLow = false; // for any policy there is
};

// The drawing of a FrontPlot. What costs far more than the front stands beyond a break of the axis.
class FrontCanvas : public PlotCanvas {
    Q_OBJECT

public:
    explicit FrontCanvas(QWidget* parent);
    ~FrontCanvas() override;

    void setWords(const FrontWords& words);
    void setScene(const FrontScene& scene);
    void setMarks(const FrontMarks& marks);
    void fit(const FrontExtent& extent); // so that this is in sight
    void fitTicks(const QSizeF& size) override;
    std::optional<QRectF> flag() const;                              // of the budget, in the widget
    std::optional<QPointF> positionOf(std::size_t dot) const;        // in the widget; unset: not in sight
    std::optional<std::size_t> dotAt(const QPointF& position) const; // within reach of the mouse
    std::size_t outOfSight() const;                                  // dots that are

Q_SIGNALS:
    void pointedAt(std::optional<std::size_t> dot);
    void dotClicked(std::size_t dot, bool withShift);
    void budgetMoved(double cost); // while its line is dragged
    void budgetTypingWanted();     // by a double click on its flag
    void overviewWanted();         // by one anywhere else

private:
    void applyTheme() override;
    void pressed(const QMouseEvent& event) override;
    void moved(const QMouseEvent& event) override;
    void released(const QMouseEvent& event) override;
    void doubleClicked(const QMouseEvent& event) override;
    void makeGraphs();
    void setMargins();
    void showScene();
    void placeFarPart();
    FrontSketch sketch() const;
    void addLinesTo(std::vector<QPointF>& obstacles) const;
    void addArrowsTo(FrontSketch& sketch) const;
    FrontSketch::Dot sketchOf(std::size_t dot, const QString& text) const;
    std::optional<FrontSketch::Budget> sketchedBudget() const;
    bool isFar(const FrontDot& dot) const { return dot.kind == FrontDot::Kind::AllPanels && m_farCost; }
    QPointF pixel(double cost, double value, bool far = false) const;
    bool overBudget(const QPointF& position) const;

    QCPAxisRect* m_main;
    QCPAxisRect* m_far; // beyond the break
    QCPGraph* m_bandLow = nullptr;
    QCPGraph* m_bandHigh = nullptr;
    QCPGraph* m_optimum = nullptr;
    QCPGraph* m_preview = nullptr;
    QCPGraph* m_front = nullptr;
    QCPGraph* m_dominated = nullptr;
    QCPGraph* m_former = nullptr;
    QCPGraph* m_marks = nullptr;
    QCPGraph* m_farMarks = nullptr;
    std::unique_ptr<FrontRivalsLayer> m_rivals; // below the dots
    FrontWords m_words;
    FrontScene m_scene;
    FrontMarks m_shown;
    std::optional<double> m_farCost;
    std::optional<QPointF> m_pressedAt;
    bool m_draggingBudget = false;
};

} // namespace ui
