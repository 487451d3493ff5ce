// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window for who has no mouse, sees little, or reads another language.
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "ui/front/method_box.h"
#include "ui/shell/step_rail.h"

#include <QApplication>
#include <QDir>

namespace access_test {

namespace {

struct Page {
    ui::Place place;
    const char* name; // of its picture, in no language
};
constexpr Page kPages[] = {{ui::Place::Start, "start"},     {ui::Place::Data, "data"},
                           {ui::Place::Train, "train"},     {ui::Place::Front, "front"},
                           {ui::Place::Patient, "patient"}, {ui::Place::Compare, "compare"}};

// A project with a front, as big as a small laptop's screen.
struct FilledProgram : Program {
    bool fill()
    {
        window().resize(1280, 800);
        window().show();
        window().activateWindow();
        if (!QTest::qWaitForWindowActive(&window()))
            return false;
        QSignalSpy shown(&controller, &app::WindowController::shown);
        controller.openSample(QStringLiteral("known-optimum"));
        if (!shown.wait(30'000))
            return false;
        window().showPlace(ui::Place::Front);
        auto* method = window().findChild<ui::MethodBox*>();
        if (!QTest::qWaitFor([&] { return method->count() == 3; }, 30'000))
            return false;
        method->setMethod(core::FrontMethod::Exact);
        Q_EMIT window().menu().findFrontRequested();
        return QTest::qWaitFor([&] { return std::ranges::any_of(window().findChildren<QLabel*>(), isReport); }, 30'000);
    }

    // The subtitle of a front that was found names test patients, in any language of these tests.
    static bool isReport(const QLabel* label)
    {
        return label->isVisible() && label->text().contains(QStringLiteral("reported on test"));
    }
};

} // namespace

class AccessTest : public QObject {
    Q_OBJECT

protected:
    bool eventFilter(QObject*, QEvent* event) override { return event->type() == QEvent::KeyPress; }

private:
    void photograph(Program& program, const QString& kind, const char* name)
    {
        const QString folder = QStringLiteral(PANELWISE_PICTURES);
        QDir().mkpath(folder);
        program.window().grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, kind, QLatin1String(name)));
    }

    // What does not fit on any page.
    QStringList cutOnAnyPage(Program& program, const QString& kind)
    {
        QStringList found;
        for (const auto& [place, name] : kPages) {
            program.window().showPlace(place);
            QTest::qWait(50);
            if (!QTest::qWaitFor([&] { return !program.controller.opening(); }, 30'000))
                found.append(QLatin1String(name) + QStringLiteral(" never has what it shows"));
            QTest::qWait(50);
            photograph(program, kind, name);
            for (const QString& text : cutTexts(program.window()))
                found.append(QLatin1String(name) + QStringLiteral(": ") + text);
        }
        found.removeDuplicates();
        return found;
    }

private Q_SLOTS:
    void theChecksFindWhatTheyLookFor()
    {
        QWidget window;
        QLabel cut(QStringLiteral("A long sentence in a short place"), &window);
        cut.setGeometry(0, 0, 40, 20);
        QPushButton fits(QStringLiteral("Fits"), &window);
        fits.setGeometry(0, 40, 100, 30);
        QPushButton trap(QStringLiteral("Trap"), &window);
        trap.setGeometry(0, 80, 100, 30);
        window.show();
        QCOMPARE(cutTexts(window).size(), 1);
        QVERIFY(notReachedByTab(window).isEmpty());
        trap.installEventFilter(this); // which swallows Tab
        QVERIFY(!notReachedByTab(window).isEmpty());
    }

    void everyPageIsReachedAndLeftByTab()
    {
        FilledProgram program;
        QVERIFY(program.fill());
        QStringList found;
        for (const auto& [place, name] : kPages) {
            program.window().showPlace(place);
            QTest::qWait(20);
            for (const QString& lost : notReachedByTab(program.window()))
                found.append(QLatin1String(name) + QStringLiteral(": ") + lost);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void everythingThatTakesTheKeyboardHasANameOnEveryPage()
    {
        FilledProgram program;
        QVERIFY(program.fill());
        for (const Page& page : kPages)
            program.window().showPlace(page.place);
        const QStringList found = namelessFocusable(program.window());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void noKeyAndNoLetterOfAMenuMeansTwoThings()
    {
        FilledProgram program;
        QVERIFY(program.fill());
        for (const Page& page : kPages)
            program.window().showPlace(page.place);
        const QStringList found = sharedShortcuts(program.window()) + sharedMnemonics(program.window());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void longWordsAreNotCut()
    {
        LongTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QStringList found;
        {
            FilledProgram program;
            QVERIFY(program.fill());
            found = cutOnAnyPage(program, QStringLiteral("long"));
        }
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void fromRightToLeftTheWindowIsMirrored()
    {
        RightToLeftTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QStringList found;
        {
            FilledProgram program;
            QVERIFY(program.fill());
            found = cutOnAnyPage(program, QStringLiteral("rtl"));
            const auto* rail = program.window().findChild<ui::StepRail*>();
            QVERIFY(rail->mapTo(&program.window(), QPoint(0, 0)).x() > program.window().width() / 2);
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }
};

PANELWISE_TEST(AccessTest)

} // namespace access_test

#include "access_test.moc"
