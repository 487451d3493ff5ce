// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Whole numbers drawn by a table of their distribution function.
class CountTable {
public:
    CountTable() = default; // not to be drawn from
    // How many of some trials succeed, with one probability.
    static CountTable binomial(double probability, std::int64_t trials);
    static CountTable poisson(double mean);
    bool isEmpty() const { return m_below.empty(); }
    std::int64_t draw(RandomStream& stream) const
    {
        const double u = stream.uniform();
        std::size_t at = m_guide[static_cast<std::size_t>(u * static_cast<double>(m_guide.size()))];
        while (m_below[at] <= u)
            ++at;
        return m_first + static_cast<std::int64_t>(at);
    }

private:
    // From the most likely number on: how likely a neighbour is in proportion, down(k) for k − 1 and up(k) for k + 1.
    CountTable(double mode, const auto& down, const auto& up);

    std::int64_t m_first = 0;
    std::vector<double> m_below;
    std::vector<std::uint32_t> m_guide; // where to look for 0, 1/n, 2/n …
};

// The same for numbers of trials that lie close together: the successes of the fewest trials and those of the others,
// so that one long table and some short ones do.
class BinomialDraw {
public:
    // The numbers of trials lie about `usual`, as far apart as `spread` (a standard deviation) says.
    BinomialDraw(double probability, double usual, double spread);
    std::int64_t operator()(RandomStream& stream, std::int64_t trials);

private:
    double m_probability;
    std::int64_t m_fewest;
    CountTable m_ofFewest;            // empty where there may be none at all
    std::vector<CountTable> m_ofMore; // by how many more; empty until asked for
};

// The counts of patients by kind when as many as there are are drawn again with replacement: one multinomial draw.
class CountDraws {
public:
    explicit CountDraws(std::span<const std::size_t> counts);
    // Whole numbers, one for each count.
    std::span<const double> draw(RandomStream& stream);

private:
    std::int64_t m_total = 0;
    std::vector<std::size_t> m_places; // of kinds that occur, the rarest first; the last one gets who is left
    std::vector<BinomialDraw> m_draws; // of the others
    std::vector<double> m_drawn;
};

} // namespace core
