// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/baseline_worker.h"

#include "app/session/document/ask_project.h"
#include "app/session/threads/thread_executor.h"
#include "core/baselines/baseline_table.h"
#include "core/data/cohort/study_patients.h"

#include <memory>
#include <utility>

namespace app {
namespace {

core::Result<core::BaselineRecord> reopenTable(core::ProjectFile& file, core::BaselineId table,
                                               const core::Fingerprint& cohort, const core::SplitPlan& split)
{
    core::Result<core::BaselineRecord> record = recordOf(file.baselines(), table, core::ErrorCode::RunUnknown);
    if (!record)
        return record;
    if (record->start.cohort != cohort || record->start.split != split) // what it finished is about other patients
        return core::Error{.code = core::ErrorCode::RunNotResumable, .subject = "table " + std::to_string(table.value)};
    if (const core::Status resumed = file.resumeBaselines(table); !resumed)
        return resumed.error();
    return record;
}

} // namespace

struct BaselineWorker::Prepared {
    core::StudyPatients patients;
    core::BaselineStart start;
    std::vector<core::SystemRun> finished = {};
};

BaselineWorker::BaselineWorker(Request request, ProjectJobs jobs, std::function<void()> notify)
    : m_request(std::move(request)),
      m_jobs(std::move(jobs)),
      m_job([this](const std::stop_token& stop) { return work(stop); }, std::move(notify))
{
}

core::Result<core::RunEnd> BaselineWorker::work(const std::stop_token& stop)
{
    core::Result<Prepared> prepared = prepare();
    if (!prepared)
        return prepared.error();
    const core::Result<core::RunEnd> begun = begin(*prepared, stop);
    if (!begun || *begun != core::RunEnd::Finished)
        return begun;
    return make(*prepared, stop);
}

core::Result<BaselineWorker::Prepared> BaselineWorker::prepare() const
{
    const core::PatientsResult& patients = m_request.patients->get();
    if (!patients)
        return patients.error().first().front();
    const core::BaselineStart start{.plan = m_request.plan,
                                    .cohort = patients->cohort->fingerprint(),
                                    .split = patients->plan,
                                    .patients = patients->cohort->patientCount()};
    return Prepared{.patients = *patients, .start = start};
}

core::Result<core::RunEnd> BaselineWorker::begin(Prepared& prepared, const std::stop_token& stop)
{
    if (m_request.resume) {
        m_table = *m_request.resume;
        auto stored = askProject<core::BaselineRecord>(
            m_jobs, stop,
            [table = m_table, cohort = prepared.start.cohort, split = prepared.start.split](core::ProjectFile& file) {
                return reopenTable(file, table, cohort, split);
            });
        if (!stored)
            return core::RunEnd::Cancelled;
        if (!*stored)
            return stored->error();
        prepared.start = (*stored)->start;
        prepared.finished = std::move((*stored)->runs);
        m_keeps = true;
    } else {
        const auto table = askProject<core::BaselineId>(
            m_jobs, stop, [start = prepared.start](core::ProjectFile& file) { return file.startBaselines(start); });
        if (!table)
            return core::RunEnd::Cancelled;
        if (!*table)
            return table->error();
        m_table = **table;
    }
    m_job.publish(Begun{.table = m_table, .start = prepared.start, .runs = prepared.finished});
    return core::RunEnd::Finished;
}

core::Result<core::RunEnd> BaselineWorker::make(const Prepared& prepared, const std::stop_token& stop)
{
    ThreadExecutor executor(handsFor(m_request.cores));
    core::BaselineHooks hooks;
    hooks.gate = &m_job.gate();
    hooks.executor = &executor;
    hooks.sink = [this](const core::BaselineUpdate& update) { m_job.publish(update); };
    hooks.saveRun = [this](const core::SystemRun& run) {
        m_keeps = true;
        m_jobs([table = m_table, kept = std::make_shared<const core::SystemRun>(run)](core::ProjectFile& file) {
            return unlessGone(file.saveSystemRun(table, *kept));
        });
    };
    const core::Result<core::BaselineOutcome> outcome = core::makeBaselineTable(
        prepared.start.plan, *prepared.patients.cohort, prepared.start.split, prepared.finished, stop, hooks);
    if (!outcome && !m_keeps) { // nothing to look at, and nothing to go on from
        m_jobs([table = m_table](core::ProjectFile& file) { return unlessGone(file.removeBaselines(table)); });
        return outcome.error();
    }
    const core::RunStatus status = outcome ? statusOf(outcome->end) : core::RunStatus::Failed;
    m_jobs(
        [table = m_table, status](core::ProjectFile& file) { return unlessGone(file.finishBaselines(table, status)); });
    if (!outcome)
        return outcome.error();
    return outcome->end;
}

} // namespace app
