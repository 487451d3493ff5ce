// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "tests/ui/figures/shown_figure.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/common/buttons.h"
#include "ui/common/cost_aim_box.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/charts/curve_plot.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/train/plan_dialog.h"
#include "ui/train/queue_card.h"
#include "ui/train/train_options.h"
#include "ui/train/train_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

namespace train_page_test {

using namespace ui;
using namespace train;

class TrainPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    // A missed case weighs as much as 8 false alarms: lambda 8. A correct negative is worth $400: rho = -1/400. Two
    // seeds from 42 on.
    // Of 150 validation patients 50 tell when the classifier has learned enough; the policy is chosen by the other 100.
    void thePatientsWhoChooseThePolicyAreThoseOfItsFigures()
    {
        Shown shown;
        QVERIFY(says(shown.page, "750 patients to learn from · 50 to check the classifier by · 100 to choose the best "
                                 "policy by · 100 for the final test"));
    }

    void thePlansAreWhatTheInputsSay()
    {
        Shown shown;
        std::vector<core::TrainingPlan> wanted;
        connect(&shown.page, &TrainPage::trainRequested, &shown.page, [&wanted](const auto& plans) { wanted = plans; });
        choose(shown.page, "Thorough");
        choose(shown.page, "SM-DDPO pretrained");
        shown.page.findChild<MoneySpinBox*>(QStringLiteral("worth"))->setValue(400.0);
        for (QDoubleSpinBox* box : shown.page.findChildren<QDoubleSpinBox*>())
            if (!qobject_cast<MoneySpinBox*>(box))
                box->setValue(8.0);
        spinNamed(shown.page, "First seed")->setValue(42);
        spinNamed(shown.page, "Seeds")->setValue(2);
        QTest::mouseClick(buttonNamed(shown.page, "Start training"), Qt::LeftButton);
        core::TrainingPlan expected = core::presetPlan(core::Preset::Standard, {.patients = 750, .panels = 2});
        expected.method = core::TrainingMethod::Pretrained;
        expected.shape = {.lambda = 8.0, .rho = -0.0025};
        expected.seed = core::Seed{42};
        core::TrainingPlan second = expected;
        second.seed = core::Seed{43};
        QVERIFY(wanted == (std::vector<core::TrainingPlan>{expected, second}));
    }

    void latticeAndSweepStartASearchByTheMetric()
    {
        Shown shown;
        QSignalSpy searches(&shown.page, &TrainPage::searchRequested);
        choose(shown.page, "Lattice (whole front)");
        choose(shown.page, "AM");
        QTest::mouseClick(buttonNamed(shown.page, "Start search"), Qt::LeftButton);
        choose(shown.page, "Sweep (whole front)");
        QTest::mouseClick(buttonNamed(shown.page, "Start search"), Qt::LeftButton);
        QCOMPARE(searches.count(), 2);
        const auto plan = [&](int which) { return searches.at(which).front().value<core::FrontPlan>(); };
        QCOMPARE(plan(0).method, core::FrontMethod::Lattice);
        QCOMPARE(plan(0).metric, core::FrontMetric::Am);
        QCOMPARE(plan(1).method, core::FrontMethod::SweepPretrained);
    }

    // 40 s for one policy; ten folds, the policy on show and the one that everybody teaches are twelve: 8 minutes.
    void whoJudgesIsPartOfThePlanAndOfTheEstimate()
    {
        Shown shown;
        QVERIFY(!shown.page.plan().judging.everybody());
        shown.page.setEstimate(TrainEstimate{.common = 10.0, .policy = 30.0, .lattice = {}});
        choose(shown.page, "all patients, 10 folds");
        QCOMPARE(shown.page.plan().judging.folds, 10);
        QVERIFY(says(shown.page, "Quick look: about 8 min on this computer"));
        QSignalSpy searches(&shown.page, &TrainPage::searchRequested);
        choose(shown.page, "Lattice (whole front)");
        QTest::mouseClick(buttonNamed(shown.page, "Start search"), Qt::LeftButton);
        const auto plan = searches.front().front().value<core::FrontPlan>();
        QCOMPARE(plan.judging.folds, 10);
        QVERIFY(!plan.sweep.training.judging.everybody()); // the search itself is judged
    }

