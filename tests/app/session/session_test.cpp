// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session.h"

#include "core/data/cohort/study_patients.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QSettings>
#include <QSignalSpy>
#include <QThread>
#include <QUndoStack>

#include <csignal>
#include <sys/resource.h>

namespace session_test {

using namespace app;
using Names = std::vector<std::string>;

namespace {

// A session with its own settings and folder of unsaved projects.
struct Desk {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    std::unique_ptr<Session> session = std::make_unique<Session>(unsaved, recent);

    Names unsavedNames() const { return fixtures::namesIn(folder / "unsaved"); }
    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }

    bool load()
    {
        return QTest::qWaitFor([this] { return !session->isLoading(); }, 20'000) && session->hasProject();
    }
    bool openSample()
    {
        session->openSample("ferritin", 400);
        return load();
    }
    bool saved()
    {
        return QTest::qWaitFor([this] { return session->saveState().kind == SaveState::Kind::Saved; }, 20'000);
    }
    bool setPrice(double price, const QString& key = {})
    {
        core::Study study = session->study();
        study.task.panels.front().cost = core::Cost(price);
        return session->setStudy(study, "Change price", key);
    }
    double price() const { return session->study().task.panels.front().cost.amount; }
};

double savedPrice(const QString& path)
{
    const auto project = core::ProjectFile::open(path.toStdString(), true);
    return project ? project->study().task.panels.front().cost.amount : -1.0;
}

std::string csvText(bool withNames, int rows)
{
    std::string text = withNames ? "patient_name,age,hemoglobin,outcome\n" : "age,hemoglobin,outcome\n";
    for (int i = 0; i < rows; ++i) {
        if (withNames)
            text += "Person Number" + std::to_string(i) + ",";
        text += std::to_string(20 + i % 60) + "," + std::to_string(10 + i % 7) + "." + std::to_string(i % 10) + "," +
                std::to_string(i % 3 == 0) + "\n";
    }
    return text;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSampleOpensWithItsStudyAndAnAssessmentFollows()
    {
        Desk desk;
        QSignalSpy projects(desk.session.get(), &Session::projectChanged);
        QSignalSpy assessments(desk.session.get(), &Session::assessmentChanged);
        QVERIFY(desk.openSample());
        QCOMPARE(projects.count(), 1);
        QCOMPARE(desk.session->import()->rowCount(), std::size_t(400));
        QVERIFY(desk.session->canEdit());
        QVERIFY(desk.session->project().untitled);
        QVERIFY(desk.saved());
        QTRY_VERIFY_WITH_TIMEOUT(assessments.count() > 0, 20'000);
        QVERIFY(desk.session->assessment()->study == desk.session->study());
    }

    void aSampleNobodyEditedIsNotKept()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QCOMPARE(desk.unsavedNames().size(), std::size_t(2)); // it and its lock
        QVERIFY(desk.session->closeProject());
        QCOMPARE(desk.unsavedNames(), Names{});
        QVERIFY(desk.recent.list().empty());
        QVERIFY(!desk.session->hasProject());
    }

    void everyEditIsInTheFileWithinASecond()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        for (int price = 1; price <= 20; ++price) {
            QElapsedTimer clock;
            clock.start();
            QVERIFY(desk.setPrice(price));
            QCOMPARE(desk.session->saveState().kind, SaveState::Kind::Saving);
            QVERIFY(desk.saved());
            QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
            QCOMPARE(savedPrice(desk.session->project().path), double(price));
        }
    }

    void editedUntitledProjectsAreKeptAndListed()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(99));
        const QString path = desk.session->project().path;
        QVERIFY(desk.session->closeProject());
        QCOMPARE(desk.recent.list().size(), std::size_t(1));
        QVERIFY(desk.recent.list().front().untitled);
        QCOMPARE(desk.recent.list().front().patients, quint64(400));
        QVERIFY(desk.session->interruptedProjects().isEmpty()); // a clean close is no alarm
        QCOMPARE(savedPrice(path), 99.0);
        desk.session->openProject(path);
        QVERIFY(desk.load());
        QVERIFY(desk.session->project().untitled);
        QVERIFY(!desk.session->project().recovered);
        QCOMPARE(desk.price(), 99.0);
    }

