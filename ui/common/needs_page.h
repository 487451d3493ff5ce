// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/step.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

// One thing a step rests on, and whether it is there.
struct Requirement {
    enum class State { Met, Missing, ToCheck };
    State state = State::Missing;
    QString text;
    bool operator==(const Requirement&) const = default;
};

// What a step says as long as it cannot be used.
struct StepNeeds {
    QString headline; // "Train a policy to see the front"
    QString sentence;
    std::vector<Requirement> requirements;
    QString action;               // of the button; empty: there is nothing to go to
    std::optional<Step> actionTo; // where the button leads
    bool operator==(const StepNeeds&) const = default;
};

// The page of a step that needs something first: it says what, and leads there.
class NeedsPage : public QWidget {
    Q_OBJECT

public:
    explicit NeedsPage(Step step, QWidget* parent = nullptr);

    void setNeeds(const StepNeeds& needs);

Q_SIGNALS:
    void stepRequested(ui::Step step);

private:
    QLabel* m_headline;
    QLabel* m_sentence;
    QVBoxLayout* m_requirements;
    QPushButton* m_action;
    StepNeeds m_needs;
};

} // namespace ui
