// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/fixed_set_episodes_p.h"
#include "core/front/budget_query.h"
#include "core/front/pareto_front.h"
#include "core/front/pooled_front.h"
#include "core/search/front_engine_p.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

// Every policy of a front asks a question: what does the best for at most its mean cost come to? Two more: what if
// everybody gets no panels, or all?
class EverybodyJudge {
public:
    EverybodyJudge(const FrontWork& work, const FrontHooks& hooks, FrontOutcome& outcome)
        : m_work(work),
          m_hooks(hooks),
          m_outcome(outcome)
    {
        std::vector<OperatingPoint> points;
        std::ranges::transform(outcome.policies, std::back_inserter(points), &FoundPolicy::point);
        for (const std::size_t place : frontOf(points, work.plan.axes())) {
            m_asked.push_back(&outcome.policies[place].point);
            m_budgets.emplace_back(costValue(points[place].validation, work.plan.axes()).cost);
        }
    }

    Result<bool> run()
    {
        if (m_asked.empty())
            return true;
        const Result<std::vector<Split>> splits =
            outerFolds(m_work.cohort, m_work.split, m_work.plan.judging, m_work.plan.seed);
        if (!splits)
            return splits.error();
        m_work.reporter.report(FrontPhase::Folds, 0, splits->size());
        std::vector<FoldAnswers> rounds;
        for (std::size_t round = 0; round < splits->size(); ++round) {
            Result<std::optional<FoldAnswers>> answers = answersOf(round, (*splits)[round], splits->size());
            if (!answers)
                return answers.error();
            if (!*answers)
                return false;
            rounds.push_back(std::move(**answers));
            m_work.reporter.report(FrontPhase::Folds, round + 1, splits->size());
        }
        tell(rounds);
        return true;
    }

private:
    std::size_t questions() const { return m_budgets.size() + 2; }

    // Nothing when stopped.
    Result<std::optional<FoldAnswers>> answersOf(std::size_t round, const Split& split, std::size_t rounds)
    {
        const std::string name = "fold/" + std::to_string(round);
        if (const auto known = m_work.remains.parts.find(name); known != m_work.remains.parts.end()) {
            Result<FoldAnswers> loaded = FoldAnswers::load(known->second, m_work.cohort);
            if (loaded && std::ranges::equal(loaded->patients(), split.patients(SplitPart::Test)) &&
                loaded->questions() == questions())
                return std::optional(std::move(*loaded));
        }
        Result<std::optional<FoldAnswers>> learned = learnedWithout(round, split, rounds);
        if (learned && *learned)
            m_work.reporter.part(name, (*learned)->save());
        return learned;
    }

    Result<std::optional<FoldAnswers>> learnedWithout(std::size_t round, const Split& split, std::size_t rounds)
    {
        FrontHooks hooks; // nothing of it is kept but its answers
        hooks.gate = m_hooks.gate;
        hooks.betweenPieces = m_hooks.betweenPieces;
        hooks.sink = [&](const FrontUpdate& update) {
            m_work.reporter.report(FrontPhase::Folds, round, rounds, update.share);
        };
        FrontPlan plan = m_work.plan;
        plan.seed.value += round + 1;
        FrontReporter reporter(hooks, m_work.stop);
        const FrontWork work{plan, m_work.cohort, split, {}, m_work.executor, reporter, m_work.stop};
        const Result<FrontYield> yield = searchAsPlanned(work);
        if (!yield)
            return yield.error();
        if (yield->end != RunEnd::Finished)
            return std::optional<FoldAnswers>();
        return answered(work, *yield, reporter.takePolicies());
    }

    Result<std::optional<FoldAnswers>> answered(const FrontWork& work, const FrontYield& yield,
                                                const std::vector<FoundPolicy>& policies) const
    {
        const std::span<const PatientIndex> test = work.split.patients(SplitPart::Test);
        FoldAnswers answers({test.begin(), test.end()});
        std::vector<OperatingPoint> points;
        std::ranges::transform(policies, std::back_inserter(points), &FoundPolicy::point);
        std::map<std::size_t, std::size_t> walked; // of the policies that answer, their place in the answers
        for (const Cost budget : m_budgets) {
            std::optional<std::size_t> best = bestPolicyWithin(points, work.plan.axes(), budget);
            if (!best)
                best = cheapestPolicy(points, work.plan.axes());
            if (!best)
                return Error{.code = ErrorCode::FoldsTooMany, .expected = 0, .found = m_work.plan.judging.rounds()};
            const auto [known, isNew] = walked.try_emplace(*best, 0);
            if (isNew) {
                const FoundPolicy& found = policies[*best];
                const Result<PolicyPtr> policy = found.policy ? found.policy : joinedPolicy(yield.shared, found.own);
                if (!policy)
                    return policy.error();
                const std::vector<Episode> episodes = episodesOf(**policy, work, yield, test);
                if (!work.reporter.goOn())
                    return std::optional<FoldAnswers>();
                known->second = answers.addPolicy(episodes);
            }
            answers.addQuestion(known->second);
        }
        for (const PanelMask ordered : {PanelMask(), PanelMask::all(work.cohort.catalog().panelCount())})
            answers.addQuestion(
                answers.addPolicy(fixedSetEpisodes(work.cohort, test, ordered, yield.probability(ordered, test),
                                                   thresholdOfPanels(work, yield, ordered))));
        return std::optional(std::move(answers));
    }

    void tell(std::span<const FoldAnswers> rounds)
    {
        FrontSummary& summary = m_outcome.summary;
        std::vector<RewardShape> shapes;
        for (const OperatingPoint* point : m_asked)
            shapes.push_back(point->shape);
        for (const std::optional<OperatingPoint>& end : {summary.noPanels, summary.fullPanels})
            shapes.push_back(end ? end->shape : RewardShape{});
        std::vector<Evaluation> pooled =
            pooledEvaluations(m_work.cohort, m_work.plan.judging, rounds, shapes,
                              {.resamples = m_hooks.bootstrapResamples, .seed = m_work.plan.seed});
        std::vector<CostValue> places;
        for (const Evaluation& evaluation : std::span(pooled).first(m_asked.size()))
            places.push_back(costValue(evaluation, m_work.plan.axes()));
        if (summary.fullPanels)
            summary.fullPanels->pooled = std::move(pooled.back());
        pooled.pop_back();
        if (summary.noPanels)
            summary.noPanels->pooled = std::move(pooled.back());
        for (std::size_t i = 0; i < m_asked.size(); ++i)
            m_asked[i]->pooled = std::move(pooled[i]);
        summary.judged = {
            .folds = static_cast<std::uint64_t>(m_work.plan.judging.folds),
            .repeats = static_cast<std::uint64_t>(m_work.plan.judging.repeats),
            .patients = m_work.cohort.patientCount(),
            .cases = static_cast<std::uint64_t>(std::ranges::count(m_work.cohort.outcomes(), Disease::Present)),
            .hypervolume = hypervolume(places, m_work.burdenOfAll())};
    }

    const FrontWork& m_work;
    const FrontHooks& m_hooks;
    FrontOutcome& m_outcome;
    std::vector<OperatingPoint*> m_asked; // those on the front, by rising cost
    std::vector<Cost> m_budgets;          // on the axis of the front
};

} // namespace

Result<bool> judgeOnEverybody(const FrontWork& work, const FrontHooks& hooks, FrontOutcome& outcome)
{
    return EverybodyJudge(work, hooks, outcome).run();
}

} // namespace core
