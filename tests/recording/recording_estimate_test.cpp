// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/recording_estimate.h"

#include "tests/test_program.h"

namespace recording_estimate_test {

using namespace core;

namespace {

RecordedPath pathOf(Disease truth, std::vector<OrderOnPath> orders, std::optional<SaidAndCost> end)
{
    return {.truth = truth, .plain = {}, .orders = std::move(orders), .end = end};
}

constexpr SaidAndCost kPresent{1.0, 10.0}, kAbsent{0.0, 10.0};
constexpr Disease kIll = Disease::Present, kWell = Disease::Absent;

} // namespace

class RecordingEstimateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Cases: one with chance 1/2 is found (weight 2), one with 1/4 is missed (weight 4), one is not recorded.
    // Sensitivity 2/6. Others: diagnosed at once as well, one said "present": specificity 1/2. F1 with 3 cases and 2
    // others: found 3 · 1/3 = 1, alarms 2 · 1/2 = 1, missed 2: 2/(2 + 1 + 2) = 0.4.
    void weightsAreInverseChances()
    {
        const std::vector<RecordedPath> paths{
            pathOf(kIll, {{0.5, {0.5, 10.0}}}, kPresent), pathOf(kIll, {{0.25, {0.5, 10.0}}}, kAbsent),
            pathOf(kIll, {{0.5, {0.8, 10.0}}}, std::nullopt), pathOf(kWell, {}, SaidAndCost{1.0, 0.0}),
            pathOf(kWell, {}, SaidAndCost{0.0, 0.0})};
        const RecordingEstimate made = estimateRecording(paths);
        QCOMPARE(*made.weighted.recall.value, 2.0 / 6.0);
        QCOMPARE(*made.weighted.specificity.value, 0.5);
        QCOMPARE(*made.weighted.f1.value, 0.4);
        QCOMPARE(*made.weighted.precision.value, 0.5);
        QCOMPARE(*made.weighted.meanCost.value, 0.6 * 10.0);
        QCOMPARE(made.largestWeight, 4.0);
        QCOMPARE(made.effectiveCases, 36.0 / 20.0);    // (2 + 4)² / (4 + 16)
        QCOMPARE(made.effectivePatients, 64.0 / 22.0); // (2 + 4 + 1 + 1)² / (4 + 16 + 1 + 1)
        QCOMPARE(made.recordedCases, std::size_t{2});
        QCOMPARE(made.recordedPatients, std::size_t{4});
        QCOMPARE(*made.filledIn.recall.value, 1.8 / 3.0); // (0.5 + 0.5 + 0.8) / 3
        // 0.6, and news of +0.5 with weight 2 and −0.5 with weight 4: 0.6 + (1 − 2) / 6.
        QCOMPARE(*made.doublyRobust.recall.value, 0.6 - 1.0 / 6.0);
        QCOMPARE(*made.doublyRobust.specificity.value, 0.5);
        QVERIFY(made.warning == RecordingWarning::FewRecorded);
    }

    // Two orders, chances 1/2 and 1/5: the second weighs 10. The first case's expectations go 0.5 → 0.75 → 1. A second
    // case is diagnosed after one order (weight 2, news −0.5) and keeps that weight in the second stage.
    // 0.5 + (2 · 0.25 − 2 · 0.5) / 4 + 10 · 0.25 / 12.
    void everyOrderAddsItsNews()
    {
        const std::vector<RecordedPath> paths{pathOf(kIll, {{0.5, {0.5, 0.0}}, {0.2, {0.75, 0.0}}}, kPresent),
                                              pathOf(kIll, {{0.5, {0.5, 0.0}}}, kAbsent), pathOf(kWell, {}, kAbsent)};
        const RecordingEstimate made = estimateRecording(paths);
        QVERIFY(std::abs(*made.doublyRobust.recall.value - (0.5 - 0.5 / 4.0 + 2.5 / 12.0)) < 1e-12);
        QCOMPARE(*made.weighted.recall.value, 10.0 / 12.0);
        QCOMPARE(made.largestWeight, 10.0);
    }

    void whereEverythingIsRecordedAllAgree()
    {
        std::vector<RecordedPath> paths;
        for (int i = 0; i < 40; ++i) {
            const SaidAndCost end{i % 3 == 0 ? 1.0 : 0.0, 5.0};
            paths.push_back(pathOf(i % 2 == 0 ? kIll : kWell, {{1.0, {0.3, 5.0}}}, end));
            paths.back().plain = end;
        }
        const RecordingEstimate made = estimateRecording(paths, {.resamples = 200, .seed = Seed{3}});
        QCOMPARE(*made.weighted.f1.value, *made.plain.f1.value);
        QVERIFY(std::abs(*made.doublyRobust.f1.value - *made.plain.f1.value) < 1e-12);
        QVERIFY(std::abs(*made.difference.value) < 1e-12);
        QVERIFY(made.difference.interval && std::abs(made.difference.interval->low) < 1e-12 &&
                std::abs(made.difference.interval->high) < 1e-12);
        QCOMPARE(made.effectivePatients, 40.0);
        QCOMPARE(made.largestWeight, 1.0);
        QVERIFY(!made.warning);
        QVERIFY(made.plain.f1.interval->low < *made.plain.f1.value &&
                *made.plain.f1.value < made.plain.f1.interval->high);
    }

    void whereNobodyIsRecordedItIsSaid()
    {
        const std::vector<RecordedPath> paths{pathOf(kIll, {{0.1, {0.7, 10.0}}}, std::nullopt),
                                              pathOf(kWell, {{0.1, {0.2, 10.0}}}, kAbsent)};
        const RecordingEstimate made = estimateRecording(paths);
        QVERIFY(made.warning == RecordingWarning::NobodyRecorded);
        QVERIFY(!made.weighted.f1.value);
        QCOMPARE(*made.filledIn.recall.value, 0.7);
        QCOMPARE(*made.doublyRobust.recall.value, 0.7); // nothing corrects it
    }

    // No weight grows beyond 50 in one order, and it is counted for whom that was needed.
    void chancesAreLimited()
    {
        const std::vector<RecordedPath> paths{pathOf(kIll, {{0.001, {0.5, 1.0}}}, kPresent),
                                              pathOf(kWell, {}, kAbsent)};
        const RecordingEstimate made = estimateRecording(paths);
        QCOMPARE(made.largestWeight, 50.0);
        QCOMPARE(made.limitedPatients, std::size_t{1});
    }

    void withoutCasesNothingIsSaidOfThem()
    {
        const std::vector<RecordedPath> paths{pathOf(kWell, {}, kAbsent)};
        const RecordingEstimate made = estimateRecording(paths, {.resamples = 50, .seed = Seed{1}});
        QVERIFY(!made.doublyRobust.f1.value && !made.plain.f1.value && !made.difference.value);
    }
};

PANELWISE_APPLESS_TEST(RecordingEstimateTest)

} // namespace recording_estimate_test

#include "recording_estimate_test.moc"
