#include "tests/ui/widget_checks.h"
#include "ui/pages/train_page.h"
#include "ui/plots/curve_plot.h"
#include "ui/theme/theme.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/money_spin_box.h"
#include "ui/widgets/panel_use_bars.h"
#include "ui/widgets/plan_dialog.h"
#include "ui/widgets/run_list.h"
#include "ui/widgets/train_settings.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace ui;
using Kind = TrainActivity::Kind;

Q_DECLARE_METATYPE(core::TrainingPlan)
Q_DECLARE_METATYPE(core::RunId)

namespace {

constexpr core::Fingerprint kPatients{.high = 1, .low = 2};

TrainFacts readyFacts()
{
    TrainFacts facts;
    facts.open = true;
    facts.panels = {QStringLiteral("BBC"), QStringLiteral("TSAT")};
    facts.patients = {250, 500, 50, 100, 100};
    facts.cohort = kPatients;
    return facts;
}

core::RunRecord runNumber(std::int64_t number, core::RunStatus status)
{
    core::RunRecord run;
    run.id = {number};
    run.start.cohort = kPatients;
    run.start.patients = 1000;
    run.status = status;
    return run;
}

core::Evaluation evaluation(double f1, double cost)
{
    core::Evaluation made;
    made.f1.value = f1;
    made.meanCost.value = cost;
    made.panelUse = {0.75, 0.25};
    return made;
}

core::RunRecord finishedRun(std::int64_t number)
{
    core::RunRecord run = runNumber(number, core::RunStatus::Finished);
    core::TrainingSummary summary;
    summary.end = core::RunEnd::Finished;
    summary.validation = evaluation(0.604, 27.72);
    summary.test = evaluation(0.581, 29.5);
    run.summary = summary;
    return run;
}

template <typename T = QPushButton>
T* buttonNamed(const QWidget& page, const char* text)
{
    for (T* button : page.findChildren<T*>())
        if (button->text() == QString::fromUtf8(text))
            return button;
    return nullptr;
}

bool says(const QWidget& page, const char* text)
{
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

struct Shown {
    TrainPage page;
    explicit Shown(const TrainFacts& facts = readyFacts())
    {
        page.resize(1256, 804);
        page.show();
        page.setFacts(facts);
    }
};

} // namespace

class TrainPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    // A missed case weighs as much as 8 false alarms: lambda 8. A correct negative is worth $400: rho = -1/400.
    void thePlanIsWhatTheInputsSay()
    {
        Shown shown;
        QSignalSpy wanted(&shown.page, &TrainPage::trainRequested);
        buttonNamed<QToolButton>(shown.page, "Standard")->click();
        buttonNamed<QToolButton>(shown.page, "Pretrained classifier")->click();
        shown.page.findChild<MoneySpinBox*>()->setValue(400.0);
        for (QDoubleSpinBox* box : shown.page.findChildren<QDoubleSpinBox*>())
            if (!qobject_cast<MoneySpinBox*>(box))
                box->setValue(8.0);
        shown.page.findChild<QSpinBox*>()->setValue(42);
        buttonNamed(shown.page, "Start training")->click();
        QCOMPARE(wanted.count(), 1);
        core::TrainingPlan expected = core::presetPlan(core::Preset::Standard, {.patients = 750, .panels = 2});
        expected.method = core::TrainingMethod::Pretrained;
        expected.shape = {.lambda = 8.0, .rho = -0.0025};
        expected.seed = core::Seed{42};
        QVERIFY(wanted.front().front().value<core::TrainingPlan>() == expected);
    }

    void pricesThatDoNotCountAreAWorthWithoutLimit()
    {
        Shown shown;
        buttonNamed<QCheckBox>(shown.page, "Prices do not count")->click();
        QCOMPARE(shown.page.plan().shape.rho, 0.0);
        QVERIFY(!shown.page.findChild<MoneySpinBox*>()->isEnabled());
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
        shown.page.findChild<TrainSettings*>()->setOverrides(model.overrides());
        QCOMPARE(shown.page.plan().ppo.batch, 77);
        buttonNamed<QToolButton>(shown.page, "Paper")->click();
        QCOMPARE(shown.page.plan().ppo.batch, 77);
        QVERIFY(buttonNamed(shown.page, "Advanced settings (changed: 1)…"));
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
        shown.page.setRuns({finishedRun(1)}); // what was trained stays in sight
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
        TrainActivity activity;
        activity.kind = Kind::Running;
        activity.progress.phase = core::TrainingPhase::Selector;
        activity.progress.share = 0.37;
        activity.progress.elapsedSeconds = 372.0;
        activity.progress.remainingSeconds = 600.0;
        shown.page.setActivity(activity);
        QVERIFY(!buttonNamed(shown.page, "Start training")->isVisible());
        QCOMPARE(shown.page.findChild<QProgressBar*>()->value(), 370);
        QVERIFY(says(shown.page, "6 min 12 s"));
        QSignalSpy pauses(&shown.page, &TrainPage::pauseRequested);
        buttonNamed(shown.page, "Pause")->click();
        QCOMPARE(pauses.count(), 1);
        activity.kind = Kind::Paused;
        shown.page.setActivity(activity);
        QSignalSpy resumes(&shown.page, &TrainPage::resumeRequested);
        buttonNamed(shown.page, "Resume")->click();
        QCOMPARE(resumes.count(), 1);
        activity.kind = Kind::Stopping;
        shown.page.setActivity(activity);
        QVERIFY(!buttonNamed(shown.page, "Stop")->isEnabled());
        QVERIFY(says(shown.page, "the best policy so far is kept"));
    }