    void aPolicyThatAllPatientsJudgedSaysSo()
    {
        Shown shown;
        core::RunRecord run = finishedRun(1);
        shown.page.setQueue(queueOf({run}));
        QVERIFY(!says(shown.page, "All patients"));
        run.summary->judged = core::JudgedPatients{.folds = 10, .repeats = 1, .patients = 4321, .cases = 432};
        run.summary->pooled = evaluation(0.567, 30.25);
        run.summary->pooled->f1.interval = core::Interval{.low = 0.531, .high = 0.603};
        run.summary->pooled->meanCost.interval = core::Interval{.low = 29.0, .high = 31.5};
        shown.page.setQueue(queueOf({run}));
        shown.page.showRun(run.id);
        QVERIFY(says(shown.page, "All patients"));
        QVERIFY(says(shown.page, "0.567"));
        QVERIFY(says(shown.page, "Judged on all 4,321 patients (432 cases): 10 folds. 95 % intervals: F1 0.531 to "
                                 "0.603, mean cost $29.00 to $31.50."));
    }

    // One correct negative worth 40 minutes: ρ = −1/40 a minute.
    void timeIsMinimisedWhereEveryPanelHasOne()
    {
        Shown shown;
        TrainFacts facts = readyFacts();
        facts.timesMissing = QStringLiteral("No panel has a time.");
        shown.page.setFacts(facts);
        auto* aim = shown.page.findChild<CostAimBox*>();
        QVERIFY(!aim->isVisible());
        facts.timesMissing.clear();
        facts.minimise = core::CostAim::time();
        shown.page.setFacts(facts);
        QVERIFY(aim->isVisible());
        auto* worth = shown.page.findChild<MoneySpinBox*>(QStringLiteral("worth"));
        worth->setValue(40.0);
        QCOMPARE(worth->text(), QStringLiteral("40.0 min"));
        QVERIFY(says(shown.page, "ρ is −0.025 per minute. Networks order one panel at a time"));
        QVERIFY(shown.page.plan().shape.aim == core::CostAim::time());
        QSignalSpy searches(&shown.page, &TrainPage::searchRequested);
        choose(shown.page, "Lattice (whole front)");
        QVERIFY(!says(shown.page, "Networks order one panel at a time"));
        QTest::mouseClick(buttonNamed(shown.page, "Start search"), Qt::LeftButton);
        QVERIFY(searches.front().front().value<core::FrontPlan>().minimise == core::CostAim::time());
    }

    void pricesThatDoNotCountAreAWorthWithoutLimit()
    {
        Shown shown;
        buttonNamed<QCheckBox>(shown.page, "Prices do not count")->click();
        QCOMPARE(shown.page.plan().shape.rho, 0.0);
        QVERIFY(!shown.page.findChild<MoneySpinBox*>(QStringLiteral("worth"))->isEnabled());
    }

