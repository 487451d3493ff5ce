// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/result_delegate.h"

#include "ui/common/theme/icons.h"
#include "ui/figures/story/story_reader.h"
#include "ui/patient/story_models.h"

#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

using Kind = ResultRow::Kind;

constexpr int kPadding = 6;
constexpr int kRowHeight = 25;
constexpr int kUnitWidth = 48; // numbers of a column end at the same place, whatever their unit

// Where a value lies between the ends of the line it is drawn on; the reference is the middle of it.
struct Ruler {
    double low = 0.0, high = 1.0; // of the reference
    double place(double value) const
    {
        const double width = std::max(high - low, 1e-12);
        return std::clamp((value - low + 0.65 * width) / (2.3 * width), 0.0, 1.0);
    }
};

std::optional<Ruler> rulerOf(const ResultRow& row)
{
    if (!row.numeric || (!row.band.low && !row.band.high))
        return std::nullopt;
    Ruler ruler;
    ruler.low = row.band.low.value_or(0.0);
    ruler.high = row.band.high.value_or(ruler.low > 0.0 ? 2.0 * ruler.low : 1.0);
    if (ruler.high <= ruler.low)
        return std::nullopt;
    return ruler;
}

} // namespace

ResultDelegate::ResultDelegate(QObject* parent) : QStyledItemDelegate(parent), m_theme(lightTheme()) {}

void ResultDelegate::setTheme(const Theme& theme)
{
    m_theme = theme;
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics metrics(fontOf(m_theme, TypeSize::Table, true));
    int width = metrics.horizontalAdvance(index.data().toString()) + 2 * m_theme.px(kPadding);
    const auto row = index.data(ResultModel::RowRole);
    if (row.isValid() && index.column() == ResultModel::Value)
        width +=
            std::max(m_theme.px(kUnitWidth), metrics.horizontalAdvance(row.value<ResultRow>().unit)) + m_theme.px(6);
    if (row.isValid() && index.column() == ResultModel::Value && row.value<ResultRow>().kind == Kind::Missing)
        width = 0; // reaches over what is empty anyway
    if (index.column() == ResultModel::Flag)
        width += m_theme.px(16);
    if (!row.isValid())
        width = 0; // a heading spans the columns
    return {width, std::max(m_theme.px(kRowHeight), metrics.lineSpacing() + m_theme.px(6))};
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QVariant group = index.data(ResultModel::GroupRole);
    if (group.isValid())
        paintHeading(*painter, option, group.value<ResultGroup>());
    else
        paintCell(*painter, option, index.data(ResultModel::RowRole).value<ResultRow>(), index.column());
    painter->restore();
}

void ResultDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const ResultGroup& group) const
{
    painter.fillRect(option.rect, m_theme.alternate);
    painter.setPen(m_theme.border);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QRect area = option.rect.adjusted(m_theme.px(4), 0, -m_theme.px(kPadding), 0);
    const int side = m_theme.px(13);
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    paintOpener(painter, option.state & QStyle::State_Open, option.direction,
                placed({area.left(), area.center().y() - side / 2, side, side}), m_theme.textSecondary);
    area.setLeft(area.left() + side + m_theme.px(4));
    if (group.next) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        const int size = m_theme.px(8);
        painter.drawEllipse(QRectF(placed({area.left(), area.center().y() - size / 2 + 1, size, size})));
        area.setLeft(area.left() + m_theme.px(13));
    }
    const QFont bold = fontOf(m_theme, TypeSize::Table, true);
    const QFont plain = fontOf(m_theme, TypeSize::Caption);
    const QString title = QFontMetrics(bold).elidedText(group.title, Qt::ElideRight, area.width());
    painter.setFont(bold);
    painter.setPen(m_theme.text);
    painter.drawText(placed(area), Qt::AlignVCenter | Qt::AlignLeft, title);
    area.setLeft(area.left() + QFontMetrics(bold).horizontalAdvance(title) + m_theme.px(8));
    painter.setFont(plain);
    painter.setPen(m_theme.textSecondary);
    painter.drawText(placed(area), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(plain).elidedText(group.note, Qt::ElideRight, area.width()));
}

void ResultDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option, const ResultRow& row,
                               int column) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter.fillRect(option.rect, selected ? m_theme.selection : hovered ? m_theme.hover : m_theme.surface);
    painter.setPen(m_theme.grid);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRect area = option.rect.adjusted(m_theme.px(kPadding), 0, -m_theme.px(kPadding), 0);
    const bool known = row.kind == Kind::Known;
    painter.setFont(fontOf(m_theme, TypeSize::Table));
    painter.setPen(known ? m_theme.text : m_theme.textSecondary);
    const auto elided = [&](const QString& text) {
        return painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width() + 1);
    };
    switch (column) {
    case ResultModel::Test:
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                         elided(row.changed ? ResultModel::tr("%1 (changed)").arg(row.label) : row.label));
        break;
    case ResultModel::Value:
        paintValue(painter, area, row);
        break;
    case ResultModel::Flag:
        paintFlag(painter, area, row);
        break;
    case ResultModel::Reference:
        if (row.kind != Kind::Missing) {
            painter.setPen(m_theme.textSecondary);
            painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, elided(row.reference));
        }
        break;
    case ResultModel::Picture:
        paintPicture(painter, area, row);
        break;
    default:
        break;
    }
}

void ResultDelegate::paintValue(QPainter& painter, const QRect& area, const ResultRow& row) const
{
    const bool flagged = row.flag != core::ResultFlag::None;
    QFont font = fontOf(m_theme, TypeSize::Table, flagged);
    font.setItalic(row.kind != Kind::Known);
    painter.setFont(font);
    painter.setPen(flagged ? m_theme.abnormal : row.kind == Kind::Known ? m_theme.text : m_theme.textSecondary);
    if (row.kind == Kind::Missing) {
        painter.setClipping(false);
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, row.value);
        return;
    }
    const QFont unitFont = fontOf(m_theme, TypeSize::Table);
    const int unitWidth = std::max(m_theme.px(kUnitWidth), QFontMetrics(unitFont).horizontalAdvance(row.unit));
    QRect number = area;
    number.setRight(area.right() - unitWidth - m_theme.px(6));
    painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip, row.value);
    painter.setFont(row.kind == Kind::Estimated ? font : unitFont);
    painter.setPen(m_theme.textSecondary);
    painter.drawText(QRect(area.right() - unitWidth, area.top(), unitWidth + 2, area.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, row.unit);
}

void ResultDelegate::paintFlag(QPainter& painter, const QRect& area, const ResultRow& row) const
{
    QRect text = area;
    if (isCritical(row.flag)) {
        const int side = m_theme.px(14);
        paintIcon(painter, Icon::Warning, QRect(area.left(), area.center().y() - side / 2, side, side),
                  m_theme.abnormal);
        text.setLeft(area.left() + side + m_theme.px(3));
    }
    const bool flagged = row.flag != core::ResultFlag::None;
    painter.setFont(fontOf(m_theme, TypeSize::Table, flagged));
    painter.setPen(flagged ? m_theme.abnormal : m_theme.textSecondary);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                     row.kind == Kind::Estimated ? QStringLiteral("—") : flagText(row.flag));
    if (row.unusual && !flagged) {
        const int side = m_theme.px(14);
        paintIcon(painter, Icon::Info, QRect(area.left(), area.center().y() - side / 2, side, side),
                  m_theme.warningText);
    }
}

void ResultDelegate::paintPicture(QPainter& painter, const QRectF& area, const ResultRow& row) const
{
    const std::optional<Ruler> ruler = rulerOf(row);
    if (!ruler || row.kind == Kind::Missing)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::min<double>(area.width(), m_theme.px(150));
    const double middle = area.center().y() + 0.5;
    const auto at = [&](double value) { return area.left() + width * ruler->place(value); };
    painter.setPen(QPen(m_theme.border, 1));
    painter.drawLine(QPointF(area.left(), middle), QPointF(area.left() + width, middle));
    const double tall = m_theme.px(9);
    const double from = row.band.low ? at(*row.band.low) : area.left();
    const double to = row.band.high ? at(*row.band.high) : area.left() + width;
    painter.fillRect(QRectF(from, middle - tall / 2.0, to - from, tall), m_theme.muted);
    const double radius = m_theme.px(4);
    if (row.kind == Kind::Estimated) {
        painter.setPen(QPen(m_theme.textSecondary, 1.5 * m_theme.zoom));
        painter.drawLine(QPointF(at(row.range.low), middle), QPointF(at(row.range.high), middle));
        painter.setBrush(m_theme.surface);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.flag == core::ResultFlag::None ? m_theme.text : m_theme.abnormal);
    }
    painter.drawEllipse(QPointF(at(row.number), middle), radius, radius);
}

} // namespace ui
