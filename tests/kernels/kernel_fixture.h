// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <algorithm>
#include <cstring>
#include <vector>

// What the tests of the kernels share.
namespace fixture {

inline std::vector<float> noise(std::size_t count, std::uint64_t seed, double size = 1.0)
{
    core::RandomStream random(core::Seed{seed}, "kernels test");
    std::vector<float> values(count);
    for (float& value : values)
        value = static_cast<float>(size * random.normal());
    return values;
}

inline std::vector<float> slice(const std::vector<float>& values, std::size_t first, std::size_t count)
{
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(count)};
}

inline bool sameBits(const std::vector<float>& one, const std::vector<float>& two)
{
    return one.size() == two.size() && std::memcmp(one.data(), two.data(), one.size() * sizeof(float)) == 0;
}

// Numbers of rows and first rows of batches, on both sides of every width of tile.
inline constexpr std::size_t kBatches[] = {1, 2, 3, 5, 7, 8, 11, 12, 13, 16, 17, 24, 25, 31, 32, 33, 64, 97};

} // namespace fixture
