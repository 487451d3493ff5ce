// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/smddpo/train_fixtures.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/test_program.h"

#include <QRegularExpression>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace training_run_test {

using core::RunEnd;
using core::TrainingHooks;
using core::TrainingNotice;
using core::TrainingOutcome;
using core::TrainingPlan;
using core::TrainingStart;

namespace {

bool hasNotice(const TrainingOutcome& outcome, TrainingNotice notice)
{
    return std::ranges::find(outcome.summary.notices, notice) != outcome.summary.notices.end();
}

// The same table with other values in some rows.
core::TablePtr changed(const core::Table& table, const std::vector<std::size_t>& rows,
                       const std::function<void(core::Column&, std::size_t row)>& change)
{
    std::vector<core::Column> columns;
    for (const core::Column& column : table.columns()) {
        columns.push_back({column.name, column.kind, column.values, column.levels});
        for (const std::size_t row : rows)
            change(columns.back(), row);
    }
    return std::make_shared<const core::Table>("changed", std::move(columns));
}

} // namespace

class TrainingRunTest : public QObject {
    Q_OBJECT

    fixture::Patients m_patients = fixture::draw(fixture::knownOptimum(), 1500);

private Q_SLOTS:
    void everyMethodGivesAPolicyWithItsFigures_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<bool>("generalises");
        QTest::addRow("end to end") << int(core::TrainingMethod::EndToEnd) << false;
        QTest::addRow("pretrained") << int(core::TrainingMethod::Pretrained) << false;
        QTest::addRow("end to end as standard") << int(core::TrainingMethod::EndToEnd) << true;
        QTest::addRow("pretrained as standard") << int(core::TrainingMethod::Pretrained) << true;
    }
    void everyMethodGivesAPolicyWithItsFigures()
    {
        QFETCH(int, method);
        QFETCH(bool, generalises);
        TrainingPlan plan = generalises ? fixture::generalising(fixture::smallPlan()) : fixture::smallPlan();
        plan.method = static_cast<core::TrainingMethod>(method);
        std::vector<core::CurvePoint> points;
        double share = 0.0;
        const TrainingOutcome outcome =
            fixture::train(plan, m_patients, {}, {.sink = [&](const core::TrainingUpdate& update) {
                               QVERIFY(update.share >= share);
                               share = update.share;
                               points.insert(points.end(), update.points.begin(), update.points.end());
                           }});
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        QCOMPARE(share, 1.0);
        QVERIFY(outcome.policy);
        QCOMPARE(outcome.summary.test->patients(), m_patients.split.count(core::SplitPart::Test));
        QCOMPARE(outcome.summary.validation->patients(),
                 generalises ? m_patients.split.validationCount()
                             : m_patients.split.count(core::SplitPart::PolicyValidation));
        QVERIFY(outcome.summary.test->f1.interval);
        const auto count = [&](core::Curve curve) {
            return std::ranges::count(points, curve, &core::CurvePoint::curve);
        };
        QVERIFY(count(core::Curve::ValidationF1) >= 1 &&
                count(core::Curve::ValidationF1) <= 4); // a gap where undefined
        QCOMPARE(count(core::Curve::ValidationCost), 4);
        QCOMPARE(count(core::Curve::TrainReward), 4);
        QCOMPARE(count(core::Curve::PanelUse), 4 * 4);
        QCOMPARE(count(core::Curve::Entropy), 4 * 2); // 2 updates of 512 in 1024 steps
        QCOMPARE(outcome.summary.timing.environmentSteps, std::uint64_t{4096});
        QCOMPARE(outcome.summary.timing.sampleEpochs, std::uint64_t{4096 * 4});
    }

    void theSamePlanGivesTheSamePolicyToTheLastBit()
    {
        const TrainingPlan plan = fixture::smallPlan();
        const auto first = fixture::train(plan, m_patients).policy->save();
        QVERIFY(first == fixture::train(plan, m_patients).policy->save());
        TrainingPlan other = plan;
        other.seed = core::Seed{2};
        QVERIFY(!(first == fixture::train(other, m_patients).policy->save()));
    }

    void aRunResumedAtAnyCheckpointEndsAsIfNothingHadHappened_data() { everyMethodGivesAPolicyWithItsFigures_data(); }
    void aRunResumedAtAnyCheckpointEndsAsIfNothingHadHappened()
    {
        QFETCH(int, method);
        QFETCH(bool, generalises);
        TrainingPlan plan = generalises ? fixture::generalising(fixture::smallPlan()) : fixture::smallPlan();
        plan.method = static_cast<core::TrainingMethod>(method);
        std::vector<std::vector<std::byte>> checkpoints;
        const TrainingHooks hooks{
            .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoints.push_back(bundle.encode()); },
            .checkpointEvery = std::chrono::milliseconds(0)};
        const TrainingOutcome whole = fixture::train(plan, m_patients, {}, hooks);
        QVERIFY(checkpoints.size() >= 5);
        const std::vector<std::vector<std::byte>> all = checkpoints;
        for (const std::vector<std::byte>& bytes : all) {
            core::Result<core::TensorBundle> bundle = core::TensorBundle::decode(bytes);
            QVERIFY(bundle.ok());
            const TrainingOutcome resumed =
                fixture::train(plan, m_patients, {.checkpoint = *bundle, .policy = nullptr});
            QVERIFY(resumed.policy->save() == whole.policy->save());
            QCOMPARE(*resumed.summary.test, *whole.summary.test);
            QVERIFY(hasNotice(resumed, TrainingNotice::Resumed));
        }
    }

    // A checkpoint from before a setting was known names it nowhere; its default is what the run had.
    void aCheckpointFromBeforeASettingWasKnownGoesOn()
    {
        const TrainingPlan plan = fixture::smallPlan();
        std::vector<core::TensorBundle> checkpoints;
        const TrainingHooks hooks{
            .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoints.push_back(bundle); },
            .checkpointEvery = std::chrono::milliseconds(0)};
        const TrainingOutcome whole = fixture::train(plan, m_patients, {}, hooks);
        QString text = QString::fromStdString(*checkpoints[2].text("plan"));
        for (const char* later : {"diagnosed_by", "rewarded_by", "shared_patients", "log_skewed", "classifier.members",
                                  "classifier.sees_known", "classifier.pieces", "classifier.trees",
                                  "classifier.warm_start", "ppo.averaging", "ppo.entropy_at_end"}) {
            const QRegularExpression line(QStringLiteral("  \"%1\": [^\n]*\n").arg(QLatin1String(later)));
            QVERIFY(text.contains(line));
            text.remove(line);
        }
        core::TensorBundle old;
        for (const core::Tensor& tensor : checkpoints[2].tensors())
            if (tensor.name != "plan")
                old.add(tensor);
        old.addText("plan", text.toStdString());
        QVERIFY(fixture::train(plan, m_patients, {.checkpoint = old}).policy->save() == whole.policy->save());
    }

    // The probability names the disease where λ·p > 1 − p, at every end and whatever the selector's weights.
    void whereTheProbabilityDiagnosesItDoesSoWhereItPays()
    {
        const TrainingPlan plan = fixture::generalising(fixture::smallPlan());
        const TrainingOutcome outcome = fixture::train(plan, m_patients);
        const auto everybody = m_patients.split.patients(core::SplitPart::Test);
        for (const core::Episode& episode : outcome.policy->run(*m_patients.cohort, everybody)) {
            const double p = episode.finalProbability();
            QCOMPARE(episode.diagnosis(),
                     plan.shape.lambda * p > 1.0 - p ? core::Disease::Present : core::Disease::Absent);
        }
    }

    void aCheckpointOfAnotherPlanOrOtherPatientsIsRefused()
    {
        TrainingPlan plan = fixture::smallPlan();
        std::optional<core::TensorBundle> checkpoint;
        const TrainingHooks hooks{.saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoint = bundle; },
                                  .checkpointEvery = std::chrono::milliseconds(0)};
        fixture::train(plan, m_patients, {}, hooks);
        const fixture::Patients others = fixture::draw(fixture::knownOptimum(), 1500, core::Seed{9});
        const auto refused = core::runTraining(plan, *others.cohort, others.split, {checkpoint, nullptr}, {}, {});
        QCOMPARE(refused.error().code, core::ErrorCode::RunNotResumable);
        plan.shape.lambda = 4.0;
        const auto also = core::runTraining(plan, *m_patients.cohort, m_patients.split, {checkpoint, nullptr}, {}, {});
        QCOMPARE(also.error().code, core::ErrorCode::RunNotResumable);
    }

    void stoppingIsAnsweredWithinASecondAndKeepsTheBest()
    {
        TrainingPlan plan = fixture::smallPlan();
        plan.loop.outerLoops = 100'000;
        std::stop_source source;
        std::chrono::steady_clock::time_point asked;
        int evaluations = 0;
        std::optional<core::TensorBundle> checkpoint;
        const TrainingHooks hooks{.sink =
                                      [&](const core::TrainingUpdate& update) {
                                          for (const core::CurvePoint& point : update.points)
                                              evaluations += point.curve == core::Curve::ValidationReward ? 1 : 0;
                                          if (evaluations == 2 && !source.stop_requested()) {
                                              asked = std::chrono::steady_clock::now();
                                              source.request_stop();
                                          }
                                      },
                                  .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoint = bundle; }};
        const auto outcome =
            core::runTraining(plan, *m_patients.cohort, m_patients.split, {}, source.get_token(), hooks);
        QVERIFY(std::chrono::steady_clock::now() - asked < std::chrono::seconds(1));
        QCOMPARE(outcome->summary.end, RunEnd::Cancelled);
        QVERIFY(outcome->policy);
        QVERIFY(outcome->summary.validation);
        QVERIFY(!outcome->summary.test); // nobody looks at the test patients before the end
        QVERIFY(checkpoint);             // so that it can go on later
    }

    // Stopped in the middle of a loop, which is repeated: the same policy, and every point of the curves once.
    void aRunThatWasStoppedGoesOnWithoutATrace()
    {
        const TrainingPlan plan = fixture::smallPlan();
        std::vector<core::CurvePoint> whole;
        const auto keep = [](std::vector<core::CurvePoint>& points) {
            return [&points](const core::TrainingUpdate& update) {
                points.insert(points.end(), update.points.begin(), update.points.end());
            };
        };
        const TrainingOutcome uninterrupted = fixture::train(plan, m_patients, {}, {.sink = keep(whole)});
        for (const int stopAfter : {3, 6, 9, 12}) { // updates of the progress, some of them inside loops
            std::vector<core::CurvePoint> points;
            std::stop_source source;
            std::optional<core::TensorBundle> checkpoint;
            int updates = 0;
            const TrainingHooks hooks{.sink =
                                          [&](const core::TrainingUpdate& update) {
                                              keep(points)(update);
                                              if (++updates == stopAfter)
                                                  source.request_stop();
                                          },
                                      .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoint = bundle; }};
            QVERIFY(core::runTraining(plan, *m_patients.cohort, m_patients.split, {}, source.get_token(), hooks).ok());
            const TrainingOutcome resumed =
                fixture::train(plan, m_patients, {.checkpoint = checkpoint}, {.sink = keep(points)});
            QVERIFY(resumed.policy->save() == uninterrupted.policy->save());
            QCOMPARE(points, whole);
            QCOMPARE(resumed.summary.timing.environmentSteps, uninterrupted.summary.timing.environmentSteps);
        }
    }

    void aPausedRunWaits()
    {
        TrainingPlan plan = fixture::smallPlan();
        plan.loop.outerLoops = 20;
        core::PauseGate gate;
        std::atomic<int> updates = 0;
        const TrainingHooks hooks{.sink = [&](const core::TrainingUpdate&) { ++updates; }, .gate = &gate};
        gate.pause();
        std::jthread worker([&] { fixture::train(plan, m_patients, {}, hooks); });
        QTest::qWait(200);
        const int before = updates;
        QTest::qWait(200);
        QCOMPARE(updates.load(), before);
        gate.resume();
        worker.join();
        QVERIFY(updates > before + 20);
    }

    void aTestThatCostsMoreThanAnyDiagnosisIsNeverOrderedAndThatIsSaid()
    {
        TrainingPlan plan = fixture::smallPlan();
        plan.shape = {.lambda = 3.0, .rho = -10.0};
        plan.loop.outerLoops = 6;
        const TrainingOutcome outcome = fixture::train(plan, m_patients);
        QCOMPARE(*outcome.summary.test->meanCost.value, 0.0);
        QVERIFY(hasNotice(outcome, TrainingNotice::PolicyOrdersNothing));
    }

    void extremeRewardsAreDefined_data()
    {
        QTest::addColumn<double>("lambda");
        QTest::addColumn<double>("rho");
        QTest::addRow("no worth in finding cases") << 0.0 << -0.01;
        QTest::addRow("tests for nothing") << 2.0 << 0.0;
        QTest::addRow("cases beyond price") << 1000.0 << -0.001;
    }
    void extremeRewardsAreDefined()
    {
        QFETCH(double, lambda);
        QFETCH(double, rho);
        TrainingPlan plan = fixture::smallPlan();
        plan.shape = {.lambda = lambda, .rho = rho};
        plan.loop.outerLoops = 6;
        const TrainingOutcome outcome = fixture::train(plan, m_patients);
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        if (lambda == 0.0)
            QVERIFY(hasNotice(outcome, TrainingNotice::PolicyDiagnosesNobody)); // saying "ill" earns nothing
        if (lambda == 1000.0)
            QCOMPARE(outcome.summary.test->confusion.falseNegative, std::size_t{0});
    }

    void shapesOfAllSizesTrain_data()
    {
        QTest::addColumn<int>("patients");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("panels");
        QTest::addRow("one panel") << 600 << 3 << 1;
        QTest::addRow("one column") << 600 << 1 << 1;
        QTest::addRow("twelve panels") << 600 << 12 << 12;
        QTest::addRow("sixty columns") << 600 << 60 << 6;
        QTest::addRow("two hundred patients") << 200 << 6 << 3;
        QTest::addRow("twenty panels") << 400 << 20 << 20;
    }
    void shapesOfAllSizesTrain()
    {
        QFETCH(int, patients);
        QFETCH(int, columns);
        QFETCH(int, panels);
        const fixture::Patients group =
            fixture::normalPatients(std::size_t(patients), std::size_t(columns), std::size_t(panels));
        TrainingPlan plan = fixture::smallPlan();
        plan.loop.outerLoops = 2;
        const TrainingOutcome outcome = fixture::train(plan, group);
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        QVERIFY(outcome.policy);
        QVERIFY(std::isfinite(outcome.summary.test->meanReward));
    }

    void aCacheOfVisitedStatesGivesTheSamePolicy()
    {
        TrainingPlan plan = fixture::smallPlan();
        const fixture::Patients group = fixture::normalPatients(3000, 60, 8);
        const TrainingOutcome table = fixture::train(plan, group);
        plan.stateTableMegabytes = 1;
        const TrainingOutcome cache = fixture::train(plan, group);
        QVERIFY(hasNotice(cache, TrainingNotice::StateTableTooLarge));
        QCOMPARE(*cache.summary.test, *table.summary.test);
        QCOMPARE(*cache.summary.validation, *table.summary.validation);
    }

    // Whatever stands in the test rows, outcome included, the policy is the same.
    void testPatientsNeverReachAnyFit()
    {
        const core::TablePtr table = fixture::drawTable(fixture::knownOptimum(), 1500, core::Seed{1});
        core::Task task = fixture::knownOptimum().task;
        const fixture::Patients before = fixture::patientsOf(table, task);
        std::vector<std::size_t> rows;
        std::vector<core::SplitPart> parts;
        for (const core::PatientIndex patient : before.split.patients(core::SplitPart::Test))
            rows.push_back(before.cohort->tableRow(patient));
        for (std::size_t i = 0; i < before.cohort->patientCount(); ++i)
            parts.push_back(before.split.partOf(core::PatientIndex(i)));
        const core::TablePtr other = changed(*table, rows, [](core::Column& column, std::size_t row) {
            column.values[row] = 1.0f - column.values[row];
        });
        const fixture::Patients after{*core::makeCohort(other, task), core::Split(parts)};
        for (const core::TrainingMethod method : {core::TrainingMethod::EndToEnd, core::TrainingMethod::Pretrained}) {
            TrainingPlan plan = fixture::smallPlan();
            plan.method = method;
            QVERIFY(fixture::train(plan, before).policy->save() == fixture::train(plan, after).policy->save());
        }
    }

    // Whoever diagnoses a share q of all patients without knowing anything has F1 = 2πq/(π + q), at most 2π/(1 + π).
    // With 600 test patients the standard error of AUROC is 0.025 and that of F1 about as large; a policy that stops at
    // the first clear finding is far above chance, though not as good as one that looks at everything.
    void shuffledOutcomesBringTheFiguresDownToChance()
    {
        for (const core::TrainingMethod method : {core::TrainingMethod::EndToEnd, core::TrainingMethod::Pretrained}) {
            TrainingPlan plan = fixture::smallPlan();
            plan.method = method;
            plan.shape = {.lambda = 3.0, .rho = -0.001};
            plan.loop.outerLoops = 30;
            plan.ppo.entropyWeight = 0.03;
            plan.classifier.patience = 0; // nothing holds it back
            plan.classifier.rate = 5e-3;
            plan.classifier.epochsPerLoop = 6;
            plan.classifier.pretrainingEpochs = 10;
            const fixture::Patients honest = fixture::normalPatients(6000, 12, 3);
            const core::Evaluation possible = *fixture::train(plan, honest).summary.test;
            QVERIFY2(
                *possible.auroc.value > 0.65,
                qPrintable(
                    QStringLiteral("%1 at a cost of %2").arg(*possible.auroc.value).arg(*possible.meanCost.value)));
            const fixture::Patients shuffled = fixture::normalPatients(6000, 12, 3, core::Seed{1}, true);
            const core::Evaluation test = *fixture::train(plan, shuffled).summary.test;
            const double prevalence = double(shuffled.cohort->positiveCount()) / 6000.0;
            QVERIFY2(std::abs(*test.auroc.value - 0.5) < 0.08, qPrintable(QString::number(*test.auroc.value)));
            QVERIFY(test.f1.value.value_or(0.0) < 2.0 * prevalence / (1.0 + prevalence) + 0.05);
        }
    }

    void aPolicyIsReadBackWithEveryDecision()
    {
        const TrainingOutcome outcome = fixture::train(fixture::smallPlan(), m_patients);
        const core::TensorBundle bundle = outcome.policy->save();
        const core::Result<core::PolicyPtr> again = core::Policy::load(*core::TensorBundle::decode(bundle.encode()));
        QVERIFY(again.ok());
        QVERIFY((*again)->save() == bundle);
        const auto patients = m_patients.split.patients(core::SplitPart::Test);
        QCOMPARE((*again)->run(*m_patients.cohort, patients), outcome.policy->run(*m_patients.cohort, patients));
    }

    void decidingStepByStepIsTheSameAsRunning()
    {
        const TrainingOutcome outcome = fixture::train(fixture::smallPlan(), m_patients);
        const core::PatientIndex patient = m_patients.split.patients(core::SplitPart::Test).front();
        std::vector<float> values;
        for (std::size_t k = 0; k < m_patients.cohort->featureCount(); ++k)
            values.push_back(m_patients.cohort->value(patient, core::FeatureId(k)));
        const std::vector<core::Episode> episodes = outcome.policy->run(*m_patients.cohort, std::span(&patient, 1));
        for (const core::Step& step : episodes.front().steps)
            QCOMPARE(outcome.policy->decide(values, step.ordered), step);
    }

    void aPolicyGoesOnLearningWithNewPatients()
    {
        const TrainingPlan plan = fixture::smallPlan();
        const TrainingOutcome first = fixture::train(plan, m_patients);
        const fixture::Patients others = fixture::draw(fixture::knownOptimum(), 1500, core::Seed{5});
        std::uint64_t firstX = ~std::uint64_t{0};
        const TrainingHooks hooks{.sink = [&](const core::TrainingUpdate& update) {
            for (const core::CurvePoint& point : update.points)
                if (point.curve == core::Curve::PolicyLoss)
                    firstX = std::min(firstX, point.x);
        }};
        const TrainingOutcome second = fixture::train(plan, others, {.checkpoint = {}, .policy = first.policy}, hooks);
        QCOMPARE(second.summary.end, RunEnd::Finished);
        QVERIFY(firstX > first.policy->parts().trainedSteps); // the curves go on
        // Nothing was lost: the old policy was a candidate on the new validation patients.
        const auto validation = others.split.patients(core::SplitPart::PolicyValidation);
        const core::Evaluation old =
            core::evaluateEpisodes(first.policy->run(*others.cohort, validation), *others.cohort, plan.shape);
        QVERIFY(second.summary.validation->meanReward >= old.meanReward - 1e-9);
    }

    void aContinuedRunIsResumedToTheSamePolicyAndFollowsItsOwnPlan()
    {
        const TrainingOutcome first = fixture::train(fixture::smallPlan(), m_patients);
        const fixture::Patients others = fixture::draw(fixture::knownOptimum(), 1500, core::Seed{5});
        TrainingPlan plan = fixture::smallPlan();
        plan.encoder.rounds = 4;
        plan.ppo.batch = 64;
        plan.ppo.entropyWeight = 0.05;
        plan.classifier.classWeight = 2.0;
        std::vector<core::TensorBundle> checkpoints;
        const TrainingHooks hooks{
            .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoints.push_back(bundle); },
            .checkpointEvery = std::chrono::milliseconds(0)};
        const TrainingOutcome whole = fixture::train(plan, others, {.checkpoint = {}, .policy = first.policy}, hooks);
        QVERIFY(whole.policy->plan() == plan || whole.policy == first.policy);
        for (const core::TensorBundle& checkpoint : checkpoints) {
            const TrainingOutcome resumed = fixture::train(plan, others, {checkpoint, first.policy});
            QVERIFY(resumed.policy->save() == whole.policy->save());
        }
        const auto refused = core::runTraining(plan, *others.cohort, others.split, {checkpoints.front(), {}}, {}, {});
        QCOMPARE(refused.error().code, core::ErrorCode::RunNotResumable); // its policy is missing
    }

    // The default encoder, records with gaps, and panels forbidden where nothing is recorded.
    void gapsAndTheFlowAreResumedToTheLastBit()
    {
        if (!test::trainsFlows())
            QSKIP("This build has no LibTorch, which trains the flow.");
        const core::TablePtr table = fixture::drawTable(fixture::knownOptimum(), 1000, core::Seed{1});
        std::vector<std::size_t> every;
        for (std::size_t row = 0; row < 1000; ++row)
            every.push_back(row);
        const core::TablePtr gaps = changed(*table, every, [](core::Column& column, std::size_t row) {
            if (column.name != "label" && (row * 7 + column.name.size()) % 5 == 0)
                column.values[row] = std::numeric_limits<float>::quiet_NaN();
        });
        const fixture::Patients patients = fixture::patientsOf(gaps, fixture::knownOptimum().task);
        TrainingPlan plan = fixture::smallPlan();
        plan.encoder.kind = core::EncoderKind::EmFlow;
        plan.encoder.couplings = 4;
        plan.encoder.hidden = 8;
        plan.encoder.iterations = 30;
        plan.forbidUnrecorded = true;
        plan.loop.outerLoops = 2;
        std::vector<core::TensorBundle> checkpoints;
        const TrainingHooks hooks{
            .saveCheckpoint = [&](const core::TensorBundle& bundle) { checkpoints.push_back(bundle); },
            .checkpointEvery = std::chrono::milliseconds(0)};
        const TrainingOutcome whole = fixture::train(plan, patients, {}, hooks);
        QVERIFY(checkpoints.size() >= 3);
        for (std::size_t i = 0; i < checkpoints.size(); i += std::max<std::size_t>(1, checkpoints.size() / 5)) {
            const TrainingOutcome resumed = fixture::train(plan, patients, {checkpoints[i], {}});
            QVERIFY(resumed.policy->save() == whole.policy->save());
        }
        plan.stateTableMegabytes = 1; // visited states only
        QCOMPARE(*fixture::train(plan, patients).summary.test, *whole.summary.test);
    }

    void aPolicyThatDoesNotFitSaysWhatIsMissing()
    {
        const TrainingOutcome outcome = fixture::train(fixture::smallPlan(), m_patients);
        const fixture::Patients others = fixture::draw(fixture::ladder(), 500);
        const core::Status fits = outcome.policy->fits(*others.cohort);
        QCOMPARE(fits.error().code, core::ErrorCode::PolicyDoesNotFit);
        QCOMPARE(fits.error().subject, std::string("symptoms"));
    }
};

PANELWISE_GUILESS_TEST(TrainingRunTest)

} // namespace training_run_test

#include "training_run_test.moc"
