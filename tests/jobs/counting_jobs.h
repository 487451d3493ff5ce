// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job_queue_p.h"
#include "tests/jobs/counting_kind.h"

namespace app {

struct CountingJobs : JobQueue<core::CountingKind> {
    explicit CountingJobs(Session& session) : JobQueue(session, Waiting::Refused, nullptr) {}
    void onProgress(const State& job, Record& record) override
    {
        record.points.insert(record.points.end(), job.progress.points.begin(), job.progress.points.end());
    }
};

} // namespace app
