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
struct Fixture {
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
        Fixture fixture;
        QSignalSpy projects(fixture.session.get(), &Session::projectChanged);
        QSignalSpy assessments(fixture.session.get(), &Session::assessmentChanged);
        QVERIFY(fixture.openSample());
        QCOMPARE(projects.count(), 1);
        QCOMPARE(fixture.session->import()->rowCount(), std::size_t(400));
        QVERIFY(fixture.session->canEdit());
        QVERIFY(fixture.session->project().untitled);
        QVERIFY(fixture.saved());
        QTRY_VERIFY_WITH_TIMEOUT(assessments.count() > 0, 20'000);
        QVERIFY(fixture.session->assessment()->study == fixture.session->study());
    }

    void aSampleNobodyEditedIsNotKept()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QCOMPARE(fixture.unsavedNames().size(), std::size_t(2)); // it and its lock
        QVERIFY(fixture.session->closeProject());
        QCOMPARE(fixture.unsavedNames(), Names{});
        QVERIFY(fixture.recent.list().empty());
        QVERIFY(!fixture.session->hasProject());
    }

    void everyEditIsInTheFileWithinASecond()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        for (int price = 1; price <= 20; ++price) {
            QElapsedTimer clock;
            clock.start();
            QVERIFY(fixture.setPrice(price));
            QCOMPARE(fixture.session->saveState().kind, SaveState::Kind::Saving);
            QVERIFY(fixture.saved());
            QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
            QCOMPARE(savedPrice(fixture.session->project().path), double(price));
        }
    }

    void editedUntitledProjectsAreKeptAndListed()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(99));
        const QString path = fixture.session->project().path;
        QVERIFY(fixture.session->closeProject());
        QCOMPARE(fixture.recent.list().size(), std::size_t(1));
        QVERIFY(fixture.recent.list().front().untitled);
        QCOMPARE(fixture.recent.list().front().patients, quint64(400));
        QVERIFY(fixture.session->interruptedProjects().isEmpty()); // a clean close is no alarm
        QCOMPARE(savedPrice(path), 99.0);
        fixture.session->openProject(path);
        QVERIFY(fixture.load());
        QVERIFY(fixture.session->project().untitled);
        QVERIFY(!fixture.session->project().recovered);
        QCOMPARE(fixture.price(), 99.0);
    }

    void undoAndRedoAreSavedToo()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        const double before = fixture.price();
        QVERIFY(fixture.setPrice(before + 1));
        QVERIFY(fixture.setPrice(before + 2));
        QVERIFY(!fixture.setPrice(before + 2)); // nothing changed, no step
        QCOMPARE(fixture.session->undoStack().count(), 2);
        QCOMPARE(fixture.session->undoStack().undoText(), QString("Change price"));
        fixture.session->undoStack().undo();
        fixture.session->undoStack().undo();
        QCOMPARE(fixture.price(), before);
        fixture.session->undoStack().redo();
        QCOMPARE(fixture.price(), before + 1);
        QVERIFY(fixture.saved());
        QCOMPARE(savedPrice(fixture.session->project().path), before + 1);
    }

    void tenThousandEditsCanBeUndone()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        const double before = fixture.price();
        for (int edit = 1; edit <= 10'000; ++edit)
            QVERIFY(fixture.setPrice(before + edit));
        QUndoStack& steps = fixture.session->undoStack();
        QCOMPARE(steps.count(), 10'000);
        for (int edit = 0; edit < 10'000; ++edit)
            steps.undo();
        QCOMPARE(fixture.price(), before);
    }

    void quickStepsWithOneKeyAreOneUndoStep()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        const double before = fixture.price();
        for (int i = 1; i <= 10; ++i)
            QVERIFY(fixture.setPrice(before + i, "price:0"));
        QVERIFY(fixture.setPrice(before + 20, "price:1"));
        QCOMPARE(fixture.session->undoStack().count(), 2);
        fixture.session->undoStack().undo();
        QCOMPARE(fixture.price(), before + 10);
        fixture.session->undoStack().undo();
        QCOMPARE(fixture.price(), before);
        QVERIFY(fixture.setPrice(before + 1, "price:0"));
        QVERIFY(fixture.setPrice(before, "price:0")); // up and down again is no step at all
        QCOMPARE(fixture.session->undoStack().count(), 0);
    }

    void theLastOfManyEditsIsTheOneAssessed()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        for (int i = 1; i <= 30; ++i)
            QVERIFY(fixture.setPrice(500 + i));
        QTRY_VERIFY_WITH_TIMEOUT(
            fixture.session->assessment() && fixture.session->assessment()->study == fixture.session->study(), 20'000);
    }

    // Who starts a job right after an edit gets the edited patients, assessed or not.
    void thePatientsAreThoseOfTheStudyAsItIsNow()
    {
        Fixture fixture;
        QSignalSpy found(fixture.session.get(), &Session::cohortChanged);
        fixture.session->openSample("ferritin", 3'000); // enough for cases in every part of the split
        QVERIFY(fixture.load());
        QTRY_VERIFY_WITH_TIMEOUT(fixture.session->assessment() && fixture.session->cohort(), 20'000);
        const core::LazyPatientsPtr before = fixture.session->patients();
        QVERIFY(fixture.session->assessment()->patients == before);
        QVERIFY(fixture.setPrice(500));
        const core::LazyPatientsPtr after = fixture.session->patients();
        QVERIFY(after != before);
        QCOMPARE(after->get()->cohort->catalog().panels().front().cost.amount, 500.0);
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 2, 20'000);
        QVERIFY(fixture.session->assessment()->patients == after);
        QVERIFY(*fixture.session->cohort() == after->get()->cohort->fingerprint());
        QVERIFY(fixture.session->closeProject());
        QVERIFY(!fixture.session->patients() && !fixture.session->cohort());
    }

    void saveAsGivesAnUntitledProjectItsPlace()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(7));
        QSignalSpy savedAs(fixture.session.get(), &Session::savedAs);
        fixture.session->saveAs(fixture.path("mine.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(savedAs.count(), 1, 20'000);
        QVERIFY(!fixture.session->project().untitled);
        QCOMPARE(fixture.session->project().title, QString("mine"));
        QCOMPARE(fixture.unsavedNames(), Names{});
        QVERIFY(fixture.setPrice(8));
        QVERIFY(fixture.saved());
        QCOMPARE(savedPrice(fixture.path("mine.panelwise")), 8.0);
        fixture.session->undoStack().undo(); // the history moves along
        fixture.session->undoStack().undo();
        QVERIFY(fixture.session->closeProject());
        QCOMPARE(fixture.recent.list().size(), std::size_t(1));
        QCOMPARE(fixture.recent.list().front().path, fixture.path("mine.panelwise"));
        QVERIFY(!fixture.recent.list().front().untitled);
    }

    void aSaveAsThatFailsChangesNothing()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        const QString path = fixture.session->project().path;
        QSignalSpy failed(fixture.session.get(), &Session::saveAsFailed);
        fixture.session->saveAs(fixture.path("missing/mine.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QCOMPARE(fixture.session->project().path, path);
        QVERIFY(fixture.setPrice(3));
        QVERIFY(fixture.saved());
    }

    void theSecondWindowIsReadOnlyAndSaysWhy()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(5));
        QVERIFY(fixture.saved());
        Fixture other;
        other.session->openProject(fixture.session->project().path);
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
        QVERIFY(fixture.setPrice(7));
        QVERIFY(fixture.saved());
        QCOMPARE(savedPrice(fixture.session->project().path), 7.0);
    }

    void openingWhatIsOpenAlreadyKeepsIt()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(5));
        fixture.session->openProject(fixture.session->project().path);
        QVERIFY(!fixture.session->isLoading());
        QVERIFY(fixture.session->canEdit());
        QCOMPARE(fixture.session->undoStack().count(), 1);
    }

    void aFileThatCannotBeOpenedLeavesTheCurrentProject()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixtures::writeBytes(fixture.folder / "photo.panelwise", "\x89PNG and so on");
        QSignalSpy failed(fixture.session.get(), &Session::openFailed);
        fixture.session->openProject(fixture.path("photo.panelwise"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QCOMPARE(failed.front().front().value<core::Error>().code, core::ErrorCode::ProjectForeign);
        QVERIFY(fixture.session->canEdit());
        QVERIFY(!fixture.session->isLoading());
    }

    void anImportBecomesAnUntitledProject()
    {
        Fixture fixture;
        QSignalSpy finished(fixture.session.get(), &Session::importFinished);
        fixture.session->importTable(core::CsvSource::fromText(csvText(false, 300), "ward.csv"), {});
        QVERIFY(fixture.load());
        QCOMPARE(finished.count(), 1);
        QCOMPARE(fixture.session->import()->rowCount(), std::size_t(300));
        QVERIFY(fixture.session->project().untitled);
        QCOMPARE(fixture.session->study().task.label, std::string("outcome"));
        QVERIFY(fixture.session->closeProject());
        QCOMPARE(fixture.unsavedNames().size(), std::size_t(1)); // an import is always kept
    }

    void identifiersAreAskedAboutBeforeAnythingIsOnDisk()
    {
        Fixture fixture;
        QSignalSpy found(fixture.session.get(), &Session::identifiersFound);
        fixture.session->importTable(core::CsvSource::fromText(csvText(true, 300), "ward.csv"), {});
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, 20'000);
        QCOMPARE(fixture.unsavedNames(), Names{});
        QVERIFY(fixture.session->isLoading());
        fixture.session->keepImport({"patient_name"});
        QVERIFY(fixture.load());
        QVERIFY(!fixture.session->import()->find("patient_name"));
        QCOMPARE(fixture.session->import()->columnCount(), std::size_t(3));
        const QString path = fixture.session->project().path;
        QVERIFY(fixture.session->closeProject());
        QVERIFY(fixtures::bytesOf(path.toStdString()).find("Person Number") == std::string::npos);
    }

    void textsAmongNumbersAreAskedAboutAndTheAnswerIsKept()
    {
        Fixture fixture;
        std::string text = "age,troponin,outcome\n";
        for (int i = 0; i < 300; ++i)
            text += std::to_string(20 + i % 60) + "," + (i % 3 == 0 ? "<3" : std::to_string(3 + i % 50)) + "," +
                    (i % 4 == 0 ? "1" : "0") + "\n";
        QSignalSpy found(fixture.session.get(), &Session::codesFound);
        fixture.session->importTable(core::CsvSource::fromText(text, "ward.csv"), {});
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, 20'000);
        QCOMPARE(fixture.unsavedNames(), Names{});
        const auto groups = found.front().front().value<std::vector<core::CodeGroup>>();
        QCOMPARE(groups.size(), std::size_t(1));
        QCOMPARE(groups[0].cells, std::size_t(100));
        QVERIFY(groups[0].rule && groups[0].rule->read == core::CodeRule::Read::Number);
        const core::CodeRule half{.column = "troponin", .text = "<{number}", .read = core::CodeRule::Read::Half};
        fixture.session->keepImport({}, std::vector{half});
        QVERIFY(fixture.load());
        QVERIFY(fixture.session->study().task.codes == std::vector{half});
        // The import is kept as it was read, codes included, and so it is when the project is opened again.
        const QString path = fixture.session->project().path;
        QVERIFY(fixture.session->closeProject());
        fixture.session->openProject(path);
        QVERIFY(fixture.load());
        QCOMPARE(core::cellText(*fixture.session->import()->find("troponin"), 0), std::string("<3"));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.session->assessment() != nullptr, 20'000);
        QCOMPARE(core::cellText(*fixture.session->assessment()->edited->find("troponin"), 0), std::string("1.5"));
        QVERIFY(fixture.session->assessment()->problems.empty());
    }

    void anImportThatCannotBeReadListsItsProblems()
    {
        Fixture fixture;
        QSignalSpy failed(fixture.session.get(), &Session::importFailed);
        fixture.session->importTable(core::CsvSource::fromText("a,b\n1,2\n3\n4,5,6\n", "ragged.csv"), {});
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QVERIFY(!failed.front().front().value<core::ProblemList>().empty());
        QVERIFY(!fixture.session->hasProject());
        QCOMPARE(fixture.unsavedNames(), Names{});
    }

    void cancellingLeavesNothingBehind()
    {
        Fixture fixture;
        QSignalSpy cancelled(fixture.session.get(), &Session::loadingCancelled);
        fixture.session->openSample("ferritin", 200'000);
        QTest::qWait(20);
        fixture.session->cancelLoading();
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(!fixture.session->isLoading());
        QTRY_COMPARE_WITH_TIMEOUT(fixture.unsavedNames(), Names{}, 20'000);
        QVERIFY(fixture.openSample()); // and the next one is not disturbed by it
        QCOMPARE(fixture.session->import()->rowCount(), std::size_t(400));
    }

    void aNewerOpeningReplacesAnOlderOne()
    {
        Fixture fixture;
        for (const std::size_t patients : {20'000, 10'000, 300})
            fixture.session->openSample("ferritin", patients);
        QVERIFY(fixture.load());
        QCOMPARE(fixture.session->import()->rowCount(), std::size_t(300));
        QTRY_COMPARE_WITH_TIMEOUT(fixture.unsavedNames().size(), std::size_t(2), 20'000);
    }

    void endingInTheMiddleOfEverythingLeavesNoThreadAndNoRubbish()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(42));
        const QString path = fixture.session->project().path;
        fixture.session->openSample("icu-mortality", 50'000);
        fixture.session.reset();
        QCOMPARE(savedPrice(path), 42.0);
        QCOMPARE(fixture.unsavedNames().size(), std::size_t(1));
    }

    void aProjectThatWasInterruptedIsOfferedOnce()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(11));
        const QString path = fixture.session->project().path;
        fixture.session.reset();
        fixtures::writeBytes((path + "-lock").toStdString(), "+"); // as a killed program leaves it
        fixture.session = std::make_unique<Session>(fixture.unsaved, fixture.recent);
        QCOMPARE(fixture.session->interruptedProjects(), QStringList{path});
        fixture.session->openProject(path);
        QVERIFY(fixture.load());
        QVERIFY(fixture.session->project().recovered);
        QVERIFY(fixture.session->interruptedProjects().isEmpty());
        QVERIFY(fixture.session->closeProject());
        QVERIFY(fixture.session->interruptedProjects().isEmpty());
    }

    void unsavedProjectsAreFoundEvenWhenTheSettingsAreLost()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(11));
        fixture.session.reset();
        QSettings fresh(fixture.path("fresh.ini"), QSettings::IniFormat);
        RecentProjects recent(fresh);
        const Session session(fixture.unsaved, recent);
        QCOMPARE(recent.list().size(), std::size_t(1));
        QVERIFY(recent.list().front().untitled);
        QVERIFY(!recent.list().front().patients);
    }

    void aFullDiskIsSaidAndTriedAgainUntilThereIsRoom()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{.rlim_cur = 4'096, .rlim_max = before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const bool edited = fixture.setPrice(77);
        const bool failed =
            QTest::qWaitFor([&] { return fixture.session->saveState().kind == SaveState::Kind::Failed; }, 20'000);
        const auto error = fixture.session->saveState().error;
        const bool closed = fixture.session->closeProject();
        ::setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(edited && failed && !closed);
        QCOMPARE(error->code, core::ErrorCode::DiskFull);
        QVERIFY(fixture.session->hasProject());
        QVERIFY(fixture.saved()); // by itself, within a second or so
        QCOMPARE(savedPrice(fixture.session->project().path), 77.0);
    }

    void everySignalComesOnTheThreadOfTheWindow()
    {
        Fixture fixture;
        int calls = 0;
        const auto check = [&] {
            ++calls;
            QCOMPARE(QThread::currentThread(), fixture.session->thread());
        };
        // Direct connections run on the thread that emits.
        connect(fixture.session.get(), &Session::projectChanged, this, check, Qt::DirectConnection);
        connect(fixture.session.get(), &Session::studyChanged, this, check, Qt::DirectConnection);
        connect(fixture.session.get(), &Session::assessmentChanged, this, check, Qt::DirectConnection);
        connect(fixture.session.get(), &Session::saveStateChanged, this, check, Qt::DirectConnection);
        connect(fixture.session.get(), &Session::progressChanged, this, check, Qt::DirectConnection);
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.setPrice(1));
        QVERIFY(fixture.saved());
        QTRY_VERIFY_WITH_TIMEOUT(fixture.session->assessment() != nullptr, 20'000);
        QVERIFY(calls >= 5);
        fixture.session.reset();
    }

    void theRecentListSurvivesARestart()
    {
        Fixture fixture;
        fixtures::writeBytes(fixture.folder / "a", "");
        fixtures::writeBytes(fixture.folder / "b", "");
        const QDateTime when(QDate(2026, 3, 14), QTime(15, 9, 26));
        fixture.recent.note({.path = fixture.path("a"), .title = "Ä", .patients = 12, .when = when, .untitled = true});
        fixture.recent.note({.path = fixture.path("b"), .title = "B", .patients = {}, .when = when, .untitled = false});
        fixture.recent.note({.path = fixture.path("old"), .title = "O", .patients = {}, .when = when.addDays(-1)});
        QCOMPARE(fixture.recent.list().back().title, QString("O")); // found later, but not newer
        fixture.recent.remove(fixture.path("old"));
        fixture.recent.note(
            {.path = fixture.path("gone"), .title = "C", .patients = {}, .when = when, .untitled = false});
        const RecentProjects again(fixture.settings);
        QCOMPARE(again.list().size(), std::size_t(2)); // the file of the third is not there
        QVERIFY(again.list()[0] == fixture.recent.list()[1]);
        QVERIFY(again.list()[1] == fixture.recent.list()[2]);
        fixture.recent.clear();
        QCOMPARE(fixture.recent.list().size(), std::size_t(1)); // the untitled one has no other place
    }

    void theOldestRecentProjectGoesFirstButNeverAnUntitledOne()
    {
        Fixture fixture;
        const auto entry = [](int number, bool untitled) {
            return RecentProject{
                .path = QString::number(number), .title = {}, .patients = {}, .when = {}, .untitled = untitled};
        };
        fixture.recent.note(entry(0, true));
        for (int i = 1; i <= int(RecentProjects::kKept); ++i)
            fixture.recent.note(entry(i, false));
        QCOMPARE(fixture.recent.list().size(), RecentProjects::kKept);
        QCOMPARE(fixture.recent.list().back().path, QString("0"));
        QCOMPARE(fixture.recent.list().front().path, QString::number(RecentProjects::kKept));
        QCOMPARE(fixture.recent.list()[RecentProjects::kKept - 2].path, QString("2"));
    }
};

PANELWISE_GUILESS_TEST(SessionTest)

} // namespace session_test

#include "session_test.moc"
