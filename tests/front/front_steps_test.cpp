// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_steps.h"

#include "core/eval/patient_calls.h"
#include "tests/test_program.h"

#include <cmath>

namespace front_steps_test {

using namespace core;

namespace {

// Of 200 patients the first 60 are ill; those from `from` up to `to` are called ill, nobody else.
OperatingPoint calling(std::size_t from, std::size_t to)
{
    std::vector<PatientCall> calls;
    Evaluation test;
    for (std::size_t i = 0; i < 200; ++i) {
        calls.push_back({.said = i >= from && i < to ? Disease::Present : Disease::Absent,
                         .truth = i < 60 ? Disease::Present : Disease::Absent});
        test.confusion.count(calls.back().said, calls.back().truth);
    }
    test.f1.value = test.confusion.f1();
    test.meanCost.value = 0.0;
    OperatingPoint point;
    point.validation = test;
    point.test = test;
    point.calls = packCalls(calls);
    return point;
}

} // namespace

class FrontStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // $20 more for each of 1,000 patients find 15 more: 20,000 / 15 = 1,333.33 each.
    void aFurtherCaseCostsWhatAllPatientsPayMore()
    {
        const FrontStep step =
            stepBetween({.cost = 0.0, .value = 0.4, .found = 0.040}, {.cost = 20.0, .value = 0.55, .found = 0.055});
        QCOMPARE(step.cost, 20.0);
        QVERIFY(std::abs(*step.value - 0.15) < 1e-12);
        QVERIFY(std::abs(*step.costPerCase - 20'000.0 / 15.0) < 1e-6);
    }

    void whereNoFurtherCaseIsFoundNoneHasAPrice()
    {
        const PolicyYield before{.cost = 10.0, .value = 0.5, .found = 0.05};
        QVERIFY(!stepBetween(before, {.cost = 20.0, .value = 0.6, .found = 0.05}).costPerCase);
        QVERIFY(!stepBetween(before, {.cost = 20.0, .value = 0.6, .found = 0.04}).costPerCase);
        QVERIFY(!stepBetween(before, {.cost = 20.0, .value = {}, .found = {}}).value);
    }

    // On these patients the dearer policy happens to cost less: five cases more for less than nothing are no price.
    void aCaseNeverCostsLessThanNothing()
    {
        const FrontStep step =
            stepBetween({.cost = 20.0, .value = 0.5, .found = 0.050}, {.cost = 19.9, .value = 0.6, .found = 0.055});
        QVERIFY(step.cost < 0.0 && !step.costPerCase);
        QCOMPARE(
            *stepBetween({.cost = 20.0, .value = 0.5, .found = 0.050}, {.cost = 20.0, .value = 0.6, .found = 0.055})
                 .costPerCase,
            0.0);
    }

    // 200 patients, 60 of them ill. Both find the same 30 and raise no alarm; the second finds 12 more and never one
    // less: every resample but one in e¹² agrees, though the F1 of 60/90 (0.54–0.78) and 84/102 (0.73–0.90) overlap.
    // The third finds 6 others instead of 6 of the first's: as many, and nobody can tell.
    void twoPoliciesAreToldApartPatientByPatient()
    {
        const OperatingPoint first = calling(0, 30), second = calling(0, 42), third = calling(6, 36);
        const auto better = pairedOnTest(second, first);
        QVERIFY(better && std::abs(*better->f1.value - (84.0 / 102.0 - 60.0 / 90.0)) < 1e-12);
        QCOMPARE(isDistinguishable(better->f1), std::optional(true));
        const auto same = pairedOnTest(third, first);
        QVERIFY(same && std::abs(*same->f1.value) < 1e-12);
        QCOMPARE(isDistinguishable(same->f1), std::optional(false));
        OperatingPoint unknown = first;
        unknown.calls.reset();
        QVERIFY(!pairedOnTest(unknown, first));
    }

    // By rising cost 30, 31, 42, 43 of 60 are found: one more patient tells nothing, twelve do.
    void theFewThatCanBeToldApartStandForTheFront()
    {
        std::vector<OperatingPoint> points{calling(0, 30), calling(0, 31), calling(0, 42), calling(0, 43)};
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i].validation.meanCost.value = double(i);
        QCOMPARE(toldApart(points, FrontMetric::F1), (std::vector<std::size_t>{0, 2}));
        points[1].calls.reset();
        QVERIFY(toldApart(points, FrontMetric::F1).empty());
    }
};

PANELWISE_APPLESS_TEST(FrontStepsTest)

} // namespace front_steps_test

#include "front_steps_test.moc"