    void anAdvancedSettingStaysWhenThePresetChanges()
    {
        Shown shown;
        PlanModel model(core::presetPlan(core::Preset::Quick, {.patients = 750, .panels = 2}), {});
        QSignalSpy refused(&model, &PlanModel::refused);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex value = model.index(row, PlanModel::Value);
            if (model.index(row, PlanModel::Name).data().toString() != QLatin1String("ppo.batch"))
                continue;
            QVERIFY(!model.setData(value, QStringLiteral("many"), Qt::EditRole));
            QVERIFY(model.setData(value, QStringLiteral("77"), Qt::EditRole));
        }
        QCOMPARE(refused.count(), 1);
        shown.page.findChild<TrainOptions*>()->setOverrides(model.overrides());
        QCOMPARE(shown.page.plan().ppo.batch, 77);
        choose(shown.page, "As in the paper");
        QCOMPARE(shown.page.plan().ppo.batch, 77);
        QVERIFY(buttonNamed(shown.page, "Advanced (changed: 1)…"));
    }

    void withoutDataItSaysWhatIsNeeded()
    {
        TrainFacts facts;
        facts.needs.headline = QStringLiteral("Open data to train a policy");
        facts.needs.actionTo = Step::Data;
        Shown shown(facts);
        QVERIFY(says(shown.page, "Open data to train a policy"));
        QVERIFY(!buttonNamed(shown.page, "Start training")->isVisible());
    }

    void problemsInTheDataStopTheStartAndSayWhy()
    {
        TrainFacts facts = readyFacts();
        facts.blockedBy = {QStringLiteral("Panel BBC is empty.")};
        Shown shown(facts);
        QVERIFY(!buttonNamed(shown.page, "Start training")->isVisible());
        shown.page.setQueue(queueOf({finishedRun(1)})); // what was trained stays in sight
        QVERIFY(buttonNamed(shown.page, "Start training")->isVisible());
        QVERIFY(!buttonNamed(shown.page, "Start training")->isEnabled());
        QVERIFY(says(shown.page, "Panel BBC is empty."));
    }

    void aProjectThatCannotBeWrittenCannotBeTrained()
    {
        TrainFacts facts = readyFacts();
        facts.readOnly = QStringLiteral("Another window has this project open.");
        Shown shown(facts);
        QVERIFY(!buttonNamed(shown.page, "Start training")->isEnabled());
        QVERIFY(says(shown.page, "Another window has this project open."));
    }

    void theButtonsFollowWhatTrains()
    {
        Shown shown;
        QVERIFY(!buttonNamed(shown.page, "Pause")->isVisible());
        TrainActivity one = job(1, Kind::Running, 1);
        one.progress.phase = core::TrainingPhase::Selector;
        one.progress.share = 0.37;
        one.progress.elapsedSeconds = 372.0;
        one.progress.remainingSeconds = 600.0;
        TrainQueue queue = queueOf({runNumber(1, core::RunStatus::Running)}, {one});
        queue.elapsedSeconds = 372.0;
        shown.page.setQueue(queue);
        QVERIFY(!buttonNamed(shown.page, "Start training")->isVisible());
        QCOMPARE(shown.page.findChild<QProgressBar*>()->value(), 370);
        QVERIFY(says(shown.page, "6 min 12 s elapsed"));
        QVERIFY(says(shown.page, "about 9–12 min left")); // 600 s less an eighth and more a seventh: 8.8 and 11.5 min
        QSignalSpy pauses(&shown.page, &TrainPage::pauseRequested);
        buttonNamed(shown.page, "Pause")->click();
        QCOMPARE(pauses.count(), 1);
        queue.jobs.front().kind = Kind::Paused;
        shown.page.setQueue(queue);
        QVERIFY(says(shown.page, "Paused · 37"));
        QSignalSpy resumes(&shown.page, &TrainPage::resumeRequested);
        buttonNamed(shown.page, "Resume")->click();
        QCOMPARE(resumes.count(), 1);
        queue.jobs.front().kind = Kind::Stopping;
        shown.page.setQueue(queue);
        QVERIFY(!buttonNamed(shown.page, "Stop")->isEnabled());
        QVERIFY(says(shown.page, "the best policy so far is kept"));
    }

    void curvesGrowWithWhatTheRunTells()
    {
        Shown shown;
        shown.page.setQueue(queueOf({runNumber(1, core::RunStatus::Running)}, {job(1, Kind::Running, 1)}));
        const std::vector<core::CurvePoint> stored{{core::Curve::ValidationF1, 0, 0, 0.25},
                                                   {core::Curve::TrainCost, 0, 0, 80.0},
                                                   {core::Curve::PanelUse, 1, 0, 0.75}};
        shown.page.setPoints({1}, stored);
        const std::vector<core::CurvePoint> news{{core::Curve::ValidationF1, 0, 5000, 0.5},
                                                 {core::Curve::ValidationCost, 0, 5000, 31.5},
                                                 {core::Curve::ClassifierLoss, 0, 5000, 0.125},
                                                 {core::Curve::PanelUse, 1, 5000, 0.5},
                                                 {core::Curve::Entropy, 0, 5000, 1.0}};
        shown.page.addPoints({1}, news);
        const QList<CurvePlot*> plots = shown.page.findChildren<CurvePlot*>();
        QCOMPARE(plots.size(), 5); // quality, cost, losses and the paper's two
        QVERIFY(plots[0]->series()[0].points == (std::vector<QPointF>{{0, 0.25}, {5000, 0.5}}));
        QVERIFY(plots[1]->series()[0].points == (std::vector<QPointF>{{5000, 31.5}}));
        QVERIFY(plots[1]->series()[1].points == (std::vector<QPointF>{{0, 80.0}}));
        QVERIFY(plots[2]->series()[0].points == (std::vector<QPointF>{{5000, 0.125}}));
        QVERIFY(says(shown.page, "$31.50"));
        // Half of the patients now, three quarters when the run began.
        QVERIFY(shownFigure<PanelUseFigure>(shown.page)->use() ==
                (std::vector<PanelUse>{{.panel = QStringLiteral("TSAT"), .share = 0.5, .before = 0.75}}));
    }

    void thePapersCurvesAreOneClickAway()
    {
        Shown shown;
        const QList<CurvePlot*> plots = shown.page.findChildren<CurvePlot*>();
        QVERIFY(plots[0]->isVisible() && !plots[3]->isVisible());
        QTest::mouseClick(buttonNamed<QToolButton>(shown.page, "Paper's curves"), Qt::LeftButton);
        QVERIFY(!plots[0]->isVisible() && plots[3]->isVisible() && plots[4]->isVisible());
        QTRY_VERIFY(says(shown.page, "Classifier F1, random panels known"));
        QVERIFY(says(shown.page, "Classifier F1, panels of the policy known"));
        QVERIFY(says(shown.page, "F1, training"));
    }

    void aFailureOffersOneRemedy()
    {
        Shown shown;
        shown.page.setFailure(QStringLiteral("There was not enough memory."), QStringLiteral("Try with half"));
        QSignalSpy wanted(&shown.page, &TrainPage::remedyRequested);
        QTest::mouseClick(buttonNamed(shown.page, "Try with half"), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!says(shown.page, "not enough memory"));
    }

    // 10 s in common and 30 s each; three seeds on two cores are two rounds: 80 s, about a minute.
    void theEstimateCountsSeedsAndCores()
    {
        TrainFacts facts = readyFacts();
        facts.cores = 2;
        Shown shown(facts);
        shown.page.setEstimate(TrainEstimate{.common = 10.0, .policy = 30.0, .lattice = {}});
        QVERIFY(says(shown.page, "Quick look: about 40 s on this computer"));
        spinNamed(shown.page, "Seeds")->setValue(3);
        QVERIFY(says(shown.page, "Quick look: about 1 min on this computer"));
    }

    void whatHappenedIsToldNewestFirst()
    {
        Shown shown;
        shown.page.setLog({{QDateTime::currentDateTime(), LogEntry::Kind::Info, QStringLiteral("First.")},
                           {QDateTime::currentDateTime(), LogEntry::Kind::Done, QStringLiteral("Second.")}});
        const LogModel* log = &shown.page.findChild<EventLog*>()->model();
        QCOMPARE(log->index(0, 0).data().toString(), QStringLiteral("Second."));
        QCOMPARE(log->index(1, 0).data().toString(), QStringLiteral("First."));
    }

    void messagesOfOneProjectDoNotReachTheNext()
    {
        Shown shown;
        shown.page.setQueue(queueOf({finishedRun(1)}));
        buttonNamed(shown.page, "Remove…")->click();
        shown.page.setFailure("It went wrong.");
        shown.page.dropMessages();
        QVERIFY(!says(shown.page, "This cannot be undone"));
        QVERIFY(!says(shown.page, "It went wrong"));
    }

    void whatHasNoRoomSideBySideStandsBelow()
    {
        Shown shown;
        const QList<CurvePlot*> plots = shown.page.findChildren<CurvePlot*>();
        const auto topOf = [&](qsizetype plot) { return plots[plot]->mapTo(&shown.page, QPoint()).y(); };
        QTRY_VERIFY(plots[1]->mapTo(&shown.page, QPoint()).x() > plots[0]->mapTo(&shown.page, QPoint()).x());
        shown.page.resize(700, 600);
        QTRY_VERIFY(topOf(1) > topOf(0) + plots[0]->height());
        shown.page.resize(1256, 804);
        QTRY_VERIFY(topOf(1) < topOf(0) + plots[0]->height());
    }

    void everyWordCanBeTranslatedAndEveryInputHasAName()
    {
        PseudoTranslator pseudo;
        QCoreApplication::installTranslator(&pseudo);
        TrainFacts facts = readyFacts();
        facts.panels = {QStringLiteral("1"), QStringLiteral("2")};
        facts.needs.action = QStringLiteral("⟦Go⟧");
        Shown shown(facts);
        core::RunRecord run = finishedRun(1);
        run.start.cohort = {.high = 9, .low = 9};
        shown.page.setQueue(
            queueOf({run, runNumber(2, core::RunStatus::Running)}, {job(1, Kind::Running, 2), job(2, Kind::Idle)}));
        shown.page.setEstimate(TrainEstimate{.common = 1.0, .policy = 1.0, .lattice = {}});
        const QStringList words = hardCodedWords(shown.page);
        QCoreApplication::removeTranslator(&pseudo);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(QLatin1Char('\n'))));
        const QStringList nameless = namelessFocusable(shown.page);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
};

PANELWISE_TEST(TrainPageTest)

} // namespace train_page_test

#include "train_page_test.moc"
