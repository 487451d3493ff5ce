// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/common/failure.h"
#include "app/cli/common/load_events.h"
#include "core/data/cohort/study.h"
#include "core/data/formats/table_preview.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace app::cli {

// A table, its study, and where they came from.
struct LoadedStudy {
    enum class Kind { Cohort, Data, Events, Project };
    Kind kind = Kind::Cohort;
    std::string name = {};
    std::string file = {};     // empty for a built-in cohort
    std::string taskFile = {}; // empty where roles are proposed
    bool taskFound = false;    // it lay beside the data
    bool rolesProposed = false;
    std::vector<std::string> outcomeCandidates = {}; // roles proposed: best first
    core::FileKind fileKind = core::FileKind::Text;
    std::optional<core::CsvDialect> dialect = {}; // of a text file
    core::ImportFacts facts = {};
    std::optional<core::Seed> drawnWith = {};
    std::vector<std::pair<core::ImportNotice, std::string>> notices = {};
    std::vector<std::string> unknownTaskKeys = {};
    std::optional<EventsRead> events = {};  // of a list of measurements
    bool openElsewhere = false;             // the project is being edited in a window
    std::vector<core::RunRecord> runs = {}; // of a project, oldest first
    std::vector<core::FrontRecord> fronts = {};
    core::TablePtr import = {};
    core::Study study = {};
};

core::Seed drawSeed(const Arguments& arguments);
Result<core::Sample> drawCohort(const Workplace& place);
Result<LoadedStudy> loadStudy(const Workplace& place);

} // namespace app::cli
