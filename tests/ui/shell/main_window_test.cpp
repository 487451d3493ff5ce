// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "ui/common/text/glossary.h"
#include "ui/common/theme/theme.h"
#include "ui/shell/help_window.h"
#include "ui/shell/main_window.h"
#include "ui/shell/presenter_view.h"
#include "ui/shell/step_needs.h"
#include "ui/shell/step_rail.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUndoStack>

namespace main_window_test {

using namespace ui;

namespace {

struct Frame {
    QUndoStack stack;
    MainWindow window;
    Frame()
    {
        window.menu().setUndoStack(&stack);
        for (const Place place :
             {Place::Start, Place::Import, Place::Data, Place::Train, Place::Front, Place::Patient, Place::Compare})
            window.addPage(place, new QWidget);
        window.show();
        window.activateWindow();
        const bool active = QTest::qWaitForWindowActive(&window);
        Q_ASSERT(active);
        Q_UNUSED(active)
    }
};

QAction* actionNamed(const QWidget& menu, const QString& text)
{
    for (QAction* action : menu.actions()) {
        if (action->text().remove(QLatin1Char('&')) == text)
            return action;
    }
    return nullptr;
}

const QTextBrowser* helpPage(const HelpWindow& help, const QString& name)
{
    const QList<QTextBrowser*> pages = help.findChildren<QTextBrowser*>();
    return *std::ranges::find_if(pages, [&](const QTextBrowser* page) { return page->accessibleName() == name; });
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, lightTheme()); }

    void theLineAboutClinicalUseIsAlwaysThere()
    {
        Frame frame;
        const auto* strip = frame.window.findChild<QLabel*>(QStringLiteral("useStrip"));
        QCOMPARE(strip->text(), QStringLiteral("Simulation for education and research. Not for clinical use."));
        frame.window.setPresenting(true);
        QVERIFY(strip->isVisible());
        for (const Step step : kSteps) {
            frame.window.showPlace(placeOf(step));
            QVERIFY(strip->isVisible());
        }
    }

    void controlAndADigitLeadToAStep()
    {
        Frame frame;
        const Qt::Key keys[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5};
        for (std::size_t i = 0; i < kSteps.size(); ++i) {
            QTest::keyClick(&frame.window, keys[i], Qt::ControlModifier);
            QCOMPARE(frame.window.place(), placeOf(kSteps[i]));
        }
    }

    void arrowsInTheRailMoveBetweenSteps()
    {
        Frame frame;
        auto* rail = frame.window.findChild<StepRail*>();
        frame.window.showPlace(Place::Data);
        rail->setFocus();
        QTest::keyClick(rail, Qt::Key_Down);
        QCOMPARE(frame.window.place(), Place::Train);
        QTest::keyClick(rail, Qt::Key_End);
        QCOMPARE(frame.window.place(), Place::Compare);
    }

    void aStepThatNeedsSomethingCanStillBeChosen()
    {
        Frame frame;
        frame.window.setSteps(stepInfos({}));
        auto* rail = frame.window.findChild<StepRail*>();
        QTest::mouseClick(rail->viewport(), Qt::LeftButton, {}, rail->visualRect(rail->model()->index(2, 0)).center());
        QCOMPARE(frame.window.place(), Place::Front);
        const StepNeeds needs = stepNeeds(Step::Front, {});
        QCOMPARE(needs.headline, QStringLiteral("Open data to find the front"));
        QVERIFY(needs.actionTo == Step::Data);
    }

    void theRailSaysHowFarTheFrontIs()
    {
        const auto front = [](const ProjectFacts& facts) { return stepInfos(facts)[2]; };
        ProjectFacts facts{.open = true, .assessment = std::make_shared<core::Assessment>()};
        QCOMPARE(front(facts).state, StepState::Ready);
        facts.search = SearchFacts{.progress = {}, .paused = false};
        facts.search->progress.share = 0.25;
        facts.search->progress.remainingSeconds = 30.0;
        QCOMPARE(front(facts).state, StepState::Running);
        QCOMPARE(front(facts).stateText, QStringLiteral("25\u202F%, about 30 s left"));
        facts.search.reset();
        facts.fronts = 1;
        facts.frontPoints = 11;
        QCOMPARE(front(facts).state, StepState::Done);
        QCOMPARE(front(facts).stateText, QStringLiteral("11 on the front"));
        facts.frontInterrupted = true;
        QCOMPARE(front(facts).state, StepState::LookHere);
    }

