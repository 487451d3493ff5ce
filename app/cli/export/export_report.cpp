// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export/export_report.h"

#include "app/cli/baselines/baseline_job.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/prepare_study.h"
#include "app/cli/common/words.h"
#include "app/cli/export/export_picture.h"
#include "app/cli/export/figure_drawing_loader.h"
#include "app/report/report_assembly.h"
#include "app/report/report_stories.h"
#include "core/data/data_edit.h"
#include "core/eval/redundancy.h"
#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "core/recording/recording_study.h"
#include "core/search/front_search.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>
#include <memory>

namespace app::cli {
namespace {

// The policy a report is about, and where it comes from.
struct ReportPolicy {
    StoredPolicy stored;
    core::PolicyRef ref;
    std::optional<core::FrontRecord> front;
    std::optional<core::RunRecord> run;
    QString name;
};

Result<ReportPolicy> policyOfFront(const core::ProjectFile& project, StoredPolicy stored, const Arguments& arguments)
{
    auto record = chosenFront(project, arguments);
    if (!record)
        return record.error();
    const std::vector<std::size_t> places = core::frontOf(record->points, record->start.plan.axes());
    const std::size_t point = stored.origin.point;
    const core::FrontPolicyRef ref{.front = record->id, .policy = places[point - 1]};
    const QString name = Words::tr("Policy %1").arg(QString::fromStdString(core::frontPolicyName(*record, ref.policy)));
    return ReportPolicy{.stored = std::move(stored), .ref = ref, .front = std::move(*record), .run = {}, .name = name};
}

Result<ReportPolicy> policyOfRun(const core::ProjectFile& project, StoredPolicy stored, const Arguments& arguments)
{
    auto record = runWithPolicy(project, arguments);
    if (!record)
        return record.error();
    const core::RunId id = record->id;
    const QString name = ui::trainedPolicyName(*record);
    return ReportPolicy{.stored = std::move(stored), .ref = id, .front = {}, .run = std::move(*record), .name = name};
}

Result<ReportPolicy> reportPolicy(const core::ProjectFile& project, Arguments arguments)
{
    // A report is about a front where there is one and nothing else was asked for.
    if (!arguments.training.run && !arguments.front.id)
        if (const auto fronts = project.fronts(); fronts && !fronts->empty())
            if (const auto front = chosenFront(project, arguments); front)
                arguments.front.id = front->id;
    auto policy = loadPolicy(project, arguments, false);
    if (!policy)
        return policy.error();
    return policy->origin.front ? policyOfFront(project, std::move(*policy), arguments)
                                : policyOfRun(project, std::move(*policy), arguments);
}

// What the policy does for these patients of the study.
core::ComparedModelPtr comparedPolicy(const ReportPolicy& chosen, const core::StudyPatients& patients,
                                      const std::stop_token& stop)
{
    const core::Cohort& cohort = *patients.cohort;
    const core::Policy& policy = *chosen.stored.policy;
    auto cases = std::make_shared<core::PolicyCases>();
    cases->policy = chosen.ref;
    cases->shape = policy.shape();
    cases->cohort = patients.cohort;
    cases->episodes = policy.run(cohort, patients.split->patients(core::SplitPart::Test), stop);
    const std::vector<core::Episode> before = policy.run(cohort, patients.split->validationPatients(), stop);
    if (stop.stop_requested())
        return nullptr;
    auto model = std::make_shared<core::ComparedModel>();
    model->ref = std::visit([](const auto& ref) -> core::ModelRef { return ref; }, chosen.ref);
    model->evaluationSet = patients.fingerprint;
    model->validation = std::make_shared<core::ScoredPatients>(core::scoredPatients(before, cohort));
    model->test = std::make_shared<core::ScoredPatients>(core::scoredPatients(cases->episodes, cohort));
    model->cases = std::move(cases);
    model->seed = policy.seed();
    return model;
}

// Of the newest table that is about the same patients.
Result<std::optional<core::BaselineRecord>> tableFor(const core::ProjectFile& project,
                                                     const core::StudyPatients& patients)
{
    core::Result<std::vector<core::BaselineRecord>> tables = project.baselines();
    if (!tables)
        return Failure::fromError(tables.error(), project.path().string());
    for (auto table = tables->rbegin(); table != tables->rend(); ++table)
        if (table->start.cohort == patients.cohort->fingerprint() && table->start.split == patients.plan)
            return std::optional(std::move(*table));
    return std::optional<core::BaselineRecord>();
}

Result<std::vector<core::SystemId>> rivalsOf(const Arguments& arguments)
{
    using enum core::SystemKind;
    if (!arguments.report.models.empty()) {
        BaselineOptions options;
        options.models = arguments.report.models;
        return chosenSystems(options);
    }
    return std::vector<core::SystemId>{{.kind = XgBoost}, {.kind = LogisticRegression}, {.kind = BestFixedSet}};
}

Status addRivals(ui::Comparison& comparison, const core::ProjectFile& project, const core::BaselineRecord& table,
                 const Arguments& arguments)
{
    auto rivals = rivalsOf(arguments);
    if (!rivals)
        return rivals.error();
    for (const core::SystemId& system : *rivals) {
        const auto run = std::ranges::find_if(
            table.runs, [&](const core::SystemRun& one) { return one.system == system && one.repeat == 0; });
        if (run == table.runs.end())
            continue;
        core::Result<core::BaselineScores> scores = project.baselineScores(table.id, system);
        if (!scores)
            return Failure::fromError(scores.error(), project.path().string());
        auto model = std::make_shared<core::ComparedModel>();
        model->ref = core::BaselineRef{.table = table.id, .system = system};
        model->evaluationSet = comparison.models.front().model->evaluationSet;
        model->validation = scores->validation;
        model->test = scores->test;
        model->threshold = run->threshold;
        model->seed = run->seed;
        comparison.models.push_back({.name = ui::systemText(system),
                                     .shortName = ui::systemShortText(system),
                                     .style = {static_cast<int>(comparison.models.size())},
                                     .model = std::move(model)});
    }
    return core::Done{};
}

std::shared_ptr<ui::Comparison> comparisonOf(const core::ProjectFile& project, const core::StudyPatients& patients,
                                             const QString& name, core::ComparedModelPtr policy)
{
    const core::Task& task = project.study().task;
    auto comparison = std::make_shared<ui::Comparison>();
    comparison->cohort = patients.cohort;
    comparison->split = patients.split;
    comparison->importedRows = project.import()->rowCount();
    comparison->models.push_back({.name = name, .shortName = {}, .style = {}, .model = std::move(policy)});
    comparison->currency = task.currency;
    for (const core::PanelSpec& panel : task.panels)
        comparison->panels << QString::fromStdString(panel.name);
    comparison->outcome = ui::outcomeName(task);
    comparison->priceSource = QString::fromStdString(task.priceSource);
    comparison->priceYear = task.priceYear;
    return comparison;
}

// What the policy would do if all it orders were recorded, learned from training patients.
void addRecording(ui::Comparison& comparison, const core::PolicyPtr& policy, const core::StudyPatients& patients,
                  const Workplace& place)
{
    core::RecordingPlan plan;
    plan.bootstrap = {.resamples = 1000, .seed = policy->seed()};
    core::SerialExecutor executor;
    if (const auto made = core::judgeRecording(policy, patients.cohort, patients.split->patients(core::SplitPart::Test),
                                               patients.split->trainingPatients(), plan, place.stop, executor))
        comparison.recording.push_back(
            {comparison.models.front().model->ref, std::make_shared<const core::RecordingEstimate>(*made)});
}

Result<ui::ReportSourcePtr> reportSource(const Workplace& place)
{
    const std::string& file = place.arguments.projectFile;
    const auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    auto policy = reportPolicy(*project, place.arguments);
    if (!policy)
        return policy.error();
    const core::LazyPatientsPtr known = core::patientsOf(project->import(), project->study());
    const auto made = inFile(known->get(), file);
    if (!made)
        return made.error();
    const core::StudyPatients& patients = *made;
    if (const core::Status fits = policy->stored.policy->fits(*patients.cohort); !fits)
        return Failure::fromError(fits.error(), file);
    auto table = tableFor(*project, patients);
    if (!table)
        return table.error();

    core::ComparedModelPtr model = comparedPolicy(*policy, patients, place.stop);
    if (!model)
        return Failure::cancelled();
    const core::PolicyCasesPtr cases = model->cases;
    auto comparison = comparisonOf(*project, patients, policy->name, std::move(model));
    if (*table)
        if (auto added = addRivals(*comparison, *project, **table, place.arguments); !added)
            return added.error();
    comparison->redundancy =
        std::make_shared<const core::RedundancyMap>(core::redundancyMap(*patients.cohort, *patients.split, place.stop));
    addRecording(*comparison, policy->stored.policy, patients, place);
    app::ReportParts parts{.project = project->path(),
                           .assessment = core::assess(project->import(), project->study(), {}, place.stop, {}, known),
                           .comparison = std::move(comparison),
                           .front = std::move(policy->front),
                           .run = std::move(policy->run),
                           .table = std::move(*table),
                           .stories = reportStories(policy->stored.policy, *cases, *patients.split, place.stop)};
    if (place.stop.stop_requested())
        return Failure::cancelled();
    return makeReportSource(std::move(parts));
}

} // namespace

Result<WrittenReport> makeReport(const Workplace& place)
{
    auto loaded = loadFigureDrawing();
    if (!loaded)
        return loaded.error();
    auto source = reportSource(place);
    if (!source)
        return source.error();
    const bool html = endingOf(place.arguments) == QLatin1String("html");
    return (*loaded)->writeReport(*source, {.format = html ? ui::ReportFormat::Html : ui::ReportFormat::Pdf,
                                            .letterPaper = place.arguments.report.letterPaper,
                                            .sections = {}});
}

} // namespace app::cli
