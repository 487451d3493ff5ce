// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/baseline_scheduler_p.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr std::chrono::milliseconds kBetweenReports{100};

// Seconds of one core for a system alone, measured on 9,900 patients with six panels; only their ratios matter.
double usualSeconds(const SystemId& system)
{
    const double tries = system.panels == PanelChoice::BestPair ? 2.0 : 1.0;
    switch (system.kind) {
    case SystemKind::LogisticRegression:
        return 0.4 * tries;
    case SystemKind::RandomForest:
        return 3.0 * tries;
    case SystemKind::XgBoost:
    case SystemKind::XgBoostLeafWise:
        return 2.0 * tries;
    case SystemKind::BestFixedSet:
        return 8.0;
    case SystemKind::Greedy:
        return 17.0;
    case SystemKind::Cwcf:
        return 10.0;
    case SystemKind::Voi:
    case SystemKind::Eddi:
    case SystemKind::Aaco:
    case SystemKind::Dime:
        return 4.0;
    case SystemKind::Gdfs:
        return 8.0;
    case SystemKind::Lattice:
        return 15.0;
    default:
        return 1.0 * tries;
    }
}

} // namespace

// The family shares its encoder (22 s), all but RS need the pretrained policies, and those that learn end to end come
// on top.
double usualSeconds(const BaselineTask& task)
{
    const auto asks = [&task](SystemKind kind) {
        return std::any_of(task.systems.begin(), task.systems.end(),
                           [kind](const SystemId& system) { return system.kind == kind; });
    };
    const bool endToEnd = asks(SystemKind::SmDdpoEndToEnd);
    if (endToEnd || asks(SystemKind::SmDdpoPretrained) || asks(SystemKind::FixedSelection))
        return 22.0 + 89.0 + (endToEnd ? 45.0 : 0.0);
    return asks(SystemKind::RandomSelection) ? 22.0 : usualSeconds(task.systems.front());
}

namespace {

double inSeconds(std::chrono::steady_clock::duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

BaselineScheduler::BaselineScheduler(std::vector<BaselineTask> tasks, std::vector<SystemRun> finished,
                                     std::size_t hands, const BaselineHooks& hooks, std::stop_token stop)
    : m_hooks(hooks),
      m_stop(std::move(stop)),
      m_hands(hands),
      m_runs(std::move(finished))
{
    for (BaselineTask& task : tasks)
        m_tasks.push_back({.task = std::move(task)});
}

std::optional<std::size_t> BaselineScheduler::next(std::size_t hand)
{
    const std::scoped_lock lock(m_mutex);
    if (m_stop.stop_requested() || m_failed)
        return std::nullopt;
    std::optional<std::size_t> chosen;
    for (std::size_t number = 0; number < m_tasks.size(); ++number) {
        if (m_tasks[number].begun)
            continue;
        if (!chosen || (hand > 0 && expected(m_tasks[number]) > expected(m_tasks[*chosen])))
            chosen = number;
    }
    if (!chosen)
        return std::nullopt;
    m_tasks[*chosen].begun = true;
    m_tasks[*chosen].began = Clock::now();
    report();
    return chosen;
}

bool BaselineScheduler::goOn(std::size_t number, double share)
{
    if (m_hooks.gate && m_hooks.gate->paused()) {
        const Clock::time_point since = Clock::now();
        {
            const std::scoped_lock lock(m_mutex);
            if (m_waiting++ == 0)
                m_pausedAt = since;
        }
        m_hooks.gate->waitWhilePaused(m_stop);
        const std::scoped_lock lock(m_mutex);
        const Clock::time_point now = Clock::now();
        m_tasks[number].paused += now - since;
        if (--m_waiting == 0)
            m_paused += now - m_pausedAt;
    }
    if (m_stop.stop_requested() || m_failed)
        return false;
    const std::scoped_lock lock(m_mutex);
    m_tasks[number].share = std::clamp(share, m_tasks[number].share, 1.0);
    if (Clock::now() - m_reportedAt >= kBetweenReports)
        report();
    return true;
}

double BaselineScheduler::secondsOf(std::size_t number) const
{
    const std::scoped_lock lock(m_mutex);
    return inSeconds(Clock::now() - m_tasks[number].began - m_tasks[number].paused);
}

void BaselineScheduler::keep(SystemRun run)
{
    const std::scoped_lock lock(m_mutex);
    if (m_hooks.saveRun)
        m_hooks.saveRun(run);
    m_news.push_back(run);
    m_runs.push_back(std::move(run));
    report();
}

void BaselineScheduler::end(std::size_t number)
{
    const std::scoped_lock lock(m_mutex);
    Piece& piece = m_tasks[number];
    piece.over = true;
    piece.share = 1.0;
    piece.seconds = inSeconds(Clock::now() - piece.began - piece.paused);
    report();
}

void BaselineScheduler::fail(Error error)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_failed.exchange(true))
        m_error = std::move(error);
}

bool BaselineScheduler::complete() const
{
    const std::scoped_lock lock(m_mutex);
    return std::all_of(m_tasks.begin(), m_tasks.end(), [](const Piece& piece) { return piece.over; });
}

double BaselineScheduler::pace() const
{
    double took = 0.0, usual = 0.0;
    for (const Piece& piece : m_tasks)
        if (piece.over) {
            took += piece.seconds;
            usual += usualSeconds(piece.task);
        }
    return usual > 0.0 ? took / usual : 1.0;
}

// What the same systems took before is known better than any table.
double BaselineScheduler::expected(const Piece& piece) const
{
    double took = 0.0;
    int times = 0;
    for (const Piece& other : m_tasks)
        if (other.over && other.task.systems == piece.task.systems) {
            took += other.seconds;
            ++times;
        }
    return times > 0 ? took / times : usualSeconds(piece.task) * pace();
}

void BaselineScheduler::report()
{
    m_reportedAt = Clock::now();
    BaselineUpdate update;
    update.finished = std::exchange(m_news, {});
    double all = 0.0, done = 0.0, longest = 0.0;
    for (const Piece& piece : m_tasks) {
        const double seconds = piece.over ? piece.seconds : expected(piece);
        all += seconds;
        done += seconds * piece.share;
        if (!piece.over)
            longest = std::max(longest, seconds * (1.0 - piece.share));
        if (piece.begun && !piece.over)
            for (const SystemId& system : piece.task.systems)
                update.underWay.emplace_back(system, piece.task.repeat);
    }
    const Clock::time_point now = m_waiting > 0 ? m_pausedAt : m_reportedAt;
    update.share = all > 0.0 ? done / all : 1.0;
    update.elapsedSeconds = inSeconds(now - m_start - m_paused);
    if (std::any_of(m_tasks.begin(), m_tasks.end(), [](const Piece& piece) { return piece.over; }))
        update.remainingSeconds = std::max(longest, (all - done) / static_cast<double>(m_hands));
    if (m_hooks.sink)
        m_hooks.sink(update);
}

} // namespace core
