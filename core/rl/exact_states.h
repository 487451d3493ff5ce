// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/masks.h"
#include "core/rl/action.h"
#include "core/rl/discrete_problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// All situations of a discrete problem in which somebody can be: the panels ordered with what is known by them. Found
// once, so that solving for another reward is one pass over numbers. Their order depends on joint, columns of panels
// and visible columns alone, not on prices. For at most a few million pairs of mask and cell.
class ExactStates {
public:
    explicit ExactStates(const DiscreteProblem& problem);

    std::size_t count() const { return m_mass.size(); }
    std::size_t panelCount() const { return m_panels; }
    // Of the cell only what is known counts. Unset where nobody looks like that.
    std::optional<std::size_t> find(PanelMask ordered, std::size_t cell) const;
    // The states with these panels ordered: positions from `first` below `last`.
    std::size_t first(PanelMask ordered) const { return m_first[ordered.bits()]; }
    std::size_t last(PanelMask ordered) const { return m_first[ordered.bits() + 1]; }
    const std::array<double, 2>& mass(std::size_t state) const { return m_mass[state]; } // [Disease], of all patients
    std::size_t anyCell(std::size_t state) const { return m_cells[m_anyCell[state]]; }   // that looks like it
    bool isKnown(PanelMask ordered, std::size_t variable) const;

    // What each action earns in a state and from there on, times the probability of the state: [ActionCodec's number].
    struct Options {
        std::size_t state = 0;
        std::span<const std::size_t> legal; // numbers of actions; an order that reveals nothing is not among them
        std::span<const ExactReturn> returns;
    };
    using Choose = std::function<std::size_t(const Options&)>; // ActionCodec's number
    // From all panels ordered to none: asks for the action in every state and returns what the choices earn.
    ExactReturn goBack(const TestCatalog& prices, bool pairs, const Choose& choose) const;

private:
    std::size_t keyOf(PanelMask ordered, std::size_t cell) const;
    std::vector<std::size_t> legalActions(PanelMask ordered, const TestCatalog& prices, bool pairs) const;
    PanelMask ruled(PanelMask ordered, const TestCatalog& prices) const;
    void addOrder(PanelMask ordered, Action order, const TestCatalog& prices, std::span<const ExactReturn> chosen,
                  std::span<ExactReturn> options) const;
    void findStates(const DiscreteProblem& problem, PanelMask ordered);

    std::size_t m_panels;
    std::vector<std::size_t> m_levels;         // of the variables
    std::vector<std::uint64_t> m_known;        // [mask][words of 64 variables]
    std::vector<std::uint32_t> m_orderable;    // [mask]
    std::vector<std::size_t> m_cells;          // those that occur
    std::vector<std::size_t> m_first;          // [mask], and the end
    std::vector<std::size_t> m_keys;           // [state], rising within a mask
    std::vector<std::array<double, 2>> m_mass; // [state]
    std::vector<std::uint32_t> m_anyCell;      // [state], a place in m_cells
    std::vector<std::uint32_t> m_stateOfCell;  // [mask][place in m_cells]
};

} // namespace core
