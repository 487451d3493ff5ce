// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/histogram_delegate.h"

#include "ui/common/text/number_text.h"
#include "ui/common/theme/icons.h"
#include "ui/data/variable_model.h"

#include <QPainter>
#include <QPainterPath>
#include <QTreeView>

#include <algorithm>

namespace ui {
namespace {

constexpr int kGutter = 30; // holds the warning sign or the arrow of a gathered row
constexpr int kHistogramPadding = 6;
constexpr int kRowHeight = 25;

void paintBars(QPainter& painter, const QRectF& area, const HistogramPicture& picture, const Theme& theme)
{
    const float highest = std::max(*std::max_element(picture.without.begin(), picture.without.end()),
                                   *std::max_element(picture.with.begin(), picture.with.end()));
    if (highest <= 0.0f)
        return;
    const double width = area.width() / static_cast<double>(picture.without.size());
    const auto top = [&](float share) { return area.bottom() - area.height() * static_cast<double>(share / highest); };
    QPainterPath line;
    line.moveTo(area.left(), top(picture.with.front()));
    for (std::size_t bin = 0; bin < picture.without.size(); ++bin) {
        const double left = area.left() + width * static_cast<double>(bin);
        const double barTop = top(picture.without[bin]);
        painter.fillRect(QRectF(left, barTop, width, area.bottom() - barTop), theme.muted);
        line.lineTo(left, top(picture.with[bin]));
        line.lineTo(left + width, top(picture.with[bin]));
    }
    painter.setPen(QPen(theme.axis, 1.0));
    painter.drawLine(QPointF(area.left(), area.bottom() + 0.5), QPointF(area.right(), area.bottom() + 0.5));
    painter.setPen(QPen(theme.plotVermillion, 1.3));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
}

void paintShares(QPainter& painter, const QRectF& area, const HistogramPicture& picture, const Theme& theme)
{
    const double height = area.height() / 2.6;
    const auto bar = [&](double share, double y, const QColor& colour) {
        const double width = std::max(area.width() * share, share > 0.0 ? 1.0 : 0.0);
        painter.fillRect(QRectF(area.left(), y, width, height), colour);
    };
    bar(picture.shareWithout, area.center().y() - height - 0.5, theme.muted);
    bar(picture.shareWith, area.center().y() + 0.5, theme.plotVermillion);
}

} // namespace

void paintHistogram(QPainter& painter, const QRectF& area, const HistogramPicture& picture, const Theme& theme)
{
    switch (picture.kind) {
    case HistogramPicture::Kind::Bars:
        paintBars(painter, area, picture, theme);
        break;
    case HistogramPicture::Kind::Share:
        paintShares(painter, area, picture, theme);
        break;
    case HistogramPicture::Kind::None:
        break;
    }
}

HistogramDelegate::HistogramDelegate(QObject* parent) : QStyledItemDelegate(parent), m_theme(lightTheme()) {}

void HistogramDelegate::setTheme(const Theme& theme)
{
    m_theme = theme;
}

QSize HistogramDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(fontOf(m_theme, TypeSize::Table));
    const int text = metrics.horizontalAdvance(index.data().toString());
    const int gutter = index.column() == VariableModel::Variable ? m_theme.px(kGutter) : m_theme.px(kHistogramPadding);
    Q_UNUSED(option)
    return {text + gutter + m_theme.px(kHistogramPadding) + 2, m_theme.px(kRowHeight)};
}

void HistogramDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.data(VariableModel::GroupRole).toBool())
        paintGroup(*painter, option, index);
    else
        paintCell(*painter, option, index);
    painter->restore();
}

void HistogramDelegate::paintGroup(QPainter& painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const
{
    painter.fillRect(option.rect, m_theme.alternate);
    painter.setPen(m_theme.border);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (index.column() != VariableModel::Variable)
        return;
    const int side = m_theme.px(14);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const QRect arrow(option.rect.left() + m_theme.px(8), option.rect.center().y() - side / 2, side, side);
    paintOpener(painter, option.state & QStyle::State_Open, option.direction,
                QStyle::visualRect(option.direction, option.rect, arrow), m_theme.textSecondary);
    QRect text = option.rect.adjusted(m_theme.px(kGutter) - m_theme.px(4), 0, 0, 0);
    painter.setFont(fontOf(m_theme, TypeSize::Table, true));
    painter.setPen(m_theme.text);
    const QString title = index.data().toString();
    const Qt::Alignment begin = Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute;
    painter.drawText(QStyle::visualRect(option.direction, option.rect, text), int(begin), title);
    text.adjust(painter.fontMetrics().horizontalAdvance(title) + m_theme.px(6), 0, 0, 0);
    painter.setFont(fontOf(m_theme, TypeSize::Table));
    painter.setPen(m_theme.textSecondary);
    painter.drawText(QStyle::visualRect(option.direction, option.rect, text), int(begin),
                     countText(index.data(VariableModel::CountRole).toULongLong()));
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(m_theme.accent, 2.0));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

QColor HistogramDelegate::textColour(const QModelIndex& index) const
{
    switch (index.column()) {
    case VariableModel::Panel:
        return index.data(VariableModel::RoleRole).toInt() == static_cast<int>(core::Role::Unassigned)
                   ? m_theme.warningText
                   : m_theme.text;
    case VariableModel::Role:
    case VariableModel::Unit:
    case VariableModel::Reference:
        return m_theme.textSecondary;
    default:
        return m_theme.text;
    }
}

void HistogramDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter.fillRect(option.rect, selected ? m_theme.selection : hovered ? m_theme.hover : m_theme.surface);
    painter.setPen(m_theme.grid);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

    QRect area = option.rect.adjusted(m_theme.px(kHistogramPadding), 0, -m_theme.px(kHistogramPadding), 0);
    if (index.column() == VariableModel::Distribution) {
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF drawn = QRectF(area).adjusted(0, m_theme.px(4), 0, -m_theme.px(4));
        const double width = std::min<double>(drawn.width(), m_theme.px(130));
        paintHistogram(painter, QRectF(drawn.left(), drawn.top(), width, drawn.height()),
                       index.data(VariableModel::PictureRole).value<HistogramPicture>(), m_theme);
    } else {
        if (index.column() == VariableModel::Variable) {
            const bool member = index.parent().isValid() && index.parent().parent().isValid();
            const int side = m_theme.px(15);
            const QRect before(option.rect.left() + m_theme.px(8), option.rect.center().y() - side / 2, side, side);
            const QRect sign = QStyle::visualRect(option.direction, option.rect, before);
            if (index.data(VariableModel::WarnedRole).toBool())
                paintIcon(painter, Icon::Warning, sign, m_theme.warningText);
            else if (index.model()->hasChildren(index))
                paintOpener(painter, option.state & QStyle::State_Open, option.direction, sign, m_theme.textSecondary);
            area.setLeft(option.rect.left() + m_theme.px(member ? kGutter + 14 : kGutter));
            area = QStyle::visualRect(option.direction, option.rect, area);
        }
        painter.setFont(fontOf(m_theme, TypeSize::Table));
        painter.setPen(textColour(index));
        const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        // Long names of columns often differ at their end only.
        const auto elision = index.column() == VariableModel::Variable ? Qt::ElideMiddle : Qt::ElideRight;
        const QString text = painter.fontMetrics().elidedText(index.data().toString(), elision, area.width() + 1);
        painter.drawText(area, static_cast<int>(alignment), text);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(m_theme.accent, 2.0));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

} // namespace ui
