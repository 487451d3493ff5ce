// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/baseline_record.h"

#include "core/data/cohort/study_patients.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <cmath>
#include <set>

namespace baseline_rows_test {

using namespace core;

namespace {

const SystemId kLogistic{SystemKind::LogisticRegression, PanelChoice::All};
const SystemId kForest{SystemKind::RandomForest, PanelChoice::TwoCheapest};
const SystemId kLattice{SystemKind::Lattice, PanelChoice::All};

bool near(const std::optional<double>& a, double b)
{
    return a && std::abs(*a - b) < 1e-12;
}

Evaluation evaluated(std::optional<double> f1, double cost)
{
    Evaluation evaluation;
    evaluation.f1.value = f1;
    evaluation.meanCost.value = cost;
    return evaluation;
}

SystemRun runOf(const SystemId& system, std::uint64_t repeat, double validationCost, std::optional<double> testF1,
                double testCost)
{
    SystemRun run;
    run.system = system;
    run.repeat = repeat;
    run.validation = evaluated(0.5, validationCost);
    run.test = evaluated(testF1, testCost);
    run.fitSeconds = 2.0;
    return run;
}

OperatingPoint point(double validationF1, double validationCost, double testF1, double testCost)
{
    OperatingPoint made;
    made.validation = evaluated(validationF1, validationCost);
    made.test = evaluated(testF1, testCost);
    return made;
}

BaselinePlan planOf(std::vector<SystemId> systems)
{
    BaselinePlan plan;
    plan.systems = std::move(systems);
    return plan;
}

} // namespace

class BaselineRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKeyLeadsBackToItsSystem()
    {
        std::set<std::string> keys;
        for (const SystemId& system : allSystems()) {
            QCOMPARE(systemFromKey(systemKey(system)), std::optional(system));
            keys.insert(systemKey(system));
        }
        QCOMPARE(keys.size(), allSystems().size());
        for (const SystemId& system : paperSystems())
            QVERIFY(keys.contains(systemKey(system)));
        QCOMPARE(systemKey({SystemKind::Network, PanelChoice::Chosen}), std::string("network-chosen"));
        QCOMPARE(systemFromKey("rf-2"), std::optional(kForest));
        QCOMPARE(systemFromKey("xgboost-leafwise-pair"),
                 std::optional(SystemId{SystemKind::XgBoostLeafWise, PanelChoice::BestPair}));
    }

    // Only models on a fixed set have panels to choose.
    void unknownKeysLeadNowhere()
    {
        for (const char* key : {"", "lightgbm", "lr-3", "lattice-2", "cwcf-chosen", "LR", "lr-2-pair", "rs-pair"})
            QVERIFY(!systemFromKey(key));
        QVERIFY(hasPanelChoice(SystemKind::Network) && !hasPanelChoice(SystemKind::BestFixedSet));
    }

    // Yu et al. 2023, the table of F1, AUC and cost: LR, RF, XGBoost, LightGBM and a 3-layer network on all panels, the
    // first four on two panels, FS, RS, CWCF, and SM-DDPO pretrained and end to end.
    void theRowsOfThePapersTableAreInItsOrder()
    {
        const std::vector<std::string> expected{
            "lr", "rf", "xgboost", "xgboost-leafwise",  "network", "lr-2", "rf-2", "xgboost-2", "xgboost-leafwise-2",
            "fs", "rs", "cwcf",    "smddpo-pretrained", "smddpo"};
        std::vector<std::string> got;
        for (const SystemId& system : paperSystems())
            got.push_back(systemKey(system));
        QVERIFY(got == expected);
    }

    // 0.5, 0.6, 0.7: mean 0.6, squares 0.01 + 0 + 0.01 over two: deviation 0.1. Costs 10, 20, 30: 20 ± 10.
    void aRowIsMeanAndDeviationOverItsRepeats()
    {
        const std::vector runs{runOf(kLogistic, 0, 10.0, 0.5, 10.0), runOf(kForest, 0, 4.0, 0.4, 4.0),
                               runOf(kLogistic, 2, 10.0, 0.7, 30.0), runOf(kLogistic, 1, 10.0, 0.6, 20.0)};
        const auto rows = baselineRows(planOf({kForest, kLattice, kLogistic}), runs);
        QCOMPARE(rows.size(), std::size_t{2}); // no repeat of the lattice is finished
        QCOMPARE(rows[0].system, kForest);
        QCOMPARE(rows[0].repeats, std::size_t{1});
        QVERIFY(near(rows[0].f1.mean, 0.4) && !rows[0].f1.deviation);
        QCOMPARE(rows[1].system, kLogistic);
        QCOMPARE(rows[1].repeats, std::size_t{3});
        QVERIFY(near(rows[1].f1.mean, 0.6) && near(rows[1].f1.deviation, 0.1));
        QVERIFY(near(rows[1].meanCost.mean, 20.0) && near(rows[1].meanCost.deviation, 10.0));
        QVERIFY(near(rows[1].fitSeconds.mean, 2.0) && near(rows[1].fitSeconds.deviation, 0.0));
        QVERIFY(!rows[1].auroc.mean);
    }

