// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/outcome_shares.h"

#include "ui/figures/charts/outcome_picture.h"

#include <QPainter>

namespace ui {
namespace {

constexpr double kCell = 7.5; // design pixels
constexpr double kCounts = 40.0;
constexpr double kGap = 6.0;

} // namespace

OutcomeShares::OutcomeShares(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Of 1,000 patients"));
}

void OutcomeShares::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void OutcomeShares::setShares(const PerThousand& shares)
{
    m_shares = shares;
    setAccessibleDescription(tr("%1 found, %2 missed, %3 false alarms, %4 correctly reassured")
                                 .arg(shares.found)
                                 .arg(shares.missed)
                                 .arg(shares.falseAlarms)
                                 .arg(shares.reassured));
    update();
}

QSize OutcomeShares::sizeHint() const
{
    return {m_theme.px(kSignColumns * kCell), m_theme.px(kSignRows * kCell + kGap + kCounts)};
}

QSize OutcomeShares::minimumSizeHint() const
{
    return {m_theme.px(180), sizeHint().height()};
}

void OutcomeShares::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    const int counts = m_theme.px(kCounts);
    paintOutcomeArray(painter, QRectF(0, 0, width(), height() - counts - m_theme.px(kGap)), m_shares, m_theme);
    paintOutcomeCounts(painter, QRectF(0, height() - counts, width(), counts), m_shares, m_theme);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace ui
