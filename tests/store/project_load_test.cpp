// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_file.h"
#include "tests/store/front_fixtures.h"
#include "tests/store/project_fixtures.h"
#include "tests/store/run_fixtures.h"
#include "tests/store/tiny_disk.h"
#include "tests/test_program.h"

#include <ctime>
#include <fstream>

namespace project_load_test {

using namespace core;

// Projects that somebody has worked in for years.
class ProjectLoadTest : public QObject {
    Q_OBJECT

    TablePtr m_table = fixtures::table(2'000);

    static double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

    static double residentMegabytes()
    {
        std::ifstream status("/proc/self/statm");
        double size = 0, resident = 0;
        status >> size >> resident;
        return resident * 4096.0 / 1e6;
    }

    static std::vector<OperatingPoint> points(std::size_t count)
    {
        std::vector<OperatingPoint> made;
        for (std::size_t number = 0; number < count; ++number)
            made.push_back(fixtures::operatingPoint(number, true));
        return made;
    }

    static void addRun(ProjectFile& project)
    {
        const RunId run = *project.start(fixtures::runStart());
        if (!project.save(run, fixtures::points(0, 100)) ||
            !project.finish(run, RunStatus::Finished,
                            {.summary = fixtures::summary(), .policy = fixtures::bundle(1, 500)}))
            qFatal("cannot keep a run");
    }

    static void addFront(ProjectFile& project)
    {
        const FrontId front = *project.start(fixtures::frontStart());
        const std::vector<OperatingPoint> found = points(40);
        for (std::size_t number = 0; number < found.size(); ++number)
            if (!project.save(
                    front, FrontKind::Policy{.number = number, .point = found[number], .own = fixtures::bundle(1, 50)}))
                qFatal("cannot keep a policy");
        if (!project.finish(front, RunStatus::Finished,
                            {.summary = fixtures::frontSummary(RunEnd::Finished), .points = found}))
            qFatal("cannot keep a front");
    }

private Q_SLOTS:
    // Seconds of CPU: another program on the same cores must not decide.
    void fiveHundredRunsAndAHundredFrontsOpenWithinASecond()
    {
        const fixtures::TinyDisk folder("size=200m"); // in memory, where a disk need not be waited for
        {
            ProjectFile project =
                std::move(*ProjectFile::create(folder / "p.panelwise", m_table, fixtures::study(*m_table)).project);
            for (int run = 0; run < 500; ++run)
                addRun(project);
            for (int front = 0; front < 100; ++front)
                addFront(project);
        }
        const double began = cpuSeconds();
        const Result<ProjectFile> project = ProjectFile::open(folder / "p.panelwise");
        QVERIFY(project.ok());
        const double opened = cpuSeconds();
        QCOMPARE(project->runs()->size(), std::size_t{500});
        QCOMPARE(project->fronts()->size(), std::size_t{100});
        const double read = cpuSeconds();
        qInfo("opened in %.2f s, lists read in %.2f s", opened - began, read - opened);
        if (!test::sanitized())
            QVERIFY(read - began < 1.0);
    }

    // Short runs one after the other, each removed again as a queue of trials is: nothing stays behind in memory or in
    // the file.
    void thousandsOfShortRunsLeaveMemoryFlat()
    {
        const fixtures::TinyDisk folder("size=200m"); // in memory, where a disk need not be waited for
        ProjectFile project =
            std::move(*ProjectFile::create(folder / "p.panelwise", m_table, fixtures::study(*m_table)).project);
        const int runs = test::sanitized() ? 500 : 3'000;
        double before = 0.0;
        for (int number = 0; number < runs; ++number) {
            if (number == runs / 10)
                before = residentMegabytes();
            const Result<RunId> run = project.start(fixtures::runStart());
            QVERIFY(run.ok());
            QVERIFY(project.finish(*run, RunStatus::Finished, {.summary = fixtures::summary()}).ok());
            QVERIFY(project.remove(*run).ok());
        }
        const double grown = residentMegabytes() - before;
        qInfo("memory grew by %.1f MB over nine tenths of %d runs", grown, runs);
        if (!test::sanitized())
            QVERIFY(grown < 5.0);
    }
};

PANELWISE_APPLESS_TEST(ProjectLoadTest)

} // namespace project_load_test

#include "project_load_test.moc"
