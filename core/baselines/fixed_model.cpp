#include "core/baselines/fixed_panels_p.h"
#include "core/baselines/model_tuning_p.h"

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

ModelTask taskOf(const FitGround& ground, PanelMask panels, bool oneSetting, const WorkShare& work)
{
    return {.cohort = ground.cohort,
            .split = ground.split,
            .panels = panels,
            .seed = ground.seed,
            .oneSetting = oneSetting,
            .work = work};
}

// By validation. Boosted trees choose for the slower models too: what a pair of panels tells hardly depends on who
// reads it.
Fitted<PanelMask> bestPair(SystemKind kind, const FitGround& ground, const WorkShare& work)
{
    const Tune tune = kind == SystemKind::LogisticRegression ? tuneLogistic : tuneBoosted;
    const std::vector<PanelMask> pairs = panelPairs(ground.cohort.catalog(), ground.cohort.visibleFeatures());
    std::optional<PanelMask> best;
    double bestF1 = -1.0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const Fitted<TunedScores> scores = tune(taskOf(ground, pairs[i], true, work.piece(i, pairs.size())));
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

Fitted<PanelMask> panelsFor(const SystemId& system, const FitGround& ground, const WorkShare& work)
{
    const TestCatalog& catalog = ground.cohort.catalog();
    switch (system.panels) {
    case PanelChoice::TwoCheapest:
        return std::optional(panelPairs(catalog, ground.cohort.visibleFeatures()).front());
    case PanelChoice::BestPair:
        return bestPair(system.kind, ground, work);
    case PanelChoice::Chosen: {
        const Result<PanelMask> chosen = panelsNamed(catalog, ground.plan.chosenPanels);
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

Fitted<SystemAnswer> fitFixedModel(const SystemId& system, const FitGround& ground)
{
    const WorkShare whole(ground.goOn);
    const double choosing = system.panels == PanelChoice::BestPair ? 0.7 : 0.0; // share of the time
    const Fitted<PanelMask> panels = panelsFor(system, ground, whole.part(0.0, choosing));
    if (!panels)
        return panels.error();
    if (!*panels)
        return std::optional<SystemAnswer>();
    Fitted<TunedScores> tuned = tuneOf(system.kind)(taskOf(ground, **panels, false, whole.part(choosing, 1.0)));
    if (!tuned)
        return tuned.error();
    if (!*tuned)
        return std::optional<SystemAnswer>();
    const TunedScores& best = **tuned;
    return std::optional(SystemAnswer{.validation = fixedSetEpisodes(ground.cohort, validationPatients(ground.split),
                                                                     **panels, best.scores.validation, best.threshold),
                                      .test = fixedSetEpisodes(ground.cohort, ground.split.patients(SplitPart::Test),
                                                               **panels, best.scores.test, best.threshold),
                                      .panels = panelsIn(**panels),
                                      .setting = best.scores.setting,
                                      .threshold = best.threshold});
}

} // namespace core
