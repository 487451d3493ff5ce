// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace core {

// Which panels have been ordered. Not the same as what is known: panels overlap and records have gaps.
class PanelMask {
public:
    static constexpr std::size_t kMostPanels = 64;

    constexpr PanelMask() = default;
    constexpr explicit PanelMask(std::uint64_t bits) : m_bits(bits) {}
    static constexpr PanelMask all(std::size_t panels)
    {
        return PanelMask(panels >= kMostPanels ? ~std::uint64_t{0} : (std::uint64_t{1} << panels) - 1);
    }
    constexpr bool isOrdered(PanelId panel) const { return (m_bits >> panel.value) & 1U; }
    constexpr PanelMask with(PanelId panel) const { return PanelMask(m_bits | (std::uint64_t{1} << panel.value)); }
    constexpr PanelMask with(PanelMask panels) const { return PanelMask(m_bits | panels.m_bits); }
    constexpr std::size_t count() const { return static_cast<std::size_t>(std::popcount(m_bits)); }
    constexpr std::uint64_t bits() const { return m_bits; }
    bool operator==(const PanelMask&) const = default;

private:
    std::uint64_t m_bits = 0;
};

// Which features are known.
class FeatureMask {
public:
    FeatureMask() = default;
    explicit FeatureMask(std::size_t features) : m_size(features), m_words((features + 63) / 64) {}
    std::size_t size() const { return m_size; }
    bool isKnown(FeatureId feature) const { return (m_words[feature.value / 64] >> (feature.value % 64)) & 1U; }
    void setKnown(FeatureId feature) { m_words[feature.value / 64] |= std::uint64_t{1} << (feature.value % 64); }
    FeatureMask united(const FeatureMask& other) const;
    bool covers(const FeatureMask& other) const; // everything known in `other` is known here
    std::size_t count() const;
    std::uint64_t word(std::size_t number) const { return m_words[number]; } // features 64 × number and on
    bool operator==(const FeatureMask&) const = default;

private:
    std::size_t m_size = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace core
