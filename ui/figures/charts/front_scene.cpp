// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_scene.h"

#include "core/front/policy_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

const core::MetricEstimate& figureOf(const core::Evaluation& evaluation, FrontMeasure measure)
{
    switch (measure) {
    case FrontMeasure::F1:
        return evaluation.f1;
    case FrontMeasure::Am:
        return evaluation.am;
    case FrontMeasure::Auroc:
        return evaluation.auroc;
    case FrontMeasure::Sensitivity:
        return evaluation.recall;
    }
    Q_UNREACHABLE();
}

// How patients are ranked is not known of a policy that is known by what it finds on average.
std::optional<double> valueOf(const core::ExactReturn& expected, FrontMeasure measure, double prevalence)
{
    switch (measure) {
    case FrontMeasure::F1:
        return core::metricOf(expected, core::FrontMetric::F1, prevalence);
    case FrontMeasure::Am:
        return core::metricOf(expected, core::FrontMetric::Am, prevalence);
    case FrontMeasure::Auroc:
        return std::nullopt;
    case FrontMeasure::Sensitivity:
        return prevalence > 0.0 ? std::optional(expected.truePositive / prevalence) : std::nullopt;
    }
    Q_UNREACHABLE();
}

// Nowhere in the plot where nobody said what it takes.
core::CostValue placeOf(const core::Evaluation& evaluation, const FrontScene& scene)
{
    const std::optional<double> spent = evaluation.meanBurden(scene.axis);
    return {.cost = spent.value_or(0.0), .value = spent ? figureOf(evaluation, scene.measure).value : std::nullopt};
}

std::optional<core::Interval> rangeOf(const core::Evaluation& evaluation, core::CostAim axis)
{
    switch (axis.kind()) {
    case core::CostAim::Kind::Money:
        return evaluation.meanCost.interval;
    case core::CostAim::Kind::Time:
        return evaluation.meanMinutes ? evaluation.meanMinutes->interval : std::nullopt;
    case core::CostAim::Kind::Both:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

// False where this point has no figures on that side.
bool place(FrontDot& dot, const core::OperatingPoint& point, const FrontScene& scene, double prevalence)
{
    if (scene.side == FrontSide::Expected) {
        if (!point.expected)
            return false;
        dot.cost = point.expected->burden(scene.axis);
        dot.value = valueOf(*point.expected, scene.measure, prevalence);
        return true;
    }
    const core::Evaluation* evaluation = evaluationOf(point, scene.side);
    if (!evaluation)
        return false;
    const core::CostValue where = placeOf(*evaluation, scene);
    dot.cost = where.cost;
    dot.value = where.value;
    dot.costRange = rangeOf(*evaluation, scene.axis);
    dot.valueRange = figureOf(*evaluation, scene.measure).interval;
    return true;
}

int numberIn(const std::vector<std::size_t>& front, std::size_t policy)
{
    const auto found = std::find(front.begin(), front.end(), policy);
    return found == front.end() ? 0 : static_cast<int>(found - front.begin()) + 1;
}

void addShift(FrontScene& scene, const core::OperatingPoint& point)
{
    if (!point.test)
        return;
    const FrontShift shift{.validation = placeOf(point.validation, scene), .test = placeOf(*point.test, scene)};
    if (shift.validation.value && shift.test.value)
        scene.shifts.push_back(shift);
}

void addPolicies(FrontScene& scene, const core::FrontRecord& record, const FrontLook& look, double prevalence)
{
    const std::vector<std::size_t> front = core::frontOf(record.points, scene.chosenBy());
    const std::vector<QString> names = look.names.empty() ? policyNames(record) : look.names;
    int number = 0;
    for (const std::size_t policy : front) {
        FrontDot dot{.kind = FrontDot::Kind::OnFront, .policy = policy, .number = ++number, .name = names[policy]};
        if (place(dot, record.points[policy], scene, prevalence))
            scene.dots.push_back(dot);
        addShift(scene, record.points[policy]);
    }
    scene.onFront = scene.dots.size();
    for (std::size_t policy = 0; policy < record.points.size(); ++policy) {
        FrontDot dot{.kind = FrontDot::Kind::Dominated,
                     .policy = policy,
                     .number = 0,
                     .formerNumber = numberIn(look.formerFront, policy),
                     .name = names[policy]};
        if (numberIn(front, policy) == 0 && place(dot, record.points[policy], scene, prevalence))
            scene.dots.push_back(dot);
    }
    const auto dominated = scene.dots.begin() + static_cast<std::ptrdiff_t>(scene.onFront);
    std::stable_sort(dominated, scene.dots.end(), [](const auto& a, const auto& b) { return a.cost < b.cost; });
}

} // namespace

std::optional<std::size_t> FrontScene::find(const FrontDot& like) const
{
    const auto found = std::find_if(dots.begin(), dots.end(), [&like](const FrontDot& dot) {
        return like.isPolicy() ? dot.isPolicy() && dot.policy == like.policy : dot.kind == like.kind;
    });
    return found == dots.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - dots.begin()));
}

