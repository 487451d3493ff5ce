// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand tiny tasks. Held to seconds of this process's own work, since others may use the computer too.
#include "tests/cluster/cluster_fixtures.h"
#include "tests/test_program.h"

#include <ctime>

namespace cluster_load_test {

using namespace core;
using fixture::PlannedStudy;

class ClusterLoadTest : public QObject {
    Q_OBJECT

    static constexpr int kTasks = 10'000;

    static BaselinePlan manyRows()
    {
        BaselinePlan plan = fixture::shortTable();
        plan.systems.clear();
        for (const char* key :
             {"lr", "lr-2", "rf", "rf-2", "xgboost", "xgboost-2", "network", "network-2", "greedy", "cwcf"})
            plan.systems.push_back(*systemFromKey(key));
        plan.seeds = kTasks / 10;
        plan.sameSplit = true;
        return plan;
    }

    template <typename Work>
    static double seconds(const char* what, double limit, const Work& work)
    {
        const std::clock_t before = std::clock();
        work();
        const double took = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        qInfo("%s: %.2f s of %.0f", what, took, limit);
        return took;
    }

private Q_SLOTS:
    void tenThousandTasksArePlannedWatchedAndGatheredInTime()
    {
        std::optional<PlannedStudy> study;
        const double planning = seconds("plan", 2, [&] { study.emplace(manyRows(), fixture::onePieceEach(), 500); });
        QCOMPARE(study->tasks(), std::uint64_t{kTasks});
        QVERIFY(!study->work(1).error);
        const TaskFile first = *loadTaskFile(study->folder().result(1));
        QCOMPARE(first.parts.size(), std::size_t{1});
        const std::vector<SystemId> systems = manyRows().systems;
        for (std::uint64_t task = 2; task <= study->tasks(); ++task) { // each as the first, in its own repeat
            TaskFile file{.head = first.head, .piecesDone = 1};
            file.head.task = task;
            SystemRun run = *unpacked<BaselineKind>(first.parts.begin()->second);
            run.system = systems[(task - 1) / 1000];
            run.repeat = (task - 1) % 1000;
            run.validationScores = run.testScores = nullptr; // of the first repeat alone
            const PackedPart part = packed(run);
            file.parts.emplace("000000/" + part.name, part);
            fixtures::writeBytes(study->folder().result(task), writeTaskFile(file));
        }
        PlanStatus status;
        const double watching = seconds("status", 1, [&] { status = study->status(); });
        QCOMPARE(status.count(TaskState::Done), std::size_t{kTasks});
        std::optional<Gathered> gathered;
        const double gathering = seconds("gather", 20, [&] { gathered = study->gathered(); });
        QVERIFY(gathered->complete());
        QCOMPARE(study->project().baselines()->front().runs.size(), std::size_t{kTasks});
        const std::size_t files =
            static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(study->folder().results()), {}));
        QCOMPARE(files, std::size_t{kTasks});
        if (test::sanitized())
            QSKIP("Times say nothing under a sanitizer.");
        QVERIFY(planning <= 2.0);
        QVERIFY(watching <= 1.0);
        QVERIFY(gathering <= 20.0);
    }
};

PANELWISE_GUILESS_TEST(ClusterLoadTest)

} // namespace cluster_load_test

#include "cluster_load_test.moc"
