// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/xlsx_write.h"
#include "tests/data/formats/format_files.h"
#include "tests/test_program.h"

namespace xlsx_write_test {

using namespace core;
using Texts = std::vector<std::string>;

class XlsxWriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTableWrittenAsWorkbookIsReadAsItWas()
    {
        const Result<std::string> bytes =
            workbookOf("model,f1,code\r\n\"Größe, \"\"all\"\"\",0.625,007\r\nlr,-1e-3,12\r\nrf,,13\r\n", "t.xlsx");
        QVERIFY(bytes.ok());
        const TableOutcome outcome = importBytes(*bytes);
        QVERIFY(outcome.table);
        QCOMPARE(textsOf(*outcome.table, "model"), (Texts{"Größe, \"all\"", "lr", "rf"}));
        QCOMPARE(textsOf(*outcome.table, "f1"), (Texts{"0.625", "-0.001", ""}));
    }

    void theEndingOfTheNameDecides()
    {
        QVERIFY(isXlsxName("table.xlsx"));
        QVERIFY(isXlsxName("TABLE.XLSX"));
        QVERIFY(!isXlsxName("table.csv"));
        QVERIFY(!isXlsxName("xlsx"));
    }
};

PANELWISE_GUILESS_TEST(XlsxWriteTest)

} // namespace xlsx_write_test

#include "xlsx_write_test.moc"
