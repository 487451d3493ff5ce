// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job_stage.h"
#include "core/front/front_record.h"
#include "ui/common/progress_card.h"

#include <optional>

namespace ui {

// The search for a front that is under way, if any.
struct FrontActivity {
    using Kind = core::JobStage;
    Kind kind = Kind::Idle;
    std::optional<core::FrontId> front; // as soon as the project has it
    core::FrontPlan plan;
    core::FrontUpdate progress; // newest; its points and notices are handed over separately

    bool active() const { return kind != Kind::Idle; }
};

// How far a search is: what it does, how much of that is done, time gone and time left.
class SearchCard : public ProgressCard {
    Q_OBJECT

public:
    explicit SearchCard(QWidget* parent = nullptr);

    void setActivity(const FrontActivity& activity, std::size_t found);
};

} // namespace ui