    void presentingHidesRailAndStatusBarUntilEscape()
    {
        Frame frame;
        QSignalSpy presenting(&frame.window, &MainWindow::presentingChanged);
        QTest::keyClick(&frame.window, Qt::Key_F5);
        QVERIFY(frame.window.presenting());
        QVERIFY(!frame.window.statusBar()->isVisible());
        QVERIFY(!frame.window.findChild<StepRail*>()->isVisible());
        QTest::keyClick(&frame.window, Qt::Key_Escape);
        QVERIFY(!frame.window.presenting());
        QVERIFY(frame.window.statusBar()->isVisible());
        QCOMPARE(presenting.size(), 2);
    }

    void whilePresentingKeysLeadThePlotAndBlackenTheScreen()
    {
        Frame frame;
        frame.window.setPresenting(true);
        PresenterView& view = frame.window.presenter();
        QVERIFY(view.isVisible());
        QVERIFY(!frame.window.menuBar()->isVisible());
        QVERIFY(view.hint().isVisible());
        QTest::keyClick(&frame.window, Qt::Key_B);
        QVERIFY(view.isBlack());
        QCOMPARE(view.grab().toImage().pixelColor(5, 5), QColor(Qt::black));
        QTest::keyClick(&frame.window, Qt::Key_B);
        QVERIFY(!view.isBlack());
        QTest::keyClick(&frame.window, Qt::Key_N);
        QVERIFY(view.notes().isVisible());
        QTest::keyClicks(&view.notes(), "bank on n and b");
        QCOMPARE(view.notes().toPlainText(), QStringLiteral("bank on n and b"));
        QTest::keyClick(&view.notes(), Qt::Key_Escape); // the notes, not the show
        QVERIFY(!view.notes().isVisible());
        QVERIFY(frame.window.presenting());
        QTest::keyClick(&frame.window, Qt::Key_F5);
        QVERIFY(!frame.window.presenting());
        QVERIFY(!view.isVisible());
        QVERIFY(frame.window.menuBar()->isVisible());
        frame.window.setPresenting(true);
        QVERIFY(!view.hint().isVisible()); // once is enough
        frame.window.setPresenting(false);
    }

    void withoutAProjectThereIsNothingToSave()
    {
        Frame frame;
        QMenu* file = frame.window.menuBar()->actions().front()->menu();
        frame.window.menu().setCapabilities({});
        QVERIFY(!actionNamed(*file, QStringLiteral("Save as…"))->isEnabled());
        frame.window.menu().setCapabilities({.project = true});
        QVERIFY(actionNamed(*file, QStringLiteral("Save as…"))->isEnabled());
    }

    void whatCannotBeDoneSaysWhy()
    {
        Frame frame;
        QMenu* run = actionNamed(*frame.window.menuBar(), QStringLiteral("Run"))->menu();
        QAction* find = actionNamed(*run, QStringLiteral("Find the front"));
        frame.window.menu().setCapabilities({.cannotSearch = QStringLiteral("No outcome is chosen.")});
        QVERIFY(!find->isEnabled());
        QCOMPARE(find->statusTip(), QStringLiteral("No outcome is chosen."));
        QVERIFY(!actionNamed(*run, QStringLiteral("Stop"))->isEnabled());
        QVERIFY(!actionNamed(*run, QStringLiteral("Stop"))->statusTip().isEmpty());
        frame.window.menu().setCapabilities({.running = true, .paused = true});
        QVERIFY(find->isEnabled());
        QVERIFY(actionNamed(*run, QStringLiteral("Stop"))->isEnabled());
        QVERIFY(actionNamed(*run, QStringLiteral("Go on")));
    }

