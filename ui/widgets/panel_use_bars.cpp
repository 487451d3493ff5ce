#include "ui/widgets/panel_use_bars.h"

#include "ui/text/number_text.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {
namespace {

constexpr double kRow = 18.0; // design pixels
constexpr double kTallestRow = 26.0;

} // namespace

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
    return {m_theme.px(220), m_theme.px(kRow * static_cast<double>(std::max<std::size_t>(m_use.size(), 2)))};
}

QSize PanelUseBars::minimumSizeHint() const
{
    return {m_theme.px(100), sizeHint().height()};
}

void PanelUseBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPanelUse(painter, rect(), m_use, m_theme, layoutDirection());
}

void paintPanelUse(QPainter& painter, const QRect& area, const std::vector<PanelUse>& use, const Theme& theme,
                   Qt::LayoutDirection direction)
{
    if (use.empty())
        return;
    const QFont font = fontOf(theme, TypeSize::Table);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    const auto leading = QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter);
    const auto trailing = QStyle::visualAlignment(direction, Qt::AlignRight | Qt::AlignVCenter);
    int nameWidth = 0;
    for (const PanelUse& one : use)
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(one.panel));
    nameWidth = std::min(nameWidth + 2, area.width() * 2 / 5); // eliding rounds the other way
    const int shareWidth = metrics.horizontalAdvance(shareText(1.0, QLocale(), 0));
    const int gap = theme.px(8);
    const int row = std::clamp(area.height() / static_cast<int>(use.size()), theme.px(kRow), theme.px(kTallestRow));
    const int bar = theme.px(10);
    const int space = std::max(0, area.width() - nameWidth - shareWidth - 2 * gap);
    const auto place = [&](const QRect& rect) {
        return QStyle::visualRect(direction, area, rect.translated(area.topLeft()));
    };
    int top = 0;
    for (const PanelUse& one : use) {
        painter.setPen(theme.text);
        painter.drawText(place(QRect(0, top, nameWidth, row)), int(leading),
                         metrics.elidedText(one.panel, Qt::ElideRight, nameWidth));
        const QRect ground(nameWidth + gap, top + (row - bar) / 2, space, bar);
        painter.fillRect(place(ground), theme.grid);
        QRect filled = ground;
        filled.setWidth(qRound(space * one.share));
        painter.fillRect(place(filled), theme.plotBlue);
        if (one.before) {
            const int mark = ground.left() + qRound((space - 2) * *one.before);
            painter.fillRect(place(QRect(mark, ground.top() - 2, 2, bar + 4)), theme.text);
        }
        painter.drawText(place(QRect(area.width() - shareWidth, top, shareWidth, row)), int(trailing),
                         shareText(one.share, QLocale(), 0));
        top += row;
    }
}

} // namespace ui
