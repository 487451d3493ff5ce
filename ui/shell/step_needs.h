// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/data/cohort/study.h"
#include "core/front/front_record.h"
#include "core/plan/training_progress.h"
#include "ui/common/needs_page.h"
#include "ui/common/step.h"
#include "ui/shell/job_button.h"

#include <optional>

namespace ui {

// What trains now.
struct TrainingFacts {
    core::TrainingUpdate progress;
    bool paused = false;
};

// The front that is searched now.
struct SearchFacts {
    core::FrontUpdate progress;
    bool paused = false;
};

// The table of baselines that is made now.
struct BaselineFacts {
    core::BaselineUpdate progress;
    std::size_t done = 0, rows = 0; // systems with every repeat, of those in the plan
    bool paused = false;
};

// What is known when the rail and the pages of later steps are written. Null parts are not there yet.
struct ProjectFacts {
    bool open = false;
    core::AssessmentPtr assessment;
    std::optional<TrainingFacts> training = {};
    std::size_t policies = 0; // trained and stored
    std::optional<SearchFacts> search = {};
    std::size_t fronts = 0;        // stored
    std::size_t frontPoints = 0;   // on the newest
    bool frontInterrupted = false; // the newest can be resumed
    std::optional<core::Seed> frontSeed = {};
    std::optional<BaselineFacts> baselines = {};
    std::size_t comparedModels = 0; // ticked on the compare page
    int openItems = 0;              // of the report, for the author
    QString patient = {};           // the one that is looked at: "Row 4,172, step 2 of 3"; empty: nobody
};

// The ticks of the rail.
StepInfos stepInfos(const ProjectFacts& facts);

// What a later step still needs. Not for Step::Data, which needs nothing.
StepNeeds stepNeeds(Step step, const ProjectFacts& facts);

// Right-hand fields of the status bar beside a step's page; none: beside the start page.
QStringList statusFields(const ProjectFacts& facts, std::optional<Step> step = {});

// What is trained, searched or compared now, for the status bar.
std::optional<JobStatus> jobStatus(const ProjectFacts& facts);

} // namespace ui
