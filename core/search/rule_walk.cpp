// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rule_walk_p.h"

#include "core/environment/patient_walk_p.h"

#include <map>

namespace core {
namespace {

constexpr std::size_t kMostInTable = std::size_t{1} << 20;

// Panels that share a column with another one.
PanelMask overlapping(const TestCatalog& catalog, std::size_t features)
{
    PanelMask panels;
    for (std::size_t feature = 0; feature < features; ++feature) {
        PanelMask holders;
        for (std::size_t panel = 0; panel < catalog.panelCount(); ++panel)
            if (catalog.panels()[panel].features.isKnown(FeatureId(feature)))
                holders = holders.with(PanelId(panel));
        if (holders.count() > 1)
            panels = panels.with(holders);
    }
    return panels;
}

} // namespace

RuleWalk::RuleWalk(const LatticeModel& model, const LatticeView& view, std::span<const FeatureMask> recorded,
                   const OrderLimits& limits)
    : m_model(model),
      m_view(view),
      m_limits(limits)
{
    const PanelLattice& lattice = model.lattice();
    // Where panels share no column, all that matters of a record is which panels it holds anything of.
    const bool overlap = overlapping(lattice.catalog(), model.bins().featureCount()) != PanelMask();
    const std::size_t words = (model.bins().featureCount() + 63) / 64;
    std::map<std::vector<std::uint64_t>, std::uint32_t> kinds;
    for (const FeatureMask& record : recorded) {
        std::vector<std::uint64_t> key;
        for (std::size_t word = 0; overlap && word < words; ++word)
            key.push_back(record.word(word));
        if (!overlap)
            key.push_back(lattice.rules().recordedPanels(record).bits());
        const auto [kind, isNew] = kinds.emplace(std::move(key), static_cast<std::uint32_t>(kinds.size()));
        if (isNew)
            m_records.push_back(record);
        m_kinds.push_back(kind->second);
    }
    if (const std::size_t panels = lattice.rules().panelCount();
        panels < 64 && m_records.size() <= kMostInTable >> panels)
        m_table.resize(m_records.size() << panels, 0);
}

RuleWalk::Place& RuleWalk::placeFor(std::uint32_t kind, PanelMask ordered)
{
    const std::size_t panels = m_model.lattice().rules().panelCount();
    std::uint32_t& number =
        m_table.empty() ? m_map[{kind, ordered.bits()}] : m_table[(std::size_t{kind} << panels) | ordered.bits()];
    if (number == 0) {
        m_places.push_back(placeOf(kind, ordered));
        number = static_cast<std::uint32_t>(m_places.size());
    }
    return m_places[number - 1];
}

RuleWalk::Place RuleWalk::placeOf(std::uint32_t kind, PanelMask ordered) const
{
    const PanelLattice& lattice = m_model.lattice();
    const PanelMask shown = lattice.rules().shown(ordered, m_records[kind]);
    Place place;
    place.state = lattice.stateWithin(shown);
    place.set = lattice.setWithin(shown);
    place.outlooks = m_model.outlookCount(place.set);
    place.onward.resize(lattice.sets()[place.set].choices());
    if (place.set == lattice.states()[place.state].set)
        place.allowed = lattice.rules().allowedOrders(ordered, m_records[kind], m_limits);
    return place;
}

const RuleWalk::Onward& RuleWalk::onwardFrom(Place& place, std::uint32_t kind, PanelMask ordered,
                                             std::size_t order) const
{
    const PanelLattice& lattice = m_model.lattice();
    Onward& onward = place.onward[order];
    if (onward.cost < 0.0)
        onward = onwardBy(lattice.sets()[place.set].action(order), kind, ordered);
    return onward;
}

RuleWalk::Onward RuleWalk::onwardBy(Action action, std::uint32_t kind, PanelMask ordered) const
{
    const PanelLattice& lattice = m_model.lattice();
    Onward onward;
    Step step;
    step.ordered = ordered;
    step.action = action;
    keepPossible(step, lattice.rules(), m_records[kind], m_limits);
    chargeFor(step, lattice.rules(), m_records[kind], m_limits.unrecorded);
    onward.ordered = ordered.with(step.action.panels());
    onward.cost = lattice.aim().burden(step.paid, step.waited);
    if (step.action.isPair()) {
        const Step second = partnerStep(step, lattice.rules(), m_records[kind], m_limits.unrecorded);
        onward.cost += lattice.aim().burden(second.paid, second.waited);
    }
    return onward;
}

const RuleWalk::Onward& RuleWalk::beginningOf(std::uint32_t kind)
{
    m_beginnings.resize(m_records.size());
    Onward& beginning = m_beginnings[kind];
    if (beginning.cost >= 0.0)
        return beginning;
    const PanelRules& rules = m_model.lattice().rules();
    beginning.cost = 0.0;
    while (const auto first = rules.forced(rules.allowedOrders(beginning.ordered, m_records[kind], m_limits))) {
        const Onward next = onwardBy(Action::order(*first), kind, beginning.ordered);
        beginning = {beginning.cost + next.cost, next.ordered};
    }
    return beginning;
}

RuleWalk::End RuleWalk::follow(const LatticeDecision& decision, std::size_t patient)
{
    const std::uint32_t kind = m_kinds[patient];
    const Onward& beginning = beginningOf(kind);
    PanelMask ordered = beginning.ordered;
    End end{.cost = beginning.cost};
    while (true) {
        Place& place = placeFor(kind, ordered);
        const float probability = m_view.probability[place.set][patient];
        const auto outlook = std::span(m_view.outlook[place.set]).subspan(patient * place.outlooks, place.outlooks);
        const auto order = decision.bestOrder({place.state, place.set, probability, outlook, ordered, place.allowed});
        if (!order) {
            end.said = decision.diagnosis(probability);
            return end;
        }
        const Onward& onward = onwardFrom(place, kind, ordered, *order);
        end.cost += onward.cost;
        ordered = onward.ordered;
        end.path = (end.path + ordered.bits()) * 0x9E3779B97F4A7C15ULL; // odd, so that nothing is lost
        end.path ^= end.path >> 32;
    }
}

LatticeStrays::End RuleWalk::follow(const LatticeRule& rule, std::size_t patient)
{
    const End end = follow(LatticeDecision(m_model, rule), patient);
    return {.cost = end.cost, .said = end.said};
}

std::vector<std::uint8_t> RuleWalk::strays(const PanelRules& rules, std::span<const FeatureMask> recorded,
                                           UnrecordedPanels unrecorded)
{
    const PanelMask shared = overlapping(rules.catalog(), rules.featureCount());
    const PanelMask offered = rules.orderable(PanelMask());
    std::vector<std::uint8_t> strays;
    for (const FeatureMask& record : recorded) {
        const std::uint64_t held = rules.recordedPanels(record).bits();
        const bool inVain = unrecorded == UnrecordedPanels::Charged && (offered.bits() & ~held) != 0;
        const bool inPart = !rules.holdsAll(PanelMask(shared.bits() & held), record);
        strays.push_back(inVain || inPart ? 1 : 0);
    }
    if (std::ranges::find(strays, 1) == strays.end())
        strays.clear();
    return strays;
}

} // namespace core
