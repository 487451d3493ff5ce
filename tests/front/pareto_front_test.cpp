// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/pareto_front.h"

#include "core/base/random.h"
#include "tests/front/front_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace pareto_front_test {

using namespace core;

namespace {

using Front = std::vector<std::size_t>;

// The definition, pair by pair; of several at the same place the first.
Front frontByDefinition(const std::vector<CostValue>& policies)
{
    Front front;
    for (std::size_t i = 0; i < policies.size(); ++i) {
        bool on = policies[i].value.has_value();
        for (std::size_t k = 0; on && k < policies.size(); ++k) {
            if (k == i || !policies[k].value)
                continue;
            const bool same = policies[k].cost == policies[i].cost && *policies[k].value == *policies[i].value;
            const bool noWorse = policies[k].cost <= policies[i].cost && *policies[k].value >= *policies[i].value;
            on = same ? k > i : !noWorse;
        }
        if (on)
            front.push_back(i);
    }
    std::ranges::sort(front, {}, [&](std::size_t i) { return policies[i].cost; });
    return front;
}

// Strip by strip between all costs: the best figure to be had at that cost times the width.
double areaByStrips(const std::vector<CostValue>& policies, double referenceCost)
{
    std::vector<double> costs{referenceCost};
    for (const CostValue& policy : policies)
        if (policy.cost < referenceCost)
            costs.push_back(policy.cost);
    std::ranges::sort(costs);
    double area = 0.0;
    for (std::size_t i = 0; i + 1 < costs.size(); ++i) {
        double best = 0.0;
        for (const CostValue& policy : policies)
            if (policy.value && policy.cost <= costs[i])
                best = std::max(best, *policy.value);
        area += best * (costs[i + 1] - costs[i]);
    }
    return area;
}

std::vector<CostValue> randomPolicies(RandomStream& stream)
{
    std::vector<CostValue> policies(stream.below(40));
    for (CostValue& policy : policies) {
        policy.cost = double(stream.below(8)); // few values: many ties
        if (stream.below(10) != 0)
            policy.value = double(stream.below(8)) / 8.0;
    }
    return policies;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

} // namespace

class ParetoFrontTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyOnTheFrontIsDominated()
    {
        RandomStream stream(Seed{1}, "policies");
        for (int round = 0; round < 500; ++round) {
            const std::vector<CostValue> policies = randomPolicies(stream);
            QCOMPARE(paretoFront(policies), frontByDefinition(policies));
        }
    }

    void noPoliciesMakeNoFront()
    {
        QCOMPARE(paretoFront({}), Front{});
        QCOMPARE(hypervolume({}, 100.0), 0.0);
    }

    void aSinglePolicyIsTheFront()
    {
        const std::vector<CostValue> one{{.cost = 5.0, .value = 0.0}};
        QCOMPARE(paretoFront(one), Front{0});
    }

    void theFirstOfEqualsStandsForAll()
    {
        const std::vector<CostValue> policies{{9.0, 0.9}, {5.0, 0.5}, {5.0, 0.5}, {9.0, 0.9}};
        QCOMPARE(paretoFront(policies), (Front{1, 0}));
    }

    void anUndefinedFigureIsNowhere()
    {
        const std::vector<CostValue> policies{{0.0, std::nullopt}, {3.0, 0.1}};
        QCOMPARE(paretoFront(policies), Front{1});
        QCOMPARE(paretoFront(std::vector<CostValue>{{1.0, std::nullopt}}), Front{});
    }

    void ofEqualCostTheBetterAndOfEqualValueTheCheaperIsOnIt()
    {
        QCOMPARE(paretoFront(std::vector<CostValue>{{4.0, 0.3}, {4.0, 0.6}, {4.0, 0.5}}), Front{1});
        QCOMPARE(paretoFront(std::vector<CostValue>{{4.0, 0.6}, {2.0, 0.6}, {3.0, 0.6}}), Front{1});
    }

