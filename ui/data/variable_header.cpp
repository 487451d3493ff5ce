// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/variable_header.h"

#include "ui/data/variable_model.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {
namespace {

constexpr int kHeaderPadding = 6;
constexpr int kMark = 9; // side of the square and of the step
constexpr int kGap = 4;  // between a mark and its word

QString withoutWord()
{
    return VariableHeader::tr("without");
}

QString withWord()
{
    return VariableHeader::tr("with");
}

} // namespace

VariableHeader::VariableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent), m_theme(lightTheme())
{
    setTextElideMode(Qt::ElideRight); // its own way is to cut
}

void VariableHeader::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

int VariableHeader::legendWidth() const
{
    const QFontMetrics metrics(fontOf(m_theme, TypeSize::Caption));
    return metrics.horizontalAdvance(withoutWord() + withWord()) +
           m_theme.px(2 * kMark + 2 * kGap + 2 * kHeaderPadding + kHeaderPadding);
}

bool VariableHeader::showsLegend(int logicalIndex) const
{
    return logicalIndex == VariableModel::Distribution && sectionSize(logicalIndex) >= legendWidth();
}

void VariableHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    if (showsLegend(logicalIndex))
        option->text.clear();
}

void VariableHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, logicalIndex);
    painter->restore();
    if (!showsLegend(logicalIndex))
        return;
    painter->save();
    painter->setFont(fontOf(m_theme, TypeSize::Caption));
    const int side = m_theme.px(kMark);
    const int top = rect.center().y() - side / 2;
    QRectF mark(rect.left() + m_theme.px(kHeaderPadding), top, side, side);
    const auto word = [&](const QString& text) {
        painter->setPen(m_theme.textSecondary);
        const QRectF place(mark.right() + m_theme.px(kGap), rect.top(), rect.width(), rect.height());
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeft, text);
        mark.moveLeft(place.left() + painter->fontMetrics().horizontalAdvance(text) + m_theme.px(kHeaderPadding));
    };
    painter->fillRect(mark, m_theme.muted);
    word(withoutWord());
    QPainterPath step(mark.bottomLeft());
    step.lineTo(mark.left() + side / 3.0, mark.bottom());
    step.lineTo(mark.left() + side / 3.0, mark.top());
    step.lineTo(mark.left() + 2.0 * side / 3.0, mark.top());
    step.lineTo(mark.left() + 2.0 * side / 3.0, mark.bottom());
    step.lineTo(mark.bottomRight());
    painter->setPen(QPen(m_theme.plotVermillion, 1.3));
    painter->drawPath(step);
    word(withWord());
    painter->restore();
}

} // namespace ui
