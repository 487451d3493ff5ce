// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/front_search.h"

#include "core/environment/fixed_set_episodes_p.h"
#include "core/eval/patient_calls.h"
#include "core/front/front_bands.h"
#include "core/front/front_fields.h"
#include "core/front/pareto_front.h"
#include "core/search/front_engine_p.h"

#include <algorithm>
#include <atomic>
#include <numeric>

namespace core {
namespace {

std::vector<OperatingPoint> pointsOf(const std::vector<FoundPolicy>& policies)
{
    std::vector<OperatingPoint> points;
    for (const FoundPolicy& policy : policies)
        points.push_back(policy.point);
    return points;
}

ScoredEnd chosenOnValidation(const Cohort& cohort, const Split& split, FrontMetric metric, const FrontYield& yield,
                             PanelMask ordered)
{
    ScoredEnd end;
    end.scored.patients = split.validationPatients();
    end.scored.probability = yield.probability(ordered, end.scored.patients);
    end.threshold = bestThreshold(end.scored, cohort, metric);
    return end;
}

// What every search does at its end.
class FrontFinish {
public:
    FrontFinish(const FrontWork& work, std::size_t resamples)
        : m_work(work),
          m_plan(work.plan),
          m_cohort(work.cohort),
          m_split(work.split),
          m_executor(work.executor),
          m_bootstrap{.resamples = resamples, .seed = work.plan.seed},
          m_reporter(work.reporter),
          m_stop(work.stop)
    {
    }

    OperatingPoint fixedPanels(const FrontYield& yield, PanelMask ordered) const
    {
        const std::optional<ScoredEnd>& chosen = ordered == PanelMask() ? yield.withNone : yield.withAll;
        const ScoredEnd end = chosen ? *chosen : chosenOnValidation(m_cohort, m_split, m_plan.metric, yield, ordered);
        OperatingPoint point;
        point.shape = shapeOfThreshold(end.threshold);
        point.shape.aim = m_plan.minimise;
        point.validation = evaluated(end.scored.patients, end.scored.probability, ordered, end.threshold, point.shape);
        const std::span<const PatientIndex> test = m_split.patients(SplitPart::Test);
        point.test = evaluated(test, yield.probability(ordered, test), ordered, end.threshold, point.shape);
        return point;
    }

    // The test patients are looked at here, for the first and only time. False when stopped: then nothing is told of
    // them.
    Result<bool> testPolicies(const FrontYield& yield, const TensorBundle& shared, std::vector<FoundPolicy>& policies,
                              FrontSummary& summary) const
    {
        std::vector<std::vector<PatientOutcome>> outcomes(policies.size());
        std::vector<Status> tested(policies.size(), Done{});
        std::atomic<std::size_t> done = 0;
        m_executor.each(policies.size(), [&](std::size_t i, std::size_t) {
            if (!m_reporter.goOn())
                return;
            const Result<PolicyPtr> policy =
                policies[i].policy ? policies[i].policy : joinedPolicy(shared, policies[i].own);
            if (!policy) {
                tested[i] = policy.error();
                return;
            }
            const std::vector<Episode> episodes =
                episodesOf(**policy, m_work, yield, m_split.patients(SplitPart::Test));
            if (m_stop.stop_requested())
                return;
            policies[i].point.test = evaluateEpisodes(episodes, m_cohort, policies[i].point.shape, m_bootstrap);
            policies[i].point.calls = callsOf(episodes);
            for (const Episode& episode : episodes)
                outcomes[i].push_back({episode.diagnosis(), m_cohort.outcome(episode.patient),
                                       m_plan.minimise.burden(episode.cost(), episode.minutes())});
            m_reporter.report(FrontPhase::FinalEvaluation, ++done, policies.size());
        });
        for (const Status& status : tested)
            if (!status)
                return status.error();
        if (m_stop.stop_requested()) {
            for (FoundPolicy& policy : policies) {
                policy.point.test.reset();
                policy.point.calls.reset();
            }
            return false;
        }
        summary.bands = bands(policies, outcomes);
        return true;
    }

private:
    std::string callsOf(std::span<const Episode> episodes) const
    {
        std::vector<PatientCall> calls;
        for (const Episode& episode : episodes)
            calls.push_back({.said = episode.diagnosis(), .truth = m_cohort.outcome(episode.patient)});
        return packCalls(calls);
    }

