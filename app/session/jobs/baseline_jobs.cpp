// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/baseline_jobs.h"

#include "app/session/jobs/job_queue_p.h"

namespace app {

template class JobQueue<core::BaselineKind>;

BaselineJobs::BaselineJobs(Session& session, QObject* parent) : JobQueue(session, Waiting::Refused, parent) {}

void BaselineJobs::onBegun(const State& job, const core::Begun<core::BaselineKind>&)
{
    Q_EMIT begun(*job.id);
}

void BaselineJobs::onProgress(const State& job, Record& record)
{
    for (core::SystemRun run : job.progress.finished) {
        run.validationScores = run.testScores = nullptr; // the project has them
        record.runs.push_back(std::move(run));
    }
    Q_EMIT progressed(*job.id, job.progress);
}

void BaselineJobs::onEnded(const State& job, const JobEnd& end)
{
    JobQueue::onEnded(job, end);
    Q_EMIT ended(end.end);
}

} // namespace app
