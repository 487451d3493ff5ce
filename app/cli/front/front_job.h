// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/prepare_study.h"
#include "core/plan/plan_fields.h"
#include "core/search/front_search.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app::cli {

// The front to find: its patients, where the search starts, and where it is stored.
struct FrontJob {
    ReadyStudy study;
    core::FrontPlan plan;
    std::optional<core::FrontId> resumed;
    std::map<std::size_t, std::string> names = {}; // of the policies it has already
    bool finished = false; // the one to be resumed has come to its end: there is nothing to do but to show it
};

// Reads and checks everything the job needs. A project is written or changed only when all of it is sound.
Result<FrontJob> makeFrontJob(const Workplace& place);

// "lattice.depth=6": of the front itself rather than of the training of one policy.
bool isFrontSetting(std::string_view setting);
std::vector<std::string> frontSettingNames();
Result<core::FrontPlan> frontPlanFor(const Arguments& arguments, const core::PresetContext& context);

// A front of the project with the patients it was found for, to be looked at.
struct StoredFront {
    core::ProjectFile project;
    core::FrontRecord record;
    core::StudyPatients patients; // of the project as it is now
    core::TestCatalog panels;     // those of the front
    bool isOfEarlierData() const { return record.start.cohort != patients.cohort->fingerprint(); }
};
// Refused where the study has changed since and nobody knows what the panels of the front were.
Result<StoredFront> openFront(const Arguments& arguments);

} // namespace app::cli
