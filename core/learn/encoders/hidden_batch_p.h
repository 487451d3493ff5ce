// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/conditional_gaussian.h"
#include "core/learn/encoders/flow_gradients_p.h"
#include "core/learn/encoders/state_encoder.h"

#include <vector>

namespace core {

// Random training patients with random panels hidden, laid out for EMFlow's losses. Gaps of the record are unknown and
// are never a target.
class HiddenBatch {
public:
    HiddenBatch(const EncoderData& data, std::size_t rows, std::span<const float> placeholder, RandomStream& stream);

    std::size_t rowCount() const { return m_rows; }
    const std::vector<float>& masked() const { return m_masked; } // NaN where unknown
    const std::vector<float>& filled() const { return m_filled; } // placeholders where unknown
    const std::vector<MissingnessPattern>& patterns() const { return m_patterns; }

    void conditionOn(const ConditionalGaussian& base); // sets the maps to conditional means
    FlowGradients::Hidden view() const;

private:
    std::size_t m_rows = 0, m_features = 0;
    std::vector<float> m_truth, m_masked, m_filled, m_counts;
    std::vector<MissingnessPattern> m_patterns;
    std::vector<std::int64_t> m_patternOfRow;
    std::vector<float> m_maps, m_offsets;
};

} // namespace core
