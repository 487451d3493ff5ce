// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings.h"
#include "app/gui/window_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "tests/test_program.h"
#include "ui/front/method_box.h"
#include "ui/patient/patient_page.h"
#include "ui/patient/patient_stage.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>

namespace patient_controller_test {

using namespace app;
using core::Action;
using core::Disease;
using Mode = ui::WalkthroughModel::Mode;

namespace {

QPushButton* buttonNamed(const QWidget& page, const char* name)
{
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->isVisible() && button->isEnabled() &&
            (button->text() == QString::fromUtf8(name) || button->accessibleName() == QString::fromUtf8(name)))
            return button;
    return nullptr;
}

bool saysSomewhere(const QWidget& window, const char* text)
{
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

// The whole program with the sample that can be solved exactly, and its front.
struct Program {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    RecentProjects recent{store};
    Session session{folder.filePath(QStringLiteral("unsaved")), recent};
    WindowController controller{session, recent, Settings{}, false};
    ui::MainWindow& window = controller.window();

    void open()
    {
        window.show();
        QSignalSpy shown(&controller, &WindowController::shown);
        controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
    }
    void findFront()
    {
        window.showPlace(ui::Place::Front);
        auto* method = window.findChild<ui::MethodBox*>();
        QTRY_COMPARE_WITH_TIMEOUT(method->count(), 3, 30'000);
        method->setMethod(core::FrontMethod::Exact);
        buttonNamed(window, "Find the front")->click();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(window, "reported on test"), 30'000);
    }
    ui::PatientPage& page() { return *window.findChild<ui::PatientPage*>(); }
    ui::WalkthroughModel& walk() { return page().walk(); }
};

Action other(Action diagnosis)
{
    return Action::diagnose(diagnosis.diagnosis() == Disease::Present ? Disease::Absent : Disease::Present);
}

} // namespace

class PatientControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAFrontThePageLeadsToOne()
    {
        Program program;
        program.open();
        program.window.showPlace(ui::Place::Patient);
        buttonNamed(program.window, "Go to Front")->click();
        QCOMPARE(program.window.place(), ui::Place::Front);
    }

    void aFoundPatientIsWalkedThroughToTheRightDiagnosisAndOtherwise()
    {
        Program program;
        program.open();
        program.findFront();
        program.window.showPlace(ui::Place::Patient);
        QTRY_VERIFY_WITH_TIMEOUT(buttonNamed(program.window, "Walk through: Found"), 30'000);
        buttonNamed(program.window, "Walk through: Found")->click();
        ui::WalkthroughModel& walk = program.walk();
        QTRY_VERIFY_WITH_TIMEOUT(walk.shown() != nullptr, 30'000);
        QVERIFY(program.page().stateText().startsWith(QStringLiteral("Row ")));

        // Found means: ill and said to be. What the steps cost adds up to the bill.
        QTest::keyClick(&program.page(), Qt::Key_End);
        QVERIFY(walk.diagnosed());
        const core::PatientStory story = *walk.policyPath();
        QVERIFY(story.patient.outcome == Disease::Present);
        QVERIFY(story.steps.back().step.action == Action::diagnose(Disease::Present));
        core::Cost paid;
        for (const core::StoryStep& step : story.steps)
            paid += step.step.paid;
        QCOMPARE(story.steps.back().bill.amount, paid.amount);

        // The other diagnosis opens a second path; undo closes it.
        walk.take(other(story.steps.back().step.action));
        QTRY_VERIFY_WITH_TIMEOUT(walk.ownPath() != nullptr, 30'000);
        QCOMPARE(*walk.divergence(), story.steps.size() - 1);
        QTest::keyClick(&program.page(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!walk.ownPath());
        comparePlaying(program);
        comparePresenting(program);
        makeTakeAndGather(program);
    }

private:
    // A teacher makes a file and sheets of the policy that is open, a student calls everybody a case, and it is marked.
    static void makeTakeAndGather(Program& program)
    {
        ExamController& exams = program.controller.exams();
        const ui::ExamWish wish{.title = QStringLiteral("Week 3"), .cases = 4, .limits = {}};
        const QString file = program.folder.filePath(QStringLiteral("week3.exam.json"));
        QVERIFY(exams.makeFile(wish, file));
        QVERIFY(exams.makeSheets(wish, program.folder.filePath(QStringLiteral("week3.pdf"))));
        QVERIFY(QFile::exists(program.folder.filePath(QStringLiteral("week3.key.pdf"))));
        program.controller.open(file); // as by a double click
        QVERIFY(exams.sitting());
        QTest::keyClicks(exams.sitting()->findChild<QLineEdit*>(QStringLiteral("examStudent")), QStringLiteral("7"));
        const auto press = [&](const char* name) {
            exams.sitting()->findChild<QPushButton*>(QLatin1String(name))->click();
        };
        press("examBegin");
        for (int i = 0; i < 4; ++i) {
            press("examIll");
            press("examNext");
        }
        QVERIFY(exams.sitting()->sitting().complete());
        exams.gather(program.folder.path(), program.folder.filePath(QStringLiteral("week3.exam-key.json")));
        QVERIFY(exams.gathered());
        const auto* table = exams.gathered()->findChild<QTableWidget*>();
        QCOMPARE(table->rowCount(), 2); // and the policy
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("7"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("2 of 4")); // half of the cases are ill
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("2 of 2"));
        QVERIFY(table->item(0, 4)->text().contains(QLatin1Char('0')));
        const QString csv = program.folder.filePath(QStringLiteral("marks.csv"));
        QVERIFY(exams.saveCsv(csv));
        QVERIFY(QFile::exists(csv));
        exams.gathered()->close();
        exams.sitting()->close();
    }

    // A duel against the policy: who says at once that the patient is ill pays nothing and is right.
    static void comparePlaying(Program& program)
    {
        ui::WalkthroughModel& walk = program.walk();
        walk.setMode(Mode::Duel);
        QTRY_VERIFY_WITH_TIMEOUT(walk.usersTurn(), 30'000);
        QVERIFY(walk.blind());
        walk.take(Action::diagnose(Disease::Present));
        QTRY_COMPARE_WITH_TIMEOUT(walk.score().patients, std::size_t(1), 30'000);
        QVERIFY(!walk.blind());
        QCOMPARE(walk.score().mineRight, std::size_t(1));
        QCOMPARE(walk.score().mine.amount, 0.0);
        QCOMPARE(walk.score().policyRight, std::size_t(1));
        walk.setMode(Mode::Policy);
    }

    static void comparePresenting(Program& program)
    {
        program.window.setPresenting(true);
        QVERIFY(program.window.findChild<ui::PatientStage*>()->isVisible());
        QVERIFY(!program.window.menuBar()->isVisible());
        QTest::keyClick(&program.window, Qt::Key_Escape);
        QVERIFY(!program.window.findChild<ui::PatientStage*>()->isVisible());
        QVERIFY(program.window.menuBar()->isVisible());
    }
};

PANELWISE_TEST(PatientControllerTest)

} // namespace patient_controller_test

#include "patient_controller_test.moc"
