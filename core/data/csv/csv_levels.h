// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::csv {

// The different texts of a column, numbered in order of appearance.
class LevelIndex {
public:
    struct Place {
        std::uint32_t level = 0;
        bool isNew = false;
    };
    Place place(std::string_view text);
    std::optional<std::uint32_t> find(std::string_view text) const;

    std::size_t size() const { return m_texts.size(); }
    const std::vector<std::string>& texts() const { return m_texts; }
    std::vector<std::string> takeTexts();

private:
    void grow();

    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t levelPlusOne = 0; // 0: free
    };
    std::vector<std::string> m_texts;
    std::vector<Slot> m_slots; // open addressing; a power of two, at most half full
};

} // namespace core::csv
