// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/model_choices.h"

#include "core/front/pareto_front.h"
#include "core/front/policy_name.h"
#include "core/front/repricing.h"
#include "ui/common/text/compare_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace app {
namespace {

struct ModelChoices {
    Q_DECLARE_TR_FUNCTIONS(ModelChoices)
};

using core::ModelRefusal;

QString words(std::optional<ModelRefusal> refusal)
{
    return refusal ? ui::refusalText(*refusal) : QString();
}

std::optional<ModelRefusal> refusalOf(const core::FrontRecord& front, const ModelSources& sources)
{
    if (!sources.cohort || front.start.cohort == *sources.cohort)
        return std::nullopt;
    return core::isOfOtherPrices(front, sources.prices) ? ModelRefusal::OtherPrices : ModelRefusal::OtherPatients;
}

std::optional<ModelRefusal> refusalOf(const core::RunRecord& run, const ModelSources& sources)
{
    if (!run.start.origin.empty() || (sources.cohort && run.start.cohort != *sources.cohort))
        return ModelRefusal::OtherPatients;
    return std::nullopt;
}

std::optional<ModelRefusal> refusalOf(const core::BaselineRecord& table, const ModelSources& sources)
{
    if (sources.cohort && table.start.cohort != *sources.cohort)
        return ModelRefusal::OtherPatients;
    if (table.start.plan.judging.everybody())
        return ModelRefusal::OneModelAFold;
    return table.start.split == sources.split ? std::nullopt : std::optional(ModelRefusal::OtherSplit);
}

void addFront(std::vector<ui::ModelChoice>& list, const core::FrontRecord& front, const ModelSources& sources)
{
    const QString refusal = words(refusalOf(front, sources));
    const std::vector<std::size_t> onFront = core::frontOf(front.points, front.start.plan.axes());
    for (std::size_t place = 0; place < onFront.size(); ++place) {
        const core::OperatingPoint& point = front.points[onFront[place]];
        const std::string name = core::frontPolicyName(front, onFront[place]);
        list.push_back({.ref = core::FrontPolicyRef{front.id, onFront[place]},
                        .name = ModelChoices::tr("Policy %1").arg(QString::fromStdString(name)),
                        .meanCost = (point.test ? *point.test : point.validation).meanCost.value,
                        .refusal = refusal});
    }
}

const core::SystemRun* firstRun(const core::BaselineRecord& table, const core::SystemId& system)
{
    const auto found = std::ranges::find_if(
        table.runs, [&](const core::SystemRun& run) { return run.system == system && run.repeat == 0; });
    return found == table.runs.end() ? nullptr : &*found;
}

// In the order of all systems; those on panels of the user's choice follow.
std::size_t placeOf(const core::SystemId& system)
{
    const auto all = core::allSystems();
    const auto found = std::ranges::find(all, system);
    const auto place = static_cast<std::size_t>(found - all.begin());
    return found == all.end()
               ? place + static_cast<std::size_t>(system.kind) * 4 + static_cast<std::size_t>(system.panels)
               : place;
}

} // namespace

std::vector<ui::ModelChoice> policyChoices(const ModelSources& sources)
{
    std::vector<ui::ModelChoice> list;
    for (auto front = sources.fronts.rbegin(); front != sources.fronts.rend(); ++front)
        if (front->status != core::RunStatus::Running) // what it finds is stored by and by
            addFront(list, *front, sources);
    for (auto run = sources.runs.rbegin(); run != sources.runs.rend(); ++run) {
        if (!run->hasPolicy)
            continue;
        const bool tested = run->summary && run->summary->test;
        list.push_back({.ref = run->id,
                        .name = ui::trainedPolicyName(*run),
                        .meanCost = tested ? run->summary->test->meanCost.value : std::nullopt,
                        .refusal = words(refusalOf(*run, sources))});
    }
    return list;
}

std::vector<ui::ModelChoice> baselineChoices(const ModelSources& sources)
{
    std::vector<const core::BaselineRecord*> tables;
    for (auto table = sources.tables.rbegin(); table != sources.tables.rend(); ++table)
        tables.push_back(&*table);
    std::stable_partition(tables.begin(), tables.end(), [&](const auto* table) { return !refusalOf(*table, sources); });
    std::map<std::size_t, ui::ModelChoice> bySystem;
    for (const core::BaselineRecord* table : tables)
        for (const core::SystemId& system : table->start.plan.systems)
            if (const core::SystemRun* run = firstRun(*table, system))
                bySystem.try_emplace(placeOf(system), ui::ModelChoice{.ref = core::BaselineRef{table->id, system},
                                                                      .name = ui::systemText(system),
                                                                      .meanCost = run->test.meanCost.value,
                                                                      .refusal = words(refusalOf(*table, sources))});
    std::vector<ui::ModelChoice> list;
    for (auto& entry : bySystem)
        list.push_back(std::move(entry.second));
    return list;
}

ComparisonLoader::Request requestFor(const core::ModelRef& model, const ModelSources& sources)
{
    ComparisonLoader::Request request{.ref = model};
    if (const auto* policy = std::get_if<core::FrontPolicyRef>(&model)) {
        for (const core::FrontRecord& front : sources.fronts)
            if (front.id == policy->front && policy->policy < front.points.size() && front.points[policy->policy].test)
                request.counted = front.points[policy->policy].test->confusion;
    } else if (const auto* id = std::get_if<core::RunId>(&model)) {
        for (const core::RunRecord& run : sources.runs)
            if (run.id == *id && run.summary && run.summary->test)
                request.counted = run.summary->test->confusion;
    }
    return request;
}

ui::FrontRivals rivalsOf(const core::BaselineRecord& table)
{
    ui::FrontRivals rivals;
    for (const core::SystemRun& run : table.runs) {
        if (run.repeat != 0)
            continue;
        rivals.systems.push_back(
            {.name = ui::systemShortText(run.system), .validation = run.validation, .test = run.test});
        if (run.system.kind == core::SystemKind::BestFixedSet)
            rivals.fixedSets = run.fixedSets;
    }
    return rivals;
}

std::optional<core::PolicyRef> middlePolicy(const std::vector<core::FrontRecord>& fronts)
{
    for (auto front = fronts.rbegin(); front != fronts.rend(); ++front) {
        if (front->status == core::RunStatus::Running)
            continue;
        const std::vector<std::size_t> onFront = core::frontOf(front->points, front->start.plan.axes());
        if (onFront.empty())
            continue;
        const auto cost = [&](std::size_t point) {
            return front->points[point].validation.meanCost.value.value_or(0.0);
        };
        const double middle = (cost(onFront.front()) + cost(onFront.back())) / 2.0;
        const auto nearest =
            std::ranges::min_element(onFront, {}, [&](std::size_t point) { return std::abs(cost(point) - middle); });
        return core::FrontPolicyRef{front->id, *nearest};
    }
    return std::nullopt;
}

} // namespace app
