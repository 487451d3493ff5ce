// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/front_reporter_p.h"

#include "core/front/front_fields.h"

#include <algorithm>
#include <utility>

namespace core {

FrontReporter::FrontReporter(const FrontHooks& hooks, std::stop_token stop) : m_hooks(hooks), m_stop(std::move(stop)) {}

void FrontReporter::expect(std::map<FrontPhase, double> seconds)
{
    const std::scoped_lock lock(m_mutex);
    m_expected = std::move(seconds);
    double once = 0.0;
    for (const auto& [phase, expected] : m_expected)
        once += expected;
    if (m_rounds > 0) {
        m_expected[FrontPhase::Folds] = once * static_cast<double>(m_rounds);
        m_expected[FrontPhase::AllPatients] = once;
    }
}

bool FrontReporter::goOn()
{
    if (m_hooks.betweenPieces) {
        const std::scoped_lock lock(m_mutex);
        m_hooks.betweenPieces();
    }
    if (m_hooks.gate && m_hooks.gate->paused()) {
        {
            const std::scoped_lock lock(m_pauseMutex);
            if (m_waiting++ == 0)
                m_pausedAt = Clock::now();
        }
        m_hooks.gate->waitWhilePaused(m_stop);
        const std::scoped_lock lock(m_pauseMutex);
        if (--m_waiting == 0)
            m_paused += Clock::now() - m_pausedAt;
    }
    return !m_stop.stop_requested();
}

double FrontReporter::seconds() const
{
    const std::scoped_lock lock(m_pauseMutex);
    const Clock::time_point now = m_waiting > 0 ? m_pausedAt : Clock::now();
    return std::chrono::duration<double>(now - m_start - m_paused).count();
}

void FrontReporter::enter(FrontPhase phase)
{
    if (phase == m_phase)
        return;
    const double now = seconds();
    m_secondsIn[m_phase] += now - std::exchange(m_phaseBegan, now);
    m_phase = phase;
}

double FrontReporter::secondsIn(FrontPhase phase) const
{
    const auto past = m_secondsIn.find(phase);
    return (past == m_secondsIn.end() ? 0.0 : past->second) + (phase == m_phase ? seconds() - m_phaseBegan : 0.0);
}

double FrontReporter::secondsOfPreparation() const
{
    return secondsIn(FrontPhase::Encoder) + secondsIn(FrontPhase::StateTable) + secondsIn(FrontPhase::Classifier) +
           secondsIn(FrontPhase::PanelSets) + secondsIn(FrontPhase::Outlooks);
}

double FrontReporter::secondsOfSolving() const
{
    return secondsIn(FrontPhase::Policies) + secondsIn(FrontPhase::Solving);
}

double FrontReporter::share() const
{
    double before = 0.0, all = 0.0;
    const double ofPhase = m_total > 0 ? std::min(1.0, (double(m_done) + m_underWay) / double(m_total)) : 0.0;
    for (const auto& [phase, seconds] : m_expected) {
        all += seconds;
        before += phase < m_phase ? seconds : phase == m_phase ? seconds * ofPhase : 0.0;
    }
    return all > 0.0 ? before / all : 0.0;
}

FrontUpdate FrontReporter::update()
{
    FrontUpdate update;
    update.phase = m_phase;
    update.share = share();
    update.elapsedSeconds = seconds();
    if (update.share > 0.02 && update.elapsedSeconds > 1.0)
        update.remainingSeconds = update.elapsedSeconds * (1.0 - update.share) / update.share;
    update.done = m_done;
    update.total = m_total;
    update.points = std::exchange(m_newPoints, {});
    update.notices = std::exchange(m_newNotices, {});
    update.preview = std::exchange(m_preview, {});
    return update;
}

void FrontReporter::report(FrontPhase phase, std::uint64_t done, std::uint64_t total, double underWay)
{
    const std::scoped_lock lock(m_mutex);
    if (phase == m_phase && total == m_total)
        done = std::max(done, m_done); // another hand was quicker to tell
    enter(phase);
    m_done = done;
    m_total = total;
    m_underWay = underWay;
    if (m_hooks.sink)
        m_hooks.sink(update());
}

void FrontReporter::notice(FrontNotice notice)
{
    const std::scoped_lock lock(m_mutex);
    if (std::ranges::find(m_allNotices, notice) != m_allNotices.end())
        return;
    m_allNotices.push_back(notice);
    m_newNotices.push_back(notice);
    if (notice == FrontNotice::Resumed || !m_hooks.savePart)
        return;
    TensorBundle told; // who goes on does not come by where it was noticed
    told.addNumber("told", std::uint64_t{1});
    m_hooks.savePart(std::string(kNoticeParts) + nameOf(notice), told);
}

void FrontReporter::preview(const std::vector<CostValue>& front)
{
    const std::scoped_lock lock(m_mutex);
    m_preview = front;
    if (m_hooks.sink)
        m_hooks.sink(update());
}

void FrontReporter::part(const std::string& name, const TensorBundle& bundle)
{
    const std::scoped_lock lock(m_mutex);
    if (m_hooks.savePart)
        m_hooks.savePart(name, bundle);
}

void FrontReporter::found(FoundPolicy policy)
{
    const std::scoped_lock lock(m_mutex);
    m_newPoints.push_back(policy.point);
    m_policies.push_back(std::move(policy));
    if (m_hooks.savePolicy)
        m_hooks.savePolicy(m_policies.size() - 1, m_policies.back());
    if (m_hooks.sink)
        m_hooks.sink(update());
}

void FrontReporter::alreadyFound(const std::vector<FoundPolicy>& all)
{
    const std::scoped_lock lock(m_mutex);
    for (const FoundPolicy& policy : all) {
        m_newPoints.push_back(policy.point);
        m_policies.push_back(policy);
    }
}

} // namespace core
