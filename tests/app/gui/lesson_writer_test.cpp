// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/lesson/lesson_targets.h"
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "ui/lesson/lesson_card.h"
#include "ui/lesson/lesson_editor.h"

#include <QComboBox>
#include <QPlainTextEdit>

namespace lesson_writer_test {

using namespace app;

namespace {

constexpr int kSoon = 30'000; // ms

void clickTarget(ui::MainWindow& window, const char* name)
{
    const auto target = findTarget(window, QLatin1String(name));
    QVERIFY(target && target->widget);
    QWidget* child = target->widget->childAt(target->area.center());
    QWidget* taker = child ? child : target->widget.data();
    QTest::mouseClick(taker, Qt::LeftButton, {}, taker->mapFrom(target->widget, target->area.center()));
}

} // namespace

class LessonWriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreWrittenOneInALineWithTheRightOneMarked()
    {
        const auto question = ui::questionOf(QStringLiteral("Iron\n* Ferritin\n\nSodium"), "en");
        QVERIFY(question);
        QCOMPARE(question->options.size(), std::size_t(3));
        QVERIFY(question->options[1].right && !question->options[0].right);
        QCOMPARE(ui::answersOf(*question, "en"), QStringLiteral("Iron\n* Ferritin\nSodium"));
        QVERIFY(!ui::questionOf(QStringLiteral("Iron\nFerritin"), "en"));     // none is right
        QVERIFY(!ui::questionOf(QStringLiteral("* Iron\n* Ferritin"), "en")); // two are
    }

    // Two clicks are recorded, a text is typed, the lesson is saved, opened by a double click, previewed and played.
    void clicksBecomeALessonThatPlays()
    {
        Program program;
        program.window().resize(1280, 800);
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(kSoon));
        LessonWriter& writer = program.controller.lessonWriter();
        writer.begin();
        ui::LessonEditor& editor = *writer.editor();
        editor.findChild<QComboBox*>()->setCurrentText(QStringLiteral("known-optimum"));
        Q_EMIT editor.findChild<QComboBox*>()->activated(0);
        editor.findChild<QPushButton*>(QStringLiteral("lessonRecord"))->click();
        QVERIFY(editor.recording());
        clickTarget(program.window(), "data.show_missing");
        QTRY_COMPARE_WITH_TIMEOUT(editor.lesson().steps.size(), std::size_t(1), kSoon);
        clickTarget(program.window(), "rail.front");
        QTRY_COMPARE_WITH_TIMEOUT(editor.lesson().steps.size(), std::size_t(2), kSoon);
        editor.stopRecording();
        clickTarget(program.window(), "rail.data"); // not recorded any more
        QTest::qWait(500);
        QCOMPARE(editor.lesson().steps.size(), std::size_t(2));
        QCOMPARE(editor.lesson().steps[0].target, std::string("data.show_missing"));
        QCOMPARE(editor.lesson().steps[1].target, std::string("rail.front"));
        QCOMPARE(editor.lesson().steps[1].until.text(), std::string("page = 'front'"));
        for (QPlainTextEdit* text : editor.findChildren<QPlainTextEdit*>())
            if (text->accessibleName() == QLatin1String("Text of the step"))
                text->setPlainText(QStringLiteral("Go to **Front**."));

        const QString file = program.folder.filePath(QStringLiteral("mine.lesson.json"));
        QVERIFY(writer.save(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const core::LessonParse parse = core::parseLesson(written.readAll().toStdString(), lessonVocabulary());
        QVERIFY(parse.lesson);
        QCOMPARE(*parse.lesson, editor.lesson());

        editor.findChild<QPushButton*>(QStringLiteral("lessonPreview"))->click();
        LessonController& lessons = program.controller.lessons();
        QTRY_VERIFY_WITH_TIMEOUT(lessons.player().playing(), kSoon);
        lessons.leave();
        QVERIFY(editor.isVisible());                            // there again
        QVERIFY(program.controller.settings().lessons.empty()); // a preview is no progress
        program.controller.open(file);                          // as by a double click
        QTRY_VERIFY_WITH_TIMEOUT(lessons.player().playing(), kSoon);
        QCOMPARE(lessons.player().step(), std::size_t(0));
        lessons.leave();
    }

    // One file, two languages: the text of the program's language is shown.
    void aLessonSpeaksTheLanguageOfTheProgram()
    {
        const core::LessonText text{.byLanguage = {{"en", "Begin"}, {"de", "Beginn"}}};
        QCOMPARE(text.in("de_AT"), std::string("Beginn"));
        QCOMPARE(text.in("fr"), std::string("Begin"));
        ui::LessonEditor editor({}, "de");
        core::Lesson lesson{.id = "x", .title = text};
        lesson.steps.push_back({.id = "a", .title = text, .text = text});
        editor.setLesson(lesson);
        for (QPlainTextEdit* field : editor.findChildren<QPlainTextEdit*>())
            if (field->accessibleName() == QLatin1String("Text of the step"))
                field->setPlainText(QStringLiteral("Los"));
        QCOMPARE(editor.lesson().steps[0].text.in("de"), std::string("Los"));
        QCOMPARE(editor.lesson().steps[0].text.in("en"), std::string("Begin")); // the other one stays
    }
};

PANELWISE_TEST(LessonWriterTest)

} // namespace lesson_writer_test

#include "lesson_writer_test.moc"
