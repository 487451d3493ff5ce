// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"
#include "app/cli/common/json_p.h"
#include "app/cli/data/inspection.h"
#include "core/front/pareto_front.h"
#include "ui/common/text/code_text.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/common/text/import_text.h"

#include <cmath>

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

const char* kindName(core::ColumnKind kind)
{
    switch (kind) {
    case core::ColumnKind::Numeric:
        return "numeric";
    case core::ColumnKind::Binary:
        return "binary";
    case core::ColumnKind::Category:
        return "category";
    case core::ColumnKind::Text:
        return "text";
    }
    return "";
}

const char* roleName(core::Role role)
{
    switch (role) {
    case core::Role::Outcome:
        return "outcome";
    case core::Role::Visible:
        return "visible";
    case core::Role::Test:
        return "test";
    case core::Role::Split:
        return "split";
    case core::Role::Ignored:
        return "ignored";
    case core::Role::Unassigned:
        return "unassigned";
    }
    return "";
}

const char* kindName(core::Finding::Kind kind)
{
    switch (kind) {
    case core::Finding::Kind::OutsidePlausible:
        return "outside_plausible";
    case core::Finding::Kind::OtherUnit:
        return "other_unit";
    case core::Finding::Kind::MixedUnits:
        return "mixed_units";
    case core::Finding::Kind::LogTransformed:
        return "log_transformed";
    case core::Finding::Kind::Swapped:
        return "swapped";
    case core::Finding::Kind::LooksLike:
        return "looks_like";
    case core::Finding::Kind::GivesAway:
        return "gives_away";
    case core::Finding::Kind::RecordedWithCases:
        return "recorded_with_cases";
    case core::Finding::Kind::RecordedWithoutCases:
        return "recorded_without_cases";
    case core::Finding::Kind::PanelNeverRecorded:
        return "panel_never_recorded";
    case core::Finding::Kind::DuplicateRows:
        return "duplicate_rows";
    case core::Finding::Kind::RepeatedPatients:
        return "repeated_patients";
    case core::Finding::Kind::AcrossParts:
        return "across_parts";
    case core::Finding::Kind::MissingCode:
        return "missing_code";
    }
    return "";
}

