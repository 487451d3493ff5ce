#pragma once

#include "ui/plots/curve_plot.h"
#include "ui/widgets/card.h"

class QLabel;

namespace ui {

class FlowLayout;

// Curves with what they show above them: title, newest value, and a legend that repeats colour, dash and marker.
class PlotCard : public Card {
    Q_OBJECT

public:
    PlotCard(const QString& title, PlotAxes axes, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSeries(std::vector<CurveSeries> series);
    void setValue(const QString& text);
    CurvePlot& plot() { return *m_plot; }

private:
    void showLegend();

    Theme m_theme;
    QLabel* m_value;
    FlowLayout* m_legend;
    CurvePlot* m_plot;
};

} // namespace ui
