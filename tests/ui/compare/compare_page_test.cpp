// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "tests/ui/compare/compare_page_fixture.h"
#include "ui/common/judge_box.h"
#include "ui/compare/baselines_dialog.h"
#include "ui/compare/model_table.h"
#include "ui/compare/table_tab.h"
#include "ui/figures/comparison/compare_figures.h"
#include "ui/figures/comparison/line_plot.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace compare_page_test {

using namespace ui;
using namespace fixtures;
using core::PanelChoice;
using core::SystemKind;

namespace {

core::BaselineRecord tableRecord(core::RunStatus status)
{
    core::BaselineRecord record;
    record.id = {1};
    record.start.plan.systems = {{SystemKind::LogisticRegression, PanelChoice::All},
                                 {SystemKind::XgBoost, PanelChoice::All}};
    record.start.plan.seeds = 2;
    record.status = status;
    return record;
}

core::SystemRun finishedRun(SystemKind kind, std::uint64_t repeat, double f1)
{
    core::SystemRun run;
    run.system = {kind, PanelChoice::All};
    run.repeat = repeat;
    run.test.f1.value = f1;
    run.test.meanCost.value = 260.0;
    run.fitSeconds = 2.0;
    return run;
}

} // namespace

class ComparePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    void aMiddlePolicyAndUpToThreeBaselinesAreTickedAtFirst()
    {
        Compared shown;
        QVERIFY(isTicked(shown, "Policy 3"));
        QVERIFY(isTicked(shown, systemText({SystemKind::XgBoost, PanelChoice::All})));
        QVERIFY(isTicked(shown, systemText({SystemKind::LogisticRegression, PanelChoice::All})));
        QCOMPARE(shown.page.comparison()->models.size(), std::size_t(4));
        QCOMPARE(shown.page.comparison()->models.front().name, "Policy 3");
        QVERIFY(showsText(shown.page, "100 patients, 20 with low ferritin · all 4 models"));
    }

    void theSummaryHasTheFiguresOfTheCounts()
    {
        Compared shown;
        const ModelTable& table = *visible<ModelTable>(shown.page);
        QCOMPARE(table.cell(0, 0), "Policy 3");
        QCOMPARE(table.cell(0, 1), "$30.00");
        QCOMPARE(table.cell(0, 2), "0.750");
        QCOMPARE(table.cell(0, 4), "75.0");
        QCOMPARE(table.cell(0, 5), "93.8");
        QCOMPARE(table.cell(0, 6), "75.0");
        QCOMPARE(table.cell(0, 7), "0.984");
        QCOMPARE(table.cell(0, 8), "reference");
        QCOMPARE(table.cell(1, 2), "0.762");
        QVERIFY2(table.cell(1, 8).startsWith("+0.012 ("), qPrintable(table.cell(1, 8)));
        QVERIFY2(table.cell(2, 8).startsWith("−0.350 ("), qPrintable(table.cell(2, 8)));
    }

    // 30/260 = 11.5 %. The difference of 0.350 is far outside of chance, that of 0.012 is not.
    void aSentenceSaysWhatCanBeToldApart()
    {
        Compared shown;
        QVERIFY(showsText(shown.page, "Policy 3 is not distinguishable from"));
        QVERIFY(showsText(shown.page, "(at 12 % of its testing cost) with these 100 patients."));
        QVERIFY(showsText(shown.page, "It scores above"));
    }

    // At 20 % the ill with 30 % are found as well: TP 20, FP 5, F1 = 40/45. Net benefit 0.2 − 0.05 · 0.2/0.8.
    void theSliderDrivesEveryTab()
    {
        Compared shown;
        auto& slider = *shown.page.findChild<QSlider*>();
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Home); // 1 %: everybody is called ill, F1 = 40/120
        QCOMPARE(visible<ModelTable>(shown.page)->cell(0, 2), "0.333");
        for (int i = 0; i < 19; ++i)
            QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(visible<ModelTable>(shown.page)->cell(0, 2), "0.889");
        QCOMPARE(shown.page.findChild<QSpinBox*>()->value(), 20);
        QVERIFY(!buttonNamed(shown.page, "Each at its own")->isChecked());
        openTab(shown, "Decision curve");
        QCOMPARE(visible<ModelTable>(shown.page)->cell(0, 1), "187.5");
        openTab(shown, "ROC / PR");
        // All are found, and 5 of 80 are alarmed.
        QCOMPARE(visible<LinePlot>(shown.page)->chart().curves.front().mark, QPointF(0.0625, 1.0));
        buttonNamed(shown.page, "Each at its own")->click();
        QCOMPARE(visible<LinePlot>(shown.page)->chart().curves.front().mark, QPointF(0.0625, 0.75));
        QVERIFY(!shown.page.comparison()->threshold);
    }

    void theThresholdCanBeTypedAndItsLowestValueIsEachModelsOwn()
    {
        Compared shown;
        auto& percent = *shown.page.findChild<QSpinBox*>();
        QVERIFY(percent.text().contains("own"));
        percent.setFocus();
        percent.selectAll();
        QTest::keyClicks(&percent, "75");
        QTest::keyClick(&percent, Qt::Key_Return);
        QCOMPARE(shown.page.comparison()->threshold, core::Threshold(0.75));
        // 15 found and no alarm: F1 = 30/35.
        QCOMPARE(visible<ModelTable>(shown.page)->cell(0, 2), "0.857");
        percent.setValue(0);
        QVERIFY(!shown.page.comparison()->threshold);
    }

    void pressingInADecisionCurveMovesTheThreshold()
    {
        Compared shown;
        openTab(shown, "Decision curve");
        auto& plot = *visible<LinePlot>(shown.page);
        QTest::qWait(1);
        QWidget& canvas = *plot.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, canvas.rect().center());
        const core::Threshold pressed = shown.page.comparison()->threshold;
        QVERIFY(pressed && *pressed > 0.1 && *pressed < 0.9);
        plot.setFocus();
        QTest::keyClick(&plot, Qt::Key_Right);
        QVERIFY(std::abs(*shown.page.comparison()->threshold - *pressed - 0.01) < 1e-9);
        QCOMPARE(visible<LinePlot>(shown.page)->chart().threshold, shown.page.comparison()->threshold);
    }

    void aClickTicksAndALookStaysWithItsModel()
    {
        Compared shown;
        const auto styleOf = [&](const core::ModelRef& ref) {
            for (const ShownModel& one : shown.page.comparison()->models)
                if (one.model->ref == ref)
                    return one.style.series;
            return -1;
        };
        const int logistic = styleOf(row(SystemKind::LogisticRegression));
        clickBox(shown, systemText({SystemKind::XgBoost, PanelChoice::All}));
        QCOMPARE(shown.page.comparison()->models.size(), std::size_t(3));
        QCOMPARE(styleOf(row(SystemKind::LogisticRegression)), logistic);
        clickBox(shown, "Policy 5");
        QCOMPARE(styleOf(policy(4)), 1); // what XGBoost had is free
        QCOMPARE(styleOf(row(SystemKind::LogisticRegression)), logistic);
        QCOMPARE(styleOf(policy(2)), 0);
    }

    void aNinthModelIsNotTicked()
    {
        Compared shown;
        for (const char* name : {"Policy 1", "Policy 2", "Policy 4", "Policy 5"})
            clickBox(shown, name);
        QCOMPARE(shown.page.comparison()->models.size(), std::size_t(8));
        clickBox(shown, systemText({SystemKind::Network, PanelChoice::All}));
        QCOMPARE(shown.page.comparison()->models.size(), std::size_t(8));
        QVERIFY(!isTicked(shown, systemText({SystemKind::Network, PanelChoice::All})));
        QVERIFY(showsText(shown.page, "Untick one first"));
    }

    void aKeyMakesTheReference()
    {
        Compared shown;
        listOf(shown).setFocus();
        listOf(shown).setCurrentIndex(lineOf(shown, systemText({SystemKind::LogisticRegression, PanelChoice::All})));
        QTest::keyClick(&listOf(shown), Qt::Key_R);
        const ModelTable& table = *visible<ModelTable>(shown.page);
        QCOMPARE(table.cell(0, 2), "0.400");
        QCOMPARE(table.cell(0, 8), "reference");
        QVERIFY(column(table, 8).filter("+0.350 (").size() == 1); // policy 3
        QCOMPARE(shown.page.comparison()->models.front().style.series, 0);
    }

    void theSpaceBarTicks()
    {
        Compared shown;
        listOf(shown).setFocus();
        listOf(shown).setCurrentIndex(lineOf(shown, "Policy 1"));
        QTest::keyClick(&listOf(shown), Qt::Key_Space);
        QCoreApplication::sendPostedEvents();
        QVERIFY(isTicked(shown, "Policy 1"));
        QTest::keyClick(&listOf(shown), Qt::Key_Space);
        QCoreApplication::sendPostedEvents();
        QVERIFY(!isTicked(shown, "Policy 1"));
    }

    void aRefusedModelCannotBeTickedAndSaysWhy()
    {
        Compared shown;
        const QModelIndex line = lineOf(shown, "Trained policy 4");
        QVERIFY(!(line.flags() & Qt::ItemIsEnabled));
        QVERIFY(line.data().toString().contains("Found with another split."));
        QCOMPARE(line.data(Qt::ToolTipRole).toString(), "Found with another split.");
        clickBox(shown, "Trained policy 4");
        QVERIFY(!isTicked(shown, "Trained policy 4"));
    }

    void aModelOfAnotherSplitIsRefusedWithTheReason()
    {
        Compared shown;
        auto other = std::make_shared<core::ComparedModel>(*modelOf(policy(0)));
        other->evaluationSet = {.high = 9, .low = 9};
        shown.page.disconnect(SIGNAL(modelsWanted(std::vector<core::ModelRef>)));
        shown.page.setModel(other);
        QVERIFY(!isTicked(shown, "Policy 1"));
        QVERIFY(showsText(shown.page, "another split"));
        QVERIFY(lineOf(shown, "Policy 1").data().toString().contains("another split"));
    }

    void aModelThatCouldNotBeOpenedCanBeTriedAgain()
    {
        Compared shown;
        shown.page.setModelProblem(policy(2), "Its file is damaged.");
        QVERIFY(!isTicked(shown, "Policy 3"));
        QVERIFY(showsText(shown.page, "Its file is damaged."));
        clickBox(shown, "Policy 3");
        QVERIFY(isTicked(shown, "Policy 3"));
        QVERIFY(!showsText(shown.page, "Its file is damaged."));
    }

    void withNothingTickedItSaysWhatToDo()
    {
        Compared shown;
        for (const ShownModel& one : std::vector(shown.page.comparison()->models))
            clickBox(shown, one.name);
        QVERIFY(!shown.page.comparison());
        QVERIFY(showsText(shown.page, "Tick two models"));
        clickBox(shown, "Policy 2");
        QVERIFY(showsText(shown.page, "Tick a second model"));
    }

    void withoutACaseFiguresAreUndefined()
    {
        Compared shown(readyCompareFacts(), false);
        shown.page.disconnect(SIGNAL(modelsWanted(std::vector<core::ModelRef>)));
        shown.page.setChoices(policyChoices(), {});
        shown.page.setModel(model(policy(2), scored(0, 0, 5.0, 0)));
        const ModelTable& table = *visible<ModelTable>(shown.page);
        QCOMPARE(table.cell(0, 2), "undefined");
        QCOMPARE(table.cell(0, 4), "undefined");
        QCOMPARE(table.cell(0, 7), "undefined");
        QCOMPARE(table.cell(0, 5), "100.0");
        openTab(shown, "ROC / PR");
        QVERIFY(visible<LinePlot>(shown.page)->chart().isEmpty());
        QVERIFY(visible<LinePlot>(shown.page)->accessibleDescription().contains("same outcome"));
    }

    // By falling probability: 15 ill, 5 of 80 healthy, 5 ill, 75 healthy.
    void figuresNeedNoWindowAndHaveTheirNumbersBehindThem()
    {
        Comparison comparison;
        comparison.models = {{"Policy 3", {}, {0}, modelOf(policy(2))}};
        const FigurePtr roc = rocFigure(comparison);
        QStringList corners;
        for (const QStringList& line : roc->table().rows)
            if (line[0] == "Policy 3")
                corners << line[1] + ' ' + line[2];
        QCOMPARE(corners, (QStringList{"0 0", "0 0.75", "0.0625 0.75", "0.0625 1", "1 1"}));
        const QStringList counts{"Policy 3", "15", "5", "5", "75", "0.75", "0.9375", "0.75", "0.9375"};
        QCOMPARE(confusionFigure(comparison)->table().rows.front(), counts);
        for (const FigurePtr& figure : {roc, precisionRecallFigure(comparison), calibrationFigure(comparison),
                                        decisionCurveFigure(comparison), confusionFigure(comparison)}) {
            QImage image(480, 320, QImage::Format_RGB32);
            image.fill(lightTheme().surface);
            const QImage blank = image;
            QPainter painter(&image);
            figure->paint(painter, image.size(), figure->text(), lightTheme());
            painter.end();
            QVERIFY2(image != blank, qPrintable(figure->name()));
        }
        QVERIFY(!rocFigure(Comparison()));
        QVERIFY(!confusionFigure(Comparison()));
    }

    void baselinesAreOfferedWhereThereAreNone()
    {
        Compared shown(readyCompareFacts(), false);
        shown.page.setChoices(policyChoices(), {});
        QVERIFY(showsText(shown.page, "No baselines yet"));
        QSignalSpy wanted(&shown.page, &ComparePage::baselinesRequested);
        visible<QPushButton>(shown.page); // lays out the message
        buttonNamed(shown.page, "Run baselines…")->click();
        auto* dialog = shown.page.findChild<BaselinesDialog*>();
        QVERIFY(dialog);
        QTest::mouseClick(buttonNamed<QToolButton>(*dialog, "Quick"), Qt::LeftButton);
        buttonNamed(*dialog, "Run")->click();
        QCOMPARE(wanted.count(), 1);
        const auto plan = wanted.front().front().value<core::BaselinePlan>();
        QCOMPARE(plan.systems.size(), std::size_t(4));
        QCOMPARE(plan.seeds, 1);
        QVERIFY(plan.chosenPanels.empty());
    }

    void panelsOfTheUsersChoiceAreAskedForOnlyWhereARowNeedsThem()
    {
        BaselinesDialog dialog({}, {"BBC", "TSAT", "CMP"}, true, lightTheme());
        dialog.show();
        auto boxes = dialog.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 3); // the last: who judges
        QVERIFY(!boxes[0]->isEnabled());
        auto& tree = *dialog.findChild<QTreeWidget*>();
        const QString name = systemText({SystemKind::XgBoost, PanelChoice::Chosen});
        tree.findItems(name, Qt::MatchExactly | Qt::MatchRecursive).front()->setCheckState(0, Qt::Checked);
        QVERIFY(boxes[0]->isEnabled());
        boxes[1]->setCurrentText("BBC");
        QVERIFY(!buttonNamed(dialog, "Run")->isEnabled());
        boxes[1]->setCurrentText("CMP");
        QVERIFY(buttonNamed(dialog, "Run")->isEnabled());
        QVERIFY(dialog.plan().chosenPanels == (std::vector<std::string>{"BBC", "CMP"}));
    }

    void foldsTakeThePlaceOfSeeds()
    {
        BaselinesDialog dialog({}, {"BBC", "TSAT"}, true, lightTheme());
        dialog.show();
        auto& judge = *dialog.findChild<JudgeBox*>();
        QVERIFY(!dialog.plan().judging.everybody());
        QCOMPARE(dialog.plan().seeds, 5);
        judge.setCurrentIndex(judge.findText("all patients, 10 folds"));
        QCOMPARE(dialog.plan().judging.folds, 10);
        QCOMPARE(dialog.plan().seeds, 10);
        QVERIFY(!dialog.findChild<QSpinBox*>()->isEnabled());
        QVERIFY(showsText(dialog, "every time without another fold, which judges"));
        BaselinesDialog fixed({}, {"BBC", "TSAT"}, false, lightTheme()); // the study says who is in the test
        QVERIFY(!fixed.findChild<JudgeBox*>()->model()->index(1, 0).flags().testFlag(Qt::ItemIsEnabled));
    }

    // Two folds: 3 of 4 and 1 of 4 cases found, 1 and 3 false alarms: pooled F1 8 / 16, wider than all there is. The
    // lattice does the same for half the money: nothing tells them apart.
    void aTableJudgedByFoldsAddsUpAndComparesForTheMoney()
    {
        core::BaselineRecord record = tableRecord(core::RunStatus::Finished);
        record.start.patients = 50;
        record.start.plan.systems = {{SystemKind::XgBoost, PanelChoice::All}, {SystemKind::Lattice, PanelChoice::All}};
        record.start.plan.judging = {.folds = 2, .repeats = 1};
        const std::array<core::Confusion, 2> counts{
            core::Confusion{.truePositive = 3, .trueNegative = 15, .falsePositive = 1, .falseNegative = 1},
            core::Confusion{.truePositive = 1, .trueNegative = 23, .falsePositive = 3, .falseNegative = 3}};
        for (const core::SystemId& system : record.start.plan.systems)
            for (std::uint64_t fold = 0; fold < 2; ++fold) {
                const bool lattice = system.kind == SystemKind::Lattice;
                core::SystemRun run = finishedRun(system.kind, fold + 1, *counts[fold].f1());
                run.test.confusion = counts[fold];
                run.test.meanCost.value = lattice ? 10.0 : 20.0;
                if (lattice)
                    run.front = {{.shape = {}, .validation = run.test, .test = run.test, .expected = {}}};
                record.runs.push_back(run);
            }
        Compared shown;
        shown.page.setTables({record});
        openTab(shown, "Table");
        const auto tables = shown.page.findChild<TableTab*>()->findChildren<ModelTable*>();
        QCOMPARE(tables.size(), 2);
        QCOMPARE(tables[0]->cell(0, 1), "0.500 (0.000 to 1.000)");
        QCOMPARE(tables[0]->cell(0, 3), "4 of 8");
        QCOMPARE(tables[0]->cell(0, 6), "2 of 2");
        QCOMPARE(tables[0]->cell(1, 2), "$10.00");
        QCOMPARE(column(*tables[1], 1), (QStringList{"25\u202F%", "50\u202F%", "100\u202F%"}));
        QCOMPARE(tables[1]->cell(1, 5), "$10.00");
        QCOMPARE(column(*tables[1], 2),
                 (QStringList{"cannot be told apart", "cannot be told apart", "cannot be told apart"}));
        QVERIFY(showsText(shown.page, "All 50 patients, 2 folds."));
        shown.page.setTables({tableRecord(core::RunStatus::Finished)}); // one by seeds has no such part
        QVERIFY(!tables[1]->isVisible());
    }

    // F1 of 0.5 and 0.6: mean 0.55, deviation √(0.005) = 0.071.
    void rowsOfATableAppearAsTheyAreFinished()
    {
        Compared shown;
        shown.page.setTables({tableRecord(core::RunStatus::Running)});
        BaselineActivity activity{.active = true};
        activity.progress.share = 0.25;
        activity.progress.elapsedSeconds = 6.0;
        activity.progress.remainingSeconds = 20.0;
        activity.progress.underWay = {{{SystemKind::XgBoost, PanelChoice::All}, 1}};
        activity.progress.finished = {finishedRun(SystemKind::LogisticRegression, 0, 0.5)};
        shown.page.setActivity(activity);
        QVERIFY(showsText(shown.page, "Baselines, 1 of 4"));
        QVERIFY(showsText(shown.page, "XGBoost, all, seed 2"));
        activity.byFolds = true;
        shown.page.setActivity(activity);
        QVERIFY(showsText(shown.page, "XGBoost, all, fold 1"));
        activity.byFolds = false;
        openTab(shown, "Table");
        const ModelTable& table = *visible<ModelTable>(shown.page);
        QCOMPARE(column(table, 1), QStringList{"0.500"});
        QCOMPARE(table.cell(0, 6), "1 of 2");
        activity.progress.finished = {finishedRun(SystemKind::LogisticRegression, 1, 0.6)};
        shown.page.setActivity(activity);
        QCOMPARE(table.cell(0, 1), "0.550 ± 0.071");
        QSignalSpy exported(&shown.page, &ComparePage::tableExportRequested);
        buttonNamed(shown.page, "Export tables…")->click();
        QCOMPARE(exported.count(), 1);
    }

    void aTableInTheMakingCanBePausedAndStopped()
    {
        Compared shown;
        shown.page.setTables({tableRecord(core::RunStatus::Running)});
        shown.page.setActivity({.active = true});
        QVERIFY(!buttonNamed(shown.page, "Run baselines…")->isEnabled());
        QSignalSpy paused(&shown.page, &ComparePage::pauseRequested);
        QSignalSpy resumed(&shown.page, &ComparePage::resumeRequested);
        QSignalSpy stopped(&shown.page, &ComparePage::stopRequested);
        buttonNamed(shown.page, "Pause")->click();
        shown.page.setActivity({.active = true, .paused = true});
        buttonNamed(shown.page, "Resume")->click();
        buttonNamed(shown.page, "Stop")->click();
        QCOMPARE(paused.count() + resumed.count() + stopped.count(), 3);
        shown.page.setActivity({.active = true, .stopping = true});
        QVERIFY(!buttonNamed(shown.page, "Stop")->isEnabled());
        shown.page.setActivity({});
        QVERIFY(!buttonNamed(shown.page, "Stop"));
    }

    void aStoppedTableCanBeResumedAndRemovedAfterAQuestion()
    {
        Compared shown;
        shown.page.setTables({tableRecord(core::RunStatus::Cancelled)});
        QSignalSpy resumed(&shown.page, &ComparePage::resumeTableRequested);
        buttonNamed(shown.page, "Resume")->click();
        QCOMPARE(resumed.count(), 1);
        QSignalSpy removed(&shown.page, &ComparePage::removeTableRequested);
        openTab(shown, "Table");
        buttonNamed(shown.page, "Remove…")->click();
        QCOMPARE(removed.count(), 0);
        buttonNamed(shown.page, "Remove")->click();
        QCOMPARE(removed.count(), 1);
    }

    // Windows from 1180 × 720 on; the steps on the left take 184.
    void wordsAreTranslatedReachableAndWhole()
    {
        for (const QSize size : {QSize(1256, 804), QSize(996, 626)}) {
            Compared shown;
            shown.page.resize(size);
            QCoreApplication::sendPostedEvents();
            QTest::qWait(1);
            QCOMPARE(shown.page.size(), size);
            QCOMPARE(cutTexts(shown.page), QStringList());
            QCOMPARE(namelessFocusable(shown.page).join(QLatin1Char('\n')), QString());
        }
    }

    void everyWordCameFromATranslator()
    {
        PseudoTranslator translator;
        QCoreApplication::installTranslator(&translator);
        {
            Compared shown;
            shown.page.setTables({tableRecord(core::RunStatus::Cancelled)});
            QStringList left = hardCodedWords(shown.page);
            // Names of policies, of the outcome and of panels are the user's own.
            for (const char* own :
                 {"Policy", "Run", "Go to Front", "Found with another split", "low ferritin", "List of", "USD"})
                left.removeIf([own](const QString& text) { return text.contains(QString::fromUtf8(own)); });
            QCOMPARE(left.join(QLatin1Char('\n')), QString());
        }
        QCoreApplication::removeTranslator(&translator);
    }

    void theKeyboardReachesEverything()
    {
        Compared shown;
        QCOMPARE(notReachedByTab(shown.page), QStringList());
    }
};

PANELWISE_TEST(ComparePageTest)

} // namespace compare_page_test

#include "compare_page_test.moc"
