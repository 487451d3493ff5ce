// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/scored_patients.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace core {
namespace {

// Places of the patients, the highest probability first.
std::vector<std::size_t> byFallingProbability(std::span<const double> probability)
{
    std::vector<std::size_t> order(probability.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return probability[a] > probability[b]; });
    return order;
}

// The threshold of best worth, where `add` hears of the patients one after the other, the highest probability first,
// and `worth` says how good it would be to call exactly those ill. Half way to the next lower score.
template <typename Add, typename Worth>
double bestThreshold(std::span<const double> probability, double none, double worthOfNone, Add add, Worth worth)
{
    const std::vector<std::size_t> order = byFallingProbability(probability);
    double best = worthOfNone, threshold = none;
    for (std::size_t place = 0; place < order.size(); ++place) {
        add(order[place]);
        const double here = probability[order[place]];
        const double next = place + 1 < order.size() ? probability[order[place + 1]] : 0.0;
        if (here == next && place + 1 < order.size())
            continue; // they cannot be told apart
        if (worth() > best) {
            best = worth();
            threshold = place + 1 < order.size() ? (here + next) / 2.0 : 0.0;
        }
    }
    return threshold;
}

} // namespace

std::size_t ScoredPatients::events() const
{
    return static_cast<std::size_t>(std::count(truth.begin(), truth.end(), Disease::Present));
}

ScoredPatients scoredPatients(std::span<const Episode> episodes, const Cohort& cohort)
{
    std::vector<const Episode*> byPatient;
    byPatient.reserve(episodes.size());
    for (const Episode& episode : episodes)
        byPatient.push_back(&episode);
    std::sort(byPatient.begin(), byPatient.end(),
              [](const Episode* a, const Episode* b) { return a->patient < b->patient; });
    ScoredPatients scored;
    for (const Episode* episode : byPatient) {
        scored.patients.push_back(episode->patient);
        scored.probability.push_back(episode->finalProbability());
        scored.said.push_back(episode->diagnosis());
        scored.cost.push_back(episode->cost().amount);
        scored.ordered.push_back(episode->orderedPanels());
        scored.truth.push_back(cohort.outcome(episode->patient));
    }
    return scored;
}

Disease saidAt(const ScoredPatients& scored, std::size_t place, const Threshold& threshold)
{
    if (!threshold)
        return scored.said[place];
    return scored.probability[place] >= *threshold ? Disease::Present : Disease::Absent;
}

Confusion confusionAt(const ScoredPatients& scored, const Threshold& threshold)
{
    Confusion confusion;
    for (std::size_t place = 0; place < scored.count(); ++place)
        confusion.count(saidAt(scored, place, threshold), scored.truth[place]);
    return confusion;
}

double thresholdLikeOwn(const ScoredPatients& scored)
{
    // Calling one more ill agrees with the model where it did so too.
    double agreed = 0.0;
    return bestThreshold(
        scored.probability, 1.0, 0.0,
        [&](std::size_t place) { agreed += scored.said[place] == Disease::Present ? 1.0 : -1.0; },
        [&] { return agreed; });
}

std::optional<double> thresholdForF1(std::span<const double> probability, std::span<const Disease> truth)
{
    assert(probability.size() == truth.size());
    const auto cases = std::count(truth.begin(), truth.end(), Disease::Present);
    if (cases == 0)
        return std::nullopt;
    double found = 0.0, called = 0.0;
    return bestThreshold(
        probability, 1.0, 0.0,
        [&](std::size_t place) {
            called += 1.0;
            found += truth[place] == Disease::Present ? 1.0 : 0.0;
        },
        // 2TP / (2TP + FP + FN), and TP + FP are called, TP + FN the cases
        [&] { return 2.0 * found / (called + static_cast<double>(cases)); });
}

} // namespace core
