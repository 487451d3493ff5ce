// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/data/inspection_json_p.h"
#include "core/data/task/task_roles.h"
#include "ui/common/text/data_text.h"

namespace app::cli {
namespace {

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

Json columnJson(const core::ColumnSummary& column, const core::Assessment& assessment, const core::TaskRoles& roles)
{
    const core::Task& task = assessment.study.task;
    const ColumnMeaning meaning = meaningOf(task, column.name);
    const auto rows = static_cast<double>(assessment.edited->rowCount());
    const core::Column* cells = assessment.edited->find(column.name);
    Json object{{"name", column.name},
                {"role", roleName(roles.of(column.name))},
                {"kind", kindName(column.kind)},
                {"label", meaning.label.isEmpty() ? Json(nullptr) : jsonText(meaning.label)},
                {"unit", meaning.unit.isEmpty() ? Json(nullptr) : jsonText(meaning.unit)},
                {"reference_low", jsonOrNull(meaning.low)},
                {"reference_high", jsonOrNull(meaning.high)},
                {"panels", roles.panelsOf(column.name)},
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

template <typename Spent>
Json amountOrNull(const std::optional<Spent>& spent)
{
    return spent ? Json(spent->amount) : Json(nullptr);
}

} // namespace

Json columnsJson(const core::Assessment& assessment)
{
    const core::TaskRoles roles(assessment.study.task);
    Json columns = Json::array();
    for (const core::ColumnSummary& column : assessment.summary.columns)
        columns.push_back(columnJson(column, assessment, roles));
    return columns;
}

Json panelsJson(const core::Assessment& assessment)
{
    const core::Task& task = assessment.study.task;
    Json list = Json::array();
    for (std::size_t i = 0; i < task.panels.size(); ++i) {
        const core::PanelOverlap overlap = core::overlapOf(task, i);
        Json panel{{"name", task.panels[i].name},
                   {"cost", task.panels[i].cost.amount},
                   {"minutes", amountOrNull(task.panels[i].minutes)},
                   {"millilitres", amountOrNull(task.panels[i].millilitres)},
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
                {"minutes_together", amountOrNull(bill.minutesTogether)},
                {"minutes_in_turn", amountOrNull(bill.minutesInTurn)},
                {"millilitres", amountOrNull(bill.millilitres)},
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

} // namespace app::cli
