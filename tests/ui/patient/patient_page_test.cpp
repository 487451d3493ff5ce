// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "tests/ui/patient/patient_page_fixture.h"

namespace patient_page_test {

using namespace ui;
using namespace fixtures;

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

    void atTheLastStepTheKeyboardStaysWithTheSteps()
    {
        Shown shown;
        shown.start();
        auto* bar = shown.page.findChild<PatientChart*>()->findChild<StoryBar*>();
        QPushButton *next = nullptr, *back = nullptr;
        for (QPushButton* button : bar->findChildren<QPushButton*>()) {
            next = button->accessibleName() == QStringLiteral("Next step") ? button : next;
            back = button->accessibleName() == QStringLiteral("Step back") ? button : back;
        }
        QVERIFY(next && back);
        next->setFocus();
        while (next->isEnabled())
            QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(bar->window()->focusWidget(), back);
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
        QCOMPARE(shown.track().known.size(), std::size_t(1));
        shown.key(Qt::Key_Space);
        const TrackScene scene = shown.track();
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
        QVERIFY(shown.track().outlook.empty());
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
        QVERIFY(says(shown.page, "Found: the patient is a case and was called one."));
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
        const FigurePtr track = shownFigure<TrackFigure>(*shown.page.findChild<PatientChart*>());
        QVERIFY(track->origin().policy == kPolicy);
        QCOMPARE(track->table().rows.size(), std::size_t(6)); // two known, four possible
        QCOMPARE(track->table().rows[1][2], QStringLiteral("0.46"));
        const FigurePtr drivers = shownFigure<DriverFigure>(shown.page);
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

PANELWISE_TEST(PatientPageTest)

} // namespace patient_page_test

#include "patient_page_test.moc"
