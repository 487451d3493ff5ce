// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/panel_use_bars.h"

#include "ui/common/text/number_text.h"

#include <QPainter>

#include <algorithm>

namespace ui {
PanelUseBars::PanelUseBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    setAccessibleName(tr("Panel use"));
}

void PanelUseBars::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void PanelUseBars::setUse(std::vector<PanelUse> use)
{
    if (use == m_use)
        return;
    m_use = std::move(use);
    QStringList spoken;
    for (const PanelUse& one : m_use)
        spoken << tr("%1: ordered for %2 of patients").arg(one.panel, shareText(one.share, QLocale(), 0));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    setToolTip(spoken.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

QSize PanelUseBars::sizeHint() const
{
    return {m_theme.px(220), m_theme.px(kPanelUseRow * static_cast<double>(std::max<std::size_t>(m_use.size(), 2)))};
}

QSize PanelUseBars::minimumSizeHint() const
{
    return {m_theme.px(100), sizeHint().height()};
}

void PanelUseBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    paintPanelUse(painter, rect(), m_use, m_theme);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace ui
