// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"
#include "tests/app/cli/cli_run.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTextStream>

namespace odd_files_test {

namespace {

const QString kFolder = QStringLiteral(PANELWISE_SOURCE_DIR "/tests/data/odd/");

// Every sentence of a reply.
QStringList messagesOf(const QJsonObject& reply)
{
    QStringList messages;
    for (const char* list : {"problems", "codes", "warnings", "identifiers", "notices"})
        for (const QJsonValue& item : reply[QLatin1String(list)].toArray())
            messages << item.toObject()["message"].toString();
    if (messages.isEmpty() && reply.contains("error"))
        messages << reply["error"].toObject()["message"].toString();
    messages.removeAll(QString());
    return messages;
}

struct Expected {
    int exit = 0;
    QStringList said = {};
    QStringList arguments = {};
    int patients = 150; // of a file that can be used
    int cases = 60;
};

Expected fine(QStringList said = {})
{
    return {.exit = 0, .said = std::move(said)};
}

Expected stops(QStringList said)
{
    return {.exit = 3, .said = std::move(said)};
}

// File by file what the program must say. The files have 150 patients, 60 of them ill, unless they are about that.
const std::vector<std::pair<QString, Expected>>& expectations()
{
    const QString notText = QStringLiteral("This is not a text file");
    const QString utf16 = QStringLiteral("The text is in UTF-16");
    const QString twoWays = QStringLiteral("can be read in two ways");
    const QString fields = QStringLiteral("fields where the header has 4");
    const QString sayWhat = QStringLiteral("Say what that means");
    static const std::vector<std::pair<QString, Expected>> all{
        // Encodings
        {"plain.csv", fine()},
        {"utf8_bom.csv", fine()},
        {"utf16_bom.csv", stops({utf16})},
        {"utf16_no_bom.csv", stops({utf16})},
        {"utf32.csv", stops({"The text is in UTF-32, which cannot be read. Save the file as UTF-8."})},
        {"latin1.csv", fine()},
        {"mixed_encodings.csv", fine({"1 cell is not in UTF-8 as the rest of the file is", "header"})},
        {"nul_bytes.csv", stops({notText})},
        {"nul_late.csv", stops({"Row 151, “note”"})},
        {"emoji_header.csv", fine()},
        // Separators
        {"semicolon.csv", fine()},
        {"tab.csv", fine()},
        {"pipe.csv", fine()},
        {"sep_line.csv", fine()},
        {"two_delimiters.csv", stops({"what separates its columns"})},
        {"blanks_between.csv", stops({"no clue to what separates its columns"})},
        {"fixed_width.csv", stops({"no clue to what separates its columns"})},
        // Numbers
        {"decimal_comma.csv", fine()},
        {"ambiguous_thousands.csv", stops({"“1,000” " + twoWays})},
        {"decimal_marks_mixed.csv", stops({twoWays})},
        {"thousands_comma.csv", stops({"“100,000” " + twoWays})},
        {"thousands_blank.csv", stops({"“150 000” is not read as a number", "--thousands space"})},
        {"thousands_apostrophe.csv", stops({"“150'000” is not read as a number", "--thousands apostrophe"})},
        {"scientific.csv", fine()},
        {"unicode_minus.csv", fine()},
        {"plus_signs.csv", fine()},
        {"no_break_blanks.csv", fine()},
        {"too_large_numbers.csv", stops({"5 cells hold “1e400”", sayWhat})},
        {"infinity.csv", stops({"5 cells hold “Inf”", sayWhat})},
        {"leading_zeros.csv", fine({"patient"})},
        // Quotes and rows
        {"all_quoted.csv", fine()},
        {"quote_open.csv", stops({"Row 71, “sodium”: A quote is opened and never closed"})},
        {"quote_inside.csv", fine()},
        {"newline_in_cell.csv", fine()},
        {"row_too_short.csv", stops({"Row 42", "2 " + fields})},
        {"row_too_long.csv", stops({"Row 42", "5 " + fields})},
        {"comma_at_every_end.csv", stops({"Row 1", "5 " + fields})},
        {"blank_lines.csv", fine()},
        {"totals_at_end.csv", stops({"one cell holds “Total”, in row 151"})},
        {"footer.csv", stops({"Row 151", "1 field where the header has 4"})},
        {"comment_first.csv", stops({"4 fields where the header has 1"})},
        {"title_first.csv", stops({"Column 2 has no name"})},
        {"second_header.csv", stops({"“crp”: one cell holds “mg/L”, in row 1", sayWhat})},
        {"repeated_header.csv", stops({"“crp”: one cell holds “crp”, in row 151", sayWhat})},
        {"no_header.csv", stops({"the names of the columns are missing"})},
        {"header_only.csv", stops({"has a header but no patients"})},
        {"empty.csv", stops({"is empty"})},
        {"only_blanks.csv", stops({"is empty"})},
        {"one_row.csv", stops({"No outcome is chosen"})},
        {"one_column.csv", stops({"There is no panel to order"})},
        {"duplicate_names.csv", stops({"“sodium”: This name appears twice"})},
        {"name_missing.csv", stops({"Column 1 has no name"})},
        {"many_columns.csv", stops({"only 2 patients are cases"})},
        {"huge_cell.csv", fine()},
        {"long_name.csv", fine()},
        {"cr_only.csv", fine()},
        {"mixed_line_ends.csv", fine()},
        {"no_final_newline.csv", fine()},
        // What stands in cells
        {"percent.csv", fine({"are read as the number in it"})},
        {"units_in_cells.csv", fine({"150 cells with", "are read as the number in it"})},
        {"units_in_some_cells.csv", stops({"15 cells hold", sayWhat})},
        {"units_differ.csv", stops({"15 cells hold", "135 cells hold", sayWhat})},
        {"excel_errors.csv", fine({"“#N/A” count as not recorded", "“#DIV/0!” count as not recorded"})},
        {"formulas.csv", stops({"3 cells hold “=B2*2”", sayWhat})},
        {"dates.csv", fine({"admitted"})},
        {"dates_as_numbers.csv", fine()},
        {"blood_pressure.csv", fine()},
        {"below_detection.csv", fine({"troponin: 50 cells with “<3” are read as 3"})},
        {"mostly_below_detection.csv", fine({"troponin: 105 cells with “<3” are read as 3"})},
        {"above_limit.csv", fine({"ferritin: 17 cells with “>1000” are read as 1,000"})},
        {"limits_decimal_comma.csv", fine({"tsh: 17 cells with “<0.5” are read as 0.5"})},
        {"codes_of_laboratories.csv", fine({"“n.b.” count as not recorded", "“non réalisé” count as not recorded",
                                            "“QNS” count as not recorded", "“не определено” count as not recorded"})},
        {"nd.csv", stops({"50 cells hold “ND”, first in row 2", sayWhat})},
        {"negative_among_numbers.csv", stops({"15 cells hold “neg”", sayWhat})},
        {"free_text_among_numbers.csv", stops({"one cell holds “see letter of 2.1.”", sayWhat})},
        {"test_strip.csv", fine({"“trace” are read as 0.5", "“+++” are read as 3", "“neg” are read as 0"})},
        {"flags_behind.csv", fine({"are read as the number in it"})},
        {"age_groups.csv", fine()},
        {"minus_999.csv", fine({"14 values are exactly −999", "looks like a code for “not recorded”"})},
        {"nines_in_unknown_test.csv", fine({"xk7: 14 values are exactly 9,999"})},
        {"minus_one.csv", fine({"xk7: 14 values are exactly −1"})},
        {"unknown_in_category.csv", fine({"smoker: 50 cells with “unknown” count as not recorded"})},
        {"empty_column.csv", fine({"“lactate” was left out: it has no values"})},
        {"constant_column.csv", fine({"“place” was left out: it has the same value in every row"})},
        {"all_missing_panel.csv", fine({"“lactate” was left out: it has no values"})},
        // Outcomes and patients
        {"constant_outcome.csv",
         stops({"“outcome” was left out: it has the same value in every row", "No outcome is chosen"})},
        {"three_outcomes.csv", stops({"No outcome is chosen"})},
        {"outcome_unknown_in_some.csv",
         {.exit = 0, .said = {"outcome: 10 cells with “unknown” count as not recorded"}, .patients = 140, .cases = 60}},
        {"date_of_death.csv", fine()},
        {"two_dates.csv", fine({"“seen” "})},
        {"smoker_first.csv", fine()},
        {"flags_without_names.csv", stops({"mark the cases"})},
        {"flags_without_names.csv --label hty --positive 1", fine()},
        {"two_outcomes.csv", stops({"mark the cases"})},
        {"two_outcomes.csv --label death_1y --positive 1", fine()},
        {"survived.csv", fine()},
        {"state_by_values.csv", fine()},
        {"history_of_disease.csv", fine()},
        {"few_cases.csv", stops({"only 24 patients are cases"})},
        {"repeated_patients.csv", fine({"150 rows share their number with others"})},
        {"leak.csv", fine({"discharge_code is recorded in hardly anybody but cases"})},
        {"duplicate_rows.csv", fine({"75 rows are the same as others"})},
        // No tables
        {"picture.csv", stops({notText})},
        {"archive.csv", stops({"is an archive without a table"})},
        {"old_excel.csv", stops({"is a workbook of an old Excel"})},
        {"spss_portable.csv", stops({"is an SPSS portable file (.por)", "save it as .sav"})},
        {"json.csv", stops({"This is JSON, not a table"})},
        {"html.csv", stops({"This is HTML, not a table"})},
        {"pdf.csv", stops({"is a PDF, which holds pages"})},
        // With an answer, or a task
        {"plain.csv --task plain.other.task.json", stops({"“dead” is not in the table", "“lactate”, used by"})},
        {"plain.csv --task plain.broken.task.json", stops({"not valid JSON"})},
        {"below_detection.csv --task codes.task.json", stops({"50 cells hold “<3”", sayWhat})},
        {"below_detection.csv --task codes.task.json --missing <3", fine({"“<3” count as not recorded"})},
        {"nd.csv --missing nd", fine({"50 cells with “ND” count as not recorded"})},
        {"minus_999.csv --missing=-999,n.b.", fine({"14 cells with “-999” count as not recorded"})},
        {"ambiguous_thousands.csv --thousands comma", fine()},
        {"thousands_blank.csv --thousands space", fine()},
        {"thousands_apostrophe.csv --thousands apostrophe", fine()},
        {"duplicate_rows.csv --duplicates drop", stops({"only 30 patients are cases"})},
        {"no such file.csv", stops({"does not exist"})},
        {".", stops({"cannot be read"})},
    };
    return all;
}

// "file --option value" as arguments of the program; names of files are taken from the folder.
QStringList argumentsOf(const QString& line)
{
    const qsizetype option = line.indexOf(QStringLiteral(" --"));
    QStringList arguments{"inspect", "--json", "--data", kFolder + line.left(option)};
    if (option < 0)
        return arguments;
    for (const QString& word : line.mid(option + 1).split(QLatin1Char(' ')))
        arguments << (word.endsWith(".json") ? kFolder + word : word);
    return arguments;
}

QString cell(QString text)
{
    return text.replace(QLatin1Char('|'), QStringLiteral("\\|")).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

// Hostile and odd files: each is read as it was meant, or the program says what it is not sure of.
// PANELWISE_ODD_TABLE=file writes what was said of each as a table in Markdown.
class OddFilesTest : public QObject {
    Q_OBJECT

    QStringList m_table;

private Q_SLOTS:
    void everyFileIsExpected()
    {
        QStringList listed;
        for (const auto& [line, expected] : expectations())
            listed << line.left(line.indexOf(QStringLiteral(" --")) < 0 ? line.size()
                                                                        : line.indexOf(QStringLiteral(" --")));
        const QStringList files = QDir(kFolder).entryList({"*.csv"}, QDir::Files);
        QVERIFY(files.size() >= 60);
        for (const QString& file : files)
            QVERIFY2(listed.contains(file), qPrintable(file));
    }

    void everyFileIsReadAsMeantOrAskedAbout_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < expectations().size(); ++i)
            QTest::newRow(qPrintable(expectations()[i].first)) << static_cast<int>(i);
    }
    void everyFileIsReadAsMeantOrAskedAbout()
    {
        QFETCH(int, row);
        const auto& [line, expected] = expectations()[static_cast<std::size_t>(row)];
        const Run seen = run(argumentsOf(line));
        const QJsonObject reply = seen.json();
        const QStringList messages = messagesOf(reply);
        const QString all = messages.join(QLatin1Char('\n'));
        m_table << QString("| %1 | %2 | %3 |")
                       .arg(cell(line), seen.exit == 0 ? QStringLiteral("read") : QStringLiteral("stops"),
                            cell(messages.mid(0, 3).join(QStringLiteral(" · ")).left(400)));
        QVERIFY2(seen.exit == expected.exit, qPrintable(seen.output + seen.notes));
        for (const QString& sentence : expected.said)
            QVERIFY2(all.contains(sentence), qPrintable(sentence + "\nis not in\n" + all));
        if (expected.exit != 0)
            return;
        QCOMPARE(reply["patients"].toInt(), expected.patients);
        QCOMPARE(reply["positives"].toInt(), expected.cases);
    }

