// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace core {

// 0 … count − 1, to take samples by or to shuffle.
inline std::vector<std::uint32_t> inOrder(std::size_t count)
{
    std::vector<std::uint32_t> samples(count);
    std::iota(samples.begin(), samples.end(), 0U);
    return samples;
}

} // namespace core
