// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/front_search.h"

#include "app/session/document/project_answers.h"
#include "app/session/document/session.h"
#include "app/session/jobs/job_records.h"
#include "core/data/cohort/study_patients.h"
#include "core/front/counted_joint.h"

#include <QDateTime>
#include <QMetaObject>

#include <utility>

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

struct FrontSearch::Answers : ProjectAnswers {
    explicit Answers(FrontSearch* asker) : ProjectAnswers(asker, [asker] { asker->receiveAnswers(); }) {}

    Mailbox<std::vector<core::FrontRecord>> fronts;
};

FrontSearch::FrontSearch(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_answers(std::make_shared<Answers>(this)),
      m_problemFinder([this](const core::LazyPatientsPtr& patients, const std::stop_token& stop) {
          FrontProblem found = problemOf(*patients, stop);
          if (!stop.stop_requested() && m_problemBox.put(std::move(found)))
              QMetaObject::invokeMethod(this, &FrontSearch::receiveProblem, Qt::QueuedConnection);
      })
{
    connect(&session, &Session::projectClosing, this, &FrontSearch::leaveProject);
    connect(&session, &Session::projectChanged, this, &FrontSearch::enterProject);
    connect(&session, &Session::assessmentChanged, this, &FrontSearch::findProblem);
    enterProject();
}

FrontSearch::~FrontSearch()
{
    m_answers->forget();
}

FrontWorker::Request FrontSearch::makeRequest() const
{
    return {.patients = m_session.patients(), .plan = {}, .resume = {}, .cores = m_cores};
}

void FrontSearch::start(const core::FrontPlan& plan)
{
    FrontWorker::Request request = makeRequest();
    request.plan = plan;
    begin(std::move(request));
}

void FrontSearch::resumeFront(core::FrontId front)
{
    const core::FrontRecord* stored = recordWith(m_fronts, std::optional(front));
    if (!stored)
        return;
    FrontWorker::Request request = makeRequest();
    request.plan = stored->start.plan;
    request.resume = front;
    begin(std::move(request));
}

void FrontSearch::begin(FrontWorker::Request request)
{
    if (state().active() || !m_session.canEdit())
        return;
    m_slot.begin(std::move(request), m_session.projectJobs(),
                 [this] { QMetaObject::invokeMethod(this, &FrontSearch::receiveNews, Qt::QueuedConnection); });
    Q_EMIT stateChanged();
}

void FrontSearch::pause()
{
    if (m_slot.pause())
        Q_EMIT stateChanged();
}

void FrontSearch::resume()
{
    if (m_slot.resume())
        Q_EMIT stateChanged();
}

void FrontSearch::stop()
{
    if (m_slot.stop())
        Q_EMIT stateChanged();
}

core::FrontRecord* FrontSearch::searched()
{
    return recordWith(m_fronts, state().front);
}

void FrontSearch::receiveNews()
{
    std::optional<FrontWorker::News> news = m_slot.takeNews();
    if (!news)
        return;
    if (news->begun)
        receiveBegun(std::move(*news->begun));
    if (news->update)
        receiveUpdate(std::move(*news->update));
    if (news->ended) {
        const JobEnd end = *news->ended;
        m_slot.clear(); // it told this last
        readFronts();   // behind everything it stored
        Q_EMIT stateChanged();
        if (end.error)
            Q_EMIT failed(*end.error);
        Q_EMIT ended(end.end);
    }
}

void FrontSearch::receiveBegun(FrontWorker::Begun begunNow)
{
    m_session.keepSample();
    m_slot.state().front = begunNow.front;
    m_slot.state().plan = begunNow.start.plan;
    m_slot.noteBegun();
    core::FrontRecord* record = searched();
    if (!record) {
        record = &m_fronts.emplace_back();
        record->id = begunNow.front;
        record->startedAt = QDateTime::currentSecsSinceEpoch();
    }
    record->start = begunNow.start;
    record->status = core::RunStatus::Running;
    record->points = std::move(begunNow.points);
    record->summary.reset();
    Q_EMIT frontsChanged();
    Q_EMIT stateChanged();
    Q_EMIT begun(*state().front);
}

void FrontSearch::receiveUpdate(core::FrontUpdate update)
{
    m_slot.state().progress = std::move(update);
    if (core::FrontRecord* record = searched()) {
        const std::vector<core::OperatingPoint>& points = state().progress.points;
        record->points.insert(record->points.end(), points.begin(), points.end());
    }
    if (state().front)
        Q_EMIT progressed(*state().front, state().progress);
}

void FrontSearch::readFronts()
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs)
        return;
    jobs([answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(answers->fronts, file.fronts());
        return core::Done{};
    });
}

void FrontSearch::removeFront(core::FrontId front)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs || !m_session.canEdit() || state().front == front)
        return;
    jobs([front, answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(file.removeFront(front));
        return core::Done{};
    });
    readFronts();
}

void FrontSearch::receiveAnswers()
{
    if (std::optional<std::vector<core::FrontRecord>> fronts = m_answers->fronts.take()) {
        takeRecords(m_fronts, std::move(*fronts), state().front);
        Q_EMIT frontsChanged();
    }
    for (const core::Error& error : m_answers->takeErrors())
        Q_EMIT failed(error);
}

void FrontSearch::leaveProject()
{
    if (!m_slot.clear()) // what it stores goes to the file that is about to be closed
        return;
    Q_EMIT stateChanged();
    Q_EMIT ended(core::RunEnd::Cancelled);
}

// Also called when the same project got another place.
void FrontSearch::enterProject()
{
    if (m_import == m_session.import().get())
        return;
    m_import = m_session.import().get();
    m_answers->forget();
    m_answers = std::make_shared<Answers>(this);
    m_fronts.clear();
    m_problem = {};
    Q_EMIT frontsChanged();
    readFronts();
}

void FrontSearch::findProblem()
{
    const core::AssessmentPtr& assessment = m_session.assessment();
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