bool FrontScene::draws(const FrontDot& dot) const
{
    if (!dot.value)
        return false;
    switch (dot.kind) {
    case FrontDot::Kind::OnFront:
        return true;
    case FrontDot::Kind::Dominated:
        return show.dominated || dot.formerNumber > 0;
    case FrontDot::Kind::NoPanels:
    case FrontDot::Kind::AllPanels:
        return show.baselines;
    }
    Q_UNREACHABLE();
}

// Nobody knows what they would do over all patients there can be, and they were judged on a test part.
static void addRivals(FrontScene& scene, const FrontRivals& rivals)
{
    if (scene.side == FrontSide::Expected || scene.side == FrontSide::Everybody || !scene.show.baselines)
        return;
    const bool test = scene.side == FrontSide::Test;
    for (const FrontRivals::System& system : rivals.systems)
        if (const core::CostValue at = placeOf(test ? system.test : system.validation, scene); at.value)
            scene.rivals.push_back({.name = system.name, .cost = at.cost, .value = *at.value});
    std::stable_sort(scene.rivals.begin(), scene.rivals.end(),
                     [](const FrontRival& a, const FrontRival& b) { return a.value > b.value; });
    for (const core::FixedSet& set : rivals.fixedSets)
        if (const core::CostValue at = placeOf(test ? set.test : set.validation, scene); set.onFront && at.value)
            scene.fixedSets.push_back(at);
    std::sort(scene.fixedSets.begin(), scene.fixedSets.end(),
              [](const core::CostValue& a, const core::CostValue& b) { return a.cost < b.cost; });
}

// Where the figures of everybody have intervals themselves.
static std::vector<core::BandPoint> bandOf(const FrontScene& scene)
{
    std::vector<core::BandPoint> band;
    for (std::size_t i = 0; i < scene.onFront; ++i)
        if (const FrontDot& dot = scene.dots[i]; dot.valueRange)
            band.push_back({.cost = dot.cost, .low = dot.valueRange->low, .high = dot.valueRange->high});
    std::stable_sort(band.begin(), band.end(),
                     [](const core::BandPoint& a, const core::BandPoint& b) { return a.cost < b.cost; });
    return band;
}

FrontScene frontScene(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum,
                      const FrontLook& look, const FrontRivals* rivals)
{
    FrontScene scene;
    scene.metric = record.start.plan.metric;
    scene.measure = look.measure.value_or(measureOf(scene.metric));
    scene.minimised = record.start.plan.minimise;
    scene.axis = look.axis.value_or(scene.minimised);
    scene.side = side;
    scene.show = look.show;
    const double prevalence = optimum ? optimum->prevalence : 0.0;
    addPolicies(scene, record, look, prevalence);
    if (record.status == core::RunStatus::Running && record.points.empty() &&
        scene.measure == measureOf(scene.metric) && scene.axis == scene.minimised)
        scene.preview = record.preview;
    if (record.summary) {
        const auto ordersAny = [](double share) { return share > 0.0; };
        FrontDot none{.kind = FrontDot::Kind::NoPanels};
        if (record.summary->noPanels && place(none, *record.summary->noPanels, scene, prevalence)) {
            none.ruled = std::ranges::any_of(record.summary->noPanels->validation.panelUse, ordersAny);
            scene.dots.push_back(none);
        }
        FrontDot all{.kind = FrontDot::Kind::AllPanels};
        if (record.summary->fullPanels && place(all, *record.summary->fullPanels, scene, prevalence)) {
            all.ruled = !std::ranges::all_of(record.summary->fullPanels->validation.panelUse, ordersAny);
            scene.dots.push_back(all);
        }
        // Drawn for metric and axis of the plan, and so is the best possible known for two of the measures only.
        if (side == FrontSide::Test && look.show.bands && scene.measure == measureOf(scene.metric) &&
            scene.axis == scene.minimised)
            scene.band = record.summary->bands;
        if (side == FrontSide::Everybody && look.show.bands && scene.axis == scene.minimised)
            scene.band = bandOf(scene);
    }
    if (optimum && look.show.optimum && scene.axis == core::CostAim::money()) // the lines are of money
        scene.optimum = scene.measure == FrontMeasure::F1   ? optimum->f1
                        : scene.measure == FrontMeasure::Am ? optimum->am
                                                            : std::vector<core::CostValue>();
    if (rivals)
        addRivals(scene, *rivals);
    return scene;
}

