#include "app/session/training_worker.h"

#include "app/session/ask_project.h"
#include "core/data/cohort.h"
#include "core/data/split.h"
#include "core/train/training_run.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenStores = 1s; // points of a second are one transaction

// What the disk refuses is tried again. A run that was removed meanwhile needs nothing any more.
core::Status unlessGone(core::Status done)
{
    if (!done &&
        (done.error().code == core::ErrorCode::RunUnknown || done.error().code == core::ErrorCode::RunNotResumable))
        return core::Done{};
    return done;
}

// A stored run as it was at its last checkpoint.
struct StoredRun {
    core::TrainingPlan plan;
    std::vector<core::CurvePoint> points;
    std::optional<core::TensorBundle> checkpoint;
    std::optional<core::TensorBundle> policy; // of the run that it continues
};

core::Result<StoredRun> reopenRun(core::ProjectFile& file, core::RunId run, const core::Fingerprint& cohort)
{
    const core::Result<std::vector<core::RunRecord>> records = file.runs();
    if (!records)
        return records.error();
    const auto record =
        std::find_if(records->begin(), records->end(), [run](const auto& one) { return one.id == run; });
    const std::string name = std::to_string(run.value);
    if (record == records->end())
        return core::Error{.code = core::ErrorCode::RunUnknown, .subject = name};
    if (record->start.cohort != cohort) // its checkpoint knows other patients
        return core::Error{.code = core::ErrorCode::RunNotResumable, .subject = name};
    StoredRun stored{.plan = record->start.plan, .points = {}, .checkpoint = {}, .policy = {}};
    if (record->hasCheckpoint) {
        core::Result<core::TensorBundle> checkpoint = file.checkpoint(run);
        if (!checkpoint)
            return checkpoint.error();
        stored.checkpoint = std::move(*checkpoint);
    }
    if (record->start.continues) {
        core::Result<core::TensorBundle> policy = file.policy(*record->start.continues);
        if (!policy)
            return policy.error();
        stored.policy = std::move(*policy);
    }
    // Only what can be read is taken up again; a run that cannot stays as it was.
    if (const core::Status resumed = file.resumeRun(run); !resumed)
        return resumed.error();
    core::Result<std::vector<core::CurvePoint>> points = file.points(run);
    if (!points)
        return points.error();
    stored.points = std::move(*points);
    return stored;
}

} // namespace

struct TrainingWorker::Prepared {
    core::CohortPtr cohort;
    core::Split split;
    core::TrainingPlan plan;
    core::TrainingStart start = {};
};

TrainingWorker::TrainingWorker(Request request, ProjectJobs jobs, std::function<void()> tell)
    : m_request(std::move(request)),
      m_jobs(std::move(jobs)),
      m_tell(std::move(tell)),
      m_storedAt(std::chrono::steady_clock::now()),
      m_thread([this](const std::stop_token& stop) { work(stop); })
{
}

TrainingWorker::~TrainingWorker()
{
    m_thread.request_stop();
    m_thread.join();
}

std::optional<TrainingWorker::News> TrainingWorker::takeNews()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_news, std::nullopt);
}

template <typename Change>
void TrainingWorker::put(Change change)
{
    bool first = false;
    {
        const std::scoped_lock lock(m_mutex);
        first = !m_news;
        change(first ? m_news.emplace() : *m_news);
    }
    if (first)
        m_tell();
}

void TrainingWorker::work(const std::stop_token& stop)
{
    Ended ended;
    core::Result<Prepared> prepared = prepare();
    if (!prepared) {
        ended.error = prepared.error();
    } else if (const core::Result<core::RunEnd> begun = begin(*prepared, stop); !begun) {
        ended.error = begun.error();
    } else if (*begun != core::RunEnd::Finished) {
        ended.end = *begun;
    } else if (const core::Result<core::RunEnd> trained = train(*prepared, stop); !trained) {
        ended.error = trained.error();
    } else {
        ended.end = *trained;
    }
    put([&ended](News& news) { news.ended = ended; });
}

core::Result<TrainingWorker::Prepared> TrainingWorker::prepare()
{
    const core::CohortOutcome made = core::makeCohort(m_request.import, m_request.study.task);
    if (!made.cohort)
        return made.problems.first().front();
    core::Result<core::Split> split = core::makeSplit(*made.cohort, m_request.study.split);
    if (!split)
        return split.error();
    return Prepared{.cohort = made.cohort, .split = std::move(*split), .plan = m_request.plan};
}

