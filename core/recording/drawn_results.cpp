// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/drawn_results_p.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr int kDrawRounds = 20; // of expectation maximisation: some panels are seldom recorded

std::vector<float> withOutcomes(const RecordingTeachers& teachers)
{
    std::vector<float> rows;
    rows.reserve(teachers.rows.size() + teachers.count());
    for (std::size_t i = 0; i < teachers.count(); ++i) {
        const std::span<const float> row = teachers.row(i);
        rows.insert(rows.end(), row.begin(), row.end());
        rows.push_back(static_cast<float>(teachers.ill[i]));
    }
    return rows;
}

} // namespace

std::unique_ptr<const GaussianResults> GaussianResults::fit(const PanelRules& rules, const RecordingTeachers& teachers,
                                                            std::span<const std::uint8_t> binary,
                                                            const std::stop_token& stop)
{
    std::vector<std::uint8_t> kinds(binary.begin(), binary.end());
    kinds.push_back(1);
    std::optional<ScoredGaussian> gaussian = ScoredGaussian::fit(withOutcomes(teachers), kinds, kDrawRounds, stop);
    if (!gaussian)
        return nullptr;
    return std::unique_ptr<const GaussianResults>(new GaussianResults(rules, teachers, std::move(*gaussian)));
}

GaussianResults::GaussianResults(const PanelRules& rules, const RecordingTeachers& teachers, ScoredGaussian gaussian)
    : m_rules(rules),
      m_teachers(teachers),
      m_gaussian(std::move(gaussian)),
      m_smallest(smallestFirst(rules)),
      m_holders(rules.panelCount())
{
    for (std::size_t panel = 0; panel < rules.panelCount(); ++panel)
        m_columns.push_back(rules.asked(PanelMask().with(PanelId(panel))));
    PanelMask smaller;
    for (const PanelId panel : m_smallest) {
        for (std::size_t i = 0; i < teachers.count(); ++i)
            if (rules.shows(smaller, panel, teachers.recorded[i]))
                m_holders[panel.value].push_back(static_cast<std::uint32_t>(i));
        smaller = smaller.with(panel);
    }
}

std::vector<float> GaussianResults::draw(std::span<const float> known, PanelMask ordered, Disease truth,
                                         std::size_t draws, RandomStream& stream) const
{
    const std::size_t features = m_teachers.features;
    const FeatureMask asked = m_rules.asked(ordered);
    std::vector<float> given(known.begin(), known.end());
    for (std::size_t feature = 0; feature < features; ++feature)
        if (!asked.isKnown(FeatureId(feature)))
            given[feature] = std::numeric_limits<float>::quiet_NaN();
    given.push_back(truth == Disease::Present ? 1.0f : 0.0f);
    const std::vector<float> scores = scoresOf(m_gaussian.scores, given);
    const std::vector<float> drawn = m_gaussian.gaussian.sample(scores, draws, stream);
    std::vector<float> rows(draws * features);
    for (std::size_t i = 0; i < draws; ++i) {
        const std::span<float> row = std::span(rows).subspan(i * features, features);
        for (std::size_t feature = 0; feature < features; ++feature)
            row[feature] = asked.isKnown(FeatureId(feature))
                               ? given[feature]
                               : resultOf(feature, double{drawn[i * (features + 1) + feature]});
        blank(row, asked, stream);
    }
    return rows;
}

// A column of 0 and 1 becomes one of both, as often 1 as it is where nothing sets a patient apart.
float GaussianResults::resultOf(std::size_t feature, double score) const
{
    if (!m_gaussian.scores.isBinary(feature))
        return static_cast<float>(m_gaussian.scores.value(feature, score));
    const double usual = m_gaussian.scores.value(feature, 0.0);
    return normalCdf(score) > 1.0 - usual ? 1.0f : 0.0f;
}

void GaussianResults::blank(std::span<float> row, const FeatureMask& asked, RandomStream& stream) const
{
    FeatureMask settled = asked;
    for (const PanelId panel : m_smallest) {
        const FeatureMask& columns = m_columns[panel.value];
        const std::vector<std::uint32_t>& holders = m_holders[panel.value];
        if (holders.empty())
            continue;
        const std::span<const float> other = m_teachers.row(holders[stream.below(holders.size())]);
        for (std::size_t feature = 0; feature < row.size(); ++feature)
            if (columns.isKnown(FeatureId(feature)) && !settled.isKnown(FeatureId(feature)) &&
                std::isnan(other[feature]))
                row[feature] = std::numeric_limits<float>::quiet_NaN();
        settled = settled.united(columns);
    }
}

} // namespace core