    void aFigureUndefinedInOneRepeatHasNoMean()
    {
        const std::vector runs{runOf(kLogistic, 0, 10.0, 0.5, 10.0), runOf(kLogistic, 1, 10.0, std::nullopt, 10.0)};
        const auto rows = baselineRows(planOf({kLogistic}), runs);
        QVERIFY(!rows[0].f1.mean && !rows[0].f1.deviation);
        QVERIFY(near(rows[0].meanCost.mean, 10.0));
    }

    // The system pays 20 on validation. Of the front, 0.60 for 20 is the best that pays no more; 0.65 costs 21. On test
    // it has 0.55 for 19 against 0.50 for 22 in the first repeat, and 0.62 for 12 against 0.58 for 20 in the second,
    // where two policies are as good and the cheaper one is taken. Differences 0.05 and 0.04: 0.045 ± 0.01/√2.
    void theFrontIsReadAtWhatTheSystemPaysOnValidation()
    {
        std::vector runs{runOf(kLogistic, 0, 20.0, 0.50, 22.0), runOf(kLattice, 0, 99.0, 0.9, 99.0),
                         runOf(kLattice, 1, 99.0, 0.9, 99.0), runOf(kLogistic, 1, 20.0, 0.58, 20.0)};
        runs[1].front = {point(0.40, 5.0, 0.41, 6.0), point(0.60, 20.0, 0.55, 19.0), point(0.65, 21.0, 0.7, 21.0),
                         point(0.55, 10.0, 0.99, 1.0)};
        runs[2].front = {point(0.60, 18.0, 0.30, 18.0), point(0.60, 12.0, 0.62, 12.0)};
        const auto rows = atEqualCost(SystemKind::Lattice, planOf({kLogistic, kLattice}), runs);
        QCOMPARE(rows.size(), std::size_t{1}); // not of the front by itself
        QCOMPARE(rows[0].repeats, std::size_t{2});
        QVERIFY(near(rows[0].systemCost.mean, 21.0) && near(rows[0].systemF1.mean, 0.54));
        QVERIFY(near(rows[0].frontCost.mean, 15.5) && near(rows[0].frontF1.mean, 0.585));
        QVERIFY(near(rows[0].difference.mean, 0.045) && near(rows[0].difference.deviation, 0.01 / std::sqrt(2.0)));
    }

    // In repeat 0 no policy is as cheap, in repeat 1 there is no front, in repeat 2 the only one was never tested.
    void repeatsThatCannotBeComparedAreLeftOut()
    {
        std::vector runs{runOf(kForest, 0, 3.0, 0.5, 3.0), runOf(kForest, 1, 3.0, 0.5, 3.0),
                         runOf(kForest, 2, 3.0, 0.5, 3.0), runOf(kLattice, 0, 9.0, 0.9, 9.0),
                         runOf(kLattice, 2, 9.0, 0.9, 9.0)};
        runs[3].front = {point(0.6, 3.5, 0.6, 3.5)};
        runs[4].front = {point(0.6, 2.0, 0.6, 2.0)};
        runs[4].front[0].test.reset();
        QVERIFY(atEqualCost(SystemKind::Lattice, planOf({kForest}), runs).empty());
        runs[3].front.push_back(point(0.5, 3.0, 0.45, 2.5));
        const auto rows = atEqualCost(SystemKind::Lattice, planOf({kForest}), runs);
        QCOMPARE(rows[0].repeats, std::size_t{1});
        QVERIFY(near(rows[0].difference.mean, -0.05) && !rows[0].difference.deviation);
    }

    // Only models that were made and tested with the same patients can stand beside each other.
    void theGroundChangesWithWhoIsUsedForWhat()
    {
        const CohortPtr cohort = *makeCohort(fixture::table(fixture::columns(400)), fixture::task());
        const Split one = makeSplit(*cohort, {.seed = Seed{1}}).value();
        const Split same = makeSplit(*cohort, {.seed = Seed{1}}).value();
        const Split other = makeSplit(*cohort, {.seed = Seed{2}}).value();
        QVERIFY(patientsFingerprint(*cohort, one) == patientsFingerprint(*cohort, same));
        QVERIFY(patientsFingerprint(*cohort, one) != patientsFingerprint(*cohort, other));
        const CohortPtr fewer = *makeCohort(fixture::table(fixture::columns(390)), fixture::task());
        QVERIFY(patientsFingerprint(*fewer, makeSplit(*fewer, {.seed = Seed{1}}).value()) !=
                patientsFingerprint(*cohort, one));
    }
};

PANELWISE_APPLESS_TEST(BaselineRowsTest)

} // namespace baseline_rows_test

#include "baseline_rows_test.moc"
