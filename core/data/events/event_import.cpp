// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_import.h"

#include "core/data/events/event_cells_p.h"
#include "core/data/events/event_import_p.h"
#include "core/data/events/event_mapping_p.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {
namespace {

constexpr double kSecondsOfHour = 3600.0;

// Adds up what becomes of the measurements of one test.
struct TestCount {
    std::uint64_t used = 0;
    std::uint64_t converted = 0;
    std::uint64_t unitAssumed = 0;
    std::uint64_t atLimit = 0;
    std::uint64_t dateOnly = 0;
};

// One import: a first look at the list, routes for its tests, the measurements themselves, and the table.
class EventImport {
public:
    EventImport(EventInput input, const EventRecipe& recipe, const std::stop_token& stop, const ProgressSink& progress)
        : m_input(std::move(input)),
          m_recipe(recipe),
          m_stop(stop),
          m_progress(progress)
    {
    }

    EventOutcome run();

private:
    Status lookAtTimes();
    Result<RunEnd> survey();
    void chooseRows();
    Status chooseIndexes();
    Result<RunEnd> readMeasurements();
    void take(const RawEvent& event);
    void addPersonColumns();
    void dropRareColumns();
    TablePtr table();
    void writeAccount();
    void drop(EventDrop reason) { ++m_account.dropped[static_cast<std::size_t>(reason)]; }
    EventPass pass(std::uint64_t before) const
    {
        return {.stop = m_stop, .progress = m_progress, .before = before, .total = 2 * m_input.stream->bytes()};
    }

