// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table.h"
#include "tests/test_program.h"

#include <limits>

namespace table_test {

using namespace core;

namespace {

Table twoColumns(float second = 0.1F, const char* level = "m")
{
    return {"t",
            {{.name = "x",
              .kind = ColumnKind::Numeric,
              .values = {1.0F, second, std::numeric_limits<float>::quiet_NaN()},
              .levels = {}},
             {.name = "sex", .kind = ColumnKind::Binary, .values = {0, 1, 1}, .levels = {"f", level}}}};
}

} // namespace

class TableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsShowTheShortestTextThatReadsBackTheSame()
    {
        const Table table = twoColumns();
        QCOMPARE(cellText(*table.find("x"), 0), "1");
        QCOMPARE(cellText(*table.find("x"), 1), "0.1");
        QCOMPARE(cellText(*table.find("x"), 2), "");
        QCOMPARE(cellText(*table.find("sex"), 1), "m");
    }

    void columnsAreFoundByName()
    {
        const Table table = twoColumns();
        QCOMPARE(table.rowCount(), std::size_t(3));
        QCOMPARE(table.indexOf("sex").value(), std::size_t(1));
        QVERIFY(table.find("Sex") == nullptr);
        QVERIFY(!table.indexOf(""));
        QCOMPARE(Table().rowCount(), std::size_t(0));
    }

    void fingerprintsTellContentsApart()
    {
        QVERIFY(twoColumns().fingerprint() == twoColumns().fingerprint());
        QVERIFY(twoColumns(0.2F).fingerprint() != twoColumns().fingerprint());
        QVERIFY(twoColumns(0.1F, "male").fingerprint() != twoColumns().fingerprint());
    }
};

PANELWISE_APPLESS_TEST(TableTest)

} // namespace table_test

#include "table_test.moc"
