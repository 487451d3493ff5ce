// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"

#include "ui/common/text/language.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int kPlace = Qt::UserRole; // in the list of commands

bool holdsAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

CommandPalette::CommandPalette(const QList<QMenu*>& menus, QWidget* parent)
    : QDialog(parent),
      m_words(new QLineEdit(this)),
      m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Find a command"));
    for (const QMenu* menu : menus)
        collect(*menu, withoutMnemonic(menu->title()));
    m_words->setPlaceholderText(tr("Some words of it, such as export or front"));
    m_words->setAccessibleName(windowTitle());
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Command"), tr("Key")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Commands"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(m_list);
    resize(560, 420);
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::showMatches);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::carryOut);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandPalette::carryOut);
    showMatches();
}

void CommandPalette::collect(const QMenu& menu, const QString& path)
{
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        const QString place = tr("%1 ▸ %2").arg(path, withoutMnemonic(action->text()));
        if (action->menu())
            collect(*action->menu(), place);
        else
            m_commands.push_back({place, action});
    }
}

void CommandPalette::showMatches()
{
    m_list->clear();
    const QStringList words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (std::size_t place = 0; place < m_commands.size(); ++place) {
        const auto& [path, action] = m_commands[place];
        if (!action || !holdsAll(path, words))
            continue;
        auto* item = new QTreeWidgetItem(m_list, {path, action->shortcut().toString(QKeySequence::NativeText)});
        item->setData(0, kPlace, static_cast<int>(place));
        item->setToolTip(0, action->statusTip()); // where it cannot be done, this says why
        item->setDisabled(!action->isEnabled());
    }
    move(0);
}

// From what is chosen to the next that can be done; 0: the first of them.
void CommandPalette::move(int rows)
{
    const int count = m_list->topLevelItemCount();
    const int step = rows < 0 ? -1 : 1;
    int row = rows == 0 ? 0 : m_list->indexOfTopLevelItem(m_list->currentItem()) + step;
    while (row >= 0 && row < count && m_list->topLevelItem(row)->isDisabled())
        row += step;
    if (row >= 0 && row < count)
        m_list->setCurrentItem(m_list->topLevelItem(row));
}

void CommandPalette::carryOut()
{
    const QTreeWidgetItem* item = m_list->currentItem();
    if (!item || item->isDisabled())
        return;
    const QPointer<QAction> action = m_commands[static_cast<std::size_t>(item->data(0, kPlace).toInt())].action;
    accept();
    if (action)
        action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            move(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace ui
