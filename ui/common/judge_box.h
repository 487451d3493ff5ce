// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/outer_folds.h"

#include <QComboBox>

#include <optional>

namespace ui {

// What decides who judges, unless the user says it.
struct JudgeFacts {
    std::size_t cases = 0;
    bool foldsPossible = true;
    std::optional<double> seconds = {}; // that doing it once takes; unset: nobody knows
    bool instant = false;               // it takes no time worth a word
    bool propose = true;                // everybody, where a test part has few cases and it does not take long
    int besides = 2;                    // how often it is done beside the folds: as it stands, and with all patients
    bool operator==(const JudgeFacts&) const = default;
};

// Who judges a front, a training or a table: one test part, or everybody by folds.
class JudgeBox : public QComboBox {
    Q_OBJECT

public:
    explicit JudgeBox(QWidget* parent = nullptr);

    void setFacts(const JudgeFacts& facts);
    core::JudgingPlan judging() const;
    void setQuick(bool quick); // nothing that takes long is proposed, as in a lesson; what was proposed is forgotten

private:
    void propose();
    void showTip();

    JudgeFacts m_facts;
    bool m_chosen = false; // by the user
    bool m_quick = false;
};

} // namespace ui
