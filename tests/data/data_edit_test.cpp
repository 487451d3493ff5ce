// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/data_edit.h"
#include "tests/test_program.h"

#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

namespace data_edit_test {

using namespace core;

namespace {

const float kMissing = std::numeric_limits<float>::quiet_NaN();

TablePtr laboratory()
{
    std::vector<Column> columns;
    columns.push_back(
        {.name = "hb", .kind = ColumnKind::Numeric, .values = {12.0F, 130.0F, kMissing, 1.0F}, .levels = {}});
    columns.push_back({.name = "log", .kind = ColumnKind::Numeric, .values = {0.0F, 1.0F, 2.0F, 60.0F}, .levels = {}});
    columns.push_back({.name = "sex", .kind = ColumnKind::Binary, .values = {0, 1, 1, kMissing}, .levels = {"f", "m"}});
    return std::make_shared<const Table>("lab", std::move(columns));
}

TablePtr after(DataEdit edit)
{
    return applyEdits(laboratory(), std::span(&edit, 1));
}

// NaN shown as -1, which no column here contains.
std::vector<float> shown(const TablePtr& table, const char* column)
{
    std::vector<float> values = table->find(column)->values;
    for (float& value : values)
        value = std::isnan(value) ? -1.0F : value;
    return values;
}

using Kind = DataEdit::Kind;

} // namespace

class DataEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesOutsideTheRangeBecomeNotRecorded()
    {
        const auto table = after({.kind = Kind::TreatAsMissing, .column = "hb", .low = 1.0, .high = 25.0});
        QCOMPARE(shown(table, "hb"), (std::vector<float>{12, -1, -1, 1}));
    }

    void anotherUnitIsAFactor()
    {
        QCOMPARE(shown(after({.kind = Kind::Multiply, .column = "hb", .factor = 0.5}), "hb"),
                 (std::vector<float>{6, 65, -1, 0.5F}));
        QCOMPARE(
            shown(after({.kind = Kind::MultiplyRange, .column = "hb", .low = 100, .high = 200, .factor = 0.1}), "hb"),
            (std::vector<float>{12, 13, -1, 1}));
    }

    // 10^60 does not fit in a float.
    void logarithmsAreUndone()
    {
        QCOMPARE(shown(after({.kind = Kind::Exponentiate, .column = "log", .factor = 10.0}), "log"),
                 (std::vector<float>{1, 10, 100, -1}));
        QCOMPARE(shown(after({.kind = Kind::Exponentiate, .column = "log", .factor = std::numbers::e}), "log")[1],
                 std::numbers::e_v<float>);
    }

    void swappedColumnsKeepTheirNames()
    {
        const auto table = after({.kind = Kind::SwapColumns, .column = "hb", .otherColumn = "sex"});
        QVERIFY(table->find("hb")->kind == ColumnKind::Binary);
        QCOMPARE(table->find("hb")->levels, (std::vector<std::string>{"f", "m"}));
        QCOMPARE(shown(table, "sex"), (std::vector<float>{12, 130, -1, 1}));
        QCOMPARE(table->columns().front().name, "hb");
    }

    void stepsAreAppliedInOrder()
    {
        const std::vector<DataEdit> edits{{.kind = Kind::Multiply, .column = "hb", .factor = 0.1},
                                          {.kind = Kind::TreatAsMissing, .column = "hb", .low = 1.1, .high = 20.0}};
        QCOMPARE(shown(applyEdits(laboratory(), edits), "hb"), (std::vector<float>{1.2F, 13, -1, -1}));
    }

    void theImportStaysAsItWas()
    {
        const auto table = laboratory();
        const Fingerprint before = table->fingerprint();
        const DataEdit edit{.kind = Kind::Multiply, .column = "hb", .factor = 2.0};
        const auto edited = applyEdits(table, std::span(&edit, 1));
        QVERIFY(table->fingerprint() == before);
        QVERIFY(edited->fingerprint() != before);
        for (const char* name : {"log", "sex"})
            for (std::size_t row = 0; row < 4; ++row)
                QCOMPARE(std::bit_cast<std::uint32_t>(edited->find(name)->values[row]),
                         std::bit_cast<std::uint32_t>(table->find(name)->values[row]));
    }

    void stepsForUnknownColumnsAndLevelsDoNothing()
    {
        const auto table = laboratory();
        QCOMPARE(applyEdits(table, {}), table);
        const std::vector<DataEdit> unknown{{.kind = Kind::Multiply, .column = "iron", .factor = 2.0},
                                            {.kind = Kind::SwapColumns, .column = "hb", .otherColumn = "iron"}};
        QCOMPARE(applyEdits(table, unknown), table);
        const auto edited = after({.kind = Kind::Multiply, .column = "sex", .factor = 2.0});
        QVERIFY(edited->fingerprint() == table->fingerprint());
    }
};

PANELWISE_APPLESS_TEST(DataEditTest)

} // namespace data_edit_test

#include "data_edit_test.moc"
