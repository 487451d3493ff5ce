// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/budget_query.h"

#include "core/base/random.h"
#include "tests/front/front_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace budget_query_test {

using namespace core;

namespace {

bool near(double a, double b, double margin = 1e-12)
{
    return std::abs(a - b) < margin;
}

// 100 patients, 20 of them ill. F1 = 2·TP/(TP + FP + 20), AM = (TP/20 + TN/80)/2.
OperatingPoint policy(double cost, std::size_t truePositive, std::size_t falsePositive)
{
    return fixture::point(cost, {.truePositive = truePositive,
                                 .trueNegative = 80 - falsePositive,
                                 .falsePositive = falsePositive,
                                 .falseNegative = 20 - truePositive});
}

// F1 20/50 = 0.4 for nothing, 24/40 = 0.6 for $10, 32/40 = 0.8 for $40.
std::vector<OperatingPoint> threePolicies()
{
    return {policy(40.0, 16, 4), policy(0.0, 10, 20), policy(10.0, 12, 8)};
}

// By brute force: all pairs, shares in steps of 1/2000.
double bestByTrying(std::span<const MixablePolicy> policies, double budget)
{
    double best = -1.0;
    for (const MixablePolicy& a : policies)
        for (const MixablePolicy& b : policies)
            for (int step = 0; step <= 2000; ++step) {
                const double share = step / 2000.0;
                if (share * a.cost + (1.0 - share) * b.cost <= budget)
                    best = std::max(best, (share * a.gained + (1.0 - share) * b.gained) /
                                              (share * a.outOf + (1.0 - share) * b.outOf));
            }
    return best;
}

} // namespace

class BudgetQueryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Half of the patients each by a policy that costs test patients $2 with 10 of 20 found and 20 alarms and by one
    // for $14 with 12 found and 12 alarms: $8, and F1 = 2·11/(11 + 16 + 20) = 22/47.
    void whatWasChosenOnValidationIsMixedOnTestInTheSameShares()
    {
        std::vector<OperatingPoint> points = threePolicies();
        const BudgetAnswer answer{.first = 1, .second = 2, .shareOfFirst = 0.5, .cost = 5.0, .value = 0.5};
        QVERIFY(!answerOnTest(answer, points, FrontMetric::F1)); // nobody has looked
        points[1].test = policy(2.0, 10, 20).validation;
        QVERIFY(!answerOnTest(answer, points, FrontMetric::F1));
        points[2].test = policy(14.0, 12, 12).validation;
        const auto seen = answerOnTest(answer, points, FrontMetric::F1);
        QVERIFY(seen && near(seen->cost, 8.0) && near(seen->value, 22.0 / 47.0));
        QCOMPARE(seen->second, answer.second);
        // Over all patients there can be: prevalence 0.2, TP 0.1 and 0.12, TN 0.6 and 0.68: 0.22/(0.11 + 0.2 + 0.16).
        points[1].expected = ExactReturn{.truePositive = 0.10, .trueNegative = 0.60, .cost = 2.0};
        points[2].expected = ExactReturn{.truePositive = 0.12, .trueNegative = 0.68, .cost = 14.0};
        const auto expected = answerExpected(answer, points, FrontMetric::F1, 0.2);
        QVERIFY(expected && near(expected->cost, 8.0) && near(expected->value, 0.22 / 0.47));
    }

    // $0, $20 and $40 on the front; a fourth for $10 is worse than the one for nothing.
    void theBestSinglePolicyIsTheDearestThatFits()
    {
        const auto found = [](double cost, std::size_t cases) {
            return fixture::point(
                cost, {.truePositive = cases, .trueNegative = 9, .falsePositive = 1, .falseNegative = 10 - cases});
        };
        const std::vector points{found(40.0, 8), found(0.0, 4), found(10.0, 3), found(20.0, 6)};
        const auto best = [&points](double budget) { return bestPolicyWithin(points, FrontMetric::F1, Cost(budget)); };
        QCOMPARE(best(19.99), std::optional<std::size_t>(1));
        QCOMPARE(best(20.0), std::optional<std::size_t>(3));
        QCOMPARE(best(1000.0), std::optional<std::size_t>(0));
        const std::vector dear{found(26.0, 5)};
        QVERIFY(!bestPolicyWithin(dear, FrontMetric::F1, Cost(20.0)));
    }

    void aBudgetOfExactlyAPolicysCostBuysIt()
    {
        const auto answer = bestWithin(threePolicies(), FrontMetric::F1, Cost(10.0));
        QVERIFY(answer.has_value());
        QCOMPARE(answer->first, std::size_t{2});
        QVERIFY(!answer->second);
        QCOMPARE(answer->shareOfFirst, 1.0);
        QVERIFY(near(answer->cost, 10.0) && near(answer->value, 0.6));
    }

    // Mean costs come out of sums: $10 in another order of adding must still be bought for $10.
    void roundingDoesNotTakeAPolicyAway()
    {
        std::vector<OperatingPoint> points = threePolicies();
        points[2].validation.meanCost.value = 10.0 + 1e-12;
        const auto answer = bestWithin(points, FrontMetric::F1, Cost(10.0));
        QVERIFY(answer && answer->first == 2 && !answer->second);
    }

    // $25 is half-way from $10 to $40: TP 14, FP 6, F1 = 28/40 = 0.7. From $0 to $40 it is 3/8 and 5/8: TP 13.75, FP
    // 10, F1 = 27.5/43.75 = 0.629.
    void aMixtureOfTwoIsOfferedWhereItIsBetter()
    {
        const auto answer = bestWithin(threePolicies(), FrontMetric::F1, Cost(25.0));
        QVERIFY(answer.has_value());
        QCOMPARE(answer->first, std::size_t{2});
        QCOMPARE(answer->second, std::optional<std::size_t>(0));
        QVERIFY(near(answer->shareOfFirst, 0.5));
        QVERIFY(near(answer->cost, 25.0) && near(answer->value, 0.7));
    }

    // AM: (0.5 + 0.75)/2 = 0.625, (0.6 + 0.9)/2 = 0.75, (0.8 + 0.95)/2 = 0.875; a third of the way: 0.75 + 0.125/3.
    void meansOfRatesMixInProportion()
    {
        const auto answer = bestWithin(threePolicies(), FrontMetric::Am, Cost(20.0));
        QVERIFY(answer && answer->first == 2 && answer->second == std::optional<std::size_t>(0));
        QVERIFY(near(answer->shareOfFirst, 2.0 / 3.0));
        QVERIFY(near(answer->value, 0.75 + 0.125 / 3.0));
    }

    void moreMoneyThanTheDearestNeedsBuysTheBest()
    {
        const auto answer = bestWithin(threePolicies(), FrontMetric::F1, Cost(1e6));
        QVERIFY(answer && answer->first == 0 && !answer->second);
        QVERIFY(near(answer->cost, 40.0));
    }

    void belowTheCheapestThereIsNothingButItIsNamed()
    {
        std::vector<OperatingPoint> points = threePolicies();
        points[1].validation.meanCost.value = 3.0;
        QVERIFY(!bestWithin(points, FrontMetric::F1, Cost(2.5)));
        QCOMPARE(cheapestPolicy(points, FrontMetric::F1), std::optional<std::size_t>(1));
        QVERIFY(!cheapestPolicy({}, FrontMetric::F1));
        QVERIFY(!bestWithin({}, FrontMetric::F1, Cost(5.0)));
    }

    void anUndefinedFigureIsNotOffered()
    {
        std::vector<OperatingPoint> points{fixture::point(0.0, {.trueNegative = 50}), policy(5.0, 10, 10)};
        const auto answer = bestWithin(points, FrontMetric::F1, Cost(5.0));
        QVERIFY(answer && answer->first == 1);
        QCOMPARE(cheapestPolicy(points, FrontMetric::F1), std::optional<std::size_t>(1));
    }

    // Of two that are worth the same the cheaper is on the front alone; nothing is left to mix.
    void equalPoliciesAreNotMixed()
    {
        const std::vector<OperatingPoint> points{policy(20.0, 12, 8), policy(10.0, 12, 8)};
        const auto answer = bestWithin(points, FrontMetric::F1, Cost(15.0));
        QVERIFY(answer && answer->first == 1 && !answer->second);
        QVERIFY(mixturesOf(points, FrontMetric::F1).empty());
    }

    // The middle one (F1 22/52 = 0.423) lies below the mixture of the others, so nobody mixes with it.
    void aPolicyBelowTheMixtureOfOthersIsSkipped()
    {
        const std::vector<OperatingPoint> points{policy(0.0, 10, 20), policy(20.0, 11, 21), policy(40.0, 16, 4)};
        // $20 is half-way: TP 13, FP 12, F1 = 26/45 = 0.578 against 22/52 = 0.423 alone.
        const std::vector<MixtureGain> gains = mixturesOf(points, FrontMetric::F1);
        QCOMPARE(gains.size(), std::size_t{1});
        QCOMPARE(gains[0].mixture.first, std::size_t{0});
        QCOMPARE(gains[0].mixture.second, std::optional<std::size_t>(2));
        // Told at $10: TP 11.5, FP 16, 23/47.5, against 0.4 for the free one.
        QVERIFY(near(gains[0].mixture.cost, 10.0));
        QVERIFY(near(gains[0].gain, 23.0 / 47.5 - 0.4));
    }

    void neighboursOnAConcaveFrontAreMixedPairByPair()
    {
        const std::vector<MixtureGain> gains = mixturesOf(threePolicies(), FrontMetric::Am);
        QCOMPARE(gains.size(), std::size_t{2});
        QVERIFY(gains[0].mixture.first == 1 && gains[0].mixture.second == std::optional<std::size_t>(2));
        QVERIFY(gains[1].mixture.first == 2 && gains[1].mixture.second == std::optional<std::size_t>(0));
        QVERIFY(near(gains[0].gain, 0.0625) && near(gains[1].gain, 0.0625));
    }

    void noMixtureOfAnyTwoIsBetterThanTheAnswer()
    {
        RandomStream stream(Seed{5}, "policies");
        for (int round = 0; round < 10; ++round) {
            std::vector<MixablePolicy> policies;
            for (int i = 0; i < 6; ++i) {
                const OperatingPoint point = policy(double(stream.below(50)), stream.below(21), stream.below(81));
                policies.push_back(*mixable(point.validation, FrontMetric::F1));
            }
            const double budget = 50.0 * stream.uniform();
            const double tried = bestByTrying(policies, budget);
            const auto answer = bestMixture(policies, Cost(budget));
            QCOMPARE(answer.has_value(), tried >= 0.0);
            if (answer)
                QVERIFY(answer->value >= tried - 1e-12 && near(answer->value, tried, 2e-3));
        }
    }

    // TP 0.15, TN 0.7 of a fifth ill: F1 = 0.3/(0.15 + 0.2 + 0.1).
    void expectationsMixLikeCounts()
    {
        const auto mixed =
            mixable(ExactReturn{.truePositive = 0.15, .trueNegative = 0.7, .cost = 3.0}, FrontMetric::F1, 0.2);
        QVERIFY(mixed && near(mixed->gained, 0.3) && near(mixed->outOf, 0.45) && near(mixed->cost, 3.0));
    }
};

PANELWISE_APPLESS_TEST(BudgetQueryTest)

} // namespace budget_query_test

#include "budget_query_test.moc"
