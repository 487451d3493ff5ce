// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/leaks.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>

namespace leaks_test {

using namespace core;
using Kind = Finding::Kind;

namespace {

constexpr std::size_t kPatients = 1'000; // every fifth is ill

// The table by hand with one more test.
std::vector<Finding> foundWith(const Column& column, Task task = fixture::task())
{
    std::vector<Column> columns = fixture::columns(kPatients);
    columns.push_back(column);
    task.panels.push_back({.name = "New", .cost = Cost(1.0), .columns = {column.name}});
    return findLeaks(*fixture::table(std::move(columns)), task);
}

bool isIll(std::size_t patient)
{
    return patient % 5 == 0;
}

} // namespace

class LeaksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Of 200 × 800 pairs the case has the higher value in all but `wrong` × 800: the first `wrong` cases are lowest.
    void aColumnThatTellsCasesFromOthersIsNamed()
    {
        for (const auto& [wrong, named] : {std::pair{0U, true}, std::pair{4U, true}, std::pair{5U, false}}) {
            Column code = fixture::numeric("discharge_code", {});
            for (std::size_t i = 0; i < kPatients; ++i)
                code.values.push_back(!isIll(i) ? static_cast<float>(i) : i / 5 < wrong ? -1.0f : 5'000.0f);
            const std::vector<Finding> found = foundWith(code);
            QCOMPARE(found.size(), named ? std::size_t(1) : std::size_t(0));
            if (!named)
                continue;
            QCOMPARE(found[0].kind, Kind::GivesAway);
            QCOMPARE(found[0].column, std::string("discharge_code"));
            QVERIFY(std::abs(found[0].auroc - (1.0 - wrong / 200.0)) < 1e-9);
            QVERIFY(found[0].leaveOut);
        }
    }

    void theDirectionDoesNotMatter()
    {
        Column code = fixture::numeric("score", {});
        for (std::size_t i = 0; i < kPatients; ++i)
            code.values.push_back(isIll(i) ? 0.0f : 1.0f);
        const std::vector<Finding> found = foundWith(code);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].auroc, 1.0);
    }

    // Texts have no order; what each means is told by the patients who have it.
    void aCategoryGivesTheOutcomeAwayByItsLevels()
    {
        Column ward = fixture::leveled("discharged_to", ColumnKind::Category, {"home", "morgue", "ward"}, {});
        for (std::size_t i = 0; i < kPatients; ++i)
            ward.values.push_back(isIll(i) ? 1.0f : i % 2 == 0 ? 0.0f : 2.0f);
        const std::vector<Finding> found = foundWith(ward);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].kind, Kind::GivesAway);
    }

    void whatIsRecordedInCasesOnlyIsNamed()
    {
        for (const auto& [others, named] : {std::pair{0U, true}, std::pair{2U, true}, std::pair{3U, false}}) {
            Column biopsy = fixture::numeric("biopsy", {});
            std::size_t left = others;
            for (std::size_t i = 0; i < kPatients; ++i) {
                const bool recorded = isIll(i) || (i % 7 == 1 && left > 0 && left-- > 0);
                biopsy.values.push_back(recorded ? static_cast<float>(i % 10) : fixture::kNone);
            }
            const std::vector<Finding> found = foundWith(biopsy); // of 200 others, 1 % is two
            QCOMPARE(found.size(), named ? std::size_t(1) : std::size_t(0));
            if (named)
                QCOMPARE(found[0].kind, Kind::RecordedWithCases);
        }
    }

    void whatIsRecordedInTheOthersOnlyIsNamed()
    {
        Column form = fixture::numeric("follow_up", {});
        for (std::size_t i = 0; i < kPatients; ++i)
            form.values.push_back(isIll(i) ? fixture::kNone : static_cast<float>(i % 10));
        const std::vector<Finding> found = foundWith(form);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].kind, Kind::RecordedWithoutCases);
    }

    // Nineteen cases can agree by chance where few values are recorded at all.
    void aHandfulOfValuesSaysNothing()
    {
        Column rare = fixture::numeric("rare", std::vector<float>(kPatients, fixture::kNone));
        for (std::size_t i = 0; i < 19; ++i)
            rare.values[i * 5] = 1.0f;
        QVERIFY(foundWith(rare).empty());
    }

    void aPanelThatNobodyHasIsNamed()
    {
        const std::vector<Finding> found =
            foundWith(fixture::numeric("lactate", std::vector<float>(kPatients, fixture::kNone)));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].kind, Kind::PanelNeverRecorded);
        QCOMPARE(found[0].column, std::string("New"));
    }

    void whatTheUserKeptIsNotNamedAgain()
    {
        Column code = fixture::numeric("score", {});
        for (std::size_t i = 0; i < kPatients; ++i)
            code.values.push_back(isIll(i) ? 1.0f : 0.0f);
        Task task = fixture::task();
        task.acceptedFindings = {foundWith(code).front().key()};
        QVERIFY(foundWith(code, task).empty());
    }

    void columnsThatAreNotUsedAreNotLookedAt()
    {
        std::vector<Column> columns = fixture::columns(kPatients);
        columns.push_back(columns.front());
        columns.back().name = "label_again";
        Task task = fixture::task();
        task.ignored = {"label_again"};
        QVERIFY(findLeaks(*fixture::table(std::move(columns)), task).empty());
    }

    void builtInCohortsGiveNothingAway()
    {
        for (const BuiltinCohort& cohort : builtinCohorts()) {
            const Result<Sample> sample = drawBuiltinCohort(cohort.name, 3'000, Seed{1});
            QVERIFY(sample.ok());
            const std::vector<Finding> found = findLeaks(*sample->table, sample->task);
            QVERIFY2(found.empty(), cohort.name.c_str());
        }
    }
};

PANELWISE_APPLESS_TEST(LeaksTest)

} // namespace leaks_test

#include "leaks_test.moc"
