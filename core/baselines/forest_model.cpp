// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/baselines/model_tuning_p.h"
#include "core/baselines/tree_models_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

constexpr int kTreesToTune = 60;
constexpr int kTrees = 200;
constexpr int kTreesAtOnce = 2; // trees between two questions whether to go on

std::vector<ForestSetting> gridOf(std::size_t columns, bool oneSetting)
{
    const double root = 1.0 / std::sqrt(static_cast<double>(columns)); // Breiman's default for classes
    const double third = std::max(root, 1.0 / 3.0);
    if (oneSetting)
        return {{.columnShare = root}};
    return {{.depth = 8, .columnShare = root, .smallestLeaf = 5},
            {.depth = 14, .columnShare = root, .smallestLeaf = 2},
            {.depth = 8, .columnShare = third, .smallestLeaf = 5},
            {.depth = 14, .columnShare = third, .smallestLeaf = 2}};
}

void addTimes(std::vector<double>& sums, const std::vector<double>& values, double times)
{
    sums.resize(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        sums[i] += times * values[i];
}

std::vector<double> meansOf(std::vector<double> sums, int trees)
{
    for (double& value : sums)
        value = std::clamp(value / trees, 0.0, 1.0); // rounding of single precision
    return sums;
}

} // namespace

std::string ForestSetting::text(int trees) const
{
    return settingText("depth", depth) + settingText(" columns", std::round(100.0 * columnShare) / 100.0) +
           settingText(" leaf", smallestLeaf) + settingText(" trees", trees);
}

Forest::Forest(const TreePatients& patients, const ForestSetting& setting, double prevalence, Seed seed)
    : m_patients(patients),
      m_setting(setting),
      m_prevalence(prevalence),
      m_seed(seed)
{
}

Result<bool> Forest::growTo(int trees, const WorkShare& work)
{
    const int before = m_trees;
    while (m_trees < trees) {
        if (!work.goOn(double(m_trees - before) / (trees - before)))
            return false;
        const int count = std::min(kTreesAtOnce, trees - m_trees);
        RandomStream stream(m_seed, "trees from " + std::to_string(m_trees));
        // Squared error of 0 and 1 is what the Gini index measures, and its best leaf is the share of diseased.
        TreeBooster booster(m_patients, {{"objective", "reg:squarederror"},
                                         {"base_score", plainNumber(m_prevalence)},
                                         {"eta", "1"},
                                         {"lambda", "0"},
                                         {"num_parallel_tree", std::to_string(count)},
                                         {"subsample", "0.632"},
                                         {"colsample_bynode", plainNumber(m_setting.columnShare)},
                                         {"min_child_weight", std::to_string(m_setting.smallestLeaf)},
                                         {"max_depth", std::to_string(m_setting.depth)},
                                         {"max_bin", "128"},
                                         {"seed", std::to_string(stream.below(1U << 31))}});
        booster.addRound();
        addTimes(m_validation, booster.validation(), count);
        addTimes(m_test, booster.test(), count);
        if (booster.error())
            return *booster.error();
        m_trees += count;
    }
    return true;
}

ModelScores Forest::scores() const
{
    return {.setting = m_setting.text(m_trees),
            .validation = meansOf(m_validation, m_trees),
            .test = meansOf(m_test, m_trees)};
}

Fitted<TunedScores> tuneForest(const ModelTask& task)
{
    const ModelData data = recordedData(task.cohort, task.split, task.panels);
    const Result<TreePatients> patients = TreePatients::load(data);
    if (!patients)
        return patients.error();
    const std::vector<ForestSetting> settings = gridOf(data.training.columns, task.oneSetting);
    const auto choosing = double(settings.size() * kTreesToTune);
    const double share = choosing / (choosing + kTrees - kTreesToTune);
    std::optional<Forest> best;
    double bestF1 = -1.0;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        Forest forest(*patients, settings[i], prevalenceOf(data.diseased), task.seed);
        const Result<bool> grown = forest.growTo(kTreesToTune, task.work.part(0.0, share).piece(i, settings.size()));
        if (!grown)
            return grown.error();
        if (!*grown)
            return std::optional<TunedScores>();
        if (const double f1 = tuned(forest.scores(), data.truth).f1; f1 > bestF1) {
            bestF1 = f1;
            best.emplace(forest);
        }
    }
    const Result<bool> grown = best->growTo(kTrees, task.work.part(share, 1.0));
    if (!grown)
        return grown.error();
    if (!*grown)
        return std::optional<TunedScores>();
    return std::optional(tuned(best->scores(), data.truth));
}

} // namespace core