    std::vector<BandPoint> bands(const std::vector<FoundPolicy>& policies,
                                 std::vector<std::vector<PatientOutcome>>& outcomes) const
    {
        std::vector<std::vector<PatientOutcome>> onFront;
        for (const std::size_t i : frontOf(pointsOf(policies), m_plan.axes()))
            onFront.push_back(std::move(outcomes[i]));
        return onFront.empty() || m_bootstrap.resamples == 0 ? std::vector<BandPoint>()
                                                             : frontBands(onFront, m_plan.metric, m_bootstrap);
    }

    Evaluation evaluated(std::span<const PatientIndex> patients, std::span<const double> scores, PanelMask ordered,
                         double threshold, const RewardShape& shape) const
    {
        return evaluateEpisodes(fixedSetEpisodes(m_cohort, patients, ordered, scores, threshold), m_cohort, shape,
                                m_bootstrap);
    }

    const FrontWork& m_work;
    const FrontPlan& m_plan;
    const Cohort& m_cohort;
    const Split& m_split;
    Executor& m_executor;
    BootstrapPlan m_bootstrap;
    FrontReporter& m_reporter;
    std::stop_token m_stop;
};

// On test the same policies that validation put on the front, whether or not they would be on it there.
Hypervolumes hypervolumesOf(std::span<const OperatingPoint> points, FrontAxes axes, double allPanels)
{
    std::vector<CostValue> validation, test;
    for (const std::size_t i : frontOf(points, axes)) {
        validation.push_back(costValue(points[i].validation, axes));
        if (points[i].test)
            test.push_back(costValue(*points[i].test, axes));
    }
    Hypervolumes volumes{.validation = hypervolume(validation, allPanels), .test = {}, .referenceCost = allPanels};
    if (!test.empty())
        volumes.test = hypervolume(test, allPanels);
    return volumes;
}

} // namespace

Result<FrontYield> searchAsPlanned(const FrontWork& work)
{
    switch (work.plan.method) {
    case FrontMethod::Lattice:
        return searchByLattice(work);
    case FrontMethod::SweepPretrained:
    case FrontMethod::SweepEndToEnd:
        return searchBySweep(work);
    case FrontMethod::Exact:
        return searchExactly(work);
    }
    return FrontYield{};
}

std::vector<Episode> episodesOf(const Policy& policy, const FrontWork& work, const FrontYield& yield,
                                std::span<const PatientIndex> patients)
{
    return yield.episodes ? yield.episodes(policy, patients, work.stop) : policy.run(work.cohort, patients, work.stop);
}

double bestThreshold(const ScoredGroup& scored, const Cohort& cohort, FrontMetric metric)
{
    const std::vector<double>& scores = scored.probability;
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t i) { return scores[i]; });
    Confusion counts;
    for (const PatientIndex patient : scored.patients)
        counts.count(Disease::Absent, cohort.outcome(patient));
    double best = 2.0, bestValue = -1.0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (cohort.outcome(scored.patients[order[i]]) == Disease::Present) {
            ++counts.truePositive;
            --counts.falseNegative;
        } else {
            ++counts.falsePositive;
            --counts.trueNegative;
        }
        const double next = i + 1 < order.size() ? scores[order[i + 1]] : 0.0;
        if (i + 1 < order.size() && next == scores[order[i]])
            continue;
        const auto value = metric == FrontMetric::F1 ? counts.f1() : counts.am();
        if (value && *value >= bestValue) {
            bestValue = *value;
            best = 0.5 * (scores[order[i]] + next);
        }
    }
    return best;
}

RewardShape shapeOfThreshold(double threshold)
{
    return {.lambda = threshold > 0.0 && threshold <= 1.0 ? 1.0 / threshold - 1.0 : 0.0, .rho = 0.0};
}

double thresholdOfPanels(const FrontWork& work, const FrontYield& yield, PanelMask ordered)
{
    const std::optional<ScoredEnd>& chosen = ordered == PanelMask() ? yield.withNone : yield.withAll;
    return (chosen ? *chosen : chosenOnValidation(work.cohort, work.split, work.plan.metric, yield, ordered)).threshold;
}

