// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/front_worker.h"

#include "app/session/document/ask_project.h"
#include "app/session/threads/thread_executor.h"
#include "core/data/cohort/study_patients.h"
#include "core/search/front_search.h"

#include <algorithm>
#include <memory>
#include <new>
#include <utility>

namespace app {
namespace {

// A stored search with everything it had finished.
struct StoredFront {
    core::FrontStart start;
    core::FrontCheckpoint remains;
};

core::Result<core::FrontCheckpoint> remainsOf(const core::ProjectFile& file, const core::FrontRecord& record)
{
    core::FrontCheckpoint remains;
    const core::Result<std::vector<std::string>> names = file.frontPartNames(record.id);
    if (!names)
        return names.error();
    for (const std::string& name : *names) {
        core::Result<core::TensorBundle> part = file.frontPart(record.id, name);
        if (!part)
            return part.error();
        remains.parts.emplace(name, std::move(*part));
    }
    for (std::size_t number = 0; number < record.points.size(); ++number) {
        core::Result<core::TensorBundle> own = file.frontPolicy(record.id, number);
        if (!own)
            return own.error();
        remains.policies.push_back({.point = record.points[number], .own = std::move(*own)});
    }
    return remains;
}

core::Result<StoredFront> reopenFront(core::ProjectFile& file, core::FrontId front, const core::Fingerprint& cohort)
{
    core::Result<core::FrontRecord> record = recordOf(file.fronts(), front, core::ErrorCode::FrontUnknown);
    if (!record)
        return record.error();
    if (record->start.cohort != cohort) // what it found is about other patients
        return core::Error{.code = core::ErrorCode::FrontNotResumable, .subject = std::to_string(front.value)};
    core::Result<core::FrontCheckpoint> remains = remainsOf(file, *record);
    if (!remains)
        return remains.error();
    // Only what can be read is taken up again; a search that cannot stays as it was.
    if (const core::Status resumed = file.resumeFront(front); !resumed)
        return resumed.error();
    return StoredFront{.start = record->start, .remains = std::move(*remains)};
}

std::vector<core::OperatingPoint> pointsOf(const std::vector<core::FoundPolicy>& policies)
{
    std::vector<core::OperatingPoint> points;
    for (const core::FoundPolicy& policy : policies)
        points.push_back(policy.point);
    return points;
}

} // namespace

struct FrontWorker::Prepared {
    core::StudyPatients patients;
    core::FrontStart start;
    core::FrontCheckpoint remains = {};
};

FrontWorker::FrontWorker(Request request, ProjectJobs jobs, std::function<void()> notify)
    : m_request(std::move(request)),
      m_jobs(std::move(jobs)),
      m_job([this](const std::stop_token& stop) { return work(stop); }, std::move(notify))
{
}

core::Result<core::RunEnd> FrontWorker::work(const std::stop_token& stop)
{
    core::Result<Prepared> prepared = prepare();
    if (!prepared)
        return prepared.error();
    const core::Result<core::RunEnd> begun = begin(*prepared, stop);
    if (!begun || *begun != core::RunEnd::Finished)
        return begun;
    return search(*prepared, stop);
}

core::Result<FrontWorker::Prepared> FrontWorker::prepare() const
{
    const core::PatientsResult& patients = m_request.patients->get();
    if (!patients)
        return patients.error().first().front();
    const core::FrontStart start{.plan = m_request.plan,
                                 .cohort = patients->cohort->fingerprint(),
                                 .patients = patients->cohort->patientCount()};
    return Prepared{.patients = *patients, .start = start};
}

core::Result<core::RunEnd> FrontWorker::begin(Prepared& prepared, const std::stop_token& stop)
{
    if (m_request.resume) {
        m_front = *m_request.resume;
        auto stored = askProject<StoredFront>(
            m_jobs, stop, [front = m_front, cohort = prepared.start.cohort](core::ProjectFile& file) {
                return reopenFront(file, front, cohort);
            });
        if (!stored)
            return core::RunEnd::Cancelled;
        if (!*stored)
            return stored->error();
        prepared.start = (*stored)->start;
        prepared.remains = std::move((*stored)->remains);
        m_known = prepared.remains.policies.size();
        m_keeps = true;
    } else {
        const auto front = askProject<core::FrontId>(
            m_jobs, stop, [start = prepared.start](core::ProjectFile& file) { return file.startFront(start); });
        if (!front)
            return core::RunEnd::Cancelled;
        if (!*front)
            return front->error();
        m_front = **front;
    }
    Begun begun{.front = m_front, .start = prepared.start, .points = pointsOf(prepared.remains.policies)};
    m_job.publish(std::move(begun));
    return core::RunEnd::Finished;
}

core::Result<core::RunEnd> FrontWorker::search(const Prepared& prepared, const std::stop_token& stop)
{
    ThreadExecutor executor(handsFor(m_request.cores));
    core::FrontHooks hooks;
    hooks.gate = &m_job.gate();
    hooks.executor = &executor;
    hooks.sink = [this](const core::FrontUpdate& update) { onUpdate(update); };
    hooks.savePart = [this](const std::string& name, const core::TensorBundle& bundle) {
        m_jobs([front = m_front, name, kept = std::make_shared<const core::TensorBundle>(bundle)](
                   core::ProjectFile& file) { return unlessGone(file.saveFrontPart(front, name, *kept)); });
    };
    hooks.savePolicy = [this](std::size_t number, const core::FoundPolicy& policy) {
        m_keeps = true;
        m_jobs([front = m_front, number,
                kept = std::make_shared<const core::FoundPolicy>(policy)](core::ProjectFile& file) {
            return unlessGone(file.appendFrontPolicy(front, number, kept->point, kept->own));
        });
    };
    core::Result<core::FrontOutcome> outcome(
        core::Error{.code = core::ErrorCode::PlanValueInvalid, .subject = "memory", .detail = "bad_alloc"});
    try {
        outcome = core::findFront(prepared.start.plan, *prepared.patients.cohort, *prepared.patients.split,
                                  prepared.remains, stop, hooks);
    } catch (const std::bad_alloc&) { // the search fails, the window and what is stored stay
    }
    const auto finish = [this](core::RunStatus status, core::FrontSummary summary,
                               std::vector<core::OperatingPoint> points) {
        m_jobs([front = m_front, status, summary = std::move(summary), points = std::move(points)](
                   core::ProjectFile& file) { return unlessGone(file.finishFront(front, status, summary, points)); });
    };
    if (!outcome && !m_keeps) { // nothing to look at, and nothing to go on from
        m_jobs([front = m_front](core::ProjectFile& file) { return unlessGone(file.removeFront(front)); });
        return outcome.error();
    }
    if (!outcome) {
        finish(core::RunStatus::Failed, {}, {});
        return outcome.error();
    }
    const core::RunEnd end = outcome->summary.end;
    finish(statusOf(end), std::move(outcome->summary), pointsOf(outcome->policies));
    return end;
}

void FrontWorker::onUpdate(const core::FrontUpdate& update)
{
    const std::size_t known = std::min(m_known, update.points.size());
    m_known -= known;
    core::FrontUpdate news = update;
    news.points.erase(news.points.begin(), news.points.begin() + static_cast<std::ptrdiff_t>(known));
    m_job.publish(std::move(news));
}

} // namespace app
