// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace core {

// Random numbers that are the same on every machine and with every standard library (xoshiro256**, seeded by
// splitmix64). Each purpose has its own stream, so one more draw in the split does not change the weights.
class RandomStream {
public:
    RandomStream(Seed seed, std::string_view purpose);

    std::uint64_t next();
    double uniform();                         // [0, 1) with 53 bits
    std::uint64_t below(std::uint64_t bound); // 0 … bound − 1, unbiased
    double normal();                          // standard normal by the inverse distribution function

    template <typename T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(i)]);
    }

private:
    std::array<std::uint64_t, 4> m_state;
};

// Standard normal distribution function and its inverse (Wichura 1988, AS 241: relative error about 1e-16).
double normalCdf(double x);
double normalQuantile(double probability);

} // namespace core
