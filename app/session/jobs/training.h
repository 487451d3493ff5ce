// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job_queue.h"
#include "core/jobs/training_kind.h"

#include <map>
#include <vector>

namespace app {

using TrainingJob = JobState<core::TrainingKind>;

// The training runs of the open project, and the queue of those that train and wait.
class Training : public JobQueue<core::TrainingKind> {
    Q_OBJECT

public:
    explicit Training(Session& session, QObject* parent = nullptr);
    ~Training() override;

    const std::vector<core::RunRecord>& runs() const { return records(); }
    void rename(core::RunId run, const std::string& name); // empty: none of the user's own
    // Of a run that trains now, from its beginning; null: it does not.
    const std::vector<core::CurvePoint>* points(core::RunId run) const;
    const std::vector<core::TrainingNotice>* notices(core::RunId run) const;

public Q_SLOTS:
    void readPoints(core::RunId run); // pointsRead follows

Q_SIGNALS:
    void progressed(core::RunId run, const core::TrainingUpdate& news); // with everything since the last one
    void begun(const app::TrainingJob& job);                            // the project has it
    void ended(const app::TrainingJob& job, const app::JobEnd& end);    // as it was at its end
    void pointsRead(core::RunId run, const std::vector<core::CurvePoint>& points);

protected:
    void onBegun(const State& job, const core::Begun<core::TrainingKind>& begun) override;
    void onProgress(const State& job, Record& record) override;
    void onEnded(const State& job, const JobEnd& end) override;
    void onProjectEntered() override;

private:
    struct Live {
        std::vector<core::CurvePoint> points;
        std::vector<core::TrainingNotice> notices;
    };
    struct Answers; // of the thread that has the file
    void receivePoints();

    std::map<core::RunId, Live> m_live; // of those that train
    std::shared_ptr<Answers> m_points;  // of this project; those of an earlier one are not looked at
};

} // namespace app
