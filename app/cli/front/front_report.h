// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "core/front/budget_query.h"
#include "core/front/front_record.h"
#include "ui/common/text/outcome_text.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace app::cli {

// What a budget buys, worked out on validation patients.
struct BudgetReport {
    std::optional<core::Cost> budget;         // on the axis of the front; unset: as much as it takes
    std::optional<core::Cost> cap;            // of one patient's bill
    std::vector<core::OperatingPoint> points; // of the front, by its order; with a cap as they are under it
    std::optional<core::BudgetAnswer> answer; // positions in `points`; unset: nothing fits
};

// Everything `front` reports, before it is worded.
struct FrontReport {
    std::string source; // of the patients
    core::FrontPlan plan;
    struct {
        std::size_t train = 0, validation = 0, test = 0;
    } patients;
    std::optional<ui::OutcomeFacts> outcome; // unset: of earlier data
    PanelWords words;
    core::FrontSummary summary;
    std::vector<core::OperatingPoint> points; // in the order in which they were found
    std::vector<std::size_t> front;           // positions, by rising cost: point 1, 2, …
    std::optional<double> knownPrevalence;    // where `expected` of the points is known
    std::optional<BudgetReport> budget;
    std::optional<core::FrontId> id;
    std::map<std::size_t, std::string> names; // the user's own, by position
    std::string project;                      // empty: none

    const core::OperatingPoint& point(std::size_t number) const { return points[front[number - 1]]; } // from 1
};

std::string policyName(const FrontReport& report, std::size_t position); // "P1-8", "P1-d2", or the user's own
QString pointName(const FrontReport& report, std::size_t number);        // of point 1, 2, …
QString stoppedText(const FrontReport& report);                          // what is left of a search that was stopped
void printText(const FrontReport& report, Terminal& terminal);
QString frontJson(const FrontReport& report);

// What a mixture of two does for the test patients; unset where they were not looked at.
std::optional<core::BudgetAnswer> onTest(const BudgetReport& budget, core::FrontAxes axes);

// Stable name of a notice for scripts: "testing_never_pays".

} // namespace app::cli
