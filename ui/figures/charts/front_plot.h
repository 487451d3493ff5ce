// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_canvas.h"
#include "ui/figures/charts/plot_widget.h"

#include <optional>
#include <vector>

namespace ui {

class MoneySpinBox;

// Mean cost per patient against what it buys: the front as a line with discs, dominated policies hollow, the band in
// which it lies in 95 of 100 samples, what everybody would get with all panels or with none, and the best possible
// where it is known. A click chooses a dot and one with Shift pins it, Left and Right go along the front, P pins, Z
// looks at its steep part; the budget's line can be dragged and its flag typed into (B); the wheel looks closer and a
// double click shows the front again.
class FrontPlot : public PlotWidget {
    Q_OBJECT

public:
    // The front and what it is compared with; its steep part; every dot; wherever the user went.
    enum class View { Overview, Steep, Whole, Free };
    explicit FrontPlot(QWidget* parent = nullptr);

    void setCurrency(const QString& currency);
    void setEmptyText(const QString& text);
    void setScene(const FrontScene& scene); // the choice stays with the same policy
    const FrontScene& scene() const { return m_scene; }
    void setSelected(std::optional<std::size_t> dot); // without a signal
    std::optional<std::size_t> selected() const { return m_marks.selected; }
    std::optional<std::size_t> hovered() const { return m_marks.hovered; }
    void setPinned(const std::vector<std::size_t>& dots); // numbered in this order
    // Without a signal. `best` is the policy to be had for it; too low: there is none.
    void setBudget(std::optional<double> budget, std::optional<std::size_t> best = {}, bool tooLow = false);
    std::optional<double> budget() const { return m_marks.budget; }
    void setView(View view);
    View view() const { return m_view; }
    FrontExtent extent() const; // of the view; wherever the user went: of the overview
    using PlotWidget::repaintAtOnce;
    void typeBudget(); // opens its flag

    QString wordsFor(std::size_t dot) const;                  // name and figures, as written beside it
    std::optional<QPointF> positionOf(std::size_t dot) const; // in this widget; unset: not in sight, or not shown yet
    std::size_t outOfSight() const;                           // dots one has to zoom or drag to

Q_SIGNALS:
    void dotChosen(std::size_t dot);
    void pinWanted(std::size_t dot); // or no longer
    void budgetMoved(double cost);
    void viewChanged(); // what is out of sight may have changed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::unique_ptr<PlotCanvas> makeCanvas() override;
    void drawCanvas() override;
    void mouseLeft() override;
    void showWords();
    void describe();
    void choose(std::size_t dot);
    void hover(std::optional<std::size_t> dot);
    FrontWords words() const;
    void endTyping(bool counts);

    QString m_currency;
    QString m_emptyText;
    FrontScene m_scene;
    FrontMarks m_marks;
    std::optional<std::size_t> m_bestWithin; // the budget
    View m_view = View::Overview;
    MoneySpinBox* m_typed = nullptr; // while a budget is typed
    FrontCanvas* m_canvas = nullptr; // from the first show on
};

} // namespace ui
