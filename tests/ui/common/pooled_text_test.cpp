// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text/evidence_text.h"
#include "ui/common/text/pooled_text.h"

#include "tests/test_program.h"

namespace pooled_text_test {

using namespace ui;

class PooledTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Limits of +0.0004 and −0.0004 would both be 0.000: the sentence says on which side they are.
    void digitsSufficeToSeeOnWhichSideOfZeroTheLimitsAre()
    {
        const auto text = [](double value, double low, double high) {
            return differenceEstimateText({.value = value, .interval = core::Interval{.low = low, .high = high}},
                                          QLocale::c());
        };
        QCOMPARE(text(0.012, -0.004, 0.028), "+0.012 (−0.004 to +0.028)");
        QCOMPARE(text(0.012, 0.0004, 0.0236), "+0.0120 (+0.0004 to +0.0236)");
        QCOMPARE(text(0.0, 0.0, 0.0), "0.000 (0.000 to 0.000)");
        QCOMPARE(differenceEstimateText({}, QLocale::c()), "undefined");
        QCOMPARE(estimateText({.value = 0.5, .interval = {}}, 2, QLocale::c()), "0.50");
    }

    void theVerdictComesFromThePairedDifferenceAlone()
    {
        const auto verdict = [](double low, double high) {
            core::PooledDuel duel;
            duel.difference = {.value = (low + high) / 2.0, .interval = core::Interval{.low = low, .high = high}};
            return duelVerdict(duel);
        };
        QCOMPARE(verdict(0.001, 0.02), "better");
        QCOMPARE(verdict(-0.02, -0.001), "worse");
        QCOMPARE(verdict(-0.001, 0.02), "cannot be told apart");
        QCOMPARE(duelVerdict({}), QString()); // rounds are missing
    }

    void whoTaughtAPolicyIsSaidWithWhatIsKnownOfIt()
    {
        const QString study = evidenceSentences({}, "USD", QLocale("en_US")).join(' ');
        QCOMPARE(study, "Learned without the test patients of the study, who judge it.");
        core::Evaluation pooled;
        pooled.f1 = {.value = 0.6, .interval = core::Interval{.low = 0.55, .high = 0.65}};
        pooled.meanCost = {.value = 12.0, .interval = {}};
        const QString all =
            evidenceSentences({.learnedFrom = core::LearnedFrom::All,
                               .judged = core::JudgedPatients{.folds = 10, .repeats = 1, .patients = 900, .cases = 90},
                               .pooled = pooled},
                              "USD", QLocale("en_US"))
                .join(' ');
        QCOMPARE(all,
                 "Learned from all 900 patients of the study, so none of them can judge it. Learned the same way "
                 "without each of 10 folds, and tried on these: F1 0.600 (95 % interval 0.550 to 0.650). Mean cost "
                 "$12.00.");
        // Where every panel has its time, the time stands beside the cost.
        pooled.meanMinutes =
            core::MetricEstimate{.value = 45.0, .interval = core::Interval{.low = 41.04, .high = 49.0}};
        const QStringList timed =
            evidenceSentences({.learnedFrom = core::LearnedFrom::All,
                               .judged = core::JudgedPatients{.folds = 10, .repeats = 1, .patients = 900, .cases = 90},
                               .pooled = pooled},
                              "USD", QLocale("en_US"));
        QCOMPARE(timed.last(), "Mean time to the results 45 min (95 % interval 41 min to 49 min).");
    }
};

PANELWISE_GUILESS_TEST(PooledTextTest)

} // namespace pooled_text_test

#include "pooled_text_test.moc"