    // F1 = 2·TP/(2·TP + FP + FN): 20/30 for $2 on validation beats 20/40 for $3, whatever test says.
    void theFrontIsChosenOnValidation()
    {
        std::vector<OperatingPoint> points{
            fixture::point(2.0, {.truePositive = 10, .trueNegative = 80, .falsePositive = 5, .falseNegative = 5}),
            fixture::point(3.0, {.truePositive = 10, .trueNegative = 70, .falsePositive = 15, .falseNegative = 5})};
        points[1].test = points[0].validation;
        points[1].test->meanCost.value = 0.0;
        QCOMPARE(frontOf(points, FrontMetric::F1), Front{0});
    }

    // F1: 20/30 = 0.667 and 28/46 = 0.609. AM: (0.667 + 0.941)/2 = 0.804 and (0.933 + 0.8)/2 = 0.867.
    void anotherMetricIsAnotherFront()
    {
        const std::vector<OperatingPoint> points{
            fixture::point(2.0, {.truePositive = 10, .trueNegative = 80, .falsePositive = 5, .falseNegative = 5}),
            fixture::point(3.0, {.truePositive = 14, .trueNegative = 68, .falsePositive = 17, .falseNegative = 1})};
        QCOMPARE(frontOf(points, FrontMetric::F1), Front{0});
        QCOMPARE(frontOf(points, FrontMetric::Am), (Front{0, 1}));
    }

    // 0.4 from $2 to $10 and 0.3 more from $6: 3.2 + 1.2. What costs $10 and more, or is dominated, adds nothing.
    void theAreaIsThatUnderTheStaircase()
    {
        const std::vector<CostValue> policies{{6.0, 0.7}, {2.0, 0.4}, {10.0, 0.9}, {50.0, 1.0}, {7.0, 0.6}};
        QVERIFY(near(hypervolume(policies, 10.0), 4.4));
        QVERIFY(near(hypervolume(policies, 2.0), 0.0));
        QVERIFY(near(hypervolume(std::vector<CostValue>{{0.0, 0.25}}, 8.0), 2.0));
    }

    void theAreaIsTheSumOfItsStrips()
    {
        RandomStream stream(Seed{2}, "policies");
        for (int round = 0; round < 300; ++round) {
            const std::vector<CostValue> policies = randomPolicies(stream);
            const double reference = 8.0 * stream.uniform();
            QVERIFY(near(hypervolume(policies, reference), areaByStrips(policies, reference)));
        }
    }

    void figuresOfAnEvaluationAreThoseOfItsMetric()
    {
        const OperatingPoint point =
            fixture::point(2.5, {.truePositive = 3, .trueNegative = 4, .falsePositive = 1, .falseNegative = 2});
        QCOMPARE(metricOf(point.validation, FrontMetric::F1), std::optional(6.0 / 9.0));
        QVERIFY(near(*metricOf(point.validation, FrontMetric::Am), (3.0 / 5.0 + 4.0 / 5.0) / 2.0));
        QCOMPARE(costValue(point.validation, FrontMetric::F1), (CostValue{2.5, 6.0 / 9.0}));
        QCOMPARE(metricOf(Evaluation{}, FrontMetric::F1), std::nullopt);
    }

    // A fifth is ill; 0.15 found, 0.7 rightly sent home: FP 0.1, FN 0.05. F1 = 0.3/0.45, AM = (0.75 + 0.875)/2.
    void figuresOfAnExpectationAreThoseOfItsRates()
    {
        const ExactReturn expected{.truePositive = 0.15, .trueNegative = 0.7, .cost = 1.0};
        QVERIFY(near(*metricOf(expected, FrontMetric::F1, 0.2), 0.3 / 0.45));
        QVERIFY(near(*metricOf(expected, FrontMetric::Am, 0.2), 0.8125));
        QCOMPARE(metricOf(ExactReturn{.trueNegative = 1.0}, FrontMetric::F1, 0.0),
                 std::nullopt); // nobody ill or said so
        QCOMPARE(metricOf(ExactReturn{.truePositive = 1.0}, FrontMetric::Am, 1.0), std::nullopt); // nobody healthy
    }
};

PANELWISE_APPLESS_TEST(ParetoFrontTest)

} // namespace pareto_front_test

#include "pareto_front_test.moc"
