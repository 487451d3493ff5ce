// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job_queue_p.h"
#include "tests/jobs/counting_kind.h"

namespace app {

class CountingJobs : public JobQueue<core::CountingKind> {
public:
    explicit CountingJobs(Session& session) : JobQueue(session, Waiting::Refused, nullptr) {}

protected:
    void onBegun(const State&, const core::Begun<core::CountingKind>&) override {}
    void onProgress(const State& job, Record& record) override
    {
        record.points.insert(record.points.end(), job.progress.points.begin(), job.progress.points.end());
    }
    void onEnded(const State&, const JobEnd& end) override
    {
        if (end.error)
            Q_EMIT failed(*end.error);
    }
};

} // namespace app
