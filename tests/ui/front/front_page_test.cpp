// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "tests/ui/figures/front_fixture.h"
#include "tests/ui/figures/shown_figure.h"
#include "ui/common/judge_box.h"
#include "ui/common/money_spin_box.h"
#include "ui/figures/charts/front_plot.h"
#include "ui/figures/charts/panel_use_picture.h"
#include "ui/front/front_page.h"
#include "ui/front/method_box.h"
#include "ui/front/point_card.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace front_page_test {

using namespace ui;
using Kind = FrontActivity::Kind;

namespace {

FrontFacts readyFacts()
{
    FrontFacts facts;
    facts.open = true;
    facts.panels = {QStringLiteral("BBC"), QStringLiteral("TSAT")};
    facts.patients = {2500, 5000, 500, 1000, 1000};
    facts.cohort = fixtures::kPatients;
    return facts;
}

core::FrontRecord withoutTest(core::FrontRecord front, core::RunStatus status)
{
    for (core::OperatingPoint& point : front.points)
        point.test.reset();
    front.summary.reset();
    front.status = status;
    return front;
}

FrontActivity searching(std::int64_t number, Kind kind = Kind::Running)
{
    FrontActivity activity;
    activity.kind = kind;
    activity.front = core::FrontId{number};
    activity.progress.phase = core::FrontPhase::PanelSets;
    activity.progress.share = 0.37;
    activity.progress.elapsedSeconds = 6.0;
    activity.progress.remainingSeconds = 10.0;
    activity.progress.done = 12;
    activity.progress.total = 64;
    return activity;
}

template <typename T = QPushButton>
T* buttonNamed(const QWidget& page, const char* text)
{
    QCoreApplication::sendPostedEvents(); // messages lay out their buttons later
    for (T* button : page.findChildren<T*>())
        if (button->text() == QString::fromUtf8(text) && button->isVisible())
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
    FrontPage page;
    explicit Shown(const FrontFacts& facts = readyFacts())
    {
        page.resize(1256, 804);
        page.show();
        page.setFacts(facts);
    }
    FrontPlot& plot() { return *page.findChild<FrontPlot*>(); }
    QTableView& table() { return *page.findChild<QTableView*>(); }
};

} // namespace

class FrontPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    void withoutAFrontItSaysWhatOneIsAndFindsItWithOneClick()
    {
        Shown shown;
        QVERIFY(says(shown.page, "What does each amount of money buy?"));
        QVERIFY(says(shown.page, "10,000 patients and 2 panels"));
        QVERIFY(says(shown.page, "Lattice"));
        QSignalSpy wanted(&shown.page, &FrontPage::searchRequested);
        buttonNamed(shown.page, "Find the front")->click();
        QCOMPARE(wanted.count(), 1);
        const auto plan = wanted.front().front().value<core::FrontPlan>();
        QVERIFY(plan.method == core::FrontMethod::Lattice);
        QVERIFY(plan.metric == core::FrontMetric::F1);
    }

    void thePlanIsWhatTheInputsSay()
    {
        FrontFacts facts = readyFacts();
        facts.exactPossible = true;
        Shown shown(facts);
        shown.page.findChild<MethodBox*>()->setMethod(core::FrontMethod::Exact);
        buttonNamed<QToolButton>(shown.page, "AM")->click();
        QVERIFY(shown.page.plan().method == core::FrontMethod::Exact);
        QVERIFY(shown.page.plan().metric == core::FrontMetric::Am);
        QVERIFY(says(shown.page, "computed instead of learned"));
    }

    void theExactWayIsOfferedOnlyWhereItIsPossible()
    {
        Shown shown;
        QCOMPARE(shown.page.findChild<MethodBox*>()->count(), 2);
        FrontFacts facts = readyFacts();
        facts.exactPossible = true;
        shown.page.setFacts(facts);
        QCOMPARE(shown.page.findChild<MethodBox*>()->count(), 3);
    }

    void withoutDataItSaysWhatIsNeeded()
    {
        FrontFacts facts;
        facts.needs.headline = QStringLiteral("Open data to find the front");
        facts.needs.actionTo = Step::Data;
        Shown shown(facts);
        QVERIFY(says(shown.page, "Open data to find the front"));
        QVERIFY(!buttonNamed(shown.page, "Find the front"));
    }

    void whatStandsInTheWayIsSaid()
    {
        FrontFacts facts = readyFacts();
        facts.busy = QStringLiteral("A policy is being trained.");
        Shown shown(facts);
        QVERIFY(!buttonNamed(shown.page, "Find the front")->isEnabled());
        QVERIFY(says(shown.page, "A policy is being trained."));
        facts.busy.clear();
        facts.readOnly = QStringLiteral("Another window has this project open.");
        shown.page.setFacts(facts);
        QVERIFY(!buttonNamed(shown.page, "Find the front")->isEnabled());
        QVERIFY(says(shown.page, "Another window has this project open."));
        facts.readOnly.clear();
        shown.page.setFacts(facts);
        QVERIFY(buttonNamed(shown.page, "Find the front")->isEnabled());
    }

    void theButtonsFollowTheSearch()
    {
        Shown shown;
        shown.page.setFronts({fixtures::frontNumber(1, core::RunStatus::Running)});
        shown.page.setActivity(searching(1));
        QVERIFY(!buttonNamed(shown.page, "Find the front"));
        QCOMPARE(shown.page.findChild<QProgressBar*>()->value(), 370);
        QVERIFY(says(shown.page, "12 of 64"));
        QVERIFY(says(shown.page, "about 10 s left"));
        QSignalSpy pauses(&shown.page, &FrontPage::pauseRequested);
        buttonNamed(shown.page, "Pause")->click();
        QCOMPARE(pauses.count(), 1);
        shown.page.setActivity(searching(1, Kind::Paused));
        QVERIFY(says(shown.page, "Paused"));
        QSignalSpy resumes(&shown.page, &FrontPage::resumeRequested);
        buttonNamed(shown.page, "Resume")->click();
        QCOMPARE(resumes.count(), 1);
        QSignalSpy stops(&shown.page, &FrontPage::stopRequested);
        buttonNamed(shown.page, "Stop")->click();
        QCOMPARE(stops.count(), 1);
        shown.page.setActivity(searching(1, Kind::Stopping));
        QVERIFY(!buttonNamed(shown.page, "Stop")->isEnabled());
        shown.page.setActivity({});
        QVERIFY(!buttonNamed(shown.page, "Find the front")); // another one is asked for
        buttonNamed(shown.page, "New front…")->click();
        QVERIFY(buttonNamed(shown.page, "Find the front")->isVisible());
    }

    void pointsAppearAsTheyAreFound()
    {
        Shown shown;
        shown.page.setFronts({fixtures::frontNumber(1, core::RunStatus::Running)});
        shown.page.setActivity(searching(1));
        QCOMPARE(shown.plot().scene().onFront, std::size_t(0));
        core::FrontUpdate news;
        news.points = {fixtures::point(20.0, 55, 45), fixtures::point(30.0, 50, 50)};
        news.notices = {core::FrontNotice::FewPositives};
        shown.page.addProgress({1}, news);
        QCOMPARE(shown.plot().scene().onFront, std::size_t(1));
        QCOMPARE(shown.plot().scene().dots.size(), std::size_t(2));
        QVERIFY(says(shown.page, "few patients with the outcome"));
        QVERIFY(says(shown.page, "1 on the front of 2 policies found"));
        QVERIFY(!buttonNamed<QToolButton>(shown.page, "Test")->isEnabled()); // nobody has looked at them
        shown.page.addProgress({2}, news);                                   // of a front that is not there
        QCOMPARE(shown.plot().scene().dots.size(), std::size_t(2));
    }

    void aFinishedFrontIsReportedOnTestAndCanBeSeenOnValidation()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1)});
        QVERIFY(shown.plot().scene().side == FrontSide::Test);
        QVERIFY(says(shown.page, "chosen on validation, reported on test"));
        QVERIFY(says(shown.page, "0.564"));
        buttonNamed<QToolButton>(shown.page, "Validation")->click();
        QVERIFY(shown.plot().scene().side == FrontSide::Validation);
        QVERIFY(says(shown.page, "0.600"));
        QVERIFY(!buttonNamed<QToolButton>(shown.page, "Expected"));
    }

    // Of 1,000 test patients 100 are cases, 55 of them found, 40 of the others alarmed; $40 each.
    void theChosenPointSaysWhatItMeansForPatients()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1)});
        for (const char* text : {"Policy P1-3", "Of 1,000 patients like these, 100 are cases", "$40.00", "$40,000",
                                 "55 of the cases are found", "40 of the others", "λ 4, ρ −0.01 per USD"})
            QVERIFY2(says(shown.page, text), text);
        const std::vector<PanelUse> use{{QStringLiteral("BBC"), 0.75}, {QStringLiteral("TSAT"), 0.25}};
        QVERIFY(shownFigure<PanelUseFigure>(shown.page)->use() == use);
    }

    void plotTableAndCardShareOneChoice()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1)});
        QCOMPARE(shown.table().currentIndex().row(), 2);
        QTest::keyClick(&shown.plot(), Qt::Key_Left);
        QCOMPARE(shown.table().currentIndex().row(), 1);
        QVERIFY(says(shown.page, "Policy P1-2"));
        shown.table().setCurrentIndex(shown.table().model()->index(0, 0));
        QCOMPARE(shown.plot().selected(), std::optional<std::size_t>(0));
        QVERIFY(says(shown.page, "Policy P1-1"));
        buttonNamed<QToolButton>(shown.page, "Validation")->click(); // the choice stays
        QCOMPARE(shown.plot().selected(), std::optional<std::size_t>(0));
    }

    void theTableShowsAllPointsOnRequest()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1)});
        QCOMPARE(shown.table().model()->rowCount(), 3);
        buttonNamed<QCheckBox>(shown.page, "All points")->click();
        QCOMPARE(shown.table().model()->rowCount(), 6);
        shown.table().setCurrentIndex(shown.table().model()->index(5, 0));
        QVERIFY(says(shown.page, "Everybody gets every panel"));
    }

    // For $20 the middle point; for $30 half the patients get the dear one: 115/200 = 0.575 on validation, 105/195 on
    // test.
    void aBudgetChoosesTheBestPointOrSaysWhichTwo()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1)});
        auto* budget = shown.page.findChild<MoneySpinBox*>(QStringLiteral("budget"));
        QCOMPARE(budget->value(), 40.0); // begins with what is proposed
        budget->setValue(20.0);
        QCOMPARE(shown.plot().selected(), std::optional<std::size_t>(1));
        QVERIFY(says(
            shown.page,
            "Policy P1-2, chosen on validation patients ($20.00 on average, F1 0.550): test patients pay $20.00, F1 "
            "0.513."));
        budget->setValue(30.0);
        QVERIFY(says(shown.page,
                     "of patients policy P1-2, for the others policy P1-3, chosen on validation patients ($30.00 "
                     "on average, F1 0.575): test patients pay $30.00, F1 0.538."));
        Q_EMIT shown.plot().budgetMoved(1.0); // its line was dragged; in between lies a mixture of points 1 and 2
        QCOMPARE(budget->value(), 1.0);
        QCOMPARE(shown.plot().selected(), std::optional<std::size_t>(0));
        buttonNamed<QCheckBox>(shown.page, "Best within")->click();
        QVERIFY(!says(shown.page, "on average, F1"));
    }

    void aBudgetThatIsTooSmallIsSaid()
    {
        Shown shown;
        core::FrontRecord front = fixtures::finishedFront(1);
        front.points.erase(front.points.begin() + 1); // the one that costs nothing
        shown.page.setFronts({front});
        shown.page.findChild<MoneySpinBox*>(QStringLiteral("budget"))->setValue(3.0);
        QVERIFY(says(shown.page, "No policy at or below $3.00; nearest $20.00."));
    }

    void anInterruptedSearchOffersToGoOn()
    {
        Shown shown;
        shown.page.setFronts({withoutTest(fixtures::finishedFront(4), core::RunStatus::Interrupted)});
        QVERIFY(says(shown.page, "This search was interrupted. Policies found by then and kept: 4."));
        QSignalSpy wanted(&shown.page, &FrontPage::resumeFrontRequested);
        buttonNamed(shown.page, "Resume")->click();
        QCOMPARE(wanted.front().front().value<core::FrontId>().value, std::int64_t(4));
    }

    void aStoppedSearchKeepsItsPointsAndCanGoOn()
    {
        Shown shown;
        shown.page.setFronts({withoutTest(fixtures::finishedFront(1), core::RunStatus::Cancelled)});
        QVERIFY(says(shown.page, "test figures were not looked at"));
        QVERIFY(buttonNamed(shown.page, "Resume"));
        QCOMPARE(shown.plot().scene().onFront, std::size_t(3));
        QVERIFY(shown.table().isColumnHidden(3)); // no intervals yet
    }

    void aJudgementThatWasStoppedDoesNotDenyTheTestFigures()
    {
        Shown shown;
        core::FrontRecord front = fixtures::finishedFront(1);
        front.status = core::RunStatus::Cancelled;
        shown.page.setFronts({front});
        QVERIFY(says(shown.page, "judging it on all patients was stopped"));
        QVERIFY(!says(shown.page, "not looked at"));
        QVERIFY(buttonNamed(shown.page, "Resume"));
    }

    // Figures of everybody come first where there are some, and say whose they are.
    void aJudgedFrontShowsAllPatients()
    {
        Shown shown;
        core::FrontRecord front = fixtures::finishedFront(1);
        for (core::OperatingPoint& point : front.points)
            point.pooled = point.test;
        front.summary->judged =
            core::JudgedFront{.everybody = {.folds = 10, .repeats = 1, .patients = 4321, .cases = 432}};
        shown.page.setFronts({front});
        QCOMPARE(shown.plot().scene().side, FrontSide::Everybody);
        QVERIFY(says(shown.page, "Judged on all 4,321 patients (432 cases): 10 folds"));
        front.summary->judged.reset();
        for (core::OperatingPoint& point : front.points)
            point.pooled.reset();
        shown.page.setFronts({front});
        QCOMPARE(shown.plot().scene().side, FrontSide::Test);
    }

    void everybodyIsProposedWhereCasesAreFewAndItIsQuick()
    {
        const JudgeFacts few{.cases = 300, .seconds = 17.0};
        const auto proposed = [](const JudgeFacts& facts) {
            JudgeBox box;
            box.setFacts(facts);
            return box.judging().folds;
        };
        QCOMPARE(proposed(few), 10);
        JudgeFacts other = few;
        other.cases = 1000;
        QCOMPARE(proposed(other), 0);
        other = few;
        other.cases = 9; // fewer than folds
        QCOMPARE(proposed(other), 0);
        other = few;
        other.seconds = 18.0; // ten folds take three minutes
        QCOMPARE(proposed(other), 0);
        other = few;
        other.seconds.reset();
        QCOMPARE(proposed(other), 0);
        other = few;
        other.propose = false;
        QCOMPARE(proposed(other), 0);
        other = few;
        other.foldsPossible = false;
        QCOMPARE(proposed(other), 0);
        // What the user chose stays, as long as it can be.
        JudgeBox box;
        box.setFacts(few);
        box.setCurrentIndex(1);
        Q_EMIT box.activated(1);
        other = few;
        other.cases = 400;
        box.setFacts(other);
        QCOMPARE(box.judging().folds, 5);
        other.foldsPossible = false;
        box.setFacts(other);
        QCOMPARE(box.judging().folds, 0);
    }

    void aFailureIsSaidInline()
    {
        Shown shown;
        shown.page.setFronts({fixtures::frontNumber(1, core::RunStatus::Failed)});
        QVERIFY(says(shown.page, "This search failed."));
        shown.page.setFailure(QStringLiteral("It went wrong."));
        QVERIFY(says(shown.page, "It went wrong."));
        QVERIFY(!says(shown.page, "This search failed.")); // said once
        buttonNamed(shown.page, "Close")->click();
        QVERIFY(!says(shown.page, "It went wrong."));
    }

    void aFrontOfEarlierDataSaysSoAndNamesNoPanelOfToday()
    {
        FrontFacts facts = readyFacts();
        facts.optimum = core::OptimumLines{.prevalence = 0.1, .f1 = {{0.0, 0.5}}, .am = {}};
        Shown shown(facts);
        core::FrontRecord front = fixtures::finishedFront(1);
        shown.page.setFronts({front});
        QVERIFY(!shown.plot().scene().optimum.empty());
        front.start.cohort = {.high = 9, .low = 9};
        shown.page.setFronts({front});
        QVERIFY(says(shown.page, "belongs to earlier data"));
        QCOMPARE(shownFigure<PanelUseFigure>(shown.page)->use().front().panel, QStringLiteral("Panel 1"));
        QVERIFY(shown.plot().scene().optimum.empty());
        front.start.panels = core::TestCatalog({{.name = "Then", .cost = core::Cost(1.0), .features = {}}}, {});
        shown.page.setFronts({front});
        QCOMPARE(shownFigure<PanelUseFigure>(shown.page)->use().front().panel, QStringLiteral("Then"));
    }

    void theNewestFrontIsShownAndEarlierOnesCanBeChosen()
    {
        Shown shown;
        core::FrontRecord first = fixtures::finishedFront(1);
        first.points.resize(1);
        shown.page.setFronts({first, fixtures::finishedFront(2)});
        QVERIFY(shown.page.shownFront() == core::FrontId{2});
        auto* choice = shown.page.findChild<QComboBox*>(QStringLiteral("fronts"));
        QVERIFY(choice->isVisible());
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QVERIFY(shown.page.shownFront() == core::FrontId{1});
        QCOMPARE(shown.plot().scene().dots.size(), std::size_t(3)); // one policy, no panels, all panels
    }

    void aFrontIsRemovedOnlyAfterAQuestion()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1), fixtures::finishedFront(2)});
        QSignalSpy removed(&shown.page, &FrontPage::removeFrontRequested);
        auto* remove = shown.page.findChild<QToolButton*>(QStringLiteral("removeFront"));
        remove->click();
        QVERIFY(says(shown.page, "Remove front 2"));
        buttonNamed(shown.page, "Keep")->click();
        QCOMPARE(removed.count(), 0);
        remove->click();
        buttonNamed(shown.page, "Remove")->click();
        QCOMPARE(removed.count(), 1);
        shown.page.setFronts({fixtures::finishedFront(1)});
        QVERIFY(shown.page.shownFront() == core::FrontId{1});
    }

    // 1280 × 800 at twice the type: what does not fit is scrolled to, the window does not grow.
    void largeTypeDoesNotOutgrowASmallWindow()
    {
        Shown shown;
        shown.page.setFronts({fixtures::finishedFront(1)});
        shown.page.setTheme(lightTheme(2.0));
        QVERIFY(shown.page.minimumSizeHint().height() < 700);
        QVERIFY(shown.page.minimumSizeHint().width() < 1080);
        const auto leftOf = [&](const QWidget& widget) { return widget.mapTo(&shown.page, QPoint()).x(); };
        auto* card = shown.page.findChild<PointCard*>();
        QTRY_VERIFY(std::abs(leftOf(*card) - leftOf(shown.table())) < 40); // one below the other
        shown.page.setTheme(lightTheme(1.0));
        QTRY_VERIFY(leftOf(*card) > leftOf(shown.table()) + 400);
    }

    void everyWordCanBeTranslatedAndEveryInputHasAName()
    {
        PseudoTranslator pseudo;
        QCoreApplication::installTranslator(&pseudo);
        FrontFacts facts = readyFacts();
        facts.panels = {QStringLiteral("1"), QStringLiteral("2")};
        facts.needs.action = QStringLiteral("⟦Go⟧");
        facts.currency = "EUR"; // has a sign of its own
        QStringList words;
        {
            Shown shown(facts);
            words = hardCodedWords(shown.page);
            core::FrontRecord front = fixtures::finishedFront(2);
            front.start.cohort = {.high = 9, .low = 9};
            front.summary->notices = {core::FrontNotice::FewPositives};
            shown.page.setFronts({front, front});
            QTest::qWait(150); // the legend follows the picture
            words += hardCodedWords(shown.page);
            shown.page.setActivity(searching(2));
            words += hardCodedWords(shown.page);
            const QStringList nameless = namelessFocusable(shown.page);
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        }
        QCoreApplication::removeTranslator(&pseudo);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(QLatin1Char('\n'))));
    }
};

PANELWISE_TEST(FrontPageTest)

} // namespace front_page_test

#include "front_page_test.moc"
