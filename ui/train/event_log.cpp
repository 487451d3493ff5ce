// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/event_log.h"

#include "ui/common/labels.h"
#include "ui/common/theme/icons.h"

#include <QApplication>
#include <QBoxLayout>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr double kRow = 23.0; // design pixels

Icon iconOf(LogEntry::Kind kind)
{
    switch (kind) {
    case LogEntry::Kind::Info:
        return Icon::Info;
    case LogEntry::Kind::Done:
        return Icon::Check;
    case LogEntry::Kind::Stopped:
        return Icon::Minus;
    case LogEntry::Kind::Warning:
        return Icon::Warning;
    case LogEntry::Kind::Error:
        return Icon::Error;
    }
    Q_UNREACHABLE();
}

QColor colourOf(LogEntry::Kind kind, const Theme& theme)
{
    switch (kind) {
    case LogEntry::Kind::Info:
    case LogEntry::Kind::Stopped:
        return theme.textSecondary;
    case LogEntry::Kind::Done:
        return theme.ok;
    case LogEntry::Kind::Warning:
        return theme.warningText;
    case LogEntry::Kind::Error:
        return theme.errorText;
    }
    Q_UNREACHABLE();
}

// The time today, the date before.
QString timeText(const QDateTime& when)
{
    const QLocale locale;
    return when.date() == QDate::currentDate() ? locale.toString(when.time(), QStringLiteral("HH:mm:ss"))
                                               : locale.toString(when.date(), QLocale::ShortFormat);
}

} // namespace

void LogModel::setEntries(std::vector<LogEntry> entries)
{
    const bool grows =
        entries.size() >= m_entries.size() && std::equal(m_entries.begin(), m_entries.end(), entries.begin());
    if (!grows) {
        beginResetModel();
        m_entries = std::move(entries);
        endResetModel();
    } else if (entries.size() > m_entries.size()) {
        beginInsertRows({}, 0, static_cast<int>(entries.size() - m_entries.size()) - 1);
        m_entries = std::move(entries);
        endInsertRows();
    }
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const LogEntry& entry = m_entries[m_entries.size() - 1 - static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return entry.sentence;
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(timeText(entry.when), entry.sentence);
    case KindRole:
        return static_cast<int>(entry.kind);
    case TimeRole:
        return timeText(entry.when);
    default:
        return {};
    }
}

class EventLog::Delegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {option.rect.width(), m_theme.px(kRow)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem shown = option;
        initStyleOption(&shown, index);
        const QString sentence = std::exchange(shown.text, {});
        const QStyle& style = *(option.widget ? option.widget->style() : QApplication::style());
        style.drawControl(QStyle::CE_ItemViewItem, &shown, painter, option.widget);
        const QFont font = fontOf(m_theme, TypeSize::Table);
        const QFontMetrics metrics(font);
        const int gap = m_theme.px(10);
        const int size = m_theme.px(14);
        const int time = metrics.horizontalAdvance(QStringLiteral("00.00.0000"));
        const QRect row = shown.rect.adjusted(m_theme.px(11), 0, -gap, 0);
        const auto place = [&](const QRect& rect) { return QStyle::visualRect(shown.direction, shown.rect, rect); };
        const int leading = int(QStyle::visualAlignment(shown.direction, Qt::AlignLeft | Qt::AlignVCenter));
        const auto kind = static_cast<LogEntry::Kind>(index.data(LogModel::KindRole).toInt());
        painter->save();
        painter->setFont(font);
        painter->setPen(m_theme.textSecondary);
        painter->drawText(place(QRect(row.left(), row.top(), time, row.height())), leading,
                          index.data(LogModel::TimeRole).toString());
        paintIcon(*painter, iconOf(kind),
                  place(QRect(row.left() + time + gap, row.center().y() - size / 2, size, size)),
                  colourOf(kind, m_theme));
        const int indent = time + size + 2 * gap;
        painter->setPen(m_theme.text);
        painter->drawText(place(row.adjusted(indent, 0, 0, 0)), leading,
                          metrics.elidedText(sentence, Qt::ElideRight, row.width() - indent));
        painter->restore();
    }

private:
    Theme m_theme = lightTheme();
};

EventLog::EventLog(QWidget* parent)
    : Card(parent, Padding::None),
      m_theme(lightTheme()),
      m_model(new LogModel(this)),
      m_list(new QListView(this)),
      m_delegate(new Delegate(m_list))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 6, 11, 4);
    QLabel* title = makeStrongLabel(tr("What happened"));
    head->addWidget(title, 1);
    head->addWidget(makeLabel(tr("newest first"), TypeSize::Caption, Tone::Secondary));
    body()->setSpacing(0);
    body()->addLayout(head);
    body()->addWidget(m_list, 1);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("What happened"));
}

void EventLog::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    updateGeometry();
    m_list->doItemsLayout();
}

void EventLog::setEntries(std::vector<LogEntry> entries)
{
    m_model->setEntries(std::move(entries));
}

QSize EventLog::sizeHint() const
{
    return {m_theme.px(400), m_theme.px(30 + 5 * kRow)};
}

QSize EventLog::minimumSizeHint() const
{
    return {m_theme.px(200), m_theme.px(30 + 2.5 * kRow)};
}

} // namespace ui
