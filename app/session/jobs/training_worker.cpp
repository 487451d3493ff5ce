// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/training_worker.h"

#include "app/session/document/ask_project.h"
#include "core/data/cohort/study_patients.h"
#include "core/smddpo/training_run.h"

#include <new>
#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenStores = 1s; // points of a second are one transaction

// A stored run as it was at its last checkpoint.
struct StoredRun {
    core::TrainingPlan plan;
    std::vector<core::CurvePoint> points;
    std::optional<core::TensorBundle> checkpoint;
    std::optional<core::TensorBundle> policy; // of the run that it continues
};

core::Result<StoredRun> reopenRun(core::ProjectFile& file, core::RunId run, const core::Fingerprint& cohort)
{
    const core::Result<core::RunRecord> record = recordOf(file.runs(), run, core::ErrorCode::RunUnknown);
    if (!record)
        return record.error();
    if (record->start.cohort != cohort) // its checkpoint knows other patients
        return core::Error{.code = core::ErrorCode::RunNotResumable, .subject = std::to_string(run.value)};
    StoredRun stored{.plan = record->start.plan, .points = {}, .checkpoint = {}, .policy = {}};
    if (record->hasCheckpoint) {
        core::Result<core::TensorBundle> checkpoint = file.checkpoint(run);
        if (!checkpoint)
            return checkpoint.error();
        stored.checkpoint = std::move(*checkpoint);
    }
    if (record->start.continues) {
        core::Result<core::TensorBundle> policy = file.policy(*record->start.continues);
        if (!policy)
            return policy.error();
        stored.policy = std::move(*policy);
    }
    // Only what can be read is taken up again; a run that cannot stays as it was.
    if (const core::Status resumed = file.resumeRun(run); !resumed)
        return resumed.error();
    core::Result<std::vector<core::CurvePoint>> points = file.points(run);
    if (!points)
        return points.error();
    stored.points = std::move(*points);
    return stored;
}

} // namespace

struct TrainingWorker::Prepared {
    core::StudyPatients patients;
    core::TrainingPlan plan;
    core::TrainingStart start = {};
};

TrainingWorker::TrainingWorker(Request request, ProjectJobs jobs, std::function<void()> notify)
    : m_request(std::move(request)),
      m_jobs(std::move(jobs)),
      m_storedAt(std::chrono::steady_clock::now()),
      m_job([this](const std::stop_token& stop) { return work(stop); }, std::move(notify))
{
}

core::Result<core::RunEnd> TrainingWorker::work(const std::stop_token& stop)
{
    core::Result<Prepared> prepared = prepare();
    if (!prepared)
        return prepared.error();
    const core::Result<core::RunEnd> begun = begin(*prepared, stop);
    if (!begun || *begun != core::RunEnd::Finished)
        return begun;
    return train(*prepared, stop);
}

core::Result<TrainingWorker::Prepared> TrainingWorker::prepare() const
{
    const core::PatientsResult& patients = m_request.patients->get();
    if (!patients)
        return patients.error().first().front();
    return Prepared{.patients = *patients, .plan = m_request.plan};
}

core::Result<core::RunEnd> TrainingWorker::begin(Prepared& prepared, const std::stop_token& stop)
{
    Begun begun{.run = {}, .plan = prepared.plan, .points = {}};
    if (m_request.resume) {
        m_run = *m_request.resume;
        auto stored = askProject<StoredRun>(
            m_jobs, stop, [run = m_run, cohort = prepared.patients.cohort->fingerprint()](core::ProjectFile& file) {
                return reopenRun(file, run, cohort);
            });
        if (!stored)
            return core::RunEnd::Cancelled;
        if (!*stored)
            return stored->error();
        prepared.plan = begun.plan = (*stored)->plan;
        prepared.start.checkpoint = std::move((*stored)->checkpoint);
        if ((*stored)->policy) {
            const core::Result<core::NetworkPolicyPtr> policy = core::NetworkPolicy::load(*(*stored)->policy);
            if (!policy)
                return policy.error();
            prepared.start.policy = *policy;
        }
        begun.points = std::move((*stored)->points);
    } else {
        const core::RunStart start{.plan = prepared.plan,
                                   .cohort = prepared.patients.cohort->fingerprint(),
                                   .patients = prepared.patients.cohort->patientCount(),
                                   .origin = {},
                                   .continues = {}};
        const auto run =
            askProject<core::RunId>(m_jobs, stop, [start](core::ProjectFile& file) { return file.startRun(start); });
        if (!run)
            return core::RunEnd::Cancelled;
        if (!*run)
            return run->error();
        m_run = **run;
    }
    begun.run = m_run;
    m_job.publish(std::move(begun));
    return core::RunEnd::Finished;
}

core::Result<core::RunEnd> TrainingWorker::train(const Prepared& prepared, const std::stop_token& stop)
{
    core::TrainingHooks hooks;
    hooks.gate = &m_job.gate();
    hooks.sink = [this](const core::TrainingUpdate& update) { onUpdate(update); };
    hooks.saveCheckpoint = [this](const core::TensorBundle& bundle) {
        storePoints(); // a resumed run drops the points after its checkpoint, not those before
        m_jobs([run = m_run, kept = std::make_shared<const core::TensorBundle>(bundle)](core::ProjectFile& file) {
            return unlessGone(file.saveCheckpoint(run, *kept));
        });
    };
    core::Result<core::TrainingOutcome> outcome(
        core::Error{.code = core::ErrorCode::PlanValueInvalid, .subject = "state_table_mb", .detail = "bad_alloc"});
    try {
        outcome = core::runTraining(prepared.plan, *prepared.patients.cohort, *prepared.patients.split, prepared.start,
                                    stop, hooks);
    } catch (const std::bad_alloc&) { // the run fails, the window and what is stored stay
    }
    storePoints();
    if (!outcome) {
        storeEnd(core::RunStatus::Failed, {}, nullptr);
        return outcome.error();
    }
    std::shared_ptr<const core::TensorBundle> policy;
    if (outcome->policy)
        policy = std::make_shared<const core::TensorBundle>(outcome->policy->save());
    const core::RunEnd end = outcome->summary.end;
    storeEnd(statusOf(end), std::move(outcome->summary), std::move(policy));
    return end;
}

void TrainingWorker::onUpdate(const core::TrainingUpdate& update)
{
    m_unstored.insert(m_unstored.end(), update.points.begin(), update.points.end());
    if (std::chrono::steady_clock::now() - m_storedAt >= kBetweenStores)
        storePoints();
    m_job.publish(update);
}

void TrainingWorker::storePoints()
{
    m_storedAt = std::chrono::steady_clock::now();
    if (m_unstored.empty())
        return;
    m_jobs([run = m_run, points = std::exchange(m_unstored, {})](core::ProjectFile& file) {
        return unlessGone(file.appendPoints(run, points));
    });
}

void TrainingWorker::storeEnd(core::RunStatus status, core::TrainingSummary summary,
                              std::shared_ptr<const core::TensorBundle> policy)
{
    m_jobs([run = m_run, status, summary = std::move(summary), policy = std::move(policy)](core::ProjectFile& file) {
        return unlessGone(file.finishRun(run, status, summary, policy.get()));
    });
}

} // namespace app
