// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/queue_rows.h"

#include "core/front/policy_name.h"
#include "core/plan/training_progress.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {
namespace {

using Kind = core::JobStage;

// A run as the queue sees it, stored or not.
struct Entry {
    const core::RunRecord* record = nullptr;
    const TrainActivity* job = nullptr;
    const core::TrainingPlan& plan() const { return job ? job->plan : record->start.plan; }
};

bool earlier(const core::RunRecord& run, const TrainQueue& queue)
{
    return queue.patients && run.start.origin.empty() && run.start.cohort != *queue.patients;
}

// The same policy with another seed.
bool areSeedsOfOne(const Entry& a, const Entry& b, const TrainQueue& queue)
{
    core::TrainingPlan plan = a.plan();
    if (plan.seed == b.plan().seed)
        return false;
    plan.seed = b.plan().seed;
    const auto stale = [&](const Entry& one) { return one.record && earlier(*one.record, queue); };
    const auto patients = [](const Entry& one) { return one.record ? one.record->start.origin : std::string(); };
    return plan == b.plan() && stale(a) == stale(b) && patients(a) == patients(b);
}

std::vector<Entry> entriesOf(const TrainQueue& queue)
{
    std::vector<Entry> entries;
    for (const core::RunRecord& run : queue.runs) {
        const auto job = std::ranges::find_if(queue.jobs, [&](const TrainActivity& one) { return one.run == run.id; });
        entries.push_back({.record = &run, .job = job == queue.jobs.end() ? nullptr : &*job});
    }
    for (const TrainActivity& job : queue.jobs) {
        const bool stored =
            job.run && std::ranges::any_of(queue.runs, [&](const auto& run) { return run.id == *job.run; });
        if (!stored)
            entries.push_back({.record = nullptr, .job = &job});
    }
    return entries;
}

QueueState stateOf(Kind kind)
{
    switch (kind) {
    case Kind::Idle:
        return QueueState::Waiting;
    case Kind::Preparing:
        return QueueState::Preparing;
    case Kind::Running:
        return QueueState::Running;
    case Kind::Paused:
        return QueueState::Paused;
    case Kind::Stopping:
        return QueueState::Stopping;
    }
    return QueueState::Waiting;
}

QueueState stateOf(const core::RunRecord& run)
{
    const auto ordersNothing = [&run] {
        return run.summary && std::ranges::count(run.summary->notices, core::TrainingNotice::PolicyOrdersNothing) > 0;
    };
    switch (run.status) {
    case core::RunStatus::Running: // its end is being written
        return QueueState::Stopping;
    case core::RunStatus::Finished:
        return ordersNothing() ? QueueState::OrdersNothing : QueueState::Done;
    case core::RunStatus::Cancelled:
        return QueueState::Stopped;
    case core::RunStatus::Failed:
        return QueueState::Failed;
    case core::RunStatus::Interrupted:
        return QueueState::Interrupted;
    }
    return QueueState::Failed;
}

// What a row with several seeds says: what happens comes before what is over, trouble before success.
int weightOf(QueueState state)
{
    constexpr QueueState kOrder[] = {QueueState::Running,     QueueState::Preparing,     QueueState::Stopping,
                                     QueueState::Paused,      QueueState::Waiting,       QueueState::Failed,
                                     QueueState::Interrupted, QueueState::OrdersNothing, QueueState::Stopped,
                                     QueueState::Done};
    return static_cast<int>(std::ranges::find(kOrder, state) - std::begin(kOrder));
}

QueueRow rowOf(const std::vector<Entry>& seeds, const TrainQueue& queue)
{
    QueueRow row;
    row.shape = seeds.front().plan().shape;
    row.plan = seeds.front().plan();
    row.seeds = seeds.size();
    double value = 0.0, cost = 0.0, share = 0.0;
    int valued = 0, costed = 0;
    bool first = true;
    for (const Entry& one : seeds) {
        const QueueState state = one.job ? stateOf(one.job->kind) : stateOf(*one.record);
        if (std::exchange(first, false) || weightOf(state) < weightOf(row.state))
            row.state = state;
        if (one.record) {
            row.runs.push_back(one.record->id);
            row.startedAt = row.startedAt == 0 ? one.record->startedAt : row.startedAt;
        }
        if (!one.record && one.job->run)
            row.runs.push_back(*one.job->run);
        if (one.job) {
            row.tickets.push_back(one.job->ticket);
            share += one.job->progress.share;
            if (one.job->progress.remainingSeconds)
                row.seconds = std::max(row.seconds.value_or(0.0), *one.job->progress.remainingSeconds);
            continue;
        }
        ++row.ended;
        share += 1.0;
        const core::RunRecord& run = *one.record;
        row.earlierData = row.earlierData || earlier(run, queue);
        const bool unfinished = run.status == core::RunStatus::Interrupted || run.status == core::RunStatus::Cancelled;
        if (unfinished && run.hasCheckpoint && !row.resumable)
            row.resumable = run.id;
        if (!run.summary || !run.summary->validation)
            continue;
        if (const auto reached = core::metricOf(*run.summary->validation, queue.metric)) {
            value += *reached;
            ++valued;
        }
        if (run.summary->validation->meanCost.value) {
            cost += *run.summary->validation->meanCost.value;
            ++costed;
        }
    }
    row.share = share / static_cast<double>(seeds.size());
    if (valued > 0)
        row.value = value / valued;
    if (costed > 0)
        row.cost = cost / costed;
    return row;
}

QueueRow rowOf(const SearchEntry& search)
{
    QueueRow row;
    row.search = search.plan;
    row.front = search.front;
    row.share = search.progress.share;
    row.seconds = search.progress.remainingSeconds;
    row.value = search.best;
    row.found = search.found;
    row.startedAt = search.startedAt;
    if (search.waits)
        row.state = QueueState::Waiting;
    else if (search.kind != Kind::Idle)
        row.state = stateOf(search.kind);
    else if (search.status == core::RunStatus::Finished)
        row.state = QueueState::Done;
    else if (search.status == core::RunStatus::Interrupted)
        row.state = QueueState::Interrupted;
    else
        row.state = search.status == core::RunStatus::Failed ? QueueState::Failed : QueueState::Stopped;
    return row;
}

// What one run takes: as those under way tell, or as it was measured.
std::optional<double> secondsOfOne(const TrainQueue& queue)
{
    std::optional<double> each = queue.runSeconds;
    for (const TrainActivity& job : queue.jobs)
        if (job.active() && job.progress.remainingSeconds)
            each = job.progress.elapsedSeconds + *job.progress.remainingSeconds;
    return each;
}

// When each that waits begins, if every run takes as long as the present ones.
void setWaitingTimes(std::vector<QueueRow>& rows, const TrainQueue& queue)
{
    std::vector<double> free; // when each place is free again
    const std::optional<double> each = secondsOfOne(queue);
    for (const TrainActivity& job : queue.jobs)
        if (job.active())
            free.push_back(job.progress.remainingSeconds.value_or(each.value_or(0.0)));
    if (!each || free.empty())
        return;
    free.resize(std::max(queue.places, free.size()), 0.0);
    for (QueueRow& row : rows) {
        if (row.isSearch() || row.tickets.empty())
            continue;
        for (std::size_t seed = row.state == QueueState::Waiting ? 0 : row.tickets.size(); seed < row.tickets.size();
             ++seed) {
            const auto next = std::ranges::min_element(free);
            if (seed == 0)
                row.seconds = *next;
            *next += *each;
        }
    }
}

// A policy has the number of its first run; those that wait have the one they will get.
void numberRows(std::vector<QueueRow>& rows, const std::vector<core::RunRecord>& records)
{
    const auto nameOf = [&records](core::RunId run) {
        const auto record = std::ranges::find(records, run, &core::RunRecord::id);
        return record == records.end() ? core::automaticName(run) : core::runPolicyName(*record);
    };
    std::int64_t highest = 0;
    for (const QueueRow& row : rows)
        for (const core::RunId run : row.runs)
            highest = std::max(highest, run.value);
    for (QueueRow& row : rows) {
        if (row.isSearch()) {
            row.number = QStringLiteral("–"); // it finds many policies
        } else if (!row.runs.empty()) {
            row.number = QString::fromStdString(nameOf(row.runs.front()));
        } else {
            row.number = QString::fromStdString(core::automaticName(core::RunId{highest + 1}));
            highest += static_cast<std::int64_t>(row.tickets.size());
        }
    }
}

} // namespace

