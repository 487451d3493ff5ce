// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/load_study.h"

#include "app/cli/common/load_table.h"
#include "app/cli/common/outcome_choice.h"
#include "app/cli/common/split_option.h"
#include "app/cli/common/words.h"
#include "core/data/codes/code_reading.h"
#include "core/data/import/table_import.h"
#include "core/data/task/price_list.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_proposal.h"
#include "core/store/project_file.h"
#include "ui/common/text/error_text.h"

#include <filesystem>
#include <span>

namespace app::cli {
namespace {

Result<LoadedStudy> loadCohort(const Workplace& place)
{
    auto sample = drawCohort(place);
    if (!sample)
        return sample.error();
    LoadedStudy loaded{.kind = LoadedStudy::Kind::Cohort, .name = place.arguments.cohort};
    loaded.drawnWith = drawSeed(place.arguments);
    loaded.import = std::move(sample->table);
    loaded.study.task = std::move(sample->task);
    return loaded;
}

// The task file the window would take: the data's name with the ending .task.json. "labs.csv.gz" has two endings.
std::string taskBeside(const std::string& dataFile)
{
    std::filesystem::path name(dataFile);
    if (name.extension() == ".gz")
        name.replace_extension();
    name.replace_extension(".task.json");
    std::error_code unknown;
    return std::filesystem::is_regular_file(name, unknown) ? name.string() : std::string();
}

Result<LoadedStudy> loadData(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    LoadedStudy loaded{.kind = LoadedStudy::Kind::Data, .file = arguments.dataFile, .taskFile = arguments.taskFile};
    if (loaded.taskFile.empty() && !arguments.noTask) {
        loaded.taskFile = taskBeside(arguments.dataFile);
        loaded.taskFound = !loaded.taskFile.empty();
    }
    if (!loaded.taskFile.empty()) {
        core::TaskParse parse = core::readTask(loaded.taskFile);
        if (!parse.reading)
            return Failure::fromProblems(std::move(parse.problems), loaded.taskFile);
        loaded.study.task = std::move(parse.reading->task);
        loaded.unknownTaskKeys = std::move(parse.reading->unknownKeys);
    }
    loaded.study.task = withMissing(std::move(loaded.study.task), arguments.dialect);
    auto table = readTable(place, loaded.study.task);
    if (!table)
        return table.error();
    loaded.name = table->table->sourceName();
    loaded.fileKind = table->kind;
    loaded.dialect = table->dialect;
    loaded.facts = std::move(table->facts);
    loaded.notices = std::move(table->notices);
    loaded.import = std::move(table->table);
    if (loaded.taskFile.empty()) {
        core::TaskProposal proposal = core::proposeTask(*loaded.import, {}, loaded.study.task.missing, loaded.facts);
        loaded.rolesProposed = true;
        loaded.study.task = std::move(proposal.task);
        core::useLabels(loaded.facts, loaded.study.task);
        loaded.outcomeCandidates = std::move(proposal.labelCandidates);
    }
    const core::TablePtr read = core::readCodes(loaded.import, loaded.study.task.codes, loaded.study.task.missing);
    auto task = withChosenOutcome(std::move(loaded.study.task), *read, arguments, loaded.rolesProposed);
    if (!task)
        return task.error();
    loaded.study.task = std::move(*task);
    return loaded;
}

Result<LoadedStudy> loadEvents(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    LoadedStudy loaded{
        .kind = LoadedStudy::Kind::Events, .file = arguments.events.source(), .taskFile = arguments.taskFile};
    if (!arguments.taskFile.empty()) {
        core::TaskParse parse = core::readTask(arguments.taskFile);
        if (!parse.reading)
            return Failure::fromProblems(std::move(parse.problems), arguments.taskFile);
        loaded.study.task = std::move(parse.reading->task);
        loaded.unknownTaskKeys = std::move(parse.reading->unknownKeys);
    }
    auto read = readEvents(place, loaded.study.task);
    if (!read)
        return read.error();
    loaded.import = read->table;
    loaded.name = loaded.import->sourceName();
    loaded.notices = read->notices;
    if (arguments.taskFile.empty()) {
        core::TaskProposal proposal = core::proposeTask(*loaded.import);
        loaded.rolesProposed = true;
        loaded.study.task = std::move(proposal.task);
        loaded.outcomeCandidates = std::move(proposal.labelCandidates);
    }
    // Conditions that were asked for are the outcome, unless another is named.
    Arguments wanted = arguments;
    const core::EventOutcomeCodes& codes = read->recipe.outcome;
    if (wanted.label.empty() && loaded.rolesProposed && !codes.codes.empty()) {
        wanted.label = codes.name.empty() ? "outcome" : codes.name;
        wanted.positive = "yes";
    }
    auto task = withChosenOutcome(std::move(loaded.study.task), *loaded.import, wanted, loaded.rolesProposed);
    if (!task)
        return task.error();
    loaded.study.task = std::move(*task);
    loaded.study.task.recipe = core::recipeOnOneLine(read->recipe);
    loaded.events = std::move(*read);
    return loaded;
}

Result<LoadedStudy> loadProject(const Workplace& place)
{
    const std::string& file = place.arguments.projectFile;
    const auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    LoadedStudy loaded{.kind = LoadedStudy::Kind::Project, .file = file};
    loaded.openElsewhere = core::projectTrace(file) == core::ProjectTrace::OpenNow;
    loaded.import = project->import();
    loaded.study = project->study();
    loaded.name = loaded.import->sourceName();
    core::Result<std::vector<core::RunRecord>> runs = project->runs();
    if (runs)
        loaded.runs = std::move(*runs);
    else // the patients are sound all the same
        place.terminal.note(ui::errorText(runs.error()));
    core::Result<std::vector<core::FrontRecord>> fronts = project->fronts();
    if (fronts)
        loaded.fronts = std::move(*fronts);
    else
        place.terminal.note(ui::errorText(fronts.error()));
    return loaded;
}

// The prices of --prices instead of the task's own.
std::optional<Failure> applyPrices(const Workplace& place, core::Task& task)
{
    const std::string& wanted = place.arguments.prices;
    core::PriceList list;
    if (const core::PriceList* builtIn = core::builtInPriceList(wanted)) {
        list = *builtIn;
    } else {
        auto own = inFile(core::readPriceList(wanted), wanted);
        if (!own)
            return own.error();
        list = std::move(*own);
    }
    if (list.prices.empty())
        return Failure::wrongUsage(
            Words::tr("%1 holds no prices. Each line needs a panel and its price, such as CBC,12.50.")
                .arg(QString::fromStdString(wanted)));
    core::PricingOutcome outcome = core::withPriceList(task, list);
    task = std::move(outcome.task);
    QStringList kept;
    for (const std::string& panel : outcome.unpriced)
        kept << QString::fromStdString(panel);
    if (!kept.isEmpty())
        place.terminal.note(Words::tr("Note: the price list does not name %1; the old price stays.")
                                .arg(kept.join(QStringLiteral(", "))));
    return std::nullopt;
}

std::vector<std::string> namesIn(const std::string& text)
{
    std::vector<std::string> names;
    for (const QString& name : QString::fromStdString(text).split(QLatin1Char(','), Qt::SkipEmptyParts))
        names.push_back(name.trimmed().toStdString());
    return names;
}

// What the command line says of orders, instead of what the task says.
void applyRules(const Arguments& arguments, core::Task& task)
{
    if (arguments.cap)
        task.rules.cap = arguments.cap;
    if (!arguments.first.empty())
        task.rules.first = namesIn(arguments.first);
    if (!arguments.never.empty())
        task.rules.never = namesIn(arguments.never);
}

} // namespace

Result<LoadedStudy> loadStudy(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    auto loaded = !arguments.cohort.empty()     ? loadCohort(place)
                  : !arguments.dataFile.empty() ? loadData(place)
                  : arguments.events.given()    ? loadEvents(place)
                                                : loadProject(place);
    if (loaded && !arguments.prices.empty())
        if (auto failure = applyPrices(place, loaded->study.task))
            return std::move(*failure);
    if (loaded && arguments.unitCosts)
        loaded->study.task = core::withTestsAlone(loaded->study.task);
    if (loaded && arguments.hasNewPatients())
        applyRules(arguments, loaded->study.task);
    if (loaded && arguments.seed)
        loaded->study.split.seed = *arguments.seed;
    if (const auto split = parseSplit(arguments.study.split); loaded && split && !arguments.study.split.empty())
        loaded->study.task = split->column.empty()
                                 ? core::withSplitRule(loaded->study.task, split->rule)
                                 : core::withRole(loaded->study.task, std::span(&split->column, 1), core::Role::Split);
    if (loaded && arguments.study.unrecorded)
        loaded->study.task.unrecordedPanels = *arguments.study.unrecorded;
    if (loaded && arguments.study.duplicates)
        loaded->study.task.duplicates = *arguments.study.duplicates;
    return loaded;
}

} // namespace app::cli
