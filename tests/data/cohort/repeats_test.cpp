// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/repeats.h"

#include "core/base/random.h"
#include "core/data/cohort/study.h"
#include "core/data/cohort/study_patients.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>

namespace repeats_test {

using namespace core;
using Kind = Finding::Kind;

namespace {

constexpr std::size_t kPatients = 1'000;

// Patient numbers and six measurements that no two patients share.
std::vector<Column> measured()
{
    std::vector<Column> columns = fixture::columns(kPatients);
    RandomStream stream(Seed{4}, "measurements");
    Column number = fixture::numeric("patient_id", {});
    for (std::size_t i = 0; i < kPatients; ++i)
        number.values.push_back(static_cast<float>(10'000 + i));
    columns.push_back(number);
    for (int test = 0; test < 6; ++test) {
        columns.push_back(fixture::numeric("x" + std::to_string(test), {}));
        for (std::size_t i = 0; i < kPatients; ++i)
            columns.back().values.push_back(static_cast<float>(stream.normal()));
    }
    return columns;
}

Task measuredTask()
{
    Task task = fixture::task();
    task.panels.push_back({.name = "Six", .cost = Cost(2.0), .columns = {"x0", "x1", "x2", "x3", "x4", "x5"}});
    task.ignored = {"patient_id"};
    return task;
}

void copyRow(std::vector<Column>& columns, std::size_t from, std::size_t to)
{
    for (Column& column : columns)
        column.values[to] = column.values[from];
}

AssessmentPtr assessed(std::vector<Column> columns, const Task& task = measuredTask())
{
    return assess(fixture::table(std::move(columns)), {.task = task, .split = {}}, nullptr, {}, {});
}

const Finding* found(const AssessmentPtr& assessment, Kind kind)
{
    const auto at = std::ranges::find(assessment->findings, kind, &Finding::kind);
    return at == assessment->findings.end() ? nullptr : &*at;
}

std::size_t columnAt(const std::vector<Column>& columns, std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::find(columns, name, &Column::name) - columns.begin());
}

} // namespace

class RepeatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void differentPatientsAreNoRepeats()
    {
        const AssessmentPtr assessment = assessed(measured());
        for (const Kind kind : {Kind::DuplicateRows, Kind::RepeatedPatients, Kind::AcrossParts})
            QVERIFY(!found(assessment, kind));
    }

