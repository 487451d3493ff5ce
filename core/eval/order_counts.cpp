// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/order_counts_p.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace core {

std::vector<double> panelUse(std::span<const Episode> episodes, std::size_t panels)
{
    std::vector<double> share(panels, 0.0);
    for (const Episode& episode : episodes)
        for (std::size_t panel = 0; panel < panels; ++panel)
            if (episode.orderedPanels().isOrdered(PanelId(panel)))
                share[panel] += 1.0;
    for (double& one : share)
        one /= static_cast<double>(std::max<std::size_t>(episodes.size(), 1));
    return share;
}

Minutes minutesOf(const OrderFrequency& order, const TestCatalog& catalog)
{
    Minutes sum;
    PanelMask together;
    for (std::size_t place = 0; place < order.sequence.size(); ++place) {
        if (!order.alongside || std::ranges::find(*order.alongside, place) == order.alongside->end()) {
            sum += catalog.minutesOf(together);
            together = PanelMask();
        }
        together = together.with(order.sequence[place]);
    }
    return sum + catalog.minutesOf(together);
}

std::vector<OrderFrequency> orderFrequencies(std::span<const Episode> episodes)
{
    std::map<std::vector<OrderedPanel>, OrderFrequency> bySequence;
    for (const Episode& episode : episodes) {
        OrderFrequency& frequency = bySequence[episode.orders()];
        ++frequency.patients;
        if (episode.diagnosis() == Disease::Present)
            ++frequency.diagnosedPresent;
    }
    std::vector<OrderFrequency> orders;
    for (auto& [sequence, frequency] : bySequence) {
        for (const OrderedPanel& order : sequence) {
            if (order.alongside)
                (frequency.alongside ? *frequency.alongside : frequency.alongside.emplace())
                    .push_back(frequency.sequence.size());
            frequency.sequence.push_back(order.panel);
        }
        orders.push_back(std::move(frequency));
    }
    std::ranges::stable_sort(orders, std::ranges::greater{}, &OrderFrequency::patients);
    return orders;
}

} // namespace core
