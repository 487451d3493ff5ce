// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job_queue.h"
#include "core/jobs/baseline_kind.h"

#include <vector>

namespace app {

using BaselineJobsState = JobState<core::BaselineKind>;

// The tables of systems of the open project, and the one that is made now: at most one.
class BaselineJobs : public JobQueue<core::BaselineKind> {
    Q_OBJECT

public:
    explicit BaselineJobs(Session& session, QObject* parent = nullptr);

    // Oldest first, without scores; the one being made grows with every finished run.
    const std::vector<core::BaselineRecord>& tables() const { return records(); }

Q_SIGNALS:
    void progressed(core::BaselineId table, const core::BaselineUpdate& news); // with every run since the last one
    void begun(core::BaselineId table);                                        // tables() has it
    void ended(core::RunEnd end);

protected:
    void onBegun(const State& job, const core::Begun<core::BaselineKind>& begun) override;
    void onProgress(const State& job, Record& record) override;
    void onEnded(const State& job, const JobEnd& end) override;
};

} // namespace app
