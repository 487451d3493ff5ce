// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

// What a user's file, disk or settings can cause. Core states the fact; ui/common/text/error_text.cpp words it.
enum class ErrorCode {
    // Files and folders
    FileNotFound,
    FileNotReadable,
    FileNotWritable,
    FolderNotWritable,
    DiskFull,
    FileTooLarge,
    // Tables
    FileEmpty,
    NoRows,
    PatientsWithheld, // a copy that was shared without them
    RaggedRow,
    UnterminatedQuote,
    ColumnNameEmpty,
    ColumnNameDuplicate,
    ValueNotNumeric,
    CodeUndecided,
    DecimalMarkAmbiguous,
    DelimiterUnknown,
    EncodingBroken,
    // Lists of measurements
    EventColumnUnknown,   // the file has no column of that name
    EventColumnMissing,   // none looks like the patient, time, test or value
    EventDatesAmbiguous,  // 3/4/2024
    EventTimeUnitUnknown, // 26.5 of what?
    EventTestsTooMany,
    EventPatientTwice,
    EventFileMissing, // of a folder in OMOP's or FHIR's form
    // Outcome
    LabelColumnUnknown,
    LabelNotBinary,
    LabelSingleValue,
    LabelPositiveUnknown,
    OutcomeUndecided, // what counts as a case was proposed and not confirmed
    OutcomeNotNumeric,
    OutcomeOneSided,
    OutcomeValueUnknown, // new patients have a value that the first table does not
    TooFewPositives,
    // Task files
    JsonSyntax,
    JsonWrongType,
    JsonKeyMissing,
    JsonKeyDuplicate,
    JsonTooDeep,
    JsonValueInvalid,
    ColumnUnknown,
    ColumnRoleConflict,
    PanelNameDuplicate,
    PanelNameEmpty,
    PanelEmpty,
    PanelUnknown,
    PanelsMissing,
    PanelsTooMany,
    FeeNameDuplicate,
    CostNegative,
    MinutesMissing,
    RulePanelUnknown, // detail: the panel that needs it; empty: a rule of the study names it
    RuleContradicts,  // a panel that comes first is never ordered; detail: because it needs that one
    NeedsNeverMet,    // detail: the panel it needs, which is never ordered
    NeedsInCircle,    // detail: the panels of the circle
    FirstOverCap,     // detail: what those that come first cost, or take
    CapWithPairs,     // minutes are added up, which is wrong where panels are ordered together
    EditInvalid,
    SplitValueUnknown,
    SplitPartEmpty,
    SplitDateUnreadable,
    SplitSiteUnknown,
    FoldsTooMany,     // more than there are patients of one outcome
    FoldsNotPossible, // the study says itself who is in the test
    // Built-in cohorts
    CohortUnknown,
    PatientCountInvalid,
    // Training
    PlanFieldUnknown,
    PlanValueInvalid,
    LearningLibraryMissing,
    PolicyDoesNotFit,
    PolicyMissing,
    RunUnknown,
    RunNotResumable,
    TableUnknown, // of baselines
    TableNotResumable,
    PatientUnknown,
    // Fronts
    ProblemNotDiscrete,
    FrontUnknown,
    FrontNotResumable,
    PointUnknown,
    // Projects
    ProjectForeign,
    ProjectNewer,
    ProjectDamaged,
    ProjectTruncated,
    ProjectInUse,
    ProjectReadOnly,
};

// One fact about what went wrong and where. `subject` is the file, column, panel or JSON path concerned; `detail` the
// offending text or the library's own words; `row` counts lines of data from 1, the header not counted.
struct Error {
    ErrorCode code;
    std::string subject = {};
    std::string detail = {};
    std::optional<std::uint64_t> row = {};
    std::optional<std::uint64_t> expected = {}; // such as the number of fields a row should have
    std::optional<std::uint64_t> found = {};

    bool operator==(const Error&) const = default;
};

// All problems of one file: the first kept in full, the rest counted, so a hopeless file cannot fill the memory.
class ProblemList {
public:
    static constexpr std::size_t kKept = 100;

    void add(Error error);
    void append(const ProblemList& others);
    void countMore(std::size_t problems) { m_total += problems; } // found, but too many to describe
    bool empty() const { return m_total == 0; }
    std::size_t total() const { return m_total; }
    const std::vector<Error>& first() const { return m_first; }

private:
    std::vector<Error> m_first;
    std::size_t m_total = 0;
};

} // namespace core
