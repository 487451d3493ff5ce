// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QDateTime>
#include <QListView>

#include <vector>

namespace ui {

struct RecentEntry {
    QString path;
    QString title;
    QString state; // one line: "9,911 patients · not trained"
    QDateTime when;
    bool interrupted = false; // the program or the computer stopped while it was open
    bool unsaved = false;     // has no place of the user's choosing yet
    bool operator==(const RecentEntry&) const = default;
};

// The projects worked with last, newest first. Enter or a click opens, Delete takes one off the list.
class RecentList : public QListView {
    Q_OBJECT

public:
    explicit RecentList(QWidget* parent = nullptr);
    ~RecentList() override;

    void setTheme(const Theme& theme);
    void setEntries(std::vector<RecentEntry> entries);

Q_SIGNALS:
    void chosen(const QString& path);
    void removed(const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QString pathAt(const QModelIndex& index) const;

    class Model;
    class Delegate;
    Model* m_model;
    Delegate* m_delegate;
};

// "Today 14:32", "Yesterday 18:42", "12 Nov" in the user's language.
QString whenText(const QDateTime& when, const QDateTime& now);

} // namespace ui
