// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/pareto_front.h"
#include "core/lattice/lattice_targets_p.h"
#include "core/lattice/masked_estimate_p.h"
#include "core/lattice/order_promise_p.h"
#include "core/lattice/set_teachers_p.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace core {

// Some of the patients who teach, fold after fold: enough to see where good policies lead.
struct Explorers {
    std::vector<std::uint32_t> who; // among the teachers
    BinnedRows rows;
    std::vector<std::uint8_t> diseased, fold;
    std::vector<std::size_t> foldBegins; // and the end
    std::vector<PanelMask> recorded;

    Explorers(const BinnedRows& all, const LatticePatients& patients, const SetTeachers& teachers);
    std::size_t count() const { return who.size(); }
};

// What sets are chosen by.
struct GrowthStudy {
    const FrontPlan plan; // its lattice, metric, seed and aim
    const TestCatalog& catalog;
    const FeatureMask& visible;
    const PanelRules& rules;
    const BinnedRows& rows;
    const LatticePatients& patients;
    const SetTeachers& teachers;
    Executor& executor;
    std::function<bool()> goOn;
};

// Which sets of panels are estimated and solved. All of them where the plan allows so many. Otherwise those that
// matter: from a way that leads from no panel to all of them it grows where patients go. On the sets there are, rules
// for several prices of money are learned and followed; wherever a patient comes by, every further order is considered,
// by one model for all sets, and the sets are estimated that promise most. What one more order anywhere would gain, by
// patients who did not choose it, is what is left: it ends where that is little.
class SetGrowth {
public:
    explicit SetGrowth(GrowthStudy study);

    std::optional<std::vector<PanelMask>> next(); // to be estimated now; empty: nothing more. Nothing when stopped
    void fitted(PanelMask closure, std::span<const float> probability); // of all who teach
    std::vector<PanelMask> chosen() const;
    bool leavesOut() const { return m_leavesOut; }
    std::size_t expectedCount() const { return m_expected; }
    // The front of the rules that were followed last, by the patients who followed them, each decided for by what the
    // other folds taught.
    const std::vector<CostValue>& preview() const { return m_preview; }
    // What is left, as a difference of the figure the front is about; nothing while nobody looked.
    std::optional<double> leftToGain() const { return m_left; }

private:
    struct Exploration;
    struct Candidate;
    std::vector<PanelMask> beginning();
    std::vector<PanelMask> singles() const;
    std::vector<PanelMask> bestSingles(std::size_t most);
    std::vector<PanelMask> wayToAll(std::size_t most);
    std::optional<Exploration> explore(std::optional<double> certainty = {});
    std::vector<PanelMask> grow(const Exploration& seen);
    void prune(const Exploration& seen);
    bool thin();
    std::size_t fewestVisits() const;
    std::vector<PanelMask> admitted(std::vector<Candidate> candidates);
    bool hasRoom(PanelMask closure) const;
    PanelMask none() const { return m_study.rules.closure(PanelMask()); }
    PanelMask all() const { return m_study.rules.closure(PanelMask::all(m_study.rules.panelCount())); }
    const std::vector<float>& maskedOdds(PanelMask closure);
    std::vector<float> oddsOf(PanelMask closure, PanelMask from);
    OrderBeyond beyond(PanelMask from, PanelId panel);
    double maskedLoss(PanelMask closure);

    GrowthStudy m_study;
    Explorers m_explorers;
    TestCatalog m_burdens; // the same panels, priced by what is minimised
    std::size_t m_most, m_expected;
    bool m_leavesOut = false;
    std::size_t m_round = 0;
    std::optional<MaskedEstimate> m_masked;
    std::map<std::uint64_t, std::vector<float>> m_probability; // by closure: of the explorers, where it is estimated
    std::map<std::uint64_t, std::vector<float>> m_maskedOdds;
    std::map<std::uint64_t, std::size_t> m_members; // closures of the lattice, and for how many rounds nobody came by
    std::set<std::uint64_t> m_lasting;              // of them those that stay, whoever comes by
    std::vector<CostValue> m_preview;
    std::optional<double> m_left;
};

} // namespace core
