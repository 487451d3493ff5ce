#include "app/session/baseline_study.h"

#include "app/session/job_records.h"
#include "app/session/project_answers.h"
#include "app/session/session.h"

#include <QDateTime>
#include <QMetaObject>

#include <utility>

namespace app {

struct BaselineStudy::Answers : ProjectAnswers {
    explicit Answers(BaselineStudy* asker) : ProjectAnswers(asker, [asker] { asker->receiveAnswers(); }) {}

    Mailbox<std::vector<core::BaselineRecord>> tables;
};

BaselineStudy::BaselineStudy(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_answers(std::make_shared<Answers>(this))
{
    connect(&session, &Session::projectClosing, this, &BaselineStudy::leaveProject);
    connect(&session, &Session::projectChanged, this, &BaselineStudy::enterProject);
    enterProject();
}

BaselineStudy::~BaselineStudy()
{
    m_answers->forget();
}

BaselineWorker::Request BaselineStudy::request() const
{
    return {.import = m_session.import(), .study = m_session.study(), .plan = {}, .resume = {}, .cores = m_cores};
}

void BaselineStudy::start(const core::BaselinePlan& plan)
{
    BaselineWorker::Request wish = request();
    wish.plan = plan;
    begin(std::move(wish));
}

void BaselineStudy::resumeTable(core::BaselineId table)
{
    const core::BaselineRecord* stored = recordWith(m_tables, std::optional(table));
    if (!stored)
        return;
    BaselineWorker::Request wish = request();
    wish.plan = stored->start.plan;
    wish.resume = table;
    begin(std::move(wish));
}

void BaselineStudy::begin(BaselineWorker::Request wish)
{
    if (state().active() || !m_session.canEdit())
        return;
    m_seat.begin(std::move(wish), m_session.projectJobs(),
                 [this] { QMetaObject::invokeMethod(this, &BaselineStudy::receiveNews, Qt::QueuedConnection); });
    Q_EMIT stateChanged();
}

void BaselineStudy::pause()
{
    if (m_seat.pause())
        Q_EMIT stateChanged();
}

void BaselineStudy::resume()
{
    if (m_seat.resume())
        Q_EMIT stateChanged();
}

void BaselineStudy::stop()
{
    if (m_seat.stop())
        Q_EMIT stateChanged();
}

core::BaselineRecord* BaselineStudy::made()
{
    return recordWith(m_tables, state().table);
}

void BaselineStudy::receiveNews()
{
    std::optional<BaselineWorker::News> news = m_seat.takeNews();
    if (!news)
        return;
    if (news->begun)
        receiveBegun(std::move(*news->begun));
    if (news->update)
        receiveUpdate(std::move(*news->update));
    if (news->ended) {
        const JobEnd end = *news->ended;
        m_seat.clear(); // it told this last
        readTables();   // behind everything it stored
        Q_EMIT stateChanged();
        if (end.error)
            Q_EMIT failed(*end.error);
        Q_EMIT ended(end.end);
    }
}

void BaselineStudy::receiveBegun(BaselineWorker::Begun begunNow)
{
    m_session.keepSample();
    m_seat.state().table = begunNow.table;
    m_seat.state().plan = begunNow.start.plan;
    m_seat.noteBegun();
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

void BaselineStudy::receiveUpdate(core::BaselineUpdate update)
{
    m_seat.state().progress = std::move(update);
    if (core::BaselineRecord* record = made()) {
        for (core::SystemRun run : state().progress.finished) {
            run.validationScores = run.testScores = nullptr; // the project has them
            record->runs.push_back(std::move(run));
        }
    }
    if (state().table)
        Q_EMIT progressed(*state().table, state().progress);
}

void BaselineStudy::readTables()
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs)
        return;
    jobs([answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(answers->tables, file.baselines());
        return core::Done{};
    });
}

void BaselineStudy::removeTable(core::BaselineId table)
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

void BaselineStudy::receiveAnswers()
{
    if (std::optional<std::vector<core::BaselineRecord>> tables = m_answers->tables.take()) {
        takeRecords(m_tables, std::move(*tables), state().table);
        Q_EMIT tablesChanged();
    }
    for (const core::Error& error : m_answers->takeErrors())
        Q_EMIT failed(error);
}

void BaselineStudy::leaveProject()
{
    if (!m_seat.clear()) // what it stores goes to the file that is about to be closed
        return;
    Q_EMIT stateChanged();
    Q_EMIT ended(core::RunEnd::Cancelled);
}

// Also called when the same project got another place.
void BaselineStudy::enterProject()
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
