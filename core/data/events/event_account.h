// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

// Why a measurement is not in the table.
enum class EventDrop : std::uint8_t {
    RowBroken,      // too few or too many fields
    PatientUnknown, // not in the patient table, or no patient is named
    NoIndexTime,    // the patient has none
    TimeMissing,    // or not readable
    OutsideWindow,
    TestLeftOut, // by the mapping
    TestRare,    // recorded for too few patients
    ValueMissing,
    ValueNotNumeric, // a text
    UnitMissing,     // where units are needed
    UnitUnknown,     // cannot be converted to that of the column
};
inline constexpr std::size_t kEventDrops = 11;

struct UnitTally {
    std::string unit = {}; // as written; may be empty
    std::uint64_t measurements = 0;
    bool convertible = true; // to the unit of the column
    bool sameUnit = true;    // nothing to convert
    bool operator==(const UnitTally&) const = default;
};

// One test of the list.
struct TestTally {
    std::string test = {};   // as written
    std::string name = {};   // what the source calls it beside its code; may be empty
    std::string column = {}; // of the result; empty: left out
    std::string unit = {};   // of that column
    std::string key = {};    // in the dictionary of tests; may be empty
    std::uint64_t measurements = 0;
    std::uint64_t texts = 0;           // that are no numbers
    std::uint64_t used = 0;            // in the window
    std::uint64_t patients = 0;        // rows with a value
    bool worstIsLast = false;          // no reference range is known: the last value instead of the worst
    std::vector<UnitTally> units = {}; // most frequent first
    bool operator==(const TestTally&) const = default;
};

// What became of every measurement: read = used + all that were dropped.
struct EventAccount {
    std::uint64_t read = 0;
    std::uint64_t used = 0;
    std::array<std::uint64_t, kEventDrops> dropped{};
    std::uint64_t converted = 0;   // of those used: from another unit
    std::uint64_t unitAssumed = 0; // written without a unit
    std::uint64_t atLimit = 0;     // written as "<3"
    std::uint64_t dateOnly = 0;    // without a time of day
    std::uint64_t values = 0;      // cells of the table
    std::uint64_t rows = 0;        // of the table
    std::uint64_t rowsWithout = 0; // with no measurement in the window
    std::vector<TestTally> tests;  // most frequent first

    std::uint64_t droppedFor(EventDrop reason) const { return dropped[static_cast<std::size_t>(reason)]; }
    std::uint64_t droppedInAll() const;
    bool operator==(const EventAccount&) const = default;
};

} // namespace core
