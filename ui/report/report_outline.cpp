// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_outline.h"

#include "ui/common/theme/icons.h"
#include "ui/report/report_checklists.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

QString stateText(const ReportOutline::Row& row)
{
    switch (row.state) {
    case SectionState::Filled:
        return ReportOutline::tr("Filled");
    case SectionState::LookHere:
        return ReportOutline::tr("Look here: %1").arg(row.look);
    case SectionState::ForAuthor:
        break;
    }
    return ReportOutline::tr("For the author");
}

ReportOutline::Row rowOf(const ReportSection& section)
{
    const QString numbers = tripodNumbersOf(section.key);
    const bool many = numbers.contains(QLatin1Char(','));
    return {.key = section.key,
            .title = section.title,
            .items = numbers.isEmpty() ? QString()
                     : many            ? ReportOutline::tr("items %1").arg(numbers)
                                       : ReportOutline::tr("item %1").arg(numbers),
            .state = section.state,
            .look = section.look};
}

} // namespace

void ReportOutline::setSections(const std::vector<ReportSection>& sections)
{
    std::vector<Row> rows;
    for (const Row& old : m_rows) // first those that have a place already
        if (const auto found = std::ranges::find(sections, old.key, &ReportSection::key); found != sections.end()) {
            rows.push_back(rowOf(*found));
            rows.back().wanted = old.wanted;
        }
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (std::ranges::find(rows, sections[i].key, &Row::key) != rows.end())
            continue;
        // A new one comes after the one it follows in the report.
        const QString before = i == 0 ? QString() : sections[i - 1].key;
        const auto neighbour = std::ranges::find(rows, before, &Row::key);
        rows.insert(neighbour == rows.end() ? rows.begin() : neighbour + 1, rowOf(sections[i]));
    }
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QStringList ReportOutline::wantedKeys() const
{
    QStringList keys;
    for (const Row& row : m_rows)
        if (row.wanted)
            keys << row.key;
    return keys;
}

int ReportOutline::filled() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, [](const Row& row) {
        return row.wanted && !row.items.isEmpty() && row.state != SectionState::ForAuthor;
    }));
}

int ReportOutline::forAuthor() const
{
    return static_cast<int>(std::ranges::count_if(
        m_rows, [](const Row& row) { return row.wanted && row.state == SectionState::ForAuthor; }));
}

int ReportOutline::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ReportOutline::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::CheckStateRole:
        return row.wanted ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(itemsOf(row.key), stateText(row)).trimmed();
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3").arg(row.title, stateText(row), row.items);
    case StateRole:
        return static_cast<int>(row.state);
    case ItemsRole:
        return row.state == SectionState::ForAuthor ? tr("for the author") : row.items;
    default:
        return {};
    }
}

bool ReportOutline::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole)
        return false;
    m_rows[static_cast<std::size_t>(index.row())].wanted = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosen();
    return true;
}

Qt::ItemFlags ReportOutline::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // between two lines, never on one
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled;
}

bool ReportOutline::moveRows(const QModelIndex& parent, int row, int count, const QModelIndex& target, int before)
{
    if (count != 1 || !beginMoveRows(parent, row, row, target, before))
        return false;
    const auto from = m_rows.begin() + row;
    if (before > row)
        std::rotate(from, from + 1, m_rows.begin() + before);
    else
        std::rotate(m_rows.begin() + before, from, from + 1);
    endMoveRows();
    Q_EMIT chosen();
    return true;
}

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {m_theme.px(160), m_theme.px(26)};
}

void OutlineDelegate::paintState(QPainter& painter, const QRectF& place, SectionState state) const
{
    switch (state) {
    case SectionState::Filled:
        return paintIcon(painter, Icon::Check, place, m_theme.ok);
    case SectionState::LookHere:
        return paintIcon(painter, Icon::Warning, place, m_theme.warningText);
    case SectionState::ForAuthor:
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.control, m_theme.px(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place.adjusted(2, 2, -2, -2));
        return;
    }
}

void OutlineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem base = option;
    initStyleOption(&base, index);
    base.text.clear(); // drawn beside the sign of its state
    const QStyle* style = base.widget ? base.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &base, painter, base.widget);
    const QRect check = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &base, base.widget);

    painter->save();
    const bool wanted = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const int gap = m_theme.px(6), sign = m_theme.px(14);
    const QRect row = option.rect.adjusted(0, 0, -m_theme.px(8), 0);
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    const int left = option.rect.left() + check.width() + m_theme.px(14);
    const auto state = static_cast<SectionState>(index.data(ReportOutline::StateRole).toInt());
    if (wanted)
        paintState(*painter, place(QRect(left, row.center().y() - sign / 2, sign, sign)), state);

    const QFont titleFont = fontOf(m_theme, TypeSize::Table), itemsFont = fontOf(m_theme, TypeSize::Caption);
    const QFontMetrics titleMetrics(titleFont), itemsMetrics(itemsFont);
    const QString title = index.data().toString(), items = index.data(ReportOutline::ItemsRole).toString();
    const int begin = left + sign + gap, room = row.right() - begin;
    // The name comes first; numbers that find no room are in the tooltip. Only who has to write is always said.
    const int wholeItems = itemsMetrics.horizontalAdvance(items) + 1;
    const bool fit = titleMetrics.horizontalAdvance(title) + 1 + gap + wholeItems <= room;
    const int itemsWidth = fit || state == SectionState::ForAuthor ? wholeItems : 0;
    painter->setFont(itemsFont);
    painter->setPen(wanted ? m_theme.textSecondary : m_theme.textDisabled);
    if (itemsWidth > 0)
        painter->drawText(place(QRect(row.right() - itemsWidth, row.top(), itemsWidth, row.height())), Qt::AlignCenter,
                          items);
    const QRect words(begin, row.top(), room - itemsWidth - gap, row.height());
    painter->setFont(titleFont);
    painter->setPen(wanted ? m_theme.text : m_theme.textDisabled);
    painter->drawText(place(words), int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignVCenter,
                      titleMetrics.elidedText(title, Qt::ElideRight, words.width()));
    painter->restore();
}

OutlineView::OutlineView(QWidget* parent) : QListView(parent)
{
    setDragDropMode(QAbstractItemView::InternalMove);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDropIndicatorShown(true);
    setDragDropOverwriteMode(false);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Sections of the report"));
    setAccessibleDescription(tr("Space leaves a section out or takes it in, Alt with the up and down keys moves it."));
}

void OutlineView::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex current = currentIndex();
    const bool up = event->key() == Qt::Key_Up, down = event->key() == Qt::Key_Down;
    if (!event->modifiers().testFlag(Qt::AltModifier) || !(up || down) || !current.isValid())
        return QListView::keyPressEvent(event);
    const int row = current.row();
    if ((up && row > 0) || (down && row + 1 < model()->rowCount()))
        model()->moveRow({}, row, {}, up ? row - 1 : row + 2);
    event->accept();
}

} // namespace ui
