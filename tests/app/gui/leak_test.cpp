// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "ui/front/method_box.h"

#include <QApplication>
#include <QElapsedTimer>

#include <malloc.h>

namespace leak_test {

namespace {

constexpr int kSwitches = 200;
constexpr int kRuns = 20;
constexpr std::size_t kPerSwitch = 2'000;     // bytes: below the smallest widget
constexpr std::size_t kPerRun = 1'000'000;    // bytes: what a stored run may add to lists and curves
constexpr qsizetype kObjectsPerRun = 4;       // a row of its own in a list
const bool kCountsBytes = !test::sanitized(); // a sanitizer keeps what was freed; it reports leaks by itself

qsizetype liveObjects()
{
    qsizetype count = qApp->findChildren<QObject*>().size();
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->parent())
            count += 1 + top->findChildren<QObject*>().size();
    }
    return count;
}

std::size_t bytesInUse()
{
    return kCountsBytes ? mallinfo2().uordblks : 0;
}

// What was to be deleted later is gone.
void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

struct Usage {
    qsizetype objects = liveObjects();
    std::size_t bytes = bytesInUse();
};

} // namespace

class LeakTest : public QObject {
    Q_OBJECT

private:
    static bool openTinyCohort(Program& program)
    {
        QSignalSpy shown(&program.controller, &app::WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        return shown.wait(30'000);
    }

    static void visitAllPages(Program& program)
    {
        for (const ui::Place place : {ui::Place::Data, ui::Place::Train, ui::Place::Front, ui::Place::Patient,
                                      ui::Place::Compare, ui::Place::Start, ui::Place::Front, ui::Place::Data}) {
            program.window().showPlace(place);
            QCoreApplication::processEvents();
        }
    }

    // What the pages find out by themselves takes megabytes, and some of it stays: the speed of this computer, whether
    // there is an exact optimum, whom models are compared on.
    static bool backgroundWorkEnds(Program& program)
    {
        program.window().showPlace(ui::Place::Train);
        if (!QTest::qWaitFor(
                [&] {
                    return saysSomewhere(program.window(), QStringLiteral("on this computer")) &&
                           !saysSomewhere(program.window(), QStringLiteral("seconds to minutes"));
                },
                30'000))
            return false;
        const auto* method = program.window().findChild<ui::MethodBox*>();
        program.window().showPlace(ui::Place::Compare);
        return QTest::qWaitFor([&] { return method->count() == 3 && !program.controller.opening(); }, 30'000);
    }

private Q_SLOTS:
    void switchingPagesTwoHundredTimesLeavesNothingBehind()
    {
        Program program;
        program.window().show();
        QVERIFY(openTinyCohort(program));
        for (int i = 0; i < 3; ++i) // everything is made when it is first looked at
            visitAllPages(program);
        QVERIFY(backgroundWorkEnds(program));
        settle();
        const Usage before;
        for (int i = 0; i < kSwitches / 8; ++i)
            visitAllPages(program);
        settle();
        const Usage after;
        qInfo("%d switches: %lld objects, %+.0f kB", kSwitches, qlonglong(after.objects - before.objects),
              (double(after.bytes) - double(before.bytes)) / 1000.0);
        QCOMPARE(after.objects, before.objects);
        QVERIFY(after.bytes <= before.bytes + kSwitches * kPerSwitch);
    }

    void twentyRunsLeaveNothingButTheirResults()
    {
        Program program;
        program.window().show();
        QVERIFY(openTinyCohort(program));
        program.window().showPlace(ui::Place::Front);
        auto* method = program.window().findChild<ui::MethodBox*>();
        QTRY_COMPARE_WITH_TIMEOUT(method->count(), 3, 30'000);
        method->setMethod(core::FrontMethod::Exact);
        const auto* job = program.window().findChild<ui::JobButton*>();
        Usage before;
        for (int run = 0; run < kRuns; ++run) {
            ui::MainMenu& menu = program.window().menu();
            const bool trains = run % 4 == 3;
            trains ? Q_EMIT menu.trainRequested() : Q_EMIT menu.findFrontRequested();
            QTRY_VERIFY_WITH_TIMEOUT(job->isVisible(), 30'000);
            if (trains) // a policy takes longer than a test may
                Q_EMIT menu.stopRequested();
            QTRY_VERIFY_WITH_TIMEOUT(!job->isVisible(), 30'000);
            if (run == 7) { // one of each kind, twice: what is made once has been made
                settle();
                before = {};
            }
        }
        settle();
        const Usage after;
        const auto counted = kRuns - 8;
        qInfo("%d runs: %lld objects, %+.0f kB", counted, qlonglong(after.objects - before.objects),
              (double(after.bytes) - double(before.bytes)) / 1000.0);
        QVERIFY(after.objects <= before.objects + counted * kObjectsPerRun);
        QVERIFY(after.bytes <= before.bytes + counted * kPerRun);
    }

    void aProjectThatIsClosedTakesItsMemoryWithIt()
    {
        Program program;
        program.window().show();
        std::vector<Usage> closed;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(openTinyCohort(program));
            visitAllPages(program);
            QVERIFY(backgroundWorkEnds(program));
            Q_EMIT program.window().menu().closeProjectRequested();
            QVERIFY(!program.session.hasProject());
            settle();
            closed.emplace_back();
        }
        qInfo("after each project: %zu %zu %zu kB", closed[1].bytes / 1000, closed[2].bytes / 1000,
              closed[3].bytes / 1000);
        QCOMPARE(closed[3].objects, closed[1].objects);
        QVERIFY(closed[3].bytes <= closed[1].bytes + 500'000);
    }
};

PANELWISE_TEST(LeakTest)

} // namespace leak_test

#include "leak_test.moc"
