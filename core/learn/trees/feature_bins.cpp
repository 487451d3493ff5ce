// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/trees/feature_bins.h"

#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <string>

namespace core {
namespace {

// An edge lies between two values, so that both stay on their sides whatever rounding does.
float between(float low, float high)
{
    const float middle = low + (high - low) / 2.0f;
    return middle < high ? middle : std::max(low, std::numeric_limits<float>::lowest()); // finite even below −infinity
}

// A value and how much it counts.
struct Weighed {
    float value;
    std::uint64_t weight;
};

std::vector<float> edgesOf(std::vector<Weighed> values)
{
    std::ranges::sort(values, {}, &Weighed::value);
    std::vector<std::size_t> firsts; // where another value begins
    for (std::size_t i = 1; i < values.size(); ++i)
        if (values[i].value != values[i - 1].value)
            firsts.push_back(i);
    std::vector<float> edges;
    const auto cut = [&](std::size_t first) { edges.push_back(between(values[first - 1].value, values[first].value)); };
    if (firsts.size() < FeatureBins::kMostSteps) {
        std::ranges::for_each(firsts, cut);
        return edges;
    }
    std::uint64_t all = 0;
    for (const Weighed& one : values)
        all += one.weight;
    std::uint64_t below = 0, next = 1; // quantile that the present step reaches up to
    std::size_t counted = 0;
    for (const std::size_t first : firsts) {
        for (; counted < first; ++counted)
            below += values[counted].weight;
        if (below * FeatureBins::kMostSteps >= next * all) {
            cut(first);
            next = below * FeatureBins::kMostSteps / all + 1;
        }
    }
    return edges;
}

// `weights`: by patient; empty: all alike.
std::vector<std::vector<float>> edgesOfAll(std::span<const float> rows, std::size_t features,
                                           std::span<const std::uint64_t> weights)
{
    std::vector<std::vector<float>> edges;
    for (std::size_t feature = 0; feature < features; ++feature) {
        std::vector<Weighed> column;
        for (std::size_t patient = 0; patient * features < rows.size(); ++patient)
            if (const float value = rows[patient * features + feature]; !std::isnan(value))
                column.push_back({value, weights.empty() ? 1 : weights[patient]});
        edges.push_back(edgesOf(std::move(column)));
    }
    return edges;
}

} // namespace

BinnedColumns::BinnedColumns(const BinnedRows& rows) : patients(rows.count()), codes(rows.codes.size())
{
    for (std::size_t patient = 0; patient < patients; ++patient)
        for (std::size_t feature = 0; feature < rows.features; ++feature)
            codes[feature * patients + patient] = rows.row(patient)[feature];
}

FeatureBins FeatureBins::fit(std::span<const float> rows, std::size_t features)
{
    FeatureBins bins;
    bins.m_edges = edgesOfAll(rows, features, {});
    return bins;
}

FeatureBins FeatureBins::fit(std::span<const float> rows, std::size_t features, std::span<const std::uint8_t> diseased)
{
    const auto cases = static_cast<std::uint64_t>(std::ranges::count(diseased, std::uint8_t{1}));
    const std::uint64_t others = diseased.size() - cases;
    if (cases == 0 || others == 0)
        return fit(rows, features);
    std::vector<std::uint64_t> weights;
    for (const std::uint8_t ill : diseased)
        weights.push_back(ill != 0 ? others : cases);
    FeatureBins bins;
    bins.m_edges = edgesOfAll(rows, features, weights);
    return bins;
}

std::uint8_t FeatureBins::code(std::size_t feature, float value) const
{
    if (std::isnan(value))
        return 0;
    const std::vector<float>& edges = m_edges[feature];
    return static_cast<std::uint8_t>(1 + (std::ranges::lower_bound(edges, value) - edges.begin()));
}

BinnedRows FeatureBins::encode(std::span<const float> rows) const
{
    BinnedRows binned{.features = featureCount(), .codes = {}};
    assert(binned.features > 0 && rows.size() % binned.features == 0);
    binned.codes.reserve(rows.size());
    for (std::size_t at = 0; at < rows.size(); ++at)
        binned.codes.push_back(code(at % binned.features, rows[at]));
    return binned;
}

void FeatureBins::save(TensorBundle& bundle, std::string_view prefix) const
{
    std::vector<float> edges;
    std::vector<std::uint64_t> counts;
    for (const std::vector<float>& feature : m_edges) {
        counts.push_back(feature.size());
        edges.insert(edges.end(), feature.begin(), feature.end());
    }
    bundle.add({std::string(prefix) + "counts", {counts.size()}, std::move(counts)});
    addFloats(bundle, std::string(prefix) + "edges", std::move(edges));
}

Result<FeatureBins> FeatureBins::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    const Error damaged{.code = ErrorCode::ProjectDamaged, .subject = std::string(prefix) + "edges"};
    const std::array<std::uint64_t, 1> countShape{features};
    const Result<std::span<const std::uint64_t>> counts = bundle.integers(std::string(prefix) + "counts", countShape);
    if (!counts)
        return counts.error();
    std::uint64_t total = 0;
    for (const std::uint64_t count : *counts) {
        if (count >= kMostSteps)
            return damaged;
        total += count;
    }
    const std::array<std::uint64_t, 1> edgeShape{total};
    const Result<std::span<const float>> edges = bundle.floats(std::string(prefix) + "edges", edgeShape);
    if (!edges)
        return edges.error();
    FeatureBins bins;
    std::size_t at = 0;
    for (const std::uint64_t count : *counts) {
        const auto own = edges->subspan(at, count);
        at += count;
        const bool rising = std::ranges::adjacent_find(own, std::ranges::greater_equal{}) == own.end();
        if (!rising || std::ranges::any_of(own, [](float edge) { return !std::isfinite(edge); }))
            return damaged;
        bins.m_edges.emplace_back(own.begin(), own.end());
    }
    return bins;
}

} // namespace core
