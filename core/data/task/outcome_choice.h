// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

// What a person says is predicted, before the table is imported.
struct OutcomeChoice {
    std::string column = {};
    OutcomeRule rule = {};
    std::string name = {}; // in words; empty: told from the column
    bool operator==(const OutcomeChoice&) const = default;
};
OutcomeChoice outcomeOf(const Task& task);
Task withOutcomeChoice(const Task& task, const Table& table, const OutcomeChoice& choice); // as it was where the table
                                                                                           // has no such column

struct OutcomeCount {
    std::size_t cases = 0;
    std::size_t patients = 0; // whose outcome is recorded
    bool operator==(const OutcomeCount&) const = default;
};
OutcomeCount countOutcome(const Column& column, const OutcomeRule& rule);

// Why nobody but a person can say who the cases are.
enum class OutcomeDoubt : std::uint8_t {
    None,           // it is decided
    NoColumn,       // nothing looks like an outcome
    UnknownValues,  // two values that mean nothing known, such as "M" and "B"
    MostAreCases,   // the value that means "ill" is the more frequent one
    SeveralColumns, // others could be the outcome as well
};
OutcomeDoubt doubtAbout(const Task& task, const Table& table);

// Columns that hold a date for some patients and none for the others: whoever has a date of death is a case. Those
// that speak of death come first.
std::vector<std::string> datesSomeHave(const Table& table);

} // namespace core
