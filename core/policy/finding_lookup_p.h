// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/counted_joint.h"
#include "core/model/tensors.h"
#include "core/policy/policy.h"
#include "core/rl/exact_states.h"

#include <array>
#include <memory>
#include <optional>
#include <span>

namespace core {

// What a table of findings knows of one patient.
struct FindingPlace {
    std::optional<std::size_t> state;     // of ExactStates; unset: no patient in the table looks like this
    std::array<double, 2> mass{0.0, 0.0}; // [Disease], share of all patients
    double diseaseProbability() const { return mass[1] / (mass[0] + mass[1]); }
};

// Finds patients in a table of findings. What all policies of an exact front have in common.
//
// A patient of whom an asked value is not recorded, or is none that the table knows, is taken for the patients who
// agree in all other values asked for; where there are none, for anybody.
class FindingLookup {
public:
    FindingLookup(PolicyFeatures features, FindingTable table);

    const PolicyFeatures& features() const { return m_features; }
    const FindingTable& table() const { return m_table; }
    const ExactStates& states() const { return m_states; }
    // `values`: in the units of the data, NaN where not recorded; only those asked for are looked at.
    FindingPlace find(std::span<const float> values, PanelMask ordered) const;

    void save(TensorBundle& bundle) const;
    static Result<std::shared_ptr<const FindingLookup>> load(const TensorBundle& bundle);

private:
    std::array<double, 2> similarPatients(std::span<const std::size_t> levels, PanelMask ordered) const;

    PolicyFeatures m_features;
    FindingTable m_table;
    ExactStates m_states;
};
using FindingLookupPtr = std::shared_ptr<const FindingLookup>;

} // namespace core
