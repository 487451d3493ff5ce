#include "tests/ui/story_fixture.h"
#include "tests/ui/widget_checks.h"
#include "ui/pages/patient_chart.h"
#include "ui/pages/patient_page.h"
#include "ui/plots/track_plot.h"
#include "ui/widgets/action_list.h"
#include "ui/widgets/case_chooser.h"
#include "ui/widgets/flip_slider.h"
#include "ui/widgets/patient_banner.h"
#include "ui/widgets/patient_form.h"
#include "ui/widgets/patient_stage.h"
#include "ui/widgets/result_chart.h"
#include "ui/widgets/step_line.h"
#include "ui/widgets/story_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace ui;
using namespace fixtures;
using core::Action;
using core::Disease;

Q_DECLARE_METATYPE(core::StoryQuestion)
Q_DECLARE_METATYPE(core::FlipQuestion)
Q_DECLARE_METATYPE(core::PolicyRef)

namespace {

const core::PolicyRef kPolicy = core::FrontPolicyRef{core::FrontId{1}, 7};

PatientFacts readyFacts()
{
    PatientFacts facts;
    facts.needs.action = QStringLiteral("Go to Front");
    facts.task = storyTask();
    facts.policies = {{.policy = core::FrontPolicyRef{core::FrontId{1}, 2}, .name = "Policy 1", .title = "Policy 1"},
                      {.policy = kPolicy, .name = "Policy 8", .title = "Policy 8 of the front ($33.50, F1 0.633)"}};
    return facts;
}

bool says(const QWidget& page, const char* text)
{
    QCoreApplication::sendPostedEvents(); // new rows are shown later
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() &&
            label->text().replace(QChar(0x202F), QLatin1Char(' ')).contains(QString::fromUtf8(text)))
            return true;
    return false;
}

template <typename Button>
Button* named(const QWidget& page, const char* text)
{
    for (Button* button : page.findChildren<Button*>())
        if (button->isVisible() &&
            (button->text() == QString::fromUtf8(text) || button->accessibleName() == QString::fromUtf8(text)))
            return button;
    return nullptr;
}

// A page with cases; what it asks for is heard.
struct Shown {
    core::CohortPtr cohort = storyCohort();
    PatientPage page;
    QSignalSpy asked{&page, &PatientPage::storyAsked};
    Shown()
    {
        page.resize(1256, 804);
        page.show();
        page.setFacts(readyFacts());
        page.setPolicy(kPolicy);
        page.setCases(storyCases(cohort));
    }
    core::WalkPatient patient(std::size_t index = 0) const { return storyPatient(*cohort, index); }
    void start()
    {
        chooser().setKind(core::CaseKind::Found);
        page.setStory(policyStory(patient()));
    }
    core::StoryQuestion lastQuestion() const { return asked.last().front().value<core::StoryQuestion>(); }
    CaseChooser& chooser() { return *page.findChild<CaseChooser*>(); }
    ActionList& actions() { return *page.findChild<ActionList*>(); }
    ResultChart& results() { return *page.findChild<ResultChart*>(); }
    TrackPlot& track() { return *page.findChild<PatientChart*>()->findChild<TrackPlot*>(); }
    QString outcome()
    {
        const auto labels = page.findChild<QWidget*>("trueOutcome")->findChildren<QLabel*>();
        return labels.last()->text();
    }
    void key(Qt::Key key) { QTest::keyClick(&page, key); }
    void choose(Action action)
    {
        QListView& view = actions().view();
        for (int row = 0; row < view.model()->rowCount(); ++row)
            if (view.model()->index(row, 0).data(ActionModel::RowRole).value<ActionRow>().action == action)
                view.setCurrentIndex(view.model()->index(row, 0));
        QTest::keyClick(&view, Qt::Key_Return);
    }
    const ResultRow* row(core::FeatureId feature) { return results().model().row(results().model().indexOf(feature)); }
};

} // namespace

class PatientPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
    }

    void withoutAPolicyItSaysWhatIsNeeded()
    {
        PatientPage page;
        page.show();
        PatientFacts facts;
        facts.needs = {.headline = "Find a front first",
                       .sentence = {},
                       .requirements = {},
                       .action = "Go to Front",
                       .actionTo = Step::Front};
        page.setFacts(facts);
        QVERIFY(says(page, "Find a front first"));
        QSignalSpy step(&page, &PatientPage::stepRequested);
        named<QPushButton>(page, "Go to Front")->click();
        QCOMPARE(step.count(), 1);
    }

    void fourPatientsAreOfferedToBeginWith()
    {
        Shown shown;
        QVERIFY(says(shown.page, "Choose a patient"));
        QVERIFY(says(shown.page, "Row 1 · BBC · $26"));
        QVERIFY(says(shown.page, "Policy 8 of the front ($33.50, F1 0.633)"));
        named<QPushButton>(shown.page, "Walk through: Missed")->click();
        QCOMPARE(shown.asked.count(), 1);
        QVERIFY(shown.lastQuestion().patient.recorded == core::PatientIndex(1)); // row 2 is the one that was missed
        QVERIFY(shown.lastQuestion().policyGoesOn);
    }

    void aPatientIsFoundByTheRowOfTheData()
    {
        Shown shown;
        auto* row = shown.chooser().findChild<QLineEdit*>();
        QTest::keyClicks(row, "4");
        QTest::keyClick(row, Qt::Key_Return);
        QVERIFY(shown.lastQuestion().patient.recorded == core::PatientIndex(3));
        QVERIFY(says(shown.page, "4 of 5"));
        QTest::keyClicks(row, "6"); // was learned from
        QTest::keyClick(row, Qt::Key_Return);
        QCOMPARE(shown.asked.count(), 1);
        QVERIFY(says(shown.page, "Row “6” is not one of the test patients"));
    }

    void thePatientsOfAKindFollowEachOther()
    {
        Shown shown;
        auto* kinds = shown.chooser().findChild<QComboBox*>();
        kinds->setCurrentIndex(4); // rightly reassured: rows 4 and 5
        Q_EMIT kinds->activated(4);
        QVERIFY(says(shown.page, "1 of 2"));
        shown.key(Qt::Key_PageDown);
        QVERIFY(shown.lastQuestion().patient.recorded == core::PatientIndex(4));
        QVERIFY(!named<QPushButton>(shown.page, "Next patient")->isEnabled());
    }

    void valuesOutsideTheReferenceOfTheirSexAreFlagged()
    {
        Shown shown;
        shown.start();
        shown.key(Qt::Key_Space);
        // Women: hemoglobin from 12.0 on. MCV from 80 on.
        QCOMPARE(shown.row(kHemoglobin)->flag, core::ResultFlag::Low);
        QCOMPARE(shown.row(kHemoglobin)->value, QStringLiteral("11.3")); // 11.25, rounded away from zero
        QCOMPARE(shown.row(kMcv)->flag, core::ResultFlag::Low);
        QVERIFY(!shown.results().view().isColumnHidden(ResultModel::Picture));
        shown.page.resize(900, 700); // too narrow for the picture: the names get its room, and lose it again
        QTRY_VERIFY(shown.results().view().isColumnHidden(ResultModel::Picture));
        shown.page.resize(1256, 804);
        QTRY_VERIFY(!shown.results().view().isColumnHidden(ResultModel::Picture));
        QVERIFY(shown.row(kMcv)->reference.startsWith("80"));
    }

    void estimatesAreNeverFlaggedAndMissingResultsAreSaid()
    {
        Shown shown;
        shown.start();
        // 9 g/dL would be low if it were measured.
        QVERIFY(shown.row(kHemoglobin)->kind == ResultRow::Kind::Estimated);
        QCOMPARE(shown.row(kHemoglobin)->flag, core::ResultFlag::None);
        QCOMPARE(shown.row(kIron)->value, QStringLiteral("est. 38"));
        shown.key(Qt::Key_End);
        QVERIFY(shown.row(kIron)->kind == ResultRow::Kind::Missing);
        QCOMPARE(shown.row(kIron)->value, QStringLiteral("not measured in this patient"));
    }

    void valuesAreShownInSiUnitsOnRequest()
    {
        Shown shown;
        shown.start();
        shown.key(Qt::Key_Space);
        QTest::mouseClick(named<QToolButton>(shown.page, "Units: SI"), Qt::LeftButton);
        QCOMPARE(shown.row(kHemoglobin)->unit, QStringLiteral("g/L"));
        QVERIFY(std::abs(shown.row(kHemoglobin)->number - 112.5) < 1e-6);
        QCOMPARE(shown.row(kHemoglobin)->flag, core::ResultFlag::Low);
    }

    void theBillIsASum()
    {
        Shown shown;
        shown.start();
        QVERIFY(says(shown.page, "then + BBC $26 = $26"));
        shown.key(Qt::Key_Space);
        QVERIFY(says(shown.page, "BBC $26 = $26"));
        QVERIFY(says(shown.page, "then + TSAT $40 = $66"));
        QVERIFY(says(shown.page, "all panels $66"));
        shown.key(Qt::Key_Space);
        QVERIFY(says(shown.page, "BBC $26 + TSAT $40 = $66"));
    }

    void keysAndClicksWalkThroughTheSteps()
    {
        Shown shown;
        shown.start();
        QVERIFY(says(shown.page, "Step 1 of 3"));
        shown.key(Qt::Key_Right);
        QVERIFY(says(shown.page, "Step 2 of 3"));
        shown.key(Qt::Key_Left);
        QVERIFY(says(shown.page, "Step 1 of 3"));
        shown.key(Qt::Key_End);
        QVERIFY(says(shown.page, "Step 3 of 3"));
        shown.key(Qt::Key_Backspace);
        QVERIFY(says(shown.page, "Step 2 of 3"));
        shown.key(Qt::Key_Home);
        QVERIFY(says(shown.page, "Step 1 of 3"));
        auto* line = shown.page.findChild<PatientChart*>()->findChild<StepLine*>();
        QTest::mouseClick(line, Qt::LeftButton, {}, line->centreOf(2));
        QVERIFY(says(shown.page, "Step 3 of 3"));
        // The keys also work where the focus is in a list.
        QTest::keyClick(&shown.actions().view(), Qt::Key_Home);
        QTest::keyClick(&shown.results().view(), Qt::Key_Space);
        QVERIFY(says(shown.page, "Step 2 of 3"));
        QCOMPARE(shown.page.stateText(), QStringLiteral("Row 1, step 2 of 3"));
    }

    void theOutcomeIsHiddenUntilTheDiagnosis()
    {
        Shown shown;
        shown.start();
        QCOMPARE(shown.outcome(), QStringLiteral("hidden until diagnosis"));
        shown.key(Qt::Key_Space);
        QCOMPARE(shown.outcome(), QStringLiteral("hidden until diagnosis"));
        shown.key(Qt::Key_Space);
        QCOMPARE(shown.outcome(), QStringLiteral("low ferritin: Found"));
    }

    void autoplayGoesOnToTheDiagnosisAndStops()
    {
        Shown shown;
        shown.start();
        auto* bar = shown.page.findChild<PatientChart*>()->findChild<StoryBar*>();
        bar->findChild<QDoubleSpinBox*>()->setValue(0.1);
        QCOMPARE(bar->findChild<QDoubleSpinBox*>()->value(), 0.5); // no faster
        bar->findChild<QCheckBox*>()->click();
        QVERIFY(bar->playing());
        QTRY_VERIFY_WITH_TIMEOUT(says(shown.page, "Step 3 of 3"), 3000);
        QVERIFY(!bar->playing());
    }

    void theTrackShowsOnlyWhatWasKnownAndWhereItMayGo()
    {
        Shown shown;
        shown.start();
        QCOMPARE(shown.track().scene().known.size(), std::size_t(1));
        shown.key(Qt::Key_Space);
        const TrackScene& scene = shown.track().scene();
        QCOMPARE(scene.known.size(), std::size_t(2));
        QCOMPARE(scene.known[1].probability, 0.46);
        const OutlookParts parts = partsOf(scene);
        QCOMPARE(parts.shareAbove, 0.75);
        QVERIFY(std::abs(*parts.meanAbove - 0.8) < 1e-12);
        QCOMPARE(*parts.meanBelow, 0.1);
        QVERIFY(says(shown.page, "Why TSAT now?"));
        QVERIFY(says(shown.page, "3 in 10")); // 0.25 of patients, in tenths
        QVERIFY(says(shown.page, "What moved 17 % to 46 %"));
        shown.key(Qt::Key_Space);
        QVERIFY(shown.track().scene().outlook.empty());
    }

    void anotherActionOpensASecondPathAndUndoClosesIt()
    {
        Shown shown;
        shown.start();
        shown.key(Qt::Key_Space);
        shown.choose(Action::diagnose(Disease::Absent));
        const core::StoryQuestion question = shown.lastQuestion();
        QVERIFY(question.own == (std::vector{Action::order(kBbc), Action::diagnose(Disease::Absent)}));
        shown.page.setStory(stoppedStory(shown.patient()));
        QVERIFY(says(shown.page, "Two paths"));
        QVERIFY(says(shown.page, "They part at step 2"));
        QVERIFY(says(shown.page, "BBC → TSAT"));
        QCOMPARE(shown.outcome(), QStringLiteral("low ferritin: Missed"));
        QCOMPARE(shown.track().scene().other.size(), std::size_t(3));
        QTest::keyClick(&shown.page, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!says(shown.page, "Two paths"));
        QVERIFY(shown.track().scene().other.empty());
        QCOMPARE(shown.outcome(), QStringLiteral("hidden until diagnosis"));
    }

    void whatThePolicyDoesAnywayIsJustTheNextStep()
    {
        Shown shown;
        shown.start();
        shown.choose(Action::order(kBbc));
        QCOMPARE(shown.asked.count(), 1);
        QVERIFY(says(shown.page, "Step 2 of 3"));
    }

    void aChangedValueOpensASecondPath()
    {
        Shown shown;
        shown.start();
        shown.key(Qt::Key_Space);
        QTreeView& view = shown.results().view();
        view.setCurrentIndex(shown.results().model().indexOf(kHemoglobin));
        QTest::keyClick(&view, Qt::Key_F2);
        auto* editor = view.findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText("13.5");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(shown.asked.count(), 2);
        core::PatientStory story = policyStory(shown.lastQuestion().patient);
        QCOMPARE(story.patient.values[kHemoglobin.value], 13.5F);
        shown.page.setStory(story);
        QVERIFY(says(shown.page, "Two paths"));
        QVERIFY(says(shown.page, "Both paths do the same."));
        QVERIFY(shown.row(kHemoglobin)->changed);
        QVERIFY(!shown.row(kMcv)->changed);
        named<QPushButton>(shown.page, "Back to the policy’s path")->click();
        QVERIFY(!shown.row(kHemoglobin)->changed);
    }

    void theFlipPointIsMarkedOnASlider()
    {
        Shown shown;
        QSignalSpy flips(&shown.page, &PatientPage::flipsAsked);
        shown.start();
        shown.key(Qt::Key_Space);
        shown.results().view().setCurrentIndex(shown.results().model().indexOf(kHemoglobin));
        QVERIFY(!flips.isEmpty());
        core::FlipAnswer answer;
        answer.question = flips.last().front().value<core::FlipQuestion>();
        QVERIFY(answer.question.feature == kHemoglobin);
        QVERIFY(answer.question.ordered == core::PanelMask{}.with(kBbc));
        answer.stretches = {{.from = 8.0, .to = 12.0, .action = Action::order(kTsat)},
                            {.from = 12.0, .to = 16.0, .action = Action::diagnose(Disease::Absent)}};
        shown.page.setFlips(answer);
        auto* strip = shown.page.findChild<FlipStrip*>();
        QVERIFY(strip->isVisible());
        QVERIFY(strip->sentence().contains("beyond 12.0 g/dL"));
        QCOMPARE(strip->slider().stretch(), std::size_t(0)); // 11.25 is below
        strip->slider().setFocus();
        QTest::keyClick(&strip->slider(), Qt::Key_PageUp); // a twentieth of 8 to 16 further: 11.65
        QTest::keyClick(&strip->slider(), Qt::Key_PageUp); // 12.05
        QCOMPARE(strip->slider().stretch(), std::size_t(1));
        QTRY_COMPARE(shown.asked.count(), 2);
        QVERIFY(std::abs(shown.lastQuestion().patient.values[kHemoglobin.value] - 12.05F) < 0.03F);
    }

    void inADuelNothingOfThePolicyIsSeenBeforeTheEnd()
    {
        Shown shown;
        shown.start();
        QTest::mouseClick(named<QToolButton>(shown.page, "Who orders: Duel"), Qt::LeftButton);
        QVERIFY(!shown.lastQuestion().policyGoesOn);
        shown.page.setStory(waitingStory(shown.patient(), {}));
        const auto& rows = shown.actions().model().rows();
        for (const ActionRow& row : rows)
            QVERIFY(!row.probability && !row.worth && !row.bar && row.figure.isEmpty() && !row.advised && !row.taken);
        QVERIFY(rows.front().action == Action::order(kBbc)); // by the study's order, whatever the policy prefers
        QVERIFY(shown.track().scene().known.empty());
        QVERIFY(!shown.row(kIron)); // no estimates
        QVERIFY(!says(shown.page, "Why"));
        QVERIFY(!shown.chooser().findChild<QComboBox*>()->isEnabled()); // the kind would tell the outcome

        shown.choose(Action::order(kBbc));
        shown.page.setStory(waitingStory(shown.patient(), {Action::order(kBbc)}));
        shown.choose(Action::diagnose(Disease::Absent));
        shown.page.setStory(stoppedStory(shown.patient()));
        // The user missed the patient for $26, the policy found it for $66.
        QVERIFY(says(shown.page, "you 0 right for $26, the policy 1 right for $66"));
        QVERIFY(says(shown.page, "They part at step 2"));
        QCOMPARE(shown.outcome(), QStringLiteral("low ferritin: Missed"));
        QVERIFY(!shown.track().scene().known.empty());
        named<QPushButton>(shown.page, "Reset the score")->click();
        QVERIFY(!says(shown.page, "you 0 right"));
    }

    void whoOrdersHimselfIsAdvised()
    {
        Shown shown;
        shown.start();
        QTest::mouseClick(named<QToolButton>(shown.page, "Who orders: I order"), Qt::LeftButton);
        shown.page.setStory(waitingStory(shown.patient(), {}));
        QVERIFY(shown.actions().model().rows().front().advised);
        shown.choose(Action::order(kTsat));
        QVERIFY(shown.lastQuestion().own == std::vector{Action::order(kTsat)});
        QVERIFY(!shown.lastQuestion().policyGoesOn);
    }

    void aTypedPatientHasGapsWhereNothingWasTyped()
    {
        const core::CohortPtr cohort = storyCohort();
        const auto reader = std::make_shared<StoryReader>(cohort, storyTask());
        core::WalkPatient nobody;
        nobody.values.assign(cohort->featureCount(), std::nanf(""));
        PatientForm form(reader, nobody);
        form.show();
        auto* walk = named<QPushButton>(form, "Walk through");
        auto* hemoglobin = named<QLineEdit>(form, "Hemoglobin");
        hemoglobin->setText("eleven");
        QVERIFY(!walk->isEnabled());
        QVERIFY(says(form, "not a number"));
        hemoglobin->setText("900");
        QVERIFY(walk->isEnabled()); // said, not refused
        QVERIFY(says(form, "hardly possible: check the unit"));
        hemoglobin->setText("6.1"); // below the 6.5 of row 2, and critical
        QVERIFY(says(form, "↓ LL · nobody in the data has this"));
        const core::WalkPatient typed = form.patient();
        QVERIFY(!typed.recorded && !typed.outcome);
        QCOMPARE(typed.values[kHemoglobin.value], 6.1F);
        QVERIFY(std::isnan(typed.values[kMcv.value]) && std::isnan(typed.values[kFemale.value]));
    }

    void unlikePatientsAreSaid()
    {
        Shown shown;
        shown.chooser().setKind(core::CaseKind::Found);
        core::PatientStory story = policyStory(shown.patient());
        story.unlikeShare = 0.004;
        story.unusual = {kHemoglobin};
        shown.page.setStory(story);
        QVERIFY(says(shown.page, "unlike training patients (top 1 %), and 1 more"));
        shown.key(Qt::Key_Space);
        QVERIFY(shown.row(kHemoglobin)->unusual);
    }

    void presentingLeavesNothingButTheStory()
    {
        Shown shown;
        shown.start();
        shown.key(Qt::Key_Space);
        shown.page.setPresenting(true);
        QVERIFY(shown.page.findChild<PatientStage*>()->isVisible());
        QVERIFY(!shown.actions().isVisible());
        QVERIFY(says(shown.page, "Row 1 · 34 years · female"));
        QVERIFY(says(shown.page, "Next: TSAT for $40."));
        QVERIFY(!says(shown.page, "Found"));
        shown.key(Qt::Key_Space);
        QVERIFY(says(shown.page, "Found: the patient has the disease and was told so."));
        shown.page.setPresenting(false);
        QVERIFY(shown.actions().isVisible());
    }

    void anotherPolicyWalksTheSamePatient()
    {
        Shown shown;
        shown.start();
        auto later = std::make_shared<core::PolicyCases>(*storyCases(shown.cohort));
        shown.page.setCases(later);
        QCOMPARE(shown.asked.count(), 2);
        QVERIFY(shown.lastQuestion().patient.recorded == core::PatientIndex(0));
    }

    void patientsChosenOnTheFrontAreWalkedThroughWhenTheirPolicyIsRead()
    {
        Shown shown;
        shown.page.setCases(nullptr);
        shown.page.walkThrough({core::PatientIndex(2), core::PatientIndex(4)});
        QCOMPARE(shown.asked.count(), 0);
        shown.page.setCases(storyCases(shown.cohort));
        QVERIFY(shown.lastQuestion().patient.recorded == core::PatientIndex(2));
        QVERIFY(says(shown.page, "1 of 2"));
    }

    void aStoryOfAnotherPatientIsNotShown()
    {
        Shown shown;
        shown.chooser().setKind(core::CaseKind::Found);
        shown.page.setStory(policyStory(shown.patient(3)));
        QVERIFY(shown.page.stateText().isEmpty());
    }

    void theTrackAndTheDriversAreFigures()
    {
        Shown shown;
        shown.start();
        shown.key(Qt::Key_Space);
        const FigurePtr track = shown.track().figure();
        QVERIFY(track->origin().policy == kPolicy);
        QCOMPARE(track->table().rows.size(), std::size_t(6)); // two known, four possible
        QCOMPARE(track->table().rows[1][2], QStringLiteral("0.46"));
        const FigurePtr drivers = shown.page.findChild<DriverBars*>()->figure();
        QCOMPARE(drivers->table().rows[0][1], QStringLiteral("0.2"));
        QImage image(600, 400, QImage::Format_RGB32);
        QPainter painter(&image);
        track->paint(painter, QSizeF(600, 400), track->text(), lightTheme());
        drivers->paint(painter, QSizeF(600, 400), drivers->text(), darkTheme());
    }

    void everyInputHasANameAndEveryWordCanBeTranslated()
    {
        PseudoTranslator translator;
        QCoreApplication::installTranslator(&translator);
        {
            Shown shown;
            shown.start();
            shown.key(Qt::Key_Space);
            QCOMPARE(namelessFocusable(shown.page).join(QLatin1Char(',')), QString());
            QCOMPARE(hardCodedWords(*shown.page.findChild<PatientChart*>()->findChild<StoryBar*>()), QStringList());
            QCOMPARE(hardCodedWords(shown.chooser()), QStringList());
        }
        QCoreApplication::removeTranslator(&translator);
    }
};

QTEST_MAIN(PatientPageTest)
#include "patient_page_test.moc"
