// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/failure.h"

#include "app/cli/common/words.h"

namespace app::cli {
namespace {

// A number or a name that was typed wrongly is wrong usage; everything else is about files and what is in them.
ExitCode exitFor(core::ErrorCode code)
{
    using enum core::ErrorCode;
    switch (code) {
    case CohortUnknown:
    case PatientCountInvalid:
    case PlanFieldUnknown:
    case PlanValueInvalid:
    case RunUnknown:
    case TableUnknown:
    case FrontUnknown:
    case PointUnknown:
    case PatientUnknown:
        return ExitCode::WrongUsage;
    case LearningLibraryMissing: // the installation is not complete
        return ExitCode::OurFault;
    default:
        return ExitCode::UserData;
    }
}

} // namespace

Failure Failure::fromError(core::Error error, std::string file)
{
    const bool memory = error.detail == "bad_alloc"; // nobody typed anything wrong
    Failure failure{.exit = memory ? ExitCode::UserData : exitFor(error.code), .file = std::move(file)};
    failure.problems.add(std::move(error));
    return failure;
}

Failure Failure::fromProblems(core::ProblemList problems, std::string file)
{
    Failure failure{.exit = ExitCode::UserData, .file = std::move(file), .problems = std::move(problems)};
    if (!failure.problems.empty() && failure.problems.first().front().code == core::ErrorCode::CodeUndecided)
        failure.remedy = codesRemedy();
    for (const core::Error& problem : failure.problems.first())
        if (problem.code == core::ErrorCode::OutcomeUndecided)
            failure.remedy = Words::tr("Answer with --positive “%1”, or with the other value. --label names another "
                                       "column, a task file says it once and for all.")
                                 .arg(QString::fromStdString(problem.detail));
    return failure;
}

QString codesRemedy()
{
    return Words::tr(
        "Name texts that mean “not recorded” with --missing, and say of the others how they are read under "
        "\"codes\" of a task file; see “panelwise-cli help task”.");
}

Failure Failure::wrongUsage(QString message)
{
    return {.exit = ExitCode::WrongUsage, .message = std::move(message)};
}

Failure Failure::cancelled()
{
    return {.exit = ExitCode::Cancelled, .message = Words::tr("Cancelled. Nothing was written.")};
}

// No default: a new code without its name does not compile.
std::string codeName(core::ErrorCode code)
{
    using enum core::ErrorCode;
    switch (code) {
    case FileNotFound:
        return "file_not_found";
    case FileNotReadable:
        return "file_not_readable";
    case FileNotWritable:
        return "file_not_writable";
    case FolderNotWritable:
        return "folder_not_writable";
    case DiskFull:
        return "disk_full";
    case FileTooLarge:
        return "file_too_large";
    case FileEmpty:
        return "file_empty";
    case NoRows:
        return "no_rows";
    case PatientsWithheld:
        return "patients_withheld";
    case RaggedRow:
        return "ragged_row";
    case UnterminatedQuote:
        return "unterminated_quote";
    case ColumnNameEmpty:
        return "column_name_empty";
    case ColumnNameDuplicate:
        return "column_name_duplicate";
    case ValueNotNumeric:
        return "value_not_numeric";
    case CodeUndecided:
        return "code_undecided";
    case DecimalMarkAmbiguous:
        return "decimal_mark_ambiguous";
    case DelimiterUnknown:
        return "delimiter_unknown";
    case EncodingBroken:
        return "encoding_broken";
    case EventColumnUnknown:
        return "event_column_unknown";
    case EventColumnMissing:
        return "event_column_missing";
    case EventDatesAmbiguous:
        return "event_dates_ambiguous";
    case EventTimeUnitUnknown:
        return "event_time_unit_unknown";
    case EventTestsTooMany:
        return "event_tests_too_many";
    case EventPatientTwice:
        return "event_patient_twice";
    case EventFileMissing:
        return "event_file_missing";
    case LabelColumnUnknown:
        return "label_column_unknown";
    case LabelNotBinary:
        return "label_not_binary";
    case LabelSingleValue:
        return "label_single_value";
    case LabelPositiveUnknown:
        return "label_positive_unknown";
    case OutcomeUndecided:
        return "outcome_undecided";
    case OutcomeNotNumeric:
        return "outcome_not_numeric";
    case OutcomeValueUnknown:
        return "outcome_value_unknown";
    case OutcomeOneSided:
        return "outcome_one_sided";
    case TooFewPositives:
        return "too_few_positives";
    case JsonSyntax:
        return "json_syntax";
    case JsonWrongType:
        return "json_wrong_type";
    case JsonKeyMissing:
        return "json_key_missing";
    case JsonKeyDuplicate:
        return "json_key_duplicate";
    case JsonTooDeep:
        return "json_too_deep";
    case JsonValueInvalid:
        return "json_value_invalid";
    case ColumnUnknown:
        return "column_unknown";
    case ColumnRoleConflict:
        return "column_role_conflict";
    case PanelNameDuplicate:
        return "panel_name_duplicate";
    case PanelNameEmpty:
        return "panel_name_empty";
    case PanelEmpty:
        return "panel_empty";
    case PanelUnknown:
        return "panel_unknown";
    case PanelsMissing:
        return "panels_missing";
    case PanelsTooMany:
        return "panels_too_many";
    case FeeNameDuplicate:
        return "fee_name_duplicate";
    case CostNegative:
        return "cost_negative";
    case MinutesMissing:
        return "minutes_missing";
    case RulePanelUnknown:
        return "rule_panel_unknown";
    case RuleContradicts:
        return "rule_contradicts";
    case NeedsNeverMet:
        return "needs_never_met";
    case NeedsInCircle:
        return "needs_in_circle";
    case FirstOverCap:
        return "first_over_cap";
    case CapWithPairs:
        return "cap_with_pairs";
    case EditInvalid:
        return "edit_invalid";
    case SplitValueUnknown:
        return "split_value_unknown";
    case SplitPartEmpty:
        return "split_part_empty";
    case FoldsTooMany:
        return "folds_too_many";
    case FoldsNotPossible:
        return "folds_not_possible";
    case SplitDateUnreadable:
        return "split_date_unreadable";
    case SplitSiteUnknown:
        return "split_site_unknown";
    case CohortUnknown:
        return "cohort_unknown";
    case PatientCountInvalid:
        return "patient_count_invalid";
    case PlanFieldUnknown:
        return "plan_field_unknown";
    case PlanValueInvalid:
        return "plan_value_invalid";
    case LearningLibraryMissing:
        return "learning_library_missing";
    case PolicyDoesNotFit:
        return "policy_does_not_fit";
    case PolicyMissing:
        return "policy_missing";
    case RunUnknown:
        return "run_unknown";
    case RunNotResumable:
        return "run_not_resumable";
    case TableUnknown:
        return "table_unknown";
    case TableNotResumable:
        return "table_not_resumable";
    case PatientUnknown:
        return "patient_unknown";
    case ProblemNotDiscrete:
        return "problem_not_discrete";
    case FrontUnknown:
        return "front_unknown";
    case FrontNotResumable:
        return "front_not_resumable";
    case PointUnknown:
        return "point_unknown";
    case ProjectForeign:
        return "project_foreign";
    case ProjectNewer:
        return "project_newer";
    case ProjectDamaged:
        return "project_damaged";
    case ProjectTruncated:
        return "project_truncated";
    case ProjectInUse:
        return "project_in_use";
    case ProjectReadOnly:
        return "project_read_only";
    }
    return {};
}

} // namespace app::cli