    // Rows 5, 10 and 15 again: three surplus rows, whatever their numbers.
    void equalRowsAreCounted()
    {
        std::vector<Column> columns = measured();
        for (std::size_t i = 1; i <= 3; ++i) {
            copyRow(columns, 5 * i, 900 + 5 * i);
            columns[columnAt(columns, "patient_id")].values[900 + 5 * i] = static_cast<float>(20'000 + i);
        }
        const AssessmentPtr assessment = assessed(columns);
        const Finding* duplicates = found(assessment, Kind::DuplicateRows);
        QVERIFY(duplicates);
        QCOMPARE(duplicates->count, std::size_t(3));
        QCOMPARE(duplicates->rows, (std::vector<std::size_t>{905, 910, 915}));
        QVERIFY(!found(assessment, Kind::RepeatedPatients));
    }

    // Of 999 rows with an outcome three stand for the second time: 996 patients, and nothing is left to say. A row
    // without an outcome is nobody's double.
    void equalRowsCanBeLeftOut()
    {
        std::vector<Column> columns = measured();
        for (std::size_t i = 1; i <= 3; ++i)
            copyRow(columns, 5 * i, 900 + 5 * i);
        copyRow(columns, 20, 950);
        columns[columnAt(columns, "label")].values[950] = fixture::kNone;
        Task task = measuredTask();
        task.duplicates = Duplicates::Drop;
        const AssessmentPtr assessment = assessed(columns, task);
        QCOMPARE(assessment->duplicatesDropped, std::size_t(3));
        QVERIFY(!found(assessment, Kind::DuplicateRows));
        QCOMPARE(assessment->summary.patients, std::size_t(996));
        const Cohort& cohort = *assessment->patients->get()->cohort;
        QCOMPARE(cohort.patientCount(), std::size_t(996));
        QCOMPARE(cohort.positiveCount(), assessment->summary.positives);
        QCOMPARE(cohort.tableRow(PatientIndex(904)), std::size_t(904));
        QCOMPARE(cohort.tableRow(PatientIndex(905)), std::size_t(906)); // 905 is row 5 again
        task.duplicates = Duplicates::Keep;
        QCOMPARE(assessed(columns, task)->patients->get()->cohort->patientCount(), std::size_t(999));
    }

    // 50 cases that are one patient fifty times are too few to learn from.
    void casesThatAreLeftOutDoNotCount()
    {
        std::vector<Column> columns = measured();
        Column& label = columns[columnAt(columns, "label")];
        for (std::size_t i = 0; i < kPatients; ++i)
            label.values[i] = i < 50 ? 1.0f : 0.0f;
        for (std::size_t i = 1; i < 50; ++i)
            copyRow(columns, 0, i);
        Task task = measuredTask();
        QVERIFY(assessed(columns, task)->problems.empty());
        task.duplicates = Duplicates::Drop;
        const ProblemList problems = assessed(columns, task)->problems;
        QCOMPARE(problems.first().front().code, ErrorCode::TooFewPositives);
        QCOMPARE(problems.first().front().found, std::uint64_t(1));
    }

    // Few yes and no and ages recur without being the same patient.
    void rowsWithoutMeasurementsAreNotCompared()
    {
        const AssessmentPtr assessment = assessed(fixture::columns(kPatients), fixture::task());
        QVERIFY(!found(assessment, Kind::DuplicateRows) && !found(assessment, Kind::AcrossParts));
    }

    // 40 numbers stand twice: 80 rows. Kept together, there is nothing to say.
    void aNumberThatRecursIsAPatientWhoCameAgain()
    {
        std::vector<Column> columns = measured();
        Column& numbers = columns[columnAt(columns, "patient_id")];
        for (std::size_t i = 0; i < 40; ++i)
            numbers.values[500 + i] = numbers.values[i];
        const AssessmentPtr assessment = assessed(columns);
        const Finding* repeated = found(assessment, Kind::RepeatedPatients);
        QVERIFY(repeated);
        QCOMPARE(repeated->count, std::size_t(80));
        QCOMPARE(repeated->column, std::string("patient_id"));
        QVERIFY(repeated->keepTogether);
        Task task = measuredTask();
        task.ignored.clear();
        task.splitRule.patient = "patient_id";
        const AssessmentPtr together = assessed(columns, task);
        QVERIFY(!found(together, Kind::RepeatedPatients));
        QVERIFY(together->problems.empty());
        const StudyPatients& patients = *together->patients->get();
        for (std::size_t i = 0; i < 40; ++i)
            QCOMPARE(patients.split->partOf(PatientIndex(i)), patients.split->partOf(PatientIndex(500 + i)));
    }

    // Every row of the first half again in the second, with two of the six measurements changed (one third of them).
    void nearlyTheSamePatientsInTwoPartsAreCounted()
    {
        std::vector<Column> columns = measured();
        const std::size_t first = columnAt(columns, "x0");
        for (std::size_t i = 0; i < 500; ++i) {
            copyRow(columns, i, 500 + i);
            columns[columnAt(columns, "patient_id")].values[500 + i] = static_cast<float>(20'000 + i);
            columns[first].values[500 + i] += 1.0f; // x0 and x3 are in the same third
            columns[first + 3].values[500 + i] += 1.0f;
        }
        const AssessmentPtr assessment = assessed(columns);
        const Finding* across = found(assessment, Kind::AcrossParts);
        QVERIFY(across);
        // Of 250 in validation and test, three quarters have a partner who is learned from: 187, give or take chance.
        QVERIFY(across->count > 150 && across->count < 225);
        QVERIFY(!found(assessment, Kind::DuplicateRows));
    }
};

PANELWISE_APPLESS_TEST(RepeatsTest)

} // namespace repeats_test

#include "repeats_test.moc"
