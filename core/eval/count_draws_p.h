// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// How many of some trials succeed, with one probability, as a table of the distribution function.
class BinomialTable {
public:
    BinomialTable() = default; // not to be drawn from
    BinomialTable(double probability, std::int64_t trials);
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
    std::int64_t m_first = 0; // successes
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
    BinomialTable m_ofFewest;            // empty where there may be none at all
    std::vector<BinomialTable> m_ofMore; // by how many more; empty until asked for
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