    void curvesGrowWithWhatTheRunTells()
    {
        Shown shown;
        shown.page.setRuns({runNumber(1, core::RunStatus::Running)});
        const std::vector<core::CurvePoint> stored{{core::Curve::ValidationF1, 0, 0, 0.25},
                                                   {core::Curve::TrainCost, 0, 0, 80.0}};
        shown.page.showRun({1}, stored);
        const std::vector<core::CurvePoint> news{{core::Curve::ValidationF1, 0, 5000, 0.5},
                                                 {core::Curve::ValidationCost, 0, 5000, 31.5},
                                                 {core::Curve::PanelUse, 1, 5000, 0.5},
                                                 {core::Curve::Entropy, 0, 5000, 1.0}};
        shown.page.addProgress(news, {core::TrainingNotice::PolicyOrdersNothing});
        const QList<CurvePlot*> plots = shown.page.findChildren<CurvePlot*>();
        QCOMPARE(plots.size(), 2);
        QVERIFY(plots[0]->series()[0].points == (std::vector<QPointF>{{0, 0.25}, {5000, 0.5}}));
        QVERIFY(plots[1]->series()[0].points == (std::vector<QPointF>{{5000, 31.5}}));
        QVERIFY(plots[1]->series()[1].points == (std::vector<QPointF>{{0, 80.0}}));
        QVERIFY(says(shown.page, "The policy orders nothing"));
        QVERIFY(says(shown.page, "$31.50"));
        QVERIFY(shown.page.findChild<PanelUseBars*>()->use() == (std::vector<PanelUse>{{QStringLiteral("TSAT"), 0.5}}));
    }

    void aFinishedRunShowsItsFigures()
    {
        Shown shown;
        shown.page.setRuns({finishedRun(7)});
        shown.page.showRun({7}, {});
        for (const char* text : {"Run 7", "0.604", "0.581", "$27.72", "$29.50", "undefined"})
            QVERIFY2(says(shown.page, text), text);
        const std::vector<PanelUse> use{{QStringLiteral("BBC"), 0.75}, {QStringLiteral("TSAT"), 0.25}};
        QVERIFY(shown.page.findChild<PanelUseBars*>()->use() == use);
    }

    void aRunOfEarlierDataSaysSoAndNamesNoPanelOfToday()
    {
        Shown shown;
        core::RunRecord run = finishedRun(1);
        run.start.cohort = {.high = 9, .low = 9};
        shown.page.setRuns({run});
        shown.page.showRun({1}, {});
        QVERIFY(says(shown.page, "Run 1 belongs to earlier data"));
        QCOMPARE(shown.page.findChild<PanelUseBars*>()->use().front().panel, QStringLiteral("Panel 1"));
    }

    void choosingARunAsksForItsCurves()
    {
        Shown shown;
        shown.page.setRuns({finishedRun(1), finishedRun(2)});
        QSignalSpy chosen(&shown.page, &TrainPage::runChosen);
        auto* table = shown.page.findChild<QTableView*>();
        table->setCurrentIndex(table->model()->index(1, 0)); // newest first
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<core::RunId>().value, std::int64_t(1));
        shown.page.setRuns({finishedRun(1), finishedRun(2), finishedRun(3)});
        QCOMPARE(chosen.count(), 1); // what comes from outside is no choice
    }

    void anInterruptedRunOffersToGoOn()
    {
        Shown shown;
        core::RunRecord run = runNumber(4, core::RunStatus::Interrupted);
        run.hasCheckpoint = true;
        shown.page.setRuns({run});
        shown.page.showRun({4}, {});
        QVERIFY(says(shown.page, "Run 4 was interrupted"));
        QSignalSpy wanted(&shown.page, &TrainPage::resumeRunRequested);
        auto* list = shown.page.findChild<RunList*>();
        buttonNamed(*list, "Resume")->click();
        QCOMPARE(wanted.front().front().value<core::RunId>().value, std::int64_t(4));
    }

    void aRunIsRemovedOnlyAfterAQuestion()
    {
        Shown shown;
        shown.page.setRuns({finishedRun(1)});
        shown.page.showRun({1}, {});
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

    void messagesOfOneProjectDoNotReachTheNext()
    {
        Shown shown;
        shown.page.setRuns({finishedRun(1)});
        shown.page.showRun({1}, {});
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
        shown.page.setRuns({run});
        shown.page.showRun({1}, {}, {core::TrainingNotice::FewPositives});
        TrainActivity activity;
        activity.kind = Kind::Running;
        shown.page.setActivity(activity);
        const QStringList words = hardCodedWords(shown.page);
        QCoreApplication::removeTranslator(&pseudo);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(QLatin1Char('\n'))));
        const QStringList nameless = namelessFocusable(shown.page);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TrainPageTest)
#include "train_page_test.moc"
