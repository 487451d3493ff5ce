// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/panel_use_picture.h"

#include "ui/common/text/number_text.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr double kUseRow = 18.0, kTallestUseRow = 26.0; // design pixels

struct PanelUseText {
    Q_DECLARE_TR_FUNCTIONS(PanelUse)
};

// A panel that one patient in a thousand gets is not one that nobody gets.
QString useText(double share)
{
    return shareText(share, QLocale(), share > 0.0 && share < 0.01 ? 1 : 0);
}

void paintPanelUse(QPainter& painter, const QRectF& area, const std::vector<PanelUse>& use, const Theme& theme)
{
    if (use.empty())
        return;
    const QFont font = fontOf(theme, TypeSize::Table);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    const Qt::LayoutDirection direction = painter.layoutDirection();
    const auto leading = int(QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter));
    const auto trailing = int(QStyle::visualAlignment(direction, Qt::AlignRight | Qt::AlignVCenter));
    const QRect whole = area.toAlignedRect();
    const int gap = theme.px(8), bar = theme.px(10);
    int nameWidth = 0, priceWidth = 0, shareWidth = metrics.horizontalAdvance(shareText(1.0, QLocale(), 0));
    for (const PanelUse& one : use) {
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(one.panel));
        priceWidth = std::max(priceWidth, one.price.isEmpty() ? 0 : metrics.horizontalAdvance(one.price) + gap);
        shareWidth = std::max(shareWidth, metrics.horizontalAdvance(useText(one.share)));
    }
    nameWidth = std::min(nameWidth + 2, whole.width() * 2 / 5); // eliding rounds the other way
    const int barLeft = nameWidth + priceWidth + gap;
    const int space = std::max(0, whole.width() - barLeft - shareWidth - gap);
    const int row =
        std::clamp(whole.height() / static_cast<int>(use.size()), theme.px(kUseRow), theme.px(kTallestUseRow));
    const auto place = [&](int left, int top, int width, int height) {
        return QStyle::visualRect(direction, whole, QRect(whole.left() + left, whole.top() + top, width, height));
    };
    int top = 0;
    for (const PanelUse& one : use) {
        painter.setPen(theme.text);
        painter.drawText(place(0, top, nameWidth, row), leading,
                         metrics.elidedText(one.panel, Qt::ElideRight, nameWidth));
        painter.drawText(place(whole.width() - shareWidth, top, shareWidth, row), trailing, useText(one.share));
        painter.setPen(theme.textSecondary);
        painter.drawText(place(nameWidth, top, priceWidth, row), trailing, one.price);
        painter.fillRect(place(barLeft, top + (row - bar) / 2, space, bar), theme.grid);
        const int filled = one.share > 0.0 ? std::max(1, qRound(space * one.share)) : 0;
        painter.fillRect(place(barLeft, top + (row - bar) / 2, filled, bar), theme.plotBlue);
        if (one.before)
            painter.fillRect(place(barLeft + qRound((space - 2) * *one.before), top + (row - bar) / 2 - 2, 2, bar + 4),
                             theme.text);
        top += row;
    }
}

} // namespace

PanelUseFigure::PanelUseFigure(std::vector<PanelUse> use, FigureText text, FigureOrigin origin)
    : Figure({QStringLiteral("panel-use"), std::move(text), std::move(origin)}),
      m_use(std::move(use))
{
}

// Prices and earlier shares stand in it where there are any; one of the two always does.
FigureTable PanelUseFigure::table() const
{
    const bool earlier = std::ranges::any_of(m_use, [](const PanelUse& one) { return one.before.has_value(); });
    const bool priced =
        !earlier || std::ranges::any_of(m_use, [](const PanelUse& one) { return !one.price.isEmpty(); });
    const auto exact = [](double share) { return QString::number(share, 'g', 6); };
    FigureTable table{.columns = {PanelUseText::tr("Panel")}, .rows = {}};
    if (priced)
        table.columns << PanelUseText::tr("Price");
    table.columns << PanelUseText::tr("Share of patients");
    if (earlier)
        table.columns << PanelUseText::tr("Share at the start");
    for (const PanelUse& one : m_use) {
        QStringList row{one.panel};
        if (priced)
            row << one.price;
        row << exact(one.share);
        if (earlier)
            row << (one.before ? exact(*one.before) : QString());
        table.rows.push_back(row);
    }
    return table;
}

void PanelUseFigure::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const
{
    QRectF area(QPointF(), size);
    if (!text.xLabel.isEmpty()) {
        const QFont font = fontOf(theme, TypeSize::Caption);
        const int height = QFontMetrics(font).height() + theme.px(4);
        area.setBottom(area.bottom() - height);
        painter.setFont(font);
        painter.setPen(theme.textSecondary);
        painter.drawText(QRectF(0, area.bottom(), size.width(), height), Qt::AlignLeft | Qt::AlignVCenter, text.xLabel);
    }
    paintPanelUse(painter, area, m_use, theme);
}

FigureSize PanelUseFigure::sizeOnScreen(const Theme& theme) const
{
    const double height = theme.px(kUseRow * static_cast<double>(std::max<std::size_t>(m_use.size(), 2)));
    return {.usual = QSizeF(theme.px(220), height), .least = QSizeF(theme.px(100), height)};
}

QStringList PanelUseFigure::lines() const
{
    QStringList spoken;
    for (const PanelUse& one : m_use)
        spoken << PanelUseText::tr("%1: ordered for %2 of patients").arg(one.panel, shareText(one.share, QLocale(), 0));
    return spoken;
}

} // namespace ui
