#include "app/session/thread_crew.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <set>
#include <thread>
#include <vector>

class ThreadCrewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyItemIsDoneExactlyOnce_data();
    void everyItemIsDoneExactlyOnce();
    void itemsAtWorkAtTheSameTimeHaveDifferentHands();
    void allHandsWorkAtOnce();
    void oneSlowItemDoesNotHoldUpTheOthers();
    void noCallIsLostWhenManyFollowEachOther();
    void aCrewOfOneWorksOnTheCallersThread();
    void aCrewThatWasNeverCalledEnds();
};

void ThreadCrewTest::everyItemIsDoneExactlyOnce_data()
{
    QTest::addColumn<int>("hands");
    QTest::addColumn<int>("items");
    for (const int hands : {1, 2, 5})
        for (const int items : {0, 1, 2, 7, 1000})
            QTest::addRow("%d hands, %d items", hands, items) << hands << items;
}

void ThreadCrewTest::everyItemIsDoneExactlyOnce()
{
    QFETCH(int, hands);
    QFETCH(int, items);
    app::ThreadCrew crew(static_cast<std::size_t>(hands));
    QCOMPARE(crew.size(), static_cast<std::size_t>(hands));
    std::vector<std::atomic<int>> done(static_cast<std::size_t>(items));
    crew.each(done.size(), [&](std::size_t item, std::size_t) { ++done[item]; });
    for (const std::atomic<int>& times : done)
        QCOMPARE(times.load(), 1);
}

void ThreadCrewTest::itemsAtWorkAtTheSameTimeHaveDifferentHands()
{
    app::ThreadCrew crew(3);
    std::vector<std::atomic<int>> atWork(3);
    std::atomic<int> clashes = 0;
    // Plain numbers, one for each hand: a thread sanitizer sees it if two items share a hand.
    std::vector<int> memory(3);
    crew.each(3000, [&](std::size_t, std::size_t hand) {
        if (atWork[hand]++ != 0)
            ++clashes;
        ++memory[hand];
        --atWork[hand];
    });
    QCOMPARE(clashes.load(), 0);
    QCOMPARE(memory[0] + memory[1] + memory[2], 3000);
}

void ThreadCrewTest::allHandsWorkAtOnce()
{
    // Each item waits until all four are at work: with fewer hands this would never end.
    app::ThreadCrew crew(4);
    std::latch all(4);
    std::vector<std::thread::id> threads(4);
    crew.each(4, [&](std::size_t item, std::size_t) {
        threads[item] = std::this_thread::get_id();
        all.arrive_and_wait();
    });
    QCOMPARE(std::set(threads.begin(), threads.end()).size(), std::size_t{4});
}

void ThreadCrewTest::oneSlowItemDoesNotHoldUpTheOthers()
{
    // The first item ends only when all others are done: somebody else must have taken every one of them.
    app::ThreadCrew crew(2);
    std::latch others(99);
    crew.each(100, [&](std::size_t item, std::size_t) {
        if (item == 0)
            others.wait();
        else
            others.count_down();
    });
    QVERIFY(others.try_wait());
}

void ThreadCrewTest::noCallIsLostWhenManyFollowEachOther()
{
    app::ThreadCrew crew(3);
    std::atomic<int> done = 0;
    for (int call = 0; call < 5000; ++call) {
        crew.each(2, [&](std::size_t, std::size_t) { ++done; });
        QCOMPARE(done.load(), 2 * (call + 1)); // all of it is done when `each` returns
    }
}

void ThreadCrewTest::aCrewOfOneWorksOnTheCallersThread()
{
    app::ThreadCrew crew(1);
    bool here = true;
    crew.each(10, [&, caller = std::this_thread::get_id()](std::size_t, std::size_t hand) {
        here = here && std::this_thread::get_id() == caller && hand == 0;
    });
    QVERIFY(here);
}

void ThreadCrewTest::aCrewThatWasNeverCalledEnds()
{
    const app::ThreadCrew crew(4);
    QCOMPARE(crew.size(), std::size_t{4});
}

QTEST_APPLESS_MAIN(ThreadCrewTest)
#include "thread_crew_test.moc"
