// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_explainer.h"

#include "core/explain/decision_threshold.h"
#include "core/explain/flip_search_p.h"
#include "core/explain/policy_trace_p.h"
#include "core/explain/probability_drivers_p.h"
#include "core/explain/similar_patients_p.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace core {
namespace {

constexpr std::size_t kDraws = 100;          // results that a panel may have
constexpr std::size_t kFewDraws = 20;        // below, a range would be made up
constexpr double kRange = 0.8;               // share of patients within an interval
constexpr double kUsual = 0.99;              // share of patients whose values are not unusual
constexpr std::size_t kThresholdWalks = 500; // patients whose diagnoses show the threshold

FeatureMask without(const FeatureMask& some, const FeatureMask& others)
{
    FeatureMask left(some.size());
    for (std::size_t feature = 0; feature < some.size(); ++feature)
        if (some.isKnown(FeatureId(feature)) && !others.isKnown(FeatureId(feature)))
            left.setKnown(FeatureId(feature));
    return left;
}

// The part of the values that lies in the middle.
Interval middleOf(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const auto left = static_cast<std::size_t>(std::lround(0.5 * (1.0 - share) * static_cast<double>(values.size())));
    return {values[left], values[values.size() - 1 - left]};
}

} // namespace

struct PolicyExplainer::Impl {
    PolicyView view;
    std::unique_ptr<const SimilarPatients> others;
    std::optional<double> threshold;

    // Everything that is told about the situation before one decision.
    struct Situation {
        PanelMask ordered; // whose results are known
        std::vector<float> known;
        std::map<std::size_t, std::vector<float>> results; // by panel that can be ordered: rows with what it may show
        double unlikeShare = 1.0;
    };
    std::optional<PatientStory> explain(const StoryQuestion& question, const std::stop_token& stop) const;
    Situation describeSituation(std::span<const float> row, PanelMask known, StoryStep& step) const;
    void addEstimates(const PatientLikeness& likeness, std::span<const float> known, StoryStep& step) const;
    void addOutlooks(const PatientLikeness& likeness, Situation& situation, StoryStep& step) const;
    void addRange(const PatientLikeness& likeness, StoryStep& step) const;
    std::vector<float> expectedResults(const Situation& before, const StoryStep& order, PanelMask ordered) const;
    void addDrivers(const Situation& before, const Situation& now, const StoryStep& order, StoryStep& step) const;
    std::vector<FeatureId> unusualValues(std::span<const float> known) const;
};

PolicyExplainer::PolicyExplainer(std::unique_ptr<const Impl> impl) : m_impl(std::move(impl)) {}
PolicyExplainer::~PolicyExplainer() = default;

PolicyExplainerPtr PolicyExplainer::prepare(PolicyPtr policy, CohortPtr cohort, const Split& split,
                                            std::stop_token stop)
{
    PolicyView view(std::move(policy), std::move(cohort));
    const std::vector<PatientIndex> training = split.trainingPatients();
    auto others = SimilarPatients::fit(view.rowsOf(training), view.binary(), stop);
    if (!others)
        return nullptr;
    const auto some = std::span(training).last(std::min(training.size(), kThresholdWalks));
    const std::vector<Episode> episodes = view.policy().run(view.cohort(), some, stop);
    if (stop.stop_requested())
        return nullptr;
    const std::optional<double> threshold = decisionThreshold(episodes, view.policy().shape());
    return PolicyExplainerPtr(
        new PolicyExplainer(std::make_unique<const Impl>(Impl{std::move(view), std::move(others), threshold})));
}

std::optional<PatientStory> PolicyExplainer::explain(const StoryQuestion& question, std::stop_token stop) const
{
    return m_impl->explain(question, stop);
}

std::optional<FlipAnswer> PolicyExplainer::flips(const FlipQuestion& question, std::stop_token stop) const
{
    return findFlips(m_impl->view, m_impl->others->scores(), question, stop);
}

std::optional<PatientStory> PolicyExplainer::Impl::explain(const StoryQuestion& question,
                                                           const std::stop_token& stop) const
{
    PolicyTrace walk = walkStory(view, question);
    std::optional<Situation> before;
    for (std::size_t i = 0; i < walk.steps.size(); ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        // Of two panels ordered together nothing is known before both are there.
        const bool alongside = walk.steps[i].step.alongside;
        Situation now = describeSituation(walk.row, walk.steps[alongside ? i - 1 : i].step.ordered, walk.steps[i]);
        if (before && !alongside)
            addDrivers(*before, now, walk.steps[i - 1], walk.steps[i]);
        before = std::move(now);
    }
    PatientStory story{.patient = question.patient,
                       .steps = std::move(walk.steps),
                       .waits = walk.waits,
                       .own = std::move(walk.own),
                       .threshold = threshold,
                       .unusual = unusualValues(before->known),
                       .unlikeShare = before->unlikeShare};
    return story;
}

