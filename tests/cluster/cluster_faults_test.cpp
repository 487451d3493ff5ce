// SPDX-License-Identifier: GPL-3.0-or-later
// Computers fail. Nothing is lost, nothing is counted twice, and what happened is told.
#include "core/base/pending_file.h"
#include "tests/cluster/cluster_fixtures.h"
#include "tests/store/size_limit.h"
#include "tests/test_program.h"

#include <fcntl.h>
#include <sys/stat.h>

namespace cluster_faults_test {

using namespace core;
using fixture::PlannedStudy;

namespace {

ComparisonPlan quickStudy()
{
    ComparisonPlan plan;
    plan.kinds = {EncoderKind::Mean};
    plan.hiddenBy = {HiddenBy::Value};
    plan.seeds = 3;
    return plan;
}

TaskStatus statusOf(const PlannedStudy& study, std::uint64_t task)
{
    return study.status().tasks[task - 1];
}

// As if it had been written so many seconds earlier, or later where a clock is wrong.
void moveInTime(const std::filesystem::path& file, long seconds)
{
    struct stat state {};
    if (::stat(file.c_str(), &state) != 0)
        qFatal("no such file");
    const timespec then{.tv_sec = state.st_mtime + seconds, .tv_nsec = 0};
    const timespec both[] = {then, then};
    if (::utimensat(AT_FDCWD, file.c_str(), both, 0) != 0)
        qFatal("cannot change the time");
}

// What a task leaves that was ended without a word: its state says it is at work.
void killInTheMiddle(const PlannedStudy& study, std::uint64_t task, long secondsAgo)
{
    TaskFile state;
    state.head = {.plan = study.plan().fingerprint,
                  .version = study.plan().plan.version,
                  .task = task,
                  .share = 0.5,
                  .seconds = 100.0,
                  .megabytes = 800,
                  .host = "node7"};
    if (!writeFile(study.folder().state(task), writeTaskFile(state)))
        qFatal("cannot write");
    moveInTime(study.folder().state(task), -secondsAgo);
}

void writeLog(const PlannedStudy& study, const char* name, const std::string& text)
{
    fixtures::writeBytes(study.folder().logs() / name, text);
}

} // namespace

class ClusterFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTaskIsNeverDoneTwice()
    {
        const PlannedStudy study(quickStudy());
        QVERIFY(!study.work(1).wasDone);
        const std::string before = fixtures::bytesOf(study.folder().result(1));
        QVERIFY(study.work(1).wasDone);
        QCOMPARE(fixtures::bytesOf(study.folder().result(1)), before);
        QVERIFY(!std::filesystem::exists(study.folder().state(1)));
    }

    // The second begins while the first is at work: each publishes the same, whole.
    void twoWorkersOfOneTaskAreHarmless()
    {
        const PlannedStudy study(fixture::shortTraining());
        TaskSettings settings;
        bool second = false;
        settings.progress = [&](double) {
            if (!std::exchange(second, true))
                QVERIFY(!study.work(1).error);
        };
        QVERIFY(!study.work(1, settings).error);
        QVERIFY(second);
        QCOMPARE(study.status().count(TaskState::Done), std::size_t{1});
        QVERIFY(study.gathered().complete());
        QCOMPARE(study.project().runs()->size(), std::size_t{1});
        QVERIFY(fixture::sameRuns(study.project(), study.doneHere()));
    }

    void whoIsKilledOrLosesItsComputerIsNamedAndGoesOn()
    {
        const PlannedStudy study(quickStudy());
        killInTheMiddle(study, 2, 0);
        QVERIFY(statusOf(study, 2).state == TaskState::Running);
        killInTheMiddle(study, 2, 400);
        QVERIFY(statusOf(study, 2).state == TaskState::Silent);
        QVERIFY(statusOf(study, 2).quietSeconds >= 400.0);
        QCOMPARE(study.work(2).head.attempt, std::uint64_t{2});
        QVERIFY(statusOf(study, 2).state == TaskState::Done);
    }

