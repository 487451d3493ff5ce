// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/codes/code_reading.h"
#include "core/data/cohort/study.h"
#include "core/data/formats/table_preview.h"
#include "core/data/task/outcome_choice.h"
#include "core/store/project_file.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// The ways a project comes into the window, as blocking functions; Session gives them a thread.
namespace app {

struct ImportNotices {
    std::vector<std::pair<core::ImportNotice, std::string>> columns;
    std::vector<std::string> unknownTaskKeys;
    core::ImportFacts facts;
};

struct Loaded {
    core::ProjectFile file;
    bool untitled = false;
    bool sample = false;                  // can be drawn again: not worth keeping unless edited
    std::optional<ImportNotices> notices; // of an import
};

// Read and waiting for the user: cells hold texts instead of numbers, or some columns look as if they could identify a
// person.
struct AwaitingAnswer {
    core::TablePtr table;
    core::Study study;
    std::vector<core::CodeGroup> codes = {}; // each with its rule, or with the one that is proposed
    std::vector<core::IdentifierWarning> identifiers;
    ImportNotices notices;
};

struct LoadCancelled {};
using LoadOutcome = std::variant<LoadCancelled, Loaded, AwaitingAnswer, core::ProblemList, core::Error>;

struct TableSource {
    core::CsvSource file;
    core::ReadingChoice choice;
    std::optional<core::TaskReading> task; // none: roles are proposed
    std::vector<std::string> textColumns;
    std::optional<core::OutcomeChoice> outcome = {}; // what is predicted, where somebody said it before the import
};

core::ColumnOptions optionsFor(const TableSource& source);

LoadOutcome openProject(const std::filesystem::path& file, bool untitled);
LoadOutcome drawSample(const std::string& cohort, std::optional<std::size_t> patients, core::Seed seed,
                       const std::filesystem::path& unsavedFolder, const std::stop_token& stop,
                       const core::ProgressSink& progress);
LoadOutcome readTable(const TableSource& source, const std::filesystem::path& unsavedFolder,
                      const std::stop_token& stop, const core::ProgressSink& progress);
// The task that a table would be kept with: that of a task file or the proposed one, with the outcome that was chosen.
struct ProposedTask {
    core::Task task;
    std::vector<core::IdentifierWarning> identifiers;
};
ProposedTask taskFor(const core::Table& table, const core::ImportFacts& facts,
                     const std::optional<core::TaskReading>& file, const std::optional<core::OutcomeChoice>& outcome);

// What the user answers. Columns left out are not written anywhere; of an outcome that is a recorded date only that
// there is one.
struct ImportAnswer {
    std::vector<std::string> columnsLeftOut;
    std::optional<std::vector<core::CodeRule>> codes; // none: as the study has them
};
LoadOutcome keepTable(const AwaitingAnswer& read, const ImportAnswer& answer,
                      const std::filesystem::path& unsavedFolder, const std::stop_token& stop,
                      const core::ProgressSink& progress);

// "Low ferritin.panelwise", "Low ferritin 2.panelwise", …: readable, and free in the folder.
std::filesystem::path freeProjectName(const std::filesystem::path& folder, const std::string& title);

} // namespace app
