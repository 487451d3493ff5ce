// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/test_program.h"
#include "ui/figures/film/film.h"
#include "ui/shell/main_window.h"
#include "ui/shell/presenter_view.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace film_test {

using namespace ui;

namespace {

constexpr double kFrame = 1.0 / 60.0; // s

// As a hospital's projector shows it, with 60 policies found and 1,000 patients of six panels.
std::vector<FilmPtr> largeFilms()
{
    core::RandomStream random(core::Seed{5}, "films");
    std::vector<FoundPolicy> found;
    for (int i = 0; i < 60; ++i) {
        const double cost = 260.0 * random.uniform();
        found.push_back({.cost = cost, .figure = 0.4 + 0.3 * std::sqrt(cost / 260.0) * random.uniform()});
    }
    std::vector<FlowingPatient> patients;
    std::vector<ScoredPatient> scored;
    for (int i = 0; i < 1000; ++i) {
        FlowingPatient one{.panels = {}, .said = i % 9 == 0, .ill = i % 10 == 0};
        for (std::size_t panel = 0; panel < 6; ++panel)
            if (random.uniform() < 0.5)
                one.panels.push_back(panel);
        patients.push_back(one);
        scored.push_back({.probability = random.uniform(), .ill = i % 10 == 0});
    }
    const QStringList panels{"BMP", "CMP", "BBC", "CBC with differential", "TSAT", "Vitamin B12"};
    return {frontFilm(found, QStringLiteral("F1"), QStringLiteral("USD")),
            flowFilm(patients, panels, QStringLiteral("low ferritin")),
            thresholdFilm(scored, QStringLiteral("low ferritin"))};
}

} // namespace

class FilmTest : public QObject {
    Q_OBJECT

    // For who wants to look: PANELWISE_FILM_PICTURES names the folder.
    static void keepPicture(QWidget& window, const char* name)
    {
        if (const QString folder = qEnvironmentVariable("PANELWISE_FILM_PICTURES"); !folder.isEmpty())
            QVERIFY(window.grab().save(folder + QLatin1Char('/') + QLatin1String(name)));
    }

private Q_SLOTS:
    // $10 for 0.5, then $30 for 0.4 (worse and dearer), $20 for 0.7, and at last $10 for 0.6, which takes the first's
    // place.
    void theLineJoinsWhatNothingFoundBeforeIsBetterThan()
    {
        const std::vector<FoundPolicy> found{{10, 0.5}, {30, 0.4}, {20, 0.7}, {10, 0.6}};
        QCOMPARE(bestSoFar(found, 1), (std::vector<std::size_t>{0}));
        QCOMPARE(bestSoFar(found, 2), (std::vector<std::size_t>{0}));
        QCOMPARE(bestSoFar(found, 3), (std::vector<std::size_t>{0, 2}));
        QCOMPARE(bestSoFar(found, 4), (std::vector<std::size_t>{3, 2}));
        const FilmPtr film = frontFilm(found, QStringLiteral("F1"), QStringLiteral("USD"));
        QVERIFY(film->words(0.0).startsWith(QStringLiteral("1 of 4 policies found, 1 ")));
        QVERIFY(film->words(1.0).startsWith(QStringLiteral("4 of 4 policies found, 2 ")));
    }

    void whoIsAtOrAboveTheThresholdIsCalledACase()
    {
        const std::vector<ScoredPatient> patients{{0.9, true}, {0.3, true}, {0.5, false}, {0.1, false}};
        QCOMPARE(countsAt(patients, 0.0), (ThresholdCounts{.found = 2, .missed = 0, .alarms = 2, .reassured = 0}));
        QCOMPARE(countsAt(patients, 0.5), (ThresholdCounts{.found = 1, .missed = 1, .alarms = 1, .reassured = 1}));
        QCOMPARE(countsAt(patients, 0.95), (ThresholdCounts{.found = 0, .missed = 2, .alarms = 0, .reassured = 2}));
    }

