// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/compare/pooled_rows.h"
#include "tests/test_program.h"

#include <cmath>

namespace pooled_rows_test {

using namespace core;

namespace {

constexpr SystemId kModel{SystemKind::XgBoost, PanelChoice::All};
constexpr SystemId kFront{SystemKind::Lattice, PanelChoice::All};

Evaluation evaluationOf(const Confusion& confusion, double cost)
{
    Evaluation evaluation;
    evaluation.confusion = confusion;
    evaluation.f1.value = confusion.f1();
    evaluation.meanCost.value = cost;
    return evaluation;
}

SystemRun runOf(const SystemId& system, std::uint64_t repeat, const Confusion& test, double cost)
{
    SystemRun run;
    run.system = system;
    run.repeat = repeat;
    run.test = evaluationOf(test, cost);
    return run;
}

Confusion counts(std::size_t tp, std::size_t fp, std::size_t fn, std::size_t tn)
{
    return {.truePositive = tp, .trueNegative = tn, .falsePositive = fp, .falseNegative = fn};
}

BaselinePlan planOf(int folds)
{
    BaselinePlan plan;
    plan.systems = {kModel, kFront};
    plan.judging = {.folds = folds, .repeats = 1};
    plan.seeds = folds;
    return plan;
}

// A cheap policy that validation thinks little of, and a dear one.
OperatingPoint pointOf(double validationF1, double validationCost, const Confusion& test, double cost)
{
    OperatingPoint point;
    point.validation.f1.value = validationF1;
    point.validation.meanCost.value = validationCost;
    point.test = evaluationOf(test, cost);
    return point;
}

} // namespace

class PooledRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two folds: 3 of 4 and 1 of 4 cases found, 1 and 3 false alarms. Pooled F1 = 8 / (8 + 4 + 4); the mean of the two
    // folds' would be another. Without the one fold 0.25, without the other 0.75: S² = (2 − 1) · 2 · 0.25² = 0.125, and
    // the error √(0.125 · (1/2 + 1/1)).
    void countsAreAddedUp()
    {
        const std::vector<SystemRun> runs{runOf(kModel, 1, counts(3, 1, 1, 15), 10.0),
                                          runOf(kModel, 2, counts(1, 3, 3, 23), 20.0)};
        const std::vector<PooledRow> rows = pooledRows(planOf(2), runs);
        QCOMPARE(rows.size(), std::size_t{1});
        QVERIFY(rows[0].confusion == counts(4, 4, 4, 38));
        QCOMPARE(*rows[0].f1.value, 0.5);
        QCOMPARE(*rows[0].recall.value, 0.5);
        QCOMPARE(*rows[0].specificity.value, 38.0 / 42.0);
        QCOMPARE(*rows[0].meanCost.value, (20.0 * 10.0 + 30.0 * 20.0) / 50.0);
        QCOMPARE(rows[0].f1.interval->low, 0.0); // wider than all there is
        QCOMPARE(rows[0].f1.interval->high, 1.0);
    }

    void missingRoundsHaveNoInterval()
    {
        const std::vector<SystemRun> runs{runOf(kModel, 1, counts(3, 1, 1, 15), 10.0),
                                          runOf(kModel, 3, counts(1, 3, 3, 23), 20.0)};
        const std::vector<PooledRow> rows = pooledRows(planOf(3), runs);
        QCOMPARE(rows[0].rounds, std::size_t{2});
        QVERIFY(rows[0].f1.value && !rows[0].f1.interval);
    }

    // Ten folds whose sensitivities are 50 % ± 5 %, s²: the error is √(p (1 − p) / n + s² / 9), and with nine degrees
    // of freedom 95 % lie within 2.262 of these. All folds are equally ill, so leaving one out is exact.
    void intervalsAreThoseOfTheCorrectedTest()
    {
        std::vector<SystemRun> runs;
        double squares = 0.0;
        for (std::uint64_t fold = 0; fold < 10; ++fold) {
            const std::size_t found = fold % 2 == 0 ? 55 : 45;
            squares += (double(found) / 100.0 - 0.5) * (double(found) / 100.0 - 0.5);
            runs.push_back(runOf(kModel, fold + 1, counts(found, 10, 100 - found, 890), 5.0));
        }
        const double half = 2.262157 * std::sqrt(0.5 * 0.5 / 1000.0 + squares / 9.0 / 9.0);
        const PooledRow row = pooledRows(planOf(10), runs).front();
        QCOMPARE(*row.recall.value, 0.5);
        QVERIFY(std::abs(row.recall.interval->low - (0.5 - half)) < 1e-5);
        QVERIFY(std::abs(row.recall.interval->high - (0.5 + half)) < 1e-5);
    }

    // F1 of 2,000 patients in folds that are all alike: its variance by counting, against 4,000 draws of them.
    void alikeFoldsLeaveTheVarianceOfTheirPatients()
    {
        std::vector<SystemRun> runs;
        for (std::uint64_t fold = 1; fold <= 10; ++fold)
            runs.push_back(runOf(kModel, fold, counts(12, 10, 8, 170), 5.0));
        const PooledRow row = pooledRows(planOf(10), runs).front();
        RandomStream stream(Seed{8}, "draws");
        double sum = 0.0, squares = 0.0;
        constexpr int kDraws = 4000;
        for (int draw = 0; draw < kDraws; ++draw) {
            Confusion some;
            for (int i = 0; i < 2000; ++i) {
                const double place = stream.uniform() * 200.0;
                some.count(place < 22.0 ? Disease::Present : Disease::Absent,
                           place < 12.0 || (place >= 22.0 && place < 30.0) ? Disease::Present : Disease::Absent);
            }
            sum += *some.f1();
            squares += *some.f1() * *some.f1();
        }
        const double deviation = std::sqrt(squares / kDraws - sum / kDraws * (sum / kDraws));
        const double half = (row.f1.interval->high - row.f1.interval->low) / 2.0;
        QVERIFY(std::abs(half / (2.262157 * deviation) - 1.0) < 0.05); // ± 1.1 % of 4,000 draws
    }

