// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "app/cli/walk/recording_report_p.h"
#include "ui/common/text/recording_text.h"

namespace app::cli {
namespace {

Json rangeJson(const std::optional<core::Interval>& interval)
{
    return interval ? Json::array({interval->low, interval->high}) : Json(nullptr);
}

Json recordingFiguresJson(const core::RecordingFigures& figures)
{
    Json json, intervals;
    for (const auto& [name, figure] :
         {std::pair("f1", &figures.f1), std::pair("recall", &figures.recall),
          std::pair("specificity", &figures.specificity), std::pair("precision", &figures.precision),
          std::pair("mean_cost", &figures.meanCost)}) {
        json[name] = jsonOrNull(figure->value);
        intervals[name] = rangeJson(figure->interval);
    }
    json["intervals"] = std::move(intervals);
    return json;
}

Json warningJson(const std::optional<core::RecordingWarning>& warning)
{
    if (!warning)
        return nullptr;
    return *warning == core::RecordingWarning::FewRecorded ? "few_recorded" : "nobody_recorded";
}

} // namespace

void printRecording(const core::RecordingEstimate& estimate, const PanelWords& words, Terminal& terminal)
{
    terminal.printHeading(Words::tr("%1 (%2)").arg(ui::recordingTitle(), ui::recordingAssumption()));
    terminal.print(ui::recordingSentences(estimate));
    if (const QString warning = ui::recordingWarning(estimate); !warning.isEmpty())
        terminal.print(warning);
    if (estimate.recordedPatients == estimate.patients)
        return; // all ways say the same
    const ui::RecordingTable rows = ui::recordingTable(estimate, words.currency);
    TextTable table(
        std::vector<TextTable::Align>(static_cast<std::size_t>(rows.columns.size()), TextTable::Align::Left));
    QStringList head;
    for (const QString& column : rows.columns)
        head.push_back(column.toUpper());
    table.add(head);
    for (const QStringList& row : rows.rows)
        table.add(row);
    terminal.print(table.text());
    terminal.print(ui::recordingWeights(estimate));
}

Json recordingJson(const core::RecordingEstimate& estimate)
{
    const QString warning = ui::recordingWarning(estimate);
    return Json{
        {"assumption", "recorded_at_random_given_what_was_known"},
        {"plain", recordingFiguresJson(estimate.plain)},
        {"ipw", recordingFiguresJson(estimate.weighted)},
        {"direct", recordingFiguresJson(estimate.filledIn)},
        {"doubly_robust", recordingFiguresJson(estimate.doublyRobust)},
        {"difference",
         Json{{"f1", jsonOrNull(estimate.difference.value)}, {"interval", rangeJson(estimate.difference.interval)}}},
        {"patients", estimate.patients},
        {"cases", estimate.cases},
        {"recorded_patients", estimate.recordedPatients},
        {"recorded_cases", estimate.recordedCases},
        {"effective_patients", estimate.effectivePatients},
        {"effective_cases", estimate.effectiveCases},
        {"largest_weight", estimate.largestWeight},
        {"limited_patients", estimate.limitedPatients},
        {"warning", warningJson(estimate.warning)},
        {"sentences", jsonText(warning.isEmpty() ? ui::recordingSentences(estimate)
                                                 : ui::recordingSentences(estimate) + QLatin1Char(' ') + warning)}};
}

} // namespace app::cli
