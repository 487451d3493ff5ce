// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/words.h"
#include "core/data/task/task_proposal.h"
#include "core/store/project_sharing.h"
#include "ui/common/text/number_text.h"

#include <algorithm>

namespace app::cli {
namespace {

const char* wordOf(core::Withheld withheld)
{
    switch (withheld) {
    case core::Withheld::Identifiers:
        return "identifiers";
    case core::Withheld::Rows:
        return "rows";
    case core::Withheld::Patients:
        return "patients";
    }
    return "";
}

QString listed(const std::vector<std::string>& names)
{
    QStringList words;
    for (const std::string& name : names)
        words << QString::fromStdString(name);
    return words.join(QStringLiteral(", "));
}

// Of what the copy still holds.
std::vector<std::string> identifiersIn(const core::ProjectFile& project, const core::SharedCopy& copy)
{
    std::vector<std::string> left;
    if (copy.rows > 0)
        for (const core::IdentifierWarning& warning :
             core::findIdentifiers(*core::readAsTask(project.import(), project.study().task)))
            if (std::ranges::find(copy.removed, warning.column) == copy.removed.end() &&
                std::ranges::find(copy.renumbered, warning.column) == copy.renumbered.end())
                left.push_back(warning.column);
    return left;
}

void printCopy(const core::SharedCopy& copy, const std::vector<std::string>& left, const Workplace& place)
{
    Terminal& terminal = place.terminal;
    terminal.print(Words::tr("Copy written to %1").arg(QString::fromStdString(place.arguments.outFile)));
    if (!copy.removed.empty())
        terminal.print(Words::tr("Columns left out: %1").arg(listed(copy.removed)));
    if (!copy.renumbered.empty())
        terminal.print(Words::tr("Numbers instead of what they held: %1").arg(listed(copy.renumbered)));
    terminal.print(Words::tr("In it: rows of patients %1, training runs %2, fronts %3, tables %4")
                       .arg(ui::countText(copy.rows), ui::countText(copy.runs), ui::countText(copy.fronts),
                            ui::countText(copy.tables)));
    if (!left.empty())
        terminal.note(
            Words::tr("Note: %1 may tell who somebody is and stays, because the study uses it.").arg(listed(left)));
}

} // namespace

ExitCode shareCopy(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    const auto project = inFile(core::ProjectFile::open(arguments.projectFile, true), arguments.projectFile);
    if (!project)
        return report(project.error(), arguments.json, place.terminal);
    const core::Withheld withheld = arguments.withheld.value_or(core::Withheld::Identifiers);
    const core::Result<core::SharedCopy> copy = core::shareProject(*project, arguments.outFile, withheld);
    if (!copy)
        return report(Failure::fromError(copy.error(), arguments.outFile), arguments.json, place.terminal);
    const std::vector<std::string> left = identifiersIn(*project, *copy);
    if (arguments.json)
        place.terminal.print(dumped(Json{{"file", arguments.outFile},
                                         {"without", wordOf(withheld)},
                                         {"patients", copy->rows},
                                         {"removed_columns", copy->removed},
                                         {"renumbered_columns", copy->renumbered},
                                         {"identifier_columns", left},
                                         {"runs", copy->runs},
                                         {"fronts", copy->fronts},
                                         {"tables", copy->tables}}));
    else
        printCopy(*copy, left, place);
    return ExitCode::Done;
}

} // namespace app::cli
