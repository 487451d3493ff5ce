// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recording_chances_p.h"

#include "core/base/random.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t kChanceFolds = 5;
constexpr std::size_t kFewestOfBoth = 30; // recorded and not: with fewer, everybody gets the usual chance
constexpr BoostingPlan kChanceBoosting{
    .rounds = 200, .patience = 15, .depth = 3, .rate = 0.1, .smallestLeaf = 20, .ridge = 1.0};

} // namespace

LearnedChances::LearnedChances(const PanelRules& rules, const RecordingTeachers& teachers, Seed seed,
                               std::stop_token stop)
    : m_rules(rules),
      m_teachers(teachers),
      m_seed(seed),
      m_stop(std::move(stop)),
      m_smallest(smallestFirst(rules)),
      m_bins(FeatureBins::fit(teachers.rows, teachers.features)),
      m_rows(m_bins.encode(teachers.rows))
{
}

std::vector<double> LearnedChances::chances(std::span<const float> rows, PanelMask ordered, PanelId next)
{
    const auto key = std::pair(ordered.bits(), next.value);
    auto found = m_models.find(key);
    if (found == m_models.end()) {
        std::optional<Model> made = fit(ordered, next);
        if (!made)
            return {};
        found = m_models.emplace(key, std::move(*made)).first;
    }
    const Model& model = found->second;
    std::vector<double> chances(rows.size() / m_teachers.features, model.usual);
    if (!model.estimate)
        return chances;
    const BinnedRows coded = m_bins.encode(rows);
    for (std::size_t i = 0; i < chances.size(); ++i)
        chances[i] = double{model.estimate->probability(coded.row(i))};
    return chances;
}

std::optional<LearnedChances::Model> LearnedChances::fit(PanelMask ordered, PanelId next) const
{
    BinnedRows rows{.features = m_rows.features, .codes = {}};
    std::vector<std::uint8_t> recorded, fold;
    RandomStream stream(m_seed, "folds of those who have a panel recorded");
    for (std::size_t i = 0; i < m_teachers.count(); ++i) {
        const auto number = static_cast<std::uint8_t>(stream.below(kChanceFolds));
        if (!allShown(m_rules, m_smallest, ordered, m_teachers.recorded[i]))
            continue;
        rows.codes.insert(rows.codes.end(), m_rows.row(i), m_rows.row(i) + m_rows.features);
        recorded.push_back(m_rules.shows(ordered, next, m_teachers.recorded[i]) ? 1 : 0);
        fold.push_back(number);
    }
    const auto yes = static_cast<std::size_t>(std::ranges::count(recorded, std::uint8_t{1}));
    // Half a patient on either side: what nobody has seen is not impossible.
    Model model{.usual = (static_cast<double>(yes) + 0.5) / (static_cast<double>(recorded.size()) + 1.0),
                .estimate = {}};
    if (std::min(yes, recorded.size() - yes) < kFewestOfBoth)
        return model;
    std::vector<std::uint16_t> features;
    const FeatureMask known = m_rules.asked(ordered);
    for (std::size_t feature = 0; feature < m_teachers.features; ++feature)
        if (known.isKnown(FeatureId(feature)))
            features.push_back(static_cast<std::uint16_t>(feature));
    if (features.empty())
        return model;
    std::optional<SetEstimate::Fitted> fitted =
        SetEstimate::fit(rows, features, {.diseased = recorded, .fold = fold, .folds = kChanceFolds}, kChanceBoosting,
                         [&] { return !m_stop.stop_requested(); });
    if (!fitted)
        return std::nullopt;
    model.estimate = std::move(fitted->estimate);
    return model;
}

} // namespace core
