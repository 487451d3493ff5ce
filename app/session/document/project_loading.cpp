// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/project_loading.h"

#include "core/data/import/table_import.h"
#include "core/data/synthetic/builtin_cohorts.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLongestTitle = 80; // bytes; leaves room for endings within the 255 of a file name

std::string titleOf(const core::Table& table, const core::Study& study)
{
    return study.task.name.empty() ? fs::path(table.sourceName()).stem().string() : study.task.name;
}

LoadOutcome createUntitled(core::TablePtr table, const core::Study& study, const fs::path& unsavedFolder,
                           const std::stop_token& stop, const core::ProgressSink& progress)
{
    const fs::path file = freeProjectName(unsavedFolder, titleOf(*table, study));
    core::ProjectCreation creation = core::ProjectFile::create(file, std::move(table), study, stop, progress);
    if (creation.error)
        return *creation.error;
    if (!creation.project)
        return LoadCancelled{};
    return Loaded{.file = std::move(*creation.project), .untitled = true, .sample = false, .notices = std::nullopt};
}

// Where something is recorded, without what it is.
core::Column recordedOnly(const core::Column& column)
{
    core::Column marks{
        .name = column.name, .kind = core::ColumnKind::Category, .values = column.values, .levels = {"recorded"}};
    for (float& value : marks.values)
        value = std::isnan(value) ? value : 0.0F;
    return marks;
}

core::TablePtr without(const core::TablePtr& table, const std::vector<std::string>& names,
                       const std::string& recordedOutcome)
{
    if (names.empty())
        return table;
    std::vector<core::Column> kept;
    for (const core::Column& column : table->columns())
        if (std::find(names.begin(), names.end(), column.name) == names.end())
            kept.push_back({column.name, column.kind, column.values, column.levels, column.codes, column.coded});
        else if (column.name == recordedOutcome)
            kept.push_back(recordedOnly(column));
    return std::make_shared<const core::Table>(table->sourceName(), std::move(kept));
}

core::Task withoutColumns(core::Task task, const std::vector<std::string>& names)
{
    const auto isGone = [&](const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    std::erase_if(task.visible, isGone);
    std::erase_if(task.ignored, isGone);
    for (core::PanelSpec& panel : task.panels)
        std::erase_if(panel.columns, isGone);
    std::erase_if(task.tests, [&](const auto& test) { return isGone(test.first); });
    std::erase_if(task.edits,
                  [&](const core::DataEdit& edit) { return isGone(edit.column) || isGone(edit.otherColumn); });
    std::erase_if(task.codes, [&](const core::CodeRule& rule) { return isGone(rule.column); });
    if (isGone(task.splitColumn))
        task.splitColumn.clear();
    if (isGone(task.splitRule.column) || isGone(task.splitRule.patient))
        task.splitRule = {};
    if (isGone(task.label))
        task.label.clear();
    return task;
}

// Nothing where the task file has decided every code already. What it leaves open comes with a proposal.
std::vector<core::CodeGroup> codesToAsk(const core::Table& import, const core::Task& task, bool fromFile)
{
    std::vector<core::CodeRule> rules = task.codes;
    if (fromFile) {
        const core::TablePtr lent(core::TablePtr(), &import);
        const core::TablePtr read = core::readCodes(lent, task.codes, task.missing);
        const auto open = [](const core::Column& column) { return !column.coded.empty(); };
        if (std::none_of(read->columns().begin(), read->columns().end(), open))
            return {};
        for (core::CodeRule& rule : core::proposeCodes(*read)) {
            const core::Column* column = read->find(rule.column);
            if (rule.column.empty() || (column != nullptr && open(*column)))
                rules.push_back(std::move(rule));
        }
    }
    return core::codeGroups(import, core::CodeRules(rules, task.missing));
}

} // namespace

fs::path freeProjectName(const fs::path& folder, const std::string& title)
{
    std::string stem = title.substr(0, kLongestTitle);
    while (!stem.empty() && (static_cast<unsigned char>(stem.back()) & 0xC0) == 0x80 && title.size() > stem.size())
        stem.pop_back(); // not in the middle of a character
    for (char& letter : stem)
        if (letter == '/' || static_cast<unsigned char>(letter) < 0x20)
            letter = '-';
    if (stem.empty() || stem.front() == '.')
        stem.insert(0, "Project");
    for (int number = 1;; ++number) {
        const std::string name = number == 1 ? stem : stem + " " + std::to_string(number);
        fs::path file = folder / (name + ".panelwise");
        if (!fs::exists(file) && !fs::exists(file.string() + "-lock"))
            return file;
    }
}

