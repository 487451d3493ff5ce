// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/lattice/lattice_model.h"
#include "core/lattice/lattice_solver.h"
#include "core/policy/policy.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"

#include <mutex>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

// Some patients as the lattice sees them.
struct LatticeGroup {
    std::vector<PatientIndex> patients = {};
    BinnedRows rows = {};
    std::vector<FeatureMask> recorded = {};
    LatticeView view = {};
};

LatticeGroup groupOf(const Cohort& cohort, const FeatureBins& bins, std::span<const PatientIndex> patients);

// Some patients of a group from the start to the diagnosis.
std::vector<Episode> walkGroup(const LatticeModel& model, const LatticeRule& rule, const LatticeGroup& group,
                               std::size_t first, std::size_t count, const OrderLimits& limits);

// New patients of whom everything is estimated once for all policies of a front.
class SharedEstimates {
public:
    SharedEstimates(LatticeModelPtr model, const Cohort& cohort) : m_model(std::move(model)), m_cohort(cohort) {}

    std::vector<Episode> episodes(const Policy& policy, std::span<const PatientIndex> patients, std::stop_token stop);

private:
    void estimate(std::span<const PatientIndex> patients, const std::stop_token& stop);

    LatticeModelPtr m_model;
    const Cohort& m_cohort;
    std::once_flag m_made;
    LatticeGroup m_group;
};

} // namespace core
