// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "core/base/strong_types.h"
#include "core/cluster/cluster_profile.h"
#include "core/compare/baseline_record.h"
#include "core/data/cohort/shared_study.h"
#include "core/data/csv/csv_dialect.h"
#include "core/data/events/event_recipe.h"
#include "core/data/task/duplicates.h"
#include "core/front/front_record.h"
#include "core/front/policy_evidence.h"
#include "core/model/unrecorded_panels.h"
#include "core/plan/plan_fields.h"
#include "core/plan/run_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace app::cli {

// What the user says about a CSV file where the file itself does not show it.
struct DialectAnswers {
    std::optional<char> delimiter;
    std::optional<core::DecimalMark> decimal;
    std::optional<core::GroupMark> grouping;
    std::optional<core::TextEncoding> encoding;
    std::string missing; // texts and numbers that mean "not recorded", separated by commas
};

// What the user says about a new study beyond its task.
struct StudyOptions {
    std::optional<core::UnrecordedPanels> unrecorded;
    std::optional<core::Duplicates> duplicates;
    std::vector<std::string> split; // as written
    bool any() const { return unrecorded || duplicates || !split.empty(); }
};

// What the user says about learning.
struct TrainingOptions {
    std::optional<double> lambda;
    std::optional<double> rho;
    std::optional<core::TrainingMethod> method;
    std::optional<core::Preset> preset;
    std::vector<std::string> settings; // "name=value"
    bool resume = false;
    bool goOn = false;              // --continue
    std::optional<core::RunId> run; // unset: the newest that fits
    std::optional<std::size_t> bootstrap;
    std::optional<std::size_t> seeds; // how many, from --seed on
    std::optional<double> checkpointSeconds;
};

// Who judges: the study's test part, or all patients by folds.
struct JudgingOptions {
    std::optional<std::size_t> folds, repeats;
    bool given() const { return folds || repeats; }
};
core::JudgingPlan judgingPlan(const JudgingOptions& options);

// What the user says about a front.
struct FrontOptions {
    std::optional<core::FrontMethod> method;
    std::optional<core::FrontMetric> metric;
    std::optional<core::SweepGrid> grid;
    std::optional<std::size_t> policies;
    std::optional<core::Cost> budget;
    bool resume = false;
    std::optional<core::FrontId> id; // unset: the newest that fits
};

// What the user says about a table of systems.
struct BaselineOptions {
    std::string models; // "lr,rf-2"; empty: the usual ones
    std::optional<std::size_t> seeds;
    std::string panels; // names, separated by commas
    bool sameSplit = false;
    bool resume = false;
    std::optional<core::BaselineId> id; // unset: the newest that fits
};

// What the user says about a benchmark.
struct BenchmarkOptions {
    std::string suite;
    std::string folder;
    std::optional<std::vector<core::SystemKind>> methods; // unset: all that can be held to a budget
    std::optional<std::vector<core::Seed>> seeds;
    std::optional<std::vector<std::size_t>> budgets;
    bool keepPanels = false;
    bool resume = false; // goes on with the file of --out
    std::string plotFile;
};

// What the user says about an exam.
struct ExamOptions {
    std::string action; // "make", "gather"
    std::string folder; // to gather from
    std::string keyFile;
    std::string title;
    std::string rows; // "12,17"; empty: chosen at random
    std::optional<std::size_t> cases;
    std::optional<std::size_t> minutes;
    std::optional<double> budget;
    bool noHints = false;
    bool anonymous = false;
};

// What the user says about a figure, or the table behind it.
struct FigureOptions {
    std::optional<double> widthMm, heightMm;
    std::optional<std::size_t> dpi;
    std::string preset; // empty: none
    std::optional<std::string> title;
    std::string side;   // whose figures: "test", "validation"; empty: test where there are any
    std::string metric; // along the upright axis; empty: the one that chose the front, or F1
    bool any() const { return widthMm || heightMm || dpi || !preset.empty() || title; } // only a picture has
};

// What the user says about a report.
struct ReportOptions {
    std::string models; // rows of the stored table beside the policy, "xgboost,lr"; empty: the usual ones
    bool letterPaper = false;
};