const char* kindName(core::ImportNotice notice)
{
    switch (notice) {
    case core::ImportNotice::ColumnConstantDropped:
        return "column_constant_dropped";
    case core::ImportNotice::ColumnEmptyDropped:
        return "column_empty_dropped";
    case core::ImportNotice::ColumnTextsDropped:
        return "column_texts_dropped";
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

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
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

// What statistics files and workbooks say beside their cells.
void addFacts(const core::ImportFacts& facts, Json& list)
{
    for (const core::ColumnFacts& column : facts.columns) {
        const auto add = [&](const char* kind, std::size_t cells, core::ColumnFacts only) {
            const core::ImportFacts one{.columns = {std::move(only)}};
            if (cells > 0)
                list.push_back(Json{{"kind", kind},
                                    {"column", column.column},
                                    {"cells", cells},
                                    {"message", jsonText(ui::importFactsText(one).value(0))}});
        };
        add("declared_missing", column.userMissing, {.column = column.column, .userMissing = column.userMissing});
        add("labels_partly", column.cellsLabelled,
            {.column = column.column,
             .cellsLabelled = column.cellsLabelled,
             .labelledExample = column.labelledExample});
    }
    if (facts.formulasWithoutValue > 0)
        list.push_back(Json{
            {"kind", "formulas_without_value"},
            {"cells", facts.formulasWithoutValue},
            {"message", jsonText(ui::importFactsText({.formulasWithoutValue = facts.formulasWithoutValue}).value(0))}});
}

Json columnJson(const core::ColumnSummary& column, const core::Assessment& assessment)
{
    const core::Task& task = assessment.study.task;
    const ColumnMeaning meaning = meaningOf(task, column.name);
    const auto rows = static_cast<double>(assessment.edited->rowCount());
    const core::Column* cells = assessment.edited->find(column.name);
    Json object{{"name", column.name},
                {"role", roleName(core::roleOf(task, column.name))},
                {"kind", kindName(column.kind)},
                {"label", meaning.label.isEmpty() ? Json(nullptr) : jsonText(meaning.label)},
                {"unit", meaning.unit.isEmpty() ? Json(nullptr) : jsonText(meaning.unit)},
                {"reference_low", jsonOrNull(meaning.low)},
                {"reference_high", jsonOrNull(meaning.high)},
                {"panels", core::panelsOf(task, column.name)},
                {"missing", rows > 0 ? Json(static_cast<double>(column.missing) / rows) : Json(nullptr)},
                {"distinct", column.distinct},
                {"median", jsonOrNull(column.median)},
                {"percentile_5", jsonOrNull(column.percentile5)},
                {"percentile_95", jsonOrNull(column.percentile95)},
                {"minimum", jsonOrNull(column.minimum)},
                {"maximum", jsonOrNull(column.maximum)},
                {"mean_without", jsonOrNull(column.meanWithout)},
                {"mean_with", jsonOrNull(column.meanWith)}};
    // The levels of a text column may be names of people; they stay where they are.
    if (column.kind == core::ColumnKind::Binary || column.kind == core::ColumnKind::Category)
        object["levels"] = cells->levels;
    return object;
}

Json panelsJson(const core::Assessment& assessment)
{
    const core::Task& task = assessment.study.task;
    Json list = Json::array();
    for (std::size_t i = 0; i < task.panels.size(); ++i) {
        const core::PanelOverlap overlap = core::overlapOf(task, i);
        Json panel{{"name", task.panels[i].name},
                   {"cost", task.panels[i].cost.amount},
                   {"tests", task.panels[i].columns},
                   {"new_tests", overlap.fresh},
                   {"shares_tests_with", overlap.sharedWith}};
        for (const core::PanelMissingness& missing : assessment.summary.panels)
            if (missing.panel == task.panels[i].name) {
                panel["missing_without"] = missing.missingWithout;
                panel["missing_with"] = missing.missingWith;
                panel["absent_without"] = missing.absentWithout;
                panel["absent_with"] = missing.absentWith;
            }
        list.push_back(std::move(panel));
    }
    return list;
}

Json billJson(const core::Task& task, const core::Bill& bill)
{
    Json panels = Json::array();
    for (const core::Cost cost : bill.panels)
        panels.push_back(cost.amount);
    Json fees = Json::array();
    for (const core::SharedFee& fee : task.sharedFees)
        fees.push_back(Json{{"name", fee.name}, {"cost", fee.cost.amount}, {"panels", fee.panels}});
    Json cheapest = Json::array();
    for (const std::size_t panel : bill.cheapestCover)
        cheapest.push_back(task.panels[panel].name);
    return Json{{"text", jsonText(billText(task, bill))},
                {"panels", std::move(panels)},
                {"fees", std::move(fees)},
                {"total", bill.total.amount},
                {"cheapest_panels", std::move(cheapest)},
                {"cheapest_total", bill.cheapestTotal.amount},
                {"currency", task.currency}};
}

Json splitJson(const core::Assessment& assessment)
{
    const auto& counts = assessment.splitCounts;
    const auto count = [&](core::SplitPart part) { return counts[static_cast<std::size_t>(part)]; };
    using enum core::SplitPart;
    return Json{{"encoder", count(Encoder)},
                {"policy", count(Policy)},
                {"classifier_validation", count(ClassifierValidation)},
                {"policy_validation", count(PolicyValidation)},
                {"test", count(Test)},
                {"seed", assessment.study.split.seed.value},
                {"column", textOrNull(assessment.study.task.splitColumn)},
                {"rule", jsonText(ui::splitText(assessment.study.task))}};
}

Json warningsJson(const core::Assessment& assessment)
{
    Json list = Json::array();
    for (const core::Finding& finding : assessment.findings) {
        Json rows = Json::array();
        for (const std::size_t row : finding.rows)
            rows.push_back(row + 1); // as in error messages: lines of data from 1
        const QString remedy = ui::findingRemedyText(finding);
        list.push_back(Json{{"kind", kindName(finding.kind)},
                            {"column", finding.column},
                            {"message", jsonText(ui::findingText(finding))},
                            {"remedy", remedy.isEmpty() ? Json(nullptr) : jsonText(remedy)},
                            {"cells", finding.count},
                            {"rows", std::move(rows)}});
    }
    return list;
}

Json identifiersJson(const core::Assessment& assessment)
{
    Json list = Json::array();
    for (const core::IdentifierWarning& warning : assessment.allIdentifiers)
        list.push_back(Json{{"column", warning.column}, {"message", jsonText(ui::identifierText(warning))}});
    return list;
}

Json noticesJson(const LoadedStudy& loaded)
{
    Json list = Json::array();
    for (const auto& [notice, column] : loaded.notices)
        list.push_back(Json{{"kind", kindName(notice)},
                            {"column", column},
                            {"message", jsonText(ui::importNoticeText(notice, QString::fromStdString(column)))}});
    addFacts(loaded.facts, list);
    for (const std::string& key : loaded.unknownTaskKeys)
        list.push_back(Json{{"kind", "task_key_unknown"}, {"path", key}});
    return list;
}

const char* readName(core::CodeRule::Read read)
{
    switch (read) {
    case core::CodeRule::Read::Missing:
        return "missing";
    case core::CodeRule::Read::Value:
        return "value";
    case core::CodeRule::Read::Number:
        return "number";
    case core::CodeRule::Read::Half:
        return "half";
    }
    return "";
}

Json codesJson(const Inspection& inspection)
{
    const core::Task& task = inspection.assessment->study.task;
    const core::CodeRules rules(task.codes, task.missing);
    Json list = Json::array();
    for (const core::CodeGroup& group : core::codeGroups(*inspection.loaded.import, rules)) {
        const bool value = group.rule && group.rule->read == core::CodeRule::Read::Value;
        list.push_back(Json{{"column", group.column},
                            {"text", group.key},
                            {"examples", group.examples},
                            {"cells", group.cells},
                            {"row", group.firstRow + 1},
                            {"read", group.rule ? Json(readName(group.rule->read)) : Json(nullptr)},
                            {"value", value ? Json(group.rule->value) : Json(nullptr)},
                            {"message", jsonText(ui::codeGroupText(group))}});
    }
    return list;
}

const char* statusName(core::RunStatus status)
{
    switch (status) {
    case core::RunStatus::Running:
        return "running";
    case core::RunStatus::Finished:
        return "finished";
    case core::RunStatus::Cancelled:
        return "cancelled";
    case core::RunStatus::Failed:
        return "failed";
    case core::RunStatus::Interrupted:
        return "interrupted";
    }
    return "";
}

Json runsJson(const std::vector<core::RunRecord>& runs)
{
    Json list = Json::array();
    for (const core::RunRecord& run : runs) {
        const bool tested = run.summary && run.summary->test;
        list.push_back(
            Json{{"run", run.id.value},
                 {"status", statusName(run.status)},
                 {"method", methodName(run.start.plan.method)},
                 {"lambda", run.start.plan.shape.lambda},
                 {"rho", run.start.plan.shape.rho},
                 {"seed", run.start.plan.seed.value},
                 {"started", run.startedAt},
                 {"policy", run.hasPolicy},
                 {"test_f1", tested ? jsonOrNull(run.summary->test->f1.value) : Json(nullptr)},
                 {"test_mean_cost", tested ? jsonOrNull(run.summary->test->meanCost.value) : Json(nullptr)}});
    }
    return list;
}

Json frontsJson(const std::vector<core::FrontRecord>& fronts)
{
    Json list = Json::array();
    for (const core::FrontRecord& front : fronts) {
        const core::FrontPlan& plan = front.start.plan;
        const bool tested = front.summary && front.summary->hypervolumes;
        list.push_back(Json{{"front", front.id.value},
                            {"status", statusName(front.status)},
                            {"method", std::string(core::frontMethodName(plan.method))},
                            {"metric", std::string(core::frontMetricName(plan.metric))},
                            {"seed", plan.seed.value},
                            {"started", front.startedAt},
                            {"policies", front.points.size()},
                            {"points", core::frontOf(front.points, plan.metric).size()},
                            {"hypervolume", tested ? jsonOrNull(front.summary->hypervolumes->test) : Json(nullptr)}});
    }
    return list;
}

const char* dropName(core::EventDrop reason)
{
    switch (reason) {
    case core::EventDrop::RowBroken:
        return "row_broken";
    case core::EventDrop::PatientUnknown:
        return "patient_unknown";
    case core::EventDrop::NoIndexTime:
        return "no_index_time";
    case core::EventDrop::TimeMissing:
        return "time_missing";
    case core::EventDrop::OutsideWindow:
        return "outside_window";
    case core::EventDrop::TestLeftOut:
        return "test_left_out";
    case core::EventDrop::TestRare:
        return "test_rare";
    case core::EventDrop::ValueMissing:
        return "value_missing";
    case core::EventDrop::ValueNotNumeric:
        return "value_not_numeric";
    case core::EventDrop::UnitMissing:
        return "unit_missing";
    case core::EventDrop::UnitUnknown:
        return "unit_unknown";
    }
    return "";
}

Json testsJson(const core::EventAccount& account)
{
    Json tests = Json::array();
    for (const core::TestTally& test : account.tests) {
        Json units = Json::array();
        for (const core::UnitTally& unit : test.units)
            units.push_back(Json{{"unit", unit.unit},
                                 {"measurements", unit.measurements},
                                 {"convertible", unit.convertible},
                                 {"same", unit.sameUnit}});
        tests.push_back(Json{{"test", test.test},
                             {"name", textOrNull(test.name)},
                             {"column", textOrNull(test.column)},
                             {"unit", textOrNull(test.unit)},
                             {"measurements", test.measurements},
                             {"texts", test.texts},
                             {"used", test.used},
                             {"patients", test.patients},
                             {"units", std::move(units)}});
    }
    return tests;
}

Json eventsJson(const EventsRead& events)
{
    const core::EventAccount& account = events.account;
    Json dropped = Json::object();
    for (std::size_t reason = 0; reason < core::kEventDrops; ++reason)
        dropped[dropName(static_cast<core::EventDrop>(reason))] = account.dropped[reason];
    return Json{{"read", account.read},
                {"used", account.used},
                {"dropped", std::move(dropped)},
                {"converted", account.converted},
                {"unit_assumed", account.unitAssumed},
                {"at_limit", account.atLimit},
                {"date_only", account.dateOnly},
                {"values", account.values},
                {"patients_without", account.rowsWithout},
                {"tests", testsJson(account)},
                {"recipe", Json::parse(core::recipeOnOneLine(events.recipe), nullptr, false)}};
}

} // namespace

QString inspectionJson(const Inspection& inspection)
{
    const core::Assessment& assessment = *inspection.assessment;
    const core::Task& task = assessment.study.task;
    const core::TableSummary& summary = assessment.summary;
    Json columns = Json::array();
    for (const core::ColumnSummary& column : summary.columns)
        columns.push_back(columnJson(column, assessment));
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
                        {"unrecorded_panels", std::string(core::keyOf(task.unrecordedPanels))},
                        {"missing", task.missing}};
    root["codes"] = codesJson(inspection);
    root["outcome"] = outcomeJson(ui::outcomeFacts(task, summary.positives, summary.patients));
    root["rows"] = assessment.edited->rowCount();
    root["patients"] = summary.patients;
    root["positives"] = summary.positives;
    root["prevalence"] = summary.patients == 0
                             ? Json(nullptr)
                             : Json(static_cast<double>(summary.positives) / static_cast<double>(summary.patients));
    root["columns"] = std::move(columns);
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
