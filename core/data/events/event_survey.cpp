// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_number.h"
#include "core/data/csv/csv_text.h"
#include "core/data/events/event_survey_p.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace core {
namespace {

// A number as it is usually written, without a copy on the heap.
std::optional<float> quickNumber(std::string_view text, char mark)
{
    std::array<char, 32> bounded{};
    if (text.size() + 1 > bounded.size())
        return std::nullopt;
    std::memcpy(bounded.data(), text.data(), text.size());
    const csv::NumberScan scan = csv::scanNumber(bounded.data(), mark);
    if (scan.end != bounded.data() + text.size())
        return std::nullopt;
    return scan.value;
}

// A column with a thousand "units" of one test holds something else; what is not counted here cannot be converted.
constexpr std::size_t kMostUnitsOfATest = 200;

void countUnit(EventSurvey& survey, EventSurvey::Test& tally, std::string_view text)
{
    if (tally.units.size() >= kMostUnitsOfATest && !survey.unitTexts.find(text))
        return;
    const std::uint32_t unit = survey.unitTexts.place(text).level;
    const auto known = std::find_if(tally.units.begin(), tally.units.end(),
                                    [&](const EventSurvey::Unit& one) { return one.unit == unit; });
    if (known != tally.units.end())
        ++known->measurements;
    else if (tally.units.size() < kMostUnitsOfATest)
        tally.units.push_back({.unit = unit, .measurements = 1});
}

} // namespace

EventNumber readEventNumber(std::string_view text, const CsvDialect& dialect)
{
    using Kind = EventNumber::Kind;
    const auto number = [&](std::string_view digits) -> std::optional<float> {
        if (const auto quick = quickNumber(digits, dialect.decimal == DecimalMark::Comma ? ',' : '.'))
            return quick;
        const csv::Token token = csv::readToken(digits, dialect.decimal, dialect.grouping);
        return token.kind == csv::TokenKind::Number ? std::optional(token.value) : std::nullopt;
    };
    if (csv::isMissing(text))
        return {.kind = Kind::Missing};
    if (const std::optional<float> value = number(text))
        return {.kind = Kind::Number, .value = *value};
    if (text.front() != '<' && text.front() != '>')
        return {};
    std::string_view limit = text.substr(1);
    if (limit.starts_with('='))
        limit.remove_prefix(1);
    const std::optional<float> value = number(csv::trimmed(limit));
    return value ? EventNumber{.kind = Kind::AtLimit, .value = *value} : EventNumber{};
}

bool EventPass::goOn(const EventStream& stream) const
{
    if (progress)
        progress({.phase = Phase::ReadingFile, .done = before + stream.position(), .total = total, .rows = rows});
    return !stop.stop_requested();
}

Result<RunEnd> surveyEvents(EventStream& stream, const CsvDialect& dialect, const TimeReader& reader, bool onlyKnown,
                            EventPass pass, EventSurvey& survey)
{
    survey.firstTimes.resize(survey.patients.size(), EventSurvey::kNever);
    for (;;) {
        const Result<std::span<const RawEvent>> batch = stream.next();
        if (!batch)
            return batch.error();
        if (batch->empty())
            return RunEnd::Finished;
        for (const RawEvent& event : *batch) {
            ++survey.measurements;
            if (event.broken || event.patient.empty())
                continue;
            std::optional<std::uint32_t> patient = survey.patients.find(event.patient);
            if (!patient && !onlyKnown) {
                patient = survey.patients.place(event.patient).level;
                survey.firstTimes.push_back(EventSurvey::kNever);
            }
            if (!patient)
                continue;
            if (const std::optional<EventTime> time = reader.read(event.time))
                survey.firstTimes[*patient] = std::min(survey.firstTimes[*patient], time->seconds);
            const csv::LevelIndex::Place test = survey.testTexts.place(event.test);
            if (test.isNew) {
                if (survey.testTexts.size() > EventSurvey::kMostTests)
                    return Error{.code = ErrorCode::EventTestsTooMany, .expected = EventSurvey::kMostTests};
                survey.tests.emplace_back().name = event.name;
            }
            EventSurvey::Test& tally = survey.tests[test.level];
            ++tally.measurements;
            tally.texts += readEventNumber(event.value, dialect).kind == EventNumber::Kind::Text ? 1 : 0;
            countUnit(survey, tally, event.unit);
        }
        pass.rows = survey.measurements;
        if (!pass.goOn(stream))
            return RunEnd::Cancelled;
    }
}

Result<TimeEvidence> evidenceOfTimes(EventStream& stream)
{
    constexpr std::size_t kLookedAt = 50'000;
    TimeEvidence evidence;
    for (std::size_t seen = 0; seen < kLookedAt;) {
        const Result<std::span<const RawEvent>> batch = stream.next();
        if (!batch)
            return batch.error();
        if (batch->empty())
            break;
        for (const RawEvent& event : *batch)
            if (!event.time.empty())
                evidence.add(event.time);
        seen += batch->size();
    }
    return evidence;
}

} // namespace core
