// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_job.h"
#include "app/cli/baselines/baseline_line.h"
#include "app/cli/baselines/baseline_output.h"
#include "app/cli/common/commands.h"
#include "app/cli/common/words.h"
#include "app/report/baseline_tables.h"
#include "app/session/threads/thread_executor.h"
#include "core/base/pending_file.h"
#include "core/baselines/baseline_table.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;

// Writes a table into its project while it is made. What cannot be written does not stop the work; the first error is
// kept for the end.
class BaselineRecorder {
public:
    BaselineRecorder(core::ProjectFile& project, core::BaselineId table, bool resumed)
        : m_project(project),
          m_table(table),
          m_somethingSaved(resumed)
    {
    }
    core::BaselineId table() const { return m_table; }
    void save(const core::SystemRun& run)
    {
        m_somethingSaved = true;
        note(m_project.saveSystemRun(m_table, run));
    }
    void finish(core::RunStatus status)
    {
        note(m_somethingSaved ? m_project.finishBaselines(m_table, status) : m_project.removeBaselines(m_table));
    }
    bool keeps() const { return m_somethingSaved; }
    const std::optional<core::Error>& error() const { return m_error; }

private:
    void note(const core::Status& status)
    {
        if (!status && !m_error)
            m_error = status.error();
    }

    core::ProjectFile& m_project;
    core::BaselineId m_table;
    bool m_somethingSaved;
    std::optional<core::Error> m_error;
};

// The table as it stands in the project before its first row.
core::Result<core::BaselineId> beginTable(BaselineJob& job)
{
    core::ProjectFile& project = *job.study.project;
    if (job.resumed) {
        if (const core::Status resumed = project.resumeBaselines(*job.resumed); !resumed)
            return resumed.error();
        return *job.resumed;
    }
    return project.startBaselines({.plan = job.plan,
                                   .cohort = job.study.patients.cohort->fingerprint(),
                                   .split = job.study.patients.plan,
                                   .patients = job.study.patients.cohort->patientCount()});
}

core::Result<core::BaselineOutcome> make(const Workplace& place, const BaselineJob& job,
                                         std::optional<BaselineRecorder>& recorder)
{
    const std::size_t threads =
        place.arguments.threads > 0 ? place.arguments.threads : std::max(1U, std::thread::hardware_concurrency());
    ThreadExecutor executor(threads);
    const PanelWords words{job.study.patients.cohort->catalog(), job.study.task.currency};
    BaselineLine line(place.terminal, job.plan, job.finished, words);
    core::BaselineHooks hooks;
    hooks.executor = &executor;
    hooks.bootstrapResamples = place.arguments.training.bootstrap.value_or(kResamples);
    hooks.sink = [&](const core::BaselineUpdate& update) { line.show(update); };
    if (recorder)
        hooks.saveRun = [&](const core::SystemRun& run) { recorder->save(run); };
    const core::StudyPatients& patients = job.study.patients;
    return core::makeBaselineTable(job.plan, *patients.cohort, patients.plan, job.finished, place.stop, hooks);
}

// What was finished is in the project, whatever else goes wrong.
std::optional<Failure> closeProject(BaselineJob& job, const BaselineRecorder& recorder)
{
    const std::string file = job.study.project->path().string();
    const core::Status closed = job.study.project->close();
    if (recorder.error())
        return Failure::fromError(*recorder.error(), file);
    if (!closed)
        return Failure::fromError(closed.error(), file);
    return std::nullopt;
}

Result<BaselineReport> madeTable(const Workplace& place, BaselineJob& job)
{
    const auto start = std::chrono::steady_clock::now();
    std::optional<BaselineRecorder> recorder;
    if (job.study.project) {
        const core::Result<core::BaselineId> begun = beginTable(job);
        if (!begun)
            return Failure::fromError(begun.error(), place.arguments.projectFile);
        recorder.emplace(*job.study.project, *begun, job.resumed.has_value());
    }
    core::Result<core::BaselineOutcome> outcome = make(place, job, recorder);
    if (recorder)
        recorder->finish(!outcome                                 ? core::RunStatus::Failed
                         : outcome->end == core::RunEnd::Finished ? core::RunStatus::Finished
                                                                  : core::RunStatus::Cancelled);
    if (!outcome)
        return Failure::fromError(outcome.error(), place.arguments.dataFile);
    BaselineReport report =
        baselineReport(job.plan, std::move(outcome->runs), job.study.patients, job.study.task, job.study.source);
    report.end = outcome->end;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (recorder && recorder->keeps()) {
        report.id = recorder->table();
        report.project = place.arguments.projectFile;
    }
    if (recorder)
        if (auto failure = closeProject(job, *recorder))
            return std::move(*failure);
    return report;
}

} // namespace

ExitCode makeBaselines(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    auto job = makeBaselineJob(place);
    if (!job)
        return report(job.error(), arguments.json, place.terminal);
    auto table = madeTable(place, *job);
    if (!table)
        return report(table.error(), arguments.json, place.terminal);
    if (!arguments.outFile.empty()) {
        const std::string bytes = baselineTables(*table, tableFormatOf(arguments.outFile));
        if (const core::Status written = core::writeFile(arguments.outFile, bytes); !written)
            return report(Failure::fromError(written.error(), arguments.outFile), arguments.json, place.terminal);
    }
    if (arguments.json)
        place.terminal.print(baselinesJson(*table));
    else
        printText(*table, place.terminal);
    return table->end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
