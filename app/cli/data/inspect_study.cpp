// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "app/cli/data/inspection.h"
#include "core/store/project_file.h"
#include "ui/common/text/data_text.h"

#include <filesystem>

namespace app::cli {
namespace {

bool writesProject(const Arguments& arguments)
{
    return !arguments.projectFile.empty() && arguments.hasNewPatients();
}

// A project somebody worked on is never replaced by a look at other data.
std::optional<Failure> projectInTheWay(const Arguments& arguments)
{
    std::error_code unknown;
    if (!writesProject(arguments) || !std::filesystem::exists(arguments.projectFile, unknown))
        return std::nullopt;
    return Failure::wrongUsage(Words::tr("%1 exists already. Choose another name for the new project, or look at this "
                                         "one with --project alone.")
                                   .arg(QString::fromStdString(arguments.projectFile)));
}

std::optional<Failure> writeProject(const Workplace& place, const Inspection& inspection)
{
    const std::string& file = place.arguments.projectFile;
    for (const core::IdentifierWarning& warning : inspection.assessment->allIdentifiers)
        place.terminal.note(Words::tr("Note: %1 It is stored in the project.").arg(ui::identifierText(warning)));
    ProgressLine line(place.terminal);
    core::ProjectCreation creation =
        core::ProjectFile::create(file, inspection.loaded.import, inspection.loaded.study, place.stop, line.sink());
    if (creation.end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    if (creation.error)
        return Failure::fromError(*creation.error, file);
    if (const core::Status closed = creation.project->close(); !closed)
        return Failure::fromError(closed.error(), file);
    return std::nullopt;
}

Result<Inspection> inspect(const Workplace& place)
{
    if (auto failure = projectInTheWay(place.arguments))
        return std::move(*failure);
    auto loaded = loadStudy(place);
    if (!loaded)
        return loaded.error();
    Inspection inspection;
    inspection.loaded = std::move(*loaded);
    {
        ProgressLine line(place.terminal);
        inspection.assessment =
            core::assess(inspection.loaded.import, inspection.loaded.study, nullptr, place.stop, line.sink());
    }
    if (!inspection.assessment)
        return Failure::cancelled();
    inspection.bill = core::billOf(inspection.loaded.study.task);
    if (writesProject(place.arguments)) {
        if (auto failure = writeProject(place, inspection))
            return std::move(*failure);
        inspection.projectWritten = place.arguments.projectFile;
    }
    return inspection;
}

} // namespace

ExitCode inspectStudy(const Workplace& place)
{
    const auto inspection = inspect(place);
    if (!inspection)
        return report(inspection.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(inspectionJson(*inspection));
    else
        printText(*inspection, place.terminal);
    return inspection->assessment->problems.empty() ? ExitCode::Done : ExitCode::UserData;
}

} // namespace app::cli