PolicyExplainer::Impl::Situation PolicyExplainer::Impl::describeSituation(std::span<const float> row, PanelMask known,
                                                                          StoryStep& step) const
{
    Situation situation{.ordered = known, .known = view.known(row, known), .results = {}};
    const PatientLikeness likeness(*others, situation.known);
    situation.unlikeShare = likeness.unlikeShare();
    addEstimates(likeness, situation.known, step);
    addOutlooks(likeness, situation, step);
    addRange(likeness, step);
    return situation;
}

void PolicyExplainer::Impl::addEstimates(const PatientLikeness& likeness, std::span<const float> known,
                                         StoryStep& step) const
{
    for (std::size_t feature = 0; feature < known.size(); ++feature) {
        const std::optional<FeatureId> shown = view.shownBy(feature);
        if (!shown || !std::isnan(known[feature]))
            continue;
        const PatientLikeness::Expected expected = likeness.expected(feature, kRange);
        if (std::isnan(expected.middle)) // nobody has it
            continue;
        const bool share = view.binary()[feature] != 0;
        step.estimates.push_back({.feature = *shown,
                                  .middle = expected.middle,
                                  .range = share ? Interval{} : Interval{expected.low, expected.high},
                                  .isShare = share});
    }
}

void PolicyExplainer::Impl::addOutlooks(const PatientLikeness& likeness, Situation& situation, StoryStep& step) const
{
    const PanelMask ordered = step.step.ordered;
    const Disease now = view.judge(situation.known, ordered).front().diagnosis;
    step.saidNow = now;
    for (std::size_t panel = 0; panel < view.rules().panelCount(); ++panel) {
        if (!step.open[panel])
            continue;
        const PanelMask after = ordered.with(PanelId(panel));
        const FeatureMask news = without(view.rules().asked(after), view.rules().asked(ordered));
        std::vector<float> rows = likeness.draw(news, kDraws);
        if (rows.empty()) // nobody ever had it
            continue;
        PanelOutlook& outlook = step.outlooks.emplace_back();
        outlook.panel = PanelId(panel);
        std::size_t changed = 0;
        for (const PolicyView::Verdict& verdict : view.judge(rows, after)) {
            outlook.probabilities.push_back(verdict.probability);
            changed += verdict.diagnosis != now ? 1 : 0;
        }
        outlook.changedDiagnoses = static_cast<double>(changed) / static_cast<double>(outlook.probabilities.size());
        situation.results.emplace(panel, std::move(rows));
    }
}

void PolicyExplainer::Impl::addRange(const PatientLikeness& likeness, StoryStep& step) const
{
    const PanelMask ordered = step.step.ordered;
    const PanelMask all = PanelMask::all(view.rules().panelCount());
    if (view.rules().orderable(ordered) == PanelMask())
        return;
    const FeatureMask news = without(view.rules().asked(all), view.rules().asked(ordered));
    std::vector<double> probabilities;
    for (const PolicyView::Verdict& verdict : view.judge(likeness.draw(news, kDraws), all))
        probabilities.push_back(verdict.probability);
    if (probabilities.size() >= kFewDraws)
        step.probabilityRange = middleOf(std::move(probabilities), kRange);
}

// Of one panel they were drawn with its outlook.
std::vector<float> PolicyExplainer::Impl::expectedResults(const Situation& before, const StoryStep& order,
                                                          PanelMask ordered) const
{
    if (order.step.alongside)
        return PatientLikeness(*others, before.known)
            .draw(without(view.rules().asked(ordered), view.rules().asked(before.ordered)), kDraws);
    const auto drawn = before.results.find(order.step.action.panel().value);
    return drawn == before.results.end() ? std::vector<float>() : drawn->second;
}

void PolicyExplainer::Impl::addDrivers(const Situation& before, const Situation& now, const StoryStep& order,
                                       StoryStep& step) const
{
    const std::vector<float> expected = expectedResults(before, order, step.step.ordered);
    if (expected.empty())
        return;
    step.drivers = probabilityDrivers(view, {.before = before.known,
                                             .after = now.known,
                                             .ordered = step.step.ordered,
                                             .expected = expected,
                                             .from = order.step.diseaseProbability,
                                             .to = step.step.diseaseProbability});
}

std::vector<FeatureId> PolicyExplainer::Impl::unusualValues(std::span<const float> known) const
{
    std::vector<FeatureId> unusual;
    for (std::size_t feature = 0; feature < known.size(); ++feature) {
        if (std::isnan(known[feature]) || view.binary()[feature] != 0 || !view.shownBy(feature))
            continue;
        const double value = double{known[feature]};
        if (value < others->scores().quantile(feature, 0.5 - 0.5 * kUsual) ||
            value > others->scores().quantile(feature, 0.5 + 0.5 * kUsual))
            unusual.push_back(*view.shownBy(feature));
    }
    return unusual;
}

WalkPatient recordedPatient(const Cohort& cohort, PatientIndex patient)
{
    WalkPatient recorded{.recorded = patient, .values = {}, .outcome = cohort.outcome(patient)};
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
        recorded.values.push_back(cohort.value(patient, FeatureId(feature)));
    return recorded;
}

} // namespace core
