// SPDX-License-Identifier: GPL-3.0-or-later

// The first tour through the real window, as somebody with a mouse and a screen reader would take it.
#include "real_desktop.h"
#include "screen_reader.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <memory>

namespace {

constexpr int kSoon = 20'000; // ms
constexpr int kSearch = 120'000;
constexpr qint64 kTwoMinutes = 120'000;
constexpr QRgb kFlagColour = 0xFF1A222B; // text of the light theme: what the budget's flag is filled with
constexpr int kNarrowestFlag = 30;       // pixels

const QString kButton = QStringLiteral("push button");

// The middle of the widest bar of one colour within an area: what a flag looks like to who looks for it.
std::optional<QPoint> findFlag(const QImage& screen, const QRect& within)
{
    int widest = kNarrowestFlag;
    std::optional<QPoint> found;
    const QRect area = within & screen.rect();
    for (int y = area.top(); y <= area.bottom(); ++y) {
        int run = 0;
        for (int x = area.left(); x <= area.right(); ++x) {
            run = (screen.pixel(x, y) | 0xFF000000) == kFlagColour ? run + 1 : 0;
            if (run > widest) {
                widest = run;
                found = QPoint(x - run / 2, y + 2);
            }
        }
    }
    return found;
}

} // namespace

class TourTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RealDesktop> m_desktop;
    std::unique_ptr<ScreenReader> m_reader;
    QElapsedTimer m_clock;
    int m_clicks = 0;
    int m_pictures = 0;

    // Where something is comes from what it tells a screen reader.
    bool click(const QString& role, const QString& name, int patience = kSoon)
    {
        const std::optional<Thing> target = m_reader->waitFor(role, name, patience);
        if (!target) {
            reportMissing(name);
            return false;
        }
        const QPoint middle = target->area.center();
        m_desktop->mouse({QStringLiteral("mousemove"), QString::number(middle.x()), QString::number(middle.y()),
                          QStringLiteral("click"), QStringLiteral("1")});
        ++m_clicks;
        return true;
    }

    void drag(const QPoint& from, int across)
    {
        QStringList words{QStringLiteral("mousemove"), QString::number(from.x()), QString::number(from.y()),
                          QStringLiteral("mousedown"), QStringLiteral("1")};
        constexpr int kSteps = 8; // a hand does not jump
        for (int step = 1; step <= kSteps; ++step)
            words << QStringLiteral("mousemove") << QString::number(from.x() + across * step / kSteps)
                  << QString::number(from.y()) << QStringLiteral("sleep") << QStringLiteral("0.02");
        m_desktop->mouse(words << QStringLiteral("mouseup") << QStringLiteral("1"));
        ++m_clicks;
    }

    bool says(const QString& text, int patience = kSoon)
    {
        const bool said = m_reader->waitForText(text, patience);
        if (!said)
            reportMissing(text);
        return said;
    }

    void keep(const QString& name)
    {
        const QString folder = QStringLiteral(PANELWISE_TOUR_FOLDER);
        QDir().mkpath(folder);
        QVERIFY(m_desktop->picture().save(QStringLiteral("%1/%2-%3.png").arg(folder).arg(++m_pictures).arg(name)));
        qInfo("%5.1f s, %d clicks: %s", double(m_clock.elapsed()) / 1000.0, m_clicks, qPrintable(name));
    }

    void reportMissing(const QString& missing)
    {
        QStringList seen;
        for (const Thing& thing : m_reader->visible())
            seen << QStringLiteral("%1 “%2” %3").arg(thing.role, thing.name, thing.enabled ? "" : "(disabled)");
        qWarning("“%s” is not there; on screen:\n%s", qPrintable(missing), qPrintable(seen.join(QLatin1Char('\n'))));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QStringList missing = RealDesktop::missingPrograms(); !missing.isEmpty())
            QSKIP(qPrintable(QStringLiteral("Not installed: ") + missing.join(QStringLiteral(", "))));
        m_desktop = std::make_unique<RealDesktop>(QSize(1440, 900));
        QVERIFY(m_desktop->start());
        m_reader = std::make_unique<ScreenReader>(m_desktop->accessibilityBus());
        m_clock.start();
        QVERIFY(
            m_desktop->launch(QStringLiteral(PANELWISE_WINDOW), {QStringLiteral("--size"), QStringLiteral("1440x900"),
                                                                 QStringLiteral("--theme"), QStringLiteral("light")}));
        QVERIFY(says(QStringLiteral("Drop your file here")));
        keep(QStringLiteral("start"));
    }

    void aSampleOpensWithOneClick()
    {
        QVERIFY(click(kButton, QStringLiteral("Open the sample Low ferritin")));
        QVERIFY(m_reader->waitFor(kButton, QStringLiteral("Find the front"), kSoon));
        QVERIFY(says(QStringLiteral("Low ferritin – PanelWise"))); // the window's title
        keep(QStringLiteral("data"));
    }

    void theNextClickFindsTheFront()
    {
        QVERIFY(click(kButton, QStringLiteral("Find the front")));
        QVERIFY(says(QStringLiteral("reported on test"), kSearch));
        QVERIFY(says(QStringLiteral("Front, done"))); // the rail has its tick
        keep(QStringLiteral("front"));
    }

    void draggingTheBudgetChoosesAnotherPolicy()
    {
        const auto plot = m_reader->waitFor(QStringLiteral("filler"), QStringLiteral("F1 against mean cost…"), kSoon);
        const auto budget = m_reader->waitFor(QStringLiteral("spin box"), QStringLiteral("Budget: mean cost…"), kSoon);
        QVERIFY(plot && budget);
        const QString before = m_reader->content(*budget);
        const std::optional<QPoint> flag = findFlag(m_desktop->picture(), plot->area);
        QVERIFY(flag);
        drag(*flag, -plot->area.width() / 5);
        QTRY_VERIFY_WITH_TIMEOUT(m_reader->content(*budget) != before, kSoon);
        QVERIFY(says(QStringLiteral(" on average, F1 "))); // what that budget buys
        qInfo("the budget went from %s to %s", qPrintable(before), qPrintable(m_reader->content(*budget)));
        keep(QStringLiteral("budget"));
    }

    void thePolicyWalksThroughAPatientWithinTwoMinutes()
    {
        QVERIFY(click(kButton, QStringLiteral("Walk through a patient")));
        QVERIFY(click(kButton, QStringLiteral("Walk through: Found")));
        QVERIFY(m_reader->waitFor(kButton, QStringLiteral("Next step"), kSoon));
        QVERIFY2(m_clicks <= 5, qPrintable(QString::number(m_clicks)));
        QVERIFY2(m_clock.elapsed() < kTwoMinutes, qPrintable(QString::number(m_clock.elapsed())));
        keep(QStringLiteral("patient"));
        QVERIFY(says(QStringLiteral("hidden until diagnosis"))); // nobody knows yet whether it is right
        while (m_reader->find(kButton, QStringLiteral("Next step"))->enabled && m_clicks < 15)
            QVERIFY(click(kButton, QStringLiteral("Next step")));
        keep(QStringLiteral("diagnosis"));
        QVERIFY(!m_reader->waitForText(QStringLiteral("hidden until diagnosis"), 0));
    }

    void theProgramEndsWhenItIsAsked()
    {
        m_desktop->mouse({QStringLiteral("key"), QStringLiteral("ctrl+q")});
        QVERIFY(m_desktop->waitForEnd(kSoon));
        QCOMPARE(m_desktop->exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(TourTest)
#include "tour_test.moc"
