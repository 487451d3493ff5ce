// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/json_p.h"

#include "ui/common/text/error_text.h"

namespace app::cli {
namespace {

// Which thing the error's subject is.
const char* subjectKey(core::ErrorCode code)
{
    using enum core::ErrorCode;
    switch (code) {
    case JsonSyntax:
    case JsonWrongType:
    case JsonKeyMissing:
    case JsonKeyDuplicate:
    case JsonTooDeep:
    case JsonValueInvalid:
        return "path";
    case PanelNameDuplicate:
    case PanelNameEmpty:
    case PanelEmpty:
    case PanelUnknown:
    case PanelsMissing:
    case PanelsTooMany:
    case CostNegative:
    case MinutesMissing:
    case RulePanelUnknown:
    case RuleContradicts:
    case NeedsNeverMet:
    case NeedsInCircle:
    case FirstOverCap:
    case CapWithPairs:
        return "panel";
    case RaggedRow:
    case ColumnNameEmpty:
    case ColumnNameDuplicate:
    case ValueNotNumeric:
    case CodeUndecided:
    case DecimalMarkAmbiguous:
    case LabelColumnUnknown:
    case LabelNotBinary:
    case LabelSingleValue:
    case LabelPositiveUnknown:
    case OutcomeUndecided:
    case OutcomeNotNumeric:
    case OutcomeOneSided:
    case OutcomeValueUnknown:
    case TooFewPositives:
    case ColumnUnknown:
    case ColumnRoleConflict:
    case EditInvalid:
    case SplitValueUnknown:
    case SplitPartEmpty:
    case SplitDateUnreadable:
    case SplitSiteUnknown:
        return "column";
    default:
        return "subject";
    }
}

const char* exitName(ExitCode exit)
{
    switch (exit) {
    case ExitCode::WrongUsage:
        return "wrong_usage";
    case ExitCode::Cancelled:
        return "cancelled";
    case ExitCode::Done:
    case ExitCode::UserData:
    case ExitCode::OurFault:
        break;
    }
    return "internal";
}

} // namespace

Json jsonText(const QString& text)
{
    return text.toStdString();
}

Json outcomeJson(const ui::OutcomeFacts& facts)
{
    return Json{{"column", facts.column.empty() ? Json(nullptr) : Json(facts.column)},
                {"positive", core::ruleText(facts.rule)},
                {"decided", facts.rule.kind != core::OutcomeRule::Kind::Undecided},
                {"name", jsonText(facts.name)},
                {"cases", facts.cases},
                {"patients", facts.patients}};
}

Json rulesJson(const core::TestCatalog& catalog)
{
    const core::OrderRules& rules = catalog.rules();
    if (!rules.any())
        return nullptr;
    const auto names = [&](core::PanelMask panels) {
        Json list = Json::array();
        for (std::size_t i = 0; i < catalog.panelCount(); ++i)
            if (panels.isOrdered(core::PanelId(i)))
                list.push_back(catalog.panels()[i].name);
        return list;
    };
    Json needs = Json::object();
    for (std::size_t i = 0; i < rules.needs.size(); ++i)
        if (rules.needs[i] != core::PanelMask())
            needs[catalog.panels()[i].name] = names(rules.needs[i]);
    return Json{{"cap", rules.cap ? Json(rules.cap->amount) : Json(nullptr)},
                {"cap_minutes", rules.capMinutes ? Json(rules.capMinutes->amount) : Json(nullptr)},
                {"first", names(rules.first)},
                {"never", names(rules.never)},
                {"needs", needs}};
}

Json problemJson(const core::Error& error)
{
    Json object{{"code", codeName(error.code)}, {"message", jsonText(ui::errorText(error))}};
    if (error.row)
        object["row"] = *error.row;
    if (!error.subject.empty())
        object[subjectKey(error.code)] = error.subject;
    if (!error.detail.empty())
        object["detail"] = error.detail;
    return object;
}

Json problemsJson(const core::ProblemList& problems)
{
    Json list = Json::array();
    for (const core::Error& error : problems.first())
        list.push_back(problemJson(error));
    return list;
}

Json failureJson(const Failure& failure)
{
    Json error = failure.problems.empty()
                     ? Json{{"code", exitName(failure.exit)}, {"message", jsonText(failure.message)}}
                     : problemJson(failure.problems.first().front());
    if (!failure.file.empty())
        error["file"] = failure.file;
    if (!failure.remedy.isEmpty())
        error["remedy"] = jsonText(failure.remedy);
    return Json{{"error", std::move(error)},
                {"problems", problemsJson(failure.problems)},
                {"problem_count", failure.problems.total()}};
}

QString dumped(const Json& object)
{
    return QString::fromStdString(object.dump(2, ' ', false, Json::error_handler_t::replace));
}

} // namespace app::cli
