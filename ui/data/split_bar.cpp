// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/split_bar.h"

#include <QPainter>

#include <numeric>

namespace ui {

SplitBar::SplitBar(QWidget* parent) : QWidget(parent), m_theme(lightTheme())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SplitBar::setCounts(const std::array<std::size_t, 3>& counts)
{
    m_counts = counts;
    update();
}

void SplitBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize SplitBar::sizeHint() const
{
    return {m_theme.px(200), m_theme.px(10)};
}

void SplitBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const std::array colours{m_theme.accent, m_theme.plotSky, m_theme.textSecondary};
    const auto total = static_cast<double>(std::accumulate(m_counts.begin(), m_counts.end(), std::size_t{0}));
    if (total <= 0.0) {
        painter.fillRect(rect(), m_theme.grid);
        return;
    }
    double before = 0.0;
    for (std::size_t part = 0; part < m_counts.size(); ++part) {
        const double left = before / total * width();
        before += static_cast<double>(m_counts[part]);
        const double right = before / total * width();
        const double gap = part + 1 < m_counts.size() ? 2.0 : 0.0;
        painter.fillRect(QRectF(left, 0.0, right - left - gap, height()), colours[part]);
    }
}

} // namespace ui
