// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/missforest_encoder_p.h"

#include "core/learn/encoders/imputed_range_p.h"
#include "core/learn/encoders/independent_noise_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kBlock = 64;      // rows: their codes stay in the nearest cache while the forests pass by
constexpr std::size_t kForestLanes = 8; // rows that go down a tree together; a lane does not see the others
constexpr std::uint64_t kDeepest = 12, kMostTrees = 1000, kMostForests = 10'000'000;

std::uint64_t packed(const TreeSplit& split)
{
    return std::uint64_t{split.feature} | std::uint64_t{split.code} << 16;
}

std::vector<std::uint64_t> integersOf(const TensorBundle& bundle, const std::string& name, std::size_t size,
                                      TensorReader& reader, std::string_view part)
{
    const std::array<std::uint64_t, 1> shape{size};
    const Result<std::span<const std::uint64_t>> values = bundle.integers(name, shape);
    if (values)
        return {values->begin(), values->end()};
    reader.refuse(part);
    return {};
}

bool isOrder(const std::vector<std::uint64_t>& order, std::size_t features)
{
    std::vector<std::uint64_t> sorted = order;
    std::ranges::sort(sorted);
    for (std::size_t feature = 0; feature < features; ++feature)
        if (sorted[feature] != feature)
            return false;
    return true;
}

} // namespace

void predictByForest(const ImputingForest& forest, std::size_t depth, const BinnedRows& rows,
                     std::span<const std::uint32_t> which, std::span<float> answers)
{
    const std::size_t inner = (std::size_t{1} << depth) - 1, trees = forest.leaves.size() / (inner + 1);
    for (std::size_t start = 0; start < which.size(); start += kForestLanes) {
        std::array<const std::uint8_t*, kForestLanes> codes;
        for (std::size_t lane = 0; lane < kForestLanes; ++lane) // lanes left over at the end repeat the last row
            codes[lane] = rows.row(which[std::min(start + lane, which.size() - 1)]);
        std::array<float, kForestLanes> sums{};
        for (std::size_t tree = 0; tree < trees; ++tree) {
            const TreeSplit* splits = forest.splits.data() + tree * inner;
            std::array<std::size_t, kForestLanes> nodes{};
            for (std::size_t level = 0; level < depth; ++level)
                for (std::size_t lane = 0; lane < kForestLanes; ++lane) {
                    const TreeSplit& split = splits[nodes[lane]];
                    nodes[lane] = 2 * nodes[lane] + 1 + std::size_t{codes[lane][split.feature] > split.code};
                }
            const float* leaves = forest.leaves.data() + tree * (inner + 1);
            for (std::size_t lane = 0; lane < kForestLanes; ++lane)
                sums[lane] += leaves[nodes[lane] - inner];
        }
        for (std::size_t lane = 0; lane < std::min(kForestLanes, which.size() - start); ++lane)
            answers[start + lane] = sums[lane] / static_cast<float>(trees);
    }
}

MissForestEncoder::MissForestEncoder(Parts parts) : m_parts(std::move(parts))
{
    for (std::size_t feature = 0; feature < featureCount(); ++feature)
        m_meanCodes.push_back(
            m_parts.bins.code(feature, static_cast<float>(m_parts.moments.mean(static_cast<Eigen::Index>(feature)))));
}

void MissForestEncoder::impute(std::span<float> rows) const
{
    const std::size_t values = kBlock * featureCount();
    for (std::size_t start = 0; start < rows.size(); start += values)
        imputeBlock(rows.subspan(start, std::min(values, rows.size() - start)));
}

void MissForestEncoder::imputeBlock(std::span<float> rows) const
{
    const std::size_t features = featureCount(), count = rows.size() / features;
    BinnedRows codes{.features = features, .codes = std::vector<std::uint8_t>(rows.size())};
    std::vector<std::vector<std::uint32_t>> gaps(features); // rows that lack it
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t feature = i % features;
        const bool gap = std::isnan(rows[i]);
        codes.codes[i] = gap ? m_meanCodes[feature] : m_parts.bins.code(feature, rows[i]);
        if (!gap)
            continue;
        gaps[feature].push_back(static_cast<std::uint32_t>(i / features));
        rows[i] = static_cast<float>(m_parts.moments.mean(static_cast<Eigen::Index>(feature)));
    }
    std::array<float, kBlock> answers;
    for (std::size_t step = 0; step < m_parts.forests.size(); ++step) {
        const std::size_t feature = m_parts.order[step % features];
        const std::vector<std::uint32_t>& which = gaps[feature];
        predictByForest(m_parts.forests[step], m_parts.depth, codes, which, std::span(answers).first(count));
        for (std::size_t i = 0; i < which.size(); ++i) {
            const float answer = withinReach(answers[i]);
            rows[which[i] * features + feature] = answer;
            codes.codes[which[i] * features + feature] = m_parts.bins.code(feature, answer);
        }
    }
}

