// SPDX-License-Identifier: GPL-3.0-or-later

// Every lesson that comes with the program, played from start to end in the real window by mouse and keys.
#include "app/gui/lesson/lesson_hand.h"
#include "app/gui/lesson/lesson_targets.h"
#include "app/gui/settings.h"
#include "app/gui/window_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "core/base/resource.h"
#include "tests/test_program.h"
#include "ui/common/inline_message.h"
#include "ui/lesson/lesson_card.h"
#include "ui/lesson/lesson_words.h"
#include "ui/lesson/spotlight.h"
#include "ui/patient/patient_page.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

namespace lesson_play_test {

using namespace app;

namespace {

constexpr int kSoon = 30'000; // ms

struct Program {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    RecentProjects recent{store};
    Session session{folder.filePath(QStringLiteral("unsaved")), recent};
    WindowController controller{session, recent, Settings{}, false};
    ui::MainWindow& window = controller.window();
    LessonController& lessons = controller.lessons();
    LessonPlayer& player = lessons.player();

    Program()
    {
        window.resize(1280, 800);
        window.show();
    }
    ui::LessonCard& card() { return *window.findChild<ui::LessonCard*>(); }
    template <typename Widget>
    Widget* part(const char* name)
    {
        auto* found = card().findChild<Widget*>(QLatin1String(name));
        return found && found->isVisible() ? found : nullptr;
    }
    QStringList unsaved() { return QDir(folder.filePath("unsaved")).entryList({"*.panelwise"}, QDir::Files); }
};

void clickOn(QWidget& widget, const QPoint& at)
{
    QWidget* child = widget.childAt(at);
    QWidget* taker = child ? child : &widget;
    QTest::mouseClick(taker, Qt::LeftButton, {}, taker->mapFrom(&widget, at));
}

// As a hand would: a click where the target is, or keys where the focus is.
bool act(Program& program, const core::LessonAction& action)
{
    const QString name = QString::fromStdString(action.target);
    std::optional<LessonTarget> target;
    if (!QTest::qWaitFor(
            [&] {
                target = findTarget(program.window, name);
                return target && target->widget && target->widget->isEnabled();
            },
            kSoon)) {
        qWarning("%s is not in sight", qPrintable(name));
        return false;
    }
    bringIntoSight(*target->widget);
    const QString text = ui::filledIn(action.text, program.player.facts(), QStringLiteral("USD"));
    if (action.kind == core::LessonAction::Kind::Click)
        clickOn(*target->widget, target->area.center());
    else if (action.kind == core::LessonAction::Kind::Key)
        return doAction(program.window, action, text);
    else {
        target->widget->setFocus();
        const bool list = qobject_cast<QComboBox*>(target->widget.data()); // chooses by its first letters
        if (!list)
            QTest::keyClick(target->widget, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(target->widget, text);
        if (!list)
            QTest::keyClick(target->widget, Qt::Key_Return);
    }
    return true;
}

// What the program itself makes of a number that is asked for.
bool answerNumber(Program& program, const core::LessonQuestion& question)
{
    const std::optional<double> right = question.answer.number(program.player.facts());
    auto* field = program.part<QLineEdit>("lessonNumber");
    if (!right || !field)
        return false;
    // First what is wrong: it must be told so, and not let through.
    QTest::keyClicks(field, QString::number(*right + 2.0 * question.tolerance + 1.0, 'f', 4));
    QTest::keyClick(field, Qt::Key_Return);
    if (program.player.mayGoOn())
        return false;
    field->clear();
    QTest::keyClicks(field, QString::number(*right, 'f', question.tolerance < 0.01 ? 4 : 2));
    QTest::keyClick(field, Qt::Key_Return);
    return program.player.mayGoOn();
}

bool answerChoice(Program& program, const core::LessonQuestion& question)
{
    for (const bool right : {false, true})
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            if (question.options[i].right != right)
                continue;
            auto* option = program.part<QRadioButton>(qPrintable(QStringLiteral("lessonOption%1").arg(i + 1)));
            if (!option)
                return false;
            option->setFocus();
            QTest::keyClick(option, Qt::Key_Space);
            if (program.player.mayGoOn() != right)
                return false;
            if (!right)
                break; // one wrong answer is enough
        }
    return true;
}

bool doStep(Program& program, const core::LessonStep& step)
{
    if (step.question && step.question->kind == core::LessonQuestion::Kind::Choice)
        return answerChoice(program, *step.question);
    if (step.question && step.question->kind == core::LessonQuestion::Kind::Number)
        return answerNumber(program, *step.question);
    if (step.actions.empty())
        return step.until.empty();
    if (!step.question && program.player.mayGoOn())
        return true; // the steps before led here already
    for (const core::LessonAction& action : step.actions)
        if (!act(program, action))
            return false;
    if (step.question && step.question->kind == core::LessonQuestion::Kind::Budget) {
        auto* check = program.part<QPushButton>("lessonCheck");
        return check && QTest::qWaitFor(
                            [&] {
                                if (check->isEnabled())
                                    QTest::mouseClick(check, Qt::LeftButton);
                                return program.player.mayGoOn();
                            },
                            kSoon);
    }
    const bool done = QTest::qWaitFor([&] { return program.player.mayGoOn(); }, kSoon);
    if (!done && qEnvironmentVariableIsSet("PANELWISE_LESSON_PICTURES"))
        program.window.grab().save(qEnvironmentVariable("PANELWISE_LESSON_PICTURES") + "/stuck.png");
    if (!done)
        for (const std::string& fact : step.until.facts())
            qWarning("%s: %s", fact.c_str(),
                     qPrintable(ui::filledIn("{{" + fact + "}}", program.player.facts(), QStringLiteral("USD"))));
    return done;
}

// What is pointed at is there, lit and not hidden by the card; nothing in the text is left unknown.
bool isShownWell(Program& program, const core::LessonStep& step)
{
    QTest::qWait(130); // two ticks
    const auto* spotlight = program.window.findChild<ui::Spotlight*>();
    if (!step.target.empty()) {
        if (!QTest::qWaitFor([&] { return !spotlight->lit().isEmpty(); }, kSoon)) {
            qWarning("nothing is lit: %s", step.target.c_str());
            return false;
        }
        if (program.card().geometry().intersects(spotlight->lit())) {
            qWarning("the card hides what it is about");
            return false;
        }
    }
    if (!program.window.rect().contains(program.card().geometry())) {
        qWarning("the card leaves the window");
        return false;
    }
    const QString text = ui::filledIn(step.text, program.player.facts(), QStringLiteral("USD"));
    if (text.contains(QStringLiteral("–")) !=
        QString::fromStdString(step.text.in("en")).contains(QStringLiteral("–"))) {
        qWarning("something is not known: %s", qPrintable(text));
        return false;
    }
    return true;
}

} // namespace

class LessonPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLessonCanBePlayedToItsEnd_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : LessonController::builtinNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void everyLessonCanBePlayedToItsEnd()
    {
        QFETCH(QString, name);
        const core::LessonParse parse =
            core::parseLesson(core::resource(name.toStdString() + ".lesson.json"), lessonVocabulary());
        QVERIFY2(parse.lesson, qPrintable(ui::lessonProblemsText(parse.problems)));
        const core::Lesson& lesson = *parse.lesson;
        Program program;
        program.lessons.begin(QString::fromStdString(lesson.id), true);
        QTRY_VERIFY_WITH_TIMEOUT(program.player.playing(), kSoon);
        std::size_t steps = 0;
        while (!program.player.atDebrief()) {
            QVERIFY(++steps <= 2 * lesson.steps.size());
            const core::LessonStep& step = lesson.steps[program.player.step()];
            const QByteArray where = name.toUtf8() + ", step " + QByteArray::fromStdString(step.id);
            QVERIFY2(isShownWell(program, step), where.constData());
            keepPicture(program, name, step.id);
            QVERIFY2(doStep(program, step), where.constData());
            auto* next = program.part<QPushButton>("lessonNext");
            QTRY_VERIFY2_WITH_TIMEOUT(next->isEnabled(), where.constData(), kSoon);
            QTest::mouseClick(next, Qt::LeftButton);
        }
        keepPicture(program, name, "debrief");
        QVERIFY(program.lessons.progress().at(QString::fromStdString(lesson.id)).finished);
        QTest::mouseClick(program.part<QPushButton>("lessonNext"), Qt::LeftButton);
        QVERIFY(!program.lessons.active());
        QVERIFY(!program.session.hasProject());
        QVERIFY(program.unsaved().isEmpty()); // what it worked with is gone
        QVERIFY(program.recent.list().empty());
    }

