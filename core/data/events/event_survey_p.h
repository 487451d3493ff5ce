// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/csv/csv_levels.h"
#include "core/data/events/event_account.h"
#include "core/data/events/event_recipe.h"
#include "core/data/events/event_stream.h"
#include "core/data/events/ucum.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

// What a number in a list of measurements is.
struct EventNumber {
    enum class Kind : std::uint8_t { Number, AtLimit, Missing, Text };
    Kind kind = Kind::Text;
    float value = 0.0F;
};
EventNumber readEventNumber(std::string_view text, const CsvDialect& dialect);

// The first look at a list: which tests and units there are, and when each patient was first seen.
struct EventSurvey {
    struct Unit {
        std::uint32_t unit = 0; // in `units`
        std::uint64_t measurements = 0;
    };
    struct Test {
        std::uint64_t measurements = 0;
        std::uint64_t texts = 0;
        std::string loinc = {};       // its code where a vocabulary says it
        std::string name = {};        // beside the code; may be empty
        std::vector<Unit> units = {}; // in order of appearance
    };
    static constexpr std::size_t kMostTests = 100'000;

    csv::LevelIndex testTexts;
    csv::LevelIndex unitTexts;
    std::vector<std::string> unitNames; // what the texts mean where they are numbers of a vocabulary; else empty
    std::vector<Test> tests;
    csv::LevelIndex patients;             // known ones first, those of the list behind them
    std::vector<std::int64_t> firstTimes; // by patient; kNever
    std::uint64_t measurements = 0;

    const std::string& unitName(std::uint32_t unit) const
    {
        return unitNames.empty() ? unitTexts.texts()[unit] : unitNames[unit];
    }
    static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
};

// Long work on a stream: shows how far it is and stops when asked.
struct EventPass {
    const std::stop_token& stop;
    const ProgressSink& progress;
    std::uint64_t before = 0; // bytes done in earlier passes
    std::uint64_t total = 0;
    std::uint64_t rows = 0;
    bool goOn(const EventStream& stream) const; // false: stop
};

// Whether all was read; not where it was stopped. `onlyKnown`: patients of the list that are not there yet stay out.
Result<RunEnd> surveyEvents(EventStream& stream, const CsvDialect& dialect, const TimeReader& reader, bool onlyKnown,
                            EventPass pass, EventSurvey& survey);

// Looks at the beginning of the list only.
Result<TimeEvidence> evidenceOfTimes(EventStream& stream);

} // namespace core
