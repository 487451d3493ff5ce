// SPDX-License-Identifier: GPL-3.0-or-later

// The window while every core trains: no single event may keep its thread for longer than 50 ms. Time is counted as
// the thread's own work, since on a busy computer others may have the core meanwhile; what a user would have waited is
// told beside it.
#include "app/gui/settings.h"
#include "app/gui/window_controller.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "ui/train/train_options.h"
#include "ui/train/train_page.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <ctime>
#include <thread>

using namespace app;

namespace {

constexpr double kMostMilliseconds = 50.0 * PANELWISE_SLOWER;

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// Knows the longest event that the window's thread worked on.
class WatchedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const QByteArray who = QByteArray(receiver->metaObject()->className()) + " event " +
                               QByteArray::number(static_cast<int>(event->type()));
        const double before = threadMilliseconds();
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        if (const double took = threadMilliseconds() - before; took > m_longest) {
            m_longest = took;
            m_who = who;
        }
        return done;
    }
    void startWatching()
    {
        m_longest = 0.0;
        m_who.clear();
    }
    double longest() const { return m_longest; }
    const QByteArray& who() const { return m_who; }

private:
    int m_depth = 0;
    double m_longest = 0.0;
    QByteArray m_who;
};

struct Program {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    RecentProjects recent{store};
    Session session{folder.filePath(QStringLiteral("unsaved")), recent};
    WindowController controller{session, recent, Settings{}, false};

    ui::MainWindow& window() { return controller.window(); }
    bool openOnTrainPage()
    {
        window().show();
        session.openSample(QStringLiteral("known-optimum"), 2'000);
        if (!QTest::qWaitFor([this] { return !session.isLoading() && session.assessment(); }, 30'000))
            return false;
        window().showPlace(ui::Place::Train);
        return true;
    }
    QPushButton* button(const char* text)
    {
        for (QPushButton* one : window().findChildren<QPushButton*>())
            if (one->text() == QString::fromLatin1(text) && one->isVisible())
                return one;
        return nullptr;
    }
    bool runs() { return button("Pause") && button("Pause")->isEnabled(); }
    void stop()
    {
        button("Stop")->click();
        QVERIFY(QTest::qWaitFor([this] { return !button("Stop"); }, 30'000));
    }
};

WatchedApplication& watched()
{
    return *static_cast<WatchedApplication*>(qApp);
}

void watchFor(int milliseconds, const char* what)
{
    QElapsedTimer clock;
    qint64 worst = 0;
    int late = 0, ticks = 0;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        const qint64 since = clock.restart();
        worst = std::max(worst, since);
        late += since > 50;
        ++ticks;
    });
    watched().startWatching();
    clock.start();
    timer.start(10);
    QTest::qWait(milliseconds);
    qInfo("%s: longest event %.1f ms of work (%s); %d of %d ticks later than 50 ms, the worst after %lld ms", what,
          watched().longest(), watched().who().constData(), late, ticks, static_cast<long long>(worst));
}

} // namespace

class WatchdogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trainingOnAllCoresKeepsNoEventWaiting()
    {
        Program program;
        QVERIFY(program.openOnTrainPage());
        const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        auto* options = program.window().findChild<ui::TrainOptions*>();
        options->findChildren<QSpinBox*>().first()->setValue(cores + 1); // seeds: one waits
        program.button("Start training")->click();
        QVERIFY(QTest::qWaitFor([&] { return program.runs(); }, 30'000));
        watchFor(2'500, "trainings");
        QVERIFY2(watched().longest() < kMostMilliseconds, watched().who().constData());
        program.stop();
    }

    void aSweepOnAllCoresKeepsNoEventWaiting()
    {
        Program program;
        QVERIFY(program.openOnTrainPage());
        auto* options = program.window().findChild<ui::TrainOptions*>();
        for (QComboBox* box : options->findChildren<QComboBox*>())
            if (const int sweep = box->findText(ui::trainMethodText(ui::TrainMethod::Sweep)); sweep >= 0)
                box->setCurrentIndex(sweep);
        program.button("Start search")->click();
        QVERIFY(QTest::qWaitFor([&] { return program.runs(); }, 30'000));
        watchFor(2'500, "sweep");
        QVERIFY2(watched().longest() < kMostMilliseconds, watched().who().constData());
        program.stop();
    }
};

int main(int argc, char** argv)
{
    WatchedApplication application(argc, argv);
    WatchdogTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "watchdog_test.moc"
