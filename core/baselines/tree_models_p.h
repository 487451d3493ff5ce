// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/system_fit_p.h"
#include "core/baselines/tree_booster_p.h"

namespace core {

struct BoostSetting {
    int depth = 4;  // 0: no limit, then `leaves` is one
    int leaves = 0; // above 0: the leaf that gains most is split next, as LightGBM does
    double rate = 0.1;
    double patientShare = 1.0; // drawn again for each tree
    double columnShare = 1.0;
    int mostRounds = 600;
    int patience = 25; // rounds without gain
    std::string text(int rounds) const;
};

// Boosting ends where the loss on validation patients stops falling. Those choose the setting and the threshold too,
// never the trees themselves; keeping back training patients for it would cost every tree a tenth of its lessons.
struct BoostLessons {
    const TreePatients& patients;
    std::span<const Disease> truth; // validation
    double prevalence = 0.5;        // training
    Seed seed;
};
Fitted<ModelScores> boostTrees(const BoostLessons& lessons, const BoostSetting& setting, const WorkShare& work);

struct ForestSetting {
    int depth = 12;
    double columnShare = 0.2; // looked at for each split
    int smallestLeaf = 5;     // patients
    std::string text(int trees) const;
};

// A forest that can be grown on. Each tree learns from 63 % of the patients, as many as a bootstrap sample holds; the
// probability is the mean share of diseased in the leaves.
class Forest {
public:
    Forest(const TreePatients& patients, const ForestSetting& setting, double prevalence, Seed seed);
    // False when stopped.
    Result<bool> growTo(int trees, const WorkShare& work);
    ModelScores scores() const;

private:
    const TreePatients& m_patients;
    ForestSetting m_setting;
    double m_prevalence;
    Seed m_seed;
    int m_trees = 0;
    std::vector<double> m_validation, m_test; // sums over trees
};

double prevalenceOf(std::span<const std::uint8_t> diseased);

} // namespace core
