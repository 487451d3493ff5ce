// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace core {

// What a policy does next: order a panel, or end the episode with a diagnosis.
class Action {
public:
    static constexpr Action order(PanelId panel) { return Action(Kind::Order, panel, Disease::Absent); }
    static constexpr Action diagnose(Disease disease) { return Action(Kind::Diagnose, PanelId{}, disease); }

    constexpr bool isOrder() const { return m_kind == Kind::Order; }
    constexpr PanelId panel() const
    {
        assert(isOrder());
        return m_panel;
    }
    constexpr Disease diagnosis() const
    {
        assert(!isOrder());
        return m_diagnosis;
    }
    bool operator==(const Action&) const = default;

private:
    enum class Kind : std::uint8_t { Order, Diagnose };
    constexpr Action(Kind kind, PanelId panel, Disease disease) : m_kind(kind), m_panel(panel), m_diagnosis(disease) {}
    Kind m_kind;
    PanelId m_panel;
    Disease m_diagnosis;
};

// The one place that knows which output of a network means which action: the panels, then disease, then no disease.
class ActionCodec {
public:
    // The selector gets the actions that are allowed as 32 bits, two of which are the diagnoses.
    static constexpr std::size_t kMostPanels = 30;

    constexpr explicit ActionCodec(std::size_t panels) : m_panels(panels) {}
    constexpr std::size_t actionCount() const { return m_panels + 2; }
    constexpr std::size_t index(Action action) const
    {
        if (action.isOrder())
            return action.panel().value;
        return m_panels + (action.diagnosis() == Disease::Present ? 0 : 1);
    }
    constexpr Action action(std::size_t index) const
    {
        assert(index < actionCount());
        if (index < m_panels)
            return Action::order(PanelId(index));
        return Action::diagnose(index == m_panels ? Disease::Present : Disease::Absent);
    }

private:
    std::size_t m_panels;
};

} // namespace core
