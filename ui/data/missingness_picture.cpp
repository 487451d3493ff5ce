// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/missingness_picture.h"

#include "ui/common/number_format.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <array>
#include <cmath>

namespace ui {
namespace {

constexpr int kCells = 4;

std::array<double, kCells> sharesOf(const core::PanelMissingness& panel)
{
    return {panel.missingWithout, panel.missingWith, panel.absentWithout, panel.absentWith};
}

QColor blend(const QColor& from, const QColor& to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

} // namespace

MissingnessPicture::MissingnessPicture(QWidget* parent) : QWidget(parent), m_theme(lightTheme())
{
    setAccessibleName(tr("Missing values by panel and outcome"));
    setFocusPolicy(Qt::TabFocus);
}

void MissingnessPicture::setMissingness(const std::vector<core::PanelMissingness>& panels)
{
    m_panels = panels;
    setAccessibleDescription(describedInWords());
    updateGeometry();
    update();
}

void MissingnessPicture::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QString MissingnessPicture::nameOf(const core::PanelMissingness& panel) const
{
    return panel.panel.empty() ? tr("Known before any test") : QString::fromStdString(panel.panel);
}

QString MissingnessPicture::describedInWords() const
{
    QStringList lines;
    for (const core::PanelMissingness& panel : m_panels)
        lines << tr("%1: %2 of values missing without the disease, %3 with it; nothing recorded in %4 and %5.")
                     .arg(nameOf(panel), percentText(panel.missingWithout, 1), percentText(panel.missingWith, 1),
                          percentText(panel.absentWithout, 1), percentText(panel.absentWith, 1));
    return lines.join(QLatin1Char('\n'));
}

MissingnessPicture::Grid MissingnessPicture::grid() const
{
    const int cell = m_theme.px(56);
    return {.nameWidth = qMax(m_theme.px(80), width() - kCells * cell),
            .cellWidth = cell,
            .cellHeight = m_theme.px(26),
            .headerHeight = m_theme.px(38)};
}

QSize MissingnessPicture::sizeHint() const
{
    const Grid size = grid();
    return {m_theme.px(160) + kCells * size.cellWidth,
            size.headerHeight + size.cellHeight * static_cast<int>(m_panels.size())};
}

QSize MissingnessPicture::minimumSizeHint() const
{
    return {m_theme.px(80) + kCells * grid().cellWidth, sizeHint().height()};
}

void MissingnessPicture::paintHeader(QPainter& painter, const Grid& size) const
{
    painter.setPen(m_theme.textSecondary);
    painter.setFont(fontOf(m_theme, TypeSize::Caption));
    const int half = size.headerHeight / 2;
    const std::array titles{tr("values missing"), tr("nothing recorded")};
    const std::array outcomes{tr("without"), tr("with")};
    for (int pair = 0; pair < 2; ++pair) {
        const int left = size.nameWidth + pair * 2 * size.cellWidth;
        const auto at = static_cast<std::size_t>(pair);
        painter.drawText(QRect(left, 0, 2 * size.cellWidth, half), Qt::AlignCenter, titles[at]);
        for (int cell = 0; cell < 2; ++cell)
            painter.drawText(QRect(left + cell * size.cellWidth, half, size.cellWidth, half), Qt::AlignCenter,
                             outcomes[static_cast<std::size_t>(cell)]);
    }
}

void MissingnessPicture::paintRow(QPainter& painter, const Grid& size, int row) const
{
    const core::PanelMissingness& panel = m_panels[static_cast<std::size_t>(row)];
    const int top = size.headerHeight + row * size.cellHeight;
    painter.setFont(fontOf(m_theme, TypeSize::Table));
    painter.setPen(m_theme.text);
    const QString name = painter.fontMetrics().elidedText(nameOf(panel), Qt::ElideRight, size.nameWidth - 8);
    painter.drawText(QRect(0, top, size.nameWidth - 8, size.cellHeight), Qt::AlignVCenter | Qt::AlignLeft, name);
    const std::array<double, kCells> shares = sharesOf(panel);
    for (int cell = 0; cell < kCells; ++cell) {
        const double share = shares[static_cast<std::size_t>(cell)];
        const QRect box(size.nameWidth + cell * size.cellWidth, top, size.cellWidth, size.cellHeight);
        // Kept light enough that the number stays readable: the number says it, the colour only leads the eye.
        painter.fillRect(box.adjusted(1, 1, -1, -1), blend(m_theme.alternate, m_theme.plotSky, 0.75 * share));
        painter.drawText(box, Qt::AlignCenter, percentText(share, share > 0.0 && share < 0.0995 ? 1 : 0));
    }
}

void MissingnessPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Grid size = grid();
    paintHeader(painter, size);
    for (int row = 0; row < static_cast<int>(m_panels.size()); ++row)
        paintRow(painter, size, row);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

bool MissingnessPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Grid size = grid();
    const int row = (help->pos().y() - size.headerHeight) / size.cellHeight;
    const QStringList lines = describedInWords().split(QLatin1Char('\n'));
    if (help->pos().y() >= size.headerHeight && row >= 0 && row < static_cast<int>(m_panels.size()))
        QToolTip::showText(help->globalPos(), lines[row], this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace ui
