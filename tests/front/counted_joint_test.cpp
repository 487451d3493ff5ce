// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/counted_joint.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "core/data/synthetic/known_optimum.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace counted_joint_test {

using namespace core;

namespace {

bool near(double a, double b, double margin = 1e-12)
{
    return std::abs(a - b) < margin;
}

std::vector<PatientIndex> firstPatients(std::size_t count)
{
    std::vector<PatientIndex> patients;
    for (std::size_t i = 0; i < count; ++i)
        patients.push_back(PatientIndex(i));
    return patients;
}

CohortPtr cohortOf(std::vector<Column> columns, const Task& task)
{
    const auto made = makeCohort(fixture::table(std::move(columns)), task);
    if (!made)
        qFatal("the cohort of the test is not one");
    return *made;
}

// Patients 0, 4, 8 … are ill (every fourth); grade 10, 20 or 30 by turns; scan yes for the ill and for patient 1.
struct Grades {
    std::vector<Column> columns;
    Task task;
};
Grades grades(std::size_t patients = 240)
{
    std::vector<float> label, grade, scan;
    for (std::size_t i = 0; i < patients; ++i) {
        label.push_back(i % 4 == 0 ? 1.0f : 0.0f);
        grade.push_back(10.0f * static_cast<float>(1 + i % 3));
        scan.push_back(i % 4 == 0 || i == 1 ? 1.0f : 0.0f);
    }
    Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("ill");
    task.visible = {"grade"};
    task.panels = {{.name = "Scan", .cost = Cost(4.0), .columns = {"scan"}}};
    return {{fixture::leveled("label", ColumnKind::Binary, {"well", "ill"}, std::move(label)),
             fixture::numeric("grade", std::move(grade)),
             fixture::leveled("scan", ColumnKind::Binary, {"no", "yes"}, std::move(scan))},
            task};
}

CohortPtr builtin(Sample& sample)
{
    const auto made = makeCohort(sample.table, sample.task);
    if (!made)
        qFatal("the cohort of the test is not one");
    return *made;
}

} // namespace

class CountedJointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The first 12: ill are 0, 4 and 8 (grades 10, 20, 30, scan yes); patient 1 (grade 20) has scan yes and is healthy.
    // Healthy of grade 10: 3, 6, 9; of grade 20: 1, 7, 10; of grade 30: 2, 5, 11.
    void findingsAreCountedAmongTheChosenPatients()
    {
        const Grades made = grades();
        const CohortPtr cohort = cohortOf(made.columns, made.task);
        const Result<FindingTable> table = countFindings(*cohort, firstPatients(12));
        QVERIFY(table.ok());
        QVERIFY(table->levels == (std::vector<std::vector<float>>{{10.0f, 20.0f, 30.0f}, {0.0f, 1.0f}}));
        const DiscreteJoint& joint = table->problem.joint;
        QCOMPARE(joint.cellCount(), std::size_t{6}); // grade runs fastest
        const std::vector<std::array<double, 2>> counts{{3, 0}, {2, 0}, {3, 0}, {0, 1}, {1, 1}, {0, 1}};
        for (std::size_t cell = 0; cell < 6; ++cell)
            for (const std::size_t disease : {0U, 1U})
                QVERIFY(near(joint.probability[cell][disease], counts[cell][disease] / 12.0));
        QVERIFY(joint.variables[0] == (DiscreteVariable{"grade", 3}));
        QVERIFY(table->problem.catalog == cohort->catalog() && table->problem.visible == cohort->visibleFeatures());
    }

    void everyLevelOfACategoryIsAFinding()
    {
        Task task = fixture::task();
        task.visible = {"male"};
        task.panels = {{.name = "Admission", .cost = Cost(3.0), .columns = {"ward"}}};
        const CohortPtr cohort = cohortOf(fixture::columns(300), task);
        const Result<FindingTable> table = countFindings(*cohort, firstPatients(300));
        QVERIFY(table.ok());
        // male and one yes or no for each of three wards: 16 cells, of which 2 × 3 occur.
        QCOMPARE(table->problem.joint.cellCount(), std::size_t{16});
        QCOMPARE(std::ranges::count_if(table->problem.joint.probability,
                                       [](const auto& cell) { return cell[0] + cell[1] > 0.0; }),
                 6);
    }

    void aValueThatIsNotRecordedIsRefusedByItsColumn()
    {
        Grades made = grades();
        made.columns[2].values[7] = fixture::kNone;
        const CohortPtr cohort = cohortOf(made.columns, made.task);
        const Result<FindingTable> table = countFindings(*cohort, firstPatients(12));
        QVERIFY(!table.ok());
        QVERIFY(table.error() == (Error{.code = ErrorCode::ProblemNotDiscrete, .subject = "scan"}));
        QVERIFY(countFindings(*cohort, firstPatients(7)).ok()); // of these it is recorded
    }

    void aColumnOfManyValuesIsRefusedByItsName()
    {
        const CohortPtr cohort = cohortOf(fixture::columns(300), fixture::task()); // sodium: a value for each patient
        const Result<FindingTable> table = countFindings(*cohort, firstPatients(300));
        QVERIFY(!table.ok());
        QVERIFY(table.error() == (Error{.code = ErrorCode::ProblemNotDiscrete, .subject = "sodium"}));
    }

    // Twenty yes/no columns are 1,048,576 cells.
    void tooManyCombinationsAreRefused()
    {
        Grades made = grades();
        for (int i = 0; i < 20; ++i) {
            made.columns.push_back(made.columns[2]);
            made.columns.back().name = "c" + std::to_string(i);
            made.task.panels[0].columns.push_back(made.columns.back().name);
        }
        const CohortPtr cohort = cohortOf(made.columns, made.task);
        const Result<FindingTable> table = countFindings(*cohort, firstPatients(12));
        QVERIFY(!table.ok() && table.error().code == ErrorCode::ProblemNotDiscrete);
    }

    void situationsAreLimitedByCellsTimesPanelSets()
    {
        QVERIFY(fewSituations(kMostSituations, 0));
        QVERIFY(!fewSituations(kMostSituations + 1, 0));
        QVERIFY(fewSituations(3906, 10) && !fewSituations(3907, 10)); // 4,000,000 / 1,024 = 3,906.25
        QVERIFY(!fewSituations(1, 30));
    }

    void theBuiltinCohortIsRecognised()
    {
        Result<Sample> sample = drawBuiltinCohort("known-optimum", 2000, Seed{3});
        const CohortPtr cohort = builtin(*sample);
        const auto known = knownFindings(*cohort);
        QVERIFY(known.has_value());
        QVERIFY(known->problem.joint.probability == knownOptimumJoint().probability);
        QVERIFY(known->problem.catalog == cohort->catalog());
    }

    // Prices and panels are the cohort's; the order of the columns follows the panels.
    void editedPanelsKeepWhatIsKnown()
    {
        Result<Sample> sample = drawBuiltinCohort("known-optimum", 2000, Seed{3});
        sample->task.visible = {"smear", "symptoms"};
        sample->task.panels = {{.name = "Markers", .cost = Cost(17.0), .columns = {"marker_b", "marker_a"}},
                               {.name = "Rest", .cost = Cost(1.0), .columns = {"urine", "strain"}}};
        const CohortPtr cohort = builtin(*sample);
        const auto known = knownFindings(*cohort);
        QVERIFY(known.has_value());
        QVERIFY(near(known->problem.catalog.panels()[0].cost.amount, 17.0));
        const DiscreteJoint original = knownOptimumJoint(), &joint = known->problem.joint;
        QVERIFY(joint.variables[0].column == cohort->features()[0].name);
        // P(smear | ill) by hand: urine yes 0.7 → 0.75, no 0.3 → 0.45: 0.66; P(smear | well) 0.25·0.45 + 0.75·0.15.
        std::array<double, 2> smear{};
        const auto place = std::ranges::find(joint.variables, "smear", &DiscreteVariable::column);
        for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
            for (const std::size_t disease : {0U, 1U})
                if (joint.level(cell, static_cast<std::size_t>(place - joint.variables.begin())) == 1)
                    smear[disease] += joint.probability[cell][disease];
        QVERIFY(near(smear[1], 0.2 * 0.66) && near(smear[0], 0.8 * 0.225));
        QVERIFY(near(joint.prevalence(), original.prevalence()));
    }

    void othersAreNotTakenForIt()
    {
        const Grades made = grades();
        QVERIFY(!knownFindings(*cohortOf(made.columns, made.task)));
        Result<Sample> sample = drawBuiltinCohort("known-optimum", 2000, Seed{3});
        const auto changed = [&](auto&& change) {
            std::vector<Column> columns(sample->table->columns().begin(), sample->table->columns().end());
            for (Column& column : columns)
                change(column);
            return knownFindings(*cohortOf(std::move(columns), sample->task)).has_value();
        };
        QVERIFY(changed([](Column&) {}));
        QVERIFY(!changed([](Column& column) {
            if (column.name == "urine")
                column.values[5] = fixture::kNone;
        }));
        // The same columns, but marker A says the opposite: 0.50 and 0.355 yes become 0.68 and 0.355.
        QVERIFY(!changed([](Column& column) {
            if (column.name == "marker_a")
                for (float& value : column.values)
                    value = 1.0f - value;
        }));
    }
};

PANELWISE_APPLESS_TEST(CountedJointTest)

} // namespace counted_joint_test

#include "counted_joint_test.moc"
