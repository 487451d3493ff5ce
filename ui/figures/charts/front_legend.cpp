// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_legend.h"

#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/figures/charts/front_overlay.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

using Sign = LegendEntry::Sign;

QString say(const char* text)
{
    return QCoreApplication::translate("FrontLegend", text);
}

QSizeF sizeOf(Sign sign, const Theme& theme)
{
    const bool isLine = sign == Sign::Front || sign == Sign::Preview || sign == Sign::FixedSets ||
                        sign == Sign::Optimum || sign == Sign::Shift;
    return {double(theme.px(isLine ? 26 : 14)), double(theme.px(12))};
}

void paintLine(QPainter& painter, const QRectF& area, QPen pen)
{
    painter.setPen(pen);
    painter.drawLine(QPointF(area.left() + 1, area.center().y()), QPointF(area.right() - 1, area.center().y()));
}

void paintDisc(QPainter& painter, const QPointF& middle, double radius, const QPen& pen, const QBrush& brush)
{
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawEllipse(middle, radius, radius);
}

void paintSign(QPainter& painter, Sign sign, const QRectF& area, const Theme& theme)
{
    const QPointF middle = area.center();
    switch (sign) {
    case Sign::Front:
        paintLine(painter, area, QPen(theme.plotBlue, 1.75 * theme.zoom));
        paintDisc(painter, middle, theme.px(4), Qt::NoPen, theme.plotBlue);
        break;
    case Sign::Preview:
        paintLine(painter, area, QPen(theme.plotBlue, 1.25 * theme.zoom, Qt::DotLine));
        break;
    case Sign::Optimum: {
        QPen dashes(theme.text, 1.25 * theme.zoom);
        dashes.setDashPattern({6.0, 4.0});
        paintLine(painter, area, dashes);
        break;
    }
    case Sign::FixedSets:
        paintLine(painter, area, QPen(theme.plotOrange, 1.25 * theme.zoom));
        break;
    case Sign::Shift:
        paintArrow(painter, QLineF(area.left() + 2, middle.y(), area.right() - 2, middle.y()), theme);
        break;
    case Sign::Band: {
        QColor band = theme.plotBlue;
        band.setAlphaF(0.25F);
        painter.fillRect(area, band);
        break;
    }
    case Sign::Dominated:
        paintDisc(painter, middle, theme.px(3.5), QPen(theme.axis, theme.px(1.25)), theme.surface);
        break;
    case Sign::Former: {
        const double half = theme.px(5) / 1.42;
        paintDisc(painter, middle, theme.px(5), QPen(theme.plotBlue, theme.px(1.25)), theme.surface);
        painter.drawLine(middle - QPointF(half, half), middle + QPointF(half, half));
        painter.drawLine(middle - QPointF(half, -half), middle + QPointF(half, -half));
        break;
    }
    case Sign::Fixed: {
        const double half = theme.px(5.5);
        painter.setPen(QPen(theme.text, 1));
        painter.setBrush(theme.plotOrange);
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

class Swatch : public QWidget {
public:
    Swatch(Sign sign, const Theme& theme) : m_sign(sign), m_theme(theme) { setFixedSize(sizeOf(sign, theme).toSize()); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSign(painter, m_sign, rect(), m_theme);
    }

private:
    Sign m_sign;
    Theme m_theme;
};

// Where each entry stands, line after line.
std::vector<QRectF> placesOf(const std::vector<LegendEntry>& entries, double width, const Theme& theme)
{
    const QFontMetricsF metrics(fontOf(theme, TypeSize::Caption));
    const double height = metrics.height() + theme.px(4);
    std::vector<QRectF> places;
    QPointF at;
    for (const LegendEntry& entry : entries) {
        const double needed =
            sizeOf(entry.sign, theme).width() + theme.px(5) + metrics.horizontalAdvance(entry.words) + theme.px(14);
        if (at.x() > 0.0 && at.x() + needed > width)
            at = QPointF(0.0, at.y() + height);
        places.emplace_back(at, QSizeF(needed, height));
        at.rx() += needed;
    }
    return places;
}

} // namespace

std::vector<LegendEntry> legendOf(const FrontScene& scene, std::size_t outOfSight)
{
    const auto any = [&scene](auto is) {
        return std::any_of(scene.dots.begin(), scene.dots.end(),
                           [&](const FrontDot& dot) { return scene.draws(dot) && is(dot); });
    };
    const auto there = [&any](FrontDot::Kind kind) {
        return any([kind](const FrontDot& dot) { return dot.kind == kind && dot.formerNumber == 0; });
    };
    std::vector<LegendEntry> entries;
    if (scene.onFront > 0)
        entries.push_back({Sign::Front, say(QT_TRANSLATE_NOOP("FrontLegend", "Front")),
                           say(QT_TRANSLATE_NOOP("FrontLegend", "No policy that was found is better for less money"))});
    if (!scene.preview.empty())
        entries.push_back(
            {Sign::Preview, say(QT_TRANSLATE_NOOP("FrontLegend", "First estimate, from training patients")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "What is learned so far promises this much; the search goes on, and "
                                                  "the policies it finds take the place of this line"))});
    if (!scene.band.empty())
        entries.push_back({Sign::Band, say(QT_TRANSLATE_NOOP("FrontLegend", "95 % band")),
                           say(QT_TRANSLATE_NOOP("FrontLegend",
                                                 "Where the front lies in 95 of 100 samples of patients like these"))});
    if (there(FrontDot::Kind::Dominated))
        entries.push_back(
            {Sign::Dominated, say(QT_TRANSLATE_NOOP("FrontLegend", "Dominated")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "Another policy is at least as good for no more money"))});
    if (any([](const FrontDot& dot) { return dot.formerNumber > 0; }))
        entries.push_back(
            {Sign::Former, say(QT_TRANSLATE_NOOP("FrontLegend", "Best for the old prices")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "On the front for the prices it was found for, but no longer"))});
    if (!scene.rivals.empty())
        entries.push_back(
            {Sign::Fixed, say(QT_TRANSLATE_NOOP("FrontLegend", "Baselines")),
             say(QT_TRANSLATE_NOOP(
                 "FrontLegend",
                 "All panels, none, and the baselines of the newest table; point at one to see its figures"))});
    else if (there(FrontDot::Kind::AllPanels) || there(FrontDot::Kind::NoPanels))
        entries.push_back({Sign::Fixed, say(QT_TRANSLATE_NOOP("FrontLegend", "The same for everybody")),
                           say(QT_TRANSLATE_NOOP("FrontLegend", "All panels, or none, whatever the results"))});
    if (!scene.fixedSets.empty())
        entries.push_back(
            {Sign::FixedSets, say(QT_TRANSLATE_NOOP("FrontLegend", "Best fixed set")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "The best that the same panels for everybody do for the money"))});
    // It is known over all possible patients; of the few that are shown, some policy may do better by chance.
    if (!scene.optimum.empty() && scene.side == FrontSide::Expected)
        entries.push_back({Sign::Optimum, say(QT_TRANSLATE_NOOP("FrontLegend", "Best possible")),
                           say(QT_TRANSLATE_NOOP("FrontLegend", "No policy can cross this line"))});
    else if (!scene.optimum.empty())
        entries.push_back(
            {Sign::Optimum, say(QT_TRANSLATE_NOOP("FrontLegend", "Best possible over all patients, not only these")),
             say(QT_TRANSLATE_NOOP("FrontLegend", "The most that any policy reaches on average over all possible "
                                                  "patients. Among these few a policy may lie above it by chance; "
                                                  "“Expected” shows where none can."))});
    if (scene.show.optimism && !scene.shifts.empty())
        entries.push_back(
            {Sign::Shift, say(QT_TRANSLATE_NOOP("FrontLegend", "Validation to test")),
             say(QT_TRANSLATE_NOOP("FrontLegend",
                                   "How much of the promise on validation patients holds on test patients"))});
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

double legendHeight(const std::vector<LegendEntry>& entries, double width, const Theme& theme)
{
    const std::vector<QRectF> places = placesOf(entries, width, theme);
    return places.empty() ? 0.0 : places.back().bottom();
}

void paintLegend(QPainter& painter, const std::vector<LegendEntry>& entries, const QRectF& area, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRectF> places = placesOf(entries, area.width(), theme);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QRectF place = places[i].translated(area.topLeft());
        const QSizeF size = sizeOf(entries[i].sign, theme);
        const QRectF sign(QPointF(place.left(), place.center().y() - size.height() / 2.0), size);
        paintSign(painter, entries[i].sign, sign, theme);
        painter.setFont(fontOf(theme, TypeSize::Caption));
        painter.setPen(theme.textSecondary);
        painter.drawText(place.adjusted(size.width() + theme.px(5), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         entries[i].words);
    }
}

} // namespace ui
