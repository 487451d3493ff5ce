// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/options.h"
#include "app/gui/settings.h"
#include "tests/app/gui/program.h"
#include "tests/test_program.h"
#include "tests/ui/common/widget_checks.h"
#include "ui/common/money_spin_box.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/charts/front_plot.h"
#include "ui/front/front_page.h"
#include "ui/front/method_box.h"
#include "ui/front/price_panel.h"
#include "ui/import/import_page.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUndoStack>

namespace window_test {

using namespace app;

class WindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itBeginsOnTheStartPageWithoutAProject()
    {
        Program program;
        program.window().show();
        QCOMPARE(program.window().place(), ui::Place::Start);
        QVERIFY(saysSomewhere(program.window(), QStringLiteral("No project open")));
    }

    void aSampleOpensOnTheDataPage()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("ferritin"));
        QVERIFY(shown.wait(30'000));
        QCOMPARE(program.window().place(), ui::Place::Data);
        QCOMPARE(program.session.import()->rowCount(), std::size_t(9911));
        QTRY_VERIFY(saysSomewhere(program.window(), QStringLiteral("saved")));
    }

    void anUnknownSampleIsExplainedOnTheStartPage()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("no-such-cohort"));
        QVERIFY(shown.wait(10'000));
        QCOMPARE(program.window().place(), ui::Place::Start);
        QVERIFY(saysSomewhere(program.window(), QStringLiteral("no-such-cohort")));
    }

    void aTableIsPreviewedThenImportedWithoutTheNamesOfPeople()
    {
        Program program;
        program.window().show();
        program.controller.open(program.file(QStringLiteral("ward.csv"), wardTable()));
        QCOMPARE(program.window().place(), ui::Place::Import);
        auto* page = program.window().findChild<ui::ImportPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->canImport(), 10'000);
        QVERIFY(!program.session.hasProject());
        buttonNamed(*page, QStringLiteral("Import"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(buttonNamed(*page, QStringLiteral("Continue")), 20'000);
        QVERIFY(!program.session.hasProject()); // nothing is saved before the answer
        buttonNamed(*page, QStringLiteral("Continue"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 20'000);
        QCOMPARE(program.window().place(), ui::Place::Data);
        QVERIFY(!program.session.import()->find("patient_name"));
        QVERIFY(program.session.import()->find("iron_ug_dL"));
    }

    // The date itself could tell who somebody is; that there is one is all the outcome needs.
    void aDateOfDeathBecomesTheOutcomeWithoutTheDates()
    {
        Program program;
        program.window().show();
        QByteArray table = "age_years,iron_ug_dL,date_of_death\n";
        for (int i = 0; i < 200; ++i)
            table += QByteArray::number(20.5 + i % 60) + "," + QByteArray::number(40.25 + i) + "," +
                     (i % 5 == 0 ? "2024-03-" + QByteArray::number(10 + i % 18) : QByteArray()) + "\n";
        program.controller.open(program.file(QStringLiteral("ward.csv"), table));
        auto* page = program.window().findChild<ui::ImportPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(*page, QStringLiteral("40 of 200 patients")), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(page->canImport(), 10'000);
        buttonNamed(*page, QStringLiteral("Import"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(buttonNamed(*page, QStringLiteral("Continue")), 20'000);
        buttonNamed(*page, QStringLiteral("Continue"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 20'000);
        QCOMPARE(program.session.study().task.label, std::string("date_of_death"));
        QVERIFY(program.session.study().task.positive == core::OutcomeRule::recorded());
        const core::Column* death = program.session.import()->find("date_of_death");
        QVERIFY(death);
        QCOMPARE(core::cellText(*death, 0), std::string("recorded"));
        QCOMPARE(core::cellText(*death, 1), std::string());
        QTRY_VERIFY(program.session.assessment());
        QCOMPARE(program.session.assessment()->summary.positives, std::size_t(40));
        QCOMPARE(program.session.assessment()->summary.patients, std::size_t(200));
    }

    void anOutcomeWithOneValueIsToldOnTheDataPage()
    {
        Program program;
        program.window().show();
        QByteArray table = "age_years,iron_ug_dL,low\n";
        for (int i = 0; i < 100; ++i)
            table += QByteArray::number(20 + i % 60) + "," + QByteArray::number(40 + i) + ",0\n";
        const QString path = program.file(QStringLiteral("one.csv"), table);
        program.file(
            QStringLiteral("one.task.json"),
            R"({"label": "low", "visible": ["age_years"], "panels": [{"name": "Iron", "cost": 8, "columns": ["iron_ug_dL"]}]})");
        program.controller.open(path);
        auto* page = program.window().findChild<ui::ImportPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->canImport(), 10'000);
        QSignalSpy shown(&program.controller, &WindowController::shown);
        buttonNamed(*page, QStringLiteral("Import"))->click();
        QVERIFY(shown.wait(20'000));
        QVERIFY(program.session.import()->find("low")); // kept, although there is nothing to learn from it
        QVERIFY(!program.session.assessment()->problems.empty());
    }

    void cancellingAnImportLeadsBackToWhereItBegan()
    {
        Program program;
        program.window().show();
        program.controller.open(program.file(QStringLiteral("ward.csv"), wardTable()));
        auto* page = program.window().findChild<ui::ImportPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->canImport(), 10'000);
        buttonNamed(*page, QStringLiteral("Cancel"))->click();
        QCOMPARE(program.window().place(), ui::Place::Start);
        QVERIFY(!program.session.hasProject());
    }

    void aMissingFileIsExplained()
    {
        Program program;
        program.window().show();
        program.controller.open(program.folder.filePath(QStringLiteral("gone.csv")));
        auto* page = program.window().findChild<ui::ImportPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(*page, QStringLiteral("gone.csv")), 10'000);
        QVERIFY(!page->canImport());
    }

    void anEditIsUndoneFromTheMenuAndSurvivesTheNextStart()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kept.panelwise"));
        {
            Program program;
            QSignalSpy shown(&program.controller, &WindowController::shown);
            program.controller.openSample(QStringLiteral("known-optimum"));
            QVERIFY(shown.wait(30'000));
            QSignalSpy saved(&program.session, &Session::savedAs);
            program.window().showPlace(ui::Place::Front);
            program.controller.saveAs(path);
            QVERIFY(saved.wait(20'000));
            QCOMPARE(program.window().place(), ui::Place::Front); // who saves stays where he is
            core::Study study = program.session.study();
            study.task.panels.front().cost = core::Cost(99.0);
            QVERIFY(program.session.setStudy(study, QStringLiteral("Change a price")));
            program.session.undoStack().undo();
            QVERIFY(program.session.study().task.panels.front().cost != core::Cost(99.0));
            program.session.undoStack().redo();
            program.window().show();
            program.window().close();
            QVERIFY(!program.session.hasProject());
        }
        Program next;
        QSignalSpy shown(&next.controller, &WindowController::shown);
        next.controller.open(path);
        QVERIFY(shown.wait(30'000));
        QCOMPARE(next.session.study().task.panels.front().cost, core::Cost(99.0));
    }

    void aTaskFileDroppedOnAProjectIsOneStepThatCanBeUndone()
    {
        Program program;
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        core::Task task = program.session.study().task;
        const std::string before = task.name;
        task.name = "Another name";
        program.controller.open(
            program.file(QStringLiteral("other.task.json"), QByteArray::fromStdString(core::writeTask(task))));
        QCOMPARE(program.session.study().task.name, std::string("Another name"));
        program.session.undoStack().undo();
        QCOMPARE(program.session.study().task.name, before);
    }

    void theTaskFileOfAProjectCanBeExported()
    {
        Program program;
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("aki"));
        QVERIFY(shown.wait(30'000));
        const QString path = program.folder.filePath(QStringLiteral("aki.task.json"));
        program.controller.exportTask(path);
        const core::TaskParse parse = core::readTask(path.toStdString());
        QVERIFY(parse.reading);
        QCOMPARE(parse.reading->task.panels.size(), std::size_t(7));
    }

    void themeAndZoomAreRememberedAndPresentingIsNot()
    {
        QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Program program;
        connect(&program.controller, &WindowController::settingsChanged,
                [&](const Settings& settings) { writeSettings(settings, store); });
        Q_EMIT program.window().menu().themeChosen(ui::ThemeChoice::Dark);
        Q_EMIT program.window().menu().zoomRequested(+1);
        program.window().setPresenting(true);
        const Settings read = readSettings(store);
        QCOMPARE(read.theme, ui::ThemeChoice::Dark);
        QCOMPARE(read.zoom, 1.15);
        QCOMPARE(qApp->palette().color(QPalette::Window), ui::darkTheme().window);
    }

    // A sample that was only drawn becomes a file, so that the next window can go on with it.
    void anotherLanguageLeadsToANewWindowWithTheSameProject()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        Resumption left;
        QSignalSpy changed(&program.controller, &WindowController::languageChanged);
        connect(&program.controller, &WindowController::languageChanged, this,
                [&](const Resumption& where) { left = where; });
        Q_EMIT program.window().menu().settingsRequested();
        auto* languages = program.window().findChild<QComboBox*>(QStringLiteral("languages"));
        QVERIFY(languages);
        languages->setCurrentIndex(languages->findText(QStringLiteral("Deutsch")));
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(!program.session.hasProject());
        QVERIFY(QFileInfo::exists(left.project));
        QCOMPARE(left.place, ui::Place::Data);
        QCOMPARE(program.controller.settings().language.left(2), QStringLiteral("de"));

        program.controller.takeUp(left);
        QTRY_VERIFY_WITH_TIMEOUT(program.session.hasProject(), 20'000);
        QTRY_COMPARE(program.window().place(), ui::Place::Data);
    }

    void theWindowFollowsTheDesktopWhenItTurnsDark()
    {
        const QByteArray before = qgetenv("GTK_THEME");
        Program program;
        program.window().show();
        QCOMPARE(qApp->palette().color(QPalette::Window), ui::lightTheme().window);
        qputenv("GTK_THEME", "Adwaita:dark");
        QEvent changed(QEvent::ThemeChange);
        QApplication::sendEvent(&program.window(), &changed);
        QCOMPARE(qApp->palette().color(QPalette::Window), ui::darkTheme().window);
        Q_EMIT program.window().menu().themeChosen(ui::ThemeChoice::Light);
        QApplication::sendEvent(&program.window(), &changed);
        QCOMPARE(qApp->palette().color(QPalette::Window), ui::lightTheme().window); // as the user chose
        before.isEmpty() ? qunsetenv("GTK_THEME") : qputenv("GTK_THEME", before);
    }

    // Pages are rebuilt by edits; a change of theme must not touch widgets that are gone.
    void theThemeCanChangeAfterPagesWereRebuilt()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("ferritin"));
        QVERIFY(shown.wait(30'000));
        core::Study study = program.session.study();
        study.task.panels.pop_back();
        QVERIFY(program.session.setStudy(study, QStringLiteral("Remove a panel")));
        QVERIFY(shown.wait(30'000));
        for (const ui::ThemeChoice choice : {ui::ThemeChoice::Dark, ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
            Q_EMIT program.window().menu().themeChosen(choice);
            QTest::qWait(20);
        }
        QCOMPARE(qApp->palette().color(QPalette::Window), ui::darkTheme().window);
    }

    void everythingThatTakesTheKeyboardHasANameOnEveryPage()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("ferritin"));
        QVERIFY(shown.wait(30'000));
        program.window().showPlace(ui::Place::Train); // made when it is first looked at
        program.window().showPlace(ui::Place::Front);
        const QStringList found = namelessFocusable(program.window());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void everyWordOfTheWholeWindowGoesThroughTheTranslator()
    {
        PseudoTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QStringList found;
        {
            Program program;
            program.window().show();
            QSignalSpy shown(&program.controller, &WindowController::shown);
            program.controller.openSample(QStringLiteral("ferritin"));
            QVERIFY(shown.wait(30'000));
            program.window().showPlace(ui::Place::Train); // made when it is first looked at
            program.window().showPlace(ui::Place::Front);
            found = hardCodedWords(program.window());
        }
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void whoLeavesWhileAPolicyTrainsIsAskedOnceAndLosesNothing()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        program.window().showPlace(ui::Place::Train);
        const QString file = program.session.project().path;
        buttonNamed(program.window(), QStringLiteral("Start training"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(program.window(), QStringLiteral(" elapsed")), 30'000);
        QVERIFY(!program.window().close());
        buttonNamed(program.window(), QStringLiteral("Go on training"))->click();
        QVERIFY(program.window().isVisible());
        QVERIFY(buttonNamed(program.window(), QStringLiteral("Pause")));
        QVERIFY(!program.window().close());
        buttonNamed(program.window(), QStringLiteral("Stop and keep what was learned"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!program.window().isVisible(), 10'000);
        QVERIFY(!program.session.hasProject());
        const auto project = core::ProjectFile::open(file.toStdString(), true);
        QVERIFY(project.ok());
        QCOMPARE(project->runs()->size(), std::size_t(1));
        QCOMPARE(project->runs()->front().status, core::RunStatus::Cancelled);
    }

    void anotherSampleWaitsForTheSameAnswer()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        program.window().showPlace(ui::Place::Train);
        buttonNamed(program.window(), QStringLiteral("Start training"))->click();
        const core::TablePtr before = program.session.import();
        program.controller.openSample(QStringLiteral("ferritin"));
        QVERIFY(!program.session.isLoading());
        buttonNamed(program.window(), QStringLiteral("Stop and keep what was learned"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.import() != before, 30'000);
    }

    // Start, sample, Front, Find the front: no dialog on the way.
    void fromTheSampleToAFrontInTwoClicks()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        program.window().showPlace(ui::Place::Front);
        auto* method = program.window().findChild<ui::MethodBox*>();
        QTRY_COMPARE_WITH_TIMEOUT(method->count(), 3, 30'000); // that it can be solved exactly is found out by and by
        method->setMethod(core::FrontMethod::Exact);
        buttonNamed(program.window(), QStringLiteral("Find the front"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(program.window(), QStringLiteral("reported on test")), 30'000);
        auto* plot = program.window().findChild<ui::FrontPlot*>();
        QVERIFY(plot->scene().onFront >= 4);
        QVERIFY(!plot->scene().optimum.empty());
        QVERIFY(saysSomewhere(program.window(), QStringLiteral("Of 1,000 patients like these")));
    }

    void pricesThatWereTriedAreSolvedForAndCanBeTakenBack()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        program.window().showPlace(ui::Place::Front);
        auto* method = program.window().findChild<ui::MethodBox*>();
        QTRY_COMPARE_WITH_TIMEOUT(method->count(), 3, 30'000);
        method->setMethod(core::FrontMethod::Exact);
        buttonNamed(program.window(), QStringLiteral("Find the front"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(program.window(), QStringLiteral("reported on test")), 30'000);
        const core::Study before = program.session.study();
        const double dearer = before.task.panels[0].cost.amount + 7.0;
        buttonNamed(program.window(), QStringLiteral("Prices…"))->click();
        program.window().findChild<ui::PricePanel*>()->findChild<ui::MoneySpinBox*>()->setValue(dearer);
        QVERIFY(program.session.study() == before); // tried, not decided
        buttonNamed(program.window(), QStringLiteral("Solve again"))->click();
        QCOMPARE(program.session.study().task.panels[0].cost.amount, dearer);
        auto* page = program.window().findChild<ui::FrontPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->shownFront() == core::FrontId{2}, 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(program.window(), QStringLiteral("reported on test")), 30'000);
        QTRY_VERIFY(!saysSomewhere(program.window(), QStringLiteral("found for other prices")));
        program.session.undoStack().undo();
        QVERIFY(program.session.study() == before);
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(program.window(), QStringLiteral("found for other prices")), 10'000);
    }

    // The way of the first tour: open, find, and the front is being searched.
    void theDataPageLeadsStraightToAFront()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        QTRY_VERIFY(buttonNamed(program.window(), QStringLiteral("Find the front"))->isEnabled());
        buttonNamed(program.window(), QStringLiteral("Find the front"))->click();
        QCOMPARE(program.window().place(), ui::Place::Front);
        QTRY_VERIFY_WITH_TIMEOUT(buttonNamed(program.window(), QStringLiteral("Stop")), 10'000);
        program.window().showPlace(ui::Place::Start); // the search is told there too, and can be ended from there
        QTRY_VERIFY_WITH_TIMEOUT(program.window().findChild<ui::JobButton*>()->isVisible(), 10'000);
        Q_EMIT program.window().menu().stopRequested();
        QTRY_VERIFY_WITH_TIMEOUT(!program.window().findChild<ui::JobButton*>()->isVisible(), 10'000);
    }

    void whoLeavesWhileAFrontIsSearchedIsAskedOnceAndLosesNothing()
    {
        Program program;
        program.window().show();
        QSignalSpy shown(&program.controller, &WindowController::shown);
        program.controller.openSample(QStringLiteral("known-optimum"));
        QVERIFY(shown.wait(30'000));
        program.window().showPlace(ui::Place::Front);
        const QString file = program.session.project().path;
        program.window().findChild<ui::MethodBox*>()->setMethod(core::FrontMethod::SweepPretrained);
        buttonNamed(program.window(), QStringLiteral("Find the front"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(buttonNamed(program.window(), QStringLiteral("Pause")) &&
                                     buttonNamed(program.window(), QStringLiteral("Pause"))->isEnabled(),
                                 30'000);
        program.window().showPlace(ui::Place::Train); // the two take turns
        QVERIFY(!buttonNamed(program.window(), QStringLiteral("Start training")));
        QVERIFY(!program.window().close());
        buttonNamed(program.window(), QStringLiteral("Stop and keep what was found"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!program.window().isVisible(), 10'000);
        const auto project = core::ProjectFile::open(file.toStdString(), true);
        QVERIFY(project.ok());
        QCOMPARE(project->fronts()->size(), std::size_t(1));
        QCOMPARE(project->fronts()->front().status, core::RunStatus::Cancelled);
    }

    void zoomStopsAtItsEnds()
    {
        QCOMPARE(nextZoom(2.0, +1), 2.0);
        QCOMPARE(nextZoom(0.85, -1), 0.85);
        QCOMPARE(nextZoom(1.75, 0), 1.0);
        QCOMPARE(nextZoom(1.0, -1), 0.85);
    }

    void wrongOptionsAreExplained()
    {
        const auto complaint = [](const QStringList& arguments) {
            return readOptions(QStringList{QStringLiteral("panelwise")} + arguments).complaint;
        };
        QVERIFY(complaint({QStringLiteral("--page"), QStringLiteral("moon")}).contains(QStringLiteral("moon")));
        QVERIFY(complaint({QStringLiteral("--size"), QStringLiteral("big")}).contains(QStringLiteral("1440x900")));
        QVERIFY(complaint({QStringLiteral("a.csv"), QStringLiteral("b.csv")}).contains(QStringLiteral("one file")));
        QVERIFY(complaint({QStringLiteral("--sample"), QStringLiteral("aki")}).isEmpty());
    }
};

PANELWISE_TEST(WindowTest)

} // namespace window_test

#include "window_test.moc"
