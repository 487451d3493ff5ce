// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/data/inspection_json_p.h"
#include "ui/common/text/code_text.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/common/text/import_text.h"

namespace app::cli {
namespace {

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
    if (facts.notUtf8.cells > 0)
        list.push_back(Json{{"kind", "cells_not_utf8"},
                            {"cells", facts.notUtf8.cells},
                            {"rows", facts.notUtf8.rows},
                            {"message", jsonText(ui::importFactsText({.notUtf8 = facts.notUtf8}).value(0))}});
    if (facts.formulasWithoutValue > 0)
        list.push_back(Json{
            {"kind", "formulas_without_value"},
            {"cells", facts.formulasWithoutValue},
            {"message", jsonText(ui::importFactsText({.formulasWithoutValue = facts.formulasWithoutValue}).value(0))}});
}

} // namespace

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

} // namespace app::cli
