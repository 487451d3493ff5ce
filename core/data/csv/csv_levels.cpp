// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_levels.h"

#include <cstring>
#include <utility>

namespace core::csv {
namespace {

std::uint32_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL ^ text.size();
    const char* p = text.data();
    std::size_t left = text.size();
    for (; left >= 8; left -= 8, p += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, p, 8);
        hash = (hash ^ word) * 0xff51afd7ed558ccdULL;
        hash ^= hash >> 32;
    }
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < left; ++i)
        rest |= static_cast<std::uint64_t>(static_cast<unsigned char>(p[i])) << (8 * i);
    hash = (hash ^ rest) * 0xc4ceb9fe1a85ec53ULL;
    return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

} // namespace

LevelIndex::Place LevelIndex::place(std::string_view text)
{
    if (2 * (m_texts.size() + 1) > m_slots.size())
        grow();
    const std::uint32_t hash = hashOf(text);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
        Slot& slot = m_slots[i];
        if (slot.levelPlusOne == 0) {
            m_texts.emplace_back(text);
            slot = {.hash = hash, .levelPlusOne = static_cast<std::uint32_t>(m_texts.size())};
            return {.level = slot.levelPlusOne - 1, .isNew = true};
        }
        if (slot.hash == hash && m_texts[slot.levelPlusOne - 1] == text)
            return {.level = slot.levelPlusOne - 1, .isNew = false};
    }
}

std::optional<std::uint32_t> LevelIndex::find(std::string_view text) const
{
    if (m_slots.empty())
        return std::nullopt;
    const std::uint32_t hash = hashOf(text);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = hash & mask; m_slots[i].levelPlusOne != 0; i = (i + 1) & mask)
        if (m_slots[i].hash == hash && m_texts[m_slots[i].levelPlusOne - 1] == text)
            return m_slots[i].levelPlusOne - 1;
    return std::nullopt;
}

std::vector<std::string> LevelIndex::takeTexts()
{
    m_slots = {};
    return std::exchange(m_texts, {});
}

void LevelIndex::grow()
{
    std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(m_slots.empty() ? 16 : 2 * m_slots.size()));
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : old) {
        if (slot.levelPlusOne == 0)
            continue;
        std::size_t i = slot.hash & mask;
        while (m_slots[i].levelPlusOne != 0)
            i = (i + 1) & mask;
        m_slots[i] = slot;
    }
}

} // namespace core::csv
