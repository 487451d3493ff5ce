// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace ui {

// The five steps of the rail, in order.
enum class Step { Data, Train, Front, Patient, Compare };
inline constexpr std::array kSteps{Step::Data, Step::Train, Step::Front, Step::Patient, Step::Compare};

enum class StepState {
    NeedsEarlier, // stays clickable: its page says what is missing
    Ready,
    Running,
    LookHere, // something to check
    Done,
};

struct StepInfo {
    StepState state = StepState::NeedsEarlier;
    QString stateText; // one line, such as "2 things to check"
    bool operator==(const StepInfo&) const = default;
};
using StepInfos = std::array<StepInfo, kSteps.size()>;

QString stepName(Step step);

} // namespace ui
