// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/figures/shown_figure.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/charts/curve_plot.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/train/queue_card.h"

#include <QApplication>
#include <QProgressBar>
#include <QSignalSpy>

namespace train_queue_test {

using namespace ui;
using namespace train;

class TrainQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    void choosingAPolicyIsolatesItAndTheOthersStandBehindIt()
    {
        Shown shown;
        core::RunRecord other = finishedRun(2);
        other.start.plan.shape.lambda = 9.0;
        shown.page.setQueue(queueOf({finishedRun(1), other}));
        shown.page.setPoints({1}, std::vector<core::CurvePoint>{{core::Curve::ValidationF1, 0, 0, 0.25}});
        shown.page.setPoints({2}, std::vector<core::CurvePoint>{{core::Curve::ValidationF1, 0, 0, 0.75}});
        auto* table = shown.page.findChild<QTableView*>();
        const auto& series = shown.page.findChildren<CurvePlot*>().front()->series();
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(series.front().points.front().y(), 0.25);
        QVERIFY(series.back().isBackground());
        QCOMPARE(series.back().points.front().y(), 0.75);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(series.front().points.front().y(), 0.75);
        QCOMPARE(series.back().points.front().y(), 0.25);
    }

    // F1 0.25 and 0.75 at step 0: mean 0.5, range 0.25 to 0.75.
    void seedsOfOnePolicyAreOneRowWithABand()
    {
        Shown shown;
        core::RunRecord second = finishedRun(2);
        second.start.plan.seed = core::Seed{2};
        second.summary->validation = evaluation(0.804, 37.72);
        shown.page.setQueue(queueOf({finishedRun(1), second}));
        QCOMPARE(shown.page.findChild<QTableView*>()->model()->rowCount(), 1);
        QCOMPARE(cell(shown.page, 0, QueueModel::Result), QStringLiteral("0.70 at $32.72")); // (0.604 + 0.804) / 2
        shown.page.setPoints({1}, std::vector<core::CurvePoint>{{core::Curve::ValidationF1, 0, 0, 0.25}});
        shown.page.setPoints({2}, std::vector<core::CurvePoint>{{core::Curve::ValidationF1, 0, 0, 0.75}});
        const CurveSeries& quality = shown.page.findChildren<CurvePlot*>().front()->series().front();
        QVERIFY(quality.points == (std::vector<QPointF>{{0, 0.5}}));
        QVERIFY(quality.low == std::vector{0.25} && quality.high == std::vector{0.75});
        QTRY_VERIFY(says(shown.page, "mean and range of 2 seeds"));
    }

    // One place; the run has 60 s to go and takes 100 s in all: the next begins in a minute.
    void theQueueTellsWhatTrainsAndWhatWaits()
    {
        Shown shown;
        TrainFacts facts = readyFacts();
        facts.cores = 1;
        TrainActivity first = job(1, Kind::Running, 1);
        first.progress.share = 0.4;
        first.progress.elapsedSeconds = 40.0;
        first.progress.remainingSeconds = 60.0;
        TrainActivity next = job(2, Kind::Idle);
        next.plan.shape = {.lambda = 2.4, .rho = -0.0015};
        shown.page.setQueue(queueOf({runNumber(1, core::RunStatus::Running)}, {first, next}));
        QCOMPARE(cell(shown.page, 0, QueueModel::State), QStringLiteral("Running"));
        QVERIFY(cell(shown.page, 0, QueueModel::Result).endsWith(QStringLiteral("1 min left")));
        QCOMPARE(cell(shown.page, 1, QueueModel::Number), QStringLiteral("T-2"));
        QCOMPARE(cell(shown.page, 1, QueueModel::Lambda), QStringLiteral("2.4"));
        QCOMPARE(cell(shown.page, 1, QueueModel::Rho), QStringLiteral("−0.0015"));
        QCOMPARE(cell(shown.page, 1, QueueModel::State), QStringLiteral("Waiting"));
        QCOMPARE(cell(shown.page, 1, QueueModel::Result), QStringLiteral("in 1 min"));
        QSignalSpy out(&shown.page, &TrainPage::stopJobRequested);
        auto* table = shown.page.findChild<QTableView*>();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::mouseClick(buttonNamed(shown.page, "Take out"), Qt::LeftButton);
        QCOMPARE(out.front().front().toULongLong(), 2ULL);
    }

