// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"
#include "core/data/task/task.h"
#include "core/data/task/task_validation.h"
#include "tests/test_program.h"

#include <cmath>
#include <fstream>
#include <sstream>

namespace csv_import_test {

using namespace core;

namespace {

ImportOutcome import(std::string text, const CsvDialect& dialect = {}, const ColumnOptions& options = {})
{
    return importCsv(CsvSource::fromText(std::move(text), "pasted"), dialect, {}, {}, options);
}

// Reads what the preview proposes; only for texts that leave nothing to ask.
ImportOutcome importDetected(const std::string& text)
{
    const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
    return preview && preview->questions.empty() ? import(text, preview->dialect) : ImportOutcome{};
}

std::string cells(const Table& table, const char* name)
{
    const Column* column = table.find(name);
    if (column == nullptr)
        return "no such column";
    std::string text;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        text += (row == 0 ? "" : "|") + cellText(*column, row);
    return text;
}

std::string levels(const Table& table, const char* name)
{
    std::string text;
    for (const std::string& level : table.find(name)->levels)
        text += (text.empty() ? "" : "|") + level;
    return text;
}

// "code row column detail" of every problem.
std::string describe(const ProblemList& problems)
{
    std::ostringstream text;
    for (const Error& error : problems.first()) {
        text << static_cast<int>(error.code) << ' ' << (error.row ? std::to_string(*error.row) : "-") << ' '
             << error.subject << ' ' << error.detail << '\n';
    }
    return text.str();
}

} // namespace

#define VERIFY_READ(outcome)                                                                                           \
    QVERIFY2((outcome).end == RunEnd::Finished && (outcome).table, describe((outcome).problems).c_str())

class CsvImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadAsWritten()
    {
        const auto outcome = import("a,b\n1.5,-2\n+.25,3e2\n7.,1E-3\n");
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "a"), "1.5|0.25|7");
        QCOMPARE(cells(*outcome.table, "b"), "-2|300|0.001");
        QVERIFY(outcome.table->find("a")->kind == ColumnKind::Numeric);
    }

    void quotedFieldsMayHoldDelimitersQuotesAndLineEnds()
    {
        const auto outcome = import("name,x\n\"Doe, \"\"J\"\"\",1\n\"two\nlines\",2\nplain,3\nplain,4\n");
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "name"), "Doe, \"J\"|two\nlines|plain|plain");
        QCOMPARE(cells(*outcome.table, "x"), "1|2|3|4");
    }

    void everyLineEndIsUnderstood_data()
    {
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("LF") << QByteArray("\n");
        QTest::newRow("CR LF") << QByteArray("\r\n");
        QTest::newRow("CR") << QByteArray("\r");
    }
    void everyLineEndIsUnderstood()
    {
        QFETCH(QByteArray, lineEnd);
        const std::string end = lineEnd.toStdString();
        for (const std::string& last : {end, std::string()}) {
            const auto outcome = importDetected("a,b" + end + "1.5,x" + end + end + "2.5,y" + end + "3.5,y" + last);
            VERIFY_READ(outcome);
            QCOMPARE(cells(*outcome.table, "a"), "1.5|2.5|3.5");
            QCOMPARE(cells(*outcome.table, "b"), "x|y|y");
        }
    }

    void delimitersAreFound_data()
    {
        QTest::addColumn<char>("delimiter");
        for (const char delimiter : {',', ';', '\t', '|'})
            QTest::addRow("%d", delimiter) << delimiter;
    }
    void delimitersAreFound()
    {
        QFETCH(char, delimiter);
        std::string text = "a,b,c\n1.5,2,x\n2.25,3,y\n,5,y\n";
        std::replace(text.begin(), text.end(), ',', delimiter);
        const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
        QVERIFY(preview.ok());
        QCOMPARE(preview->dialect.delimiter, delimiter);
        QVERIFY(preview->questions.empty());
        QCOMPARE(preview->firstRows.size(), std::size_t(3));
        QCOMPARE(preview->estimatedRows, std::uint64_t(3));
        QCOMPARE(preview->columns.at(2).name, "c");
        QVERIFY(preview->columns.at(2).kind == ColumnKind::Binary);
        QCOMPARE(preview->columns.at(2).levels, (std::vector<std::string>{"x", "y"}));
    }

    void excelsDelimiterLineAndByteOrderMarkAreNotData()
    {
        const auto outcome = importDetected("\xef\xbb\xbfsep=;\r\na;b\r\n1,5;x,y\r\n2,5;z\r\n");
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "a"), "1.5|2.5");
    }

    void decimalCommaIsFoundAndRead()
    {
        const auto outcome = importDetected("a;b\n1,5;0,900\n12,25;1,234\n");
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "a"), "1.5|12.25");
        QCOMPARE(cells(*outcome.table, "b"), "0.9|1.234");
    }

    // The same character sets fields apart and, inside quotes, marks decimals.
    void quotedDecimalCommasInACommaFileDoNotSwallowFields()
    {
        std::string text = "a,b,c\n";
        for (int i = 0; i < 100; ++i)
            text += std::to_string(i) + "," + std::to_string(i + 7) + ",\"0," + std::to_string(900 + i) + "\"\n";
        const auto outcome = importDetected(text);
        VERIFY_READ(outcome);
        QCOMPARE(outcome.table->find("a")->values[99], 99.0F);
        QCOMPARE(outcome.table->find("b")->values[99], 106.0F);
        QCOMPARE(outcome.table->find("c")->values[99], 0.999F);
    }

    void missingIsWrittenInManyWays()
    {
        const auto outcome =
            import("a,b\n1.5,1\n,2\nNA,3\nn/a,4\nNaN,5\nNULL,6\n?,7\n.,8\n\"\",9\n\" na \",10\n2.5,11\n");
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "a"), "1.5||||||||||2.5");
    }

    void latin1BecomesUtf8()
    {
        // Müller, Größe, and the euro sign of Windows-1252.
        const std::string text = "Gr\xf6\xdf"
                                 "e;w\nM\xfcller;1\n\x80;2\nx;3\nx;4\n";
        const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
        QVERIFY(preview.ok());
        QVERIFY(preview->dialect.encoding == TextEncoding::Latin1);
        QCOMPARE(preview->columns.at(0).name, "Größe");
        const auto outcome = import(text, preview->dialect);
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "Größe"), "Müller|€|x|x");
    }

    // Two files put together: Größe in UTF-8, Müller in both, Jürgen in Latin-1. The same word is one level.
    void whereEncodingsAreMixedEachCellIsReadAsWhatItIs()
    {
        const std::string text = "Gr\xc3\xb6\xc3\x9f"
                                 "e;w\nM\xc3\xbcller;1\nM\xfcller;2\nJ\xfcrgen;3\nM\xc3\xbcller;4\n";
        const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
        QVERIFY(preview.ok());
        QVERIFY(preview->dialect.encoding == TextEncoding::Mixed);
        QCOMPARE(preview->notUtf8, (ForeignCells{.cells = 2, .rows = {2, 3}}));
        const auto outcome = import(text, preview->dialect);
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "Größe"), "Müller|Müller|Jürgen|Müller");
        QCOMPARE(outcome.table->find("Größe")->levels.size(), std::size_t(2));
        QCOMPARE(outcome.notUtf8, (ForeignCells{.cells = 2, .rows = {2, 3}}));
    }

    void brokenUtf8IsAProblemWithItsPlace()
    {
        const auto outcome = import("a,b\nx,1\nM\xfcller,2\n");
        QCOMPARE(outcome.problems.total(), std::size_t(1));
        const Error& error = outcome.problems.first().front();
        QVERIFY(error.code == ErrorCode::EncodingBroken);
        QCOMPARE(error.subject, "a");
        QCOMPARE(error.row.value(), std::uint64_t(2));
    }

    void utf16AndBinaryFilesAreRefused()
    {
        using namespace std::string_literals;
        for (const std::string& text : {"\xff\xfe"s + "a\0,\0b\0"s, "a\0,\0b\0\n\0"s, "\0a\0,\0b\0\n"s}) {
            const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
            QVERIFY(!preview.ok());
            QVERIFY(preview.error().code == ErrorCode::EncodingBroken);
            QCOMPARE(preview.error().detail, "UTF-16");
            const auto outcome = import(text);
            QVERIFY(outcome.end == RunEnd::Failed);
            QVERIFY(outcome.problems.first().front().code == ErrorCode::EncodingBroken);
        }
    }

    void polarityOfTwoTextsIsTheUsualOne_data()
    {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("levels");
        QTest::newRow("yes/no") << "yes,no,yes"
                                << "no|yes";
        QTest::newRow("TRUE/FALSE") << "TRUE,FALSE,TRUE"
                                    << "FALSE|TRUE";
        QTest::newRow("Positive/Negative") << "Positive,Negative"
                                           << "Negative|Positive";
        QTest::newRow("present/absent") << "present,absent"
                                        << "absent|present";
        QTest::newRow("abnormal/normal") << "abnormal,normal"
                                         << "normal|abnormal";
        QTest::newRow("male/female") << "male,female"
                                     << "female|male";
        QTest::newRow("m/f") << "m,f"
                             << "f|m";
        QTest::newRow("two texts") << "pear,apple"
                                   << "apple|pear";
        QTest::newRow("1/0") << "1,0,1"
                             << "0|1";
        QTest::newRow("2/1") << "2,1,1"
                             << "1|2";
        QTest::newRow("1.0/0.0") << "1.0,0.0,1"
                                 << "0|1";
    }
    void polarityOfTwoTextsIsTheUsualOne()
    {
        QFETCH(QString, cells);
        QFETCH(QString, levels);
        const auto outcome = import(("a\n" + QString(cells).replace(',', '\n')).toStdString());
        VERIFY_READ(outcome);
        QVERIFY(outcome.table->find("a")->kind == ColumnKind::Binary);
        QCOMPARE(QString::fromStdString(csv_import_test::levels(*outcome.table, "a")), levels);
    }

    void fewTextsAreACategoryAndManyAreText()
    {
        std::string text = "few,many\n";
        for (int i = 0; i < 60; ++i)
            text += std::string(1, static_cast<char>('c' - i % 3)) + ",name" + std::to_string(i) + "\n";
        const auto outcome = import(text);
        VERIFY_READ(outcome);
        QVERIFY(outcome.table->find("few")->kind == ColumnKind::Category);
        QCOMPARE(levels(*outcome.table, "few"), "a|b|c");
        QVERIFY(outcome.table->find("many")->kind == ColumnKind::Text);
        QCOMPARE(cellText(*outcome.table->find("many"), 59), "name59");
    }

    void constantAndEmptyColumnsAreDroppedWithANotice()
    {
        const auto outcome = import("a,same,none,b\n1.5,7,,x\n2.5,7,NA,y\n");
        VERIFY_READ(outcome);
        QCOMPARE(outcome.table->columnCount(), std::size_t(2));
        QVERIFY((outcome.notices ==
                 std::vector<std::pair<ImportNotice, std::string>>{{ImportNotice::ColumnConstantDropped, "same"},
                                                                   {ImportNotice::ColumnEmptyDropped, "none"}}));
        const auto kept = import("a,same,none,b\n1.5,7,,x\n2.5,7,NA,y\n", {}, {.keep = {"same", "none"}, .asText = {}});
        QCOMPARE(kept.table->columnCount(), std::size_t(4));
        QCOMPARE(cells(*kept.table, "same"), "7|7");
    }

    void aSinglePatientKeepsEveryColumn()
    {
        const auto outcome = import("a,label\n1.5,0\n");
        VERIFY_READ(outcome);
        QCOMPARE(outcome.table->rowCount(), std::size_t(1));
        QCOMPARE(outcome.table->columnCount(), std::size_t(2));
        QVERIFY(outcome.notices.empty());
    }

    void columnsOfATaskAreKept()
    {
        Task task;
        task.label = "label";
        task.visible = {"age"};
        task.panels.push_back({.name = "Iron", .cost = Cost(5.0), .columns = {"iron"}, .otherKeys = {}});
        const std::string text = "age,iron,label,same\n50,,0,1\n50,,0,1\n";
        const auto outcome = import(text, {}, optionsOf(task));
        VERIFY_READ(outcome);
        QCOMPARE(outcome.table->columnCount(), std::size_t(3));
        const ProblemList problems = validateTask(task, *outcome.table);
        QVERIFY(std::any_of(problems.first().begin(), problems.first().end(),
                            [](const Error& error) { return error.code == ErrorCode::LabelSingleValue; }));
    }

    void recordNumbersKeepTheirDigits()
    {
        const auto outcome = import("id,x\n1234567890,1.5\n1234567891,2.5\n1234567892,3.5\n");
        VERIFY_READ(outcome);
        QVERIFY(outcome.table->find("id")->kind == ColumnKind::Text || outcome.table->find("id")->levels.size() == 3);
        QCOMPARE(cells(*outcome.table, "id"), "1234567890|1234567891|1234567892");
    }

    void aColumnIsJudgedAsAWhole()
    {
        // 100 numbers first, then 150 texts: a text column, whose first cells are still what was written.
        std::string text = "late,x\n";
        for (int i = 0; i < 100; ++i)
            text += std::to_string(i) + ".50," + std::to_string(i) + "\n";
        for (int i = 0; i < 150; ++i)
            text += "t" + std::to_string(i) + "," + std::to_string(i) + "\n";
        const auto outcome = import(text);
        VERIFY_READ(outcome);
        QVERIFY(outcome.table->find("late")->kind == ColumnKind::Text);
        QCOMPARE(cellText(*outcome.table->find("late"), 3), "3.50");
        QCOMPARE(cellText(*outcome.table->find("late"), 249), "t149");
        QCOMPARE(cellText(*outcome.table->find("x"), 249), "149");
    }

    void lateRecordNumbersBringBackTheFirstOnes()
    {
        std::string text = "id,x\n";
        for (int i = 0; i < 100; ++i)
            text += "00" + std::to_string(i) + "," + std::to_string(i) + "\n";
        text += "1234567891,5\n";
        const auto outcome = import(text);
        VERIFY_READ(outcome);
        QCOMPARE(cellText(*outcome.table->find("id"), 7), "007");
        QCOMPARE(cellText(*outcome.table->find("id"), 100), "1234567891");
    }

    void emptyAtFirstAndNumbersLaterIsNumeric()
    {
        std::string text = "late,x\n";
        for (int i = 0; i < 5000; ++i)
            text += (i < 4900 ? std::string() : std::to_string(i) + ".5") + "," + std::to_string(i) + "\n";
        const auto outcome = import(text);
        VERIFY_READ(outcome);
        QVERIFY(outcome.table->find("late")->kind == ColumnKind::Numeric);
        QCOMPARE(outcome.table->find("late")->values[4999], 4999.5F);
    }

    void wishedTextsStayTexts()
    {
        const std::string text = "stage,x\n1,1.5\n2,2.5\n3A,3.5\n1,1.5\n";
        QVERIFY(import(text).table->find("stage")->kind == ColumnKind::Numeric); // with a code in it
        const auto outcome = import(text, {}, {.keep = {}, .asText = {"stage"}});
        VERIFY_READ(outcome);
        QCOMPARE(cells(*outcome.table, "stage"), "1|2|3A|1");
    }
};

PANELWISE_APPLESS_TEST(CsvImportTest)

} // namespace csv_import_test

#include "csv_import_test.moc"
