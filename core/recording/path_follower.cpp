// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/path_follower_p.h"

#include "core/environment/patient_rows_p.h"

#include <algorithm>
#include <map>
#include <string>

namespace core {
namespace {

constexpr std::size_t kOrdersAtOnce = 256; // bounds the memory and the time between two looks at the token

std::span<const float> rowAt(std::span<const float> rows, std::size_t row, std::size_t features)
{
    return rows.subspan(row * features, features);
}

} // namespace

PathFollower::PathFollower(const PolicyView& view, RecordingChances& chances, const DrawnResults& results,
                           const Limits& limits, std::stop_token stop)
    : m_view(view),
      m_chances(chances),
      m_results(results),
      m_limits(limits),
      m_stop(std::move(stop)),
      m_everything(view.featureCount())
{
    for (std::size_t feature = 0; feature < view.featureCount(); ++feature)
        m_everything.setKnown(FeatureId(feature));
}

std::optional<std::vector<RecordedPath>> PathFollower::follow(std::span<const PatientIndex> patients)
{
    m_rows = m_view.rowsOf(patients);
    m_recorded = recordedColumns(m_rows, m_view.featureCount());
    m_paths.assign(patients.size(), {});
    m_streams.clear();
    std::map<std::uint64_t, std::vector<Traveller>> waiting;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        m_streams.push_back(patients[i].value);
        m_paths[i].truth = m_view.cohort().outcome(patients[i]);
        waiting[0].push_back({.row = i, .ordered = {}, .paid = 0.0});
    }
    while (!waiting.empty()) {
        const std::vector<Traveller> group = std::move(waiting.begin()->second);
        waiting.erase(waiting.begin());
        for (std::size_t first = 0; first < group.size(); first += kOrdersAtOnce) {
            if (m_stop.stop_requested())
                return std::nullopt;
            const auto some = std::span(group).subspan(first, std::min(kOrdersAtOnce, group.size() - first));
            std::map<std::size_t, std::vector<Decided>> ordering; // by panel
            for (const Decided& decided : decide(m_rows, some))
                if (decided.action.isOrder())
                    ordering[decided.action.panel().value].push_back(decided);
                else
                    m_paths[decided.traveller.row].end =
                        SaidAndCost{decided.action.diagnosis() == Disease::Present ? 1.0 : 0.0, decided.traveller.paid};
            std::vector<Traveller> next;
            for (const auto& [panel, those] : ordering)
                if (!orderFor(those, next))
                    return std::nullopt;
            for (const Traveller& traveller : next)
                waiting[traveller.ordered.bits()].push_back(traveller);
        }
    }
    return std::move(m_paths);
}

std::vector<PathFollower::Decided> PathFollower::decide(std::span<const float> rows,
                                                        std::span<const Traveller> group) const
{
    const PanelMask ordered = group.front().ordered;
    const PanelMask allowed =
        m_view.rules().allowedOrders(ordered, m_everything, {UnrecordedPanels::Charged, m_limits.cap});
    std::vector<float> known;
    for (const Traveller& traveller : group) {
        const std::span<const float> row = rowAt(rows, traveller.row, m_view.featureCount());
        known.insert(known.end(), row.begin(), row.end());
    }
    const std::vector<Step> steps = m_view.decideEach(known, ordered, allowed);
    std::vector<Decided> decided;
    for (std::size_t i = 0; i < group.size(); ++i) {
        // A pair is two orders, of which the second was decided with the first.
        Action action = group[i].pending ? Action::order(*group[i].pending) : steps[i].action;
        Traveller traveller = group[i];
        traveller.pending.reset();
        if (action.isPair()) {
            if (m_view.rules().allowsPair(ordered, action, m_everything, {UnrecordedPanels::Charged, m_limits.cap}))
                traveller.pending = action.partner();
            action = Action::order(action.panel());
        }
        if (action.isOrder())
            traveller.paid += m_view.rules().priceOfAdding(ordered, action.panel()).amount;
        decided.push_back({traveller, action});
    }
    return decided;
}

