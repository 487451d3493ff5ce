// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/study.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <numeric>

namespace study_test {

using namespace core;

namespace {

Study studyOf(const Task& task)
{
    return {.task = task, .split = {}};
}

AssessmentPtr assessed(const TablePtr& import, const Study& study, const AssessmentPtr& previous = nullptr)
{
    return assess(import, study, previous, {}, {});
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void builtinCohortsCanBeTrainedAsTheyAre()
    {
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            const Sample sample = drawBuiltinCohort(cohort.name, std::nullopt, Seed{1}).value();
            const AssessmentPtr assessment = assessed(sample.table, studyOf(sample.task));
            QVERIFY2(assessment->problems.empty(), cohort.name.c_str());
            QVERIFY2(assessment->identifiers.empty(), cohort.name.c_str());
            QCOMPARE(assessment->summary.patients, cohort.patients);
            const auto& counts = assessment->splitCounts;
            QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::size_t(0)), cohort.patients);
        }
    }

    void anotherPriceKeepsTheFiguresOfTheColumns()
    {
        const TablePtr import = fixture::table(fixture::columns(500));
        const AssessmentPtr first = assessed(import, studyOf(fixture::task()));
        Task dearer = fixture::task();
        dearer.panels[0].cost = Cost(99.0);
        const AssessmentPtr second = assessed(import, studyOf(dearer), first);
        QCOMPARE(second->edited.get(), first->edited.get());
        QCOMPARE(second->study.task.panels[0].cost.amount, 99.0);
        QCOMPARE(second->summary.columns.size(), first->summary.columns.size());
        QCOMPARE(second->summary.columns[1].median, first->summary.columns[1].median);
    }

    void takingOverGivesWhatAFreshLookGives()
    {
        const TablePtr import = fixture::table(fixture::columns(500));
        const AssessmentPtr first = assessed(import, studyOf(fixture::task()));
        Task changed = fixture::task();
        changed.visible = {"age"};
        changed.ignored = {"male"};
        changed.edits = {{.kind = DataEdit::Kind::Multiply, .column = "sodium", .factor = 10.0}};
        const AssessmentPtr again = assessed(import, studyOf(changed), first);
        const AssessmentPtr fresh = assessed(import, studyOf(changed));
        QCOMPARE(again->edited->fingerprint(), fresh->edited->fingerprint());
        QCOMPARE(again->summary.columns[4].median, fresh->summary.columns[4].median);
        QCOMPARE(again->identifiers, fresh->identifiers);
        QCOMPARE(again->splitCounts, fresh->splitCounts);
    }

    void anotherSplitChangesTheCounts()
    {
        const TablePtr import = fixture::table(fixture::columns(1'000));
        Study study = studyOf(fixture::task());
        const AssessmentPtr first = assessed(import, study);
        QCOMPARE(first->splitCounts, (std::array<std::size_t, 5>{250, 500, 50, 100, 100}));
        study.split.shares = {0.2, 0.4, 0.1, 0.1, 0.2};
        QCOMPARE(assessed(import, study, first)->splitCounts, (std::array<std::size_t, 5>{200, 400, 100, 100, 200}));
    }

    void whatBlocksTrainingIsListedAndTheRestIsStillTold()
    {
        Task task = fixture::task();
        task.panels.clear();
        const AssessmentPtr assessment = assessed(fixture::table(fixture::columns(1'000)), studyOf(task));
        QCOMPARE(assessment->problems.total(), std::size_t(1));
        QCOMPARE(assessment->problems.first().front().code, ErrorCode::PanelsMissing);
        QCOMPARE(assessment->splitCounts[0], std::size_t(250));
        QCOMPARE(assessment->summary.positives, std::size_t(200));
    }

    void outcomeThatIsNotThereLeavesTheSplitOpen()
    {
        Task task = fixture::task();
        task.label = "nowhere";
        const AssessmentPtr assessment = assessed(fixture::table(fixture::columns(1'000)), studyOf(task));
        QCOMPARE(assessment->problems.first().front().code, ErrorCode::LabelColumnUnknown);
        QCOMPARE(assessment->splitCounts, (std::array<std::size_t, 5>{}));
    }

    void stoppingGivesNothing()
    {
        std::stop_source source;
        source.request_stop();
        const TablePtr import = fixture::table(fixture::columns(1'000));
        QVERIFY(!assess(import, studyOf(fixture::task()), nullptr, source.get_token(), {}));
    }
};

PANELWISE_APPLESS_TEST(StudyTest)

} // namespace study_test

#include "study_test.moc"
