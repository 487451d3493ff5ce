// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/shared_levels.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>

namespace shared_levels_test {

using namespace core;

class SharedLevelsTest : public QObject {
    Q_OBJECT

    static constexpr float kGap = std::numeric_limits<float>::quiet_NaN();

    static TablePtr table(std::vector<Column> columns)
    {
        return std::make_shared<const Table>("t.csv", std::move(columns));
    }
    static Column binary(std::vector<float> values, std::vector<std::string> levels)
    {
        return {.name = "sex", .kind = ColumnKind::Binary, .values = std::move(values), .levels = std::move(levels)};
    }
    static Task task()
    {
        Task task;
        task.visible = {"sex", "ward", "age"};
        return task;
    }

private Q_SLOTS:
    void aLonelyNumberIsTheLevelItStandsFor()
    {
        const TablePtr first = table({binary({0, 1}, {"1", "2"})});
        const TablePtr women =
            table({{.name = "sex", .kind = ColumnKind::Numeric, .values = {2, kGap, 2}, .levels = {}}});
        const Result<TablePtr> shared = withLevelsOf(*first, women, task());
        QVERIFY(shared.ok());
        const Column& sex = (*shared)->columns().front();
        QCOMPARE(sex.kind, ColumnKind::Binary);
        QCOMPARE(sex.values[0], 1.0f);
        QVERIFY(std::isnan(sex.values[1]));
        QCOMPARE(cellText(sex, 2), std::string("2"));
    }

    void aCategoryKeepsItsLevelsAndMayBringNewOnes()
    {
        const auto ward = [](ColumnKind kind, std::vector<float> values, std::vector<std::string> levels) {
            return Column{.name = "ward", .kind = kind, .values = std::move(values), .levels = std::move(levels)};
        };
        const TablePtr first = table({ward(ColumnKind::Category, {0, 1, 2}, {"A", "B", "C"})});
        const Result<TablePtr> two =
            withLevelsOf(*first, table({ward(ColumnKind::Binary, {0, 1}, {"B", "C"})}), task());
        QVERIFY((*two)->columns()[0].levels == (std::vector<std::string>{"A", "B", "C"}));
        QVERIFY((*two)->columns()[0].values == (std::vector<float>{1, 2}));
        const Result<TablePtr> another =
            withLevelsOf(*first, table({ward(ColumnKind::Category, {0, 1}, {"B", "D"})}), task());
        QVERIFY((*another)->columns()[0].levels == (std::vector<std::string>{"A", "B", "C", "D"}));
        QVERIFY((*another)->columns()[0].values == (std::vector<float>{1, 3}));
    }

    void aThirdValueOfTwoIsAnError()
    {
        const TablePtr first = table({binary({0, 1}, {"f", "m"})});
        const Result<TablePtr> shared = withLevelsOf(*first, table({binary({0, 1}, {"f", "x"})}), task());
        QVERIFY(!shared.ok());
        QCOMPARE(shared.error().code, ErrorCode::PolicyDoesNotFit);
        QCOMPARE(shared.error().subject, std::string("sex"));
        QCOMPARE(shared.error().detail, std::string("x"));
        QCOMPARE(shared.error().row, std::uint64_t{2});
    }

    // Potassium of 4 and 5 in two patients is read as two levels, 0 and 1, unless somebody knows better.
    void numbersStayNumbersInAFileOfFewPatients()
    {
        const TablePtr first =
            table({{.name = "age", .kind = ColumnKind::Numeric, .values = {3.9f, 4, 5.2f}, .levels = {}}});
        const auto two = [](std::vector<std::string> levels) {
            return Column{
                .name = "age", .kind = ColumnKind::Binary, .values = {0, kGap, 1}, .levels = std::move(levels)};
        };
        const Result<TablePtr> shared = withLevelsOf(*first, table({two({"4", "5"})}), task());
        QVERIFY(shared.ok());
        const Column& age = (*shared)->columns().front();
        QCOMPARE(age.kind, ColumnKind::Numeric);
        QCOMPARE(age.values[0], 4.0f);
        QVERIFY(std::isnan(age.values[1]));
        QCOMPARE(age.values[2], 5.0f);
        const Result<TablePtr> texts = withLevelsOf(*first, table({two({"4", "high"})}), task());
        QVERIFY(!texts.ok());
        QCOMPARE(texts.error().code, ErrorCode::ValueNotNumeric);
        QCOMPARE(texts.error().detail, std::string("high"));
        QCOMPARE(texts.error().row, std::uint64_t{3});
    }

    void numbersAndColumnsWithoutARoleAreLeftAlone()
    {
        const Column age{.name = "age", .kind = ColumnKind::Numeric, .values = {50, 60}, .levels = {}};
        const auto note = [](std::vector<std::string> levels) {
            return Column{.name = "note", .kind = ColumnKind::Category, .values = {0, 1}, .levels = std::move(levels)};
        };
        const TablePtr first = table({{age.name, age.kind, age.values, {}}, note({"a", "b"})});
        const TablePtr others = table({{age.name, age.kind, age.values, {}}, note({"c", "d"})});
        QCOMPARE(*withLevelsOf(*first, others, task()), others); // the very same table
    }
};

PANELWISE_APPLESS_TEST(SharedLevelsTest)

} // namespace shared_levels_test

#include "shared_levels_test.moc"
