// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/outcome_choice.h"
#include "ui/common/card.h"
#include "ui/common/text/variable_describer.h"

#include <optional>

class QLabel;
class QPushButton;

namespace ui {

class InlineMessage;

// What would be predicted if the table were imported now: column, who the cases are, what they have, how many of whom.
// Asks where the values do not say it, and can be changed.
class OutcomeCard : public Card {
    Q_OBJECT

public:
    explicit OutcomeCard(QWidget* parent = nullptr);

    void forget();     // another file: nothing is known of it, and nothing was said
    void setPending(); // the table is being looked at; what was said before still holds
    // The table with its codes read, and the task it would be imported with.
    void setOutcome(core::TablePtr table, const core::Task& task);

    const std::optional<core::OutcomeChoice>& choice() const { return m_choice; } // what the user said, if anything
    void change();                                                                // opens the dialog

Q_SIGNALS:
    void outcomeShown(const QString& column, const QString& cases); // empty: none

private:
    void buildLayout();
    void showOutcome();
    void ask(core::OutcomeDoubt doubt, const core::OutcomeCount& count);
    void answer(int action);
    void choose(core::OutcomeChoice choice);

    VariableDescriber m_describer;
    core::TablePtr m_table; // null: not known yet
    core::Task m_task;
    std::vector<core::OutcomeChoice> m_answers; // to the question, in the order of its buttons
    std::optional<core::OutcomeChoice> m_choice;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_change;
    InlineMessage* m_question;
};

} // namespace ui