std::vector<core::CostAim> axesOf(const core::FrontRecord& record)
{
    std::vector<core::CostAim> axes{core::CostAim::money()};
    const auto hasMinutes = [](const core::OperatingPoint& point) { return point.validation.meanMinutes.has_value(); };
    if (!record.points.empty() && std::ranges::all_of(record.points, hasMinutes))
        axes.push_back(core::CostAim::time());
    if (const core::CostAim aim = record.start.plan.minimise; std::ranges::find(axes, aim) == axes.end())
        axes.push_back(aim);
    return axes;
}

bool hasSide(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum)
{
    const auto any = [&record](auto has) { return std::any_of(record.points.begin(), record.points.end(), has); };
    switch (side) {
    case FrontSide::Everybody:
        return any([](const core::OperatingPoint& point) { return point.pooled.has_value(); });
    case FrontSide::Test:
        return any([](const core::OperatingPoint& point) { return point.test.has_value(); });
    case FrontSide::Validation:
        return true;
    case FrontSide::Expected:
        return optimum && any([](const core::OperatingPoint& point) { return point.expected.has_value(); });
    }
    Q_UNREACHABLE();
}

FrontSide bestSide(const core::FrontRecord& record)
{
    for (const FrontSide side : {FrontSide::Everybody, FrontSide::Test})
        if (hasSide(record, side, {}))
            return side;
    return FrontSide::Validation;
}

const core::OperatingPoint* pointOf(const core::FrontRecord& record, const FrontDot& dot)
{
    if (dot.isPolicy())
        return dot.policy < record.points.size() ? &record.points[dot.policy] : nullptr;
    if (!record.summary)
        return nullptr;
    const auto& fixed = dot.kind == FrontDot::Kind::NoPanels ? record.summary->noPanels : record.summary->fullPanels;
    return fixed ? &*fixed : nullptr;
}

const core::Evaluation* evaluationOf(const core::OperatingPoint& point, FrontSide side)
{
    if (side == FrontSide::Validation)
        return &point.validation;
    if (side == FrontSide::Everybody)
        return point.pooled ? &*point.pooled : nullptr;
    return side == FrontSide::Test && point.test ? &*point.test : nullptr;
}

std::vector<QString> policyNames(const core::FrontRecord& asFound)
{
    std::vector<QString> names;
    for (std::size_t policy = 0; policy < asFound.points.size(); ++policy)
        names.push_back(QString::fromStdString(core::frontPolicyName(asFound, policy)));
    return names;
}

QString dotName(const FrontDot& dot)
{
    switch (dot.kind) {
    case FrontDot::Kind::OnFront:
        return QCoreApplication::translate("FrontScene", "Policy %1").arg(dot.name);
    case FrontDot::Kind::Dominated:
        return dot.formerNumber > 0
                   ? QCoreApplication::translate("FrontScene", "No longer on the front: policy %1").arg(dot.name)
                   : QCoreApplication::translate("FrontScene", "Dominated policy %1").arg(dot.name);
    case FrontDot::Kind::NoPanels:
        return dot.ruled ? QCoreApplication::translate("FrontScene", "Only what comes first")
                         : QCoreApplication::translate("FrontScene", "No panels");
    case FrontDot::Kind::AllPanels:
        return dot.ruled ? QCoreApplication::translate("FrontScene", "All that may be ordered")
                         : QCoreApplication::translate("FrontScene", "All panels");
    }
    Q_UNREACHABLE();
}

} // namespace ui
