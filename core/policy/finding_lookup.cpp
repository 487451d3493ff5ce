// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/finding_lookup_p.h"

#include "core/policy/policy_parts_p.h"

#include "core/policy/policy_features_p.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace core {
namespace {

constexpr std::size_t kUnknown = ~std::size_t{0}; // level: not recorded, or none of those in the table

std::size_t levelOf(std::span<const float> levels, float value)
{
    const auto found = std::ranges::lower_bound(levels, value); // NaN is below nothing: the first, which differs
    return found != levels.end() && *found == value ? static_cast<std::size_t>(found - levels.begin()) : kUnknown;
}

Result<std::vector<std::vector<float>>> loadLevels(const TensorBundle& bundle, std::size_t features)
{
    const auto counts = bundle.integers("findings/level_counts", std::array<std::uint64_t, 1>{features});
    if (!counts)
        return counts.error();
    std::uint64_t all = 0;
    for (const std::uint64_t count : *counts) {
        if (count == 0 || count > kMostCells)
            return damaged("findings/level_counts");
        all += count;
    }
    const auto values = bundle.floats("findings/levels", std::array<std::uint64_t, 1>{all});
    if (!values)
        return values.error();
    std::vector<std::vector<float>> levels;
    auto next = values->begin();
    for (const std::uint64_t count : *counts) {
        const auto end = next + static_cast<std::ptrdiff_t>(count);
        levels.emplace_back(next, end);
        next = end;
        const bool rising =
            std::ranges::adjacent_find(levels.back(), [](float a, float b) { return !(a < b); }) == levels.back().end();
        if (!rising || std::isnan(levels.back().front()))
            return damaged("findings/levels");
    }
    return levels;
}

// Only the cells that occur are stored.
Result<DiscreteJoint> loadJoint(const TensorBundle& bundle, const PolicyFeatures& features,
                                const std::vector<std::vector<float>>& levels)
{
    DiscreteJoint joint;
    std::size_t cells = 1;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        joint.variables.push_back({features.names[i], levels[i].size()});
        cells *= levels[i].size();
        if (cells > kMostCells)
            return damaged("findings/levels");
    }
    const Result<std::uint64_t> count = bundle.integer("findings/count");
    if (!count || *count > cells || *count == 0 || !fewSituations(*count, features.catalog.panelCount()))
        return damaged("findings/count");
    const auto places = bundle.integers("findings/cells", std::array<std::uint64_t, 1>{*count});
    const auto shares = bundle.doubles("findings/shares", std::array<std::uint64_t, 2>{*count, 2});
    if (!places || !shares)
        return damaged("findings/cells");
    joint.probability.resize(cells);
    double sum = 0.0;
    for (std::size_t i = 0; i < *count; ++i) {
        const double absent = (*shares)[2 * i], present = (*shares)[2 * i + 1];
        if ((*places)[i] >= cells || (i > 0 && (*places)[i] <= (*places)[i - 1]) || !(absent >= 0.0) ||
            !(present >= 0.0) || !(absent + present > 0.0))
            return damaged("findings/cells");
        joint.probability[(*places)[i]] = {absent, present};
        sum += absent + present;
    }
    if (!(std::abs(sum - 1.0) < 1e-6))
        return damaged("findings/shares");
    return joint;
}

} // namespace

FindingLookup::FindingLookup(PolicyFeatures features, FindingTable table)
    : m_features(std::move(features)),
      m_table(std::move(table)),
      m_states(m_table.problem)
{
}

FindingPlace FindingLookup::find(std::span<const float> values, PanelMask ordered) const
{
    std::vector<std::size_t> levels(values.size(), 0);
    std::size_t cell = 0, place = 1;
    bool complete = true;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (m_states.isKnown(ordered, i)) {
            levels[i] = levelOf(m_table.levels[i], values[i]);
            complete = complete && levels[i] != kUnknown;
            cell += complete ? place * levels[i] : 0;
        }
        place *= m_table.levels[i].size();
    }
    if (complete)
        if (const std::optional<std::size_t> state = m_states.find(ordered, cell))
            return {.state = state, .mass = m_states.mass(*state)};
    return {.state = std::nullopt, .mass = similarPatients(levels, ordered)};
}

std::array<double, 2> FindingLookup::similarPatients(std::span<const std::size_t> levels, PanelMask ordered) const
{
    std::array<double, 2> alike{}, anybody{};
    for (std::size_t state = m_states.first(ordered); state < m_states.last(ordered); ++state) {
        const std::size_t cell = m_states.anyCell(state);
        bool agrees = true;
        for (std::size_t i = 0; i < levels.size() && agrees; ++i)
            agrees = !m_states.isKnown(ordered, i) || levels[i] == kUnknown ||
                     levels[i] == m_table.problem.joint.level(cell, i);
        for (const std::size_t disease : {0U, 1U}) {
            anybody[disease] += m_states.mass(state)[disease];
            alike[disease] += agrees ? m_states.mass(state)[disease] : 0.0;
        }
    }
    return alike[0] + alike[1] > 0.0 ? alike : anybody;
}

void FindingLookup::save(TensorBundle& bundle) const
{
    std::vector<std::uint64_t> counts, cells;
    std::vector<float> levels;
    std::vector<double> shares;
    for (const std::vector<float>& values : m_table.levels) {
        counts.push_back(values.size());
        levels.insert(levels.end(), values.begin(), values.end());
    }
    const DiscreteJoint& joint = m_table.problem.joint;
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
        if (const auto& [absent, present] = joint.probability[cell]; absent + present > 0.0) {
            cells.push_back(cell);
            shares.insert(shares.end(), {absent, present});
        }
    bundle.addText("features", writePolicyFeatures(m_features));
    bundle.addNumber("findings/count", std::uint64_t{cells.size()});
    bundle.add({.name = "findings/level_counts", .shape = {counts.size()}, .values = counts});
    bundle.add({.name = "findings/levels", .shape = {levels.size()}, .values = levels});
    bundle.add({.name = "findings/cells", .shape = {cells.size()}, .values = cells});
    bundle.add({.name = "findings/shares", .shape = {cells.size(), 2}, .values = shares});
}

Result<FindingLookupPtr> FindingLookup::load(const TensorBundle& bundle)
{
    const Result<std::string> text = bundle.text("features");
    if (!text)
        return text.error();
    Result<PolicyFeatures> features = parsePolicyFeatures(*text);
    if (!features)
        return features.error();
    Result<std::vector<std::vector<float>>> levels = loadLevels(bundle, features->names.size());
    if (!levels)
        return levels.error();
    Result<DiscreteJoint> joint = loadJoint(bundle, *features, *levels);
    if (!joint)
        return joint.error();
    FindingTable table{
        .problem = {.joint = std::move(*joint), .catalog = features->catalog, .visible = features->visible},
        .levels = std::move(*levels)};
    return std::make_shared<const FindingLookup>(std::move(*features), std::move(table));
}

} // namespace core
