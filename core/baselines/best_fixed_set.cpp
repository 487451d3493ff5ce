// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/fixed_panels_p.h"
#include "core/baselines/model_tuning_p.h"
#include "core/baselines/tree_models_p.h"
#include "core/eval/evaluation.h"
#include "core/front/pareto_front.h"
#include "core/lattice/set_choice_p.h"
#include "core/rl/panel_rules.h"

#include <cmath>

namespace core {
namespace {

constexpr std::size_t kMostSets = 256; // all sets of eight panels
constexpr BoostSetting kSetting{.depth = 4, .patientShare = 0.7, .columnShare = 0.5};

// Mean surprise of the validation patients: what a set of panels tells, without a threshold.
double surpriseOf(std::span<const double> probability, std::span<const Disease> truth)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < truth.size(); ++i)
        sum -= std::log(std::max(1e-7, truth[i] == Disease::Present ? probability[i] : 1.0 - probability[i]));
    return sum / static_cast<double>(std::max<std::size_t>(1, truth.size()));
}

class FixedSetSearch {
public:
    explicit FixedSetSearch(const FitContext& context)
        : m_context(context),
          m_rules(context.cohort.catalog(), context.cohort.visibleFeatures()),
          m_choice(context.cohort.catalog(), m_rules, kMostSets),
          m_validation(context.split.validationPatients())
    {
    }

    // False when stopped.
    Result<bool> run()
    {
        const WorkShare whole(m_context.goOn);
        for (std::vector<PanelMask> sets = m_choice.next(); !sets.empty(); sets = m_choice.next())
            for (const PanelMask set : sets) {
                const std::size_t expected = std::max(m_choice.expectedCount(), m_sets.size() + 1);
                const Result<bool> fitted = fit(set, whole.piece(m_sets.size(), expected));
                if (!fitted || !*fitted)
                    return fitted;
            }
        markFront();
        return true;
    }

    SystemAnswer answer()
    {
        const std::string sets = settingText(" sets", static_cast<double>(m_sets.size()));
        return {.validation = episodes(m_bestPanels, m_validation, m_best.scores.validation, m_best.threshold),
                .test = episodes(m_bestPanels, test(), m_best.scores.test, m_best.threshold),
                .panels = panelsIn(m_bestPanels),
                .setting = m_best.scores.setting + sets + (m_choice.leavesOut() ? " by=gain" : ""),
                .threshold = m_best.threshold,
                .fixedSets = std::move(m_sets)};
    }

private:
    std::span<const PatientIndex> test() const { return m_context.split.patients(SplitPart::Test); }

    std::vector<Episode> episodes(PanelMask panels, std::span<const PatientIndex> patients,
                                  std::span<const double> probability, double threshold) const
    {
        return fixedSetEpisodes(m_context.cohort, patients, panels, probability, threshold);
    }

    Evaluation evaluated(PanelMask panels, std::span<const PatientIndex> patients, std::span<const double> probability,
                         double threshold) const
    {
        return evaluateEpisodes(episodes(panels, patients, probability, threshold), m_context.cohort, RewardShape{});
    }

    Result<bool> fit(PanelMask closure, const WorkShare& work)
    {
        const Cohort& cohort = m_context.cohort;
        const ModelData data = recordedData(cohort, m_context.split, closure);
        const Result<TreePatients> patients = TreePatients::load(data);
        if (!patients)
            return patients.error();
        const BoostLessons lessons{*patients, data.truth, prevalenceOf(data.diseased), m_context.seed};
        Fitted<ModelScores> scores = boostTrees(lessons, kSetting, work);
        if (!scores)
            return scores.error();
        if (!*scores)
            return false;
        m_choice.fitted(closure, surpriseOf((*scores)->validation, data.truth));
        // Sets that the rules of the study leave to nobody only show which panels go together.
        if (const PanelMask panels = cheapestLikewise(cohort.catalog(), cohort.visibleFeatures(), closure);
            m_rules.granted(panels) == panels)
            keep(panels, tuned(std::move(**scores), data.truth));
        return true;
    }

    void keep(PanelMask panels, TunedScores scores)
    {
        m_sets.push_back({.panels = panels,
                          .validation = evaluated(panels, m_validation, scores.scores.validation, scores.threshold),
                          .test = evaluated(panels, test(), scores.scores.test, scores.threshold)});
        const TestCatalog& catalog = m_context.cohort.catalog();
        const bool cheaper = catalog.priceOf(panels) < catalog.priceOf(m_bestPanels);
        if (m_sets.size() > 1 && (scores.f1 < m_best.f1 || (scores.f1 == m_best.f1 && !cheaper)))
            return;
        m_bestPanels = panels;
        m_best = std::move(scores);
    }

    void markFront()
    {
        std::vector<CostValue> values;
        for (const FixedSet& set : m_sets)
            values.push_back(costValue(set.validation, FrontMetric::F1));
        for (const std::size_t place : paretoFront(values))
            m_sets[place].onFront = true;
    }

    const FitContext& m_context;
    PanelRules m_rules;
    SetChoice m_choice;
    std::vector<PatientIndex> m_validation;
    std::vector<FixedSet> m_sets;
    PanelMask m_bestPanels;
    TunedScores m_best;
};

} // namespace

Fitted<SystemAnswer> fitBestFixedSet(const FitContext& context)
{
    FixedSetSearch search(context);
    const Result<bool> done = search.run();
    if (!done)
        return done.error();
    if (!*done)
        return std::optional<SystemAnswer>();
    return std::optional(search.answer());
}

} // namespace core