    void undoAndRedoAreSavedToo()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        const double before = desk.price();
        QVERIFY(desk.setPrice(before + 1));
        QVERIFY(desk.setPrice(before + 2));
        QVERIFY(!desk.setPrice(before + 2)); // nothing changed, no step
        QCOMPARE(desk.session->undoStack().count(), 2);
        QCOMPARE(desk.session->undoStack().undoText(), QString("Change price"));
        desk.session->undoStack().undo();
        desk.session->undoStack().undo();
        QCOMPARE(desk.price(), before);
        desk.session->undoStack().redo();
        QCOMPARE(desk.price(), before + 1);
        QVERIFY(desk.saved());
        QCOMPARE(savedPrice(desk.session->project().path), before + 1);
    }

    void quickStepsWithOneKeyAreOneUndoStep()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        const double before = desk.price();
        for (int i = 1; i <= 10; ++i)
            QVERIFY(desk.setPrice(before + i, "price:0"));
        QVERIFY(desk.setPrice(before + 20, "price:1"));
        QCOMPARE(desk.session->undoStack().count(), 2);
        desk.session->undoStack().undo();
        QCOMPARE(desk.price(), before + 10);
        desk.session->undoStack().undo();
        QCOMPARE(desk.price(), before);
        QVERIFY(desk.setPrice(before + 1, "price:0"));
        QVERIFY(desk.setPrice(before, "price:0")); // up and down again is no step at all
        QCOMPARE(desk.session->undoStack().count(), 0);
    }

    void theLastOfManyEditsIsTheOneAssessed()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        for (int i = 1; i <= 30; ++i)
            QVERIFY(desk.setPrice(500 + i));
        QTRY_VERIFY_WITH_TIMEOUT(
            desk.session->assessment() && desk.session->assessment()->study == desk.session->study(), 20'000);
    }

    // Who starts a job right after an edit gets the edited patients, assessed or not.
    void thePatientsAreThoseOfTheStudyAsItIsNow()
    {
        Desk desk;
        QSignalSpy found(desk.session.get(), &Session::cohortChanged);
        desk.session->openSample("ferritin", 3'000); // enough for cases in every part of the split
        QVERIFY(desk.load());
        QTRY_VERIFY_WITH_TIMEOUT(desk.session->assessment() && desk.session->cohort(), 20'000);
        const core::LazyPatientsPtr before = desk.session->patients();
        QVERIFY(desk.session->assessment()->patients == before);
        QVERIFY(desk.setPrice(500));
        const core::LazyPatientsPtr after = desk.session->patients();
        QVERIFY(after != before);
        QCOMPARE(after->get()->cohort->catalog().panels().front().cost.amount, 500.0);
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 2, 20'000);
        QVERIFY(desk.session->assessment()->patients == after);
        QVERIFY(*desk.session->cohort() == after->get()->cohort->fingerprint());
        QVERIFY(desk.session->closeProject());
        QVERIFY(!desk.session->patients() && !desk.session->cohort());
    }

    void saveAsGivesAnUntitledProjectItsPlace()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(7));
        QSignalSpy savedAs(desk.session.get(), &Session::savedAs);
        desk.session->saveAs(desk.path("mine.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(savedAs.count(), 1, 20'000);
        QVERIFY(!desk.session->project().untitled);
        QCOMPARE(desk.session->project().title, QString("mine"));
        QCOMPARE(desk.unsavedNames(), Names{});
        QVERIFY(desk.setPrice(8));
        QVERIFY(desk.saved());
        QCOMPARE(savedPrice(desk.path("mine.panelwise")), 8.0);
        desk.session->undoStack().undo(); // the history moves along
        desk.session->undoStack().undo();
        QVERIFY(desk.session->closeProject());
        QCOMPARE(desk.recent.list().size(), std::size_t(1));
        QCOMPARE(desk.recent.list().front().path, desk.path("mine.panelwise"));
        QVERIFY(!desk.recent.list().front().untitled);
    }

    void aSaveAsThatFailsChangesNothing()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        const QString path = desk.session->project().path;
        QSignalSpy failed(desk.session.get(), &Session::saveAsFailed);
        desk.session->saveAs(desk.path("missing/mine.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QCOMPARE(desk.session->project().path, path);
        QVERIFY(desk.setPrice(3));
        QVERIFY(desk.saved());
    }

    void theSecondWindowIsReadOnlyAndSaysWhy()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(5));
        QVERIFY(desk.saved());
        Desk other;
        other.session->openProject(desk.session->project().path);
        QVERIFY(other.load());
        QVERIFY(!other.session->canEdit());
        QCOMPARE(other.session->saveState().kind, SaveState::Kind::ReadOnly);
        QCOMPARE(other.session->saveState().access, core::ProjectAccess::ReadOnlyInUse);
        QCOMPARE(other.price(), 5.0);
        QVERIFY(!other.setPrice(6));
        QSignalSpy savedAs(other.session.get(), &Session::savedAs);
        other.session->saveAs(other.path("copy.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(savedAs.count(), 1, 20'000);
        QVERIFY(other.session->canEdit());
        QVERIFY(other.setPrice(6));
        // The copy did not take the first window's file away.
        QVERIFY(desk.setPrice(7));
        QVERIFY(desk.saved());
        QCOMPARE(savedPrice(desk.session->project().path), 7.0);
    }

    void openingWhatIsOpenAlreadyKeepsIt()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(5));
        desk.session->openProject(desk.session->project().path);
        QVERIFY(!desk.session->isLoading());
        QVERIFY(desk.session->canEdit());
        QCOMPARE(desk.session->undoStack().count(), 1);
    }

    void aFileThatCannotBeOpenedLeavesTheCurrentProject()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        fixtures::writeBytes(desk.folder / "photo.panelwise", "\x89PNG and so on");
        QSignalSpy failed(desk.session.get(), &Session::openFailed);
        desk.session->openProject(desk.path("photo.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QCOMPARE(failed.front().front().value<core::Error>().code, core::ErrorCode::ProjectForeign);
        QVERIFY(desk.session->canEdit());
        QVERIFY(!desk.session->isLoading());
    }

    void anImportBecomesAnUntitledProject()
    {
        Desk desk;
        QSignalSpy finished(desk.session.get(), &Session::importFinished);
        desk.session->importTable(core::CsvSource::fromText(csvText(false, 300), "ward.csv"), {});
        QVERIFY(desk.load());
        QCOMPARE(finished.count(), 1);
        QCOMPARE(desk.session->import()->rowCount(), std::size_t(300));
        QVERIFY(desk.session->project().untitled);
        QCOMPARE(desk.session->study().task.label, std::string("outcome"));
        QVERIFY(desk.session->closeProject());
        QCOMPARE(desk.unsavedNames().size(), std::size_t(1)); // an import is always kept
    }

    void identifiersAreAskedAboutBeforeAnythingIsOnDisk()
    {
        Desk desk;
        QSignalSpy found(desk.session.get(), &Session::identifiersFound);
        desk.session->importTable(core::CsvSource::fromText(csvText(true, 300), "ward.csv"), {});
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, 20'000);
        QCOMPARE(desk.unsavedNames(), Names{});
        QVERIFY(desk.session->isLoading());
        desk.session->keepImport({"patient_name"});
        QVERIFY(desk.load());
        QVERIFY(!desk.session->import()->find("patient_name"));
        QCOMPARE(desk.session->import()->columnCount(), std::size_t(3));
        const QString path = desk.session->project().path;
        QVERIFY(desk.session->closeProject());
        QVERIFY(fixtures::bytesOf(path.toStdString()).find("Person Number") == std::string::npos);
    }

    void anImportThatCannotBeReadListsItsProblems()
    {
        Desk desk;
        QSignalSpy failed(desk.session.get(), &Session::importFailed);
        desk.session->importTable(core::CsvSource::fromText("a,b\n1,2\n3\n4,5,6\n", "ragged.csv"), {});
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QVERIFY(!failed.front().front().value<core::ProblemList>().empty());
        QVERIFY(!desk.session->hasProject());
        QCOMPARE(desk.unsavedNames(), Names{});
    }

    void cancellingLeavesNothingBehind()
    {
        Desk desk;
        QSignalSpy cancelled(desk.session.get(), &Session::loadingCancelled);
        desk.session->openSample("ferritin", 200'000);
        QTest::qWait(20);
        desk.session->cancelLoading();
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(!desk.session->isLoading());
        QTRY_COMPARE_WITH_TIMEOUT(desk.unsavedNames(), Names{}, 20'000);
        QVERIFY(desk.openSample()); // and the next one is not disturbed by it
        QCOMPARE(desk.session->import()->rowCount(), std::size_t(400));
    }

    void aNewerOpeningReplacesAnOlderOne()
    {
        Desk desk;
        for (const std::size_t patients : {20'000, 10'000, 300})
            desk.session->openSample("ferritin", patients);
        QVERIFY(desk.load());
        QCOMPARE(desk.session->import()->rowCount(), std::size_t(300));
        QTRY_COMPARE_WITH_TIMEOUT(desk.unsavedNames().size(), std::size_t(2), 20'000);
    }

    void endingInTheMiddleOfEverythingLeavesNoThreadAndNoRubbish()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(42));
        const QString path = desk.session->project().path;
        desk.session->openSample("icu-mortality", 50'000);
        desk.session.reset();
        QCOMPARE(savedPrice(path), 42.0);
        QCOMPARE(desk.unsavedNames().size(), std::size_t(1));
    }

    void aProjectThatWasInterruptedIsOfferedOnce()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(11));
        const QString path = desk.session->project().path;
        desk.session.reset();
        fixtures::writeBytes((path + "-lock").toStdString(), "+"); // as a killed program leaves it
        desk.session = std::make_unique<Session>(desk.unsaved, desk.recent);
        QCOMPARE(desk.session->interruptedProjects(), QStringList{path});
        desk.session->openProject(path);
        QVERIFY(desk.load());
        QVERIFY(desk.session->project().recovered);
        QVERIFY(desk.session->interruptedProjects().isEmpty());
        QVERIFY(desk.session->closeProject());
        QVERIFY(desk.session->interruptedProjects().isEmpty());
    }

    void unsavedProjectsAreFoundEvenWhenTheSettingsAreLost()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(11));
        desk.session.reset();
        QSettings fresh(desk.path("fresh.ini"), QSettings::IniFormat);
        RecentProjects recent(fresh);
        const Session session(desk.unsaved, recent);
        QCOMPARE(recent.list().size(), std::size_t(1));
        QVERIFY(recent.list().front().untitled);
        QVERIFY(!recent.list().front().patients);
    }

    void aFullDiskIsSaidAndTriedAgainUntilThereIsRoom()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{.rlim_cur = 4'096, .rlim_max = before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const bool edited = desk.setPrice(77);
        const bool failed =
            QTest::qWaitFor([&] { return desk.session->saveState().kind == SaveState::Kind::Failed; }, 20'000);
        const auto error = desk.session->saveState().error;
        const bool closed = desk.session->closeProject();
        ::setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(edited && failed && !closed);
        QCOMPARE(error->code, core::ErrorCode::DiskFull);
        QVERIFY(desk.session->hasProject());
        QVERIFY(desk.saved()); // by itself, within a second or so
        QCOMPARE(savedPrice(desk.session->project().path), 77.0);
    }

    void everySignalComesOnTheThreadOfTheWindow()
    {
        Desk desk;
        int calls = 0;
        const auto check = [&] {
            ++calls;
            QCOMPARE(QThread::currentThread(), desk.session->thread());
        };
        // Direct connections run on the thread that emits.
        connect(desk.session.get(), &Session::projectChanged, this, check, Qt::DirectConnection);
        connect(desk.session.get(), &Session::studyChanged, this, check, Qt::DirectConnection);
        connect(desk.session.get(), &Session::assessmentChanged, this, check, Qt::DirectConnection);
        connect(desk.session.get(), &Session::saveStateChanged, this, check, Qt::DirectConnection);
        connect(desk.session.get(), &Session::progressChanged, this, check, Qt::DirectConnection);
        QVERIFY(desk.openSample());
        QVERIFY(desk.setPrice(1));
        QVERIFY(desk.saved());
        QTRY_VERIFY_WITH_TIMEOUT(desk.session->assessment() != nullptr, 20'000);
        QVERIFY(calls >= 5);
        desk.session.reset();
    }

    void theRecentListSurvivesARestart()
    {
        Desk desk;
        fixtures::writeBytes(desk.folder / "a", "");
        fixtures::writeBytes(desk.folder / "b", "");
        const QDateTime when(QDate(2026, 3, 14), QTime(15, 9, 26));
        desk.recent.note({.path = desk.path("a"), .title = "Ä", .patients = 12, .when = when, .untitled = true});
        desk.recent.note({.path = desk.path("b"), .title = "B", .patients = {}, .when = when, .untitled = false});
        desk.recent.note({.path = desk.path("old"), .title = "O", .patients = {}, .when = when.addDays(-1)});
        QCOMPARE(desk.recent.list().back().title, QString("O")); // found later, but not newer
        desk.recent.remove(desk.path("old"));
        desk.recent.note({.path = desk.path("gone"), .title = "C", .patients = {}, .when = when, .untitled = false});
        const RecentProjects again(desk.settings);
        QCOMPARE(again.list().size(), std::size_t(2)); // the file of the third is not there
        QVERIFY(again.list()[0] == desk.recent.list()[1]);
        QVERIFY(again.list()[1] == desk.recent.list()[2]);
        desk.recent.clear();
        QCOMPARE(desk.recent.list().size(), std::size_t(1)); // the untitled one has no other place
    }

    void theOldestRecentProjectGoesFirstButNeverAnUntitledOne()
    {
        Desk desk;
        const auto entry = [](int number, bool untitled) {
            return RecentProject{
                .path = QString::number(number), .title = {}, .patients = {}, .when = {}, .untitled = untitled};
        };
        desk.recent.note(entry(0, true));
        for (int i = 1; i <= int(RecentProjects::kKept); ++i)
            desk.recent.note(entry(i, false));
        QCOMPARE(desk.recent.list().size(), RecentProjects::kKept);
        QCOMPARE(desk.recent.list().back().path, QString("0"));
        QCOMPARE(desk.recent.list().front().path, QString::number(RecentProjects::kKept));
        QCOMPARE(desk.recent.list()[RecentProjects::kKept - 2].path, QString("2"));
    }
};

PANELWISE_GUILESS_TEST(SessionTest)

} // namespace session_test

#include "session_test.moc"