    EventInput m_input;
    EventRecipe m_recipe;
    const std::stop_token& m_stop;
    const ProgressSink& m_progress;
    TimeReader m_reader;
    EventSurvey m_survey;
    EventPatients m_patients;
    std::vector<std::uint32_t> m_rowStart; // of each patient of the survey, in m_rows; one more at the end
    std::vector<std::uint32_t> m_rows;
    std::vector<std::optional<std::int64_t>> m_indexes; // by row
    bool m_elapsed = false;                             // index times count from a zero
    std::int64_t m_from = 0, m_to = 0;                  // window in seconds
    EventRoutes m_routes;
    std::vector<EventCells> m_cells; // by column
    std::vector<TestCount> m_counts; // by test
    EventAccount m_account;
};

// What the times leave open must be said by somebody; nothing is guessed.
Status EventImport::lookAtTimes()
{
    const Result<TimeEvidence> events = evidenceOfTimes(*m_input.stream);
    if (!events)
        return events.error();
    TimeEvidence all = *events;
    if (m_recipe.dates == DateOrder::Unknown)
        m_recipe.dates = all.order();
    if (all.slashes && m_recipe.dates == DateOrder::Unknown)
        return Error{.code = ErrorCode::EventDatesAmbiguous, .subject = m_recipe.columns.time, .detail = all.example};
    if (all.plainNumbers && m_recipe.timeUnit == TimeUnit::Unknown)
        return Error{.code = ErrorCode::EventTimeUnitUnknown, .subject = m_recipe.columns.time, .detail = all.example};
    // Hours since admission hang on the admission, whatever moment a column of the patient table says.
    if (m_recipe.index == IndexKind::Automatic)
        m_recipe.index = all.elapsed() ? IndexKind::Start : IndexKind::FirstEvent;
    m_elapsed = m_recipe.index != IndexKind::Column && all.elapsed();
    m_reader = TimeReader(m_recipe.dates, m_recipe.timeUnit);
    return m_input.stream->restart();
}

Result<RunEnd> EventImport::survey()
{
    if (m_input.patients)
        for (const std::string& id : m_input.patients->ids)
            m_survey.patients.place(id);
    const bool onlyKnown = m_input.patients.has_value();
    Result<RunEnd> end = surveyEvents(*m_input.stream, m_input.dialect, m_reader, onlyKnown, pass(0), m_survey);
    if (!end) {
        Error error = end.error();
        error.subject = error.subject.empty() ? m_recipe.columns.test : error.subject;
        return error;
    }
    if (*end != RunEnd::Finished)
        return end;
    if (m_survey.measurements == 0)
        return Error{.code = ErrorCode::NoRows, .subject = m_input.name};
    if (m_input.nameTests)
        if (const Status named = m_input.nameTests(m_survey); !named)
            return named.error();
    if (const Status again = m_input.stream->restart(); !again)
        return again.error();
    return RunEnd::Finished;
}

// Which rows of the result belong to a patient.
void EventImport::chooseRows()
{
    if (m_input.patients) {
        m_patients = std::move(*m_input.patients);
    } else {
        m_patients.ids = m_survey.patients.texts();
        Column column{.name = m_recipe.columns.patient, .kind = ColumnKind::Text, .values = {}, .levels = {}};
        column.levels = m_patients.ids;
        column.values.resize(m_patients.ids.size());
        std::iota(column.values.begin(), column.values.end(), 0.0F);
        m_patients.columns.push_back(std::move(column));
    }
    m_rowStart.assign(m_survey.patients.size() + 1, 0);
    for (const std::string& id : m_patients.ids)
        ++m_rowStart[*m_survey.patients.find(id) + 1];
    std::partial_sum(m_rowStart.begin(), m_rowStart.end(), m_rowStart.begin());
    m_rows.resize(m_patients.ids.size());
    std::vector<std::uint32_t> next(m_rowStart.begin(), m_rowStart.end() - 1);
    for (std::size_t row = 0; row < m_patients.ids.size(); ++row)
        m_rows[next[*m_survey.patients.find(m_patients.ids[row])]++] = static_cast<std::uint32_t>(row);
}

Status EventImport::chooseIndexes()
{
    m_indexes.resize(m_patients.ids.size());
    const bool byColumn = m_recipe.index == IndexKind::Column;
    for (std::size_t patient = 0; patient + 1 < m_rowStart.size(); ++patient) {
        // Two rows of a patient that hang on the same moment would be the same patient twice.
        if (!byColumn && m_rowStart[patient + 1] - m_rowStart[patient] > 1)
            return Error{.code = ErrorCode::EventPatientTwice,
                         .subject = m_recipe.patientColumn,
                         .detail = m_survey.patients.texts()[patient]};
        for (std::uint32_t at = m_rowStart[patient]; at < m_rowStart[patient + 1]; ++at) {
            const std::size_t row = m_rows[at];
            if (m_recipe.index == IndexKind::Start)
                m_indexes[row] = 0;
            else if (m_recipe.index == IndexKind::FirstEvent && m_survey.firstTimes[patient] != EventSurvey::kNever)
                m_indexes[row] = m_survey.firstTimes[patient];
            else if (byColumn && row < m_patients.indexes.size() && m_patients.indexes[row]) {
                m_indexes[row] = m_patients.indexes[row]->seconds;
                m_elapsed = m_elapsed || m_patients.indexes[row]->elapsed;
            }
        }
    }
    // Before an admission, but after the first measurement: there is nothing before that.
    m_recipe.fromHours = m_recipe.fromHours.value_or(byColumn ? -24.0 : 0.0);
    m_recipe.toHours = m_recipe.toHours.value_or(byColumn ? 0.0 : 24.0);
    m_from = std::llround(*m_recipe.fromHours * kSecondsOfHour);
    m_to = std::llround(*m_recipe.toHours * kSecondsOfHour);
    return Done{};
}

Result<RunEnd> EventImport::readMeasurements()
{
    m_routes = routesOf(m_survey, m_recipe, m_patients.ids.size());
    for (const RouteColumn& column : m_routes.columns)
        m_cells.emplace_back(m_patients.ids.size(), m_recipe.take, column.reference);
    m_counts.resize(m_survey.tests.size());
    EventPass progress = pass(m_input.stream->bytes());
    for (;;) {
        const Result<std::span<const RawEvent>> batch = m_input.stream->next();
        if (!batch)
            return batch.error();
        if (batch->empty())
            return RunEnd::Finished;
        for (const RawEvent& event : *batch)
            take(event);
        m_account.read += batch->size();
        progress.rows = m_account.read;
        if (!progress.goOn(*m_input.stream))
            return RunEnd::Cancelled;
    }
}

void EventImport::take(const RawEvent& event)
{
    if (event.broken)
        return drop(EventDrop::RowBroken);
    const std::optional<std::uint32_t> patient =
        event.patient.empty() ? std::nullopt : m_survey.patients.find(event.patient);
    if (!patient)
        return drop(EventDrop::PatientUnknown);
    const std::optional<std::uint32_t> test = m_survey.testTexts.find(event.test);
    const TestRoute* route = test ? &m_routes.tests[*test] : nullptr;
    if (!route || !route->column)
        return drop(route && route->rare ? EventDrop::TestRare : EventDrop::TestLeftOut);
    const EventNumber number = readEventNumber(event.value, m_input.dialect);
    using Kind = EventNumber::Kind;
    if (number.kind == Kind::Missing)
        return drop(EventDrop::ValueMissing);
    if (number.kind == Kind::Text || (number.kind == Kind::AtLimit && m_recipe.limits == LimitReading::Drop))
        return drop(EventDrop::ValueNotNumeric);
    const std::optional<std::uint32_t> unit = m_survey.unitTexts.find(event.unit);
    const auto step = std::find_if(route->units.begin(), route->units.end(),
                                   [&](const UnitRoute& one) { return unit && one.unit == *unit; });
    if (step == route->units.end() || !step->step)
        return drop(EventDrop::UnitUnknown);
    if (step->assumed && m_recipe.needsUnit && !m_routes.columns[*route->column].unit.empty())
        return drop(EventDrop::UnitMissing);
    const std::optional<EventTime> time = m_reader.read(event.time);
    if (!time || time->elapsed != m_elapsed)
        return drop(EventDrop::TimeMissing);
    const bool half = number.kind == Kind::AtLimit && m_recipe.limits == LimitReading::Half;
    const double value = (*step->step)(half ? number.value / 2.0 : number.value);
    bool indexed = false, used = false;
    for (std::uint32_t at = m_rowStart[*patient]; at < m_rowStart[*patient + 1]; ++at) {
        const std::uint32_t row = m_rows[at];
        if (!m_indexes[row])
            continue;
        indexed = true;
        const std::int64_t since = time->seconds - *m_indexes[row];
        if (since < m_from || since > m_to)
            continue;
        m_cells[*route->column].add(row, time->seconds, value);
        used = true;
    }
    if (!used)
        return drop(indexed ? EventDrop::OutsideWindow : EventDrop::NoIndexTime);
    TestCount& count = m_counts[*test];
    ++count.used;
    count.converted += step->step->isIdentity() ? 0 : 1;
    count.unitAssumed += step->assumed && !m_routes.columns[*route->column].unit.empty() ? 1 : 0;
    count.atLimit += number.kind == Kind::AtLimit ? 1 : 0;
    count.dateOnly += time->dateOnly ? 1 : 0;
}

// Age and outcome of record systems, which depend on the index time.
void EventImport::addPersonColumns()
{
    constexpr double kSecondsOfYear = 365.25 * 86400.0;
    if (!m_patients.births.empty()) {
        Column& age = m_patients.columns.emplace_back();
        age.name = "age (years)";
        for (std::size_t row = 0; row < m_patients.births.size(); ++row) {
            const bool known = m_patients.births[row] && m_indexes[row];
            age.values.push_back(
                known ? static_cast<float>(static_cast<double>(*m_indexes[row] - *m_patients.births[row]) /
                                           kSecondsOfYear)
                      : std::numeric_limits<float>::quiet_NaN());
        }
    }
    if (m_patients.conditions.empty())
        return;
    Column& outcome = m_patients.columns.emplace_back();
    outcome.name = m_recipe.outcome.name.empty() ? "outcome" : m_recipe.outcome.name;
    outcome.kind = ColumnKind::Binary;
    outcome.levels = {"no", "yes"};
    for (std::size_t row = 0; row < m_patients.conditions.size(); ++row) {
        const auto counts = [&](const std::optional<std::int64_t>& began) {
            return !m_recipe.outcome.afterIndex || (began && m_indexes[row] && *began >= *m_indexes[row]);
        };
        const auto& began = m_patients.conditions[row];
        outcome.values.push_back(std::any_of(began.begin(), began.end(), counts) ? 1.0F : 0.0F);
    }
}

// Of proposed tests those that too few patients have; a given recipe keeps its columns, so that its task still fits.
void EventImport::dropRareColumns()
{
    if (!m_recipe.tests.empty())
        return;
    const double fewest = std::max(1.0, m_recipe.fewestPatients * static_cast<double>(m_patients.ids.size()));
    for (std::size_t i = 0; i < m_routes.tests.size(); ++i) {
        TestRoute& route = m_routes.tests[i];
        if (!route.column || static_cast<double>(m_cells[*route.column].recorded()) >= fewest)
            continue;
        m_account.dropped[static_cast<std::size_t>(EventDrop::TestRare)] += m_counts[i].used;
        m_counts[i] = {};
        route.column.reset();
        route.rare = true;
    }
}

void EventImport::writeAccount()
{
    for (const TestCount& count : m_counts) {
        m_account.used += count.used;
        m_account.converted += count.converted;
        m_account.unitAssumed += count.unitAssumed;
        m_account.atLimit += count.atLimit;
        m_account.dateOnly += count.dateOnly;
    }
    for (std::size_t i = 0; i < m_routes.tests.size(); ++i) {
        const TestRoute& route = m_routes.tests[i];
        TestTally tally{.test = m_routes.given[i].test, .name = m_survey.tests[i].name};
        if (route.column) {
            const RouteColumn& column = m_routes.columns[*route.column];
            tally.column = column.name;
            tally.unit = column.unit;
            tally.patients = m_cells[*route.column].recorded();
            tally.worstIsLast = m_recipe.take == EventChoice::Worst && !column.reference;
        }
        tally.key = m_routes.given[i].key;
        tally.measurements = m_survey.tests[i].measurements;
        tally.texts = m_survey.tests[i].texts;
        tally.used = m_counts[i].used;
        for (const EventSurvey::Unit& unit : m_survey.tests[i].units) {
            const auto way = std::find_if(route.units.begin(), route.units.end(),
                                          [&](const UnitRoute& one) { return one.unit == unit.unit; });
            const bool known = way == route.units.end() || way->step.has_value();
            tally.units.push_back({.unit = m_survey.unitName(unit.unit),
                                   .measurements = unit.measurements,
                                   .convertible = known,
                                   .sameUnit = way == route.units.end() || (known && way->step->isIdentity())});
        }
        std::stable_sort(tally.units.begin(), tally.units.end(),
                         [](const UnitTally& a, const UnitTally& b) { return a.measurements > b.measurements; });
        m_account.tests.push_back(std::move(tally));
    }
    std::stable_sort(m_account.tests.begin(), m_account.tests.end(),
                     [](const TestTally& a, const TestTally& b) { return a.measurements > b.measurements; });
}

TablePtr EventImport::table()
{
    std::vector<Column> columns = std::move(m_patients.columns);
    std::vector<bool> measured(m_patients.ids.size(), false);
    std::vector<bool> wanted(m_cells.size(), !m_recipe.tests.empty());
    for (const TestRoute& route : m_routes.tests)
        if (route.column)
            wanted[*route.column] = true;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (!wanted[i])
            continue;
        std::string name = m_routes.columns[i].name;
        const auto taken = [&] {
            return std::any_of(columns.begin(), columns.end(), [&](const Column& c) { return c.name == name; });
        };
        for (int more = 2; taken(); ++more)
            name = m_routes.columns[i].name + " " + std::to_string(more);
        Column& column = columns.emplace_back();
        column.name = std::move(name);
        column.values = m_cells[i].values();
        for (std::size_t row = 0; row < column.values.size(); ++row)
            if (!std::isnan(column.values[row])) {
                measured[row] = true;
                ++m_account.values;
            }
        m_cells[i] = EventCells(0, m_recipe.take, {}); // its room is needed
    }
    m_account.rows = measured.size();
    m_account.rowsWithout = static_cast<std::uint64_t>(std::count(measured.begin(), measured.end(), false));
    return std::make_shared<const Table>(m_input.name, std::move(columns));
}

