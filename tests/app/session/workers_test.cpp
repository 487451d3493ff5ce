// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing here needs an event loop, so this also runs under ThreadSanitizer.
#include "app/session/document/project_writer.h"
#include "app/session/threads/latest_worker.h"
#include "app/session/threads/mailbox.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <future>
#include <semaphore>
#include <sys/resource.h>

namespace workers_test {

using namespace app;
using namespace std::chrono_literals;

class WorkersTest : public QObject {
    Q_OBJECT

    // Collects what the writer says; asked from the test's thread.
    struct Reports {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<ProjectWriter::Report> all;
        std::vector<ProjectWriter::Move> moves;

        ProjectWriter::ReportSink reportSink()
        {
            return [this](const ProjectWriter::Report& report) {
                const std::scoped_lock lock(mutex);
                all.push_back(report);
                changed.notify_all();
            };
        }
        ProjectWriter::MoveSink moveSink()
        {
            return [this](const ProjectWriter::Move& move) {
                const std::scoped_lock lock(mutex);
                moves.push_back(move);
                changed.notify_all();
            };
        }
        template <typename Condition>
        bool wait(Condition condition)
        {
            std::unique_lock lock(mutex);
            return changed.wait_for(lock, 20s, [&] { return condition(); });
        }
        bool saved(std::uint64_t number)
        {
            return wait([&] { return !all.empty() && all.back().number == number && !all.back().error; });
        }
    };

    static core::ProjectFile created(const std::filesystem::path& file, const core::TablePtr& table)
    {
        return std::move(*core::ProjectFile::create(file, table, fixtures::study(*table)).project);
    }

    static int savedNumber(const std::filesystem::path& file)
    {
        const core::Result<core::ProjectFile> project = core::ProjectFile::open(file, true);
        return project ? fixtures::numberOf(project->study()) : -1;
    }

private Q_SLOTS:
    void aMailboxHoldsTheNewestAndAsksForOneCall()
    {
        Mailbox<int> box;
        QVERIFY(!box.take());
        QVERIFY(box.put(1));
        QVERIFY(!box.put(2)); // the receiver has been told already
        QCOMPARE(box.take(), 2);
        QVERIFY(!box.take());
        QVERIFY(box.put(3));
    }

    void anInboxLosesNothing()
    {
        Inbox<int> box;
        QVERIFY(box.put(1));
        QVERIFY(!box.put(2));
        QCOMPARE(box.take(), (std::vector{1, 2}));
        QVERIFY(box.take().empty());
    }

    void aReceiverToldOnceSeesTheLastOfTenThousand()
    {
        Mailbox<int> box;
        std::counting_semaphore<> told(0);
        std::jthread sender([&] {
            for (int i = 1; i <= 10'000; ++i)
                if (box.put(i))
                    told.release();
        });
        int last = 0;
        while (last < 10'000) {
            QVERIFY(told.try_acquire_for(20s));
            const std::optional<int> value = box.take();
            QVERIFY(value && *value > last); // one call, one value, never an older one
            last = *value;
        }
    }

    void aNewerRequestStopsTheOneUnderWay()
    {
        std::promise<void> firstRuns;
        std::promise<void> firstStopped;
        std::promise<int> done;
        {
            LatestWorker<int> worker([&](int request, const std::stop_token& stop) {
                if (request == 1) {
                    firstRuns.set_value();
                    while (!stop.stop_requested())
                        std::this_thread::yield();
                    firstStopped.set_value();
                } else {
                    done.set_value(stop.stop_requested() ? -1 : request);
                }
            });
            worker.post(1);
            firstRuns.get_future().wait();
            worker.post(2);
            firstStopped.get_future().wait();
            QCOMPARE(done.get_future().get(), 2);
        }
    }

    void onlyTheNewestOfThoseThatWaitIsWorkedOn()
    {
        std::promise<void> release;
        std::promise<void> started;
        std::vector<int> worked;
        std::promise<void> last;
        {
            LatestWorker<int> worker([&](int request, const std::stop_token&) {
                worked.push_back(request);
                if (request == 0) {
                    started.set_value();
                    release.get_future().wait();
                }
                if (request == 100)
                    last.set_value();
            });
            worker.post(0);
            started.get_future().wait();
            for (int i = 1; i <= 100; ++i)
                worker.post(i);
            release.set_value();
            last.get_future().wait();
        }
        QCOMPARE(worked, (std::vector{0, 100}));
    }

    void cancellingDropsWhatWaitsAndTheNextRequestIsNotStopped()
    {
        std::promise<bool> stopped;
        LatestWorker<int> worker([&](int, const std::stop_token& stop) { stopped.set_value(stop.stop_requested()); });
        worker.cancel();
        worker.post(1);
        QVERIFY(!stopped.get_future().get());
    }

    void theEndOfAWorkerStopsItsWork()
    {
        std::atomic<bool> ended = false;
        {
            std::promise<void> runs;
            LatestWorker<int> worker([&](int, const std::stop_token& stop) {
                runs.set_value();
                while (!stop.stop_requested())
                    std::this_thread::yield();
                ended = true;
            });
            worker.post(1);
            runs.get_future().wait();
        }
        QVERIFY(ended);
    }

    void everyStudyOrANewerOneReachesTheFile()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        std::uint64_t last = 0;
        for (int i = 1; i <= 200; ++i)
            last = writer.save(fixtures::study(*table, i));
        QVERIFY(reports.saved(last));
        QCOMPARE(savedNumber(folder / "a.panelwise"), 200);
        const std::scoped_lock lock(reports.mutex);
        for (std::size_t i = 1; i < reports.all.size(); ++i)
            QVERIFY(reports.all[i].number > reports.all[i - 1].number);
    }