    void timeThatIsUpAsksForMore()
    {
        const PlannedStudy study(fixture::shortTraining());
        std::stop_source stop;
        stop.request_stop();
        TaskSettings settings;
        settings.stop = stop.get_token();
        settings.timeIsUp = [] { return true; };
        QVERIFY(study.work(1, settings).head.end == TaskEnd::TimeUp);
        QVERIFY(statusOf(study, 1).state == TaskState::Stopped);
        const TaskNeeds usual = needsOf(study.plan().plan);
        const Resubmission again = resubmission(study.plan().plan, study.status());
        QCOMPARE(again.tasks, std::vector<std::uint64_t>{1});
        QCOMPARE(again.forTime, std::size_t{1});
        QCOMPARE(again.needs.minutes, 2 * usual.minutes);
        QCOMPARE(again.needs.megabytes, usual.megabytes);
    }

    // The words of slurmstepd, whom nothing else tells of it.
    void tooLittleMemoryAsksForMore()
    {
        const PlannedStudy study(quickStudy());
        killInTheMiddle(study, 3, 400);
        writeLog(
            study, "17_3_0.log",
            "slurmstepd: error: Detected 1 oom_kill event in StepId=17.batch. Some of the step tasks have been OOM "
            "Killed.\n\n");
        const TaskStatus status = statusOf(study, 3);
        QVERIFY(status.state == TaskState::Silent && causeOf(status) == TaskCause::Memory);
        const Resubmission again = resubmission(study.plan().plan, study.status());
        QCOMPARE(again.tasks, (std::vector<std::uint64_t>{1, 2, 3})); // two never began
        QCOMPARE(again.forMemory, std::size_t{1});
        QCOMPARE(again.needs.megabytes, std::max(2 * needsOf(study.plan().plan).megabytes, std::uint64_t{1200}));
    }

    void logsOfFurtherArraysBelongToTheirTasks()
    {
        const PlannedStudy study(quickStudy());
        writeLog(study, "21_1_2.log", "slurmstepd: error: *** JOB 21 CANCELLED DUE TO TIME LIMIT ***\n"); // 1 + 2
        QVERIFY(causeOf(statusOf(study, 3)) == TaskCause::Time);
        QVERIFY(causeOf(statusOf(study, 1)) == TaskCause::None);
    }

    void aFullDiskIsToldAndNothingHalfIsPublished()
    {
        const PlannedStudy study(quickStudy());
        {
            const fixtures::SizeLimit limit(100); // bytes a file may have: no state and no result
            const TaskReport report = study.work(1);
            QVERIFY(report.error.has_value());
        }
        QVERIFY(statusOf(study, 1).state == TaskState::Missing);
        QVERIFY(!std::filesystem::exists(study.folder().result(1)));
        QVERIFY(!study.work(1).error);
        QVERIFY(statusOf(study, 1).state == TaskState::Done);
    }

    void aResultThatWasCutShortOrAlteredCountsAsMissing_data()
    {
        QTest::addColumn<int>("cut");
        QTest::addColumn<int>("altered");
        QTest::newRow("empty") << 0 << -1;
        QTest::newRow("cut in its head") << 40 << -1;
        QTest::newRow("cut at the end") << -1 << -1;
        QTest::newRow("one letter in the middle") << -2 << 200;
    }
    void aResultThatWasCutShortOrAlteredCountsAsMissing()
    {
        QFETCH(int, cut);
        QFETCH(int, altered);
        const PlannedStudy study(quickStudy());
        study.workAll();
        std::string bytes = fixtures::bytesOf(study.folder().result(2));
        if (altered >= 0)
            bytes[static_cast<std::size_t>(altered)] = '#';
        else
            bytes.resize(cut >= 0 ? static_cast<std::size_t>(cut) : bytes.size() - 1);
        fixtures::writeBytes(study.folder().result(2), bytes);
        QVERIFY(statusOf(study, 2).state == TaskState::Damaged);
        QCOMPARE(study.gathered().missing, std::vector<std::uint64_t>{2});
        QCOMPARE(resubmission(study.plan().plan, study.status()).tasks, std::vector<std::uint64_t>{2});
        QVERIFY(!study.work(2).wasDone); // it is done again
        QVERIFY(study.gathered().complete());
    }

