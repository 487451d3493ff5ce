// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_source.h"

#include <filesystem>

namespace app {

// What only the program knows is added: names, identity, versions and the time of day.
struct ReportParts {
    std::filesystem::path project;
    core::AssessmentPtr assessment;
    ui::ComparisonPtr comparison;
    std::optional<core::FrontRecord> front = {}; // that the policy is of
    std::optional<core::RunRecord> run = {};     // or the run
    std::optional<core::BaselineRecord> table = {};
    std::vector<core::PatientStory> stories = {};
};
ui::ReportSourcePtr makeReportSource(ReportParts parts);

} // namespace app