std::vector<float> MissForestEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    const std::size_t features = featureCount();
    std::vector<float> filled(row.begin(), row.end());
    impute(filled);
    Eigen::VectorXd variances = m_parts.moments.variance;
    for (std::size_t step = 0; step < m_parts.forests.size(); ++step) // the last round's stay
        variances(m_parts.order[step % features]) = m_parts.forests[step].variance;
    return withIndependentNoise(row, filled, variances, draws, stream);
}

void MissForestEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addText(name + "kind", "missforest");
    bundle.addNumber(name + "features", std::uint64_t{featureCount()});
    bundle.addNumber(name + "forests", std::uint64_t{m_parts.forests.size()});
    bundle.addNumber(name + "trees", std::uint64_t{m_parts.trees});
    bundle.addNumber(name + "depth", std::uint64_t{m_parts.depth});
    addMoments(bundle, name, m_parts.moments);
    m_parts.bins.save(bundle, name + "bins/");
    bundle.add(
        {name + "order", {featureCount()}, std::vector<std::uint64_t>(m_parts.order.begin(), m_parts.order.end())});
    std::vector<std::uint64_t> splits; // two in one number
    std::vector<float> leaves;
    std::vector<double> variances;
    std::size_t count = 0;
    for (const ImputingForest& forest : m_parts.forests) {
        for (const TreeSplit& split : forest.splits) {
            if (count % 2 == 0)
                splits.push_back(packed(split));
            else
                splits.back() |= packed(split) << 32;
            ++count;
        }
        leaves.insert(leaves.end(), forest.leaves.begin(), forest.leaves.end());
        variances.push_back(forest.variance);
    }
    bundle.add({name + "splits", {splits.size()}, std::move(splits)});
    addFloats(bundle, name + "leaves", std::move(leaves));
    bundle.add({name + "variances", {variances.size()}, std::move(variances)});
}

Result<StateEncoderPtr> MissForestEncoder::load(const TensorBundle& bundle, std::string_view prefix,
                                                std::size_t features)
{
    const std::string name(prefix);
    TensorReader reader(bundle, prefix);
    const std::uint64_t forests = reader.integer("forests", kMostForests);
    const std::uint64_t trees = reader.integer("trees", kMostTrees), depth = reader.integer("depth", kDeepest);
    if (trees == 0 || depth == 0)
        reader.refuse("forests");
    ColumnMoments moments = readMoments(reader, features);
    const std::vector<std::uint64_t> order = integersOf(bundle, name + "order", features, reader, "order");
    if (!reader.error() && !isOrder(order, features))
        reader.refuse("order");
    const std::size_t inner = (std::size_t{1} << depth) - 1, perForest = trees * inner;
    const std::vector<float> leaves = reader.floats("leaves", forests * trees * (inner + 1));
    const Eigen::VectorXd variances = reader.vector("variances", forests);
    const std::vector<std::uint64_t> splits =
        integersOf(bundle, name + "splits", (forests * perForest + 1) / 2, reader, "splits");
    if (forests > 0 && variances.minCoeff() < 0.0)
        reader.refuse("variances");
    if (reader.error())
        return *reader.error();
    Result<FeatureBins> bins = FeatureBins::load(bundle, name + "bins/", features);
    if (!bins)
        return bins.error();
    Parts parts{.moments = std::move(moments),
                .bins = std::move(*bins),
                .order = {order.begin(), order.end()},
                .depth = depth,
                .trees = trees};
    for (std::size_t at = 0; at < forests; ++at) {
        ImputingForest forest{.splits = {}, .leaves = {}, .variance = variances(static_cast<Eigen::Index>(at))};
        for (std::size_t i = at * perForest; i < (at + 1) * perForest; ++i) {
            const std::uint64_t split = splits[i / 2] >> (i % 2 * 32);
            if ((split & 0xFFFFU) >= features)
                return Error{.code = ErrorCode::ProjectDamaged, .subject = name + "splits"};
            forest.splits.push_back({.feature = static_cast<std::uint16_t>(split & 0xFFFFU),
                                     .code = static_cast<std::uint8_t>(split >> 16 & 0xFFU)});
        }
        const auto first = leaves.begin() + static_cast<std::ptrdiff_t>(at * trees * (inner + 1));
        forest.leaves.assign(first, first + static_cast<std::ptrdiff_t>(trees * (inner + 1)));
        parts.forests.push_back(std::move(forest));
    }
    return StateEncoderPtr(std::make_shared<MissForestEncoder>(std::move(parts)));
}

} // namespace core