Result<FrontOutcome> findFront(const FrontPlan& plan, const Cohort& cohort, const Split& split,
                               const FrontCheckpoint& remains, std::stop_token stop, const FrontHooks& hooks)
{
    if (const Status known = cohort.catalog().canMinimise(plan.minimise); !known)
        return known.error();
    SerialExecutor alone;
    FrontReporter reporter(hooks, stop);
    reporter.expectRounds(plan.judging.rounds());
    if (!hooks.gathered && (!remains.parts.empty() || !remains.policies.empty()))
        reporter.notice(FrontNotice::Resumed);
    for (const auto& [name, part] : remains.parts)
        if (name.starts_with(kNoticeParts))
            if (const auto told =
                    valueNamed(namesOf(std::type_identity<FrontNotice>()), name.substr(kNoticeParts.size())))
                reporter.notice(*told);
    Executor& executor = hooks.executor ? *hooks.executor : alone;
    const FrontWork work{plan, cohort, split, remains, executor, reporter, stop};
    Result<FrontYield> yield = searchAsPlanned(work);
    if (!yield)
        return yield.error();
    FrontOutcome outcome;
    outcome.shared = std::move(yield->shared);
    outcome.summary.end = yield->end;
    outcome.policies = reporter.takePolicies();
    const PanelMask all = PanelMask::all(cohort.catalog().panelCount());
    if (yield->end == RunEnd::Finished) {
        const FrontFinish finish(work, hooks.bootstrapResamples);
        const Result<bool> tested = finish.testPolicies(*yield, outcome.shared, outcome.policies, outcome.summary);
        if (!tested)
            return tested.error();
        if (*tested) {
            outcome.summary.fullPanels = finish.fixedPanels(*yield, all);
            outcome.summary.noPanels = finish.fixedPanels(*yield, PanelMask());
        } else
            outcome.summary.end = RunEnd::Cancelled;
    }
    if (outcome.summary.end == RunEnd::Finished && plan.judging.everybody()) {
        const Result<bool> judged = judgeOnEverybody(work, hooks, outcome);
        if (!judged)
            return judged.error();
        if (!*judged)
            outcome.summary.end = RunEnd::Cancelled;
    }
    if (!outcome.policies.empty())
        outcome.summary.hypervolumes = hypervolumesOf(pointsOf(outcome.policies), plan.axes(), work.burdenOfAll());
    outcome.summary.totalSeconds = reporter.seconds();
    outcome.summary.preparationSeconds = reporter.secondsOfPreparation();
    outcome.summary.solvingSeconds = reporter.secondsOfSolving();
    outcome.summary.notices = reporter.notices();
    std::ranges::sort(outcome.summary.notices); // whichever came first
    outcome.summary.leftToGain = reporter.leftToGain();
    return outcome;
}

Result<RunEnd> findFrontPiece(const FrontPlan& plan, const Cohort& cohort, const Split& split, const FrontPiece& piece,
                              const FrontCheckpoint& remains, std::stop_token stop, const FrontHooks& hooks)
{
    if (const Status known = cohort.catalog().canMinimise(plan.minimise); !known)
        return known.error();
    SerialExecutor alone;
    FrontHooks own = hooks;
    if (piece.what == FrontPiece::What::Policies && hooks.savePolicy)
        own.savePolicy = [&](std::size_t number, const FoundPolicy& policy) {
            hooks.savePolicy(piece.first + number, policy);
        };
    FrontReporter reporter(own, stop);
    FrontWork work{plan, cohort, split, remains, hooks.executor ? *hooks.executor : alone, reporter, stop};
    if (piece.what == FrontPiece::What::Policies)
        work.only = {.first = piece.first, .count = piece.count};
    if (piece.what == FrontPiece::What::Search || work.only) {
        const Result<FrontYield> yield = searchAsPlanned(work);
        return yield ? Result<RunEnd>(yield->end) : Result<RunEnd>(yield.error());
    }
    const Result<bool> made = searchForJudgement(work, hooks, piece);
    if (!made)
        return made.error();
    return *made ? RunEnd::Finished : RunEnd::Cancelled;
}

Result<PolicyPtr> joinedPolicy(const TensorBundle& shared, const TensorBundle& own)
{
    TensorBundle whole = shared;
    for (const Tensor& tensor : own.tensors()) {
        if (shared.contains(tensor.name))
            return Error{.code = ErrorCode::ProjectDamaged, .subject = tensor.name};
        whole.add(tensor);
    }
    return Policy::load(whole);
}

} // namespace core
