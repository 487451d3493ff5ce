// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_folders.h"
#include "core/data/events/event_persons_p.h"

#include <algorithm>
#include <charconv>

namespace core {
namespace {

namespace fs = std::filesystem;

std::string inSmallLetters(std::string text)
{
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return text;
}

// PERSON.csv, person.csv, Person.CSV …
std::optional<fs::path> tableIn(const fs::path& folder, const std::string& name)
{
    std::error_code problem;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, problem))
        if (inSmallLetters(entry.path().filename().string()) == name + ".csv")
            return entry.path();
    return std::nullopt;
}

// One table of the model with its columns in whichever case.
class OmopTable {
public:
    static Result<OmopTable> open(const fs::path& file)
    {
        OmopTable table;
        table.m_source = CsvSource::fromFile(file);
        const Result<CsvDialect> dialect = plainDialectOf(table.m_source);
        if (!dialect)
            return dialect.error();
        table.m_dialect = *dialect;
        Result<std::vector<std::string>> header = headerOf(table.m_source, table.m_dialect);
        if (!header)
            return header.error();
        table.m_header = std::move(*header);
        return table;
    }

    // Its name as the file has it; empty where it is not there.
    std::string column(const std::string& name) const
    {
        const auto found = std::find_if(m_header.begin(), m_header.end(),
                                        [&](const std::string& one) { return inSmallLetters(one) == name; });
        return found == m_header.end() ? std::string() : *found;
    }
    Result<std::string> needed(const std::string& name) const
    {
        std::string found = column(name);
        if (found.empty())
            return Error{.code = ErrorCode::EventColumnUnknown, .subject = m_source.name, .detail = name};
        return found;
    }
    Result<EventStreamPtr> stream(const EventFields& fields) const
    {
        return openEventTable(m_source, m_dialect, fields);
    }
    const CsvDialect& dialect() const { return m_dialect; }

private:
    CsvSource m_source;
    CsvDialect m_dialect;
    std::vector<std::string> m_header;
};

