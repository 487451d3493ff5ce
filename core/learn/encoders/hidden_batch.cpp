// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/hidden_batch_p.h"

#include "core/learn/encoders/hidden_panels.h"

#include <algorithm>
#include <cmath>

namespace core {

HiddenBatch::HiddenBatch(const EncoderData& data, std::size_t rows, std::span<const float> placeholder,
                         RandomStream& stream)
    : m_rows(rows),
      m_features(data.features)
{
    const std::size_t patients = data.training.size() / m_features;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto first = data.training.begin() + static_cast<std::ptrdiff_t>(stream.below(patients) * m_features);
        m_truth.insert(m_truth.end(), first, first + static_cast<std::ptrdiff_t>(m_features));
    }
    m_masked = m_truth;
    for (std::size_t row = 0; row < rows; ++row)
        hideUnknown(std::span(m_masked).subspan(row * m_features, m_features), drawKnownFeatures(data, stream));

    m_filled = m_masked;
    m_counts.assign(m_truth.size(), 0.0f);
    for (std::size_t i = 0; i < m_truth.size(); ++i) {
        if (!std::isnan(m_masked[i]))
            continue;
        m_filled[i] = placeholder[i % m_features];
        if (std::isnan(m_truth[i]))
            m_truth[i] = 0.0f; // not counted; NaN times 0 would still be NaN
        else
            m_counts[i] = 1.0f;
    }
    m_patterns = groupByGaps(m_masked, m_features);
    m_patternOfRow.resize(rows);
    for (std::size_t pattern = 0; pattern < m_patterns.size(); ++pattern)
        for (const std::uint32_t row : m_patterns[pattern].rows)
            m_patternOfRow[row] = static_cast<std::int64_t>(pattern);
}

void HiddenBatch::conditionOn(const ConditionalGaussian& base)
{
    m_maps.assign(m_patterns.size() * m_features * m_features, 0.0f);
    m_offsets.assign(m_patterns.size() * m_features, 0.0f);
    for (std::size_t p = 0; p < m_patterns.size(); ++p) {
        const MissingnessPattern& pattern = m_patterns[p];
        float* const map = m_maps.data() + p * m_features * m_features;
        for (const std::uint32_t feature : pattern.known)
            map[feature * m_features + feature] = 1.0f;
        const Eigen::MatrixXd weights = GivenKnown(base, pattern).weights();
        for (std::size_t i = 0; i < pattern.unknown.size(); ++i) {
            double offset = base.mean()(pattern.unknown[i]);
            for (std::size_t j = 0; j < pattern.known.size(); ++j) {
                const double weight = weights(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
                map[pattern.unknown[i] * m_features + pattern.known[j]] = static_cast<float>(weight);
                offset -= weight * base.mean()(pattern.known[j]);
            }
            m_offsets[p * m_features + pattern.unknown[i]] = static_cast<float>(offset);
        }
    }
}

FlowGradients::Hidden HiddenBatch::view() const
{
    return {.rows = m_rows,
            .values = m_filled.data(),
            .patterns = m_patterns.size(),
            .maps = m_maps.data(),
            .offsets = m_offsets.data(),
            .patternOfRow = m_patternOfRow.data(),
            .truth = m_truth.data(),
            .counts = m_counts.data()};
}

} // namespace core
