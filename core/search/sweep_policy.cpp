// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sweep_policy_p.h"

#include "core/environment/patient_walk_p.h"
#include "core/plan/plan_fields.h"
#include "core/smddpo/stopwatch_p.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core {
namespace {

// By how much the odds of diagnosing against an order are raised, as logarithms.
constexpr std::array kSooner{-4.0, -2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 4.0};
constexpr int kLooks = 10; // at validation: no curve is drawn, and choosing among more of them mostly chooses luck

bool looksAfter(const LoopPlan& plan, std::uint64_t done)
{
    const int every = std::max(plan.evaluateEvery, (plan.outerLoops + kLooks - 1) / kLooks);
    return done % static_cast<std::uint64_t>(every) == 0 || done == static_cast<std::uint64_t>(plan.outerLoops);
}

} // namespace

SweepPolicy::SweepPolicy(const SweepContext& context, SweepHand& hand, TrainingPlan plan, FrontReporter& reporter,
                         std::stop_token stop)
    : m_context(context),
      m_hand(hand),
      m_plan(std::move(plan)),
      m_reporter(reporter),
      m_stop(std::move(stop)),
      m_loops(m_plan, context.data().policy, context.data().rules, hand.policy, [this] { return m_reporter.goOn(); })
{
    m_classifier.done = !endToEnd();
}

std::optional<FoundPolicy> SweepPolicy::train(std::optional<PanelSelector> start,
                                              const std::function<void(double share)>& advanced)
{
    const std::size_t actions = ActionCodec(m_context.data().rules.panelCount()).actionCount();
    ActorAndClassifier learned{m_context.classifier(),
                               start ? std::move(*start)
                                     : PanelSelector(m_plan.ppo, m_hand.policy.inputCount(), actions, m_plan.seed)};
    if (endToEnd() && m_plan.classifier.warmStart)
        m_classifier.look(learned.classifier, *m_hand.watch, m_plan.classifier); // it may stay the best
    const auto loops = static_cast<std::uint64_t>(m_plan.loop.outerLoops);
    for (std::uint64_t loop = 0; loop < loops; ++loop) {
        if (!runLoop(learned, loop) || (looksAfter(m_plan.loop, loop + 1) && !keepIfBetter(learned)))
            return {};
        advanced(double(loop + 1) / double(loops));
    }
    const std::vector<Episode> episodes =
        walk(*m_best, m_context.validation(), m_hand.validation, m_context.validation().patients.size());
    if (episodes.empty())
        return {};
    return found(*m_best, episodes);
}

std::vector<FoundPolicy> SweepPolicy::around(FrontMetric metric)
{
    const double lambda = m_plan.shape.lambda;
    std::vector<FoundPolicy> policies;
    for (const double sooner : kSooner) {
        ActorAndClassifier learned = *m_best;
        learned.selector = learned.selector.diagnosingSooner(sooner);
        ScoredGroup scored;
        for (const Episode& episode : walkOfAll(learned)) {
            scored.patients.push_back(episode.patient);
            scored.probability.push_back(episode.finalProbability());
        }
        if (!scored.patients.empty())
            m_plan.shape.lambda = shapeOfThreshold(bestThreshold(scored, m_context.cohort(), metric)).lambda;
        const std::vector<Episode> episodes = walkOfAll(learned);
        if (!episodes.empty())
            policies.push_back(found(learned, episodes));
        m_plan.shape.lambda = lambda;
        if (episodes.empty())
            return {};
    }
    return policies;
}

bool SweepPolicy::runLoop(ActorAndClassifier& learned, std::uint64_t loop)
{
    // A classifier that all policies share has judged the hand's table already.
    if (endToEnd())
        m_hand.policy.setClassifier(learned.classifier, m_context.data().policy.folds);
    const bool selected = m_loops.selectPanels(learned, loop, m_timing, [this](const PpoReport& report, double) {
        if (report.diverged)
            m_reporter.notice(FrontNotice::SomePoliciesDiverged);
    });
    if (!selected || m_classifier.done)
        return selected;
    const bool classified = m_loops.trainOnVisited(learned, loop, m_timing, [this](const ClassifierPass& pass, bool) {
        if (pass.diverged())
            m_reporter.notice(FrontNotice::SomePoliciesDiverged);
    });
    if (classified)
        m_classifier.settle(learned.classifier, *m_hand.watch, m_plan.classifier);
    return classified;
}

std::vector<Episode> SweepPolicy::walk(const ActorAndClassifier& learned, const PatientGroup& group, StateTable& table,
                                       std::size_t patients)
{
    if (endToEnd())
        table.setClassifier(learned.classifier, group.folds);
    const PanelRules& rules = m_context.data().rules;
    const PatientWalk walk{group.rows,
                           rules,
                           learned.selector,
                           m_plan.diagnosingLambda(),
                           {rules.unrecorded(m_plan.forbidUnrecorded), {}}};
    return walk.walk(table, std::span(group.patients).first(patients), m_stop);
}

std::vector<Episode> SweepPolicy::walkOfAll(const ActorAndClassifier& learned)
{
    std::vector<Episode> episodes =
        walk(learned, m_context.validation(), m_hand.validation, m_context.validation().patients.size());
    if (!m_plan.sharedPatients || episodes.empty())
        return episodes;
    const PatientGroup& teachers = m_context.data().policy;
    std::vector<Episode> others = walk(learned, teachers, m_hand.policy, teachers.patients.size());
    if (others.empty())
        return {};
    std::ranges::move(others, std::back_inserter(episodes));
    return episodes;
}

bool SweepPolicy::keepIfBetter(const ActorAndClassifier& now)
{
    const Stopwatch watch(m_timing.evaluationSeconds);
    const TrainingData& data = m_context.data();
    ActorAndClassifier learned = now.averaged();
    const std::vector<Episode> judges =
        walk(learned, m_context.validation(), m_hand.validation, data.policyValidation.patients.size());
    std::vector<Episode> teachers;
    if (m_plan.sharedPatients)
        teachers = walk(learned, data.policy, m_hand.policy, data.policySample.patients.size());
    if (judges.empty() || (m_plan.sharedPatients && teachers.empty()))
        return false;
    learned.score = scoreOf(evaluateTogether(judges, teachers, m_context.cohort(), m_plan.shape), m_plan.keepBest);
    if (!m_best || learned.score > m_best->score)
        m_best = std::move(learned);
    return true;
}

FoundPolicy SweepPolicy::found(const ActorAndClassifier& learned, std::span<const Episode> episodes) const
{
    FoundPolicy policy;
    policy.point.shape = m_plan.shape;
    policy.point.validation = evaluateEpisodes(episodes, m_context.cohort(), m_plan.shape);
    policy.own.addText("plan", writePlan(m_plan));
    policy.own.addNumber("trained_steps", learned.steps);
    learned.selector.saveWeights(policy.own, "selector/"); // there are hundreds of them
    if (endToEnd())
        learned.classifier.save(policy.own, "classifier/");
    return policy;
}

} // namespace core
