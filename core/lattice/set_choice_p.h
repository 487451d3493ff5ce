// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"
#include "core/rl/panel_rules.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace core {

// Which sets of panels are worth estimating. All of them where there are few; otherwise, level by level, those that
// promise most for their price, at several prices of money: a set is promising where a smaller one was good and the
// panel to come added much to each of its panels by itself.
class SetChoice {
public:
    SetChoice(const TestCatalog& catalog, const PanelRules& rules, std::size_t most);

    std::vector<PanelMask> next();               // to be fitted now; empty when there is nothing more
    void fitted(PanelMask closure, double loss); // of log odds, mean over patients
    std::vector<PanelMask> chosen() const;
    bool leavesOut() const { return m_leavesOut; }
    std::size_t expectedCount() const { return m_expected; }

private:
    std::vector<PanelMask> grownBy(std::size_t room) const;
    double promise(PanelMask from, PanelId panel) const; // expected loss after the order

    const TestCatalog& m_catalog;
    const PanelRules& m_rules;
    std::size_t m_most;
    std::size_t m_expected = 0;
    bool m_leavesOut = false;
    std::size_t m_level = 0;
    std::vector<PanelMask> m_lastLevel;
    std::map<std::uint64_t, double> m_loss; // by closure
};

} // namespace core
