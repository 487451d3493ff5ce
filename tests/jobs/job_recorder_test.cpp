// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a job, however it ends: the same for every kind, in the window and on the command line.
#include "core/jobs/baseline_kind.h"
#include "core/jobs/front_kind.h"
#include "core/jobs/job_recorder.h"
#include "core/jobs/training_kind.h"
#include "tests/jobs/job_samples.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

namespace job_recorder_test {

using namespace core;

class JobRecorderTest : public QObject {
    Q_OBJECT

    const TrialKind m_counting{kCounts, JobRows<CountingKind>::tables};

    template <typename Work>
    static void onKind(Work work)
    {
        QFETCH_GLOBAL(QString, kind);
        fixtures::onKind(kind.toStdString(), work);
    }

    // A job that saves some steps and then ends so; what the project says of it afterwards.
    template <typename Sample>
    static auto recordsAfter(std::size_t steps, const Result<typename JobRun<typename Sample::Kind>::Outcome>& outcome,
                             std::optional<std::size_t>& parts)
    {
        using Kind = typename Sample::Kind;
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(40);
        ProjectFile project =
            std::move(*ProjectFile::create(folder / "a.panelwise", table, fixtures::study(*table, 4)).project);
        JobRecorder<Kind> recorder([&project](const ProjectJob& job) {
            if (!job(project))
                qFatal("cannot write");
        });
        JobRequest<Kind> request{.patients = {}, .start = Sample::start(), .resume = {}};
        if constexpr (requires { request.start.continues; })
            request.start.continues.reset(); // there is no such run here
        if (const auto begun = recorder.begin(request, {}); !begun || !*begun)
            qFatal("cannot begin");
        for (std::size_t number = 0; number < steps; ++number)
            for (const auto& part : Sample::step(number))
                recorder.save(part);
        recorder.end(outcome);
        const auto records = *project.records<Kind>();
        if (!records.empty())
            parts = Sample::parts(project, records.front().id);
        return records;
    }

    template <typename Outcome>
    static Outcome cancelled()
    {
        if constexpr (std::is_same_v<Outcome, RunEnd>) {
            return RunEnd::Cancelled;
        } else {
            Outcome outcome;
            if constexpr (requires { outcome.summary; })
                outcome.summary.end = RunEnd::Cancelled;
            else
                outcome.end = RunEnd::Cancelled;
            return outcome;
        }
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : fixtures::kKinds)
            QTest::newRow(kind) << kind;
    }

    void aJobThatFailsKeepsWhatItSaved()
    {
        onKind([](auto sample) {
            using Sample = decltype(sample);
            std::optional<std::size_t> parts;
            const auto records = recordsAfter<Sample>(1, Error{.code = ErrorCode::PlanValueInvalid}, parts);
            QCOMPARE(records.size(), std::size_t{1});
            QCOMPARE(records.front().status, RunStatus::Failed);
            QCOMPARE(parts, Sample::step(0).size());
        });
    }

    void aJobThatFailsBeforeAnythingWasSavedLeavesNothing()
    {
        onKind([](auto sample) {
            using Sample = decltype(sample);
            std::optional<std::size_t> parts;
            QVERIFY(recordsAfter<Sample>(0, Error{.code = ErrorCode::PlanValueInvalid}, parts).empty());
        });
    }

    // It can be taken up again.
    void aJobThatIsStoppedIsKeptEvenBeforeAnythingWasSaved()
    {
        onKind([](auto sample) {
            using Sample = decltype(sample);
            using Outcome = typename JobRun<typename Sample::Kind>::Outcome;
            for (const std::size_t steps : {0, 2}) {
                std::optional<std::size_t> parts;
                const auto records = recordsAfter<Sample>(steps, cancelled<Outcome>(), parts);
                QCOMPARE(records.size(), std::size_t{1});
                QCOMPARE(records.front().status, RunStatus::Cancelled);
                QCOMPARE(parts, steps * Sample::step(0).size());
            }
        });
    }

    // A search that could save a part of its estimates but no policy was once forgotten by the window.
    void aSearchThatFailsWithoutAPolicyKeepsItsParts()
    {
        QFETCH_GLOBAL(QString, kind);
        if (kind != "front")
            QSKIP("about fronts");
        const fixtures::Folder folder;
        const TablePtr table = fixtures::table(40);
        ProjectFile project =
            std::move(*ProjectFile::create(folder / "a.panelwise", table, fixtures::study(*table, 4)).project);
        JobRecorder<FrontKind> recorder([&project](const ProjectJob& job) { QVERIFY(job(project).ok()); });
        QVERIFY(recorder.begin({.patients = {}, .start = fixtures::frontStart(), .resume = {}}, {})->ok());
        recorder.save(FrontKind::NamedPart{"sets", fixtures::bundle(1)});
        recorder.end(Error{.code = ErrorCode::PlanValueInvalid});
        QCOMPARE(project.fronts()->front().status, RunStatus::Failed);
        QCOMPARE(*project.frontPartNames({1}), std::vector<std::string>{"sets"});
    }
};

PANELWISE_GUILESS_TEST(JobRecorderTest)

} // namespace job_recorder_test

#include "job_recorder_test.moc"