int wholeNumber(std::string_view text, int fallback)
{
    int value = fallback;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

// 8507 and 8532 are the standard concepts of male and female.
std::string_view sexOf(std::string_view concept_)
{
    return concept_ == "8507" ? "male" : concept_ == "8532" ? "female" : "";
}

// Reads the tables of a folder one after the other.
class OmopImport {
public:
    OmopImport(fs::path folder, const EventRecipe& recipe, std::stop_token stop, const ProgressSink& progress)
        : m_folder(std::move(folder)),
          m_recipe(recipe),
          m_stop(std::move(stop)),
          m_progress(progress),
          m_persons(recipe.outcome)
    {
        m_recipe.source = EventSource::Omop;
    }

    EventOutcome run()
    {
        EventOutcome failed;
        for (const auto step : {&OmopImport::readPersons, &OmopImport::readVisits, &OmopImport::readConditions})
            if (const Status done = (this->*step)(); !done) {
                failed.problems.add(done.error());
                return failed;
            }
        Result<EventInput> input = measurements();
        if (!input) {
            failed.problems.add(input.error());
            return failed;
        }
        if (m_stop.stop_requested()) {
            failed.end = RunEnd::Cancelled;
            return failed;
        }
        return importFrom(std::move(*input), m_recipe, m_stop, m_progress);
    }

private:
    // Every row of a table, or of none where the file is not there.
    template <typename Take>
    Status forEach(const OmopTable& table, const EventFields& fields, Take take)
    {
        Result<EventStreamPtr> stream = table.stream(fields);
        if (!stream)
            return stream.error();
        while (!m_stop.stop_requested()) {
            const Result<std::span<const RawEvent>> batch = (*stream)->next();
            if (!batch)
                return batch.error();
            if (batch->empty())
                break;
            for (const RawEvent& row : *batch)
                take(row);
        }
        return Done{};
    }

    Result<OmopTable> neededTable(const std::string& name) const
    {
        const std::optional<fs::path> file = tableIn(m_folder, name);
        if (!file)
            return Error{.code = ErrorCode::EventFileMissing, .subject = m_folder.string(), .detail = name + ".csv"};
        return OmopTable::open(*file);
    }

    Status readPersons()
    {
        const Result<OmopTable> table = neededTable("person");
        if (!table)
            return table.error();
        const Result<std::string> person = table->needed("person_id");
        if (!person)
            return person.error();
        const EventFields fields{.patient = *person,
                                 .time = table->column("day_of_birth"),
                                 .test = table->column("gender_concept_id"),
                                 .value = table->column("year_of_birth"),
                                 .unit = table->column("month_of_birth")};
        return forEach(*table, fields, [&](const RawEvent& row) {
            // Where only the year is told, the middle of it.
            const int year = wholeNumber(row.value, 0);
            const auto days = daysSince1970(year, wholeNumber(row.unit, 7), wholeNumber(row.time, 1));
            m_persons.add(row.patient, sexOf(row.test), year > 0 && days ? std::optional(*days * 86400) : std::nullopt);
        });
    }

    Status readVisits()
    {
        const std::optional<fs::path> file = tableIn(m_folder, "visit_occurrence");
        m_visits = file && m_recipe.index != IndexKind::FirstEvent;
        if (!m_visits)
            return Done{};
        const Result<OmopTable> table = OmopTable::open(*file);
        if (!table)
            return table.error();
        const Result<std::string> person = table->needed("person_id");
        if (!person)
            return person.error();
        m_recipe.index = IndexKind::Column;
        m_recipe.indexColumn = "visit_start";
        return forEach(*table,
                       {.patient = *person,
                        .time = table->column("visit_start_datetime"),
                        .otherTime = table->column("visit_start_date")},
                       [&](const RawEvent& row) {
                           if (const auto start = TimeReader().read(row.time))
                               m_persons.addVisit(row.patient, *start);
                       });
    }

    Status readConditions()
    {
        const std::optional<fs::path> file = tableIn(m_folder, "condition_occurrence");
        if (m_recipe.outcome.codes.empty())
            return Done{};
        if (!file)
            return Error{.code = ErrorCode::EventFileMissing,
                         .subject = m_folder.string(),
                         .detail = "condition_occurrence.csv"};
        const Result<OmopTable> table = OmopTable::open(*file);
        if (!table)
            return table.error();
        const Result<std::string> person = table->needed("person_id");
        if (!person)
            return person.error();
        return forEach(*table,
                       {.patient = *person,
                        .time = table->column("condition_start_datetime"),
                        .test = table->column("condition_concept_id"),
                        .value = table->column("condition_source_value"),
                        .otherTime = table->column("condition_start_date")},
                       [&](const RawEvent& row) {
                           const auto start = TimeReader().read(row.time);
                           m_persons.addCondition(row.patient, row.test, start);
                           if (row.value != row.test)
                               m_persons.addCondition(row.patient, row.value, start);
                       });
    }

    Result<EventInput> measurements()
    {
        const Result<OmopTable> table = neededTable("measurement");
        if (!table)
            return table.error();
        const Result<std::string> person = table->needed("person_id");
        const Result<std::string> value = table->needed("value_as_number");
        if (!person || !value)
            return !person ? person.error() : value.error();
        const std::optional<fs::path> concepts = tableIn(m_folder, "concept");
        const auto either = [&](const char* concept_, const char* source) {
            const std::string first = table->column(concepts ? concept_ : source);
            return first.empty() ? table->column(concepts ? source : concept_) : first;
        };
        EventFields fields{.patient = *person,
                           .time = table->column("measurement_datetime"),
                           .test = either("measurement_concept_id", "measurement_source_value"),
                           .value = *value,
                           .unit = either("unit_concept_id", "unit_source_value"),
                           .otherTime = table->column("measurement_date")};
        if (fields.time.empty())
            std::swap(fields.time, fields.otherTime);
        m_recipe.columns = {.patient = fields.patient,
                            .time = fields.time,
                            .test = fields.test,
                            .value = fields.value,
                            .unit = fields.unit};
        m_recipe.patientColumn = "person_id";
        Result<EventStreamPtr> stream = table->stream(fields);
        if (!stream)
            return stream.error();
        EventInput input{.name = m_folder.filename().string(),
                         .stream = std::move(*stream),
                         .dialect = table->dialect(),
                         .patients = std::move(m_persons).patients("person_id", m_visits)};
        if (concepts)
            input.nameTests = [this, file = *concepts](EventSurvey& survey) { return nameTests(file, survey); };
        return input;
    }

    // What the numbers of the vocabulary mean that occur in the list.
    Status nameTests(const fs::path& file, EventSurvey& survey)
    {
        const Result<OmopTable> table = OmopTable::open(file);
        if (!table)
            return table.error();
        survey.unitNames = survey.unitTexts.texts();
        return forEach(*table,
                       {.patient = table->column("concept_id"),
                        .test = table->column("concept_code"),
                        .unit = table->column("vocabulary_id"),
                        .name = table->column("concept_name")},
                       [&](const RawEvent& row) {
                           if (const auto test = survey.testTexts.find(row.patient)) {
                               survey.tests[*test].name = row.name;
                               if (row.unit == "LOINC")
                                   survey.tests[*test].loinc = row.test;
                           }
                           if (const auto unit = survey.unitTexts.find(row.patient))
                               survey.unitNames[*unit] = row.unit == "UCUM" ? std::string(row.test) : std::string();
                       });
    }

    fs::path m_folder;
    EventRecipe m_recipe;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    EventPersons m_persons;
    bool m_visits = false;
};

} // namespace

EventOutcome importOmop(const std::filesystem::path& folder, const EventRecipe& recipe, std::stop_token stop,
                        const ProgressSink& progress)
{
    return OmopImport(folder, recipe, std::move(stop), progress).run();
}

} // namespace core
