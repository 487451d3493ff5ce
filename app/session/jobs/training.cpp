// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/training.h"

#include "app/session/jobs/job_queue_p.h"

#include <utility>

namespace app {

namespace {

using RunPoints = std::pair<core::RunId, std::vector<core::CurvePoint>>;

core::Result<RunPoints> pointsOf(const core::ProjectFile& file, core::RunId run)
{
    core::Result<std::vector<core::CurvePoint>> points = file.points(run);
    if (!points)
        return points.error();
    return RunPoints(run, std::move(*points));
}

} // namespace

template class JobQueue<core::TrainingKind>;

struct Training::Answers : ProjectAnswers {
    explicit Answers(Training* asker) : ProjectAnswers(asker, [asker] { asker->receivePoints(); }) {}

    Inbox<RunPoints> points; // of every run that was asked for
};

Training::Training(Session& session, QObject* parent)
    : JobQueue(session, Waiting::Allowed, parent),
      m_points(std::make_shared<Answers>(this))
{
}

Training::~Training()
{
    m_points->forget();
}

const std::vector<core::CurvePoint>* Training::points(core::RunId run) const
{
    const auto live = m_live.find(run);
    return live == m_live.end() ? nullptr : &live->second.points;
}

const std::vector<core::TrainingNotice>* Training::notices(core::RunId run) const
{
    const auto live = m_live.find(run);
    return live == m_live.end() ? nullptr : &live->second.notices;
}

void Training::rename(core::RunId run, const std::string& name)
{
    change(
        run, [&](core::RunRecord& record) { record.name = name; },
        [run, name](core::ProjectFile& file) { return file.rename(run, name); });
}

void Training::onBegun(const State& job, const core::Begun<core::TrainingKind>& begunNow)
{
    m_live[*job.id] = {.points = begunNow.remains.points, .notices = {}};
    Q_EMIT begun(job);
}

void Training::onProgress(const State& job, Record&)
{
    const core::TrainingUpdate& news = job.progress;
    Live& live = m_live[*job.id];
    live.points.insert(live.points.end(), news.points.begin(), news.points.end());
    live.notices.insert(live.notices.end(), news.notices.begin(), news.notices.end());
    Q_EMIT progressed(*job.id, news);
}

void Training::onEnded(const State& job, const JobEnd& end)
{
    if (job.id)
        m_live.erase(*job.id);
    Q_EMIT ended(job, end);
}

void Training::onProjectEntered()
{
    m_points->forget();
    m_points = std::make_shared<Answers>(this);
}

void Training::readPoints(core::RunId run)
{
    if (const std::vector<core::CurvePoint>* live = points(run)) {
        Q_EMIT pointsRead(run, *live);
        return;
    }
    if (const core::ProjectJobs jobs = session().projectJobs())
        jobs([run, answers = m_points](core::ProjectFile& file) -> core::Status {
            answers->put(answers->points, pointsOf(file, run));
            return core::Done{};
        });
}

void Training::receivePoints()
{
    for (const RunPoints& read : m_points->points.take())
        if (!points(read.first)) // one that was taken up meanwhile has newer ones
            Q_EMIT pointsRead(read.first, read.second);
    for (const core::Error& error : m_points->takeErrors())
        Q_EMIT failed(error);
}

} // namespace app
