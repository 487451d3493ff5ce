// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/eval/pooled_figures.h"
#include "tests/test_program.h"

#include <cmath>

namespace pooled_figures_test {

using namespace core;

namespace {

struct Judged {
    PooledPatients patients;
    PooledDecisions model;
};

// A tenth of the patients are ill; the model finds each with `recall` and alarms falsely with `falseAlarms`. In every
// other fold of `spread` it finds more, in the others less.
Judged drawn(std::size_t patients, std::uint32_t folds, double recall, double falseAlarms, double spread, Seed seed)
{
    RandomStream stream(seed, "pooled test");
    Judged judged;
    judged.patients.fold.resize(1);
    for (std::size_t i = 0; i < patients; ++i) {
        const auto fold = static_cast<std::uint32_t>(i % folds);
        const bool ill = (i / folds) % 10 == 0;
        const double found = recall + (fold % 2 == 0 ? spread : -spread);
        const bool said = stream.uniform() < (ill ? found : falseAlarms);
        judged.patients.truth.push_back(ill ? Disease::Present : Disease::Absent);
        judged.patients.fold[0].push_back(fold);
        judged.model.said.push_back(said ? Disease::Present : Disease::Absent);
        judged.model.cost.push_back(ill ? 20.0 : 10.0);
    }
    return judged;
}

double width(const MetricEstimate& figure)
{
    return figure.interval->high - figure.interval->low;
}

constexpr BootstrapPlan kDraws{.resamples = 2000, .seed = Seed{5}};

} // namespace

class PooledFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 4 ill, of whom 3 are found; 6 well, of whom 2 are called ill; dealt twice, the second time all are right.
    void figuresAreThoseOfAllRepeats()
    {
        using enum Disease;
        PooledPatients patients{
            .truth = {Present, Present, Present, Present, Absent, Absent, Absent, Absent, Absent, Absent},
            .unit = {},
            .fold = {{0, 1, 0, 1, 0, 1, 0, 1, 0, 1}, {1, 0, 1, 0, 1, 0, 1, 0, 1, 0}}};
        PooledDecisions model{
            .said = {Present, Present, Present, Absent, Present, Present, Absent, Absent, Absent, Absent},
            .cost = std::vector<double>(20, 3.0)};
        model.said.insert(model.said.end(), patients.truth.begin(), patients.truth.end());
        const PooledFigures figures = pooledFigures(patients, std::span(&model, 1), {}).front();
        QCOMPARE(*figures.recall.value, 7.0 / 8.0);
        QCOMPARE(*figures.specificity.value, 10.0 / 12.0);
        QCOMPARE(*figures.precision.value, 7.0 / 9.0);
        QCOMPARE(*figures.f1.value, 14.0 / 17.0); // 2 TP / (2 TP + FP + FN) = 14 / (14 + 2 + 1)
        QCOMPARE(*figures.am.value, (7.0 / 8.0 + 10.0 / 12.0) / 2.0);
        QCOMPARE(*figures.meanCost.value, 3.0);
        QVERIFY(!figures.f1.interval);
    }

    void nobodyIllHasNoRecall()
    {
        const PooledPatients patients{
            .truth = std::vector(6, Disease::Absent), .unit = {}, .fold = {{0, 1, 0, 1, 0, 1}}};
        const PooledDecisions model{.said = std::vector(6, Disease::Absent), .cost = std::vector<double>(6, 1.0)};
        const PooledFigures figures = pooledFigures(patients, std::span(&model, 1), kDraws).front();
        QVERIFY(!figures.recall.value && !figures.f1.value && !figures.f1.interval);
        QCOMPARE(*figures.specificity.value, 1.0);
    }

