// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/model/masks.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace core {

// What a policy does next: order a panel, or two at the same time, or end the episode with a diagnosis.
class Action {
public:
    static constexpr Action order(PanelId panel) { return Action(Kind::Order, panel, panel, Disease::Absent); }
    static constexpr Action orderTogether(PanelId panel, PanelId partner)
    {
        assert(panel < partner); // so that the same pair is the same action
        return Action(Kind::Order, panel, partner, Disease::Absent);
    }
    static constexpr Action diagnose(Disease disease) { return Action(Kind::Diagnose, PanelId{}, PanelId{}, disease); }

    constexpr bool isOrder() const { return m_kind == Kind::Order; }
    constexpr bool isPair() const { return isOrder() && m_panel != m_partner; }
    // Of a pair the first one: its partner is ordered before anything is known of it.
    constexpr PanelId panel() const
    {
        assert(isOrder());
        return m_panel;
    }
    constexpr PanelId partner() const
    {
        assert(isPair());
        return m_partner;
    }
    PanelMask panels() const { return isOrder() ? PanelMask().with(m_panel).with(m_partner) : PanelMask(); }
    constexpr Disease diagnosis() const
    {
        assert(!isOrder());
        return m_diagnosis;
    }
    bool operator==(const Action&) const = default;

private:
    enum class Kind : std::uint8_t { Order, Diagnose };
    constexpr Action(Kind kind, PanelId panel, PanelId partner, Disease disease)
        : m_kind(kind),
          m_panel(panel),
          m_partner(partner),
          m_diagnosis(disease)
    {
    }
    Kind m_kind;
    PanelId m_panel, m_partner; // the same unless it is a pair
    Disease m_diagnosis;
};

// The one place that knows which output of a network means which action: the panels, then disease, then no disease.
// Pairs of panels, which networks do not order, have the numbers after these: (0, 1), (0, 2), (1, 2), (0, 3), …
class ActionCodec {
public:
    constexpr explicit ActionCodec(std::size_t panels) : m_panels(panels) {}
    constexpr std::size_t actionCount() const { return m_panels + 2; } // pairs not counted
    constexpr std::size_t countWithPairs() const { return actionCount() + m_panels * (m_panels - 1) / 2; }
    constexpr std::size_t index(Action action) const
    {
        if (action.isPair())
            return actionCount() + action.partner().value * (action.partner().value - 1) / 2 + action.panel().value;
        if (action.isOrder())
            return action.panel().value;
        return m_panels + (action.diagnosis() == Disease::Present ? 0 : 1);
    }
    constexpr Action action(std::size_t index) const
    {
        assert(index < countWithPairs());
        if (index < m_panels)
            return Action::order(PanelId(index));
        if (index >= actionCount()) {
            const std::size_t pair = index - actionCount();
            std::size_t partner = 1;
            while (partner * (partner + 1) / 2 <= pair)
                ++partner;
            return Action::orderTogether(PanelId(pair - partner * (partner - 1) / 2), PanelId(partner));
        }
        return Action::diagnose(index == m_panels ? Disease::Present : Disease::Absent);
    }

private:
    std::size_t m_panels;
};

// Some actions by their numbers in ActionCodec, pairs left out. With 64 panels there are two more of them than one word
// has bits, so there are two words; kernels read them as they lie.
class ActionSet {
public:
    static constexpr std::size_t kWords = 2;

    constexpr ActionSet() = default;
    constexpr explicit ActionSet(std::uint64_t first64) : m_words{first64, 0} {}
    // These orders and both diagnoses.
    constexpr ActionSet(PanelMask orders, std::size_t panels) : m_words{orders.bits(), 0}
    {
        for (const Disease disease : {Disease::Present, Disease::Absent})
            add(ActionCodec(panels).index(Action::diagnose(disease)));
    }
    constexpr bool contains(std::size_t action) const { return m_words[action / 64] >> (action % 64) & 1U; }
    constexpr void add(std::size_t action) { m_words[action / 64] |= std::uint64_t{1} << (action % 64); }
    constexpr void remove(std::size_t action) { m_words[action / 64] &= ~(std::uint64_t{1} << (action % 64)); }
    constexpr std::size_t count() const
    {
        return static_cast<std::size_t>(std::popcount(m_words[0]) + std::popcount(m_words[1]));
    }
    constexpr const std::uint64_t* words() const { return m_words.data(); }
    bool operator==(const ActionSet&) const = default;

private:
    std::array<std::uint64_t, kWords> m_words{};
};
static_assert(sizeof(ActionSet) == ActionSet::kWords * sizeof(std::uint64_t));
static_assert(ActionCodec(PanelMask::kMostPanels).actionCount() <= 64 * ActionSet::kWords);

} // namespace core
