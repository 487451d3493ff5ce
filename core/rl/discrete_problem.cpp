// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/discrete_problem.h"

#include "core/data/task/task_rules.h"
#include <algorithm>
#include <cassert>
#include <span>
#include <string_view>
#include <utility>

namespace core {
namespace {

FeatureId featureNamed(const DiscreteJoint& joint, std::string_view column)
{
    const auto found = std::ranges::find(joint.variables, column, &DiscreteVariable::column);
    assert(found != joint.variables.end());
    return FeatureId(static_cast<std::size_t>(found - joint.variables.begin()));
}

FeatureMask featuresNamed(const DiscreteJoint& joint, std::span<const std::string> columns)
{
    FeatureMask features(joint.variables.size());
    for (const std::string& column : columns)
        features.setKnown(featureNamed(joint, column));
    return features;
}

PanelMask panelsNamed(const std::vector<Panel>& panels, std::span<const std::string> names)
{
    PanelMask mask;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(panels, name, &Panel::name);
        assert(found != panels.end());
        mask = mask.with(PanelId(static_cast<std::size_t>(found - panels.begin())));
    }
    return mask;
}

} // namespace

DiscreteProblem makeDiscreteProblem(DiscreteJoint joint, const Task& task)
{
    std::vector<Panel> panels;
    for (const PanelSpec& panel : task.panels)
        panels.push_back({.name = panel.name,
                          .cost = panel.cost,
                          .features = featuresNamed(joint, panel.columns),
                          .minutes = panel.minutes,
                          .millilitres = panel.millilitres});
    std::vector<FeeGroup> fees;
    for (const SharedFee& fee : task.sharedFees)
        fees.push_back({.name = fee.name, .cost = fee.cost, .panels = panelsNamed(panels, fee.panels)});
    FeatureMask visible = featuresNamed(joint, task.visible);
    return {.joint = std::move(joint),
            .catalog = TestCatalog(std::move(panels), std::move(fees), UnrecordedPanels::Unavailable, task.pairOrders,
                                   rulesOf(task)),
            .visible = std::move(visible)};
}

} // namespace core
