// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/policy_loops_p.h"

#include "core/environment/environment_p.h"
#include "core/smddpo/stopwatch_p.h"
#include "core/smddpo/training_scale_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kAskedAtOnce = 2048; // between two questions whether to go on
constexpr double kFineTuning = 0.1; // of the rate, as in the authors' code, where the classifier has learned before

} // namespace

PolicyLoops::PolicyLoops(const TrainingPlan& plan, const PatientGroup& patients, const PanelRules& rules,
                         StateTable& table, std::function<bool()> goOn)
    : m_plan(plan),
      m_patients(patients),
      m_rules(rules),
      m_table(table),
      m_goOn(std::move(goOn))
{
}

SelectorTraining::Pace PolicyLoops::pace(const ActorAndClassifier& learned) const
{
    const double done = std::min(1.0, double(learned.steps) / double(std::max<std::uint64_t>(1, plannedSteps(m_plan))));
    return {.rate = m_plan.ppo.rate * learned.rateFactor * (1.0 - (1.0 - m_plan.ppo.rateAtEnd) * done),
            .entropyShare = 1.0 - (1.0 - m_plan.ppo.entropyAtEnd) * done};
}

std::optional<std::vector<float>> PolicyLoops::probabilitiesOfAll()
{
    std::vector<float> probabilities;
    if (m_plan.rewardedBy == RewardedBy::Outcome)
        return probabilities;
    const PanelMask all = PanelMask::all(m_rules.panelCount());
    std::vector<PatientState> states;
    std::vector<std::size_t> places;
    for (std::size_t first = 0; first < m_patients.rows.count(); first += kAskedAtOnce) {
        if (!m_goOn())
            return {};
        states.clear();
        for (std::size_t i = first; i < std::min(first + kAskedAtOnce, m_patients.rows.count()); ++i)
            states.push_back({.patient = static_cast<std::uint32_t>(i), .ordered = all});
        places.resize(states.size());
        m_table.visit(states, places);
        for (const std::size_t place : places)
            probabilities.push_back(static_cast<float>(m_table.diseaseProbability(place)));
    }
    return probabilities;
}

bool PolicyLoops::selectPanels(ActorAndClassifier& learned, std::uint64_t loop, TrainingTiming& timing,
                               const Updated& updated)
{
    m_visited.clear();
    const std::optional<std::vector<float>> probabilities = probabilitiesOfAll();
    if (!probabilities)
        return false;
    Environment environment(m_patients.rows, m_patients.diseased, m_rules,
                            {.shape = m_plan.shape,
                             .rewardScale = 1.0 / std::max(1.0, m_plan.shape.lambda),
                             .unrecorded = m_rules.unrecorded(m_plan.forbidUnrecorded),
                             .probabilities = *probabilities},
                            static_cast<std::size_t>(m_plan.ppo.environments),
                            RandomStream(m_plan.seed, numbered("patients of loop", loop)));
    SelectorTraining training(m_plan.ppo, environment, m_table, learned.selector, m_plan.diagnosingLambda());
    RandomStream stream(m_plan.seed, numbered("actions of loop", loop));
    const auto wanted = static_cast<std::uint64_t>(m_plan.loop.stepsPerLoop);
    for (std::uint64_t steps = 0; steps < wanted; steps += training.stepsPerUpdate()) {
        if (!m_goOn())
            return false;
        const PpoReport report = training.update(pace(learned), stream, timing);
        learned.steps += training.stepsPerUpdate();
        if (report.diverged)
            learned.rateFactor *= 0.5;
        else if (m_plan.method == TrainingMethod::EndToEnd)
            std::ranges::copy(training.visited(), std::back_inserter(m_visited));
        updated(report, double(steps) / double(wanted));
    }
    return true;
}

bool PolicyLoops::trainOnVisited(ActorAndClassifier& learned, std::uint64_t loop, TrainingTiming& timing,
                                 const Passed& passed)
{
    const auto epochs = static_cast<std::uint64_t>(m_plan.classifier.epochsPerLoop);
    const double rate = m_plan.classifier.rate * (m_plan.classifier.warmStart ? kFineTuning : 1.0);
    const std::optional<ClassifierLessons> lessons =
        lessonsOf(m_table, m_visited, m_patients, learned.classifier, m_goOn);
    if (!lessons)
        return false;
    for (std::uint64_t epoch = 0; epoch < epochs; ++epoch) {
        if (!m_goOn())
            return false;
        const Stopwatch watch(timing.classifierSeconds);
        RandomStream stream(m_plan.seed, numbered("classifier in loop", loop * epochs + epoch));
        passed(classifierPass(learned.classifier, *lessons, rate, stream), epoch + 1 == epochs);
    }
    return true;
}

Evaluation evaluateTogether(std::span<const Episode> some, std::span<const Episode> others, const Cohort& cohort,
                            const RewardShape& shape)
{
    std::vector<Episode> all(some.begin(), some.end());
    all.insert(all.end(), others.begin(), others.end());
    return evaluateEpisodes(all, cohort, shape);
}

double scoreOf(const Evaluation& evaluation, KeepBest keepBest)
{
    switch (keepBest) {
    case KeepBest::Reward:
        return evaluation.meanReward;
    case KeepBest::F1:
        return evaluation.f1.value.value_or(0.0); // nobody diagnosed and nobody ill: nothing gained
    case KeepBest::Am:
        return evaluation.am.value.value_or(0.0);
    }
    return 0.0;
}

} // namespace core