    void theKeysOfTheRunMenuAskForWhatItSays()
    {
        Frame frame;
        frame.window.menu().setCapabilities({.project = true, .running = true});
        QSignalSpy find(&frame.window.menu(), &MainMenu::findFrontRequested);
        QSignalSpy train(&frame.window.menu(), &MainMenu::trainRequested);
        QSignalSpy pause(&frame.window.menu(), &MainMenu::pauseRequested);
        QSignalSpy stop(&frame.window.menu(), &MainMenu::stopRequested);
        QTest::keyClick(&frame.window, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&frame.window, Qt::Key_T, Qt::ControlModifier);
        QTest::keyClick(&frame.window, Qt::Key_F8);
        QTest::keyClick(&frame.window, Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(find.size() + train.size() + pause.size() + stop.size(), 4);
        QCOMPARE(std::min({find.size(), train.size(), pause.size(), stop.size()}), 1);
    }

    void theRunningJobIsShownOnEveryPageAndLeadsToItsOwn()
    {
        Frame frame;
        auto* job = frame.window.findChild<JobButton*>();
        QVERIFY(!job->isVisible());
        core::FrontUpdate progress;
        progress.share = 0.37;
        progress.remainingSeconds = 10.0;
        ProjectFacts facts{.open = true, .assessment = nullptr};
        facts.search = SearchFacts{.progress = progress, .paused = false};
        frame.window.setJob(jobStatus(facts));
        for (const Place place : {Place::Start, Place::Data, Place::Train}) {
            frame.window.showPlace(place);
            QVERIFY(job->isVisible());
            QVERIFY2(job->text().startsWith(QStringLiteral("Front: ")), qPrintable(job->text()));
            QVERIFY2(job->text().contains(QStringLiteral("37\u202f%")), qPrintable(job->text()));
            QVERIFY2(job->text().contains(QStringLiteral("10 s left")), qPrintable(job->text()));
        }
        QTest::mouseClick(job, Qt::LeftButton);
        QCOMPARE(frame.window.place(), Place::Front);
        facts.search->paused = true;
        frame.window.setJob(jobStatus(facts));
        QVERIFY2(job->text().contains(QStringLiteral("paused")), qPrintable(job->text()));
        frame.window.setJob({});
        QVERIFY(!job->isVisible());
    }

    void theStatusBarNamesSplitIntervalsPricesAndSeeds()
    {
        core::Assessment assessment;
        assessment.splitCounts = {10, 20, 30, 40, 991};
        assessment.study.task.currency = "EUR";
        assessment.study.task.priceSource = "Fee schedule 2025, as in a paper of 2023.";
        assessment.study.task.priceYear = 2025;
        assessment.study.split.seed = core::Seed{7};
        ProjectFacts facts{.open = true, .assessment = std::make_shared<const core::Assessment>(assessment)};
        facts.frontSeed = core::Seed{3};
        QCOMPARE(statusFields(facts, Step::Front), (QStringList{"Test split: 991 patients", "95 % intervals: bootstrap",
                                                                "Prices: EUR, 2025", "Seeds: split 7, search 3"}));
        QCOMPARE(statusFields(facts, Step::Data).mid(2), (QStringList{"Prices: EUR, 2025", "Split seed 7"}));
        QCOMPARE(statusFields(facts), QStringList{"No network access"}); // the start page is about no project
    }

    void helpOpensAtTheChapterOfThePage()
    {
        HelpWindow help({}, {});
        help.showHelpAbout(Place::Start);
        const QTextBrowser* text = helpPage(help, QStringLiteral("Help"));
        QCOMPARE(text->document()->firstBlock().text(), QStringLiteral("Begin"));
        help.showHelpAbout(Place::Front);
        QCOMPARE(text->document()->firstBlock().text(), QStringLiteral("Front"));
    }

    void theGlossaryPageHoldsEveryTerm()
    {
        HelpWindow help({}, {});
        const QString glossary = helpPage(help, QStringLiteral("Glossary"))->toPlainText();
        for (const Term term : kAllTerms)
            QVERIFY2(glossary.contains(termName(term)), qPrintable(termName(term)));
    }

    void anAmpersandInAFileNameIsShown()
    {
        Frame frame;
        frame.window.menu().setRecent({{QStringLiteral("/r&d.panelwise"), QStringLiteral("r&d.panelwise")}});
        QMenu* file = frame.window.menuBar()->actions().front()->menu();
        QMenu* recent = actionNamed(*file, QStringLiteral("Open recent"))->menu();
        QCOMPARE(recent->actions().front()->text(), QStringLiteral("r&&d.panelwise"));
        QSignalSpy chosen(&frame.window.menu(), &MainMenu::recentChosen);
        recent->actions().front()->trigger();
        QCOMPARE(chosen.front().front().toString(), QStringLiteral("/r&d.panelwise"));
    }

    void noTwoActionsShareAKey()
    {
        Frame frame;
        QStringList keys;
        for (const MenuEntry& entry : frame.window.menu().shortcuts())
            keys.append(entry.key);
        const qsizetype all = keys.size();
        QVERIFY(all > 15);
        QCOMPARE(keys.removeDuplicates(), 0);
    }

    void aNoticeRunsTheActionThatWasPressed()
    {
        Frame frame;
        int pressed = -1;
        frame.window.showNotice(InlineMessage::Severity::Error, {}, QStringLiteral("No room"),
                                {QStringLiteral("Retry"), QStringLiteral("Close")},
                                [&](int action) { pressed = action; });
        auto* notice = frame.window.findChild<InlineMessage*>();
        QVERIFY(notice->isVisible());
        Q_EMIT notice->actionTriggered(1);
        QCOMPARE(pressed, 1);
        QVERIFY(!notice->isVisible());
    }

    void whatTheUserRefusesToCloseStaysOpen()
    {
        Frame frame;
        connect(&frame.window, &MainWindow::closeRequested, [](bool* allowed) { *allowed = false; });
        frame.window.close();
        QVERIFY(frame.window.isVisible());
    }
};

PANELWISE_TEST(MainWindowTest)

} // namespace main_window_test

#include "main_window_test.moc"