// The same order for some who stand at the same place: those whose panel is recorded go on.
bool PathFollower::orderFor(std::span<const Decided> ordering, std::vector<Traveller>& next)
{
    const PanelMask ordered = ordering.front().traveller.ordered;
    const PanelId panel = ordering.front().action.panel();
    std::vector<float> known;
    for (const Decided& decided : ordering) {
        const std::vector<float> row =
            m_view.known(rowAt(m_rows, decided.traveller.row, m_view.featureCount()), ordered);
        known.insert(known.end(), row.begin(), row.end());
    }
    const std::vector<double> chances = m_chances.chances(known, ordered, panel);
    std::vector<SaidAndCost> expected;
    if (chances.empty() || !expectEnds(ordering, expected))
        return false;
    for (std::size_t i = 0; i < ordering.size(); ++i) {
        const Traveller& traveller = ordering[i].traveller;
        m_paths[traveller.row].orders.push_back({chances[i], expected[i]});
        if (m_view.rules().shows(ordered, panel, m_recorded[traveller.row]))
            next.push_back({traveller.row, ordered.with(panel), traveller.paid, traveller.pending});
    }
    return true;
}

bool PathFollower::expectEnds(std::span<const Decided> ordering, std::vector<SaidAndCost>& expected) const
{
    expected.assign(m_limits.draws == 0 ? ordering.size() : 0, {});
    if (m_limits.draws == 0)
        return true;
    std::vector<float> rows;
    std::vector<Traveller> travellers;
    for (const Decided& decided : ordering) {
        const Traveller& from = decided.traveller;
        RandomStream stream(m_limits.seed, "results of patient " + std::to_string(m_streams[from.row]) + " after " +
                                               std::to_string(from.ordered.bits()));
        const std::vector<float> drawn = m_results.draw(rowAt(m_rows, from.row, m_view.featureCount()), from.ordered,
                                                        m_paths[from.row].truth, m_limits.draws, stream);
        rows.insert(rows.end(), drawn.begin(), drawn.end());
        for (std::size_t draw = 0; draw < m_limits.draws; ++draw)
            travellers.push_back(
                {travellers.size(), from.ordered.with(decided.action.panel()), from.paid, from.pending});
    }
    const std::optional<std::vector<SaidAndCost>> ends = walkOn(rows, std::move(travellers));
    if (!ends)
        return false;
    const auto draws = static_cast<double>(m_limits.draws);
    for (std::size_t first = 0; first < ends->size(); first += m_limits.draws) {
        SaidAndCost& mean = expected.emplace_back();
        for (const SaidAndCost& end : std::span(*ends).subspan(first, m_limits.draws)) {
            mean.present += end.present / draws;
            mean.cost += end.cost / draws;
        }
    }
    return true;
}

// With rows that have everything: how each ends.
std::optional<std::vector<SaidAndCost>> PathFollower::walkOn(std::span<const float> rows,
                                                             std::vector<Traveller> travellers) const
{
    std::vector<SaidAndCost> ends(travellers.size());
    std::map<std::uint64_t, std::vector<Traveller>> waiting;
    for (const Traveller& traveller : travellers)
        waiting[traveller.ordered.bits()].push_back(traveller);
    while (!waiting.empty()) {
        if (m_stop.stop_requested())
            return std::nullopt;
        const std::vector<Traveller> group = std::move(waiting.begin()->second);
        waiting.erase(waiting.begin());
        for (const Decided& decided : decide(rows, group)) {
            Traveller traveller = decided.traveller;
            if (decided.action.isOrder()) {
                traveller.ordered = traveller.ordered.with(decided.action.panel());
                waiting[traveller.ordered.bits()].push_back(traveller);
            } else {
                ends[traveller.row] = {decided.action.diagnosis() == Disease::Present ? 1.0 : 0.0, traveller.paid};
            }
        }
    }
    return ends;
}

} // namespace core
