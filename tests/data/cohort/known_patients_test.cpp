// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/known_patients.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <limits>

namespace known_patients_test {

using namespace core;

namespace {

// Sodium is i: all patients differ. `change` gets the column of sodium.
template <typename Change>
CohortPtr patients(std::size_t count, Change change)
{
    std::vector<Column> columns = fixture::columns(count);
    change(columns.back().values);
    return *makeCohort(fixture::table(std::move(columns)), fixture::task());
}

} // namespace

class KnownPatientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoHasTheSameValuesIsKnown()
    {
        const CohortPtr teachers = patients(600, [](auto&) {});
        const CohortPtr others = patients(300, [](std::vector<float>& sodium) {
            for (std::size_t i = 0; i < 100; ++i)
                sodium[i] += 0.5f; // nobody has that
        });
        const std::vector<bool> known = knownPatients(*teachers, *others);
        QCOMPARE(known.size(), std::size_t{300});
        for (std::size_t i = 0; i < known.size(); ++i)
            QCOMPARE(bool(known[i]), i >= 100);
    }

    void whatIsNotRecordedIsTheSameWhereNothingIs()
    {
        const auto gap = [](std::vector<float>& sodium) { sodium[7] = std::numeric_limits<float>::quiet_NaN(); };
        const CohortPtr teachers = patients(600, gap);
        QVERIFY(knownPatients(*teachers, *patients(300, gap))[7]);
        QVERIFY(!knownPatients(*teachers, *patients(300, [](auto&) {}))[7]);
    }

    // 60 ages x 3 wards x 2 sexes are 60 combinations in step: values cannot tell 600 patients apart.
    void whereManyAreAlikeNobodyIsKnown()
    {
        const auto alike = [](std::vector<float>& sodium) { std::ranges::fill(sodium, 140.0f); };
        const std::vector<bool> known = knownPatients(*patients(600, alike), *patients(300, alike));
        QVERIFY(std::ranges::find(known, true) == known.end());
    }
};

PANELWISE_APPLESS_TEST(KnownPatientsTest)

} // namespace known_patients_test

#include "known_patients_test.moc"
