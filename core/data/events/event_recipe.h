// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/data/events/event_time.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// Where the measurements come from.
enum class EventSource : std::uint8_t { Tables, Omop, Fhir };

// The moment the window of a patient hangs on.
enum class IndexKind : std::uint8_t {
    Automatic,  // a column of the patient table that is named like an admission; else the start
    Column,     // of the patient table
    FirstEvent, // the patient's first measurement
    Start,      // the zero that elapsed times count from
};

// What stands for the measurements of one test in the window.
enum class EventChoice : std::uint8_t { Last, First, Worst, Mean };

// What becomes of "<3": the limit itself, half of it, or nothing.
enum class LimitReading : std::uint8_t { Limit, Half, Drop };

// Columns of the list of measurements; empty: found by their names.
struct EventColumns {
    std::string patient = {};
    std::string time = {};
    std::string test = {}; // name, or LOINC code
    std::string value = {};
    std::string unit = {};
    bool operator==(const EventColumns&) const = default;
};

// Hours around the index time, both ends included.
struct EventWindow {
    double fromHours = 0.0;
    double toHours = 0.0;
    bool operator==(const EventWindow&) const = default;
};

// What one test of the list becomes.
struct EventTest {
    std::string test = {};   // as the list has it
    std::string column = {}; // of the result; empty: left out
    std::string unit = {};   // of that column
    std::string key = {};    // in the dictionary of tests; empty: not known there
    bool operator==(const EventTest&) const = default;
};

// The outcome where it is a list of codes of conditions (OMOP and FHIR): "E11.9", or "E11*" for all that begin so.
struct EventOutcomeCodes {
    std::string name = {}; // of the column
    std::vector<std::string> codes = {};
    bool afterIndex = false; // only conditions from the index time on count
    bool operator==(const EventOutcomeCodes&) const = default;
};

// All choices that turn a list of measurements into one row per patient. Applied to another year's list they give the
// same columns.
struct EventRecipe {
    EventSource source = EventSource::Tables;
    EventColumns columns;
    std::string patientColumn; // of the patient table
    IndexKind index = IndexKind::Automatic;
    std::string indexColumn;
    std::optional<double> fromHours; // unset: 24 hours before the index time, or from the start on
    std::optional<double> toHours;
    EventChoice take = EventChoice::Last;
    LimitReading limits = LimitReading::Limit;
    bool needsUnit = false; // a value without a unit is left out instead of taken in the usual one
    DateOrder dates = DateOrder::Unknown;
    TimeUnit timeUnit = TimeUnit::Unknown;
    double fewestPatients = 0.05; // share of patients a test must be recorded for; of proposed tests only
    std::vector<EventTest> tests; // empty: proposed
    EventOutcomeCodes outcome;
    std::string otherKeys; // JSON object of keys we do not know

    bool operator==(const EventRecipe&) const = default;
};

struct RecipeParse {
    std::optional<EventRecipe> recipe; // set when there are no problems
    ProblemList problems;
};
RecipeParse parseRecipe(std::string_view json);
RecipeParse readRecipe(const std::filesystem::path& file); // a recipe, a task file with one
std::string writeRecipe(const EventRecipe& recipe);        // on one line per key; reading it gives the same recipe
std::string recipeOnOneLine(const EventRecipe& recipe);    // for a task
Status saveRecipe(const EventRecipe& recipe, const std::filesystem::path& file);

// Words of the file and of options.
inline constexpr std::array<std::pair<EventSource, std::string_view>, 3> kSourceWords{
    {{EventSource::Tables, "tables"}, {EventSource::Omop, "omop"}, {EventSource::Fhir, "fhir"}}};
inline constexpr std::array<std::pair<IndexKind, std::string_view>, 4> kIndexWords{{{IndexKind::Automatic, "automatic"},
                                                                                    {IndexKind::Column, "column"},
                                                                                    {IndexKind::FirstEvent, "first"},
                                                                                    {IndexKind::Start, "start"}}};
inline constexpr std::array<std::pair<EventChoice, std::string_view>, 4> kTakeWords{{{EventChoice::Last, "last"},
                                                                                     {EventChoice::First, "first"},
                                                                                     {EventChoice::Worst, "worst"},
                                                                                     {EventChoice::Mean, "mean"}}};
inline constexpr std::array<std::pair<LimitReading, std::string_view>, 3> kLimitWords{
    {{LimitReading::Limit, "limit"}, {LimitReading::Half, "half"}, {LimitReading::Drop, "drop"}}};
inline constexpr std::array<std::pair<DateOrder, std::string_view>, 3> kDateWords{
    {{DateOrder::Unknown, "unambiguous"}, {DateOrder::DayFirst, "day-first"}, {DateOrder::MonthFirst, "month-first"}}};
inline constexpr std::array<std::pair<TimeUnit, std::string_view>, 5> kTimeUnitWords{{{TimeUnit::Unknown, "none"},
                                                                                      {TimeUnit::Second, "seconds"},
                                                                                      {TimeUnit::Minute, "minutes"},
                                                                                      {TimeUnit::Hour, "hours"},
                                                                                      {TimeUnit::Day, "days"}}};

template <typename Enum, std::size_t Count>
std::string_view recipeWord(const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum value)
{
    for (const auto& [one, word] : words)
        if (one == value)
            return word;
    return {};
}
template <typename Enum, std::size_t Count>
std::optional<Enum> fromRecipeWord(const std::array<std::pair<Enum, std::string_view>, Count>& words,
                                   std::string_view text)
{
    for (const auto& [one, word] : words)
        if (word == text)
            return one;
    return std::nullopt;
}

} // namespace core
