// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/fixed_panels_p.h"
#include "core/baselines/model_tuning_p.h"
#include "core/rl/panel_rules.h"

#include <cassert>

namespace core {
namespace {

using Tune = Fitted<TunedScores> (*)(const ModelTask&);

Tune tuneOf(SystemKind kind)
{
    switch (kind) {
    case SystemKind::LogisticRegression:
        return tuneLogistic;
    case SystemKind::RandomForest:
        return tuneForest;
    case SystemKind::XgBoost:
        return tuneBoosted;
    case SystemKind::XgBoostLeafWise:
        return tuneLeafWise;
    default:
        assert(kind == SystemKind::Network);
        return tuneNetwork;
    }
}

ModelTask taskOf(const FitContext& context, PanelMask panels, bool oneSetting, const WorkShare& work)
{
    return {.cohort = context.cohort,
            .split = context.split,
            .panels = panels,
            .seed = context.seed,
            .oneSetting = oneSetting,
            .work = work};
}

// By validation. Boosted trees choose for the slower models too: what a pair of panels tells hardly depends on who
// reads it.
Fitted<PanelMask> bestPair(SystemKind kind, const FitContext& context, const WorkShare& work)
{
    const Tune tune = kind == SystemKind::LogisticRegression ? tuneLogistic : tuneBoosted;
    const std::vector<PanelMask> pairs = panelPairs(context.cohort.catalog(), context.cohort.visibleFeatures());
    std::optional<PanelMask> best;
    double bestF1 = -1.0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const Fitted<TunedScores> scores = tune(taskOf(context, pairs[i], true, work.piece(i, pairs.size())));
        if (!scores)
            return scores.error();
        if (!*scores)
            return std::optional<PanelMask>();
        if ((*scores)->f1 > bestF1) { // the cheaper of equals comes first
            best = pairs[i];
            bestF1 = (*scores)->f1;
        }
    }
    return best;
}

Fitted<PanelMask> panelsFor(const SystemId& system, const FitContext& context, const WorkShare& work)
{
    const TestCatalog& catalog = context.cohort.catalog();
    switch (system.panels) {
    case PanelChoice::TwoCheapest:
        return std::optional(panelPairs(catalog, context.cohort.visibleFeatures()).front());
    case PanelChoice::BestPair:
        return bestPair(system.kind, context, work);
    case PanelChoice::Chosen: {
        const Result<PanelMask> chosen = panelsNamed(catalog, context.plan.chosenPanels);
        if (!chosen)
            return chosen.error();
        return std::optional(*chosen);
    }
    case PanelChoice::All:
        break;
    }
    return std::optional(PanelMask::all(catalog.panelCount()));
}

} // namespace

Fitted<SystemAnswer> fitFixedModel(const SystemId& system, const FitContext& context)
{
    const WorkShare whole(context.goOn);
    const double choosing = system.panels == PanelChoice::BestPair ? 0.7 : 0.0; // share of the time
    const Fitted<PanelMask> panels = panelsFor(system, context, whole.part(0.0, choosing));
    if (!panels)
        return panels.error();
    if (!*panels)
        return std::optional<SystemAnswer>();
    const PanelRules rules(context.cohort.catalog(), context.cohort.visibleFeatures());
    const PanelMask own = rules.granted(**panels); // as many as the rules of the study leave
    Fitted<TunedScores> tuned = tuneOf(system.kind)(taskOf(context, own, false, whole.part(choosing, 1.0)));
    if (!tuned)
        return tuned.error();
    if (!*tuned)
        return std::optional<SystemAnswer>();
    const TunedScores& best = **tuned;
    return std::optional(SystemAnswer{.validation = fixedSetEpisodes(context.cohort, context.split.validationPatients(),
                                                                     own, best.scores.validation, best.threshold),
                                      .test = fixedSetEpisodes(context.cohort, context.split.patients(SplitPart::Test),
                                                               own, best.scores.test, best.threshold),
                                      .panels = panelsIn(own),
                                      .setting = best.scores.setting,
                                      .threshold = best.threshold});
}

} // namespace core
