// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/order_rules.h"

#include <algorithm>

namespace core {

bool OrderRules::any() const
{
    return capped() || first != PanelMask() || never != PanelMask() ||
           std::ranges::any_of(needs, [](PanelMask own) { return own != PanelMask(); });
}

PanelMask OrderRules::next(PanelMask candidates, PanelMask known) const
{
    PanelMask allowed;
    for (std::size_t i = 0; i < needs.size(); ++i)
        if (const PanelId panel(i); candidates.isOrdered(panel) && known.with(needs[i]) == known)
            allowed = allowed.with(panel);
    for (std::size_t i = needs.size(); i < PanelMask::kMostPanels; ++i)
        if (const PanelId panel(i); candidates.isOrdered(panel))
            allowed = allowed.with(panel);
    for (std::size_t i = 0; i < PanelMask::kMostPanels; ++i)
        if (const PanelId panel(i); first.isOrdered(panel) && allowed.isOrdered(panel))
            return PanelMask().with(panel);
    return allowed;
}

OrderRules OrderRules::completed() const
{
    OrderRules whole = *this;
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t i = 0; i < needs.size(); ++i)
            if (whole.first.isOrdered(PanelId(i)) && whole.first.with(needs[i]) != whole.first) {
                whole.first = whole.first.with(needs[i]);
                grows = true;
            }
    }
    return whole;
}

} // namespace core
