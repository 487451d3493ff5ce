#include "core/eval/scored_patients.h"

#include <QTest>

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;

// Six patients, the highest probability first. The model calls the first, the second and the fourth ill.
ScoredPatients six()
{
    ScoredPatients scored;
    scored.probability = {0.9, 0.7, 0.5, 0.4, 0.2, 0.1};
    scored.said = {kIll, kIll, kWell, kIll, kWell, kWell};
    scored.truth = {kIll, kWell, kIll, kWell, kWell, kWell};
    scored.patients.resize(6);
    return scored;
}

} // namespace

class ScoredPatientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutThresholdTheModelsOwnDiagnosisCounts()
    {
        QCOMPARE(confusionAt(six(), {}),
                 (Confusion{.truePositive = 1, .trueNegative = 2, .falsePositive = 2, .falseNegative = 1}));
    }

    void aThresholdCallsIllWhoeverReachesIt()
    {
        // 0.9, 0.7 and 0.5 itself: two ill, one well.
        QCOMPARE(confusionAt(six(), 0.5),
                 (Confusion{.truePositive = 2, .trueNegative = 3, .falsePositive = 1, .falseNegative = 0}));
    }

    void theThresholdForF1LiesBetweenTheScoresItParts()
    {
        // F1 when the first k are called ill: 2/3, 2/4, 4/5, 4/6, 4/7, 4/8. Best for three, between 0.5 and 0.4.
        const ScoredPatients scored = six();
        QCOMPARE(thresholdForF1(scored.probability, scored.truth), std::optional(0.45));
    }

    void equalScoresCannotBeParted()
    {
        // The first alone would be perfect, but its twin has the same score: F1 2/3 for both, 2/4 for all three.
        const std::vector<double> probability{0.6, 0.6, 0.2};
        const std::vector<Disease> truth{kIll, kWell, kWell};
        QCOMPARE(thresholdForF1(probability, truth), std::optional(0.4));
    }

    void whereEverybodyIsIllEverybodyIsCalledSo()
    {
        const std::vector<double> probability{0.3, 0.2};
        const std::vector<Disease> truth{kIll, kIll};
        QCOMPARE(thresholdForF1(probability, truth), std::optional(0.0));
    }

    void withoutACaseThereIsNoThresholdForF1()
    {
        const std::vector<double> probability{0.3, 0.2};
        const std::vector<Disease> truth{kWell, kWell};
        QVERIFY(!thresholdForF1(probability, truth));
    }

    void theThresholdLikeOwnTellsFewestPatientsOtherwise()
    {
        // Called ill 1, 2 and 4 of six. Two above the threshold: patient 4 told otherwise; four: patient 3. Both are
        // one; the first found, with fewer called ill, is kept: between 0.7 and 0.5.
        QCOMPARE(thresholdLikeOwn(six()), 0.6);
    }

    void aModelThatCallsNobodyIllHasTheHighestThreshold()
    {
        ScoredPatients scored = six();
        scored.said.assign(6, kWell);
        QCOMPARE(thresholdLikeOwn(scored), 1.0);
        QCOMPARE(confusionAt(scored, 1.0), confusionAt(scored, {}));
    }
};

QTEST_APPLESS_MAIN(ScoredPatientsTest)
#include "scored_patients_test.moc"