    void closingWritesWhatWaitsAndLeavesOneFile()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        writer.save(fixtures::study(*table, 9));
        QVERIFY(writer.close().ok());
        QCOMPARE(fixtures::namesIn(folder.path()), std::vector<std::string>{"a.panelwise"});
        QCOMPARE(savedNumber(folder / "a.panelwise"), 9);
    }

    void aMoveTakesTheNewestStudyAlong()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        writer.save(fixtures::study(*table, 1));
        writer.moveTo(folder / "b.panelwise", true);
        QVERIFY(reports.wait([&] { return !reports.moves.empty(); }));
        QVERIFY(!reports.moves.front().error);
        QVERIFY(!std::filesystem::exists(folder / "a.panelwise"));
        QVERIFY(reports.saved(writer.save(fixtures::study(*table, 2))));
        QVERIFY(writer.close().ok());
        QCOMPARE(savedNumber(folder / "b.panelwise"), 2);
        QCOMPARE(fixtures::namesIn(folder.path()), std::vector<std::string>{"b.panelwise"});
    }

    void aMoveThatFailsLeavesEverythingWhereItWas()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        writer.moveTo(folder / "missing/b.panelwise", true);
        QVERIFY(reports.wait([&] { return !reports.moves.empty(); }));
        QCOMPARE(reports.moves.front().error->code, core::ErrorCode::FolderNotWritable);
        QVERIFY(reports.saved(writer.save(fixtures::study(*table, 3))));
        QCOMPARE(savedNumber(folder / "a.panelwise"), 3);
    }

    void jobsAreDoneInOrderAndThoseThatWaitBeforeTheFileIsClosed()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        std::vector<int> done;
        for (int i = 0; i < 500; ++i)
            writer.post([&done, i](core::ProjectFile&) -> core::Status {
                done.push_back(i);
                return core::Done{};
            });
        QVERIFY(writer.close().ok());
        QCOMPARE(done.size(), std::size_t(500));
        QVERIFY(std::is_sorted(done.begin(), done.end()));
    }

    void aJobThatFailsIsTriedAgainAndHoldsUpThoseBehindIt()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        std::vector<std::string> done;
        std::promise<void> last;
        writer.post([&done](core::ProjectFile&) -> core::Status {
            done.emplace_back("first");
            if (done.size() == 1)
                return core::Error{.code = core::ErrorCode::DiskFull};
            return core::Done{};
        });
        writer.post([&done, &last](core::ProjectFile&) -> core::Status {
            done.emplace_back("second");
            last.set_value();
            return core::Done{};
        });
        QVERIFY(last.get_future().wait_for(20s) == std::future_status::ready);
        QCOMPARE(done, (std::vector<std::string>{"first", "first", "second"}));
        QVERIFY(reports.wait([&] { return reports.all.size() == 2; }));
        QCOMPARE(reports.all[0].error->code, core::ErrorCode::DiskFull); // said, and taken back
        QVERIFY(!reports.all[1].error);
    }

    // No file may grow for a while, as on a full disk.
    void aFullDiskIsReportedAndTriedAgain()
    {
        const fixtures::Folder folder;
        const core::TablePtr table = fixtures::table(50);
        Reports reports;
        ProjectWriter writer(created(folder / "a.panelwise", table), reports.reportSink(), reports.moveSink());
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{.rlim_cur = 8'192, .rlim_max = before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const std::uint64_t number = writer.save(fixtures::study(*table, 4));
        const bool reported = reports.wait([&] { return !reports.all.empty() && reports.all.back().error; });
        const bool closed = writer.close().ok();
        ::setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(reported);
        QVERIFY(!closed); // still open, nothing lost
        QVERIFY(reports.saved(number));
        QVERIFY(writer.close().ok());
        QCOMPARE(savedNumber(folder / "a.panelwise"), 4);
    }
};

PANELWISE_APPLESS_TEST(WorkersTest)

} // namespace workers_test

#include "workers_test.moc"
