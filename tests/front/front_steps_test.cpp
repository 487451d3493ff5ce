// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_steps.h"
#include "tests/test_program.h"

#include <cmath>

namespace front_steps_test {

using namespace core;

class FrontStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // $20 more for each of 1,000 patients find 15 more: 20,000 / 15 = 1,333.33 each.
    void aFurtherCaseCostsWhatAllPatientsPayMore()
    {
        const FrontStep step = stepBetween({.cost = 0.0, .value = 0.4, .interval = {}, .found = 0.040},
                                           {.cost = 20.0, .value = 0.55, .interval = {}, .found = 0.055});
        QCOMPARE(step.cost, 20.0);
        QVERIFY(std::abs(*step.value - 0.15) < 1e-12);
        QVERIFY(std::abs(*step.costPerCase - 20'000.0 / 15.0) < 1e-6);
    }

    void whereNoFurtherCaseIsFoundNoneHasAPrice()
    {
        const PolicyYield before{.cost = 10.0, .value = 0.5, .interval = {}, .found = 0.05};
        QVERIFY(!stepBetween(before, {.cost = 20.0, .value = 0.6, .interval = {}, .found = 0.05}).costPerCase);
        QVERIFY(!stepBetween(before, {.cost = 20.0, .value = 0.6, .interval = {}, .found = 0.04}).costPerCase);
        QVERIFY(!stepBetween(before, {.cost = 20.0, .value = {}, .interval = {}, .found = {}}).value);
    }

    // 0.60 (0.55–0.65) and 0.64 (0.59–0.69) lie within each other; 0.68 (0.62–0.74) only overlaps the first.
    void twoPoliciesAreTheSameWhereEachLiesWithinTheOther()
    {
        const auto yield = [](double value, double low, double high) {
            return PolicyYield{.cost = 0.0, .value = value, .interval = Interval{low, high}, .found = {}};
        };
        const PolicyYield first = yield(0.60, 0.55, 0.65);
        QCOMPARE(indistinguishable(first, yield(0.64, 0.59, 0.69)), std::optional(true));
        QCOMPARE(indistinguishable(first, yield(0.68, 0.62, 0.74)), std::optional(false));
        QCOMPARE(indistinguishable(first, yield(0.64, 0.62, 0.66)), std::optional(false)); // surer than the first
        QVERIFY(!indistinguishable(first, {.cost = 0.0, .value = 0.6, .interval = {}, .found = {}}));
    }
};

PANELWISE_APPLESS_TEST(FrontStepsTest)

} // namespace front_steps_test

#include "front_steps_test.moc"
