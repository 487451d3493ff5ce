// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/xlsx_styles_p.h"
#include "core/data/task/task.h"
#include "tests/data/formats/format_files.h"
#include "tests/test_program.h"

namespace workbook_test {

using namespace core;
using Texts = std::vector<std::string>;

namespace {

std::vector<std::string> namesOf(const Table& table)
{
    std::vector<std::string> names;
    for (const Column& column : table.columns())
        names.push_back(column.name);
    return names;
}

} // namespace

class WorkbookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Six patients typed in make_files.py. LibreOffice calculated the formulas (twice the CRP), openpyxl did not.
    void theSameTableIsReadFromEveryWriter_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("calculated");
        QTest::newRow("openpyxl") << "ward.xlsx" << false;
        QTest::newRow("LibreOffice xlsx") << "ward_office.xlsx" << true;
        QTest::newRow("LibreOffice ods") << "ward.ods" << true;
    }
    void theSameTableIsReadFromEveryWriter()
    {
        QFETCH(QString, file);
        QFETCH(bool, calculated);
        const TableOutcome outcome = importFile(file.toStdString());
        QVERIFY(outcome.end == RunEnd::Finished);
        const Table& table = *outcome.table;
        QCOMPARE(table.rowCount(), 6U);
        QCOMPARE(textsOf(table, "id"), (Texts{"P1", "P2", "P3", "P4", "P5", "P6"}));
        QCOMPARE(textsOf(table, "age"), (Texts{"34", "61", "", "45", "29", "70"}));
        QCOMPARE(textsOf(table, "sex"), (Texts{"f", "m", "f", "m", "f", "m"}));
        // In its own format LibreOffice keeps TRUE as the number 1 with a format.
        const std::string yes = file.endsWith("ods") ? "1" : "TRUE", no = file.endsWith("ods") ? "0" : "FALSE";
        QCOMPARE(textsOf(table, "smoker"), (Texts{yes, no, no, yes, "", no}));
        QCOMPARE(textsOf(table, "admitted"),
                 (Texts{"2024-02-29", "2023-12-31", "2024-01-01", "1999-07-05", "2024-02-28", "2020-10-31"}));
        QCOMPARE(textsOf(table, "crp"), (Texts{"1.5", "12", "", "3.25", "0.4", "150"}));
        QCOMPARE(textsOf(table, "low"), (Texts{"0", "1", "0", "1", "0", "1"}));
        QCOMPARE(table.find("age")->kind, ColumnKind::Numeric);
        QCOMPARE(table.find("smoker")->levels, (Texts{no, yes}));
        QCOMPARE(table.find("low")->kind, ColumnKind::Binary);
        QCOMPARE(outcome.facts.sheet, std::string("Patients"));
        QCOMPARE(outcome.facts.headerRow, std::uint64_t{2});
        QCOMPARE(outcome.facts.formulasWithoutValue, std::size_t{calculated ? 0U : 5U});
        if (calculated)
            QCOMPARE(textsOf(table, "double"), (Texts{"3", "24", "", "6.5", "0.8", "300"}));
    }

    void aSheetIsChosenByNameOrNumberAndTheOthersAreTold()
    {
        for (const char* name : {"ward.xlsx", "ward.ods"}) // not the notes, not the hidden one
            QCOMPARE(importFile(name).facts.otherSheets, (Texts{"Controls"}));
        const ReadingChoice byName{.dialect = {}, .sheet = "Controls"};
        const ReadingChoice byNumber{.dialect = {}, .sheet = "3"};
        for (const ReadingChoice& choice : {byName, byNumber}) {
            const TableOutcome outcome = importFile("ward.xlsx", choice);
            QVERIFY(outcome.table);
            QCOMPARE(textsOf(*outcome.table, "age"), (Texts{"50"}));
            QCOMPARE(outcome.facts.otherSheets, (Texts{"Patients"}));
        }
        const ReadingChoice hidden{.dialect = {}, .sheet = "Hidden"};
        QCOMPARE(textsOf(*importFile("ward.xlsx", hidden).table, "age"), (Texts{"51"}));
        const ReadingChoice unknown{.dialect = {}, .sheet = "patients of 2019"};
        const TableOutcome outcome = importFile("ward.xlsx", unknown);
        QVERIFY(faultOfImport(outcome) == FileFault::SheetUnknown);
        QCOMPARE(faultOf(outcome.problems.first().front())->detail,
                 std::string("patients of 2019\nNotes\nPatients\nControls\nHidden"));
    }

    void theRowOfNamesCanBeGiven()
    {
        const ReadingChoice row2{.dialect = {}, .sheet = {}, .headerRow = 2};
        QCOMPARE(textsOf(*importFile("ward.xlsx", row2).table, "age").size(), 6U);
        const ReadingChoice row40{.dialect = {}, .sheet = {}, .headerRow = 40};
        QVERIFY(faultOfImport(importFile("ward.xlsx", row40)) == FileFault::HeaderRowUnknown);
    }

    void mergedHeadsNameTheirColumns()
    {
        const TableOutcome outcome = importFile("heads.xlsx");
        QVERIFY(outcome.table);
        QCOMPARE(namesOf(*outcome.table), (Texts{"id", "Blood pH", "Sodium (mmol/L)", "Urine pH", "Protein"}));
        QCOMPARE(textsOf(*outcome.table, "Urine pH"), (Texts{"6", "5.5"}));
        QCOMPARE(outcome.facts.headerRow, std::uint64_t{2});
    }

    void aNumberIsAMomentWhereItsFormatSaysSo_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("days since 1899") << "moments.xlsx";
        QTest::newRow("days since 1904") << "moments_1904.xlsx";
    }
    void aNumberIsAMomentWhereItsFormatSaysSo()
    {
        QFETCH(QString, file);
        const TableOutcome outcome = importFile(file.toStdString());
        QVERIFY(outcome.table);
        QCOMPARE(textsOf(*outcome.table, "day"), (Texts{"2024-02-29", "1950-01-02"}));
        QCOMPARE(textsOf(*outcome.table, "moment"), (Texts{"2023-12-31T13:05:00", "2024-01-01T00:00:01"}));
        QCOMPARE(textsOf(*outcome.table, "time"), (Texts{"13:30:00", "00:00:59"}));
        QCOMPARE(textsOf(*outcome.table, "share"), (Texts{"0.25", "0.5"}));
        QCOMPARE(textsOf(*outcome.table, "price"), (Texts{"12.5", "7"}));
        QCOMPARE(textsOf(*outcome.table, "elapsed"), (Texts{"36:15:00", "00:03:00"}));
    }

    void formatsOfNumbersAreNotMoments_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("moment");
        const auto add = [](const char* code, formats::Moment moment) {
            QTest::newRow(code) << code << static_cast<int>(moment);
        };
        add("General", formats::Moment::None);
        add("0.00", formats::Moment::None);
        add("#,##0 \"days\"", formats::Moment::None);
        add("[Red]0.0", formats::Moment::None);
        add("0\\ \\m\\m", formats::Moment::None);
        add("yyyy-mm-dd", formats::Moment::Date);
        add("[$-407]d. mmmm yyyy", formats::Moment::Date);
        add("mmm-yy", formats::Moment::Date);
        add("dd/mm/yyyy hh:mm:ss.000", formats::Moment::Date);
        add("hh:mm AM/PM", formats::Moment::Time);
        add("[h]:mm", formats::Moment::Time);
        add("mm:ss.0", formats::Moment::Time);
    }
    void formatsOfNumbersAreNotMoments()
    {
        QFETCH(QString, code);
        QFETCH(int, moment);
        QCOMPARE(static_cast<int>(formats::momentOf(code.toStdString())), moment);
    }

    void textsInsideCellsAreRead()
    {
        const TableOutcome outcome = importFile("inline.xlsx");
        QVERIFY(outcome.table);
        QCOMPARE(namesOf(*outcome.table), (Texts{"name", "crp & co", "ABC"})); // _x0041_ is an A
        QCOMPARE(textsOf(*outcome.table, "crp & co"), (Texts{"1.5", "-2"}));
        QCOMPARE(textsOf(*outcome.table, "name"), (Texts{"Ann", "Bo"}));
    }

    void everyKindOfCellOfOpenDocumentIsRead()
    {
        const TableOutcome outcome = importFile("kinds.ods");
        QVERIFY(outcome.table);
        const Table& table = *outcome.table;
        QCOMPARE(textsOf(table, "number"), (Texts{"1.5", "2", "2", "2"})); // one row stands for three
        QCOMPARE(textsOf(table, "logical"), (Texts{"TRUE", "FALSE", "FALSE", "FALSE"}));
        QCOMPARE(textsOf(table, "share"), (Texts{"0.25", "0.5", "0.5", "0.5"}));
        QCOMPARE(textsOf(table, "price"), (Texts{"12.5", "7", "7", "7"}));
        QCOMPARE(textsOf(table, "day").at(0), std::string("2024-02-29"));
        QCOMPARE(textsOf(table, "day").at(3), std::string("2023-12-31T23:59:00"));
        QCOMPARE(textsOf(table, "time"), (Texts{"13:05:00", "00:00:30", "00:00:30", "00:00:30"}));
        QCOMPARE(textsOf(table, "text"), (Texts{"alpha", "beta", "beta", "beta"}));
    }

    void thePreviewShowsSheetsColumnsAndFirstRows()
    {
        const Result<TablePreview> preview = previewTable(CsvSource::fromFile(formatFile("ward.ods")));
        QVERIFY(preview.ok());
        QCOMPARE(preview->kind, FileKind::Ods);
        QCOMPARE(preview->sheets, (Texts{"Notes", "Patients", "Controls", "Hidden"}));
        QCOMPARE(preview->facts.sheet, std::string("Patients"));
        QCOMPARE(preview->table.columns.size(), 8U);
        QCOMPARE(preview->table.firstRows.size(), 6U);
        QCOMPARE(preview->table.firstRows[2], (Texts{"P3", "", "f", "0", "2024-01-01", "", "0", ""}));
        QCOMPARE(preview->table.estimatedRows, std::uint64_t{6});
    }

    void aReadingCanBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        for (const char* name : {"ward.xlsx", "ward.ods", "ward.sav"}) {
            const TableOutcome outcome = importTable(CsvSource::fromFile(formatFile(name)), {}, stop.get_token(), {});
            QVERIFY(outcome.end == RunEnd::Cancelled);
            QVERIFY(outcome.problems.empty());
        }
    }
};

PANELWISE_GUILESS_TEST(WorkbookTest)

} // namespace workbook_test

#include "workbook_test.moc"
