// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/encoder_comparison.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "core/policy/network_policy.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <cmath>

namespace encoder_comparison_test {

namespace {

// The outcome turned round where asked for: the same patients with other labels.
core::CohortPtr ferritin(bool otherOutcomes)
{
    core::Sample sample = *core::drawBuiltinCohort("ferritin", 800, core::Seed{1});
    if (otherOutcomes)
        sample.task.positive =
            core::OutcomeRule::value(sample.task.positive == core::OutcomeRule::value("0") ? "1" : "0");
    return *core::makeCohort(sample.table, sample.task);
}

core::Split split(const core::Cohort& cohort)
{
    std::vector<core::SplitPart> parts;
    for (std::size_t patient = 0; patient < cohort.patientCount(); ++patient)
        parts.push_back(patient < 400   ? core::SplitPart::Encoder
                        : patient < 500 ? core::SplitPart::Policy
                        : patient < 600 ? core::SplitPart::ClassifierValidation
                                        : core::SplitPart::Test);
    return core::Split(std::move(parts));
}

core::ComparisonPlan quickPlan()
{
    core::ComparisonPlan plan;
    plan.kinds = {core::EncoderKind::Mean, core::EncoderKind::Gaussian, core::EncoderKind::Mice};
    plan.encoder.rounds = 2;
    return plan;
}

} // namespace

class EncoderComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Standardised values have variance 1, so their mean misses by about 1, a little less for 0/1 columns; laboratory
    // values of one patient go together, so every other encoder must do better.
    void everyEncoderIsScoredForBothWaysOfHiding()
    {
        const core::CohortPtr cohort = ferritin(false);
        const core::EncoderComparison table = *core::compareEncoders(*cohort, split(*cohort), quickPlan());
        QCOMPARE(table.end, core::RunEnd::Finished);
        QCOMPARE(table.training, std::size_t{400});
        QCOMPARE(table.validation, std::size_t{100});
        QCOMPARE(table.test, std::size_t{200});
        QCOMPARE(table.scores.size(), std::size_t{6});
        for (const std::size_t first : {0, 3}) {
            const double mean = *table.scores[first].rmse;
            QVERIFY(mean > 0.85 && mean < 1.1);
            QVERIFY(*table.scores[first + 1].rmse < 0.97 * mean);
            QVERIFY(*table.scores[first + 2].rmse < 0.97 * mean);
        }
        // Most of a row is known where values are hidden one by one, so there is more to tell them from.
        QVERIFY(*table.scores[1].rmse < *table.scores[4].rmse);
        for (const core::EncoderScore& score : table.scores) {
            QVERIFY(score.fitSeconds > 0.0);
            QVERIFY(score.rowsPerSecond > 0.0);
        }
    }

    // Of two numbers the mean is half their sum and the standard deviation |a − b| / √2.
    void severalSeedsGiveMeanAndSpread()
    {
        const core::CohortPtr cohort = ferritin(false);
        core::ComparisonPlan plan = quickPlan();
        plan.kinds = {core::EncoderKind::Gaussian};
        plan.hiddenBy = {core::HiddenBy::Value};
        const auto scoreOf = [&](core::Seed seed, int seeds) {
            plan.seed = seed;
            plan.seeds = seeds;
            return core::compareEncoders(*cohort, split(*cohort), plan)->scores.at(0);
        };
        const double a = *scoreOf(core::Seed{4}, 1).rmse, b = *scoreOf(core::Seed{5}, 1).rmse;
        const core::EncoderScore both = scoreOf(core::Seed{4}, 2);
        QVERIFY(a != b);
        QVERIFY(std::abs(*both.rmse - (a + b) / 2.0) < 1e-12);
        QVERIFY(std::abs(*both.rmseSd - std::abs(a - b) / std::sqrt(2.0)) < 1e-12);
        QVERIFY(!scoreOf(core::Seed{4}, 1).rmseSd);
    }

    void outcomesAreNeverLookedAt()
    {
        const core::CohortPtr one = ferritin(false), other = ferritin(true);
        QVERIFY(one->positiveCount() != other->positiveCount());
        const core::EncoderComparison a = *core::compareEncoders(*one, split(*one), quickPlan());
        const core::EncoderComparison b = *core::compareEncoders(*other, split(*other), quickPlan());
        for (std::size_t i = 0; i < a.scores.size(); ++i)
            QCOMPARE(*a.scores[i].rmse, *b.scores[i].rmse);
    }

    // Resumed from any checkpoint it ends with the same policy, and states computed when they are visited are those
    // computed beforehand.
    void anyEncoderCanBeThatOfARun_data()
    {
        QTest::addColumn<core::EncoderKind>("kind");
        QTest::newRow("missforest") << core::EncoderKind::MissForest;
        QTest::newRow("softimpute") << core::EncoderKind::SoftImpute;
        QTest::newRow("gain") << core::EncoderKind::Gain;
    }
    void anyEncoderCanBeThatOfARun()
    {
        QFETCH(core::EncoderKind, kind);
        const fixture::Patients patients = fixture::normalPatients(400, 5, 3);
        core::TrainingPlan plan = fixture::smallPlan();
        plan.encoder.kind = kind;
        plan.encoder.hidden = 4;
        plan.encoder.iterations = 6;
        plan.encoder.rounds = 2;
        plan.loop.outerLoops = 1;
        std::vector<core::TensorBundle> checkpoints;
        const core::TrainingHooks hooks{
            .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoints.push_back(bundle); },
            .checkpointEvery = std::chrono::milliseconds(0)};
        const core::TrainingOutcome whole = fixture::train(plan, patients, {}, hooks);
        QVERIFY(checkpoints.size() >= 5);
        for (const std::size_t at : {std::size_t{2}, checkpoints.size() / 2}) {
            const core::TrainingOutcome resumed = fixture::train(plan, patients, {checkpoints[at], {}});
            QVERIFY(resumed.policy->save() == whole.policy->save());
        }
        plan.stateTableMegabytes = 1; // visited states only
        QCOMPARE(*fixture::train(plan, patients).summary.test, *whole.summary.test);
    }

    void aStopKeepsTheScoresSoFar()
    {
        const core::CohortPtr cohort = ferritin(false);
        std::stop_source stop;
        double last = 0.0;
        const core::EncoderComparison table = *core::compareEncoders(
            *cohort, split(*cohort), quickPlan(), stop.get_token(), [&](const core::ComparisonProgress& progress) {
                QVERIFY(progress.share >= last && progress.share <= 1.0);
                last = progress.share;
                if (progress.kind == core::EncoderKind::Gaussian)
                    stop.request_stop();
            });
        QCOMPARE(table.end, core::RunEnd::Cancelled);
        QCOMPARE(table.scores.size(), std::size_t{1});
    }
};

PANELWISE_APPLESS_TEST(EncoderComparisonTest)

} // namespace encoder_comparison_test

#include "encoder_comparison_test.moc"
