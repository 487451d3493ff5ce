// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_rule.h"
#include "core/lattice/outlook_forest.h"
#include "core/lattice/panel_lattice.h"
#include "core/lattice/set_estimate.h"
#include "core/learn/trees/feature_bins.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// P(disease) and the outlook of every order, for every set of panels: what all rules over one lattice share. Immutable.
class LatticeModel {
public:
    // Of one set of panels.
    struct SetModel {
        SetEstimate estimate;
        FeatureBins probabilitySteps;         // how the forest sees the probability, its last feature
        std::optional<OutlookForest> outlook; // none where nothing is left to order
    };
    struct Parts {
        PanelLattice lattice;
        FeatureBins bins;
        OutlookCuts cuts;
        std::vector<SetModel> sets; // by set of the lattice
    };
    explicit LatticeModel(Parts parts);

    const PanelLattice& lattice() const { return m_parts.lattice; }
    const FeatureBins& bins() const { return m_parts.bins; }
    const OutlookCuts& cuts() const { return m_parts.cuts; }
    std::size_t outlookCount(std::size_t set) const;

    // `row`: codes of all features.
    float probability(std::size_t set, const std::uint8_t* row) const
    {
        return m_parts.sets[set].estimate.probability(row);
    }
    void writeOutlook(std::size_t set, const std::uint8_t* row, float probability, std::span<float> outlook) const;

    // The lattice itself is not saved: it follows from the panels and the sets.
    void save(TensorBundle& bundle, std::string_view prefix) const;
    static Result<std::shared_ptr<const LatticeModel>> load(const TensorBundle& bundle, std::string_view prefix,
                                                            const TestCatalog& catalog, const FeatureMask& visible,
                                                            CostAim aim = {});

private:
    Parts m_parts;
};
using LatticeModelPtr = std::shared_ptr<const LatticeModel>;

} // namespace core
