// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/metrics.h"
#include "core/search/sweep_context_p.h"

#include <algorithm>
#include <cmath>

// What a classifier alone tells of a problem: the part of a sweep's context that says where its front may lie.
namespace core {
namespace {

constexpr std::size_t kStatesAtOnce = 4096;

// Who is ill from this probability on.
Confusion saidFrom(double threshold, std::span<const double> probabilities, std::span<const std::uint8_t> diseased)
{
    Confusion counts;
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        counts.count(probabilities[i] >= threshold ? Disease::Present : Disease::Absent,
                     diseased[i] != 0 ? Disease::Present : Disease::Absent);
    return counts;
}

// F1 = t is reached by calling ill who is so with probability t/2 or more: repeated until t is what comes out.
double reachedF1(std::span<const double> probabilities, std::span<const std::uint8_t> diseased)
{
    constexpr int kMostRounds = 20;
    double best = 0.0;
    double aim = 1.0;
    for (int round = 0; round < kMostRounds; ++round) {
        const double reached = saidFrom(aim / 2.0, probabilities, diseased).f1().value_or(0.0);
        best = std::max(best, reached);
        if (std::abs(reached - aim) < 1e-6)
            break;
        aim = reached > 0.0 ? reached : aim / 2.0;
    }
    return best;
}

double rewardPerPatient(const RewardShape& shape, std::span<const double> probabilities,
                        std::span<const std::uint8_t> diseased)
{
    const Confusion counts = saidFrom(1.0 / (1.0 + shape.lambda), probabilities, diseased);
    return (double(counts.trueNegative) + shape.lambda * double(counts.truePositive)) / double(counts.total());
}

} // namespace

std::vector<double> SweepContext::probabilities(PanelMask ordered, const PatientRows& rows, StateTable& table) const
{
    std::vector<double> probabilities;
    std::vector<std::size_t> places;
    for (std::size_t first = 0; first < rows.count(); first += kStatesAtOnce) {
        std::vector<PatientState> states;
        for (std::size_t i = first; i < std::min(first + kStatesAtOnce, rows.count()); ++i)
            states.push_back({.patient = static_cast<std::uint32_t>(i),
                              .ordered = m_data.rules.granted(ordered, rows.recordedColumns(i),
                                                              m_work.cohort.catalog().unrecorded())});
        places.resize(states.size());
        table.visit(states, places);
        for (const std::size_t place : places)
            probabilities.push_back(table.diseaseProbability(place));
    }
    return probabilities;
}

std::vector<double> SweepContext::probabilities(PanelMask ordered, std::span<const PatientIndex> patients) const
{
    const PatientRows rows(m_standardizer, rawRows(m_work.cohort, patients));
    StateTable table(rows, m_data.rules, models());
    table.setClassifier(*m_classifier);
    return probabilities(ordered, rows, table);
}

// |ρ| from which on no single panel for everybody earns its price.
double SweepContext::payingRho(const RewardShape& shape, StateTable& table) const
{
    const PatientGroup& group = m_data.policySample;
    const auto reward = [&](PanelMask ordered) {
        return rewardPerPatient(shape, probabilities(ordered, group.rows, table), group.diseased);
    };
    const TestCatalog burdens = m_work.cohort.catalog().pricedByBurden(m_work.plan.minimise);
    const double without = reward(PanelMask());
    double paying = 0.0;
    const auto consider = [&](PanelMask ordered) {
        if (const double price = burdens.priceOf(ordered).amount; price > 0.0)
            paying = std::max(paying, (reward(ordered) - without) / price);
    };
    for (std::size_t panel = 0; panel < m_data.rules.panelCount(); ++panel)
        consider(PanelMask().with(PanelId(panel)));
    const PanelMask all = PanelMask::all(m_data.rules.panelCount());
    consider(all);
    if (paying > 0.0)
        return paying;
    // Nothing pays, as far as this classifier can tell: a hundredth of what knowing everything would be worth.
    const double price = burdens.priceOf(all).amount;
    return 0.01 / (price > 0.0 ? price : 1.0);
}

SweepScale SweepContext::scale() const
{
    const PatientGroup& group = m_data.policySample;
    StateTable table(group.rows, m_data.rules, models(), group.treeFolds);
    table.setClassifier(*m_classifier, group.folds);
    const auto ill = std::ranges::count(group.diseased, 1);
    SweepScale scale;
    scale.metric = m_work.plan.metric;
    scale.aim = m_work.plan.minimise;
    scale.prevalence = std::clamp(double(ill) / double(group.diseased.size()), 1e-6, 1.0 - 1e-6);
    const auto value = [&](PanelMask ordered) {
        const std::vector<double> sure = probabilities(ordered, group.rows, table);
        return scale.metric == FrontMetric::F1 ? reachedF1(sure, group.diseased)
                                               : saidFrom(scale.prevalence, sure, group.diseased).am().value_or(0.5);
    };
    scale.valueWithout = value(PanelMask());
    scale.valueWithAll = std::max(scale.valueWithout, value(PanelMask::all(m_data.rules.panelCount())));
    const double middle = (scale.valueWithout + scale.valueWithAll) / 2.0;
    scale.payingRho = payingRho({.lambda = sweepLambda(scale, middle), .rho = 0.0}, table);
    return scale;
}

} // namespace core
