// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/test_program.h"
#include "ui/common/text/recording_text.h"

#include <QLocale>
#include <QRegularExpression>

// Words about figures corrected for panels that were not recorded, held to their numbers.
namespace recording_text_test {

using namespace ui;

namespace {

core::RecordingFigures figuresWith(double f1)
{
    core::RecordingFigures figures;
    figures.f1 = {f1, core::Interval{f1 - 0.05, f1 + 0.05}};
    figures.recall = figures.specificity = figures.precision = {0.75, core::Interval{0.7, 0.8}};
    figures.meanCost = {12.5, core::Interval{11.0, 14.0}};
    return figures;
}

core::RecordingEstimate estimateWith(double plain, double corrected, double halfWidth)
{
    core::RecordingEstimate estimate;
    estimate.plain = estimate.weighted = estimate.filledIn = figuresWith(plain);
    estimate.doublyRobust = figuresWith(corrected);
    const double difference = corrected - plain;
    estimate.difference = {difference, core::Interval{difference - halfWidth, difference + halfWidth}};
    estimate.patients = 400;
    estimate.cases = 80;
    estimate.recordedPatients = 300;
    estimate.recordedCases = 50;
    estimate.effectivePatients = 210.0;
    estimate.effectiveCases = 33.0;
    estimate.largestWeight = 7.25;
    return estimate;
}

double numberAfter(const QString& text, const QString& words)
{
    const QRegularExpression number(QRegularExpression::escape(words) + QStringLiteral("([0-9.]+[0-9])"));
    return number.match(text).captured(1).toDouble();
}

} // namespace

class RecordingTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void thereAreTwoSentencesWithTheirNumbers()
    {
        const QString text = recordingSentences(estimateWith(0.5, 0.6, 0.02));
        QVERIFY(text.contains("Of 400 patients, 100 lack a panel"));
        QVERIFY(text.contains("F1 0.500"));
        QVERIFY(text.contains("about 0.600 (0.550–0.650): 0.100 higher than as recorded."));
        QCOMPARE(text.count(QRegularExpression("[.](\\s|$)")), 2);
    }

    // Whatever the figures: who subtracts agrees, the direction is right, and chance is named exactly where it may be.
    void noSentenceContradictsItsNumbers()
    {
        core::RandomStream stream(core::Seed{5}, "sentences");
        for (int i = 0; i < 2000; ++i) {
            const double plain = 0.3 + 0.3 * stream.uniform(), corrected = plain + 0.04 * (stream.uniform() - 0.5);
            const core::RecordingEstimate estimate = estimateWith(plain, corrected, 0.02 * stream.uniform());
            const QString text = recordingSentences(estimate);
            const double before = numberAfter(text, "F1 "), after = numberAfter(text, "about ");
            const double apart = numberAfter(text, "): ");
            QVERIFY(std::abs(before - plain) < 0.00051 && std::abs(after - corrected) < 0.00051);
            if (text.contains("the same as recorded")) {
                QCOMPARE(before, after);
                continue;
            }
            QVERIFY2(std::abs(std::abs(after - before) - apart) < 1e-9, qPrintable(text));
            QCOMPARE(text.contains(after > before ? "higher than" : "lower than"), true);
            const core::Interval& range = *estimate.difference.interval;
            QCOMPARE(text.contains("may be chance"), range.low <= 0.0 && 0.0 <= range.high);
        }
    }

    void whereNothingIsMissingNothingIsCorrected()
    {
        core::RecordingEstimate estimate = estimateWith(0.5, 0.5, 0.0);
        estimate.recordedPatients = estimate.patients;
        QVERIFY(recordingSentences(estimate).contains("nothing to correct: F1 is 0.500"));
    }

    void warningsSayWhatNotToRelyOn()
    {
        core::RecordingEstimate estimate = estimateWith(0.5, 0.6, 0.02);
        QVERIFY(recordingWarning(estimate).isEmpty());
        estimate.warning = core::RecordingWarning::FewRecorded;
        QVERIFY(
            recordingWarning(estimate).contains("as much as 210 patients, 33 of them cases, and one stands for 7.25"));
        estimate.warning = core::RecordingWarning::NobodyRecorded;
        QVERIFY(recordingWarning(estimate).startsWith("Nobody but cases"));
        estimate.recordedCases = 0;
        QVERIFY(recordingWarning(estimate).startsWith("No case"));
        QVERIFY(recordingWeights(estimate).contains("300 of 400 patients and 0 of 80 cases"));
    }

    void theTableHasARowForEveryWay()
    {
        const RecordingTable table = recordingTable(estimateWith(0.5, 0.6, 0.02), "USD");
        QCOMPARE(table.rows.size(), kRecordingWays.size());
        QCOMPARE(table.rows.front(), QStringList({"As recorded", "0.500 (0.450–0.550)", "0.750 (0.700–0.800)",
                                                  "0.750 (0.700–0.800)", "$12.50 ($11.00–$14.00)"}));
        QCOMPARE(table.rows.back().at(1), QString("0.600 (0.550–0.650)"));
        for (const QStringList& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
    }
};

PANELWISE_APPLESS_TEST(RecordingTextTest)

} // namespace recording_text_test

#include "recording_text_test.moc"