    // For all of the model's money the dear policy, for half of it the cheap one: chosen by validation, told by test.
    void aFrontAnswersForSharesOfTheMoney()
    {
        std::vector<SystemRun> runs;
        for (std::uint64_t fold = 1; fold <= 2; ++fold) {
            runs.push_back(runOf(kModel, fold, counts(6, 2, 4, 88), 100.0));
            SystemRun& front = runs.emplace_back(runOf(kFront, fold, counts(8, 2, 2, 88), 70.0));
            front.front = {pointOf(0.5, 40.0, counts(5, 2, 5, 88), 42.0), pointOf(0.7, 70.0, counts(8, 2, 2, 88), 71.0),
                           pointOf(0.9, 150.0, counts(10, 0, 0, 90), 150.0)};
        }
        const std::vector<double> shares{0.5, 1.0};
        const std::vector<PooledDuel> duels = pooledDuels(SystemKind::Lattice, shares, planOf(2), runs);
        QCOMPARE(duels.size(), std::size_t{2});
        QVERIFY(duels[0].system == kModel && duels[0].share == 0.5 && duels[0].budget == 50.0);
        QCOMPARE(*duels[0].meanCost.value, 42.0);
        QCOMPARE(*duels[0].f1.value, 20.0 / 34.0);                       // 10 of 20 found, 4 false alarms
        QCOMPARE(*duels[0].difference.value, 20.0 / 34.0 - 24.0 / 36.0); // the model: 12 of 20 and 4
        QCOMPARE(*duels[1].meanCost.value, 71.0);
        QCOMPARE(*duels[1].difference.value, 32.0 / 40.0 - 24.0 / 36.0);
        // Both folds say the same, so nothing is uncertain about it.
        QVERIFY(*duels[1].distinguishable());
    }

    // The model has two fixed sets of panels: for half of its money the cheap one stands beside what the front offers.
    // Boosted trees with all panels have no choice, and are told as they are.
    void aModelWithAChoiceAnswersForTheSameMoney()
    {
        constexpr SystemId kSets{SystemKind::BestFixedSet, PanelChoice::All};
        BaselinePlan plan = planOf(2);
        plan.systems.push_back(kSets);
        std::vector<SystemRun> runs;
        for (std::uint64_t fold = 1; fold <= 2; ++fold) {
            runs.push_back(runOf(kModel, fold, counts(6, 2, 4, 88), 100.0));
            SystemRun& sets = runs.emplace_back(runOf(kSets, fold, counts(6, 2, 4, 88), 100.0));
            const OperatingPoint cheap = pointOf(0.4, 30.0, counts(4, 2, 6, 88), 30.0);
            const OperatingPoint dear = pointOf(0.8, 100.0, counts(6, 2, 4, 88), 100.0);
            for (const OperatingPoint& set : {dear, cheap})
                sets.fixedSets.push_back({.panels = {}, .validation = set.validation, .test = *set.test});
            SystemRun& front = runs.emplace_back(runOf(kFront, fold, counts(8, 2, 2, 88), 70.0));
            front.front = {pointOf(0.5, 40.0, counts(5, 2, 5, 88), 42.0)};
        }
        const std::vector<double> half{0.5};
        const std::vector<PooledDuel> duels = pooledDuels(SystemKind::Lattice, half, plan, runs);
        QCOMPARE(duels.size(), std::size_t{2});
        QVERIFY(duels[0].system == kModel && !duels[0].sameMoney);
        QVERIFY(duels[1].system == kSets && duels[1].sameMoney);
        QCOMPARE(*duels[1].difference.value, 20.0 / 34.0 - 24.0 / 36.0); // 10 of 20 found against 12, 4 false alarms
        QCOMPARE(*duels[1].sameMoney->f1.value, 16.0 / 32.0);            // 8 of 20
        QCOMPARE(*duels[1].sameMoney->meanCost.value, 30.0);
        QCOMPARE(*duels[1].sameMoney->difference.value, 20.0 / 34.0 - 16.0 / 32.0);
    }

    // Two equally good systems that differ by chance are told apart in about one of twenty tables.
    void equalSystemsAreSeldomToldApart()
    {
        RandomStream stream(Seed{3}, "equal systems");
        constexpr int kTables = 400;
        int apart = 0;
        for (int table = 0; table < kTables; ++table) {
            std::vector<SystemRun> runs;
            for (std::uint64_t fold = 1; fold <= 10; ++fold) {
                const auto drawn = [&] {
                    Confusion some;
                    for (int i = 0; i < 200; ++i)
                        some.count(stream.uniform() < (i < 40 ? 0.6 : 0.1) ? Disease::Present : Disease::Absent,
                                   i < 40 ? Disease::Present : Disease::Absent);
                    return some;
                };
                runs.push_back(runOf(kModel, fold, drawn(), 10.0));
                SystemRun& front = runs.emplace_back(runOf(kFront, fold, drawn(), 10.0));
                front.front = {pointOf(0.5, 10.0, front.test.confusion, 10.0)};
            }
            const std::vector<double> all{1.0};
            apart += *pooledDuels(SystemKind::Lattice, all, planOf(10), runs).front().distinguishable() ? 1 : 0;
        }
        QVERIFY(apart <= kTables / 20);
    }
};

PANELWISE_APPLESS_TEST(PooledRowsTest)

} // namespace pooled_rows_test

#include "pooled_rows_test.moc"
