// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/compare/baseline_record.h"
#include "core/data/csv/csv_dialect.h"
#include "core/front/front_record.h"
#include "core/model/unrecorded_panels.h"
#include "core/plan/run_record.h"
#include "core/plan/training_plan.h"

#include <cstddef>
#include <optional>
#include <string>

namespace app::cli {

// What a word on the command line means; nothing where it means nothing.
std::optional<std::size_t> parseCount(const std::string& text); // 5000, 5e3
std::optional<core::Seed> parseSeed(const std::string& text);
std::optional<double> parseNumber(const std::string& text); // finite
std::optional<core::RunId> parseRun(const std::string& text);
std::optional<core::FrontId> parseFront(const std::string& text);
std::optional<core::BaselineId> parseTable(const std::string& text);
std::optional<core::Cost> parseMoney(const std::string& text);  // 0 or more
std::optional<core::CostAim> parseAim(const std::string& text); // money, time, or what an hour is worth
std::optional<core::FrontMethod> parseFrontMethod(const std::string& text);
std::optional<core::FrontMetric> parseFrontMetric(const std::string& text);
std::optional<core::SweepGrid> parseGrid(const std::string& text);
std::optional<core::TrainingMethod> parseMethod(const std::string& text);
std::optional<core::UnrecordedPanels> parseUnrecorded(const std::string& text);
std::optional<char> parseDelimiter(const std::string& text); // a name or the character itself
std::optional<core::DecimalMark> parseDecimal(const std::string& text);
std::optional<core::GroupMark> parseGrouping(const std::string& text);
std::optional<core::TextEncoding> parseEncoding(const std::string& text);

// And the other way round, for the report.
std::string delimiterName(char delimiter);
std::string decimalName(core::DecimalMark decimal);
std::string groupingName(core::GroupMark grouping);
std::string encodingName(core::TextEncoding encoding);
std::string methodName(core::TrainingMethod method);

} // namespace app::cli
