// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/study.h"

#include "core/data/cohort/study_patients.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <numeric>
#include <set>
#include <thread>
#include <vector>

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

    void patientsAreMadeOnceForEverybodyWhoAsks()
    {
        const TablePtr import = fixture::table(fixture::columns(500));
        const Study study = studyOf(fixture::task());
        const AssessmentPtr assessment = assessed(import, study);
        std::vector<const Cohort*> seen(4);
        {
            std::vector<std::jthread> askers;
            for (const Cohort*& cohort : seen)
                askers.emplace_back([&] { cohort = assessment->patients->get()->cohort.get(); });
        }
        QCOMPARE(std::set(seen.begin(), seen.end()).size(), std::size_t(1));
        const StudyPatients& made = *assessment->patients->get();
        const PatientsResult again = makePatients(import, study);
        QVERIFY(made.cohort->fingerprint() == again->cohort->fingerprint());
        QVERIFY(made.fingerprint == again->fingerprint);
        QVERIFY(made.plan == study.split);
        for (std::size_t part = 0; part < kSplitParts; ++part)
            QCOMPARE(made.split->count(SplitPart(part)), assessment->splitCounts[part]);
    }

    // Whoever holds the patients of a study knows by the pointer whether they are still its patients.
    void otherWordsKeepThePatientsAndAnotherPriceOrSplitDoesNot()
    {
        const TablePtr import = fixture::table(fixture::columns(500));
        Study study = studyOf(fixture::task());
        const AssessmentPtr first = assessed(import, study);
        study.task.name = "Another name";
        study.task.tests["sodium"].unit = "mmol/L";
        const AssessmentPtr renamed = assessed(import, study, first);
        QVERIFY(renamed->patients == first->patients);
        study.task.panels[0].cost = Cost(99.0);
        const AssessmentPtr dearer = assessed(import, study, renamed);
        QVERIFY(dearer->patients != renamed->patients);
        QVERIFY(dearer->patients->get()->cohort->fingerprint() != first->patients->get()->cohort->fingerprint());
        study.split.seed = Seed{8};
        const AssessmentPtr divided = assessed(import, study, dearer);
        QVERIFY(divided->patients->get()->cohort->fingerprint() == dearer->patients->get()->cohort->fingerprint());
        QVERIFY(divided->patients->get()->fingerprint != dearer->patients->get()->fingerprint);
        QVERIFY(assessed(fixture::table(fixture::columns(500)), study)->patients != divided->patients);
    }

    void whatKeepsPatientsFromBeingMadeIsListed()
    {
        Study study = studyOf(fixture::task());
        study.task.panels.clear();
        const PatientsResult none = makePatients(fixture::table(fixture::columns(500)), study);
        QCOMPARE(none.error().first().front().code, ErrorCode::PanelsMissing);
        study = studyOf(fixture::task());
        // Hardly any of 60 ill patients is nobody.
        study.split.shares = {0.9995, 0.0001, 0.0001, 0.0002, 0.0001};
        const AssessmentPtr unsplit = assessed(fixture::table(fixture::columns(300)), study);
        QCOMPARE(unsplit->patients->get().error().first().front().code, ErrorCode::SplitPartEmpty);
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
