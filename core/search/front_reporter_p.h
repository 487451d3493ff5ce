// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/front_search.h"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

inline constexpr std::string_view kNoticeParts = "notice/"; // and which one: what was noticed before an interruption

// Reports how a search goes, keeps what it finds, and asks whether to go on. May be called by all threads of a
// executor at once; callbacks get one of them at a time.
class FrontReporter {
public:
    FrontReporter(const FrontHooks& hooks, std::stop_token stop);

    // What each phase is expected to take, in seconds of an ordinary computer; only their ratios matter.
    void expect(std::map<FrontPhase, double> seconds);
    void expectRounds(std::size_t rounds) { m_rounds = rounds; } // of everything again, before any of this
    // Waits while the search is paused; false when it was asked to stop.
    bool goOn();

    // `underWay`: how much is done of those that are not finished, 1 for each.
    void report(FrontPhase phase, std::uint64_t done, std::uint64_t total, double underWay = 0.0);
    void notice(FrontNotice notice); // reported once
    void preview(const std::vector<CostValue>& front);
    void leftToGain(double metric) { m_leftToGain = metric; } // by sets of panels that were left out
    std::optional<double> leftToGain() const { return m_leftToGain; }
    void part(const std::string& name, const TensorBundle& bundle);
    void found(FoundPolicy policy); // numbered, saved and reported
    void
    alreadyFound(const std::vector<FoundPolicy>& all); // before the search was interrupted: reported, not saved again

    double seconds() const;                                                 // worked, pauses not counted
    double secondsOfPreparation() const;                                    // encoder and classifier, or panel sets
    double secondsOfSolving() const;                                        // policies
    const std::vector<FoundPolicy>& policies() const { return m_policies; } // while nobody else calls `found`
    std::vector<FoundPolicy> takePolicies() { return std::move(m_policies); }
    const std::vector<FrontNotice>& notices() const { return m_allNotices; }

private:
    using Clock = std::chrono::steady_clock;
    double share() const;
    FrontUpdate update();
    void enter(FrontPhase phase);
    double secondsIn(FrontPhase phase) const;

    const FrontHooks& m_hooks;
    std::stop_token m_stop;
    Clock::time_point m_start = Clock::now();

    mutable std::mutex m_pauseMutex;
    int m_waiting = 0; // hands
    Clock::time_point m_pausedAt;
    Clock::duration m_paused{};

    std::mutex m_mutex;                       // of everything below
    std::map<FrontPhase, double> m_secondsIn; // phases that are over
    double m_phaseBegan = 0.0;
    std::map<FrontPhase, double> m_expected;
    std::size_t m_rounds = 0;
    FrontPhase m_phase = FrontPhase::PanelSets;
    std::uint64_t m_done = 0, m_total = 0;
    double m_underWay = 0.0;
    std::vector<FoundPolicy> m_policies;
    std::vector<OperatingPoint> m_newPoints;
    std::vector<FrontNotice> m_newNotices;
    std::vector<FrontNotice> m_allNotices;
    std::vector<CostValue> m_preview;
    std::optional<double> m_leftToGain;
};

} // namespace core
