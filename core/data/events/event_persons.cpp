// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_persons_p.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace core {

bool codeMatches(std::string_view code, std::string_view pattern)
{
    if (pattern.ends_with('*'))
        return code.starts_with(pattern.substr(0, pattern.size() - 1));
    return code == pattern;
}

void EventPersons::add(std::string_view id, std::string_view sex, std::optional<std::int64_t> birthSeconds)
{
    if (id.empty() || !m_ids.place(id).isNew) // the first entry of a person counts
        return;
    m_sexOf.push_back(sex.empty() ? std::numeric_limits<float>::quiet_NaN()
                                  : static_cast<float>(m_sexes.place(sex).level));
    m_births.push_back(birthSeconds);
    m_visits.emplace_back();
    m_conditions.emplace_back();
}

void EventPersons::addVisit(std::string_view person, const EventTime& start)
{
    const std::optional<std::uint32_t> found = m_ids.find(person);
    if (found && (!m_visits[*found] || start.seconds < m_visits[*found]->seconds))
        m_visits[*found] = start;
}

void EventPersons::addCondition(std::string_view person, std::string_view code, std::optional<EventTime> start)
{
    const bool wanted = std::any_of(m_outcome.codes.begin(), m_outcome.codes.end(),
                                    [&](const std::string& pattern) { return codeMatches(code, pattern); });
    const std::optional<std::uint32_t> found = wanted ? m_ids.find(person) : std::nullopt;
    if (found)
        m_conditions[*found].push_back(start ? std::optional(start->seconds) : std::nullopt);
}

EventPatients EventPersons::patients(const std::string& idColumn, bool visitsAreIndex) &&
{
    EventPatients patients;
    patients.ids = m_ids.takeTexts();
    Column ids{.name = idColumn, .kind = ColumnKind::Text, .values = {}, .levels = patients.ids};
    ids.values.resize(patients.ids.size());
    std::iota(ids.values.begin(), ids.values.end(), 0.0F);
    patients.columns.push_back(std::move(ids));
    const std::vector<std::string> sexes = m_sexes.takeTexts();
    if (sexes.size() > 1) {
        // In alphabetical order, as a file's own column would be.
        std::vector<std::string> ordered = sexes;
        std::sort(ordered.begin(), ordered.end());
        for (float& sex : m_sexOf)
            if (sex == sex)
                sex = static_cast<float>(
                    std::find(ordered.begin(), ordered.end(), sexes[static_cast<std::size_t>(sex)]) - ordered.begin());
        patients.columns.push_back({.name = "sex",
                                    .kind = sexes.size() == 2 ? ColumnKind::Binary : ColumnKind::Category,
                                    .values = std::move(m_sexOf),
                                    .levels = std::move(ordered)});
    }
    patients.births = std::move(m_births);
    if (visitsAreIndex)
        patients.indexes = std::move(m_visits);
    if (!m_outcome.codes.empty())
        patients.conditions = std::move(m_conditions);
    return patients;
}

} // namespace core
