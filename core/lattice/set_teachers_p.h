// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_fit.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <vector>

namespace core {

// Some of the patients a lattice is learned from, with their codes, outcomes and folds.
struct Teachers {
    std::vector<std::uint32_t> patients; // empty: all of them
    BinnedRows rows = {};
    std::vector<std::uint8_t> diseased = {}, fold = {};
    bool all() const { return patients.empty(); }
};

// Who teaches which set of panels. A patient stands in a set where its panels showed something, so only such patients
// teach it: what those without a panel are like is no result of the panel. Where they are too few, everybody teaches.
// The estimate of a patient who cannot get to a set is that of the place where they stand instead.
class SetTeachers {
public:
    SetTeachers(const PanelRules& rules, const BinnedRows& rows, const LatticePatients& patients);

    bool gaps() const { return m_gaps; }                             // somebody has nothing of some panel
    PanelMask placeOf(PanelMask closure, std::size_t patient) const; // once these panels are ordered
    Teachers teachersOf(PanelMask closure) const;
    PanelMask recordedOf(std::size_t patient) const { return m_recorded[patient]; } // panels that show something

private:
    std::vector<std::uint32_t> patientsIn(PanelMask closure) const;

    const PanelRules& m_rules;
    const BinnedRows& m_rows;
    const LatticePatients& m_patients;
    std::vector<PanelMask> m_recorded; // by patient: panels of which the record holds anything
    bool m_gaps = false;
};

} // namespace core
