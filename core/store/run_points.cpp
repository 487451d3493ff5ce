// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/run_points_p.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace core {
namespace {

// A curve is stored as its place in this list. New ones go to the end, so that older files keep their meaning.
constexpr std::array kCurves{Curve::EncoderLikelihood,
                             Curve::EncoderReconstruction,
                             Curve::EncoderValidationRmse,
                             Curve::ClassifierLoss,
                             Curve::PolicyLoss,
                             Curve::ValueLoss,
                             Curve::Entropy,
                             Curve::KlDivergence,
                             Curve::ClipFraction,
                             Curve::TrainF1,
                             Curve::TrainAuroc,
                             Curve::TrainAm,
                             Curve::TrainCost,
                             Curve::TrainReward,
                             Curve::ValidationF1,
                             Curve::ValidationAuroc,
                             Curve::ValidationAm,
                             Curve::ValidationCost,
                             Curve::ValidationReward,
                             Curve::ClassifierRandomF1,
                             Curve::ClassifierRandomAuroc,
                             Curve::ClassifierPolicyF1,
                             Curve::ClassifierPolicyAuroc,
                             Curve::PanelUse};
static_assert(kCurves.size() == static_cast<std::size_t>(Curve::PanelUse) + 1);

constexpr std::size_t kPointBytes = 1 + 4 + 8 + 8; // curve, panel, x, value

void append(std::vector<std::byte>& bytes, std::uint64_t number, unsigned count)
{
    for (unsigned i = 0; i < count; ++i)
        bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
}

std::uint64_t taken(std::span<const std::byte>& bytes, unsigned count)
{
    std::uint64_t number = 0;
    for (unsigned i = 0; i < count; ++i)
        number |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
    bytes = bytes.subspan(count);
    return number;
}

} // namespace

std::vector<std::byte> encodePoints(std::span<const CurvePoint> points)
{
    std::vector<std::byte> bytes;
    bytes.reserve(points.size() * kPointBytes);
    for (const CurvePoint& point : points) {
        const auto curve = std::find(kCurves.begin(), kCurves.end(), point.curve);
        assert(curve != kCurves.end());
        append(bytes, static_cast<std::uint64_t>(curve - kCurves.begin()), 1);
        append(bytes, point.panel, 4);
        append(bytes, point.x, 8);
        append(bytes, std::bit_cast<std::uint64_t>(point.value), 8);
    }
    return bytes;
}

bool decodePoints(std::span<const std::byte> bytes, std::vector<CurvePoint>& points)
{
    if (bytes.size() % kPointBytes != 0)
        return false;
    while (!bytes.empty()) {
        const std::uint64_t curve = taken(bytes, 1);
        if (curve >= kCurves.size())
            return false;
        CurvePoint& point = points.emplace_back();
        point.curve = kCurves[curve];
        point.panel = static_cast<std::uint32_t>(taken(bytes, 4));
        point.x = taken(bytes, 8);
        point.value = std::bit_cast<double>(taken(bytes, 8));
    }
    return true;
}

} // namespace core
