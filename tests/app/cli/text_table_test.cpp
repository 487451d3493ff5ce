// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"
#include "tests/test_program.h"

namespace text_table_test {

using app::cli::TextTable;

class TextTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Terminals give a Chinese character two cells, and none to what only turns the line round or sits above a letter.
    void widthIsCountedInCells()
    {
        QCOMPARE(app::cli::widthOf("F1 0.5"), 6);
        QCOMPARE(app::cli::widthOf("患病率"), 6);
        QCOMPARE(app::cli::widthOf("费用，F1"), 8);
        QCOMPARE(app::cli::widthOf("مدرَّبة"), 5);
        QCOMPARE(app::cli::widthOf(QChar(0x2066) + QString("−2") + QChar(0x2069)), 2);
    }

    void columnsStayBelowTheirHeading()
    {
        TextTable table({TextTable::Align::Left, TextTable::Align::Right});
        table.add({"策略", "F1"});
        table.add({"all", "0.5"});
        QCOMPARE(table.text(0), QString("策略   F1\nall   0.5"));
    }
};

PANELWISE_GUILESS_TEST(TextTableTest)

} // namespace text_table_test

#include "text_table_test.moc"
