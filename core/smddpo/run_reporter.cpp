// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/run_reporter_p.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace core {

RunReporter::RunReporter(const TrainingHooks& hooks, std::stop_token stop, double secondsBefore)
    : m_hooks(hooks),
      m_stop(std::move(stop)),
      m_start(Clock::now()),
      m_lastCheckpoint(m_start),
      m_secondsBefore(secondsBefore)
{
}

void RunReporter::expect(const PhaseEstimates& estimates)
{
    m_expected = {estimates.encoder, estimates.stateTable, estimates.classifier, estimates.selector,
                  estimates.finalEvaluation};
}

bool RunReporter::goOn()
{
    if (m_hooks.gate != nullptr && m_hooks.gate->paused()) {
        const auto since = Clock::now();
        m_hooks.gate->waitWhilePaused(m_stop);
        m_paused += Clock::now() - since;
    }
    return !m_stop.stop_requested();
}

void RunReporter::point(Curve curve, std::uint64_t x, std::optional<double> value, std::uint32_t panel)
{
    if (value)
        m_points.push_back({.curve = curve, .panel = panel, .x = x, .value = *value});
}

void RunReporter::points(std::vector<CurvePoint> points)
{
    std::ranges::move(points, std::back_inserter(m_points));
}

void RunReporter::notice(TrainingNotice notice)
{
    if (std::ranges::find(m_allNotices, notice) != m_allNotices.end())
        return;
    m_allNotices.push_back(notice);
    m_newNotices.push_back(notice);
}

void RunReporter::notices(const std::vector<TrainingNotice>& notices)
{
    for (const TrainingNotice each : notices)
        notice(each);
}

double RunReporter::seconds() const
{
    return m_secondsBefore + std::chrono::duration<double>(Clock::now() - m_start - m_paused).count();
}

std::optional<double> RunReporter::remaining(double share) const
{
    // From what this start of the run has shown, so that a resumed run does not count the night in between.
    const double done = share - std::max(0.0, m_shareAtStart);
    const double worked = seconds() - m_secondsBefore;
    if (done < 0.02 || worked < 1.0)
        return {};
    return worked * (1.0 - share) / done;
}

void RunReporter::report(TrainingPhase phase, double shareOfPhase)
{
    const auto index = static_cast<std::size_t>(phase);
    const double all = std::accumulate(m_expected.begin(), m_expected.end(), 0.0);
    const double before =
        std::accumulate(m_expected.begin(), m_expected.begin() + static_cast<std::ptrdiff_t>(index), 0.0);
    const double share = all > 0.0 ? (before + m_expected[index] * std::clamp(shareOfPhase, 0.0, 1.0)) / all : 0.0;
    if (m_shareAtStart < 0.0)
        m_shareAtStart = share;
    TrainingUpdate update{.phase = phase,
                          .share = share,
                          .elapsedSeconds = seconds(),
                          .remainingSeconds = remaining(share),
                          .points = std::exchange(m_points, {}),
                          .notices = std::exchange(m_newNotices, {})};
    if (m_hooks.sink)
        m_hooks.sink(update);
}

bool RunReporter::checkpointDue() const
{
    return m_hooks.saveCheckpoint && Clock::now() - m_lastCheckpoint >= m_hooks.checkpointEvery;
}

void RunReporter::checkpointSaved()
{
    m_lastCheckpoint = Clock::now();
}

} // namespace core
