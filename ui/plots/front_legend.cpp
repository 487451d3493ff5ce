#include "ui/plots/front_legend.h"

#include "ui/text/number_text.h"
#include "ui/widgets/labels.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

using Sign = LegendEntry::Sign;

QString say(const char* text)
{
    return QCoreApplication::translate("FrontLegend", text);
}

class Swatch : public QWidget {
public:
    Swatch(Sign sign, const Theme& theme) : m_sign(sign), m_theme(theme)
    {
        setFixedSize(theme.px(sign == Sign::Front || sign == Sign::Optimum ? 26 : 14), theme.px(12));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        switch (m_sign) {
        case Sign::Front:
            painter.setPen(QPen(m_theme.plotBlue, 1.75 * m_theme.zoom));
            painter.drawLine(QPointF(1, middle.y()), QPointF(width() - 1, middle.y()));
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.plotBlue);
            painter.drawEllipse(middle, m_theme.px(4), m_theme.px(4));
            break;
        case Sign::Optimum: {
            QPen dashes(m_theme.text, 1.25 * m_theme.zoom);
            dashes.setDashPattern({6.0, 4.0});
            painter.setPen(dashes);
            painter.drawLine(QPointF(0, middle.y()), QPointF(width(), middle.y()));
            break;
        }
        case Sign::Band: {
            QColor band = m_theme.plotBlue;
            band.setAlphaF(0.25F);
            painter.fillRect(rect(), band);
            break;
        }
        case Sign::Dominated:
            painter.setPen(QPen(m_theme.axis, m_theme.px(1.25)));
            painter.setBrush(m_theme.surface);
            painter.drawEllipse(middle, m_theme.px(3.5), m_theme.px(3.5));
            break;
        case Sign::Fixed: {
            const double half = m_theme.px(5.5);
            painter.setPen(QPen(m_theme.text, 1));
            painter.setBrush(m_theme.plotOrange);
            painter.drawPolygon(QPolygonF{{middle.x(), middle.y() - half},
                                          {middle.x() + half, middle.y()},
                                          {middle.x(), middle.y() + half},
                                          {middle.x() - half, middle.y()}});
            break;
        }
        case Sign::None:
            break;
        }
    }

private:
    Sign m_sign;
    Theme m_theme;
};

} // namespace

std::vector<LegendEntry> legendOf(const FrontScene& scene, std::size_t outOfSight)
{
    const auto there = [&scene](FrontDot::Kind kind) {
        return std::any_of(scene.dots.begin(), scene.dots.end(), [kind](const auto& dot) { return dot.kind == kind; });
    };
    std::vector<LegendEntry> entries;
    if (scene.onFront > 0)
        entries.push_back({Sign::Front, say(QT_TRANSLATE_NOOP("FrontLegend", "Front")),
                           say(QT_TRANSLATE_NOOP("FrontLegend", "No policy that was found is better for less money"))});
    if (!scene.band.empty())
        entries.push_back({Sign::Band, say(QT_TRANSLATE_NOOP("FrontLegend", "95 % band")),
                           say(QT_TRANSLATE_NOOP("FrontLegend",
                                                 "Where the front lies in 95 of 100 samples of patients like these"))});
    if (there(FrontDot::Kind::Dominated))
        entries.push_back(
            {Sign::Dominated, say(QT_TRANSLATE_NOOP("FrontLegend", "Dominated")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "Another policy is at least as good for no more money"))});
    if (there(FrontDot::Kind::AllPanels) || there(FrontDot::Kind::NoPanels))
        entries.push_back({Sign::Fixed, say(QT_TRANSLATE_NOOP("FrontLegend", "The same for everybody")),
                           say(QT_TRANSLATE_NOOP("FrontLegend", "All panels, or none, whatever the results"))});
    if (!scene.optimum.empty())
        entries.push_back(
            {Sign::Optimum, say(QT_TRANSLATE_NOOP("FrontLegend", "Best possible on average")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "Nobody can cross this line over all patients there can be. "
                                                  "Among some hundred patients a figure may lie above by chance."))});
    if (outOfSight > 0)
        entries.push_back(
            {Sign::None, say(QT_TRANSLATE_NOOP("FrontLegend", "Out of sight: %1")).arg(countText(outOfSight)),
             say(QT_TRANSLATE_NOOP("FrontLegend", "Drag the plot or turn the wheel; a double click shows the front"))});
    return entries;
}

QWidget* makeLegendEntry(const LegendEntry& entry, const Theme& theme)
{
    auto* made = new QWidget;
    made->setToolTip(entry.tip);
    auto* row = new QHBoxLayout(made);
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(5);
    if (entry.sign != Sign::None)
        row->addWidget(new Swatch(entry.sign, theme));
    row->addWidget(makeLabel(entry.words, TypeSize::Caption, Tone::Secondary));
    return made;
}

} // namespace ui
