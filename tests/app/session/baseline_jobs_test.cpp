// SPDX-License-Identifier: GPL-3.0-or-later
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
using Kind = core::JobStage;

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

struct Fixture {
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
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QVERIFY(fixture.study.tables().empty());
        QSignalSpy ends(&fixture.study, &BaselineJobs::ended);
        std::size_t live = 0;
        connect(&fixture.study, &BaselineJobs::progressed, this,
                [&](core::BaselineId, const core::BaselineUpdate& news) { live += news.finished.size(); });
        fixture.study.start(planOf(3));
        QCOMPARE(fixture.study.state().stage, Kind::Preparing);
        QVERIFY(fixture.ended());
        QCOMPARE(ends.count(), 1);
        QCOMPARE(live, std::size_t{3}); // each once
        const core::BaselineRecord before = fixture.table();
        QCOMPARE(before.status, core::RunStatus::Finished);
        QCOMPARE(before.runs.size(), std::size_t{3});
        QVERIFY(before.start.plan == planOf(3));
        QVERIFY(before.start.split == fixture.session.study().split);

        const QString file = fixture.session.project().path;
        QVERIFY(fixture.session.closeProject()); // a sample with a table in it is kept
        QVERIFY(fixture.study.tables().empty());
        QVERIFY(fixture.open(file));
        QVERIFY(fixture.wait([&] { return !fixture.study.tables().empty(); }));
        QVERIFY(testsOf(fixture.table()) == testsOf(before));
        fixture.study.removeJob(fixture.table().id);
        QVERIFY(fixture.wait([&] { return fixture.study.tables().empty(); }));
    }

    void aStopIsAnsweredWithinASecondAndTheTableGoesOnLater()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.study.start(planOf(kEndless));
        QVERIFY(fixture.finished(2));
        QElapsedTimer clock;
        clock.start();
        fixture.study.stop();
        QCOMPARE(fixture.study.state().stage, Kind::Stopping);
        QVERIFY(fixture.wait([&] { return !fixture.study.state().active(); }));
        QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(fixture.ended());
        QCOMPARE(fixture.table().status, core::RunStatus::Cancelled);
        const std::size_t kept = fixture.table().runs.size();
        QVERIFY(kept >= 2 && kept < kEndless);
        fixture.study.resumeJob(fixture.table().id);
        QVERIFY(fixture.wait([&] { return fixture.study.state().id.has_value(); }));
        QVERIFY(fixture.table().runs.size() >= kept); // in sight from the beginning
        QVERIFY(fixture.finished(kept + 1));
        fixture.study.pause();
        QCOMPARE(fixture.study.state().stage, Kind::Paused);
        fixture.study.stop(); // one that waits can be stopped too
        QVERIFY(fixture.ended());
        QCOMPARE(fixture.study.tables().size(), std::size_t{1});
    }

    void aPlanThatCannotBeMadeIsToldAndLeavesNothing()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        QSignalSpy failures(&fixture.study, &BaselineJobs::failed);
        core::BaselinePlan plan = planOf(1);
        plan.systems = {{core::SystemKind::LogisticRegression, core::PanelChoice::Chosen}};
        plan.chosenPanels = {"nonsense"};
        fixture.study.start(plan);
        QVERIFY(fixture.wait([&] { return failures.count() == 1 && !fixture.study.state().active(); }));
        QCOMPARE(failures.front().front().value<core::Error>().code, core::ErrorCode::PanelUnknown);
        QVERIFY(fixture.wait([&] { return fixture.study.tables().empty(); }));
    }

    void aRowIsReadForComparingAndHasTheEvaluationSetOfItsStudy()
    {
        Fixture fixture;
        QVERIFY(fixture.openSample());
        fixture.study.start(planOf(1));
        QVERIFY(fixture.ended());
        const core::StudyPatients patients = *fixture.session.patients()->get();
        const core::BaselineRef row{fixture.table().id, kLogistic};
        const auto read = [&](const core::StudyPatients& asked) {
            return *core::askProject<core::ComparedModelPtr>(
                fixture.session.projectJobs(), {},
                [&](core::ProjectFile& file) { return readComparedRow(file, row, asked); });
        };
        const core::Result<core::ComparedModelPtr> model = read(patients);
        QVERIFY(model.ok());
        QVERIFY((*model)->evaluationSet == core::patientsFingerprint(*patients.cohort, *patients.split));
        QCOMPARE((*model)->test->count(), std::size_t{60});
        QVERIFY(core::confusionAt(*(*model)->test, {}) == fixture.table().runs[0].test.confusion);
        core::StudyPatients other = patients;
        ++other.plan.seed.value;
        QVERIFY((*read(other))->evaluationSet != (*model)->evaluationSet);
    }
};

PANELWISE_GUILESS_TEST(BaselineJobsTest)

} // namespace baseline_jobs_test

#include "baseline_jobs_test.moc"
