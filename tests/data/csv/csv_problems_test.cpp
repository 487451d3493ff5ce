// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"
#include "tests/test_program.h"

#include <sstream>

namespace csv_problems_test {

using namespace core;

namespace {

ImportOutcome import(std::string text, const CsvDialect& dialect = {})
{
    return importCsv(CsvSource::fromText(std::move(text), "pasted"), dialect, {}, {});
}

const char* nameOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::RaggedRow:
        return "ragged";
    case ErrorCode::UnterminatedQuote:
        return "open quote";
    case ErrorCode::ColumnNameEmpty:
        return "no name";
    case ErrorCode::ColumnNameDuplicate:
        return "same name";
    case ErrorCode::ValueNotNumeric:
        return "no number";
    case ErrorCode::NoRows:
        return "no rows";
    case ErrorCode::FileEmpty:
        return "empty";
    case ErrorCode::EncodingBroken:
        return "encoding";
    default:
        return "another";
    }
}

// Every problem as "what row subject detail expected/found", one per line.
QString problemsOf(const ImportOutcome& outcome)
{
    std::ostringstream text;
    for (const Error& error : outcome.problems.first()) {
        text << nameOf(error.code) << ' ' << (error.row ? std::to_string(*error.row) : "-") << ' ' << error.subject;
        if (!error.detail.empty())
            text << ' ' << error.detail;
        if (error.expected)
            text << ' ' << *error.expected;
        if (error.found)
            text << ' ' << *error.found;
        text << '\n';
    }
    return QString::fromStdString(text.str()).trimmed();
}

} // namespace

class CsvProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProblemIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problems");
        const auto row = [](const char* name, const char* text, const char* problems) {
            QTest::newRow(name) << QByteArray(text) << QString(problems);
        };
        row("nothing at all", "", "empty - pasted");
        row("only line ends", "\r\n\n \n", "empty - pasted");
        row("a header alone", "a,b\n", "no rows - pasted");
        row("short row", "a,b,c\n1,2,3\n4,5\n", "ragged 2 pasted 3 2");
        row("long row", "a,b\n1,2\n3,4,5,6\n7,8\n", "ragged 2 pasted 2 4");
        row("a comma behind each row", "a,b\n1,2,\n3,4,\n", "ragged 1 pasted 2 3\nragged 2 pasted 2 3");
        row("name missing", "a,,b\n1,2,3\n2,3,4\n", "no name - pasted 2");
        row("name twice", "a,b,a\n1,2,3\n2,3,4\n", "same name - a 3");
        row("name twice but for blanks", "a, a\n1,2\n2,3\n", "same name - a 2");
        row("quote never closed", "a,b\n1,2\n3,\"x\n4,5\n", "open quote 2 b");
        row("quote never closed in the header", "a,\"b\n1,2\n", "open quote - \"b\n1,2");
        row("in order of rows", "a,b\n1.5,1\n2.5,\"7,5\"\n3\n\"8,5\",4\n2,5\n1,6\n",
            "no number 2 b 7,5\nragged 3 pasted 2 1\nno number 4 a 8,5");
        row("a problem beside a code", "a,b\n1.5,1\nhigh,2\n2.5\n3.5,4\n", "ragged 3 pasted 2 1");
        row("broken encoding", "a,b\nx\xff,1\ny,2\ny,2.5\n", "encoding 1 a xÿ");
        row("broken encoding in a number", "a,b\n1.5,1\n2\xff,2\n2.5,3\n", "encoding 2 a 2ÿ");
    }
    void everyProblemIsToldWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problems);
        const ImportOutcome outcome = import(text.toStdString());
        QVERIFY(outcome.end == RunEnd::Failed);
        QVERIFY(!outcome.table);
        QCOMPARE(problemsOf(outcome), problems);
    }

    void whatDoesNotFitTheDialectIsNeverBent_data()
    {
        QTest::addColumn<char>("decimal");
        QTest::addColumn<int>("grouping");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<bool>("fits");
        QTest::addColumn<double>("value");
        const auto row = [](char decimal, GroupMark grouping, const char* cell, std::optional<double> value) {
            QTest::addRow("%s as %c%d", cell, decimal, static_cast<int>(grouping))
                << decimal << static_cast<int>(grouping) << QString::fromUtf8(cell) << value.has_value()
                << value.value_or(0.0);
        };
        row('.', GroupMark::None, "1,5", std::nullopt);
        row('.', GroupMark::None, "0,900", std::nullopt);
        row('.', GroupMark::None, "1,234", std::nullopt);
        row('.', GroupMark::None, "1 234", std::nullopt);
        row('.', GroupMark::None, "1.234", 1.234);
        row(',', GroupMark::None, "1,234", 1.234);
        row(',', GroupMark::None, "0,900", 0.9);
        row(',', GroupMark::None, "1.5", std::nullopt);
        row(',', GroupMark::None, "1.234", std::nullopt);
        row(',', GroupMark::None, "1.234,5", std::nullopt);
        row(',', GroupMark::Point, "1.234,5", 1234.5);
        row(',', GroupMark::Point, "1.234", 1234.0);
        row(',', GroupMark::Point, "0.900", std::nullopt);
        row(',', GroupMark::Point, "1.23", std::nullopt);
        row('.', GroupMark::Comma, "1,234", 1234.0);
        row('.', GroupMark::Comma, "-1,234,567.25", -1234567.25);
        row('.', GroupMark::Comma, "12,34", std::nullopt);
        row('.', GroupMark::Comma, "1,2345", std::nullopt);
        row('.', GroupMark::Comma, "1234,567", std::nullopt);
        row('.', GroupMark::Comma, "0,900", std::nullopt);
        row('.', GroupMark::Comma, "12.5", 12.5);
        row('.', GroupMark::Space, "1 234.5", 1234.5);
        row('.', GroupMark::Space, "1\u00a0234", 1234.0);
        row('.', GroupMark::Apostrophe, "1'234", 1234.0);
    }
    void whatDoesNotFitTheDialectIsNeverBent()
    {
        QFETCH(char, decimal);
        QFETCH(int, grouping);
        QFETCH(QString, cell);
        QFETCH(bool, fits);
        QFETCH(double, value);
        const CsvDialect dialect{.delimiter = ';',
                                 .decimal = decimal == ',' ? DecimalMark::Comma : DecimalMark::Point,
                                 .grouping = static_cast<GroupMark>(grouping)};
        // Also where every cell of the column is written that way.
        for (const char* others : {"7;1\n8;2\n9;3\n", ""}) {
            const ImportOutcome outcome =
                import("a;b\n" + cell.toStdString() + ";0\n" + others + cell.toStdString() + ";1\n" + "2;2\n", dialect);
            QCOMPARE(outcome.end == RunEnd::Finished, fits);
            if (fits) {
                QCOMPARE(outcome.table->find("a")->values.front(), static_cast<float>(value));
            } else {
                QCOMPARE(outcome.problems.total(), std::size_t(2));
                const Error& error = outcome.problems.first().front();
                QVERIFY(error.code == ErrorCode::ValueNotNumeric);
                QCOMPARE(error.row.value(), std::uint64_t(1));
                QCOMPARE(error.subject, "a");
                QCOMPARE(QString::fromStdString(error.detail), cell);
            }
        }
    }

    void whatIsAmbiguousIsAsked_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("question"); // example, column and row; empty: nothing to ask
        QTest::addColumn<char>("decimal");
        const auto row = [](const char* name, const char* text, const char* question, char decimal) {
            QTest::newRow(name) << QByteArray(text) << QString(question) << decimal;
        };
        row("quoted in a comma file", "a,b\n\"1,234\",x\n\"2,345\",y\n", "1,234 a 1", '.');
        row("beside decimal points", "a,b\n\"1,234\",1.5\n\"2,345\",2.5\n", "1,234 a 1", '.');
        row("sure decimals in a comma file", "a,b\n\"1,2\",x\n\"2,345\",y\n", "", ',');
        row("in a semicolon file", "a;b\n7;1,234\n8;2,345\n", "1,234 b 1", ',');
        row("settled by another cell", "a;b\n7;1,234\n8,5;2,345\n", "", ',');
        row("settled by a leading zero", "a;b\n7;1,234\n8;0,900\n", "", ',');
        row("points in a semicolon file", "a;b\n7;1.234\n8;2.345\n", "1.234 b 1", '.');
        row("points settled", "a;b\n7;1.234\n8.5;2.345\n", "", '.');
        row("points in a comma file", "a,b\n7,1.234\n8,2.345\n", "", '.');
        row("certain thousands still need consent", "a;b\n7;1,234,567\n8;2,345\n", "1,234,567 b 1", '.');
        row("thousands with decimals", "a;b\n7;1.234,5\n8;2,25\n", "1.234,5 b 1", ',');
        row("both marks as decimals", "a;b\n1,5;1.5\n2,5;2,5\n", "1.5 b 1", ',');
        row("dates are no numbers", "a;b\n01.02.2003;1,5\n02.02.2003;2,5\n", "", ',');
        row("whole numbers", "a;b\n1;2\n3;4\n", "", '.');
        row("texts with commas", "a;b\nDoe, J;2\nRoe, K;4\n", "", '.');
    }
    void whatIsAmbiguousIsAsked()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, question);
        QFETCH(char, decimal);
        const auto preview = previewCsv(CsvSource::fromText(text.toStdString(), "pasted"));
        QVERIFY(preview.ok());
        QString asked;
        for (const CsvQuestion& q : preview->questions)
            asked += QString::fromStdString(q.example + " " + q.column + " ") + QString::number(q.row);
        QCOMPARE(asked, question);
        QCOMPARE(preview->dialect.decimal == DecimalMark::Comma, decimal == ',');
    }

    void ambiguityFarDownIsFound()
    {
        std::string text = "a;b\n";
        for (int i = 0; i < 200'000; ++i)
            text += std::to_string(i % 90) + ";" + std::to_string(i % 70) + "\n";
        text += "1;1.234\n";
        const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
        QVERIFY(preview.ok());
        QCOMPARE(preview->questions.size(), std::size_t(1));
        QCOMPARE(preview->questions.front().row, std::uint64_t(200'001));
        QCOMPARE(preview->questions.front().example, "1.234");
        text += "1;1.5\n"; // settles it
        QVERIFY(previewCsv(CsvSource::fromText(text, "pasted"))->questions.empty());
    }

    // Beyond 32 MB pieces spread over the text are looked at, its end among them.
    void ambiguityAtTheEndOfALargeTextIsFound()
    {
        std::string line = "name of the patient;" + std::string(990, 'x') + ";7\n";
        std::string text = "a;b;c\n";
        while (text.size() < (std::size_t{33} << 20))
            text += line;
        text += "x;y;1.234\n";
        const auto preview = previewCsv(CsvSource::fromText(text, "pasted"));
        QCOMPARE(preview->questions.size(), std::size_t(1));
        QCOMPARE(preview->questions.front().column, "c");
        QCOMPARE(preview->questions.front().row, std::uint64_t(0));
    }

    void twoPossibleDelimitersAreAsked()
    {
        const auto preview = previewCsv(CsvSource::fromText("a,b;c,d\n1,2;3,4\n5,6;7,8\n", "pasted"));
        QVERIFY(preview.ok());
        QVERIFY(!preview->questions.empty());
        QVERIFY(preview->questions.front().about == CsvQuestion::About::Delimiter);
        QCOMPARE(preview->questions.front().example, ",;");
    }

    void decimalCommasDoNotHideTheDelimiter()
    {
        const auto preview = previewCsv(CsvSource::fromText("a;b\n1,5;2,5\n3,5;4,5\n", "pasted"));
        QCOMPARE(preview->dialect.delimiter, ';');
    }

    void aGivenDialectIsFollowedAndNothingAsked()
    {
        const CsvDialect dialect{.delimiter = ';', .decimal = DecimalMark::Comma};
        const auto preview = previewCsv(CsvSource::fromText("a;b\n1,234;2\n", "pasted"), dialect);
        QVERIFY(preview->questions.empty());
        QVERIFY(preview->dialect == dialect);
    }

    void aHopelessFileIsToldInAHundredProblemsAndACount()
    {
        std::string text = "a,b\n";
        for (int i = 0; i < 1000; ++i)
            text += std::to_string(i) + ".5,1.5\n";
        for (int i = 0; i < 700; ++i)
            text += "\"1,5\",\"1,5\"\n1\n";
        const ImportOutcome outcome = import(text);
        // 700 bad cells in a, 700 in b, 700 short rows.
        QCOMPARE(outcome.problems.total(), std::size_t(2100));
        QCOMPARE(outcome.problems.first().size(), ProblemList::kKept);
        QCOMPARE(outcome.problems.first().front().row.value(), std::uint64_t(1001));
        QVERIFY(outcome.problems.first().at(99).row.value() < 1100U);
    }

    void filesThatAreNotThereAreToldSo()
    {
        const auto missing = CsvSource::fromFile("no/such/file.csv");
        QVERIFY(previewCsv(missing).error().code == ErrorCode::FileNotFound);
        QCOMPARE(previewCsv(missing).error().subject, "file.csv");
        QVERIFY(importCsv(missing, {}, {}, {}).problems.first().front().code == ErrorCode::FileNotFound);
        QVERIFY(previewCsv(CsvSource::fromFile(".")).error().code == ErrorCode::FileNotReadable);
    }
};

PANELWISE_APPLESS_TEST(CsvProblemsTest)

} // namespace csv_problems_test

#include "csv_problems_test.moc"
