// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/budget_query.h"
#include "core/front/pooled_front.h"
#include "core/search/front_search.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <cmath>
#include <cstdio>

// Whether 95 of 100 intervals of pooled figures hold the truth, where that is known: cohorts drawn from a problem whose
// policies can be judged exactly.
namespace judging_coverage_test {

using namespace core;

namespace {

// Ten times slower under sanitizers; shares are counted by the other build.
const std::size_t kCohorts = test::sanitized() ? 10 : 300;
constexpr std::size_t kPatients = 500;
constexpr JudgingPlan kJudging{.folds = 10, .repeats = 1};
constexpr double kBudget = 12.0;

// The truth of a figure: of the policies that decided, over all patients there can be, each fold as heavy as the
// others.
struct Truth {
    double truePositive = 0.0, trueNegative = 0.0, cost = 0.0; // shares of patients
    void add(const ExactReturn& expected, double weight)
    {
        truePositive += weight * expected.truePositive;
        trueNegative += weight * expected.trueNegative;
        cost += weight * expected.cost;
    }
    double f1(double prevalence) const
    {
        const double falsePositive = 1.0 - prevalence - trueNegative;
        return 2.0 * truePositive / (truePositive + falsePositive + prevalence);
    }
};

struct Judgement {
    Evaluation pooled;
    Truth truth;
};

Judgement judgedCohort(const fixture::KnownProblem& problem, Seed seed)
{
    const fixture::Patients here = fixture::draw(problem, kPatients, seed);
    FrontPlan plan;
    plan.method = FrontMethod::Exact; // counted on the patients who teach: learned like any other, and quick
    const auto splits = outerFolds(*here.cohort, here.split, kJudging, seed);
    std::vector<FoldAnswers> rounds;
    Judgement judgement;
    for (const Split& split : *splits) {
        FrontHooks hooks;
        hooks.bootstrapResamples = 0;
        const auto found = findFront(plan, *here.cohort, split, {}, {}, hooks);
        std::vector<OperatingPoint> points;
        for (const FoundPolicy& policy : found->policies)
            points.push_back(policy.point);
        const std::size_t best = bestPolicyWithin(points, plan.metric, Cost(kBudget)).value();
        const PolicyPtr policy = joinedPolicy(found->shared, found->policies[best].own).value();
        const auto test = split.patients(SplitPart::Test);
        FoldAnswers& answers = rounds.emplace_back(FoldAnswers({test.begin(), test.end()}));
        answers.addQuestion(answers.addPolicy(policy->run(*here.cohort, test)));
        judgement.truth.add(fixture::exactReturn(*policy, problem), 1.0 / double(splits->size()));
    }
    const PooledQuestion question{.shape = {}, .withinBudget = true};
    judgement.pooled =
        pooledEvaluations(*here.cohort, kJudging, rounds, std::span(&question, 1), {.resamples = 400, .seed = seed})
            .front();
    return judgement;
}

double sharePercent(std::size_t part)
{
    return 100.0 * double(part) / double(kCohorts);
}

} // namespace

class JudgingCoverageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Nominal 95 %: what the way of finding a policy comes to on average over cohorts like these.
    void intervalsHoldTheTruthInNinetyFiveOfAHundred()
    {
        const fixture::KnownProblem problem = fixture::ladder();
        const double prevalence = problem.joint.prevalence();
        std::vector<Judgement> all;
        Truth truth;
        for (std::size_t i = 0; i < kCohorts; ++i) {
            all.push_back(judgedCohort(problem, Seed{1000 + i}));
            truth.truePositive += all.back().truth.truePositive / double(kCohorts);
            truth.trueNegative += all.back().truth.trueNegative / double(kCohorts);
            truth.cost += all.back().truth.cost / double(kCohorts);
        }
        std::size_t f1 = 0, cost = 0, recall = 0;
        for (const Judgement& one : all) {
            const auto holds = [](const MetricEstimate& figure, double value) {
                return figure.interval && figure.interval->low <= value && value <= figure.interval->high;
            };
            f1 += holds(one.pooled.f1, truth.f1(prevalence)) ? 1 : 0;
            recall += holds(one.pooled.recall, truth.truePositive / prevalence) ? 1 : 0;
            cost += holds(one.pooled.meanCost, truth.cost) ? 1 : 0;
        }
        std::printf("coverage of %zu cohorts: F1 %.1f %%, sensitivity %.1f %%, mean cost %.1f %%\n", kCohorts,
                    sharePercent(f1), sharePercent(recall), sharePercent(cost));
        for (const std::size_t held : {f1, recall, cost})
            QVERIFY(kCohorts < 300 || (sharePercent(held) >= 92.0 && sharePercent(held) <= 97.0));
    }
};

PANELWISE_APPLESS_TEST(JudgingCoverageTest)

} // namespace judging_coverage_test

#include "judging_coverage_test.moc"
