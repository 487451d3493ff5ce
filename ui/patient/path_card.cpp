// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/path_card.h"

#include "ui/common/buttons.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"

#include <QGridLayout>

namespace ui {

PathCard::PathCard(QWidget* parent)
    : Card(parent),
      m_title(makeStrongLabel()),
      m_sentence(makeLabel({}, TypeSize::Table, Tone::Secondary)),
      m_grid(new QGridLayout),
      m_debrief(makeLabel({}, TypeSize::Table)),
      m_score(makeLabel({}, TypeSize::Table)),
      m_reveal(makeSmallButton(tr("Reveal"), this)),
      m_undo(makeSmallButton(tr("Undo"), this)),
      m_return(makeSmallButton(tr("Back to the policy’s path"), this)),
      m_next(makeSmallButton(tr("Next patient"), this)),
      m_reset(makeSmallButton(tr("Reset the score"), this)),
      m_teams(makeSmallButton(tr("Teams…"), this)),
      m_results(makeSmallButton(tr("How it went…"), this))
{
    for (QLabel* label : {m_title, m_sentence, m_debrief, m_score})
        label->setWordWrap(true);
    m_debrief->setProperty("data", true);
    m_score->setProperty("data", true);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(3);
    m_reveal->setToolTip(tr("Shows what the policy would do here, and why; the next decision is yours again"));
    m_undo->setToolTip(tr("Undoes the last change (Ctrl+Z)"));
    m_return->setToolTip(tr("Closes the second path"));
    m_next->setToolTip(tr("The next patient of the list (Page Down)"));
    m_reset->setToolTip(tr("Starts counting anew"));
    m_teams->setToolTip(tr("Names of teams that take turns"));
    m_results->setToolTip(tr("The score case by case, and your place among the policies"));
    auto* buttons = new FlowLayout(nullptr, 6);
    for (QPushButton* button : {m_reveal, m_undo, m_return, m_next, m_results, m_teams, m_reset})
        buttons->addWidget(button);
    body()->setSpacing(6);
    body()->addWidget(m_title);
    body()->addWidget(m_sentence);
    body()->addLayout(m_grid);
    body()->addWidget(m_debrief);
    body()->addWidget(m_score);
    body()->addLayout(buttons);
    connect(m_reveal, &QPushButton::clicked, this, &PathCard::revealRequested);
    connect(m_undo, &QPushButton::clicked, this, &PathCard::undoRequested);
    connect(m_return, &QPushButton::clicked, this, &PathCard::returnRequested);
    connect(m_next, &QPushButton::clicked, this, &PathCard::nextPatientRequested);
    connect(m_reset, &QPushButton::clicked, this, &PathCard::resetRequested);
    connect(m_teams, &QPushButton::clicked, this, &PathCard::teamsRequested);
    connect(m_results, &QPushButton::clicked, this, &PathCard::resultsRequested);
}

void PathCard::setFacts(const Facts& facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    m_title->setText(facts.title);
    m_sentence->setText(facts.sentence);
    m_sentence->setVisible(!facts.sentence.isEmpty());
    m_debrief->setText(facts.debrief.join(QStringLiteral("\n\n")));
    m_debrief->setVisible(!facts.debrief.isEmpty());
    m_score->setText(facts.score);
    m_score->setVisible(!facts.score.isEmpty());
    m_reveal->setVisible(facts.canReveal);
    m_undo->setVisible(facts.canReturn);
    m_undo->setEnabled(facts.canUndo);
    m_return->setVisible(facts.canReturn);
    m_next->setVisible(facts.duelOver);
    m_reset->setVisible(facts.canReset);
    m_results->setVisible(facts.canReset);
    m_teams->setVisible(facts.canNameTeams);
    showPaths();
}

void PathCard::showPaths()
{
    deleteWidgets(*m_grid);
    if (m_facts.paths.empty())
        return;
    struct Line {
        QString name;
        QString PathFacts::*text;
    };
    const Line lines[] = {{QString(), &PathFacts::title},           {tr("Orders"), &PathFacts::orders},
                          {tr("Bill"), &PathFacts::bill},           {tr("Probability"), &PathFacts::probability},
                          {tr("Diagnosis"), &PathFacts::diagnosis}, {tr("Outcome"), &PathFacts::verdict}};
    int row = 0;
    for (const Line& line : lines) {
        bool said = false;
        for (const PathFacts& path : m_facts.paths)
            said = said || !(path.*line.text).isEmpty();
        if (!said)
            continue;
        m_grid->addWidget(makeLabel(line.name, TypeSize::Table, Tone::Secondary), row, 0, Qt::AlignTop);
        for (std::size_t i = 0; i < m_facts.paths.size(); ++i) {
            QLabel* text = makeLabel(m_facts.paths[i].*line.text, TypeSize::Table);
            text->setWordWrap(true);
            if (row == 0)
                text->setProperty("type", QStringLiteral("strong"));
            else
                text->setProperty("data", true);
            text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
            m_grid->addWidget(text, row, static_cast<int>(i) + 1);
            m_grid->setColumnStretch(static_cast<int>(i) + 1, 1);
        }
        ++row;
    }
}

} // namespace ui
