// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/figures/story/story_rows.h"
#include "ui/patient/walkthrough_model.h"

#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

// Two paths of the same patient beside each other: orders, bill, probability, diagnosis, and where they part. In a
// duel also the score.
class PathCard : public Card {
    Q_OBJECT

public:
    struct Facts {
        QString title, sentence;
        std::vector<PathFacts> paths; // two, or none while a duel runs
        bool canUndo = false, canReturn = false, canReveal = false, duelOver = false;
        QStringList debrief; // of each path, what its orders were worth
        QString score;
        bool canReset = false;
        bool canNameTeams = false; // in a duel
        bool operator==(const Facts&) const = default;
    };
    explicit PathCard(QWidget* parent = nullptr);

    void setFacts(const Facts& facts);

Q_SIGNALS:
    void undoRequested();
    void revealRequested();
    void returnRequested();
    void nextPatientRequested();
    void resetRequested();
    void teamsRequested();
    void resultsRequested(); // how it went so far

private:
    void showPaths();

    Facts m_facts;
    QLabel* m_title;
    QLabel* m_sentence;
    QGridLayout* m_grid;
    QLabel* m_debrief;
    QLabel* m_score;
    QPushButton* m_reveal;
    QPushButton* m_undo;
    QPushButton* m_return;
    QPushButton* m_next;
    QPushButton* m_reset;
    QPushButton* m_teams;
    QPushButton* m_results;
};

} // namespace ui
