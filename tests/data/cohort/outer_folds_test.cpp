// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/outer_folds.h"
#include "core/data/cohort/study_patients.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace outer_folds_test {

using namespace core;

namespace {

// Every `nth` patient is ill.
std::vector<Disease> everyNth(std::size_t patients, std::size_t nth)
{
    std::vector<Disease> result;
    for (std::size_t i = 0; i < patients; ++i)
        result.push_back(i % nth == 0 ? Disease::Present : Disease::Absent);
    return result;
}

} // namespace

class OuterFoldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void foldsAreEquallyLargeAndEquallyIll_data()
    {
        QTest::addColumn<std::size_t>("patients");
        QTest::addColumn<std::size_t>("nth");
        QTest::addColumn<std::size_t>("folds");
        QTest::newRow("even") << std::size_t{1000} << std::size_t{10} << std::size_t{10};
        QTest::newRow("left over") << std::size_t{1003} << std::size_t{7} << std::size_t{10};
        QTest::newRow("one case a fold") << std::size_t{50} << std::size_t{10} << std::size_t{5};
        QTest::newRow("halves") << std::size_t{21} << std::size_t{2} << std::size_t{2};
    }
    void foldsAreEquallyLargeAndEquallyIll()
    {
        QFETCH(std::size_t, patients);
        QFETCH(std::size_t, nth);
        QFETCH(std::size_t, folds);
        const std::vector<Disease> outcomes = everyNth(patients, nth);
        const auto dealt = dealFolds(outcomes, {}, folds, Seed{3});
        QVERIFY(dealt.ok());
        std::vector<std::size_t> sizes(folds), cases(folds);
        for (std::size_t i = 0; i < patients; ++i) {
            ++sizes[(*dealt)[i]];
            cases[(*dealt)[i]] += outcomes[i] == Disease::Present ? 1 : 0;
        }
        for (const auto* counts : {&sizes, &cases}) {
            const auto [least, most] = std::ranges::minmax(*counts);
            QVERIFY(most - least <= 1);
        }
        QVERIFY(*dealFolds(outcomes, {}, folds, Seed{3}) == *dealt);
        QVERIFY(*dealFolds(outcomes, {}, folds, Seed{4}) != *dealt);
    }

    void rowsOfOnePatientStayTogether()
    {
        const std::vector<Disease> outcomes = everyNth(600, 5);
        std::vector<std::uint32_t> groups;
        for (std::uint32_t i = 0; i < 600; ++i)
            groups.push_back(i / 3);
        const auto dealt = dealFolds(outcomes, groups, 10, Seed{1});
        QVERIFY(dealt.ok());
        std::map<std::uint32_t, std::set<std::uint32_t>> foldsOf;
        for (std::size_t i = 0; i < 600; ++i)
            foldsOf[groups[i]].insert((*dealt)[i]);
        QVERIFY(std::ranges::all_of(foldsOf, [](const auto& one) { return one.second.size() == 1; }));
    }

    // 900 patients with shares as the study's among each other, which are 25, 50, 5 and 10 of 90.
    void whereEverybodyTeachesNobodyIsLeftForATest()
    {
        const CohortPtr cohort = *makeCohort(fixture::table(fixture::columns(900)), fixture::task());
        const Split study = *makeSplit(*cohort, {});
        const auto all = splitWithoutTest(*cohort, study, Seed{5});
        QVERIFY(all.ok());
        QCOMPARE(all->count(SplitPart::Test), std::size_t{0});
        for (const auto& [part, expected] :
             {std::pair{SplitPart::Encoder, 250}, std::pair{SplitPart::Policy, 500},
              std::pair{SplitPart::ClassifierValidation, 50}, std::pair{SplitPart::PolicyValidation, 100}})
            QVERIFY(std::abs(static_cast<int>(all->count(part)) - expected) <= 2); // cases and others are dealt apart
        const auto again = splitWithoutTest(*cohort, study, Seed{5});
        QVERIFY(patientsFingerprint(*cohort, *all) == patientsFingerprint(*cohort, *again));
        Task bySite = fixture::task(); // who is left out is the test, whatever is dealt
        bySite.splitRule = {.by = SplitRule::By::Site, .column = "site", .test = {"b"}};
        std::vector<Column> columns = fixture::columns(900);
        std::vector<float> sites(900);
        for (std::size_t i = 0; i < sites.size(); ++i)
            sites[i] = i < 600 ? 0.0f : 1.0f;
        columns.push_back(fixture::leveled("site", ColumnKind::Category, {"a", "b"}, std::move(sites)));
        const auto fixed = makeCohort(fixture::table(std::move(columns)), bySite);
        QVERIFY(fixed.ok());
        QCOMPARE(splitWithoutTest(**fixed, study, Seed{5}).error().code, ErrorCode::FoldsNotPossible);
    }

    void moreFoldsThanCasesAreRefused()
    {
        const auto dealt = dealFolds(everyNth(100, 20), {}, 6, Seed{1}); // 5 cases
        QVERIFY(!dealt);
        QCOMPARE(dealt.error().code, ErrorCode::FoldsTooMany);
        QCOMPARE(dealt.error().expected.value_or(0), std::uint64_t{5});
        QCOMPARE(dealt.error().found.value_or(0), std::uint64_t{6});
    }
};

PANELWISE_APPLESS_TEST(OuterFoldsTest)

} // namespace outer_folds_test

#include "outer_folds_test.moc"
