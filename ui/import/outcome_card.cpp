// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/outcome_card.h"

#include "ui/common/buttons.h"
#include "ui/common/inline_message.h"
#include "ui/common/labels.h"
#include "ui/common/outcome_dialog.h"
#include "ui/common/text/outcome_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

// The texts of a column that has two values; nothing where it has more or fewer.
std::vector<std::string> twoTextsOf(const core::Column& column)
{
    std::vector<float> values;
    std::vector<std::string> texts;
    for (std::size_t row = 0; row < column.values.size(); ++row) {
        const float value = column.values[row];
        if (std::isnan(value) || std::ranges::find(values, value) != values.end())
            continue;
        if (values.size() == 2)
            return {};
        values.push_back(value);
        texts.push_back(core::cellText(column, row));
    }
    if (texts.size() != 2)
        return {};
    if (values[0] > values[1])
        std::swap(texts[0], texts[1]);
    return texts;
}

} // namespace

OutcomeCard::OutcomeCard(QWidget* parent)
    : Card(parent),
      m_title(makeStrongLabel(tr("What is predicted"))),
      m_text(makeLabel({})),
      m_change(makeSmallButton(tr("Change…"))),
      m_question(new InlineMessage)
{
    buildLayout();
    connect(m_change, &QPushButton::clicked, this, &OutcomeCard::change);
    connect(m_question, &InlineMessage::actionTriggered, this, &OutcomeCard::answer);
    forget();
}

void OutcomeCard::buildLayout()
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_change->setAccessibleName(tr("Change what is predicted"));
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_title, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_change, 0, Qt::AlignTop);
    body()->addLayout(row);
    body()->addWidget(m_question);
}

void OutcomeCard::forget()
{
    m_choice.reset();
    m_table.reset();
    m_task = {};
    hide();
    Q_EMIT outcomeShown({}, {});
}

void OutcomeCard::setPending()
{
    m_table.reset();
    m_text->setText(tr("Looking through the table …"));
    setTone(*m_text, Tone::Secondary);
    m_change->setEnabled(false);
    m_question->hide();
    setVisible(true);
}

void OutcomeCard::setOutcome(core::TablePtr table, const core::Task& task)
{
    m_table = std::move(table);
    m_task = task;
    if (m_choice && m_table->find(m_choice->column))
        m_task = core::withOutcomeChoice(m_task, *m_table, *m_choice);
    else
        m_choice.reset(); // of another sheet
    showOutcome();
}

void OutcomeCard::showOutcome()
{
    const core::Column* column = m_table->find(m_task.label);
    const core::OutcomeCount count = column ? core::countOutcome(*column, m_task.positive) : core::OutcomeCount{};
    m_text->setText(column ? outcomeText(outcomeFacts(m_task, count.cases, count.patients)) : tr("not chosen yet"));
    setTone(*m_text, column ? Tone::Normal : Tone::Secondary);
    m_change->setText(column ? tr("Change…") : tr("Choose…"));
    m_change->setEnabled(true);
    ask(core::doubtAbout(m_task, *m_table), count);
    setVisible(true);
    Q_EMIT outcomeShown(QString::fromStdString(m_task.label), column ? caseRuleText(m_task.positive) : QString());
}

void OutcomeCard::ask(core::OutcomeDoubt doubt, const core::OutcomeCount& count)
{
    m_answers.clear();
    m_question->setVisible(doubt != core::OutcomeDoubt::None);
    if (doubt == core::OutcomeDoubt::None)
        return;
    QStringList actions;
    if (doubt == core::OutcomeDoubt::NoColumn) {
        for (const std::string& date : core::datesSomeHave(*m_table)) {
            if (actions.size() == 2)
                break;
            m_answers.push_back({.column = date, .rule = core::OutcomeRule::recorded()});
            actions << recordedChoiceText(QString::fromStdString(date),
                                          core::countOutcome(*m_table->find(date), core::OutcomeRule::recorded()));
        }
    } else {
        for (const std::string& text : twoTextsOf(*m_table->find(m_task.label))) {
            m_answers.push_back(
                {.column = m_task.label, .rule = core::OutcomeRule::value(text), .name = m_task.outcomeName});
            actions << tr("“%1”").arg(QString::fromStdString(text));
        }
    }
    actions << tr("Another column…");
    m_question->setMessage(InlineMessage::Severity::Warning, tr("Who is a case?"),
                           outcomeQuestion(doubt, m_task, count), actions);
}

void OutcomeCard::answer(int action)
{
    const auto at = static_cast<std::size_t>(action);
    if (at < m_answers.size())
        choose(m_answers[at]);
    else
        change();
}

void OutcomeCard::change()
{
    if (!m_table)
        return;
    OutcomeDialog dialog(m_task, m_table, m_describer, this);
    if (dialog.exec() == QDialog::Accepted && m_table)
        choose(core::outcomeOf(dialog.task()));
}

void OutcomeCard::choose(core::OutcomeChoice choice)
{
    m_task = core::withOutcomeChoice(m_task, *m_table, choice);
    m_choice = std::move(choice);
    showOutcome();
}

} // namespace ui
