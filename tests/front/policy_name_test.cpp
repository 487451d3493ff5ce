// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/policy_name.h"

#include "core/front/repricing.h"
#include "tests/front/front_fixture.h"
#include "tests/test_program.h"

namespace policy_name_test {

using namespace core;

namespace {

// F1 = 2·TP/(TP + FP + 20) of 100 patients, 20 of them ill, who all get the first panel or none.
OperatingPoint ordering(bool everybody, std::size_t truePositive)
{
    OperatingPoint point = fixture::point(
        everybody ? 10.0 : 0.0,
        {.truePositive = truePositive, .trueNegative = 80, .falsePositive = 0, .falseNegative = 20 - truePositive});
    point.validation.panelUse = {everybody ? 1.0 : 0.0};
    point.validation.orders = {
        {.sequence = everybody ? std::vector{PanelId(0)} : std::vector<PanelId>(), .patients = 100}};
    return point;
}

TestCatalog pricesWith(double cost)
{
    return TestCatalog({{.name = "BBC", .cost = Cost(cost), .features = {}}}, {});
}

} // namespace

class PolicyNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Found in the order: $10 with 15 found, $10 with 12 (dominated), nothing with 8, nothing with 5 (dominated).
    void aNameIsThePlaceAlongTheFrontAsItWasFound()
    {
        FrontRecord record;
        record.id = {3};
        record.points = {ordering(true, 15), ordering(true, 12), ordering(false, 8), ordering(false, 5)};
        const auto names = [](const FrontRecord& front) {
            std::vector<std::string> all;
            for (std::size_t policy = 0; policy < front.points.size(); ++policy)
                all.push_back(frontPolicyName(front, policy));
            return all;
        };
        QCOMPARE(names(record), (std::vector<std::string>{"F3-2", "F3-d1", "F3-1", "F3-d2"}));
        QCOMPARE(frontPolicyName(std::nullopt, record.points, FrontMetric::F1, 0), std::string("F-2"));
        QCOMPARE(frontPointName(FrontId{3}, 2), std::string("F3-2"));
        QCOMPARE(runPolicyName(RunId{7}), std::string("T-7"));
    }

    void aFrontIsShownAtThePricesInForce()
    {
        FrontRecord record;
        record.points = {ordering(true, 15), ordering(false, 8)};
        record.start.panels = pricesWith(10.0);
        QCOMPARE(*atPrices(record, pricesWith(25.0)).points[0].validation.meanCost.value, 25.0);
        QCOMPARE(*atPrices(record, pricesWith(10.0)).points[0].validation.meanCost.value, 10.0);
        record.points[0].validation.orders.clear(); // not counted: nobody can tell
        QCOMPARE(*atPrices(record, pricesWith(25.0)).points[0].validation.meanCost.value, 10.0);
    }
};

PANELWISE_APPLESS_TEST(PolicyNameTest)

} // namespace policy_name_test

#include "policy_name_test.moc"
