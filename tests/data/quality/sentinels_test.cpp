// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/plausibility.h"
#include "core/data/quality/sentinels_p.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>
#include <random>

namespace sentinels_test {

using namespace core;

namespace {

// 400 values around 50 ± 10, rounded to 0.1, with `count` of them replaced.
Column columnWith(float value, std::size_t count, double middle = 50.0, double spread = 10.0)
{
    std::mt19937 random(7);
    std::normal_distribution<double> draw(middle, spread);
    Column column{.name = "xyz", .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
    for (std::size_t i = 0; i < 400; ++i)
        column.values.push_back(static_cast<float>(std::round(std::abs(draw(random)) * 10.0) / 10.0));
    for (std::size_t i = 0; i < count; ++i)
        column.values[i * 400 / (count + 1)] = value;
    return column;
}

std::vector<float> found(const Column& column)
{
    std::vector<float> values;
    for (const Sentinel& one : findSentinels(column))
        values.push_back(one.value);
    return values;
}

} // namespace

class SentinelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersThatStandForNothingAreNoticed()
    {
        for (const float value : {-999.0F, 9999.0F, 999.0F, -99.0F, 999.9F, -1.0F, -9.0F, 8888.0F})
            QCOMPARE(found(columnWith(value, 12)), std::vector<float>{value});
        QCOMPARE(found(columnWith(99.9F, 12, 5.0, 1.0)), std::vector<float>{99.9F});
        // Any number, where it is repeated and very far out.
        QCOMPARE(found(columnWith(-5000.0F, 12)), std::vector<float>{-5000.0F});
    }

    void bothEndsAreLookedAt()
    {
        Column column = columnWith(-999.0F, 12);
        for (std::size_t i = 0; i < 9; ++i)
            column.values[i * 11 + 1] = 9999.0F;
        QCOMPARE(found(column), (std::vector<float>{9999.0F, -999.0F}));
        QVERIFY(findSentinels(column)[0].restLow >= 0.0);
    }

    void ordinaryValuesAreLeftAlone()
    {
        QVERIFY(found(columnWith(50.0F, 0)).empty());
        QVERIFY(found(columnWith(-999.0F, 1)).empty());            // once is a slip; the plausible range tells it
        QVERIFY(found(columnWith(99.0F, 12, 60.0, 15.0)).empty()); // ages reach 99
        QVERIFY(found(columnWith(120.0F, 12)).empty());            // a measuring limit not far from the others
        Column scores = columnWith(-1.0F, 12);                     // -1 among other negative numbers is a result
        scores.values[3] = -0.4F;
        QVERIFY(found(scores).empty());
        Column few{.name = "few", .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
        for (int i = 0; i < 300; ++i)
            few.values.push_back(static_cast<float>(i % 4 - 1)); // -1, 0, 1, 2: grades
        QVERIFY(found(few).empty());
    }

    void theFindingOffersToTreatTheNumberAsMissing()
    {
        const auto table = std::make_shared<const Table>("test", std::vector<Column>{columnWith(-999.0F, 12)});
        Task task;
        task.panels = {{.name = "P", .columns = {"xyz"}}};
        const std::vector<Finding> findings = checkPlausibility(*table, task);
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings[0].kind == Finding::Kind::MissingCode);
        QCOMPARE(findings[0].count, std::size_t(12));
        QCOMPARE(findings[0].key(), "missing-code:xyz:-999");
        const TablePtr edited = applyEdits(table, findings[0].remedy);
        std::size_t missing = 0;
        for (std::size_t row = 0; row < 400; ++row) {
            missing += std::isnan(edited->columns()[0].values[row]) ? 1U : 0U;
            if (!std::isnan(edited->columns()[0].values[row]))
                QCOMPARE(edited->columns()[0].values[row], table->columns()[0].values[row]);
        }
        QCOMPARE(missing, std::size_t(12));
        QVERIFY(checkPlausibility(*edited, task).empty());
        task.acceptedFindings = {findings[0].key()};
        QVERIFY(checkPlausibility(*table, task).empty());
    }

    // A known test with the same code: told once, and its unit is still judged by the real values.
    void aCodeDoesNotHideWhatElseIsWrong()
    {
        Column sodium = columnWith(-999.0F, 150, 140.0, 3.0);
        sodium.name = "sodium_mmol_L";
        Task task;
        task.panels = {{.name = "P", .columns = {"sodium_mmol_L"}}};
        const Table table("test", {std::move(sodium)});
        const std::vector<Finding> findings = checkPlausibility(table, task);
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings[0].kind == Finding::Kind::MissingCode);
    }
};

PANELWISE_APPLESS_TEST(SentinelsTest)

} // namespace sentinels_test

#include "sentinels_test.moc"
