// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/front_text.h"

#include <array>

namespace front_text_test {

using namespace ui;

class FrontTextTest : public QObject {
    Q_OBJECT

    static QString named(std::size_t position) // by rising cost: points 1, 2 and 3
    {
        return position == 7 ? QStringLiteral("P1-1") : position == 2 ? QStringLiteral("P1-2") : QStringLiteral("P1-3");
    }
    const FrontUnits m_units{.metric = core::FrontMetric::F1, .currency = "USD"};

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyNoticeIsAWholeSentence()
    {
        for (int i = 0; i <= static_cast<int>(core::FrontNotice::LearnedFromSample); ++i) {
            const QString text = frontNoticeText(static_cast<core::FrontNotice>(i));
            QVERIFY2(text.endsWith(u'.') && text.size() > 20, qPrintable(text));
        }
        QVERIFY(isWarning(core::FrontNotice::TestingNeverPays));
        QVERIFY(!isWarning(core::FrontNotice::Resumed));
    }

    void everyPhaseMethodMetricAndGridHasANameOfItsOwn()
    {
        QStringList names, explanations;
        for (int i = 0; i <= static_cast<int>(core::FrontPhase::Folds); ++i) {
            names << frontPhaseText(static_cast<core::FrontPhase>(i));
            explanations << frontPhaseExplanation(static_cast<core::FrontPhase>(i));
        }
        for (int i = 0; i <= static_cast<int>(core::FrontMethod::Exact); ++i) {
            names << frontMethodText(static_cast<core::FrontMethod>(i));
            explanations << frontMethodExplanation(static_cast<core::FrontMethod>(i));
        }
        for (int i = 0; i <= static_cast<int>(core::FrontMetric::Am); ++i) {
            names << frontMetricText(static_cast<core::FrontMetric>(i));
            explanations << frontMetricExplanation(static_cast<core::FrontMetric>(i));
        }
        for (int i = 0; i <= static_cast<int>(core::SweepGrid::Paper); ++i) {
            names << sweepGridText(static_cast<core::SweepGrid>(i));
            explanations << sweepGridExplanation(static_cast<core::SweepGrid>(i));
        }
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
        for (const QString& explanation : explanations)
            QVERIFY2(explanation.endsWith(u'.'), qPrintable(explanation));
    }

    void progressNamesThePhaseTheCountAndTheTime()
    {
        core::FrontUpdate update;
        update.phase = core::FrontPhase::PanelSets;
        update.share = 0.374;
        update.elapsedSeconds = 6.2;
        update.remainingSeconds = 10.4;
        update.done = 12;
        update.total = 64;
        QCOMPARE(frontPhaseAndTime(update), QString("Panel sets · 12 of 64 · 37\u202F% · 6 s · about 10 s left"));
        update.total = 0;
        update.remainingSeconds.reset();
        QCOMPARE(frontPhaseAndTime(update), QString("Panel sets · 37\u202F% · 6 s"));
    }

    void aBudgetIsAnsweredByPointNumbers()
    {
        core::BudgetAnswer answer{.first = 2, .second = {}, .shareOfFirst = 1.0, .cost = 24.0, .value = 0.6127};
        QCOMPARE(budgetText({.chosen = answer, .seen = {}}, named, m_units),
                 QString("Policy P1-2, chosen on validation patients: $24.00 on average, F1 0.613."));
        answer = {.first = 2, .second = 5, .shareOfFirst = 0.62, .cost = 31.0, .value = 0.61};
        QCOMPARE(
            budgetText({.chosen = answer, .seen = {}}, named, m_units),
            QString("For 62\u202F% of patients policy P1-2, for the others policy P1-3, chosen on validation patients: "
                    "$31.00 on average, F1 0.610."));
        QCOMPARE(budgetTooSmallText(core::Cost(3.0), core::Cost(5.2), m_units),
                 QString("No policy at or below $3.00; nearest $5.20."));
    }

    // A figure of patients who chose is never said as one of those who are shown.
    void aBudgetAlsoSaysWhatItsAnswerIsWorthOnOtherPatients()
    {
        const core::BudgetAnswer answer{.first = 2, .second = {}, .shareOfFirst = 1.0, .cost = 10.87, .value = 0.444};
        core::BudgetAnswer seen = answer;
        seen.cost = 11.22;
        seen.value = 0.401;
        QCOMPARE(budgetText({.chosen = answer, .seen = seen}, named, m_units),
                 QString("Policy P1-2, chosen on validation patients ($10.87 on average, F1 0.444): test patients pay "
                         "$11.22, F1 0.401."));
        QVERIFY(budgetText({.chosen = answer, .seen = seen, .patients = BudgetPatients::Expected}, named, m_units)
                    .endsWith("over all possible patients $11.22, F1 0.401."));
    }

    void aShareIsNeverRoundedToNobodyOrEverybody()
    {
        core::BudgetAnswer answer{.first = 7, .second = 2, .shareOfFirst = 0.004, .cost = 1.0, .value = 0.5};
        QVERIFY(budgetText({.chosen = answer, .seen = {}}, named, m_units)
                    .startsWith("For 0.4\u202F% of patients policy P1-1"));
        answer.shareOfFirst = 0.996;
        QVERIFY(budgetText({.chosen = answer, .seen = {}}, named, m_units).startsWith("For 99.6\u202F% of patients"));
    }

    // 151.58 / 260 = 0.583.
    void theHypervolumeIsAMeanOverBudgets()
    {
        core::Hypervolumes volumes{.validation = 156.0, .test = 151.58, .referenceCost = 260.0};
        QCOMPARE(hypervolumeText(volumes, m_units),
                 QString("Averaged over all budgets up to $260: F1 0.583 on test patients (hypervolume 151.6)."));
        volumes.test.reset();
        QVERIFY(hypervolumeText(volumes, m_units).contains("F1 0.600 on validation patients"));
        volumes.referenceCost = 0.0;
        QCOMPARE(hypervolumeText(volumes, m_units),
                 QStringLiteral("All panels are free, so there are no budgets to average over."));
    }

    void optimismSaysWhichWayItGoes()
    {
        QCOMPARE(optimismText({.f1 = 0.0123, .am = 0.5, .meanCost = -0.4, .meanMinutes = {}}, m_units),
                 QString("Optimism (validation, which chose the front, minus test): F1 +0.012, mean cost −$0.40."));
        QCOMPARE(
            optimismText({.f1 = 0.5, .am = -0.02, .meanCost = 1.0, .meanMinutes = {}}, {core::FrontMetric::Am, "EUR"}),
            QString("Optimism (validation, which chose the front, minus test): AM −0.020, mean cost +€1.00."));
    }
};

PANELWISE_GUILESS_TEST(FrontTextTest)

} // namespace front_text_test

#include "front_text_test.moc"