    // Esc leaves, the next time it goes on there, Back works, and the student's project is as it was to the byte.
    void aLessonCanBeLeftAndTheStudentsProjectIsNotTouched()
    {
        Program program;
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(kSoon));
        const QString own = program.folder.filePath(QStringLiteral("own.panelwise"));
        program.controller.saveAs(own);
        QTRY_COMPARE_WITH_TIMEOUT(program.session.project().path, own, kSoon);
        QVERIFY(program.session.closeProject());
        const QByteArray before = bytesOf(own);
        program.controller.open(own);
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject() && program.session.assessment(), kSoon);

        program.lessons.begin(QStringLiteral("test-worth"), false);
        QTRY_VERIFY_WITH_TIMEOUT(program.player.playing(), kSoon);
        QVERIFY(program.session.project().path != own);
        QTest::mouseClick(program.part<QPushButton>("lessonNext"), Qt::LeftButton);
        QCOMPARE(program.player.step(), std::size_t(1));
        QTest::mouseClick(program.part<QPushButton>("lessonBack"), Qt::LeftButton);
        QCOMPARE(program.player.step(), std::size_t(0));
        QTest::mouseClick(program.part<QPushButton>("lessonNext"), Qt::LeftButton);
        QTest::keyClick(&program.window, Qt::Key_Escape);
        QVERIFY(!program.lessons.active());
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject() && program.session.project().path == own, kSoon);
        QCOMPARE(program.controller.settings().lessons.at(QStringLiteral("test-worth")).step, 1);
        QVERIFY(program.unsaved().isEmpty());

        program.lessons.begin(QStringLiteral("test-worth"), false);
        QTRY_VERIFY_WITH_TIMEOUT(program.player.playing() && !program.player.catchingUp(), kSoon);
        QCOMPARE(program.player.step(), std::size_t(1));
        program.lessons.leave();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), kSoon);
        QVERIFY(program.session.closeProject());
        QCOMPARE(bytesOf(own), before);
    }

    void aFileThatIsNoLessonIsToldSo()
    {
        Program program;
        QFile file(program.folder.filePath(QStringLiteral("bad.lesson.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"panelwise_lesson": 1, "id": "x", "title": "X", "steps": [{"id": "a"}]})");
        file.close();
        program.controller.open(file.fileName());
        QVERIFY(!program.lessons.active());
        bool told = false;
        for (const ui::InlineMessage* message : program.window.findChildren<ui::InlineMessage*>())
            told = told || (message->isVisible() && message->plainText().contains(QStringLiteral("/steps/0/text")));
        QVERIFY(told);
    }

private:
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                                              : QByteArray();
    }

    // Pictures of every step, for who wants to look: PANELWISE_LESSON_PICTURES names the folder.
    static void keepPicture(Program& program, const QString& lesson, const std::string& step)
    {
        const QString pictures = qEnvironmentVariable("PANELWISE_LESSON_PICTURES");
        if (pictures.isEmpty())
            return;
        static int number = 0;
        QVERIFY(program.window.grab().save(QStringLiteral("%1/%2-%3-%4.png")
                                               .arg(pictures, lesson)
                                               .arg(++number, 3, 10, QLatin1Char('0'))
                                               .arg(QString::fromStdString(step))));
    }
};

PANELWISE_TEST(LessonPlayTest)

} // namespace lesson_play_test

#include "lesson_play_test.moc"