bool QueueRow::holds(core::RunId run) const
{
    return std::ranges::find(runs, run) != runs.end();
}

core::JobStage stageOf(const TrainQueue& queue)
{
    std::vector<Kind> kinds;
    for (const TrainActivity& job : queue.jobs)
        if (job.active())
            kinds.push_back(job.kind);
    for (const SearchEntry& search : queue.searches)
        if (search.kind != Kind::Idle)
            kinds.push_back(search.kind);
    for (const Kind kind : {Kind::Running, Kind::Paused, Kind::Preparing, Kind::Stopping})
        if (std::ranges::count(kinds, kind) > 0)
            return kind;
    return Kind::Idle;
}

double shareOf(const TrainQueue& queue)
{
    double done = static_cast<double>(queue.endedNow);
    double all = done;
    for (const TrainActivity& job : queue.jobs) {
        done += job.active() ? job.progress.share : 0.0;
        all += 1.0;
    }
    for (const SearchEntry& search : queue.searches) {
        if (search.kind == Kind::Idle && !search.waits)
            continue;
        done += search.progress.share;
        all += 1.0;
    }
    return all > 0.0 ? done / all : 0.0;
}

std::optional<double> remainingSecondsOf(const TrainQueue& queue)
{
    for (const SearchEntry& search : queue.searches)
        if (search.kind != Kind::Idle)
            return search.progress.remainingSeconds;
    std::optional<double> each = secondsOfOne(queue);
    double work = 0.0;
    double longest = 0.0;
    for (const TrainActivity& job : queue.jobs) {
        const std::optional<double> left =
            job.active() && job.progress.remainingSeconds ? job.progress.remainingSeconds : each;
        if (!left)
            return std::nullopt;
        work += *left;
        longest = std::max(longest, *left);
    }
    return std::max(longest, work / static_cast<double>(std::max<std::size_t>(1, queue.places)));
}

std::vector<QueueRow> queueRows(const TrainQueue& queue)
{
    std::vector<std::vector<Entry>> groups;
    for (const Entry& entry : entriesOf(queue)) {
        const auto group = std::ranges::find_if(groups, [&](const std::vector<Entry>& seeds) {
            return std::ranges::all_of(seeds, [&](const Entry& one) { return areSeedsOfOne(one, entry, queue); });
        });
        if (group == groups.end())
            groups.push_back({entry});
        else
            group->push_back(entry);
    }
    std::vector<QueueRow> rows;
    for (const std::vector<Entry>& seeds : groups)
        rows.push_back(rowOf(seeds, queue));
    for (const SearchEntry& search : queue.searches)
        rows.push_back(rowOf(search));
    std::ranges::stable_sort(rows, {}, [](const QueueRow& row) {
        return row.startedAt > 0 ? row.startedAt : std::numeric_limits<std::int64_t>::max();
    });
    numberRows(rows, queue.runs);
    setWaitingTimes(rows, queue);
    return rows;
}

} // namespace ui
