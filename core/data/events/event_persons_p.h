// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_levels.h"
#include "core/data/events/event_import_p.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

// Persons of a record system: who they are, when they came, and what they were found to have.
class EventPersons {
public:
    explicit EventPersons(const EventOutcomeCodes& outcome) : m_outcome(outcome) {}

    void add(std::string_view id, std::string_view sex, std::optional<std::int64_t> birthSeconds);
    void addVisit(std::string_view person, const EventTime& start); // the first counts
    // A condition by one of its codes; those of no interest are passed over.
    void addCondition(std::string_view person, std::string_view code, std::optional<EventTime> start);
    std::size_t size() const { return m_ids.size(); }

    EventPatients patients(const std::string& idColumn, bool visitsAreIndex) &&;

private:
    EventOutcomeCodes m_outcome;
    csv::LevelIndex m_ids;
    csv::LevelIndex m_sexes;
    std::vector<float> m_sexOf;
    std::vector<std::optional<std::int64_t>> m_births;
    std::vector<std::optional<EventTime>> m_visits;
    std::vector<std::vector<std::optional<std::int64_t>>> m_conditions;
};

// "E11.9" is E11.9 and E11*.
bool codeMatches(std::string_view code, std::string_view pattern);

} // namespace core
