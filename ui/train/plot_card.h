// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/figures/charts/curve_plot.h"
#include "ui/figures/figure.h"

class QHBoxLayout;
class QLabel;

namespace ui {

class ElidedLabel;
class FlowLayout;

// A piece of the line as it is drawn in the plot, beside what it is.
QWidget* makeLegendEntry(const QString& label, const SeriesLook& look, bool range, const Theme& theme);

// Curves with what they show above them: title, newest value, and, where it stands alone, a legend that repeats
// colour, dash and marker.
class PlotCard : public Card {
    Q_OBJECT

public:
    // `name` is the one of its figure in files.
    PlotCard(const QString& name, const QString& title, PlotAxes axes, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setTitle(const QString& title, const QString& subtitle);
    void setTitleWidget(QWidget* chooser); // in place of the title
    void setSeries(std::vector<CurveSeries> series);
    void setValue(const QString& text);
    void setLegend(bool shown);
    void setOrigin(FigureOrigin origin, const QString& caption);
    FigurePtr figure() const; // null: nothing is drawn yet
    CurvePlot& plot() { return *m_plot; }
    const CurvePlot& plot() const { return *m_plot; }

private:
    void showLegend();

    QString m_name;
    Theme m_theme;
    FigureOrigin m_origin;
    QString m_caption;
    QHBoxLayout* m_head;
    ElidedLabel* m_title;
    ElidedLabel* m_subtitle;
    QLabel* m_value;
    QWidget* m_legendArea;
    FlowLayout* m_legend;
    CurvePlot* m_plot;
};

} // namespace ui