core::Result<core::RunEnd> TrainingWorker::begin(Prepared& prepared, const std::stop_token& stop)
{
    Begun begun{.run = {}, .plan = prepared.plan, .points = {}};
    if (m_request.resume) {
        m_run = *m_request.resume;
        auto stored = askProject<StoredRun>(
            m_jobs, stop, [run = m_run, cohort = prepared.cohort->fingerprint()](core::ProjectFile& file) {
                return reopenRun(file, run, cohort);
            });
        if (!stored)
            return core::RunEnd::Cancelled;
        if (!*stored)
            return stored->error();
        prepared.plan = begun.plan = (*stored)->plan;
        prepared.start.checkpoint = std::move((*stored)->checkpoint);
        if ((*stored)->policy) {
            const core::Result<core::NetworkPolicyPtr> policy = core::NetworkPolicy::load(*(*stored)->policy);
            if (!policy)
                return policy.error();
            prepared.start.policy = *policy;
        }
        begun.points = std::move((*stored)->points);
    } else {
        const core::RunStart start{.plan = prepared.plan,
                                   .cohort = prepared.cohort->fingerprint(),
                                   .patients = prepared.cohort->patientCount(),
                                   .origin = {},
                                   .continues = {}};
        const auto run =
            askProject<core::RunId>(m_jobs, stop, [start](core::ProjectFile& file) { return file.startRun(start); });
        if (!run)
            return core::RunEnd::Cancelled;
        if (!*run)
            return run->error();
        m_run = **run;
    }
    begun.run = m_run;
    put([&begun](News& news) { news.begun = std::move(begun); });
    return core::RunEnd::Finished;
}

core::Result<core::RunEnd> TrainingWorker::train(const Prepared& prepared, const std::stop_token& stop)
{
    core::TrainingHooks hooks;
    hooks.gate = &m_gate;
    hooks.sink = [this](const core::TrainingUpdate& update) { hear(update); };
    hooks.saveCheckpoint = [this](const core::TensorBundle& bundle) {
        storePoints(); // a resumed run drops the points after its checkpoint, not those before
        m_jobs([run = m_run, kept = std::make_shared<const core::TensorBundle>(bundle)](core::ProjectFile& file) {
            return unlessGone(file.saveCheckpoint(run, *kept));
        });
    };
    core::Result<core::TrainingOutcome> outcome(
        core::Error{.code = core::ErrorCode::PlanValueInvalid, .subject = "state_table_mb", .detail = "bad_alloc"});
    try {
        outcome = core::runTraining(prepared.plan, *prepared.cohort, prepared.split, prepared.start, stop, hooks);
    } catch (const std::bad_alloc&) { // the run fails, the window and what is stored stay
    }
    storePoints();
    if (!outcome) {
        storeEnd(core::RunStatus::Failed, {}, nullptr);
        return outcome.error();
    }
    std::shared_ptr<const core::TensorBundle> policy;
    if (outcome->policy)
        policy = std::make_shared<const core::TensorBundle>(outcome->policy->save());
    const core::RunEnd end = outcome->summary.end;
    storeEnd(statusOf(end), std::move(outcome->summary), std::move(policy));
    return end;
}

void TrainingWorker::hear(const core::TrainingUpdate& update)
{
    m_unstored.insert(m_unstored.end(), update.points.begin(), update.points.end());
    if (std::chrono::steady_clock::now() - m_storedAt >= kBetweenStores)
        storePoints();
    put([&update](News& news) {
        core::TrainingUpdate& gathered = news.update ? *news.update : news.update.emplace();
        gathered.phase = update.phase;
        gathered.share = update.share;
        gathered.elapsedSeconds = update.elapsedSeconds;
        gathered.remainingSeconds = update.remainingSeconds;
        gathered.points.insert(gathered.points.end(), update.points.begin(), update.points.end());
        gathered.notices.insert(gathered.notices.end(), update.notices.begin(), update.notices.end());
    });
}

void TrainingWorker::storePoints()
{
    m_storedAt = std::chrono::steady_clock::now();
    if (m_unstored.empty())
        return;
    m_jobs([run = m_run, points = std::exchange(m_unstored, {})](core::ProjectFile& file) {
        return unlessGone(file.appendPoints(run, points));
    });
}

void TrainingWorker::storeEnd(core::RunStatus status, core::TrainingSummary summary,
                              std::shared_ptr<const core::TensorBundle> policy)
{
    m_jobs([run = m_run, status, summary = std::move(summary), policy = std::move(policy)](core::ProjectFile& file) {
        return unlessGone(file.finishRun(run, status, summary, policy.get()));
    });
}

} // namespace app
