// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/data_edit.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// Something about the values that a clinician would frown at, with what could be done. Nothing is changed by itself.
struct Finding {
    enum class Kind : std::uint8_t {
        OutsidePlausible,     // some values beyond the plausible range
        OtherUnit,            // the whole column looks as if it were in another unit
        MixedUnits,           // some rows look as if they were in another unit
        LogTransformed,       // looks like logarithms of the usual values
        Swapped,              // two columns look as if they had changed places
        LooksLike,            // values fit another test better, and that test's column does not fit ours
        GivesAway,            // the column alone tells who has the disease
        RecordedWithCases,    // the column is recorded in patients with the disease and hardly anybody else
        RecordedWithoutCases, // the other way round
        PanelNeverRecorded,   // no patient has a value of the panel `column`
        DuplicateRows,        // rows that are the same in every column in use
        RepeatedPatients,     // several rows have the same number in `column`, and the split may part them
        AcrossParts,          // patients of validation or test are nearly the same as some who are learned from
        MissingCode,          // one number, repeated far from all others, looks like a code for "not recorded"
    };
    Kind kind = Kind::OutsidePlausible;
    std::string column;
    std::string label;         // what people call the column: "MCV"
    std::string otherColumn;   // Swapped: the partner
    std::string otherLabel;    // Swapped: what people call the partner; LooksLike: the test the values fit
    std::size_t count = 0;     // cells concerned
    std::size_t countLow = 0;  // of these, below the plausible range; the others are above
    double typical = 0.0;      // median of the column as read
    double extreme = 0.0;      // the value farthest out; MissingCode: the number
    double plausibleLow = 0.0; // MissingCode: the range of all other values
    double plausibleHigh = 0.0;
    std::string unit;              // unit the column is taken to be in
    std::string likelyUnit;        // OtherUnit, MixedUnits
    double auroc = 0.0;            // GivesAway: of the column alone, 0.5 … 1
    std::vector<DataEdit> remedy;  // applied together if the user agrees; may be empty
    std::vector<std::size_t> rows; // the first concerned rows (0-based), at most 1000

    bool leaveOut = false;     // the remedy is not to use the column
    bool keepTogether = false; // the remedy is a split that keeps rows with the same `column` together

    // Stable name of the finding, remembered when the user keeps the values as they are.
    std::string key() const;
};

// Looks at the table as edited by the task. Findings the user accepted are left out. Stopped in between it returns what
// it has; the token is looked at before each column.
std::vector<Finding> checkPlausibility(const Table& edited, const Task& task, std::stop_token stop = {});

} // namespace core
