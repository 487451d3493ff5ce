// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/standardizer_store_p.h"

#include <array>
#include <cmath>

namespace core {
namespace {

constexpr const char* kName = "standardizer";
constexpr std::size_t kNumbers = 4; // of one feature

} // namespace

void saveStandardizer(TensorBundle& bundle, const Standardizer& standardizer)
{
    std::vector<double> numbers;
    for (const Standardizer::Scale& scale : standardizer.scales())
        numbers.insert(numbers.end(), {scale.mean, scale.deviation, scale.logarithm ? 1.0 : 0.0, scale.logOffset});
    bundle.add({.name = kName, .shape = {standardizer.scales().size(), kNumbers}, .values = std::move(numbers)});
}

Result<Standardizer> loadStandardizer(const TensorBundle& bundle, std::size_t features)
{
    const std::array<std::uint64_t, 2> shape{features, kNumbers};
    const Result<std::span<const double>> numbers = bundle.doubles(kName, shape);
    if (!numbers)
        return numbers.error();
    std::vector<Standardizer::Scale> scales;
    for (std::size_t i = 0; i < features; ++i) {
        const std::span<const double> one = numbers->subspan(i * kNumbers, kNumbers);
        if (!std::isfinite(one[0]) || !(one[1] > 0.0) || !std::isfinite(one[3]))
            return Error{.code = ErrorCode::ProjectDamaged, .subject = kName};
        scales.push_back({one[0], one[1], one[2] != 0.0, one[3]});
    }
    return Standardizer(std::move(scales));
}

} // namespace core