LoadOutcome openProject(const fs::path& file, bool untitled)
{
    core::Result<core::ProjectFile> opened = core::ProjectFile::open(file);
    if (!opened)
        return opened.error();
    return Loaded{.file = std::move(*opened), .untitled = untitled, .sample = false, .notices = std::nullopt};
}

LoadOutcome drawSample(const std::string& cohort, std::optional<std::size_t> patients, core::Seed seed,
                       const fs::path& unsavedFolder, const std::stop_token& stop, const core::ProgressSink& progress)
{
    core::Result<core::Sample> sample = core::drawBuiltinCohort(cohort, patients, seed, stop, progress);
    if (!sample)
        return sample.error();
    if (!sample->table)
        return LoadCancelled{};
    const core::Study study{.task = std::move(sample->task), .split = {}};
    LoadOutcome outcome = createUntitled(std::move(sample->table), study, unsavedFolder, stop, progress);
    if (Loaded* loaded = std::get_if<Loaded>(&outcome))
        loaded->sample = true;
    return outcome;
}

core::ColumnOptions optionsFor(const TableSource& source)
{
    core::ColumnOptions options = source.task ? core::optionsOf(source.task->task) : core::ColumnOptions{};
    options.asText = source.textColumns;
    return options;
}

ProposedTask taskFor(const core::Table& table, const core::ImportFacts& facts,
                     const std::optional<core::TaskReading>& file, const std::optional<core::OutcomeChoice>& outcome)
{
    ProposedTask made;
    if (file) {
        made = {.task = file->task, .identifiers = core::findIdentifiers(table)};
    } else {
        core::TaskProposal proposal = core::proposeTask(table, outcome ? outcome->column : std::string(), {}, facts);
        core::useLabels(facts, proposal.task);
        made = {.task = std::move(proposal.task), .identifiers = std::move(proposal.identifiers)};
    }
    if (outcome)
        made.task = core::withOutcomeChoice(made.task, table, *outcome);
    // What is predicted cannot be left out, but for dates of which only the being there counts.
    if (made.task.positive.kind != core::OutcomeRule::Kind::Recorded)
        std::erase_if(made.identifiers, [&](const core::IdentifierWarning& warning) {
            return outcome && warning.column == made.task.label;
        });
    return made;
}

LoadOutcome readTable(const TableSource& source, const fs::path& unsavedFolder, const std::stop_token& stop,
                      const core::ProgressSink& progress)
{
    core::TableOutcome imported = core::importTable(source.file, source.choice, stop, progress, optionsFor(source));
    if (imported.end == core::RunEnd::Cancelled)
        return LoadCancelled{};
    if (imported.end == core::RunEnd::Failed || !imported.table)
        return std::move(imported.problems);
    AwaitingAnswer read{
        .table = std::move(imported.table),
        .study = {},
        .codes = {},
        .identifiers = {},
        .notices = {.columns = std::move(imported.notices), .unknownTaskKeys = {}, .facts = std::move(imported.facts)}};
    if (source.task)
        read.notices.unknownTaskKeys = source.task->unknownKeys;
    ProposedTask proposed = taskFor(*read.table, read.notices.facts, source.task, source.outcome);
    read.study.task = std::move(proposed.task);
    read.identifiers = std::move(proposed.identifiers);
    read.codes = codesToAsk(*read.table, read.study.task, source.task.has_value());
    if (!read.identifiers.empty() || !read.codes.empty())
        return read;
    return keepTable(read, {}, unsavedFolder, stop, progress);
}

LoadOutcome keepTable(const AwaitingAnswer& read, const ImportAnswer& answer, const fs::path& unsavedFolder,
                      const std::stop_token& stop, const core::ProgressSink& progress)
{
    core::Study study = read.study;
    if (answer.codes)
        study.task.codes = *answer.codes;
    const std::string recorded =
        study.task.positive.kind == core::OutcomeRule::Kind::Recorded ? study.task.label : std::string();
    std::vector<std::string> gone = answer.columnsLeftOut;
    std::erase(gone, recorded);
    study.task = withoutColumns(std::move(study.task), gone);
    LoadOutcome outcome =
        createUntitled(without(read.table, answer.columnsLeftOut, recorded), study, unsavedFolder, stop, progress);
    if (Loaded* loaded = std::get_if<Loaded>(&outcome))
        loaded->notices = read.notices;
    return outcome;
}

} // namespace app
