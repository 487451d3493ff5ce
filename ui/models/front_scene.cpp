#include "ui/models/front_scene.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {
namespace {

const core::Figure& figureOf(const core::Evaluation& evaluation, core::FrontMetric metric)
{
    return metric == core::FrontMetric::F1 ? evaluation.f1 : evaluation.am;
}

// False where this point has no figures on that side.
bool place(FrontDot& dot, const core::OperatingPoint& point, const FrontScene& scene, double prevalence)
{
    if (scene.side == FrontSide::Expected) {
        if (!point.expected)
            return false;
        dot.cost = point.expected->cost;
        dot.value = core::metricOf(*point.expected, scene.metric, prevalence);
        return true;
    }
    const core::Evaluation* evaluation = evaluationOf(point, scene.side);
    if (!evaluation)
        return false;
    const core::CostValue where = core::costValue(*evaluation, scene.metric);
    dot.cost = where.cost;
    dot.value = where.value;
    dot.costRange = evaluation->meanCost.interval;
    dot.valueRange = figureOf(*evaluation, scene.metric).interval;
    return true;
}

void addPolicies(FrontScene& scene, const core::FrontRecord& record, double prevalence)
{
    const std::vector<std::size_t> front = core::frontOf(record.points, scene.metric);
    int number = 0;
    for (const std::size_t policy : front) {
        FrontDot dot{.kind = FrontDot::Kind::OnFront, .policy = policy, .number = ++number};
        if (place(dot, record.points[policy], scene, prevalence))
            scene.dots.push_back(dot);
    }
    scene.onFront = scene.dots.size();
    for (std::size_t policy = 0; policy < record.points.size(); ++policy) {
        FrontDot dot{.kind = FrontDot::Kind::Dominated, .policy = policy, .number = 0};
        const bool elsewhere = std::find(front.begin(), front.end(), policy) != front.end();
        if (!elsewhere && place(dot, record.points[policy], scene, prevalence))
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

FrontScene frontScene(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum)
{
    FrontScene scene;
    scene.metric = record.start.plan.metric;
    scene.side = side;
    const double prevalence = optimum ? optimum->prevalence : 0.0;
    addPolicies(scene, record, prevalence);
    if (record.summary) {
        FrontDot none{.kind = FrontDot::Kind::NoPanels};
        if (record.summary->noPanels && place(none, *record.summary->noPanels, scene, prevalence))
            scene.dots.push_back(none);
        FrontDot all{.kind = FrontDot::Kind::AllPanels};
        if (record.summary->fullPanels && place(all, *record.summary->fullPanels, scene, prevalence))
            scene.dots.push_back(all);
        if (side == FrontSide::Test)
            scene.band = record.summary->bands;
    }
    if (optimum)
        scene.optimum = optimum->of(scene.metric);
    return scene;
}

bool hasSide(const core::FrontRecord& record, FrontSide side, const std::optional<core::OptimumLines>& optimum)
{
    const auto any = [&record](auto has) { return std::any_of(record.points.begin(), record.points.end(), has); };
    switch (side) {
    case FrontSide::Test:
        return any([](const core::OperatingPoint& point) { return point.test.has_value(); });
    case FrontSide::Validation:
        return true;
    case FrontSide::Expected:
        return optimum && any([](const core::OperatingPoint& point) { return point.expected.has_value(); });
    }
    Q_UNREACHABLE();
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
    return side == FrontSide::Test && point.test ? &*point.test : nullptr;
}

QString dotName(const FrontDot& dot)
{
    switch (dot.kind) {
    case FrontDot::Kind::OnFront:
        return QCoreApplication::translate("FrontScene", "Point %1").arg(dot.number);
    case FrontDot::Kind::Dominated:
        return QCoreApplication::translate("FrontScene", "Dominated policy");
    case FrontDot::Kind::NoPanels:
        return QCoreApplication::translate("FrontScene", "No panels");
    case FrontDot::Kind::AllPanels:
        return QCoreApplication::translate("FrontScene", "All panels");
    }
    Q_UNREACHABLE();
}

} // namespace ui
