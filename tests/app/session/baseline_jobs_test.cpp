// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/ask_project.h"
#include "app/session/document/session.h"
#include "app/session/jobs/baseline_jobs.h"
#include "app/session/models/compared_row.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>

namespace baseline_jobs_test {

using namespace app;
using Kind = BaselineJobsState::Kind;

namespace {

constexpr std::size_t kPatients = 600;
constexpr core::SystemId kLogistic{core::SystemKind::LogisticRegression, core::PanelChoice::All};
constexpr int kEndless = 1'000;

core::BaselinePlan planOf(int seeds)
{
    core::BaselinePlan plan;
    plan.systems = {kLogistic};
    plan.seeds = seeds;
    return plan;
}

struct Desk {
    fixtures::Folder folder;
    QString unsaved = QString::fromStdString((folder / "unsaved").string());
    QSettings settings{QString::fromStdString((folder / "settings.ini").string()), QSettings::IniFormat};
    RecentProjects recent{settings};
    Session session{unsaved, recent};
    BaselineJobs study{session};

    bool wait(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }
    bool loaded()
    {
        return wait([this] { return !session.isLoading(); }) && session.hasProject();
    }
    bool openSample()
    {
        session.openSample("known-optimum", kPatients);
        return loaded();
    }
    bool open(const QString& file)
    {
        session.openProject(file);
        return loaded();
    }
    bool ended() // and read from the file
    {
        return wait([this] {
            return !study.state().active() && !study.tables().empty() && table().status != core::RunStatus::Running;
        });
    }
    bool finished(std::size_t runs)
    {
        return wait([this, runs] { return !study.tables().empty() && table().runs.size() >= runs; });
    }
    const core::BaselineRecord& table() const { return study.tables().back(); }
};

std::vector<core::Evaluation> testsOf(const core::BaselineRecord& table)
{
    std::vector<core::Evaluation> tests;
    for (const core::SystemRun& run : table.runs)
        tests.push_back(run.test);
    return tests;
}

} // namespace

class BaselineJobsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTableIsStoredRunByRunAndIsThereAgainLater()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QVERIFY(desk.study.tables().empty());
        QSignalSpy ends(&desk.study, &BaselineJobs::ended);
        std::size_t live = 0;
        connect(&desk.study, &BaselineJobs::progressed, this,
                [&](core::BaselineId, const core::BaselineUpdate& news) { live += news.finished.size(); });
        desk.study.start(planOf(3));
        QCOMPARE(desk.study.state().kind, Kind::Preparing);
        QVERIFY(desk.ended());
        QCOMPARE(ends.count(), 1);
        QCOMPARE(live, std::size_t{3}); // each once
        const core::BaselineRecord before = desk.table();
        QCOMPARE(before.status, core::RunStatus::Finished);
        QCOMPARE(before.runs.size(), std::size_t{3});
        QVERIFY(before.start.plan == planOf(3));
        QVERIFY(before.start.split == desk.session.study().split);

        const QString file = desk.session.project().path;
        QVERIFY(desk.session.closeProject()); // a sample with a table in it is kept
        QVERIFY(desk.study.tables().empty());
        QVERIFY(desk.open(file));
        QVERIFY(desk.wait([&] { return !desk.study.tables().empty(); }));
        QVERIFY(testsOf(desk.table()) == testsOf(before));
        desk.study.removeTable(desk.table().id);
        QVERIFY(desk.wait([&] { return desk.study.tables().empty(); }));
    }

    void aStopIsAnsweredWithinASecondAndTheTableGoesOnLater()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.study.start(planOf(kEndless));
        QVERIFY(desk.finished(2));
        QElapsedTimer clock;
        clock.start();
        desk.study.stop();
        QCOMPARE(desk.study.state().kind, Kind::Stopping);
        QVERIFY(desk.wait([&] { return !desk.study.state().active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(desk.ended());
        QCOMPARE(desk.table().status, core::RunStatus::Cancelled);
        const std::size_t kept = desk.table().runs.size();
        QVERIFY(kept >= 2 && kept < kEndless);
        desk.study.resumeTable(desk.table().id);
        QVERIFY(desk.wait([&] { return desk.study.state().table.has_value(); }));
        QVERIFY(desk.table().runs.size() >= kept); // in sight from the beginning
        QVERIFY(desk.finished(kept + 1));
        desk.study.pause();
        QCOMPARE(desk.study.state().kind, Kind::Paused);
        desk.study.stop(); // one that waits can be stopped too
        QVERIFY(desk.ended());
        QCOMPARE(desk.study.tables().size(), std::size_t{1});
    }

    void aPlanThatCannotBeMadeIsToldAndLeavesNothing()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        QSignalSpy failures(&desk.study, &BaselineJobs::failed);
        core::BaselinePlan plan = planOf(1);
        plan.systems = {{core::SystemKind::LogisticRegression, core::PanelChoice::Chosen}};
        plan.chosenPanels = {"nonsense"};
        desk.study.start(plan);
        QVERIFY(desk.wait([&] { return failures.count() == 1 && !desk.study.state().active(); }));
        QCOMPARE(failures.front().front().value<core::Error>().code, core::ErrorCode::PanelUnknown);
        QVERIFY(desk.wait([&] { return desk.study.tables().empty(); }));
    }

    void aRowIsReadForComparingAndHasTheEvaluationSetOfItsStudy()
    {
        Desk desk;
        QVERIFY(desk.openSample());
        desk.study.start(planOf(1));
        QVERIFY(desk.ended());
        const core::StudyPatients patients = *desk.session.patients()->get();
        const core::BaselineRef row{desk.table().id, kLogistic};
        const auto read = [&](const core::StudyPatients& asked) {
            return *askProject<core::ComparedModelPtr>(desk.session.projectJobs(), {}, [&](core::ProjectFile& file) {
                return readComparedRow(file, row, asked);
            });
        };
        const core::Result<core::ComparedModelPtr> model = read(patients);
        QVERIFY(model.ok());
        QVERIFY((*model)->evaluationSet == core::patientsFingerprint(*patients.cohort, *patients.split));
        QCOMPARE((*model)->test->count(), std::size_t{60});
        QVERIFY(core::confusionAt(*(*model)->test, {}) == desk.table().runs[0].test.confusion);
        core::StudyPatients other = patients;
        ++other.plan.seed.value;
        QVERIFY((*read(other))->evaluationSet != (*model)->evaluationSet);
    }
};

PANELWISE_GUILESS_TEST(BaselineJobsTest)

} // namespace baseline_jobs_test

#include "baseline_jobs_test.moc"