    void atItsEndEveryPatientIsDiagnosed()
    {
        const FilmPtr film = flowFilm({{.panels = {0, 1}, .said = true, .ill = true},
                                       {.panels = {}, .said = false, .ill = true},
                                       {.panels = {1}, .said = false, .ill = false}},
                                      {"A", "B"}, QStringLiteral("ill"));
        QCOMPARE(film->words(0.0), QStringLiteral("0 of 3 diagnosed: 0 cases found, 0 missed"));
        QCOMPARE(film->words(1.0), QStringLiteral("3 of 3 diagnosed: 1 cases found, 1 missed"));
    }

    // A begins, the arrows draw it back and forth, Space plays on, A goes to the next and the last leads back.
    void thePresenterPlaysAndIsDrawnBackAndForth()
    {
        MainWindow window;
        auto* page = new QWidget;
        window.addPage(Place::Start, page);
        window.resize(1280, 720);
        window.show();
        PresenterView& presenter = window.presenter();
        presenter.setFilms(largeFilms);
        window.setPresenting(true);
        QTest::keyClick(&window, Qt::Key_A);
        QVERIFY(presenter.film() && presenter.isPlaying());
        const QString first = presenter.film()->title();
        QTRY_VERIFY_WITH_TIMEOUT(presenter.moment() > 0.0, 5000);
        QTest::keyClick(&window, Qt::Key_Home);
        QCOMPARE(presenter.moment(), 0.0);
        QVERIFY(!presenter.isPlaying());
        QTest::keyClick(&window, Qt::Key_Right);
        QCOMPARE(presenter.moment(), 0.02);
        QTest::keyClick(&window, Qt::Key_End);
        QTest::keyClick(&window, Qt::Key_Space); // from the beginning again
        QVERIFY(presenter.isPlaying() && presenter.moment() < 1.0);
        keepPicture(window, "film-front-1280x720.png");
        QTest::keyClick(&window, Qt::Key_A);
        QVERIFY(presenter.film()->title() != first);
        QTest::keyClick(&window, Qt::Key_A);
        QTest::keyClick(&window, Qt::Key_A);
        QVERIFY(!presenter.film());
        QTest::keyClick(&window, Qt::Key_A);
        QTest::keyClick(&window, Qt::Key_Escape); // out of the film, not of the presenter
        QVERIFY(!presenter.film() && window.presenting());
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.presenting());
    }

    // The processor's time, so that neighbours on the machine do not count; half of the frames may be slower than the
    // median, none by more than another frame.
    void aFrameAt1080LinesTakesLessThanASixtiethOfASecond()
    {
        if (test::sanitized())
            QSKIP("Sanitizers make painting slower");
        QImage screen(1920, 1080, QImage::Format_RGB32);
        const Theme theme = lightTheme(1.9 * 1080.0 / 720.0);
        for (const FilmPtr& film : largeFilms()) {
            std::vector<double> seconds;
            for (int frame = 0; frame <= 40; ++frame) {
                const std::clock_t begin = std::clock();
                screen.fill(theme.surface);
                QPainter painter(&screen);
                film->paint(painter, QSizeF(1866, 900), theme, frame / 40.0);
                const QString words = film->words(frame / 40.0);
                painter.drawText(10, 1000, words);
                painter.end();
                seconds.push_back(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
            }
            if (const QString folder = qEnvironmentVariable("PANELWISE_FILM_PICTURES"); !folder.isEmpty()) {
                QPainter painter(&screen);
                screen.fill(theme.surface);
                film->paint(painter, QSizeF(1866, 900), theme, 0.4);
                painter.end();
                QVERIFY(screen.save(folder + QLatin1Char('/') + film->title() + QStringLiteral(".png")));
            }
            std::ranges::sort(seconds);
            qInfo("%s: median %.1f ms, worst %.1f ms", qPrintable(film->title()), 1000.0 * seconds[20],
                  1000.0 * seconds.back());
            QVERIFY2(seconds[20] < kFrame, qPrintable(film->title()));
            QVERIFY2(seconds[38] < 2.0 * kFrame, qPrintable(film->title()));
        }
    }
};

PANELWISE_TEST(FilmTest)

} // namespace film_test

#include "film_test.moc"