EventOutcome EventImport::run()
{
    EventOutcome outcome;
    const auto failed = [&](const Error& error) {
        outcome.problems.add(error);
        return std::move(outcome);
    };
    if (const Status looked = lookAtTimes(); !looked)
        return failed(looked.error());
    const Result<RunEnd> surveyed = survey();
    if (!surveyed)
        return failed(surveyed.error());
    outcome.end = *surveyed;
    if (outcome.end != RunEnd::Finished)
        return outcome;
    outcome.end = RunEnd::Failed;
    chooseRows();
    if (const Status chosen = chooseIndexes(); !chosen)
        return failed(chosen.error());
    const Result<RunEnd> read = readMeasurements();
    if (!read)
        return failed(read.error());
    outcome.end = *read;
    if (outcome.end != RunEnd::Finished)
        return outcome;
    addPersonColumns();
    dropRareColumns();
    writeAccount();
    outcome.table = table();
    outcome.account = std::move(m_account);
    if (m_recipe.tests.empty())
        for (std::size_t i = 0; i < m_routes.tests.size(); ++i) {
            EventTest test = m_routes.given[i];
            if (!m_routes.tests[i].column)
                test.column.clear();
            m_recipe.tests.push_back(std::move(test));
        }
    outcome.recipe = std::move(m_recipe);
    return outcome;
}

} // namespace

