// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/price_bars.h"

#include "ui/common/text/number_text.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {
namespace {

constexpr double kRow = 17.0; // design pixels
constexpr double kTallestRow = 26.0;
constexpr double kShortestScale = 48.0; // of the dearest bar
constexpr std::size_t kMostRows = 8;

} // namespace

PriceBars::PriceBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PriceBars::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void PriceBars::setPrices(std::vector<PanelPrice> prices, const QString& currency)
{
    std::stable_sort(prices.begin(), prices.end(),
                     [](const PanelPrice& a, const PanelPrice& b) { return a.cost < b.cost; });
    m_prices = std::move(prices);
    m_currency = currency;
    QStringList spoken;
    for (const PanelPrice& price : m_prices)
        spoken.append(tr("%1 costs %2").arg(price.panel, money(price.cost, m_currency)));
    setAccessibleName(tr("Panel prices"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    setToolTip(spoken.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

QSize PriceBars::sizeHint() const
{
    const auto rows = static_cast<double>(std::clamp<std::size_t>(m_prices.size(), 4, kMostRows));
    return {m_theme.px(190), m_theme.px(20 + rows * kRow)};
}

QSize PriceBars::minimumSizeHint() const
{
    return {m_theme.px(84), sizeHint().height()};
}

void PriceBars::paintEvent(QPaintEvent*)
{
    if (m_prices.empty())
        return;
    QPainter painter(this);
    const QFont font = fontOf(m_theme, TypeSize::Caption);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    painter.setPen(m_theme.textSecondary);
    const auto leading = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    const auto trailing = QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter);
    const auto rows = static_cast<int>(std::min(m_prices.size(), kMostRows));
    const int row = std::clamp(height() / (rows + 1), m_theme.px(kRow), m_theme.px(kTallestRow));
    painter.drawText(QRect(0, 0, width(), row), int(leading), tr("Panel prices"));

    int nameWidth = 0;
    int priceWidth = 0;
    for (const PanelPrice& price : m_prices) {
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(price.panel));
        priceWidth = std::max(priceWidth, metrics.horizontalAdvance(money(price.cost, m_currency)));
    }
    const int gap = m_theme.px(6);
    // Names before bars: a short bar still compares, half a name does not tell.
    const int roomForName = width() - priceWidth - 2 * gap - m_theme.px(kShortestScale);
    nameWidth = std::min(nameWidth, std::max(roomForName, width() * 2 / 5));
    const double dearest = std::max(m_prices.back().cost.amount, 1e-9);
    const int bar = m_theme.px(10);
    const int barSpace = std::max(0, width() - nameWidth - priceWidth - 2 * gap);
    const auto place = [this](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
    int top = row;
    for (int i = 0; i < rows; ++i, top += row) {
        const PanelPrice& price = m_prices[static_cast<std::size_t>(i)];
        painter.setPen(m_theme.text);
        painter.drawText(place(QRect(0, top, nameWidth, row)), int(leading),
                         metrics.elidedText(price.panel, Qt::ElideRight, nameWidth));
        const int length = std::max(2, qRound(barSpace * price.cost.amount / dearest));
        painter.fillRect(place(QRect(nameWidth + gap, top + (row - bar) / 2, length, bar)), m_theme.plotBlue);
        painter.setPen(m_theme.textSecondary);
        painter.drawText(place(QRect(width() - priceWidth, top, priceWidth, row)), int(trailing),
                         money(price.cost, m_currency));
    }
}

} // namespace ui
