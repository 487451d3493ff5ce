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

constexpr double kTallestRow = 26.0;

// A panel that one patient in a thousand gets is not one that nobody gets.
QString useText(double share)
{
    return shareText(share, QLocale(), share > 0.0 && share < 0.01 ? 1 : 0);
}

} // namespace

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
        std::clamp(whole.height() / static_cast<int>(use.size()), theme.px(kPanelUseRow), theme.px(kTallestRow));
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

PanelUseFigure::PanelUseFigure(std::vector<PanelUse> use, FigureText text, FigureOrigin origin)
    : m_use(std::move(use)),
      m_text(std::move(text)),
      m_origin(std::move(origin))
{
}

QString PanelUseFigure::name() const
{
    return QStringLiteral("panel-use");
}

FigureTable PanelUseFigure::table() const
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("ui::PanelUseFigure", text); };
    FigureTable table{.columns = {tr(QT_TRANSLATE_NOOP("ui::PanelUseFigure", "Panel")),
                                  tr(QT_TRANSLATE_NOOP("ui::PanelUseFigure", "Price")),
                                  tr(QT_TRANSLATE_NOOP("ui::PanelUseFigure", "Share of patients"))},
                      .rows = {}};
    for (const PanelUse& one : m_use)
        table.rows.push_back({one.panel, one.price, QString::number(one.share, 'g', 6)});
    return table;
}

void PanelUseFigure::paint(QPainter& painter, const QSizeF& size, const FigureText&, const Theme& theme) const
{
    paintPanelUse(painter, QRectF(QPointF(), size), m_use, theme);
}

} // namespace ui
