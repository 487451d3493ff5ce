// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/patient/story_models.h"

#include <memory>
#include <vector>

class QLabel;
class QListView;
class QPushButton;

namespace ui {

class ActionDelegate;

// What can be done next: each panel with its price and what it would add, each diagnosis, and what the policy makes of
// them. Enter, a double click or the button do it.
class ActionList : public Card {
    Q_OBJECT

public:
    enum class Role {
        Watch, // the policy leads; another action is tried out
        Order, // the user's turn
        Blind, // the same, and nothing of the policy is to be seen
        Idle,  // nothing can be done
    };
    explicit ActionList(QWidget* parent = nullptr);
    ~ActionList() override;

    void setTheme(const Theme& theme);
    // `pairs`: the study lets policies order two panels together, which the user cannot.
    void setActions(std::vector<ActionRow> rows, Role role, bool pairs = false);
    QListView& view() { return *m_view; }
    const ActionModel& model() const { return *m_model; }

Q_SIGNALS:
    void actionChosen(core::Action action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLayout();
    void connectInputs();
    void chooseCurrent();
    void showMenu(const QPoint& position);
    void showButton();

    ActionModel* m_model;
    std::unique_ptr<ActionDelegate> m_delegate;
    QListView* m_view;
    QLabel* m_side;
    QLabel* m_hint;
    QPushButton* m_button;
    Role m_role = Role::Watch;
};

} // namespace ui
