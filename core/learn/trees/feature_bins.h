// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/tensors.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// Patients as trees see them: every value a small number, row by row.
struct BinnedRows {
    std::size_t features = 0;
    std::vector<std::uint8_t> codes; // 0: not recorded

    std::size_t count() const { return features == 0 ? 0 : codes.size() / features; }
    const std::uint8_t* row(std::size_t patient) const { return codes.data() + patient * features; }
};

// The same feature by feature: a question of a tree is then asked of many patients at once.
struct BinnedColumns {
    std::size_t patients = 0;
    std::vector<std::uint8_t> codes;

    explicit BinnedColumns(const BinnedRows& rows);
    const std::uint8_t* column(std::size_t feature) const { return codes.data() + feature * patients; }
};

// Cuts every feature into at most 63 steps that hold about as many patients each, so that a tree can count where it
// would have to sort. Values that few patients share keep a step of their own where there is room.
class FeatureBins {
public:
    static constexpr std::size_t kMostSteps = 63;

    static FeatureBins fit(std::span<const float> rows, std::size_t features); // NaN: not recorded
    // The same, where both outcomes count as much as each other: cases are few and lie close together, and what tells
    // them from others must not fall within one step.
    static FeatureBins fit(std::span<const float> rows, std::size_t features, std::span<const std::uint8_t> diseased);

    std::size_t featureCount() const { return m_edges.size(); }
    std::size_t codeCount(std::size_t feature) const { return m_edges[feature].size() + 2; } // code 0 included
    const std::vector<std::vector<float>>& edges() const { return m_edges; }                 // by feature, rising
    std::uint8_t code(std::size_t feature, float value) const;
    BinnedRows encode(std::span<const float> rows) const;

    void save(TensorBundle& bundle, std::string_view prefix) const;
    static Result<FeatureBins> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

private:
    std::vector<std::vector<float>> m_edges; // rising; a value's code is 1 + the edges it is above
};

} // namespace core
