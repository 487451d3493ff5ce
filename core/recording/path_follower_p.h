// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/recording_estimate.h"
#include "core/recording/drawn_results_p.h"
#include "core/recording/recording_chances_p.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

// Follows a policy that may order everything, with the patients' records as far as they go and with drawn results
// beyond.
class PathFollower {
public:
    struct Limits {
        std::size_t draws = 10; // for each order of each patient; 0: nothing is expected
        std::optional<Cost> cap = {};
        Seed seed{1};
    };
    // All of these must outlive it.
    PathFollower(const PolicyView& view, RecordingChances& chances, const DrawnResults& results, const Limits& limits,
                 std::stop_token stop);

    // Without `plain`, which is not its concern. Nothing when stopped.
    std::optional<std::vector<RecordedPath>> follow(std::span<const PatientIndex> patients);

private:
    struct Traveller {
        std::size_t row = 0; // of the rows walked over
        PanelMask ordered;
        double paid = 0.0;
        std::optional<PanelId> pending = {}; // the second of two that are ordered together
    };
    struct Decided {
        Traveller traveller;
        Action action;
    };
    // One step of those who stand at the same place.
    std::vector<Decided> decide(std::span<const float> rows, std::span<const Traveller> group) const;
    bool orderFor(std::span<const Decided> ordering, std::vector<Traveller>& next);
    bool expectEnds(std::span<const Decided> ordering, std::vector<SaidAndCost>& expected) const;
    std::optional<std::vector<SaidAndCost>> walkOn(std::span<const float> rows,
                                                   std::vector<Traveller> travellers) const;

    const PolicyView& m_view;
    RecordingChances& m_chances;
    const DrawnResults& m_results;
    Limits m_limits;
    std::stop_token m_stop;
    FeatureMask m_everything;
    std::vector<float> m_rows; // of the patients
    std::vector<FeatureMask> m_recorded;
    std::vector<std::size_t> m_streams; // by patient: where their random numbers begin
    std::vector<RecordedPath> m_paths;
};

} // namespace core
