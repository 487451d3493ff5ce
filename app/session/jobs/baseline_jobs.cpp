// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/baseline_jobs.h"

#include "app/session/document/project_answers.h"
#include "app/session/document/session.h"
#include "app/session/jobs/job_records.h"

#include <QDateTime>
#include <QMetaObject>

#include <utility>

namespace app {

struct BaselineJobs::Answers : ProjectAnswers {
    explicit Answers(BaselineJobs* asker) : ProjectAnswers(asker, [asker] { asker->receiveAnswers(); }) {}

    Mailbox<std::vector<core::BaselineRecord>> tables;
};

BaselineJobs::BaselineJobs(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_answers(std::make_shared<Answers>(this))
{
    connect(&session, &Session::projectClosing, this, &BaselineJobs::leaveProject);
    connect(&session, &Session::projectChanged, this, &BaselineJobs::enterProject);
    enterProject();
}

BaselineJobs::~BaselineJobs()
{
    m_answers->forget();
}

BaselineWorker::Request BaselineJobs::makeRequest() const
{
    return {.patients = m_session.patients(), .plan = {}, .resume = {}, .cores = m_cores};
}

void BaselineJobs::start(const core::BaselinePlan& plan)
{
    BaselineWorker::Request request = makeRequest();
    request.plan = plan;
    begin(std::move(request));
}

void BaselineJobs::resumeTable(core::BaselineId table)
{
    const core::BaselineRecord* stored = recordWith(m_tables, std::optional(table));
    if (!stored)
        return;
    BaselineWorker::Request request = makeRequest();
    request.plan = stored->start.plan;
    request.resume = table;
    begin(std::move(request));
}

void BaselineJobs::begin(BaselineWorker::Request request)
{
    if (state().active() || !m_session.canEdit())
        return;
    m_slot.begin(std::move(request), m_session.projectJobs(),
                 [this] { QMetaObject::invokeMethod(this, &BaselineJobs::receiveNews, Qt::QueuedConnection); });
    Q_EMIT stateChanged();
}

void BaselineJobs::pause()
{
    if (m_slot.pause())
        Q_EMIT stateChanged();
}

void BaselineJobs::resume()
{
    if (m_slot.resume())
        Q_EMIT stateChanged();
}

void BaselineJobs::stop()
{
    if (m_slot.stop())
        Q_EMIT stateChanged();
}

core::BaselineRecord* BaselineJobs::made()
{
    return recordWith(m_tables, state().table);
}

void BaselineJobs::receiveNews()
{
    std::optional<BaselineWorker::News> news = m_slot.takeNews();
    if (!news)
        return;
    if (news->begun)
        receiveBegun(std::move(*news->begun));
    if (news->update)
        receiveUpdate(std::move(*news->update));
    if (news->ended) {
        const JobEnd end = *news->ended;
        m_slot.clear(); // it told this last
        readTables();   // behind everything it stored
        Q_EMIT stateChanged();
        if (end.error)
            Q_EMIT failed(*end.error);
        Q_EMIT ended(end.end);
    }
}

void BaselineJobs::receiveBegun(BaselineWorker::Begun begunNow)
{
    m_session.keepSample();
    m_slot.state().table = begunNow.table;
    m_slot.state().plan = begunNow.start.plan;
    m_slot.noteBegun();
    core::BaselineRecord* record = made();
    if (!record) {
        record = &m_tables.emplace_back();
        record->id = begunNow.table;
        record->startedAt = QDateTime::currentSecsSinceEpoch();
    }
    record->start = begunNow.start;
    record->status = core::RunStatus::Running;
    record->runs = std::move(begunNow.runs);
    Q_EMIT tablesChanged();
    Q_EMIT stateChanged();
    Q_EMIT begun(*state().table);
}

void BaselineJobs::receiveUpdate(core::BaselineUpdate update)
{
    m_slot.state().progress = std::move(update);
    if (core::BaselineRecord* record = made()) {
        for (core::SystemRun run : state().progress.finished) {
            run.validationScores = run.testScores = nullptr; // the project has them
            record->runs.push_back(std::move(run));
        }
    }
    if (state().table)
        Q_EMIT progressed(*state().table, state().progress);
}

void BaselineJobs::readTables()
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs)
        return;
    jobs([answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(answers->tables, file.baselines());
        return core::Done{};
    });
}

void BaselineJobs::removeTable(core::BaselineId table)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs || !m_session.canEdit() || state().table == table)
        return;
    jobs([table, answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(file.removeBaselines(table));
        return core::Done{};
    });
    readTables();
}

void BaselineJobs::receiveAnswers()
{
    if (std::optional<std::vector<core::BaselineRecord>> tables = m_answers->tables.take()) {
        takeRecords(m_tables, std::move(*tables), state().table);
        Q_EMIT tablesChanged();
    }
    for (const core::Error& error : m_answers->takeErrors())
        Q_EMIT failed(error);
}

void BaselineJobs::leaveProject()
{
    if (!m_slot.clear()) // what it stores goes to the file that is about to be closed
        return;
    Q_EMIT stateChanged();
    Q_EMIT ended(core::RunEnd::Cancelled);
}

// Also called when the same project got another place.
void BaselineJobs::enterProject()
{
    if (m_import == m_session.import().get())
        return;
    m_import = m_session.import().get();
    m_answers->forget();
    m_answers = std::make_shared<Answers>(this);
    m_tables.clear();
    Q_EMIT tablesChanged();
    readTables();
}

} // namespace app