    // The importer alone: a sound table, or problems that say why not.
    void theImporterEndsWithATableOrWithProblems()
    {
        for (const QString& file : QDir(kFolder).entryList({"*.csv"}, QDir::Files)) {
            const core::CsvSource source = core::CsvSource::fromFile((kFolder + file).toStdString());
            const auto preview = core::previewCsv(source);
            if (!preview)
                continue;
            const core::ImportOutcome outcome = core::importCsv(source, preview->dialect, {}, {});
            QVERIFY2((outcome.table != nullptr) == outcome.problems.empty(), qPrintable(file));
        }
    }

    void aFileThatMayNotBeOpenedIsToldSo()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("locked.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a,b\n1,2\n") > 0);
        file.close();
        QVERIFY(file.setPermissions({}));
        if (file.open(QIODevice::ReadOnly))
            QSKIP("this user may read everything");
        const Run seen = run({"inspect", "--json", "--data", file.fileName()});
        QCOMPARE(seen.exit, 3);
        QVERIFY(messagesOf(seen.json()).join(' ').contains("cannot be read"));
    }

    void cleanupTestCase()
    {
        QFile file(qEnvironmentVariable("PANELWISE_ODD_TABLE"));
        if (file.fileName().isEmpty() || !file.open(QIODevice::WriteOnly))
            return;
        QTextStream(&file) << "| File | | What is said |\n|---|---|---|\n" << m_table.join('\n') << '\n';
    }
};

PANELWISE_GUILESS_TEST(OddFilesTest)

} // namespace odd_files_test

#include "odd_files_test.moc"
