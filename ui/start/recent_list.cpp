// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/recent_list.h"

#include "ui/common/theme/icons.h"

#include <QAbstractListModel>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ui {
namespace {

QString tagText(const RecentEntry& entry)
{
    if (entry.interrupted)
        return QCoreApplication::translate("RecentList", "Interrupted, nothing lost");
    if (entry.unsaved)
        return QCoreApplication::translate("RecentList", "Not saved under a name yet");
    return {};
}

} // namespace

QString whenText(const QDateTime& when, const QDateTime& now)
{
    const QLocale locale;
    const QString time = locale.toString(when.time(), QLocale::ShortFormat);
    const qint64 days = when.date().daysTo(now.date());
    if (days == 0)
        return QCoreApplication::translate("RecentList", "Today %1").arg(time);
    if (days == 1)
        return QCoreApplication::translate("RecentList", "Yesterday %1").arg(time);
    return locale.toString(when.date(), when.date().year() == now.date().year() ? QStringLiteral("d MMM")
                                                                                : QStringLiteral("d MMM yyyy"));
}

class RecentList::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : int(m_entries.size()); }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const RecentEntry& entry = at(index);
        switch (role) {
        case Qt::DisplayRole:
            return entry.title;
        case Qt::ToolTipRole:
            return entry.path;
        case Qt::AccessibleTextRole: {
            QStringList parts{entry.title, entry.state, whenText(entry.when, QDateTime::currentDateTime()),
                              tagText(entry)};
            parts.removeAll(QString());
            return parts.join(QStringLiteral(", "));
        }
        default:
            return {};
        }
    }

    const RecentEntry& at(const QModelIndex& index) const { return m_entries[static_cast<std::size_t>(index.row())]; }

    void setEntries(std::vector<RecentEntry> entries)
    {
        beginResetModel();
        m_entries = std::move(entries);
        endResetModel();
    }

private:
    std::vector<RecentEntry> m_entries;
};

class RecentList::Delegate : public QStyledItemDelegate {
public:
    Delegate(const Model& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void setTheme(const Theme& theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        return {m_theme.px(200), m_theme.px(tagText(m_model.at(index)).isEmpty() ? 50 : 74)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const RecentEntry& entry = m_model.at(index);
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, m_theme.selection);
        else if (option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(option.rect, m_theme.hover);
        painter->setPen(m_theme.border);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

        const auto place = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
        const QRect row = option.rect.adjusted(m_theme.px(12), m_theme.px(6), -m_theme.px(12), 0);
        const int icon = m_theme.px(16);
        paintIcon(*painter, Icon::File, place(QRect(row.left(), row.top() + m_theme.px(2), icon, icon)),
                  m_theme.textSecondary);
        paintWords(*painter, row.adjusted(m_theme.px(26), 0, 0, 0), entry, option.direction, place);
        painter->restore();
    }

private:
    template <typename Place>
    void paintWords(QPainter& painter, const QRect& area, const RecentEntry& entry, Qt::LayoutDirection direction,
                    const Place& place) const
    {
        const QFont body = fontOf(m_theme, TypeSize::Body);
        const QFont caption = fontOf(m_theme, TypeSize::Caption);
        const QFontMetrics bodyMetrics(body);
        const QFontMetrics captionMetrics(caption);
        const auto leading = int(QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter));
        const auto trailing = int(QStyle::visualAlignment(direction, Qt::AlignRight | Qt::AlignVCenter));
        const QString when = whenText(entry.when, QDateTime::currentDateTime());
        const int whenWidth = captionMetrics.horizontalAdvance(when);
        const int nameWidth = area.width() - whenWidth - m_theme.px(8);
        const QRect first(area.left(), area.top(), area.width(), bodyMetrics.height());

        painter.setFont(body);
        painter.setPen(m_theme.text);
        painter.drawText(place(QRect(first.left(), first.top(), nameWidth, first.height())), leading,
                         bodyMetrics.elidedText(entry.title, Qt::ElideMiddle, nameWidth));
        painter.setFont(caption);
        painter.setPen(m_theme.textSecondary);
        painter.drawText(place(QRect(first.right() - whenWidth, first.top(), whenWidth + 1, first.height())), trailing,
                         when);
        const QRect second(area.left(), first.bottom() + 1, area.width(), captionMetrics.height());
        painter.drawText(place(second), leading, captionMetrics.elidedText(entry.state, Qt::ElideRight, area.width()));

        const QString tag = tagText(entry);
        if (tag.isEmpty())
            return;
        const QRect badge(area.left(), second.bottom() + m_theme.px(4),
                          captionMetrics.horizontalAdvance(tag) + m_theme.px(12), captionMetrics.height() + 3);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(m_theme.warningEdge);
        painter.setBrush(m_theme.warningBack);
        painter.drawRoundedRect(QRectF(place(badge)).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(m_theme.warningText);
        painter.drawText(place(badge), Qt::AlignCenter, tag);
    }

    const Model& m_model;
    Theme m_theme = lightTheme();
};

RecentList::RecentList(QWidget* parent)
    : QListView(parent),
      m_model(new Model(this)),
      m_delegate(new Delegate(*m_model, this))
{
    setModel(m_model);
    setItemDelegate(m_delegate);
    setAccessibleName(tr("Recent projects"));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) { Q_EMIT chosen(pathAt(index)); });
}

RecentList::~RecentList() = default;

void RecentList::setTheme(const Theme& theme)
{
    m_delegate->setTheme(theme);
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void RecentList::setEntries(std::vector<RecentEntry> entries)
{
    m_model->setEntries(std::move(entries));
}

QString RecentList::pathAt(const QModelIndex& index) const
{
    return m_model->at(index).path;
}

void RecentList::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex index = currentIndex();
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (index.isValid() && opens)
        Q_EMIT chosen(pathAt(index));
    else if (index.isValid() && event->key() == Qt::Key_Delete)
        Q_EMIT removed(pathAt(index));
    else
        QListView::keyPressEvent(event);
}

void RecentList::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QString path = pathAt(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, path] { Q_EMIT chosen(path); });
    menu->addAction(tr("Remove from this list"), this, [this, path] { Q_EMIT removed(path); });
    menu->popup(event->reason() == QContextMenuEvent::Keyboard ? viewport()->mapToGlobal(visualRect(index).center())
                                                               : event->globalPos());
}

} // namespace ui
