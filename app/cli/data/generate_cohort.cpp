// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/load_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "core/data/csv/csv_import.h"
#include "core/data/task/task.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <filesystem>

namespace app::cli {
namespace {

namespace fs = std::filesystem;

std::optional<Failure> makeFolder(const fs::path& folder)
{
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (fs::is_directory(folder))
        return std::nullopt;
    return Failure::fromError({.code = core::ErrorCode::FolderNotWritable,
                               .subject = folder.string(),
                               .detail = fault ? fault.message() : std::string()});
}

std::optional<Failure> writeTable(const Workplace& place, const core::Table& table, const fs::path& file)
{
    ProgressLine line(place.terminal);
    const core::Result<core::RunEnd> end = core::writeCsv(table, file, place.stop, line.sink());
    if (!end)
        return Failure::fromError(end.error(), file.string());
    if (*end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    return std::nullopt;
}

} // namespace

ExitCode generateCohort(const Workplace& place)
{
    const bool json = place.arguments.json;
    const std::string& name = place.arguments.cohort;
    auto sample = drawCohort(place);
    if (!sample)
        return report(sample.error(), json, place.terminal);

    const fs::path folder = place.arguments.outFolder;
    const fs::path csv = folder / (name + ".csv");
    const fs::path task = folder / (name + ".task.json");
    const bool folderIsNew = !fs::exists(folder);
    if (const auto failure = makeFolder(folder))
        return report(*failure, json, place.terminal);
    if (const auto failure = writeTable(place, *sample->table, csv)) {
        std::error_code ignored;
        if (folderIsNew)
            fs::remove(folder, ignored);
        return report(*failure, json, place.terminal);
    }
    if (const core::Status written = core::saveTask(sample->task, task); !written)
        return report(Failure::fromError(written.error(), task.string()), json, place.terminal);

    const std::vector<float>& label = sample->table->find(sample->task.label)->values;
    const std::size_t patients = label.size();
    const auto positives = static_cast<std::size_t>(std::count(label.begin(), label.end(), 1.0f));
    if (json)
        place.terminal.print(dumped(Json{{"cohort", name},
                                         {"patients", patients},
                                         {"positives", positives},
                                         {"prevalence", static_cast<double>(positives) / static_cast<double>(patients)},
                                         {"seed", drawSeed(place.arguments).value},
                                         {"csv", csv.string()},
                                         {"task", task.string()}}));
    else
        place.terminal.print(Words::tr("%Ln synthetic patients, %1 of them cases: %2\nWhat the columns mean: %3",
                                       nullptr, ui::pluralCount(patients))
                                 .arg(ui::countText(positives), QString::fromStdString(csv.string()),
                                      QString::fromStdString(task.string())));
    return ExitCode::Done;
}

} // namespace app::cli