    void morePoliciesArePutInWhileOthersTrain()
    {
        Shown shown;
        shown.page.setQueue(queueOf({runNumber(1, core::RunStatus::Running)}, {job(1, Kind::Running, 1)}));
        std::size_t added = 0;
        connect(&shown.page, &TrainPage::addRequested, &shown.page,
                [&added](const auto& plans) { added = plans.size(); });
        QVERIFY(!buttonNamed(shown.page, "Add to the queue")->isVisible());
        QTest::mouseClick(buttonNamed(shown.page, "Add…"), Qt::LeftButton);
        spinNamed(shown.page, "Seeds")->setValue(3);
        QTest::mouseClick(buttonNamed(shown.page, "Add to the queue"), Qt::LeftButton);
        QCOMPARE(added, std::size_t(3));
    }

    void aSearchIsPutInBehindWhatTrains()
    {
        Shown shown;
        shown.page.setQueue(queueOf({runNumber(1, core::RunStatus::Running)}, {job(1, Kind::Running, 1)}));
        QSignalSpy searches(&shown.page, &TrainPage::searchRequested);
        choose(shown.page, "Lattice (whole front)");
        QTest::mouseClick(buttonNamed(shown.page, "Add…"), Qt::LeftButton);
        QCOMPARE(searches.count(), 1);
    }

    void aSearchIsARowOfTheQueue()
    {
        Shown shown;
        TrainQueue queue;
        SearchEntry search;
        search.kind = Kind::Running;
        search.plan.method = core::FrontMethod::Lattice;
        search.progress.share = 0.5;
        search.progress.phase = core::FrontPhase::Solving;
        queue.searches = {search};
        shown.page.setQueue(queue);
        QVERIFY(cell(shown.page, 0, QueueModel::State).contains(QStringLiteral("Lattice")));
        QCOMPARE(shown.page.findChild<QProgressBar*>()->value(), 500);
        QVERIFY(buttonNamed(shown.page, "Stop")->isVisible());
    }

    void aFinishedRunShowsItsFigures()
    {
        Shown shown;
        shown.page.setQueue(queueOf({finishedRun(7)}));
        for (const char* text : {"policy T-7", "0.604", "0.581", "$27.72", "$29.50", "undefined"})
            QVERIFY2(says(shown.page, text), text);
        QCOMPARE(cell(shown.page, 0, QueueModel::Result), QStringLiteral("0.60 at $27.72"));
        const std::vector<PanelUse> use{{QStringLiteral("BBC"), 0.75}, {QStringLiteral("TSAT"), 0.25}};
        QVERIFY(shownFigure<PanelUseFigure>(shown.page)->use() == use);
    }

    void aPolicyThatOrdersNothingSaysSo()
    {
        Shown shown;
        core::RunRecord run = finishedRun(1);
        run.summary->notices = {core::TrainingNotice::PolicyOrdersNothing};
        shown.page.setQueue(queueOf({run}));
        QCOMPARE(cell(shown.page, 0, QueueModel::State), QStringLiteral("Orders nothing"));
        QVERIFY(says(shown.page, "The policy orders nothing"));
    }

    void aRunOfEarlierDataSaysSoAndNamesNoPanelOfToday()
    {
        Shown shown;
        core::RunRecord run = finishedRun(1);
        run.start.cohort = {.high = 9, .low = 9};
        shown.page.setQueue(queueOf({run}));
        QVERIFY(says(shown.page, "Policy T-1 belongs to earlier data"));
        QCOMPARE(shownFigure<PanelUseFigure>(shown.page)->use().front().panel, QStringLiteral("Panel 1"));
    }

