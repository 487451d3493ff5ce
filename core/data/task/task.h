// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strong_types.h"
#include "core/data/codes/code_rule.h"
#include "core/data/data_edit.h"
#include "core/data/task/duplicates.h"
#include "core/data/task/outcome_rule.h"
#include "core/data/task/split_rule.h"
#include "core/model/cost_aim.h"
#include "core/model/pair_orders.h"
#include "core/model/unrecorded_panels.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A group of lab tests that is ordered and paid together.
struct PanelSpec {
    std::string name = {};
    Cost cost = {};
    std::optional<Minutes> minutes = {};         // from order to results; unset: not said
    std::optional<Millilitres> millilitres = {}; // of blood drawn, likewise
    std::vector<std::string> needs = {};         // names of panels that must have been ordered before
    std::vector<std::string> columns = {};
    std::string otherKeys = {}; // JSON object of keys we do not know, kept for the next writer; may be empty

    bool operator==(const PanelSpec&) const = default;
};

// A fee paid once per patient, with the first panel of its group.
struct SharedFee {
    std::string name = {};
    Cost cost = {};
    std::vector<std::string> panels = {};
    std::string otherKeys = {};

    bool operator==(const SharedFee&) const = default;
};

// What the study allows of orders (core::OrderRules), by names of panels. What a panel needs stands with the panel.
struct OrderRulesSpec {
    std::optional<Cost> cap = {};
    std::optional<Minutes> capMinutes = {};
    std::vector<std::string> first = {};
    std::vector<std::string> never = {};
    std::string otherKeys = {};

    bool operator==(const OrderRulesSpec&) const = default;
};

enum class Transform : std::uint8_t { None, Log };

// What the user says about one column; what is unset comes from the dictionary of tests.
struct TestSpec {
    std::optional<std::string> label = {};
    std::optional<std::string> unit = {};
    std::optional<double> low = {}; // reference range
    std::optional<double> high = {};
    Transform transform = Transform::None;
    std::string otherKeys = {};

    bool operator==(const TestSpec&) const = default;
};

// What the columns of a table mean: outcome, what is known for free, panels and prices (`*.task.json`).
struct Task {
    std::string name;        // of the study
    std::string label;       // outcome column
    OutcomeRule positive;    // which of its cells are cases
    std::string outcomeName; // what a case has, in words: "low ferritin", "death"; empty: told from the column
    std::string currency = "USD";
    std::string splitColumn; // says of each patient which part; empty: by the rule
    SplitRule splitRule;
    std::vector<std::string> visible;
    std::vector<PanelSpec> panels;
    std::vector<SharedFee> sharedFees;
    OrderRulesSpec rules;
    PairOrders pairOrders = PairOrders::No;
    CostAim minimise = {}; // what new plans begin with
    UnrecordedPanels unrecordedPanels = UnrecordedPanels::Unavailable;
    Duplicates duplicates = Duplicates::Keep;
    std::map<std::string, TestSpec> tests; // by column
    std::vector<std::string> ignored;
    std::string priceSource;
    std::optional<int> priceYear;     // the year the prices are of
    std::string priceList;            // the name of the list they were taken from; empty: no list, or changed since
    std::string recipe;               // JSON object: how the table was made from a list of measurements; may be empty
    std::vector<std::string> missing; // texts and numbers that mean "not recorded" in every column
    std::vector<CodeRule> codes;      // how other texts among numbers are read
    std::vector<DataEdit> edits;      // in the order they are applied to the import, codes read before
    std::vector<std::string> acceptedFindings; // keys of plausibility findings the user chose to keep
    std::string otherKeys;

    bool operator==(const Task&) const = default;

    const PanelSpec* findPanel(std::string_view panel) const;
};

// The import as the task says it is read: codes first, then the edits in their order. The same table where there is
// nothing to do.
TablePtr readAsTask(const TablePtr& import, const Task& task);

struct TaskReading {
    Task task;
    std::vector<std::string> unknownKeys; // JSON paths, for a warning
};

// Errors name the JSON path (`/panels/2/cost`). All problems are listed, not only the first.
struct TaskParse {
    std::optional<TaskReading> reading; // set when there are no problems
    ProblemList problems;
};
// A task has hundreds of columns, not millions: what is larger was not written as a task.
inline constexpr std::uint64_t kLargestTaskBytes = 16'000'000;

TaskParse parseTask(std::string_view json);
TaskParse readTask(const std::filesystem::path& file);

// JSON, keys in the documented order, unknown keys last; reading it gives the same task. A limit of an edit that is
// not finite is left out and means "no limit".
std::string writeTask(const Task& task);
Status saveTask(const Task& task, const std::filesystem::path& file);

} // namespace core
