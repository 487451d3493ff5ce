#include "core/train/front_reporter_p.h"

#include <algorithm>

namespace core {

FrontReporter::FrontReporter(const FrontHooks& hooks, std::stop_token stop) : m_hooks(hooks), m_stop(std::move(stop)) {}

void FrontReporter::expect(std::map<FrontPhase, double> seconds)
{
    const std::scoped_lock lock(m_mutex);
    m_expected = std::move(seconds);
}

bool FrontReporter::goOn()
{
    if (m_hooks.gate && m_hooks.gate->paused()) {
        const auto before = Clock::now();
        m_hooks.gate->waitWhilePaused(m_stop);
        // Several hands wait at once; the longest wait is what the search lost.
        const auto waited = (Clock::now() - before).count();
        auto known = m_paused.load();
        while (known < waited && !m_paused.compare_exchange_weak(known, waited))
            ;
    }
    return !m_stop.stop_requested();
}

double FrontReporter::seconds() const
{
    const auto worked = Clock::now() - m_start - Clock::duration(m_paused.load());
    return std::chrono::duration<double>(worked).count();
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
    return update;
}

void FrontReporter::tell(FrontPhase phase, std::uint64_t done, std::uint64_t total, double underWay)
{
    const std::scoped_lock lock(m_mutex);
    if (phase == m_phase && total == m_total)
        done = std::max(done, m_done); // another hand was quicker to tell
    m_phase = phase;
    m_done = done;
    m_total = total;
    m_underWay = underWay;
    if (m_hooks.sink)
        m_hooks.sink(update());
}

void FrontReporter::notice(FrontNotice notice)
{
    const std::scoped_lock lock(m_mutex);
    if (std::ranges::find(m_told, notice) != m_told.end())
        return;
    m_told.push_back(notice);
    m_newNotices.push_back(notice);
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
