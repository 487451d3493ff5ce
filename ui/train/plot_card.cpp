// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/plot_card.h"

#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"
#include "ui/figures/charts/curve_figure.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

class Swatch : public QWidget {
public:
    Swatch(const SeriesLook& look, bool range, const Theme& theme) : m_look(look), m_range(range), m_theme(theme)
    {
        setFixedSize(theme.px(28), theme.px(12));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = colourOf(m_look.colour, m_theme);
        if (m_range) {
            QColor band = colour;
            band.setAlphaF(0.16F);
            painter.fillRect(rect(), band);
        }
        QPen pen(colour, m_look.colour == SeriesLook::Colour::Others ? 1.0 : 1.75 * m_theme.zoom);
        if (m_look.dash == SeriesLook::Dash::Dashed)
            pen.setDashPattern({4.0, 3.0});
        painter.setPen(pen);
        const QPointF middle = QRectF(rect()).center();
        painter.drawLine(QPointF(1, middle.y()), QPointF(width() - 1, middle.y()));
        painter.setPen(QPen(colour, m_theme.px(1.5)));
        painter.setBrush(m_theme.surface);
        const double radius = m_theme.px(3);
        if (m_look.marker == SeriesLook::Marker::Disc)
            painter.drawEllipse(middle, radius, radius);
        else if (m_look.marker == SeriesLook::Marker::Square)
            painter.drawRect(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius));
    }

private:
    SeriesLook m_look;
    bool m_range;
    Theme m_theme;
};

} // namespace

QWidget* makeLegendEntry(const QString& label, const SeriesLook& look, bool range, const Theme& theme)
{
    auto* entry = new QWidget;
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(5);
    row->addWidget(new Swatch(look, range, theme));
    row->addWidget(makeLabel(label, TypeSize::Caption, Tone::Secondary));
    return entry;
}

PlotCard::PlotCard(const QString& name, const QString& title, PlotAxes axes, QWidget* parent)
    : Card(parent),
      m_name(name),
      m_theme(lightTheme()),
      m_head(new QHBoxLayout),
      m_title(new ElidedLabel(title)),
      m_subtitle(new ElidedLabel({}, TypeSize::Table, Tone::Secondary)),
      m_value(makeStrongLabel()),
      m_legendArea(new QWidget),
      m_legend(new FlowLayout(m_legendArea)),
      m_plot(new CurvePlot(std::move(axes)))
{
    body()->setSpacing(2);
    body()->setContentsMargins(12, 8, 12, 4);
    m_title->setProperty("type", QStringLiteral("strong"));
    m_subtitle->setOptional(true);
    m_head->setSpacing(8);
    m_head->addWidget(m_title);
    m_head->addWidget(m_subtitle, 1);
    m_head->addWidget(m_value);
    body()->addLayout(m_head);
    m_legend->setContentsMargins(0, 0, 0, 0);
    m_legendArea->hide();
    body()->addWidget(m_legendArea);
    body()->addWidget(m_plot, 1);
    addFigureMenu(*m_plot, [this] { return figure(); });
}

void PlotCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_plot->setTheme(theme);
    showLegend();
}

void PlotCard::setTitle(const QString& title, const QString& subtitle)
{
    m_title->setText(title);
    m_subtitle->setText(subtitle);
}

void PlotCard::setTitleWidget(QWidget* chooser)
{
    m_title->hide();
    m_head->insertWidget(0, chooser);
}

void PlotCard::setSeries(std::vector<CurveSeries> series)
{
    m_plot->setSeries(std::move(series));
    showLegend();
}

void PlotCard::setValue(const QString& text)
{
    m_value->setText(text);
}

void PlotCard::setLegend(bool shown)
{
    m_legendArea->setVisible(shown);
    showLegend();
}

void PlotCard::setOrigin(FigureOrigin origin, const QString& caption)
{
    m_origin = std::move(origin);
    m_caption = caption;
}

void PlotCard::showLegend()
{
    deleteWidgets(*m_legend);
    if (m_legendArea->isHidden())
        return;
    for (const CurveSeries& series : m_plot->series())
        if (!series.isBackground())
            m_legend->addWidget(makeLegendEntry(series.label, series.look, !series.low.empty(), m_theme));
}

FigurePtr PlotCard::figure() const
{
    const std::vector<CurveSeries>& curves = m_plot->series();
    if (std::ranges::all_of(curves, [](const CurveSeries& one) { return one.points.empty(); }))
        return nullptr;
    const PlotAxes& axes = m_plot->axes();
    FigureText text{.title = m_title->text(), .xLabel = axes.xLabel, .yLabel = axes.yName, .caption = m_caption};
    return std::make_shared<CurveFigure>(
        FigureFacts{m_name, std::move(text), m_origin},
        CurveFigure::Content{.axes = axes, .curves = curves, .smooth = m_plot->isSmooth()});
}

} // namespace ui