    void aPlanThatWasChangedIsNotWorkedAt()
    {
        const PlannedStudy study(quickStudy());
        std::string text = fixtures::bytesOf(study.folder().plan());
        const std::size_t at = text.find("\"first\":1");
        QVERIFY(at != std::string::npos);
        text.replace(at, 9, "\"first\":2");
        fixtures::writeBytes(study.folder().plan(), text);
        const auto read = readPlan(study.folder());
        QVERIFY(!read && read.error().fault == ClusterFault::PlanChanged);
    }

    // Results of a plan that somebody put in the place of another, or of another version of the program.
    void resultsOfAnotherPlanOrVersionCountAsMissing()
    {
        const PlannedStudy study(quickStudy());
        study.workAll();
        for (const bool version : {false, true}) {
            TaskFile other = *loadTaskFile(study.folder().result(1));
            if (version)
                other.head.version = "older";
            else
                other.head.plan.low += 1;
            QVERIFY(writeFile(study.folder().result(1), writeTaskFile(other)));
            QVERIFY(statusOf(study, 1).state == TaskState::Damaged);
            QCOMPARE(study.gathered().missing, std::vector<std::uint64_t>{1});
            QVERIFY(!study.work(1).wasDone);
        }
    }

    // One task's result under another's number would count twice what it found, and never what it replaced.
    void aResultUnderAnotherNumberCountsForNeither()
    {
        const PlannedStudy study(quickStudy());
        study.workAll();
        std::filesystem::copy_file(study.folder().result(1), study.folder().result(2),
                                   std::filesystem::copy_options::overwrite_existing);
        QVERIFY(statusOf(study, 2).state == TaskState::Damaged);
        QCOMPARE(study.gathered().missing, std::vector<std::uint64_t>{2});
    }

    // The disk's clock dates what is written, and is asked for the time: a node's own does not matter.
    void aClockThatIsWrongDoesNotSilenceATask()
    {
        const PlannedStudy study(quickStudy());
        killInTheMiddle(study, 1, -7200); // written, by its date, in two hours
        QVERIFY(statusOf(study, 1).state == TaskState::Running);
        QCOMPARE(statusOf(study, 1).quietSeconds, 0.0);
    }

    // Of a program that was killed while it gathered.
    void aStaleLockOfTheProjectIsNoneToTheNext()
    {
        const PlannedStudy study(fixture::shortTraining());
        study.workAll();
        fixtures::writeBytes(study.beside("gathered.panelwise-lock"), "4711 elsewhere\n");
        QVERIFY(study.gathered().complete());
        QCOMPARE(study.project().runs()->size(), std::size_t{1});
    }

    void aSecondGathererIsToldThatTheProjectIsInUse()
    {
        const PlannedStudy study(fixture::shortTraining());
        study.workAll();
        (void)study.gathered();
        const Result<ProjectFile> first = ProjectFile::open(study.beside("gathered.panelwise"));
        QVERIFY(first.ok());
        const auto second =
            gather(study.folder(), study.plan(), study.snapshot(), study.beside("gathered.panelwise"), {});
        QVERIFY(!second && second.error().error);
        QVERIFY(second.error().error->code == ErrorCode::ProjectInUse);
    }

    void aProjectOfOtherPatientsIsLeftAlone()
    {
        const PlannedStudy study(fixture::shortTraining()),
            other(fixture::shortTraining(), fixture::onePieceEach(), 700);
        study.workAll();
        const auto refused = gather(study.folder(), study.plan(), study.snapshot(), other.folder().study(), {});
        QVERIFY(!refused && refused.error().fault == ClusterFault::OtherPatients);
    }

    void filesAreForTheirOwnerAlone()
    {
        const PlannedStudy study(quickStudy());
        study.workAll();
        for (const auto& entry : std::filesystem::recursive_directory_iterator(study.folder().path())) {
            struct stat state {};
            QCOMPARE(::stat(entry.path().c_str(), &state), 0);
            QVERIFY2((state.st_mode & 077) == 0, entry.path().c_str());
        }
        QVERIFY(std::filesystem::is_empty(study.folder().states())); // one file for each task
    }
};

PANELWISE_GUILESS_TEST(ClusterFaultsTest)

} // namespace cluster_faults_test

#include "cluster_faults_test.moc"
