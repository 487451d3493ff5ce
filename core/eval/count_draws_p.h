#pragma once

#include "core/base/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// How many of n trials succeed, each with the same probability (inversion where few do, else Hörmann 1993, BTRS).
class BinomialDraw {
public:
    explicit BinomialDraw(double probability);
    std::uint64_t operator()(RandomStream& stream, std::uint64_t trials);

private:
    // What only depends on the number of trials. Successive draws ask for few different ones.
    struct Setup {
        std::uint64_t trials = 0; // 0: not yet in use
        bool inverted = false;
        double mean = 0.0;
        double noneProbability = 0.0; // of the inversion
        double a = 0.0, b = 0.0, c = 0.0, alpha = 0.0, quickAccept = 0.0, mode = 0.0, logAtMode = 0.0;
    };
    Setup setupOf(std::uint64_t trials) const;
    std::uint64_t byInversion(RandomStream& stream, const Setup& setup) const;
    std::uint64_t byRejection(RandomStream& stream, const Setup& setup) const;

    bool m_mirrored; // failures are rarer and drawn instead
    double m_rare;   // probability, at most 0.5
    double m_odds;
    double m_logOdds;
    double m_logFailure; // of 1 − m_rare
    std::array<Setup, 128> m_setups{};
};

// The counts of patients by kind when as many as there are are drawn again with replacement: one multinomial draw.
class CountDraws {
public:
    explicit CountDraws(std::span<const std::size_t> counts);
    // One entry for each count.
    std::span<const std::size_t> draw(RandomStream& stream);

private:
    std::size_t m_total = 0;
    std::vector<std::size_t> m_places; // of kinds that occur; the last one gets who is left
    std::vector<BinomialDraw> m_draws; // of the others
    std::vector<std::size_t> m_drawn;
};

} // namespace core
