// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/command_options.h"

namespace app::cli {
namespace {

// A word of the recipe.
template <typename Enum, std::size_t Count>
void addWordOption(CLI::App& app, const char* name, std::optional<Enum>& target,
                   const std::array<std::pair<Enum, std::string_view>, Count>& words, const QString& description)
{
    QStringList allowed;
    for (const auto& [value, word] : words)
        allowed << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    addParsed(
        app, name, target, [&words](const std::string& text) { return core::fromRecipeWord(words, text); }, description,
        allowed.join(QStringLiteral(", ")))
        ->type_name("WORD");
}

void addColumn(CLI::App& app, const char* name, std::string& target, const QString& description)
{
    app.add_option(name, target, help(description))->type_name("COLUMN");
}

// "-24..0"
std::optional<core::EventWindow> parseWindow(const std::string& text)
{
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos)
        return std::nullopt;
    const std::optional<double> from = parseNumber(text.substr(0, dots));
    const std::optional<double> to = parseNumber(text.substr(dots + 2));
    if (!from || !to || *from > *to)
        return std::nullopt;
    return core::EventWindow{.fromHours = *from, .toHours = *to};
}

void addEventColumns(CLI::App& app, EventOptions& events)
{
    addColumn(app, "--event-patient", events.columns.patient, Words::tr("Column of the measurements with the patient"));
    addColumn(app, "--event-time", events.columns.time, Words::tr("Column with the time"));
    addColumn(app, "--event-test", events.columns.test, Words::tr("Column with the test: name or LOINC code"));
    addColumn(app, "--event-value", events.columns.value, Words::tr("Column with the value"));
    addColumn(app, "--event-unit", events.columns.unit, Words::tr("Column with the unit"));
    addColumn(app, "--patient-column", events.patientColumn, Words::tr("Column of the patient table with the patient"));
}

} // namespace

void addEvents(CLI::App& app, EventOptions& events)
{
    app.add_option("--events", events.file, help(Words::tr("A CSV file with one row per measurement; see help recipe")))
        ->type_name("F.csv");
    app.add_option("--patient-table", events.patientTable,
                   help(Words::tr("The patients of the measurements, with outcome and index time")))
        ->type_name("F.csv");
    app.add_option("--omop", events.omopFolder, help(Words::tr("A folder with tables of the OMOP data model as CSV")))
        ->type_name("DIR");
    app.add_option("--fhir", events.fhirFolder, help(Words::tr("A folder with FHIR resources as NDJSON")))
        ->type_name("DIR");
    app.add_option("--outcome-codes", events.outcomeCodes,
                   help(Words::tr("With --omop or --fhir: conditions that make a case, as E11*,E10.9")))
        ->type_name("CODES");
    app.add_option("--outcome-name", events.outcomeName, help(Words::tr("What the outcome is called")))
        ->type_name("NAME");
    app.add_flag("--outcome-after-index", events.outcomeAfterIndex,
                 help(Words::tr("Only conditions from the index time on count")));
    addEventColumns(app, events);
    app.add_option("--index", events.index,
                   help(Words::tr("Moment the window hangs on: a column of the patient table, first (measurement) or "
                                  "start (of elapsed times)")))
        ->type_name("COLUMN");
    addParsed(app, "--window", events.window, parseWindow,
              Words::tr("Hours around the index time whose measurements count, as -24..0"),
              Words::tr("two numbers of hours, such as -24..0"))
        ->type_name("FROM..TO");
    addWordOption(app, "--take", events.take, core::kTakeWords,
                  Words::tr("Which measurement of the window counts: last, first, worst or mean"));
    addWordOption(app, "--limits", events.limits, core::kLimitWords,
                  Words::tr("What “<3” becomes: the limit, half of it, or nothing (drop)"));
    addWordOption(app, "--dates", events.dates, core::kDateWords, Words::tr("Order in 3/4/2024"));
    addWordOption(app, "--time-unit", events.timeUnit, core::kTimeUnitWords,
                  Words::tr("Unit of times that are numbers"));
    addParsed(app, "--fewest-patients", events.fewestPatients, parseNumber,
              Words::tr("Share of patients a test must be recorded for, 0.05 if not given"),
              Words::tr("a number from 0 to 1"))
        ->type_name("SHARE");
    app.add_flag("--need-units", events.needsUnit, help(Words::tr("Leave out values without a unit")));
    app.add_option("--recipe", events.recipeFile,
                   help(Words::tr("All these choices from a recipe, a task file or a project")))
        ->type_name("FILE");
    app.add_option("--save-recipe", events.savedRecipe, help(Words::tr("Write the choices as a recipe")))
        ->type_name("FILE");
}

QString eventsMistake(const Arguments& arguments)
{
    const EventOptions& events = arguments.events;
    const char* alone = !arguments.taskFile.empty()   ? "--task"
                        : !arguments.label.empty()    ? "--label"
                        : !arguments.positive.empty() ? "--positive"
                        : arguments.noTask            ? "--no-task"
                                                      : nullptr;
    if (alone && arguments.dataFile.empty() && !events.given())
        return Words::tr("%1 requires --data or --events.").arg(QLatin1String(alone));
    if (!arguments.prices.empty() && !arguments.hasNewPatients())
        return Words::tr("A project keeps its prices. Give --prices with --cohort, --data or --events.");
    const bool searches = arguments.command == Command::Inspect || arguments.command == Command::Train ||
                          arguments.command == Command::Baselines;
    if (arguments.cap && searches && !arguments.hasNewPatients())
        return Words::tr("A project keeps its rules. Give --cap with --cohort, --data or --events.");
    const bool rules = !arguments.first.empty() || !arguments.never.empty() || arguments.unitCosts;
    if (rules && !arguments.hasNewPatients())
        return Words::tr("A project keeps its panels and their rules. Give --first, --never and --unit-costs with "
                         "--cohort, --data or --events.");
    if (events.given() && (!arguments.dataFile.empty() || !arguments.cohort.empty()))
        return Words::tr("--events brings its own patients. Leave out --data and --cohort.");
    const int sources =
        (events.file.empty() ? 0 : 1) + (events.omopFolder.empty() ? 0 : 1) + (events.fhirFolder.empty() ? 0 : 1);
    if (sources > 1)
        return Words::tr("--events, --omop and --fhir are three sources. Name one of them.");
    if ((!events.outcomeCodes.empty() || !events.outcomeName.empty() || events.outcomeAfterIndex) &&
        events.omopFolder.empty() && events.fhirFolder.empty())
        return Words::tr("--outcome-codes belongs to --omop or --fhir. Other tables have the outcome in a column.");
    if (!events.patientTable.empty() && events.file.empty())
        return Words::tr("--patient-table belongs to --events F.csv.");
    const bool choices = !events.recipeFile.empty() || !events.savedRecipe.empty() || !events.index.empty() ||
                         events.window || events.take || events.limits || events.dates || events.timeUnit ||
                         events.fewestPatients || events.needsUnit;
    if (choices && !events.given())
        return Words::tr("There is no list of measurements to apply this to. Name one with --events F.csv.");
    return {};
}

} // namespace app::cli
