// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_facts.h"

#include <optional>

namespace ui {

// The sections of a report, each from the same facts. Nothing: there is nothing to say of it yet. Their order and keys
// are in report_builder.cpp; keys and items of the check lists are set there.

ReportFace reportFace(const ReportFacts& facts);

using MadeSection = std::optional<ReportSection>;

// The study
MadeSection purposeSection(const ReportFacts& facts);
MadeSection dataSection(const ReportFacts& facts);
MadeSection participantsSection(const ReportFacts& facts);
MadeSection outcomeSection(const ReportFacts& facts);
MadeSection predictorsSection(const ReportFacts& facts);
MadeSection sizeSection(const ReportFacts& facts);
MadeSection missingSection(const ReportFacts& facts);

// What was done and found
MadeSection methodsSection(const ReportFacts& facts);
MadeSection frontSection(const ReportFacts& facts);
MadeSection policySection(const ReportFacts& facts);
MadeSection walkSection(const ReportFacts& facts);

// How it was judged
MadeSection comparisonSection(const ReportFacts& facts);
MadeSection validationSection(const ReportFacts& facts);
MadeSection subgroupSection(const ReportFacts& facts);
MadeSection panelValueSection(const ReportFacts& facts);
MadeSection baselinesSection(const ReportFacts& facts);

// What remains to be said
MadeSection limitationsSection(const ReportFacts& facts);
MadeSection backgroundSection(const ReportFacts& facts);
MadeSection interpretationSection(const ReportFacts& facts);
MadeSection ethicsSection(const ReportFacts& facts);
MadeSection modelCardSection(const ReportFacts& facts);
MadeSection settingsSection(const ReportFacts& facts);
MadeSection softwareSection(const ReportFacts& facts);

} // namespace ui
