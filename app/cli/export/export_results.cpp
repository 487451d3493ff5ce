// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_job.h"
#include "app/cli/common/commands.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "app/cli/export/export_file_p.h"
#include "app/cli/export/export_picture.h"
#include "app/cli/export/export_report.h"
#include "app/cli/front/front_job.h"
#include "app/report/baseline_tables.h"
#include "app/report/result_tables.h"
#include "core/base/pending_file.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "ui/common/text/number_text.h"

namespace app::cli {
namespace {

Result<Export> frontTable(const Arguments& arguments)
{
    auto front = openFront(arguments);
    if (!front)
        return front.error();
    const PanelWords words{front->panels, front->project.study().task.currency};
    const std::size_t policies = front->record.points.size();
    return Export{.bytes = ui::csvOf(frontResultTable(front->record, words), "\n").toStdString(),
                  .facts = {{"front", front->record.id.value}, {"rows", policies}},
                  .sentence =
                      Words::tr("Front %1 with %2 written to %3")
                          .arg(QString::number(front->record.id.value),
                               Words::tr("%Ln policies", nullptr, ui::pluralCount(policies)), outName(arguments))};
}

Result<Export> curvesTable(const Arguments& arguments)
{
    const auto project = inFile(core::ProjectFile::open(arguments.projectFile, true), arguments.projectFile);
    if (!project)
        return project.error();
    auto chosen = chosenRuns(*project, arguments);
    if (!chosen)
        return chosen.error();
    std::vector<RunCurves> runs;
    std::size_t rows = 0;
    for (core::RunRecord& run : *chosen) {
        core::Result<std::vector<core::CurvePoint>> points = project->points(run.id);
        if (!points)
            return Failure::fromError(points.error(), arguments.projectFile);
        rows += points->size();
        runs.push_back({.run = std::move(run), .points = std::move(*points)});
    }
    return Export{.bytes = ui::csvOf(curvesResultTable(runs), "\n").toStdString(),
                  .facts = {{"runs", runs.size()}, {"rows", rows}},
                  .sentence = Words::tr("Curves of %1 written to %2")
                                  .arg(Words::tr("%Ln trained policies", nullptr, ui::pluralCount(runs.size())),
                                       outName(arguments))};
}

Result<Export> systemTables(const Arguments& arguments)
{
    const auto project = inFile(core::ProjectFile::open(arguments.projectFile, true), arguments.projectFile);
    if (!project)
        return project.error();
    auto table = chosenTable(*project, arguments);
    if (!table)
        return table.error();
    core::Study study = project->study();
    study.split = table->start.split;
    const auto patients = inFile(core::makePatients(project->import(), study), arguments.projectFile);
    if (!patients)
        return patients.error();
    if (patients->cohort->fingerprint() != table->start.cohort) // the caption would not be true
        return Failure{.exit = ExitCode::UserData,
                       .file = arguments.projectFile,
                       .message =
                           Words::tr("Table %1 was made with other patients, panels or prices.").arg(table->id.value),
                       .remedy = Words::tr("Undo that change, or make a new table.")};
    const BaselineReport report = baselineReport(table->start.plan, std::move(table->runs), *patients,
                                                 project->study().task, project->import()->sourceName());
    return Export{.bytes = baselineTables(report, tableFormatOf(arguments.outFile)),
                  .facts = {{"table", table->id.value}, {"rows", report.rows.size()}},
                  .sentence = Words::tr("Table %1 with %2 written to %3")
                                  .arg(QString::number(table->id.value),
                                       Words::tr("%Ln models", nullptr, ui::pluralCount(report.rows.size())),
                                       outName(arguments))};
}

Result<Export> picture(const Workplace& place, Exported what)
{
    auto drawn = makePicture(place, what);
    if (!drawn)
        return drawn.error();
    Export result{.bytes = drawn->bytes.toStdString(), .facts = Json::object(), .sentence = {}};
    if (drawn->front)
        result.facts["front"] = drawn->front->value;
    if (drawn->run)
        result.facts["run"] = drawn->run->value;
    const QString file = outName(place.arguments);
    result.sentence =
        drawn->front
            ? Words::tr("Figure of front %1 written to %2").arg(QString::number(drawn->front->value), file)
            : Words::tr("Figure of trained policy %1 written to %2").arg(QString::fromStdString(drawn->runName), file);
    return result;
}

Result<Export> wholeReport(const Workplace& place)
{
    auto report = makeReport(place);
    if (!report)
        return report.error();
    const auto listed = [](const QStringList& words) {
        Json list = Json::array();
        for (const QString& word : words)
            list.push_back(word.toStdString());
        return list;
    };
    Export result{.bytes = report->bytes.toStdString(), .facts = Json::object(), .sentence = {}};
    if (report->pages > 0)
        result.facts["pages"] = report->pages;
    result.facts["sections"] = listed(report->sections);
    result.facts["open_items"] = listed(report->openItems);
    result.sentence =
        Words::tr("Report with %1 written to %2. Items for the author: %3.")
            .arg(Words::tr("%Ln sections", nullptr, ui::pluralCount(std::size_t(report->sections.size()))),
                 outName(place.arguments), QString::number(report->openItems.size()));
    return result;
}

Result<Export> makeExport(const Workplace& place)
{
    const Exported what = exportedNamed(place.arguments.exported).value();
    if (what == Exported::Report)
        return wholeReport(place);
    if (what == Exported::Baselines)
        return systemTables(place.arguments);
    if (what == Exported::Patients)
        return exportPatients(place);
    if (what == Exported::Policy)
        return exportPolicy(place);
    if (what == Exported::Card)
        return exportCard(place);
    const bool table = isTableEnding(endingOf(place.arguments));
    if (table && what == Exported::Front)
        return frontTable(place.arguments);
    if (table && what == Exported::Curves)
        return curvesTable(place.arguments);
    return picture(place, what);
}

} // namespace

ExitCode exportResults(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    auto result = makeExport(place);
    if (!result)
        return report(result.error(), arguments.json, place.terminal);
    const core::FileReaders readers = exportedNamed(arguments.exported) == Exported::Patients
                                          ? core::FileReaders::OwnerAlone
                                          : core::FileReaders::AsUsual;
    if (const core::Status written = core::writeTable(arguments.outFile, result->bytes, readers); !written)
        return report(Failure::fromError(written.error(), arguments.outFile), arguments.json, place.terminal);
    if (arguments.json) {
        Json facts{{"project", arguments.projectFile}, {"what", arguments.exported}};
        facts.update(result->facts);
        facts["file"] = arguments.outFile;
        place.terminal.print(dumped(facts));
    } else {
        place.terminal.print(result->sentence);
    }
    return ExitCode::Done;
}

} // namespace app::cli