// What the user says about a list of measurements.
struct EventOptions {
    std::string file;         // --events
    std::string patientTable; // --patient-table
    std::string omopFolder;
    std::string fhirFolder;
    std::string recipeFile; // a recipe, a task file with one, or a project
    std::string savedRecipe;
    core::EventColumns columns;
    std::string patientColumn;
    std::string index; // a column, "first" or "start"
    std::optional<core::EventWindow> window;
    std::optional<core::EventChoice> take;
    std::optional<core::LimitReading> limits;
    std::optional<core::DateOrder> dates;
    std::optional<core::TimeUnit> timeUnit;
    std::optional<double> fewestPatients;
    bool needsUnit = false;
    std::string outcomeCodes; // "E11*,I10"
    std::string outcomeName;
    bool outcomeAfterIndex = false;
    bool given() const { return !file.empty() || !omopFolder.empty() || !fhirFolder.empty(); }
    const std::string& source() const { return !file.empty() ? file : !omopFolder.empty() ? omopFolder : fhirFolder; }
};

enum class Command {
    Cohorts,
    Generate,
    Inspect,
    Train,
    Front,
    Evaluate,
    Walk,
    Rename,
    Export,
    Share,
    Encoders,
    Baselines,
    Bench,
    Benchmark,
    Exam,
    Plan,
    Work,
    ShowStatus,
    Gather,
    Resubmit,
    Help
};

// What the user says about work on many computers.
struct ClusterOptions {
    std::string folder;               // of the plan
    Command planned = Command::Front; // what is planned
    std::optional<std::size_t> seeds; // trainings, one for each
    std::optional<double> minutesPerTask;
    core::ClusterProfile profile;
    std::optional<std::size_t> task; // or
    bool all = false;
    std::optional<std::size_t> jobs; // tasks at once
    std::string fingerprint;         // of the plan that was submitted; empty: whatever is there
    bool watch = false;
    bool onlyTell = false; // what would be submitted
};

// The command line, understood.
struct Arguments {
    Command command = Command::Cohorts;
    bool json = false;
    std::optional<core::Seed> seed;
    unsigned threads = 0; // 0: as many as the computer has
    std::string cohort;
    std::optional<std::size_t> patients;
    std::string dataFile; // "-": the standard input
    std::string sheet;    // of a workbook, by name or number
    std::optional<std::size_t> headerRow;
    EventOptions events;
    std::string taskFile;
    bool noTask = false;    // not even the one beside the data
    std::string label;      // outcome: a column, or a comparison such as "ferritin<15"; empty: the task's own
    std::string positive;   // its values that are cases; empty: the task's own
    bool unitCosts = false; // every test a panel of its own for one unit
    std::string first;      // names of panels, divided by commas: ordered of everybody before anything else
    std::string never;      // likewise: ordered of nobody
    std::string prices;     // a built-in price list or a file with one; empty: those of the task
    std::string projectFile;
    std::string outFolder;
    std::string outFile;
    std::string exported;                   // what to write: "front"
    std::string idColumn;                   // that tells patients apart in what is written; empty: none
    std::optional<core::Withheld> withheld; // what a copy to share goes without; unset: identifiers
    std::string topic;                      // of help; empty: what there is
    FigureOptions figure;
    ReportOptions report;
    ExamOptions exam;
    DialectAnswers dialect;
    StudyOptions study;
    TrainingOptions training;
    FrontOptions front;
    JudgingOptions judging;
    BaselineOptions baselines;
    BenchmarkOptions benchmark;
    ClusterOptions cluster;
    bool assumeRecordedAtRandom = false;          // --recording mar
    std::optional<core::LearnedFrom> learnedFrom; // unset: all patients, where they taught one and none is judged
    std::optional<core::CostAim> minimise;        // what policies are to spend little of; unset: as the study says
    std::optional<core::Cost> cap;                // nobody's bill exceeds it
    std::string policy;                           // by its name; empty: --run, --front and --point say which
    std::optional<std::string> newName;           // for it; "": the one that the program gives
    std::optional<std::size_t> point;             // operating point, cheapest first, from 1
    std::optional<std::size_t> patientRow;        // row of data, from 1

    bool hasNewPatients() const { return !cohort.empty() || !dataFile.empty() || events.given(); }
};

// There is nothing to run: help or the version was asked for, or the command line is wrong.
struct NothingToRun {
    ExitCode exit = ExitCode::Done;
    std::string text;
};

std::variant<Arguments, NothingToRun> parseArguments(int count, const char* const* words);

// Whether JSON is wanted, also where the rest of the command line cannot be understood.
bool wantsJson(int count, const char* const* words);

} // namespace app::cli
