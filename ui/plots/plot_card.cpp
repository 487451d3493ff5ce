#include "ui/plots/plot_card.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/labels.h"

#include <QBoxLayout>
#include <QPainter>

namespace ui {
namespace {

// A piece of the line as it is drawn in the plot.
class Swatch : public QWidget {
public:
    Swatch(const SeriesLook& look, const Theme& theme) : m_look(look), m_theme(theme)
    {
        setFixedSize(theme.px(28), theme.px(12));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = colourOf(m_look.colour, m_theme);
        QPen pen(colour, 1.75 * m_theme.zoom);
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
    Theme m_theme;
};

QWidget* legendEntry(const CurveSeries& series, const Theme& theme)
{
    auto* entry = new QWidget;
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(5);
    row->addWidget(new Swatch(series.look, theme));
    row->addWidget(makeLabel(series.label, TypeSize::Caption, Tone::Secondary));
    return entry;
}

} // namespace

PlotCard::PlotCard(const QString& title, PlotAxes axes, QWidget* parent)
    : Card(parent),
      m_theme(lightTheme()),
      m_value(makeLabel({}, TypeSize::Body)),
      m_legend(new FlowLayout),
      m_plot(new CurvePlot(std::move(axes)))
{
    body()->setSpacing(4);
    body()->setContentsMargins(12, 10, 12, 4);
    auto* name = new ElidedLabel(title);
    name->setProperty("type", QStringLiteral("strong"));
    m_value->setProperty("type", QStringLiteral("strong"));
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(name, 1);
    head->addWidget(m_value);
    body()->addLayout(head);
    body()->addLayout(m_legend);
    body()->addWidget(m_plot, 1);
}

void PlotCard::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_plot->setTheme(theme);
    showLegend();
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

void PlotCard::showLegend()
{
    while (QLayoutItem* item = m_legend->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const CurveSeries& series : m_plot->series())
        m_legend->addWidget(legendEntry(series, m_theme));
}

} // namespace ui
