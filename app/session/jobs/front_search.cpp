// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/front_search.h"

#include "app/session/jobs/job_queue_p.h"
#include "core/front/counted_joint.h"

#include <algorithm>

namespace app {
namespace {

FrontProblem problemOf(const core::LazyPatients& patients, const std::stop_token& stop)
{
    FrontProblem problem;
    const core::PatientsResult& made = patients.get();
    if (!made || stop.stop_requested())
        return problem;
    const core::Cohort& cohort = *made->cohort;
    problem.cohort = cohort.fingerprint();
    problem.cases = static_cast<std::size_t>(std::ranges::count(cohort.outcomes(), core::Disease::Present));
    problem.foldsPossible = !cohort.splitGuide().fixesParts();
    if (const std::optional<core::FindingTable> known = core::knownFindings(cohort)) {
        problem.exactPossible = true;
        problem.optimum = core::optimumLines(known->problem, stop);
        return problem;
    }
    std::vector<core::PatientIndex> everybody;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        everybody.emplace_back(i);
    problem.exactPossible = core::countFindings(cohort, everybody).ok();
    return problem;
}

} // namespace

template class JobQueue<core::FrontKind>;

FrontSearch::FrontSearch(Session& session, QObject* parent)
    : JobQueue(session, Waiting::Refused, parent),
      m_problemFinder([this](const core::LazyPatientsPtr& patients, const std::stop_token& stop) {
          FrontProblem found = problemOf(*patients, stop);
          if (!stop.stop_requested() && m_problemBox.put(std::move(found)))
              QMetaObject::invokeMethod(this, &FrontSearch::receiveProblem, Qt::QueuedConnection);
      })
{
    connect(&session, &Session::assessmentChanged, this, &FrontSearch::findProblem);
}

void FrontSearch::rename(core::FrontId front, std::size_t policy, const std::string& name)
{
    change(
        front,
        [&](core::FrontRecord& record) {
            if (name.empty())
                record.names.erase(policy);
            else
                record.names[policy] = name;
        },
        [front, policy, name](core::ProjectFile& file) { return file.rename(front, policy, name); });
}

void FrontSearch::onBegun(const State& job, const core::Begun<core::FrontKind>&)
{
    Q_EMIT begun(*job.id);
}

void FrontSearch::onProgress(const State& job, Record& record)
{
    const std::vector<core::OperatingPoint>& points = job.progress.points;
    record.points.insert(record.points.end(), points.begin(), points.end());
    if (!job.progress.preview.empty())
        record.preview = job.progress.preview;
    Q_EMIT progressed(*job.id, job.progress);
}

void FrontSearch::onEnded(const State& job, const JobEnd& end)
{
    JobQueue::onEnded(job, end);
    Q_EMIT ended(end.end);
}

void FrontSearch::onProjectEntered()
{
    m_problem = {};
}

void FrontSearch::findProblem()
{
    const core::AssessmentPtr& assessment = session().assessment();
    if (assessment && assessment->problems.empty())
        m_problemFinder.post(assessment->patients);
}

void FrontSearch::receiveProblem()
{
    const auto found = m_problemBox.take();
    if (!found || *found == m_problem)
        return;
    m_problem = *found;
    Q_EMIT problemChanged();
}

} // namespace app
