// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/predictions.h"

#include "tests/test_program.h"

namespace predictions_test {

using namespace core;

class PredictionsTest : public QObject {
    Q_OBJECT

    // 30 and 45 minutes; of the second nobody said how much blood it takes.
    static TestCatalog twoPanels()
    {
        return TestCatalog({{.name = "A",
                             .cost = Cost(3.0),
                             .features = {},
                             .minutes = Minutes(30.0),
                             .millilitres = Millilitres(2.0)},
                            {.name = "B", .cost = Cost(3.0), .features = {}, .minutes = Minutes(45.0)}},
                           {});
    }

    static Episode episode(std::size_t patient, std::vector<std::size_t> orders, double probability, Disease said)
    {
        Episode made{.patient = PatientIndex(patient), .steps = {}};
        PanelMask ordered;
        for (const std::size_t panel : orders) {
            Step step;
            step.ordered = ordered;
            step.action = Action::order(PanelId(panel));
            step.paid = Cost(3.0);
            step.waited = twoPanels().minutesOf(PanelMask().with(PanelId(panel)));
            made.steps.push_back(step);
            ordered = ordered.with(PanelId(panel));
        }
        Step last;
        last.ordered = ordered;
        last.diseaseProbability = probability;
        last.action = Action::diagnose(said);
        made.steps.push_back(last);
        return made;
    }

private Q_SLOTS:
    // Three patients: both panels for 6, the second for 3, none; probabilities 0.9, 0.3 and 0.0.
    void whatWasDoneIsCountedWithoutAnyOutcome()
    {
        const std::vector<Episode> episodes{episode(0, {0, 1}, 0.9, Disease::Present),
                                            episode(1, {1}, 0.3, Disease::Absent),
                                            episode(2, {}, 0.0, Disease::Absent)};
        const Predictions made = predictionsOf(episodes, twoPanels());
        QCOMPARE(made.patients, std::size_t{3});
        QCOMPARE(made.diagnosedPresent, std::size_t{1});
        QCOMPARE(*made.meanCost, 3.0);
        QCOMPARE(*made.meanProbability, 0.4);
        QCOMPARE(*made.meanMinutes, (75.0 + 45.0) / 3.0); // one after the other
        QVERIFY(!made.meanMillilitres);
        QVERIFY(made.panelUse == (std::vector{1.0 / 3.0, 2.0 / 3.0}));
        QCOMPARE(made.orders.size(), std::size_t{3});
    }

    void nobodyHasNoMean()
    {
        const Predictions made = predictionsOf({}, twoPanels());
        QVERIFY(!made.meanCost && !made.meanProbability);
    }

    void figuresThatCompareAreTakenBackAndOthersStay()
    {
        Evaluation evaluation;
        for (MetricEstimate* figure : {&evaluation.f1, &evaluation.auroc, &evaluation.auprc, &evaluation.am,
                                       &evaluation.precision, &evaluation.specificity, &evaluation.brier})
            *figure = {.value = 0.5, .interval = Interval{0.4, 0.6}};
        const Evaluation less = withoutComparisons(evaluation);
        for (const MetricEstimate* figure : {&less.f1, &less.auroc, &less.auprc, &less.am, &less.precision})
            QVERIFY(!figure->value && !figure->interval);
        QCOMPARE(less.specificity, evaluation.specificity);
        QCOMPARE(less.brier, evaluation.brier);
    }
};

PANELWISE_APPLESS_TEST(PredictionsTest)

} // namespace predictions_test

#include "predictions_test.moc"
