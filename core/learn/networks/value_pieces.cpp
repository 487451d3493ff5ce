// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/value_pieces_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::uint64_t kMostPieces = 1 << 20;

// A value that occurs, and how much those who have it count.
struct Weighed {
    float value;
    double weight;
};

std::vector<Weighed> distinctValues(std::span<const float> rows, std::size_t features, std::size_t feature,
                                    std::span<const std::uint8_t> diseased, double caseWeight)
{
    std::vector<Weighed> all;
    for (std::size_t patient = 0; patient < diseased.size(); ++patient)
        if (const float value = rows[patient * features + feature]; !std::isnan(value))
            all.push_back({value, diseased[patient] != 0 ? caseWeight : 1.0});
    std::ranges::sort(all, {}, &Weighed::value);
    std::vector<Weighed> distinct;
    for (const Weighed& one : all) {
        if (distinct.empty() || distinct.back().value != one.value)
            distinct.push_back({one.value, 0.0});
        distinct.back().weight += one.weight;
    }
    return distinct;
}

// The ends of the pieces, in rising order.
std::vector<float> knotsOf(const std::vector<Weighed>& values, std::size_t most)
{
    double all = 0.0;
    for (const Weighed& one : values)
        all += one.weight;
    const double share = all / static_cast<double>(most);
    std::vector<float> knots{values.front().value, values.back().value};
    double below = 0.0, next = share;
    for (std::size_t i = 0; i < values.size(); ++i) {
        below += values[i].weight;
        if (below >= next) {
            knots.push_back(values[i].value);
            next = share * (std::floor(below / share) + 1.0);
        }
        if (values[i].weight < share)
            continue;
        knots.push_back(values[i > 0 ? i - 1 : i].value);
        knots.push_back(values[std::min(i + 1, values.size() - 1)].value);
    }
    std::ranges::sort(knots);
    knots.erase(std::unique(knots.begin(), knots.end()), knots.end());
    return knots;
}

} // namespace

ValuePieces ValuePieces::fit(std::span<const float> rows, std::size_t features, std::span<const std::uint8_t> diseased,
                             std::size_t most)
{
    const auto cases = static_cast<double>(std::ranges::count(diseased, std::uint8_t{1}));
    const double others = static_cast<double>(diseased.size()) - cases;
    std::vector<Piece> pieces;
    for (std::size_t feature = 0; feature < features && most > 0; ++feature) {
        const std::vector<Weighed> values =
            distinctValues(rows, features, feature, diseased, cases > 0.0 ? std::max(1.0, others) / cases : 1.0);
        if (values.size() <= 2)
            continue; // the value itself says it all
        const std::vector<float> knots = knotsOf(values, most);
        for (std::size_t i = 0; i + 1 < knots.size(); ++i)
            pieces.push_back({static_cast<std::uint32_t>(feature), knots[i], 1.0f / (knots[i + 1] - knots[i])});
    }
    return ValuePieces(std::move(pieces));
}

void ValuePieces::write(const float* values, const float* known, float* out) const
{
    for (const Piece& piece : m_pieces) {
        const float come = std::clamp((values[piece.feature] - piece.from) * piece.slope, 0.0f, 1.0f);
        *out++ = known != nullptr ? come * known[piece.feature] : come;
    }
}

void ValuePieces::save(TensorBundle& bundle, const std::string& prefix) const
{
    std::vector<float> features, from, slope;
    for (const Piece& piece : m_pieces) {
        features.push_back(static_cast<float>(piece.feature)); // far fewer than a float counts exactly
        from.push_back(piece.from);
        slope.push_back(piece.slope);
    }
    bundle.addNumber(prefix + "pieces", std::uint64_t{m_pieces.size()});
    addFloats(bundle, prefix + "piece_features", std::move(features));
    addFloats(bundle, prefix + "piece_from", std::move(from));
    addFloats(bundle, prefix + "piece_slopes", std::move(slope));
}

ValuePieces ValuePieces::load(TensorReader& reader, std::size_t features)
{
    const std::uint64_t count = reader.integer("pieces", kMostPieces);
    const std::vector<float> feature = reader.floats("piece_features", count);
    const std::vector<float> from = reader.floats("piece_from", count);
    const std::vector<float> slope = reader.floats("piece_slopes", count);
    if (reader.error())
        return {};
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < count; ++i) {
        if (feature[i] < 0.0f || feature[i] >= static_cast<float>(features)) {
            reader.refuse("piece_features");
            return {};
        }
        pieces.push_back({static_cast<std::uint32_t>(feature[i]), from[i], slope[i]});
    }
    return ValuePieces(std::move(pieces));
}

} // namespace core
