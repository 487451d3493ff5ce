// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/cohort/split.h"
#include "core/data/quality/column_summary.h"
#include "core/data/quality/plausibility.h"
#include "core/data/table.h"
#include "core/data/task/task.h"
#include "core/data/task/task_proposal.h"

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// Everything the user decides about an import. One undo step turns one study into another.
struct Study {
    Task task;
    SplitPlan split;
    bool operator==(const Study&) const = default;
};

class LazyPatients; // core/data/cohort/study_patients.h
using LazyPatientsPtr = std::shared_ptr<const LazyPatients>;

// What the program has to say about a study: figures, doubts and what still blocks training.
struct Assessment {
    Study study;              // the one assessed
    LazyPatientsPtr patients; // its cohort, split and fingerprint, made when first asked for
    TablePtr edited;          // the import with the edits applied
    TableSummary summary;
    std::vector<Finding> findings;
    std::vector<IdentifierWarning> identifiers;         // columns in use that look like identifiers
    std::vector<IdentifierWarning> allIdentifiers;      // those of ignored columns too
    std::size_t duplicatesDropped = 0;                  // rows that the task leaves out as the same as others
    ProblemList problems;                               // empty: training can start
    std::array<std::size_t, kSplitParts> splitCounts{}; // all 0 where there is no split yet
};

using AssessmentPtr = std::shared_ptr<const Assessment>;

// What did not change since `previous` (of the same import) is taken over from it, and `patients` where somebody has
// them already. Null when stopped.
AssessmentPtr assess(const TablePtr& import, const Study& study, const AssessmentPtr& previous, std::stop_token stop,
                     const ProgressSink& progress, LazyPatientsPtr patients = nullptr);

} // namespace core
