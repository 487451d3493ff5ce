// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"

#include <QComboBox>

namespace ui {

// What decides who judges a front, unless the user says it.
struct JudgeFacts {
    core::FrontMethod method = core::FrontMethod::Lattice;
    std::size_t patients = 0, cases = 0, panels = 0;
    bool foldsPossible = true;
    int cores = 1; // for the search
    bool operator==(const JudgeFacts&) const = default;
};

// Who judges a front: one test part, or everybody by folds.
class JudgeBox : public QComboBox {
    Q_OBJECT

public:
    explicit JudgeBox(QWidget* parent = nullptr);

    // Everybody is proposed where a test part has few cases and it does not take long.
    void setFacts(const JudgeFacts& facts);
    core::JudgingPlan judging() const;

private:
    void propose();
    void showTip();

    JudgeFacts m_facts;
    bool m_chosen = false; // by the user
};

} // namespace ui
