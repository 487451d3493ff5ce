// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/trial_patients.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

namespace trial_patients_test {

using namespace core;

// A policy can be tried on anybody: only learning needs cases and others.
class TrialPatientsTest : public QObject {
    Q_OBJECT

    static constexpr std::optional<Disease> kIll = Disease::Present, kWell = Disease::Absent, kUnknown = std::nullopt;

    // Four patients with these outcomes.
    static TablePtr four(std::vector<std::string> levels, std::vector<float> values)
    {
        std::vector<Column> columns = fixture::columns(4);
        const ColumnKind kind = levels.size() == 2 ? ColumnKind::Binary : ColumnKind::Category;
        columns.front() = fixture::leveled("label", kind, std::move(levels), std::move(values));
        return fixture::table(std::move(columns));
    }
    static TablePtr project() { return fixture::table(fixture::columns(300)); }

private Q_SLOTS:
    void everyRowIsAPatient()
    {
        const TablePtr table = four({"well", "ill"}, {1, fixture::kNone, 0, 1});
        const auto patients = makeTrialPatients(table, fixture::task(), project().get());
        QVERIFY(patients.ok());
        QVERIFY(patients->outcomes == (std::vector<std::optional<Disease>>{kIll, kUnknown, kWell, kIll}));
        QCOMPARE(patients->cohort->patientCount(), std::size_t{4});
        QCOMPARE(patients->cohort->tableRow(PatientIndex(1)), std::size_t{1});
        QCOMPARE(patients->knownCount(), std::size_t{3});
        QCOMPARE(patients->caseCount(), std::size_t{2});
        QVERIFY(patients->outcomeColumn);
    }

    void oneOutcomeIsReadAsWhatItSays()
    {
        const auto ill = makeTrialPatients(four({"ill"}, {0, 0, 0, 0}), fixture::task(), project().get());
        QCOMPARE(ill->caseCount(), std::size_t{4});
        const auto well = makeTrialPatients(four({"well"}, {0, 0, 0, 0}), fixture::task(), project().get());
        QCOMPARE(well->caseCount(), std::size_t{0});
        QCOMPARE(well->knownCount(), std::size_t{4});
    }

    void withoutAnOutcomeColumnNothingIsKnown()
    {
        std::vector<Column> columns = fixture::columns(4);
        columns.erase(columns.begin());
        const auto patients = makeTrialPatients(fixture::table(std::move(columns)), fixture::task(), project().get());
        QVERIFY(patients.ok());
        QVERIFY(!patients->outcomeColumn);
        QCOMPARE(patients->cohort->patientCount(), std::size_t{4});
        QCOMPARE(patients->knownCount(), std::size_t{0});
    }

    // "yes" may well mean ill, but nobody said so.
    void anOutcomeThatTheProjectDoesNotKnowIsNotGuessedAt()
    {
        const TablePtr strange = four({"yes"}, {fixture::kNone, 0, 0, 0});
        const auto patients = makeTrialPatients(strange, fixture::task(), project().get());
        QVERIFY(!patients.ok());
        const Error& error = patients.error().first().front();
        QCOMPARE(error.code, ErrorCode::OutcomeValueUnknown);
        QCOMPARE(error.detail, std::string("yes"));
        QCOMPARE(error.row, std::uint64_t{2});
        Task own = fixture::task(); // made for this table
        own.positive = OutcomeRule::value("yes");
        QCOMPARE(makeTrialPatients(strange, own, nullptr)->caseCount(), std::size_t{3});
    }

    void whatThePolicyNeedsIsStillNeeded()
    {
        std::vector<Column> columns = fixture::columns(4);
        columns.pop_back(); // sodium
        const auto patients = makeTrialPatients(fixture::table(std::move(columns)), fixture::task(), project().get());
        QVERIFY(!patients.ok());
        QCOMPARE(patients.error().first().front().code, ErrorCode::ColumnUnknown);
    }

    void aSplitColumnDividesNobody()
    {
        std::vector<Column> columns = fixture::columns(4);
        columns.push_back(fixture::leveled("part", ColumnKind::Category, {"test"}, {0, 0, 0, 0}));
        Task task = fixture::task();
        task.splitColumn = "part";
        QVERIFY(makeTrialPatients(fixture::table(std::move(columns)), task, project().get()).ok());
    }
};

PANELWISE_APPLESS_TEST(TrialPatientsTest)

} // namespace trial_patients_test

#include "trial_patients_test.moc"