    void curvesAreAskedForOnce()
    {
        Shown shown;
        QSignalSpy wanted(&shown.page, &TrainPage::curvesWanted);
        shown.page.setQueue(queueOf({finishedRun(1)}));
        shown.page.setQueue(queueOf({finishedRun(1)}));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().front().value<core::RunId>().value, std::int64_t(1));
    }

    void anInterruptedRunOffersToGoOn()
    {
        Shown shown;
        core::RunRecord run = runNumber(4, core::RunStatus::Interrupted);
        run.hasCheckpoint = true;
        shown.page.setQueue(queueOf({run}));
        QVERIFY(says(shown.page, "Policy T-4 was interrupted"));
        QSignalSpy wanted(&shown.page, &TrainPage::resumeRunRequested);
        buttonNamed(*shown.page.findChild<QueueCard*>(), "Resume")->click();
        QCOMPARE(wanted.front().front().value<core::RunId>().value, std::int64_t(4));
    }

    void aRunWithoutACheckpointIsTrainedAgain()
    {
        Shown shown;
        shown.page.setQueue(queueOf({runNumber(4, core::RunStatus::Interrupted)}));
        QVERIFY(says(shown.page, "it cannot go on, but be trained again"));
        QSignalSpy wanted(&shown.page, &TrainPage::trainRequested);
        buttonNamed(shown.page, "Train again")->click();
        QCOMPARE(wanted.front().front().value<std::vector<core::TrainingPlan>>().size(), std::size_t(1));
        QVERIFY(wanted.front().front().value<std::vector<core::TrainingPlan>>().front() ==
                runNumber(4, core::RunStatus::Interrupted).start.plan);
    }

    // The seed decides everything: what is asked for would come out again, bit for bit.
    void thatASeedWasTrainedBeforeIsSaid()
    {
        Shown shown;
        TrainFacts facts = readyFacts();
        facts.cohort = core::Fingerprint{.high = 3, .low = 4};
        shown.page.setFacts(facts);
        core::RunRecord before = finishedRun(1);
        before.start.plan = shown.page.plan();
        before.start.cohort = *facts.cohort;
        before.name = "Ward %1";
        shown.page.setQueue(queueOf({before}));
        QSignalSpy wanted(&shown.page, &TrainPage::trainRequested);
        const auto plans = [&wanted] { return wanted.takeFirst().front().value<std::vector<core::TrainingPlan>>(); };
        const auto start = [&shown] { buttonNamed(shown.page, "Start training")->click(); };
        start();
        QCOMPARE(wanted.count(), 0);
        QVERIFY(says(shown.page, "Policy Ward %1 was trained with these settings, seed and patients"));
        buttonNamed(shown.page, "Train with seed 2")->click();
        QVERIFY(plans().front().seed == core::Seed{2});
        start();
        buttonNamed(shown.page, "Train the same")->click();
        QVERIFY(plans().front() == before.start.plan);
        before.start.cohort = core::Fingerprint{.high = 9, .low = 9}; // other patients
        shown.page.setQueue(queueOf({before}));
        start();
        QVERIFY(plans().front() == before.start.plan);
    }

    void aPolicyIsCalledAsTheUserWantsAndRenamedByKey()
    {
        Shown shown;
        core::RunRecord run = finishedRun(3);
        run.name = "Ward <i>%2";
        shown.page.setQueue(queueOf({run}));
        QCOMPARE(cell(shown.page, 0, QueueModel::Number), QStringLiteral("Ward <i>%2"));
        auto* table = shown.page.findChild<QTableView*>();
        table->setCurrentIndex(table->model()->index(0, 0));
        QSignalSpy wanted(&shown.page, &TrainPage::renameRunRequested);
        shown.page.activateWindow(); // keys of actions are for the window in front
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F2);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().front().value<core::RunId>().value, std::int64_t(3));
    }

    void aRunIsRemovedOnlyAfterAQuestion()
    {
        Shown shown;
        shown.page.setQueue(queueOf({finishedRun(1)}));
        QSignalSpy removed(&shown.page, &TrainPage::removeRunRequested);
        buttonNamed(shown.page, "Remove…")->click();
        QCOMPARE(removed.count(), 0);
        QVERIFY(says(shown.page, "This cannot be undone"));
        buttonNamed(shown.page, "Keep")->click();
        QCOMPARE(removed.count(), 0);
        buttonNamed(shown.page, "Remove…")->click();
        buttonNamed(shown.page, "Remove")->click();
        QCOMPARE(removed.count(), 1);
    }
};

PANELWISE_TEST(TrainQueueTest)

} // namespace train_queue_test

#include "train_queue_test.moc"
