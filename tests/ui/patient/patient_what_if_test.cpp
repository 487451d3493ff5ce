// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/patient/patient_page_fixture.h"

namespace patient_what_if_test {

using namespace ui;
using namespace fixtures;

class PatientWhatIfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, lightTheme());
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
        QCOMPARE(shown.track().other.size(), std::size_t(3));
        QTest::keyClick(&shown.page, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!says(shown.page, "Two paths"));
        QVERIFY(shown.track().other.empty());
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
        QVERIFY(shown.track().known.empty());
        QVERIFY(!shown.row(kIron)); // no estimates
        QVERIFY(!says(shown.page, "Why"));
        QVERIFY(!shown.chooser().findChild<QComboBox*>()->isEnabled()); // the kind would tell the outcome

        shown.choose(Action::order(kBbc));
        shown.page.setStory(waitingStory(shown.patient(), {Action::order(kBbc)}));
        shown.choose(Action::diagnose(Disease::Absent));
        shown.page.setStory(stoppedStory(shown.patient()));
        // The user missed the patient for $26, the policy found it for $66.
        // λ = 5, ρ = −0.005: you 0 − 0.13, the policy 5 − 0.33.
        QVERIFY(says(shown.page, "you 0 right for $26, score −0.13"));
        QVERIFY(says(shown.page, "the policy 1 right for $66, score 4.67"));
        QVERIFY(says(shown.page, "5 for a case found"));
        QVERIFY(says(shown.page, "each $200 spent costs 1"));
        QVERIFY(says(shown.page, "BBC, $26: expected to bring"));
        QVERIFY(says(shown.page, "They part at step 2"));
        QCOMPARE(shown.outcome(), QStringLiteral("low ferritin: Missed"));
        QVERIFY(!shown.track().known.empty());
        named<QPushButton>(shown.page, "Reset the score")->click();
        QVERIFY(!says(shown.page, "you 0 right"));
    }

    void whoOrdersHimselfIsBlindUntilHeWantsItRevealed()
    {
        Shown shown;
        shown.start();
        QTest::mouseClick(named<QToolButton>(shown.page, "Who orders: I order"), Qt::LeftButton);
        shown.page.setStory(waitingStory(shown.patient(), {}));
        for (const ActionRow& row : shown.actions().model().rows())
            QVERIFY(!row.advised && !row.probability && !row.worth && row.figure.isEmpty());
        QVERIFY(shown.track().known.empty());
        QVERIFY(!says(shown.page, "Why"));
        QVERIFY(!says(shown.page, "They part"));
        QVERIFY(!shown.row(kIron)); // no estimates
        QTest::mouseClick(named<QPushButton>(shown.page, "Reveal"), Qt::LeftButton);
        QVERIFY(shown.actions().model().rows().front().advised);
        QVERIFY(!shown.track().known.empty());
        QVERIFY(!named<QPushButton>(shown.page, "Reveal"));
        shown.choose(Action::order(kTsat));
        QVERIFY(shown.lastQuestion().own == std::vector{Action::order(kTsat)});
        QVERIFY(!shown.lastQuestion().policyGoesOn);
        shown.page.setStory(waitingStory(shown.patient(), {Action::order(kTsat)}));
        QVERIFY(shown.track().known.empty()); // the next decision is blind again
        shown.key(Qt::Key_Left);
        QVERIFY(!shown.track().known.empty()); // the one that was made is not
    }

    void aClassSeesNeitherThePathAheadNorWhatBecameOfAnybody()
    {
        Shown shown;
        shown.page.setConcealing(true);
        for (const char* told : {"Found", "Missed", "BBC", "$26"})
            QVERIFY2(!says(shown.page, told), told);
        QVERIFY(!shown.chooser().findChild<QComboBox*>()->isEnabled());
        QTest::mouseClick(named<QPushButton>(shown.page, "Walk through: Row 1"), Qt::LeftButton);
        QVERIFY(shown.lastQuestion().patient.recorded == core::PatientIndex(0));
        shown.page.setStory(policyStory(shown.patient()));
        auto* bar = shown.page.findChild<PatientChart*>()->findChild<StoryBar*>();
        QVERIFY(!bar->line().accessibleDescription().contains("TSAT"));
        QVERIFY(says(shown.page, "Step 1"));
        QVERIFY(!says(shown.page, "Step 1 of 3"));
        QCOMPARE(shown.page.stateText(), QStringLiteral("Row 1, step 1"));
        shown.key(Qt::Key_Space);
        QVERIFY(bar->line().accessibleDescription().contains("TSAT"));
        // Who orders stays the same from one patient to the next.
        shown.page.walk().setMode(WalkthroughModel::Mode::Own);
        shown.page.setStory(waitingStory(shown.patient(), {Action::order(kBbc)}));
        shown.key(Qt::Key_PageDown);
        shown.page.setStory(policyStory(shown.patient(1)));
        QVERIFY(!shown.lastQuestion().policyGoesOn);
        QVERIFY(shown.lastQuestion().own.empty());
    }

    void resultsOfATypedPatientAreAskedForWhenTheyAreOrdered()
    {
        Shown shown;
        shown.start(); // with values that must not be seen again
        QTest::mouseClick(named<QPushButton>(shown.page, "By hand…"), Qt::LeftButton);
        auto* form = shown.page.findChild<PatientForm*>();
        QVERIFY(form);
        QVERIFY(!named<QLineEdit>(*form, "Hemoglobin")); // it is not ordered yet
        for (const QLineEdit* field : form->findChildren<QLineEdit*>())
            QCOMPARE(field->text(), QString());
        QTest::mouseClick(named<QPushButton>(*form, "Walk through"), Qt::LeftButton);
        core::WalkPatient typed = shown.lastQuestion().patient;
        QVERIFY(!typed.recorded && std::isnan(typed.values[kHemoglobin.value]));
        shown.page.setStory(policyStory(typed));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

        shown.key(Qt::Key_Space);
        form = shown.page.findChild<PatientForm*>();
        QVERIFY(form);
        QCOMPARE(form->windowTitle(), QStringLiteral("Results of BBC"));
        QVERIFY(says(*form, "g/dL"));
        QVERIFY(!named<QLineEdit>(*form, "Iron")); // TSAT's
        QTest::keyClicks(named<QLineEdit>(*form, "Hemoglobin"), "11.2");
        QTest::keyClick(form, Qt::Key_Return);
        typed = shown.lastQuestion().patient;
        QCOMPARE(typed.values[kHemoglobin.value], 11.2F);
        QVERIFY(shown.lastQuestion().policyGoesOn);
        shown.page.setStory(policyStory(typed));
        QCOMPARE(shown.page.walk().position(), std::size_t(1));
        QVERIFY(shown.page.walk().wantsResults()); // of TSAT
        shown.key(Qt::Key_Right);
        QCOMPARE(shown.page.walk().position(), std::size_t(1)); // not before they are there
    }

    void whoOrdersForATypedPatientTypesWhatComesBack()
    {
        Shown shown;
        core::WalkPatient typed;
        typed.values.assign(shown.cohort->featureCount(), std::nanf(""));
        shown.page.walkTyped(typed);
        shown.page.setStory(policyStory(typed));
        shown.page.walk().setMode(WalkthroughModel::Mode::Duel);
        QCOMPARE(shown.page.walk().mode(), WalkthroughModel::Mode::Own); // nobody knows the outcome
        shown.page.setStory(waitingStory(typed, {}));
        const auto asked = shown.asked.count();
        shown.choose(Action::order(kBbc));
        QCOMPARE(shown.asked.count(), asked);
        auto* form = shown.page.findChild<PatientForm*>();
        QVERIFY(form);
        QTest::keyClicks(named<QLineEdit>(*form, "MCV"), "71");
        QTest::keyClick(form, Qt::Key_Return);
        QCOMPARE(shown.lastQuestion().patient.values[kMcv.value], 71.0F);
        QVERIFY(shown.lastQuestion().own == std::vector{Action::order(kBbc)});
    }

    void aTypedPatientHasGapsWhereNothingWasTyped()
    {
        const core::CohortPtr cohort = storyCohort();
        const auto reader = std::make_shared<StoryReader>(cohort, storyTask());
        core::WalkPatient nobody;
        nobody.values.assign(cohort->featureCount(), std::nanf(""));
        PatientForm form(
            reader, nobody,
            {.title = "By hand", .hint = {}, .accept = "Walk through", .features = {kFemale, kHemoglobin, kMcv}});
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
        QVERIFY(!says(shown.page, "99 of 100")); // the panel that brings it is not ordered yet
        shown.key(Qt::Key_Space);
        QVERIFY(says(shown.page, "is more extreme than in 99 of 100 training patients"));
        QVERIFY(shown.row(kHemoglobin)->unusual);
        shown.key(Qt::Key_End);
        QVERIFY(says(shown.page, "unlike training patients (top 1 %), and 1 more"));
    }

    void oneAfterTheOtherIsNotTheSameAsTogether()
    {
        const core::CohortPtr cohort = storyCohort();
        const core::WalkPatient patient = storyPatient(*cohort, 1);
        WalkthroughModel walk;
        walk.start(patient);
        walk.receive(pairStory(patient));
        walk.setMode(WalkthroughModel::Mode::Own);
        walk.receive(waitingStory(patient, {}));
        walk.take(Action::order(kBbc));
        walk.receive(waitingStory(patient, {Action::order(kBbc)}));
        QVERIFY(!walk.divergence());
        walk.take(Action::order(kTsat));
        walk.receive(waitingStory(patient, {Action::order(kBbc), Action::order(kTsat)}));
        QCOMPARE(walk.divergence(), std::optional<std::size_t>(1));
    }
};

PANELWISE_TEST(PatientWhatIfTest)

} // namespace patient_what_if_test

#include "patient_what_if_test.moc"
