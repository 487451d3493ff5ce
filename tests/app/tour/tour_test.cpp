// The first tour through the real window, as somebody with a mouse and a screen reader would take it.
#include "real_desktop.h"
#include "screen_reader.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

namespace {

constexpr int kSoon = 20'000; // ms
constexpr int kSearch = 120'000;
constexpr qint64 kTwoMinutes = 120'000;

} // namespace

class TourTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RealDesktop> m_desktop;
    std::unique_ptr<ScreenReader> m_reader;
    int m_clicks = 0;
    int m_pictures = 0;

    // Where something is comes from what it tells a screen reader.
    bool click(const QString& role, const QString& name, int patience = kSoon)
    {
        const std::optional<Thing> target = m_reader->waitFor(role, name, patience);
        if (!target)
            return false;
        const QPoint middle = target->area.center();
        m_desktop->mouse({QStringLiteral("mousemove"), QString::number(middle.x()), QString::number(middle.y()),
                          QStringLiteral("click"), QStringLiteral("1")});
        ++m_clicks;
        return true;
    }

    void keep(const QString& name)
    {
        const QString folder = QStringLiteral(PANELWISE_TOUR_FOLDER);
        QDir().mkpath(folder);
        QVERIFY(m_desktop->picture().save(QStringLiteral("%1/%2-%3.png").arg(folder).arg(++m_pictures).arg(name)));
    }

    void explain(const QString& missing)
    {
        QStringList seen;
        for (const Thing& thing : m_reader->visible())
            seen << QStringLiteral("%1 “%2” %3").arg(thing.role, thing.name, thing.enabled ? "" : "(disabled)");
        qWarning("%s is not there; on screen:\n%s", qPrintable(missing), qPrintable(seen.join(QLatin1Char('\n'))));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QStringList missing = RealDesktop::missingPrograms(); !missing.isEmpty())
            QSKIP(qPrintable(QStringLiteral("Not installed: ") + missing.join(QStringLiteral(", "))));
        m_desktop = std::make_unique<RealDesktop>(QSize(1440, 900));
        QVERIFY(m_desktop->start());
        m_reader = std::make_unique<ScreenReader>(m_desktop->accessibilityBus());
    }

    void fromTheStartPageToAFrontWithinTwoMinutes()
    {
        QElapsedTimer clock;
        clock.start();
        QVERIFY(
            m_desktop->launch(QStringLiteral(PANELWISE_WINDOW), {QStringLiteral("--size"), QStringLiteral("1440x900"),
                                                                 QStringLiteral("--theme"), QStringLiteral("light")}));
        const bool begun = m_reader->waitForText(QStringLiteral("Drop your file here"), kSoon);
        if (!begun)
            explain(QStringLiteral("Drop your file here"));
        QVERIFY(begun);
        keep(QStringLiteral("start"));

        QVERIFY(click(QStringLiteral("push button"), QStringLiteral("Open the sample Low ferritin")));
        const bool ready =
            m_reader->waitFor(QStringLiteral("push button"), QStringLiteral("Find the front"), kSoon).has_value();
        if (!ready)
            explain(QStringLiteral("Find the front"));
        QVERIFY(ready);
        keep(QStringLiteral("data"));
        QVERIFY(click(QStringLiteral("push button"), QStringLiteral("Find the front")));
        const bool found = m_reader->waitForText(QStringLiteral("reported on test"), kSearch);
        if (!found)
            explain(QStringLiteral("reported on test"));
        QVERIFY(found);
        keep(QStringLiteral("front"));
        explain("debug");
        qInfo("%d clicks, %.1f s from the start of the program to the front", m_clicks,
              double(clock.elapsed()) / 1000.0);
        QVERIFY(clock.elapsed() < kTwoMinutes);
    }
};

QTEST_GUILESS_MAIN(TourTest)
#include "tour_test.moc"
