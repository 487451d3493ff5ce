// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include <vector>

class QAction;
class QLineEdit;
class QMenu;
class QTreeWidget;

namespace ui {

// Every action of the menus under one field: type some of its words, choose with the arrows, Enter does it.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const QList<QMenu*>& menus, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // arrows move in the list while one types

private:
    struct Command {
        QString path; // "File ▸ Save"
        QPointer<QAction> action;
    };

    void collect(const QMenu& menu, const QString& path);
    void showMatches();
    void move(int rows);
    void carryOut();

    std::vector<Command> m_commands;
    QLineEdit* m_words;
    QTreeWidget* m_list;
};

} // namespace ui
