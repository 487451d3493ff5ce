// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/panel_gains_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

float entropy(float probability)
{
    const double p = std::clamp(double{probability}, 1e-7, 1.0 - 1e-7);
    return static_cast<float>(-p * std::log(p) - (1.0 - p) * std::log(1.0 - p));
}

std::vector<float> fallsOf(const PanelLattice::Set& set, std::size_t number, const LatticeView& view)
{
    std::vector<float> falls;
    falls.reserve(view.patients * set.orders.size());
    for (std::size_t i = 0; i < view.patients; ++i)
        for (const std::uint32_t next : set.leadsTo)
            falls.push_back(entropy(view.probability[number][i]) - entropy(view.probability[next][i]));
    return falls;
}

} // namespace

std::optional<PanelGains::Fitted> PanelGains::fit(const LatticeFit& fit, const BinnedRows& rows, Seed seed,
                                                  const WorkShare& work)
{
    const std::vector<PanelLattice::Set>& sets = fit.model->lattice().sets();
    Fitted fitted;
    fitted.gains.m_features = rows.features;
    fitted.outOfBag.resize(sets.size());
    for (std::size_t number = 0; number < sets.size(); ++number) {
        const std::vector<float>& probability = fit.view.probability[number];
        SetGains& own = fitted.gains.m_sets.emplace_back();
        own.steps = FeatureBins::fit(probability, 1);
        if (sets[number].orders.empty())
            continue;
        std::vector<std::uint16_t> features = sets[number].features;
        features.push_back(static_cast<std::uint16_t>(rows.features));
        auto forest = OutlookForest::fit(withProbability(rows, probability, own.steps), features,
                                         fallsOf(sets[number], number, fit.view), sets[number].orders.size(), {},
                                         Seed{seed.value + number},
                                         [&] { return work.goOn(double(number) / double(sets.size())); });
        if (!forest)
            return std::nullopt;
        own.forest = std::move(forest->forest);
        fitted.outOfBag[number] = std::move(forest->outlook);
    }
    return fitted;
}

std::vector<float> PanelGains::expected(std::size_t set, const std::uint8_t* row, float probability) const
{
    const SetGains& own = m_sets[set];
    if (!own.forest)
        return {};
    std::vector<std::uint8_t> codes(row, row + m_features);
    codes.push_back(own.steps.code(0, probability));
    std::vector<float> gains(own.forest->targetCount());
    own.forest->predict(codes.data(), gains);
    return gains;
}

} // namespace core