    // Where folds differ by chance alone, their variance is that of the patients once more: p (1 − p) / n for the
    // recall of about 1,000 ill, times 1 + 20/19. Estimated from 20 folds that is uncertain by about a third.
    void alikeFoldsAddTheirChance()
    {
        const Judged judged = drawn(10'000, 20, 0.6, 0.1, 0.0, Seed{11});
        const PooledFigures figures = pooledFigures(judged.patients, std::span(&judged.model, 1), kDraws).front();
        const double expected = 2.0 * 1.96 * std::sqrt(0.6 * 0.4 / 1000.0 * (1.0 + 20.0 / 19.0));
        QVERIFY(width(figures.recall) > 0.8 * expected && width(figures.recall) < 1.2 * expected);
        QVERIFY(figures.recall.interval->low < *figures.recall.value);
        QVERIFY(*figures.recall.value < figures.recall.interval->high);
    }

    // Models that find 80 % in one half of 20 folds and 40 % in the other: the mean of 20 such has a variance of
    // 0.2² / 19 beside that of the patients. The halves differ by 0.4 ± 0.03, so the width is uncertain by about a
    // 12th.
    void foldsThatDifferWidenTheInterval()
    {
        const Judged judged = drawn(10'000, 20, 0.6, 0.1, 0.2, Seed{12});
        const PooledFigures figures = pooledFigures(judged.patients, std::span(&judged.model, 1), kDraws).front();
        const double patients = 0.6 * 0.4 / 1000.0, models = 0.2 * 0.2 / 19.0;
        const double expected = 2.0 * 1.96 * std::sqrt(patients + 20.0 / 19.0 * (patients + models));
        QVERIFY(width(figures.recall) > 0.75 * expected && width(figures.recall) < 1.25 * expected);
    }

    // A model against itself with one more case found: the same patients are hard for both, so hardly anything is
    // uncertain about the difference.
    void differencesArePaired()
    {
        const Judged judged = drawn(4000, 10, 0.6, 0.1, 0.1, Seed{13});
        PooledDecisions better = judged.model;
        std::size_t found = 0;
        for (std::size_t i = 0; i < better.said.size() && found < 20; ++i)
            if (judged.patients.truth[i] == Disease::Present && better.said[i] == Disease::Absent) {
                better.said[i] = Disease::Present;
                ++found;
            }
        const PooledFigures one = pooledFigures(judged.patients, std::span(&judged.model, 1), kDraws).front();
        const PooledFigures difference =
            pooledDifferences(judged.patients, std::span(&better, 1), judged.model, kDraws).front();
        QCOMPARE(*difference.recall.value, 20.0 / 400.0);
        QVERIFY(difference.recall.interval->low > 0.0);
        QVERIFY(width(difference.recall) < 0.75 * width(one.recall));
        const PooledFigures same =
            pooledDifferences(judged.patients, std::span(&judged.model, 1), judged.model, kDraws).front();
        QCOMPARE(*same.f1.value, 0.0);
        QVERIFY(!same.f1.interval || (same.f1.interval->low == 0.0 && same.f1.interval->high == 0.0));
    }

    // Every patient four times over, as rows of their own, tells no more than once.
    void rowsOfOnePatientCountOnce()
    {
        const Judged once = drawn(2000, 10, 0.6, 0.1, 0.0, Seed{14});
        Judged often = once;
        for (std::size_t i = 0; i < 2000; ++i)
            often.patients.unit.push_back(static_cast<std::uint32_t>(i));
        for (int again = 0; again < 3; ++again)
            for (std::size_t i = 0; i < 2000; ++i) {
                often.patients.truth.push_back(once.patients.truth[i]);
                often.patients.fold[0].push_back(once.patients.fold[0][i]);
                often.patients.unit.push_back(static_cast<std::uint32_t>(i));
                often.model.said.push_back(once.model.said[i]);
                often.model.cost.push_back(once.model.cost[i]);
            }
        const PooledFigures one = pooledFigures(once.patients, std::span(&once.model, 1), kDraws).front();
        const PooledFigures four = pooledFigures(often.patients, std::span(&often.model, 1), kDraws).front();
        QCOMPARE(four.f1, one.f1);
        often.patients.unit.clear();
        const PooledFigures apart = pooledFigures(often.patients, std::span(&often.model, 1), kDraws).front();
        QVERIFY(width(apart.meanCost) < width(one.meanCost));
    }
};

PANELWISE_APPLESS_TEST(PooledFiguresTest)

} // namespace pooled_figures_test

#include "pooled_figures_test.moc"
