// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/data/inspection_json_p.h"
#include "core/front/repricing.h"
#include "ui/common/text/data_text.h"

namespace app::cli {
namespace {

const char* kindName(LoadedStudy::Kind kind)
{
    switch (kind) {
    case LoadedStudy::Kind::Cohort:
        return "cohort";
    case LoadedStudy::Kind::Data:
        return "data";
    case LoadedStudy::Kind::Events:
        return "events";
    case LoadedStudy::Kind::Project:
        return "project";
    }
    return "";
}

const char* formatName(core::FileKind kind)
{
    switch (kind) {
    case core::FileKind::Text:
        return "csv";
    case core::FileKind::Xlsx:
        return "xlsx";
    case core::FileKind::Ods:
        return "ods";
    case core::FileKind::Spss:
        return "sav";
    case core::FileKind::Stata:
        return "dta";
    case core::FileKind::Sas:
        return "sas7bdat";
    case core::FileKind::SasTransport:
        return "xpt";
    }
    return "";
}

Json sourceJson(const LoadedStudy& loaded)
{
    Json source{{"kind", kindName(loaded.kind)},
                {"name", loaded.name},
                {"file", textOrNull(loaded.file)},
                {"task_file", textOrNull(loaded.taskFile)},
                {"roles_proposed", loaded.rolesProposed},
                {"format", loaded.kind == LoadedStudy::Kind::Data ? Json(formatName(loaded.fileKind)) : Json(nullptr)},
                {"sheet", nullptr},
                {"dialect", nullptr},
                {"seed", loaded.drawnWith ? Json(loaded.drawnWith->value) : Json(nullptr)}};
    if (loaded.dialect)
        source["dialect"] = Json{{"delimiter", delimiterName(loaded.dialect->delimiter)},
                                 {"decimal", decimalName(loaded.dialect->decimal)},
                                 {"thousands", groupingName(loaded.dialect->grouping)},
                                 {"encoding", encodingName(loaded.dialect->encoding)}};
    if (!loaded.facts.sheet.empty())
        source["sheet"] = Json{
            {"name", loaded.facts.sheet}, {"header_row", loaded.facts.headerRow}, {"others", loaded.facts.otherSheets}};
    return source;
}

} // namespace

QString inspectionJson(const Inspection& inspection)
{
    const core::Assessment& assessment = *inspection.assessment;
    const core::Task& task = assessment.study.task;
    const core::TableSummary& summary = assessment.summary;
    Json edits = Json::array();
    for (const core::DataEdit& edit : task.edits)
        edits.push_back(jsonText(ui::editText(edit)));
    Json root;
    if (!assessment.problems.empty()) {
        root["error"] = problemJson(assessment.problems.first().front());
        if (!inspection.loaded.file.empty())
            root["error"]["file"] = inspection.loaded.file;
    }
    root["source"] = sourceJson(inspection.loaded);
    if (inspection.loaded.events)
        root["events"] = eventsJson(*inspection.loaded.events);
    root["task"] = Json{{"name", task.name},
                        {"outcome", textOrNull(task.label)},
                        {"positive", core::ruleText(task.positive)},
                        {"currency", task.currency},
                        {"price_source", textOrNull(task.priceSource)},
                        {"price_year", jsonOrNull(task.priceYear)},
                        {"price_list", textOrNull(task.priceList)},
                        {"rules", rulesJson(core::pricesOf(task))},
                        {"pair_orders", task.pairOrders == core::PairOrders::Allowed ? "allowed" : "no"},
                        {"minimise", core::textOf(task.minimise)},
                        {"unrecorded_panels", std::string(core::keyOf(task.unrecordedPanels))},
                        {"duplicates", std::string(core::keyOf(task.duplicates))},
                        {"missing", task.missing}};
    root["codes"] = codesJson(inspection);
    root["outcome"] = outcomeJson(ui::outcomeFacts(task, summary.positives, summary.patients));
    root["rows"] = assessment.edited->rowCount();
    root["duplicates_dropped"] = assessment.duplicatesDropped;
    root["patients"] = summary.patients;
    root["positives"] = summary.positives;
    root["prevalence"] = summary.patients == 0
                             ? Json(nullptr)
                             : Json(static_cast<double>(summary.positives) / static_cast<double>(summary.patients));
    root["columns"] = columnsJson(assessment);
    root["panels"] = panelsJson(assessment);
    root["bill"] = billJson(task, inspection.bill);
    root["split"] = splitJson(assessment);
    root["test_values_missing"] = summary.testValuesMissing;
    root["warnings"] = warningsJson(assessment);
    root["identifiers"] = identifiersJson(assessment);
    root["notices"] = noticesJson(inspection.loaded);
    root["edits"] = std::move(edits);
    root["problems"] = problemsJson(assessment.problems);
    root["problem_count"] = assessment.problems.total();
    root["fingerprint"] = inspection.loaded.import->fingerprint().hex();
    root["project"] = textOrNull(inspection.projectWritten);
    root["runs"] = runsJson(inspection.loaded.runs);
    root["fronts"] = frontsJson(inspection.loaded.fronts);
    return dumped(root);
}

} // namespace app::cli
