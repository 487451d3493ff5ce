// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/masked_estimate_p.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

// Copies of each patient while there are few enough rows; of more patients a part.
constexpr std::size_t kMostCopies = 8, kMostRows = 48'000;

// What the panels do not reveal is not recorded.
void hide(const FeatureMask& known, std::uint8_t* row)
{
    for (std::size_t feature = 0; feature < known.size(); ++feature)
        if (!known.isKnown(FeatureId(feature)))
            row[feature] = 0;
}

// Good policies order few panels, so small sets are drawn more often than large ones.
PanelMask drawFewPanels(std::size_t panels, RandomStream& stream)
{
    const double root = stream.uniform();
    PanelMask drawn;
    for (std::size_t panel = 0; panel < panels; ++panel)
        if (stream.uniform() < root * root)
            drawn = drawn.with(PanelId(panel));
    return drawn;
}

} // namespace

float logOddsOf(float probability)
{
    const float p = std::clamp(probability, 1e-5f, 1.0f - 1e-5f);
    return std::log(p / (1.0f - p));
}

std::optional<MaskedEstimate> MaskedEstimate::fit(const LatticePlan& plan, Seed seed, const PanelRules& rules,
                                                  const BinnedRows& rows, const LatticePatients& patients,
                                                  const std::function<bool()>& goOn)
{
    const std::size_t count = patients.fold.size();
    const std::size_t copies = std::clamp<std::size_t>(kMostRows / std::max<std::size_t>(1, count), 1, kMostCopies);
    const std::size_t step = std::max<std::size_t>(1, (count + kMostRows - 1) / kMostRows);
    RandomStream stream(seed, "masked estimate");
    BinnedRows masked{.features = rows.features, .codes = {}};
    std::vector<std::uint8_t> diseased, fold;
    for (std::size_t i = 0; i < count; i += step)
        for (std::size_t copy = 0; copy < copies; ++copy) {
            masked.codes.insert(masked.codes.end(), rows.row(i), rows.row(i) + rows.features);
            hide(rules.asked(drawFewPanels(rules.panelCount(), stream)),
                 masked.codes.data() + masked.codes.size() - rows.features);
            diseased.push_back(patients.diseased[i]);
            fold.push_back(patients.fold[i]);
        }
    std::vector<std::uint16_t> features(rows.features);
    std::iota(features.begin(), features.end(), std::uint16_t{0});
    const BoostingPlan boosting{.rounds = plan.rounds,
                                .patience = plan.patience,
                                .depth = plan.depth + 2,
                                .rate = plan.rate,
                                .smallestLeaf = plan.smallestLeaf,
                                .ridge = 1.0};
    auto fitted =
        SetEstimate::fit(masked, features,
                         {.diseased = diseased, .fold = fold, .folds = patients.foldBegins.size() - 1}, boosting, goOn);
    if (!fitted)
        return std::nullopt;
    return MaskedEstimate(std::move(fitted->estimate));
}

std::vector<float> MaskedEstimate::logOdds(PanelMask closure, const PanelRules& rules, const BinnedRows& rows,
                                           std::span<const std::uint8_t> fold) const
{
    BinnedRows masked = rows;
    const FeatureMask known = rules.asked(closure);
    for (std::size_t i = 0; i < rows.count(); ++i)
        hide(known, masked.codes.data() + i * rows.features);
    std::vector<float> odds = m_estimate.probabilitiesLeftOut(BinnedColumns(masked), fold);
    std::ranges::transform(odds, odds.begin(), logOddsOf);
    return odds;
}

} // namespace core
