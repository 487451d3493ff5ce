// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/packed_part.h"

#include "core/store/baseline_summary_p.h"
#include "core/store/front_summary_p.h"
#include "core/store/run_points_p.h"
#include "core/store/score_bundles_p.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace core {
namespace {

constexpr std::string_view kNamed = "part/";
constexpr std::string_view kPolicy = "policy/";
constexpr std::string_view kRun = "run/";

PackedPart packedNamed(const NamedPart& part)
{
    return {.name = std::string(kNamed) + part.name, .bundle = part.bundle};
}

std::optional<NamedPart> unpackedNamed(const PackedPart& part)
{
    if (!part.name.starts_with(kNamed))
        return std::nullopt;
    return NamedPart{.name = part.name.substr(kNamed.size()), .bundle = part.bundle};
}

Error notOfThisKind(const PackedPart& part)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = part.name};
}

} // namespace

PackedPart packed(const FrontKind::Part& part)
{
    if (const auto* named = std::get_if<NamedPart>(&part))
        return packedNamed(*named);
    const FrontKind::Policy& policy = std::get<FrontKind::Policy>(part);
    return {.name = std::string(kPolicy) + std::to_string(policy.number),
            .text = pointText(policy.point),
            .bundle = policy.own};
}

template <>
Result<FrontKind::Part> unpacked<FrontKind>(const PackedPart& part)
{
    if (std::optional<NamedPart> named = unpackedNamed(part))
        return FrontKind::Part(std::move(*named));
    if (!part.name.starts_with(kPolicy))
        return notOfThisKind(part);
    FrontKind::Policy policy;
    policy.own = part.bundle;
    const char* const end = part.name.data() + part.name.size();
    const auto [last, fault] = std::from_chars(part.name.data() + kPolicy.size(), end, policy.number);
    std::optional<OperatingPoint> point = pointFrom(part.text);
    if (fault != std::errc() || last != end || !point)
        return notOfThisKind(part);
    policy.point = std::move(*point);
    return FrontKind::Part(std::move(policy));
}

PackedPart packed(const TrainingKind::Part& part)
{
    if (const auto* named = std::get_if<NamedPart>(&part))
        return packedNamed(*named);
    if (const auto* checkpoint = std::get_if<TensorBundle>(&part))
        return {.name = kPackedCheckpoint, .bundle = *checkpoint};
    const std::vector<std::byte> bytes = encodePoints(std::get<std::vector<CurvePoint>>(part));
    return {.name = kPackedPoints, .text = std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size())};
}

template <>
Result<TrainingKind::Part> unpacked<TrainingKind>(const PackedPart& part)
{
    if (std::optional<NamedPart> named = unpackedNamed(part))
        return TrainingKind::Part(std::move(*named));
    if (part.name == kPackedCheckpoint)
        return TrainingKind::Part(part.bundle);
    std::vector<CurvePoint> points;
    if (part.name != kPackedPoints || !decodePoints(std::as_bytes(std::span(part.text)), points))
        return notOfThisKind(part);
    return TrainingKind::Part(std::move(points));
}

PackedPart packed(const SystemRun& run)
{
    PackedPart part{.name = std::string(kRun) + systemKey(run.system) + '/' + std::to_string(run.repeat),
                    .text = systemRunText(run)};
    if (run.validationScores && run.testScores)
        part.bundle = scoresBundle({.validation = run.validationScores, .test = run.testScores});
    return part;
}

template <>
Result<SystemRun> unpacked<BaselineKind>(const PackedPart& part)
{
    std::optional<SystemRun> run = part.name.starts_with(kRun) ? systemRunFrom(part.text) : std::nullopt;
    if (!run)
        return notOfThisKind(part);
    if (part.bundle.tensors().empty())
        return std::move(*run);
    Result<BaselineScores> scores = scoresFrom(part.bundle);
    if (!scores)
        return scores.error();
    run->validationScores = std::move(scores->validation);
    run->testScores = std::move(scores->test);
    return std::move(*run);
}

} // namespace core
