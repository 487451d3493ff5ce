// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/fixed_set_episodes_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace core {

namespace {

// Nothing is decided on the way, so where two panels may be ordered together they are: the two that take longest, then
// the next two. That is quickest, since of every pair the longer time counts.
std::vector<OrderedPanel> inTurn(PanelMask panels, const TestCatalog& catalog)
{
    std::vector<OrderedPanel> orders;
    for (std::size_t panel = 0; panel < catalog.panelCount(); ++panel)
        if (panels.isOrdered(PanelId(panel)))
            orders.push_back({PanelId(panel)});
    if (catalog.pairs() == PairOrders::No)
        return orders;
    std::ranges::stable_sort(orders, std::ranges::greater{}, [&](const OrderedPanel& order) {
        return catalog.minutesOf(PanelMask().with(order.panel));
    });
    for (std::size_t place = 1; place < orders.size(); place += 2)
        orders[place].alongside = true;
    return orders;
}

// The same where the study has rules: in an order that they allow, one after the other.
std::vector<OrderedPanel> byTheRules(PanelMask panels, const PanelRules& rules, const FeatureMask& recorded)
{
    std::vector<OrderedPanel> orders;
    PanelMask ordered;
    while (const auto next = rules.nextGranted(panels, ordered, recorded, rules.catalog().unrecorded())) {
        orders.push_back({*next});
        ordered = ordered.with(*next);
    }
    return orders;
}

} // namespace

std::vector<Episode> fixedSetEpisodes(const Cohort& cohort, std::span<const PatientIndex> patients, PanelMask panels,
                                      std::span<const double> probability, double threshold)
{
    assert(patients.size() == probability.size());
    const PanelRules rules(cohort.catalog(), cohort.visibleFeatures());
    const UnrecordedPanels unrecorded = cohort.catalog().unrecorded();
    const std::vector<FeatureMask> recorded = recordedColumns(rawRows(cohort, patients), cohort.featureCount());
    std::vector<Episode> episodes;
    episodes.reserve(patients.size());
    for (std::size_t i = 0; i < patients.size(); ++i) {
        Episode& episode = episodes.emplace_back(Episode{.patient = patients[i], .steps = {}});
        PanelMask before;
        const auto add = [&](Action action) {
            Step& step = episode.steps.emplace_back();
            step.ordered = before;
            step.diseaseProbability = probability[i];
            step.action = action;
            chargeFor(step, rules, recorded[i], unrecorded);
        };
        const std::vector<OrderedPanel> orders =
            rules.ruled() ? byTheRules(panels, rules, recorded[i])
                          : inTurn(rules.possible(panels, recorded[i], unrecorded), cohort.catalog());
        for (const OrderedPanel& order : orders) {
            const Minutes waited = episode.steps.empty() ? Minutes() : episode.steps.back().waited;
            add(Action::order(order.panel));
            before = before.with(order.panel);
            if (order.alongside) { // it takes no longer than the one before
                episode.steps.back().alongside = true;
                episode.steps.back().waited = std::max(Minutes(), episode.steps.back().waited - waited);
            }
        }
        add(Action::diagnose(probability[i] >= threshold ? Disease::Present : Disease::Absent));
    }
    return episodes;
}

} // namespace core
