// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_optimism.h"
#include "tests/front/front_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace front_optimism_test {

using namespace core;

class FrontOptimismTest : public QObject {
    Q_OBJECT

    static OperatingPoint policy(double cost, const Confusion& validation, double testCost, const Confusion& test)
    {
        OperatingPoint point = fixture::point(cost, validation);
        point.test = fixture::point(testCost, test).validation;
        return point;
    }

private Q_SLOTS:
    // F1 = 2TP / (2TP + FP + FN): 12/20 = 0.6 against 10/20 = 0.5 on test, and 16/20 = 0.8 against 14/20 = 0.7 on
    // test, so 0.1 on average; costs 10 - 12 and 20 - 20 make -1. The third policy is dominated and does not count.
    void itIsTheMeanOverTheFrontOfValidationMinusTest()
    {
        const std::vector<OperatingPoint> points{
            policy(10.0, {.truePositive = 6, .trueNegative = 80, .falsePositive = 4, .falseNegative = 4}, 12.0,
                   {.truePositive = 5, .trueNegative = 80, .falsePositive = 5, .falseNegative = 5}),
            policy(20.0, {.truePositive = 8, .trueNegative = 80, .falsePositive = 2, .falseNegative = 2}, 20.0,
                   {.truePositive = 7, .trueNegative = 80, .falsePositive = 3, .falseNegative = 3}),
            policy(30.0, {.truePositive = 8, .trueNegative = 80, .falsePositive = 2, .falseNegative = 2}, 90.0,
                   {.truePositive = 0, .trueNegative = 80, .falsePositive = 3, .falseNegative = 10})};
        const std::optional<FrontOptimism> optimism = optimismOf(points, FrontMetric::F1);
        QVERIFY(optimism.has_value());
        QVERIFY(std::abs(*optimism->f1 - 0.1) < 1e-12);
        QVERIFY(std::abs(*optimism->meanCost + 1.0) < 1e-12);
        QCOMPARE(optimism->of(FrontMetric::F1), optimism->f1);
        QCOMPARE(optimism->of(FrontMetric::Am), optimism->am);
    }

    void withoutTestFiguresThereIsNone()
    {
        const std::vector<OperatingPoint> points{fixture::point(10.0, {.truePositive = 6, .trueNegative = 4})};
        QVERIFY(!optimismOf(points, FrontMetric::F1).has_value());
        QVERIFY(!optimismOf({}, FrontMetric::F1).has_value());
    }

    // On test nobody is ill and nobody is called ill: F1 has no value there, the cost has.
    void anUndefinedFigureIsLeftOut()
    {
        const std::vector<OperatingPoint> points{
            policy(10.0, {.truePositive = 6, .trueNegative = 80, .falsePositive = 4, .falseNegative = 4}, 11.0,
                   {.trueNegative = 90})};
        const std::optional<FrontOptimism> optimism = optimismOf(points, FrontMetric::F1);
        QVERIFY(optimism.has_value());
        QVERIFY(!optimism->f1.has_value());
        QCOMPARE(*optimism->meanCost, -1.0);
    }
};

PANELWISE_GUILESS_TEST(FrontOptimismTest)

} // namespace front_optimism_test

#include "front_optimism_test.moc"
