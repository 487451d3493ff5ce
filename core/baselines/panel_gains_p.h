// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/model_data_p.h"
#include "core/lattice/lattice_fit.h"

#include <optional>
#include <vector>

namespace core {

// How much every order is expected to tell about the outcome, from what is known: the mean fall of the entropy of
// P(disease), in nats, which is the information the panel and the outcome share given what is known. ActorAndClassifier
// by regressing the fall that training patients saw on what was known of them before.
class PanelGains {
public:
    struct Fitted;
    // `fit`: of these patients. Nothing when stopped.
    static std::optional<Fitted> fit(const LatticeFit& fit, const BinnedRows& rows, Seed seed, const WorkShare& work);

    // By order of the set. `row`: codes of all features.
    std::vector<float> expected(std::size_t set, const std::uint8_t* row, float probability) const;

private:
    struct SetGains {
        FeatureBins steps; // of the probability
        std::optional<OutlookForest> forest;
    };
    std::vector<SetGains> m_sets;
    std::size_t m_features = 0;
};

struct PanelGains::Fitted {
    PanelGains gains;
    // Of those who taught it, by trees that did not see them: [set][patient × order].
    std::vector<std::vector<float>> outOfBag;
};

} // namespace core
