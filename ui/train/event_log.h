// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"

#include <QAbstractListModel>
#include <QDateTime>

#include <vector>

class QListView;

namespace ui {

// One thing that happened, in a whole sentence.
struct LogEntry {
    enum class Kind { Info, Done, Stopped, Warning, Error };
    QDateTime when;
    Kind kind = Kind::Info;
    QString sentence;
    bool operator==(const LogEntry&) const = default;
};

class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { KindRole = Qt::UserRole, TimeRole };
    using QAbstractListModel::QAbstractListModel;

    void setEntries(std::vector<LogEntry> entries); // oldest first, as they come
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override; // newest first

private:
    std::vector<LogEntry> m_entries;
};

// What happened while policies were trained, newest first.
class EventLog : public Card {
    Q_OBJECT

public:
    explicit EventLog(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setEntries(std::vector<LogEntry> entries);
    const LogModel& model() const { return *m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    class Delegate;
    Theme m_theme;
    LogModel* m_model;
    QListView* m_list;
    Delegate* m_delegate;
};

} // namespace ui
