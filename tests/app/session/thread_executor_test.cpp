// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/thread_executor.h"
#include "tests/test_program.h"

#include <atomic>
#include <latch>
#include <new>
#include <set>
#include <thread>
#include <vector>

namespace thread_executor_test {

class ThreadExecutorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyItemIsDoneExactlyOnce_data();
    void everyItemIsDoneExactlyOnce();
    void itemsAtWorkAtTheSameTimeHaveDifferentHands();
    void allHandsWorkAtOnce();
    void oneSlowItemDoesNotHoldUpTheOthers();
    void noCallIsLostWhenManyFollowEachOther();
    void anExecutorOfOneWorksOnTheCallersThread();
    void anExecutorThatWasNeverCalledEnds();
    void whatAPieceOfWorkThrowsIsThrownByTheCall();
};

void ThreadExecutorTest::everyItemIsDoneExactlyOnce_data()
{
    QTest::addColumn<int>("hands");
    QTest::addColumn<int>("items");
    for (const int hands : {1, 2, 5})
        for (const int items : {0, 1, 2, 7, 1000})
            QTest::addRow("%d hands, %d items", hands, items) << hands << items;
}

void ThreadExecutorTest::everyItemIsDoneExactlyOnce()
{
    QFETCH(int, hands);
    QFETCH(int, items);
    app::ThreadExecutor executor(static_cast<std::size_t>(hands));
    QCOMPARE(executor.size(), static_cast<std::size_t>(hands));
    std::vector<std::atomic<int>> done(static_cast<std::size_t>(items));
    executor.each(done.size(), [&](std::size_t item, std::size_t) { ++done[item]; });
    for (const std::atomic<int>& times : done)
        QCOMPARE(times.load(), 1);
}

void ThreadExecutorTest::itemsAtWorkAtTheSameTimeHaveDifferentHands()
{
    app::ThreadExecutor executor(3);
    std::vector<std::atomic<int>> atWork(3);
    std::atomic<int> clashes = 0;
    // Plain numbers, one for each hand: a thread sanitizer sees it if two items share a hand.
    std::vector<int> memory(3);
    executor.each(3000, [&](std::size_t, std::size_t hand) {
        if (atWork[hand]++ != 0)
            ++clashes;
        ++memory[hand];
        --atWork[hand];
    });
    QCOMPARE(clashes.load(), 0);
    QCOMPARE(memory[0] + memory[1] + memory[2], 3000);
}

void ThreadExecutorTest::allHandsWorkAtOnce()
{
    // Each item waits until all four are at work: with fewer hands this would never end.
    app::ThreadExecutor executor(4);
    std::latch all(4);
    std::vector<std::thread::id> threads(4);
    executor.each(4, [&](std::size_t item, std::size_t) {
        threads[item] = std::this_thread::get_id();
        all.arrive_and_wait();
    });
    QCOMPARE(std::set(threads.begin(), threads.end()).size(), std::size_t{4});
}

void ThreadExecutorTest::oneSlowItemDoesNotHoldUpTheOthers()
{
    // The first item ends only when all others are done: somebody else must have taken every one of them.
    app::ThreadExecutor executor(2);
    std::latch others(99);
    executor.each(100, [&](std::size_t item, std::size_t) {
        if (item == 0)
            others.wait();
        else
            others.count_down();
    });
    QVERIFY(others.try_wait());
}

void ThreadExecutorTest::noCallIsLostWhenManyFollowEachOther()
{
    app::ThreadExecutor executor(3);
    std::atomic<int> done = 0;
    for (int call = 0; call < 5000; ++call) {
        executor.each(2, [&](std::size_t, std::size_t) { ++done; });
        QCOMPARE(done.load(), 2 * (call + 1)); // all of it is done when `each` returns
    }
}

void ThreadExecutorTest::anExecutorOfOneWorksOnTheCallersThread()
{
    app::ThreadExecutor executor(1);
    bool here = true;
    executor.each(10, [&, caller = std::this_thread::get_id()](std::size_t, std::size_t hand) {
        here = here && std::this_thread::get_id() == caller && hand == 0;
    });
    QVERIFY(here);
}

void ThreadExecutorTest::anExecutorThatWasNeverCalledEnds()
{
    const app::ThreadExecutor executor(4);
    QCOMPARE(executor.size(), std::size_t{4});
}

// No memory is left on some thread: the caller hears of it, and the executor goes on to be used.
void ThreadExecutorTest::whatAPieceOfWorkThrowsIsThrownByTheCall()
{
    for (const std::size_t hands : {1U, 3U}) {
        app::ThreadExecutor executor(hands);
        for (int call = 0; call < 20; ++call) {
            bool thrown = false;
            try {
                executor.each(100, [&](std::size_t item, std::size_t) {
                    if (item >= 7)
                        throw std::bad_alloc();
                });
            } catch (const std::bad_alloc&) {
                thrown = true;
            }
            QVERIFY(thrown);
        }
        std::atomic<int> done = 0;
        executor.each(100, [&](std::size_t, std::size_t) { ++done; });
        QCOMPARE(done.load(), 100);
    }
}

PANELWISE_APPLESS_TEST(ThreadExecutorTest)

} // namespace thread_executor_test

#include "thread_executor_test.moc"
