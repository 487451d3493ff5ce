// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"
#include "core/smddpo/training_run.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// What each phase is expected to take, in seconds of an ordinary computer; only their ratios matter.
struct PhaseEstimates {
    double encoder = 0.0, stateTable = 0.0, classifier = 0.0, selector = 0.0, finalEvaluation = 0.0;
};

// Reports how a run goes, and asks whether to go on.
class RunReporter {
public:
    RunReporter(const TrainingHooks& hooks, std::stop_token stop, double secondsBefore);

    void expect(const PhaseEstimates& estimates);
    // Waits while the run is paused; false when it was asked to stop.
    bool goOn();

    void point(Curve curve, std::uint64_t x, std::optional<double> value, std::uint32_t panel = 0); // undefined: a gap
    void points(std::vector<CurvePoint> points);
    void notice(TrainingNotice notice); // reported once
    void notices(const std::vector<TrainingNotice>& notices);
    void report(TrainingPhase phase, double shareOfPhase); // with the points since the last time

    double seconds() const; // worked, pauses not counted
    bool checkpointDue() const;
    void checkpointSaved();
    const std::vector<TrainingNotice>& allNotices() const { return m_allNotices; }
    void setEarlierNotices(std::vector<TrainingNotice> notices) { m_allNotices = std::move(notices); }

private:
    using Clock = std::chrono::steady_clock;
    std::optional<double> remaining(double share) const;

    const TrainingHooks& m_hooks;
    std::stop_token m_stop;
    Clock::time_point m_start;
    Clock::time_point m_lastCheckpoint;
    Clock::duration m_paused{};
    double m_secondsBefore; // of the run before it was interrupted
    std::array<double, 5> m_expected{};
    double m_shareAtStart = -1.0;
    std::vector<CurvePoint> m_points;
    std::vector<TrainingNotice> m_newNotices;
    std::vector<TrainingNotice> m_allNotices;
};

} // namespace core
