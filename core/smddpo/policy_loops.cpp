// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/policy_loops_p.h"

#include "core/environment/environment_p.h"
#include "core/smddpo/stopwatch_p.h"
#include "core/smddpo/training_scale_p.h"

#include <algorithm>
#include <cmath>

namespace core {

PolicyLoops::PolicyLoops(const TrainingPlan& plan, const PatientGroup& patients, const PanelRules& rules,
                         StateTable& table, std::function<bool()> goOn)
    : m_plan(plan),
      m_patients(patients),
      m_rules(rules),
      m_table(table),
      m_goOn(std::move(goOn))
{
}

double PolicyLoops::rate(const ActorAndClassifier& learned) const
{
    const double share =
        std::min(1.0, double(learned.steps) / double(std::max<std::uint64_t>(1, plannedSteps(m_plan))));
    return m_plan.ppo.rate * learned.rateFactor * (1.0 - (1.0 - m_plan.ppo.rateAtEnd) * share);
}

bool PolicyLoops::selectPanels(ActorAndClassifier& learned, std::uint64_t loop, TrainingTiming& timing,
                               const Updated& updated)
{
    m_visited.clear();
    Environment environment(m_patients.rows, m_patients.diseased, m_rules,
                            {.shape = m_plan.shape,
                             .rewardScale = 1.0 / std::max(1.0, m_plan.shape.lambda),
                             .unrecorded = m_rules.unrecorded(m_plan.forbidUnrecorded)},
                            static_cast<std::size_t>(m_plan.ppo.environments),
                            RandomStream(m_plan.seed, numbered("patients of loop", loop)));
    SelectorTraining training(m_plan.ppo, environment, m_table, learned.selector);
    RandomStream stream(m_plan.seed, numbered("actions of loop", loop));
    const auto wanted = static_cast<std::uint64_t>(m_plan.loop.stepsPerLoop);
    for (std::uint64_t steps = 0; steps < wanted; steps += training.stepsPerUpdate()) {
        if (!m_goOn())
            return false;
        const PpoReport report = training.update(rate(learned), stream, timing);
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
    const std::optional<ClassifierLessons> lessons = lessonsOf(m_table, m_visited, m_patients.diseased, m_goOn);
    if (!lessons)
        return false;
    for (std::uint64_t epoch = 0; epoch < epochs; ++epoch) {
        if (!m_goOn())
            return false;
        const Stopwatch watch(timing.classifierSeconds);
        RandomStream stream(m_plan.seed, numbered("classifier in loop", loop * epochs + epoch));
        passed(classifierPass(learned.classifier, *lessons, m_plan.classifier.rate, stream), epoch + 1 == epochs);
    }
    return true;
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
