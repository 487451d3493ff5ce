// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is dealt into tasks, done anywhere and gathered is what one computer finds, to the last bit.
#include "tests/cluster/cluster_fixtures.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

namespace cluster_study_test {

using namespace core;
using fixture::PlannedStudy;

class ClusterStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aJudgedFrontIsTheSame()
    {
        const PlannedStudy study(fixture::judgedFront(3));
        QCOMPARE(study.tasks(), std::uint64_t{5}); // the search, three folds, all patients
        study.workAll();
        const Gathered gathered = study.gathered();
        QVERIFY(gathered.complete());
        QVERIFY(gathered.jobs[0].state == GatheredJob::State::Finished);
        QVERIFY(fixture::sameFronts(study.project(), study.doneHere()));
    }

    // The other rounds of the search name their own policies for whatever money the front turns out to cost.
    void tasksMayBeDoneInAnyOrder()
    {
        const PlannedStudy study(fixture::judgedFront(2));
        for (std::uint64_t task = study.tasks(); task > 0; --task)
            QVERIFY(!study.work(task).error);
        QVERIFY(study.gathered().complete());
        QVERIFY(fixture::sameFronts(study.project(), study.doneHere()));
    }

    void policiesOfThePublishedGridAreTheSame()
    {
        FrontPlan plan;
        plan.method = FrontMethod::SweepPretrained;
        plan.sweep.grid = SweepGrid::Paper;
        plan.sweep.training = fixture::shortTraining();
        plan.sweep.training.loop.outerLoops = 1;
        plan.sweep.training.loop.stepsPerLoop = 64;
        DealingOptions options = fixture::onePieceEach();
        options.secondsPerTask = 60.0;
        const PlannedStudy study(plan, options, 500);
        QVERIFY(study.tasks() > 1);
        study.workAll();
        QVERIFY(study.gathered().complete());
        QVERIFY(fixture::sameFronts(study.project(), study.doneHere()));
    }

    void trainingsForSeveralSeedsAreTheSame()
    {
        TrainingPlan plan = fixture::shortTraining();
        plan.judging = {.folds = 2, .repeats = 1};
        const PlannedStudy study(plan, fixture::onePieceEach(2));
        QCOMPARE(study.tasks(), std::uint64_t{8}); // for each seed: the run, two folds, all patients
        study.workAll();
        const Gathered gathered = study.gathered();
        QVERIFY(gathered.complete());
        QCOMPARE(gathered.jobs.size(), std::size_t{2});
        QVERIFY(fixture::sameRuns(study.project(), study.doneHere()));
    }

    void aTableOfSystemsIsTheSame()
    {
        const PlannedStudy study(fixture::shortTable());
        QCOMPARE(study.tasks(), std::uint64_t{4});
        study.workAll();
        QVERIFY(study.gathered().complete());
        QVERIFY(fixture::sameTables(study.project(), study.doneHere()));
    }

    void encodersAreTheSame()
    {
        ComparisonPlan plan;
        plan.kinds = {EncoderKind::Mean, EncoderKind::Gaussian};
        plan.seeds = 2;
        const PlannedStudy study(plan);
        QCOMPARE(study.tasks(), std::uint64_t{8});
        study.workAll();
        const Gathered gathered = study.gathered();
        const StudyPatients& patients = study.snapshot().patients;
        const Result<EncoderComparison> here = compareEncoders(*patients.cohort, *patients.split, plan);
        QVERIFY(gathered.encoders && here);
        QCOMPARE(gathered.encoders->scores.size(), here->scores.size());
        for (std::size_t i = 0; i < here->scores.size(); ++i) {
            QVERIFY(gathered.encoders->scores[i].rmse == here->scores[i].rmse);
            QVERIFY(gathered.encoders->scores[i].rmseSd == here->scores[i].rmseSd);
        }
    }

    // Stopped in the middle, and on another computer from there.
    void aTrainingThatWasStoppedGoesOnFromItsCheckpoint()
    {
        TrainingPlan plan = fixture::shortTraining();
        plan.loop.outerLoops = 40;
        const PlannedStudy study(plan);
        const TaskReport first = study.workUpTo(0.2, 1);
        QVERIFY(first.head.end == TaskEnd::Stopped);
        QVERIFY(first.head.share > 0.0 && first.head.share < 1.0);
        QVERIFY(!study.gathered("early.panelwise").complete());
        const TaskReport second = study.work(1);
        QVERIFY(second.head.end == TaskEnd::Done);
        QCOMPARE(second.head.attempt, std::uint64_t{2});
        QVERIFY(study.gathered().complete());
        QVERIFY(fixture::sameRuns(study.project(), study.doneHere()));
    }

    // Sets of panels that were estimated before are not estimated again.
    void aFoldThatWasStoppedGoesOn()
    {
        const PlannedStudy study(fixture::judgedFront(2));
        QVERIFY(study.workUpTo(0.4, 2).head.end == TaskEnd::Stopped);
        QVERIFY(loadTaskFile(study.folder().state(2))->parts.size() > 2);
        study.workAll();
        QCOMPARE(loadTaskFile(study.folder().result(2))->head.attempt, std::uint64_t{2});
        QCOMPARE(loadTaskFile(study.folder().result(2))->parts.size(), std::size_t{1}); // answers alone
        QVERIFY(study.gathered().complete());
        QVERIFY(fixture::sameFronts(study.project(), study.doneHere()));
    }

    void gatheringWhileTasksAreAtWorkKeepsWhatThereIs()
    {
        const PlannedStudy study(fixture::judgedFront(2));
        QVERIFY(study.gathered().jobs[0].state == GatheredJob::State::Nothing);
        QVERIFY(!study.work(1).error);
        const Gathered some = study.gathered();
        QVERIFY(some.jobs[0].state == GatheredJob::State::Begun);
        QCOMPARE(some.missing, (std::vector<std::uint64_t>{2, 3, 4}));
        QVERIFY(!study.project().fronts()->front().points.empty());           // the front grows
        QVERIFY(study.gathered().jobs[0].state == GatheredJob::State::Begun); // twice is once
        study.workAll();
        QVERIFY(study.gathered().jobs[0].state == GatheredJob::State::Finished);
        const Gathered again = study.gathered();
        QVERIFY(again.jobs[0].state == GatheredJob::State::WasThere);
        QCOMPARE(study.project().fronts()->size(), std::size_t{1});
        QVERIFY(fixture::sameFronts(study.project(), study.doneHere()));
    }
};

PANELWISE_GUILESS_TEST(ClusterStudyTest)

} // namespace cluster_study_test

#include "cluster_study_test.moc"