std::uint64_t EventAccount::droppedInAll() const
{
    return std::accumulate(dropped.begin(), dropped.end(), std::uint64_t{0});
}

EventOutcome importFrom(EventInput input, const EventRecipe& recipe, const std::stop_token& stop,
                        const ProgressSink& progress)
{
    return EventImport(std::move(input), recipe, stop, progress).run();
}

EventOutcome importEvents(const EventFiles& files, const EventRecipe& recipe, std::stop_token stop,
                          const ProgressSink& progress)
{
    EventOutcome failed;
    EventInput input{.name = files.events.name, .stream = nullptr, .dialect = files.dialect, .patients = {}};
    const EventColumns& columns = recipe.columns;
    Result<EventStreamPtr> stream = openEventTable(files.events, files.dialect,
                                                   {.patient = columns.patient,
                                                    .time = columns.time,
                                                    .test = columns.test,
                                                    .value = columns.value,
                                                    .unit = columns.unit});
    if (!stream) {
        failed.problems.add(stream.error());
        return failed;
    }
    input.stream = std::move(*stream);
    if (files.patients) {
        Result<EventPatients> patients = patientsIn(*files.patients, recipe);
        if (!patients) {
            failed.problems.add(patients.error());
            return failed;
        }
        input.patients = std::move(*patients);
    }
    return importFrom(std::move(input), recipe, stop, progress);
}

} // namespace core
