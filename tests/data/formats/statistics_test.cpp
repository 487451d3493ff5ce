// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/statistics/moment_format_p.h"
#include "core/data/task/task_proposal.h"
#include "tests/data/formats/format_files.h"
#include "tests/test_program.h"

#include <cmath>

namespace statistics_test {

using namespace core;
using Texts = std::vector<std::string>;

namespace {

const ColumnFacts* factsOf(const ImportFacts& facts, const std::string& column)
{
    for (const ColumnFacts& one : facts.columns)
        if (one.column == column)
            return &one;
    return nullptr;
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PSPP wrote the files from the six patients in make_files.py.
    void labelsBecomeLevelsInTheOrderOfTheirCodes_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("sav") << "ward.sav";
        QTest::newRow("zsav") << "ward.zsav";
    }
    void labelsBecomeLevelsInTheOrderOfTheirCodes()
    {
        QFETCH(QString, file);
        const TableOutcome outcome = importFile(file.toStdString());
        QVERIFY(outcome.table);
        const Table& table = *outcome.table;
        QCOMPARE(table.rowCount(), 6U);
        QCOMPARE(table.find("sex")->levels, (Texts{"male", "female"})); // 1 and 2, not the alphabet
        QCOMPARE(textsOf(table, "sex"), (Texts{"female", "male", "female", "male", "female", "male"}));
        QCOMPARE(table.find("low")->levels, (Texts{"no", "yes"}));
        QCOMPARE(textsOf(table, "low"), (Texts{"no", "yes", "no", "yes", "no", "yes"}));
        QCOMPARE(textsOf(table, "crp"), (Texts{"1.5", "12", "", "3.25", "0.4", "150"}));
        QCOMPARE(table.find("crp")->kind, ColumnKind::Numeric);
    }

    void valuesDeclaredMissingAreNotRecordedAndCounted()
    {
        const TableOutcome outcome = importFile("ward.sav");
        QCOMPARE(textsOf(*outcome.table, "age"), (Texts{"34", "61", "", "45", "29", "70"}));               // 999
        QCOMPARE(textsOf(*outcome.table, "smoker"), (Texts{"now", "never", "never", "now", "", "never"})); // 9
        QCOMPARE(factsOf(outcome.facts, "age")->userMissing, 1U);
        QCOMPARE(factsOf(outcome.facts, "smoker")->userMissing, 1U);
        QCOMPARE(factsOf(outcome.facts, "smoker")->labelledLevels, 2U);
        QCOMPARE(factsOf(outcome.facts, "crp")->userMissing, 0U); // system missing: nothing to tell
    }

    void aCodeThatOnlySomeValuesHaveALabelForLeavesNumbers()
    {
        const TableOutcome outcome = importFile("ward.sav");
        QCOMPARE(outcome.table->find("pain")->kind, ColumnKind::Numeric);
        QCOMPARE(textsOf(*outcome.table, "pain"), (Texts{"0", "10", "3", "99", "5", "7"}));
        QCOMPARE(factsOf(outcome.facts, "pain")->cellsLabelled, 1U);
        QCOMPARE(factsOf(outcome.facts, "pain")->labelledExample, std::string("99 = refused"));
    }

    void datesAreIsoTextsAndLongNumbersKeepTheirDigits()
    {
        const TableOutcome outcome = importFile("ward.sav");
        QCOMPARE(textsOf(*outcome.table, "admitted"),
                 (Texts{"2024-02-29", "2023-12-31", "2024-01-01", "1999-07-05", "2024-02-28", "2020-10-31"}));
        QCOMPARE(textsOf(*outcome.table, "seen").at(0), std::string("2024-02-29T13:05:00"));
        QCOMPARE(textsOf(*outcome.table, "seen").at(1), std::string("2023-12-31")); // at midnight
        QCOMPARE(textsOf(*outcome.table, "seen").at(3), std::string("1999-07-05T23:59:59"));
        QCOMPARE(textsOf(*outcome.table, "record").at(5), std::string("1234567896"));
    }

    // pandas wrote these; months and milliseconds since 1960 are Stata's.
    void stataFilesOldAndNewAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("118") << "ward.dta";
        QTest::newRow("114") << "ward_old.dta";
    }
    void stataFilesOldAndNewAreRead()
    {
        QFETCH(QString, file);
        const TableOutcome outcome = importFile(file.toStdString());
        QVERIFY(outcome.table);
        const Table& table = *outcome.table;
        QCOMPARE(textsOf(table, "id"), (Texts{"P1", "P2", "P3", "P4", "P5", "P6"}));
        QCOMPARE(textsOf(table, "age"), (Texts{"34", "61", "", "45", "29", "70"}));
        QCOMPARE(table.find("sex")->levels, (Texts{"male", "female"}));
        QCOMPARE(textsOf(table, "low"), (Texts{"no", "yes", "no", "yes", "no", "yes"}));
        QCOMPARE(textsOf(table, "admitted").at(3), std::string("1999-07-05"));
        QCOMPARE(textsOf(table, "seen").at(0), std::string("2024-02-29T13:05:00"));
        QCOMPARE(textsOf(table, "seen").at(5), std::string("1999-07-05T23:59:59"));
        QCOMPARE(textsOf(table, "month").at(0), std::string("2024-02"));
        QCOMPARE(factsOf(outcome.facts, "crp")->label, std::string("C-reactive protein (mg/L)"));
    }

    void sasFilesAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("sas7bdat") << "ward.sas7bdat";
        QTest::newRow("xpt") << "ward.xpt";
    }
    void sasFilesAreRead()
    {
        QFETCH(QString, file);
        const TableOutcome outcome = importFile(file.toStdString());
        QVERIFY(outcome.table);
        QCOMPARE(outcome.table->rowCount(), 6U);
        QCOMPARE(textsOf(*outcome.table, "id"), (Texts{"P1", "P2", "P3", "P4", "P5", "P6"}));
        QCOMPARE(textsOf(*outcome.table, "crp"), (Texts{"1.5", "12", "", "3.25", "0.4", "150"}));
        QCOMPARE(factsOf(outcome.facts, "crp")->label, std::string("C-reactive protein (mg/L)"));
    }

    // 29 February 2024 is day 23,435 of 1960 (64 years of 365 days, 16 leap days before it, 31 days of January and 28
    // of February: 23,360 + 16 + 59).
    void displayFormatsTellWhatNumbersCount()
    {
        using formats::MomentFormat;
        using formats::momentFormatOf;
        using formats::momentText;
        QCOMPARE(momentFormatOf(FileKind::Sas, "DATE9."), MomentFormat::Days1960);
        QCOMPARE(momentFormatOf(FileKind::SasTransport, "YYMMDD10."), MomentFormat::Days1960);
        QCOMPARE(momentFormatOf(FileKind::Sas, "E8601DA10."), MomentFormat::Days1960);
        QCOMPARE(momentFormatOf(FileKind::Sas, "DATETIME20."), MomentFormat::Seconds1960);
        QCOMPARE(momentFormatOf(FileKind::Sas, "BEST12."), MomentFormat::None);
        QCOMPARE(momentFormatOf(FileKind::Spss, "DATE11"), MomentFormat::Seconds1582);
        QCOMPARE(momentFormatOf(FileKind::Spss, "F8.2"), MomentFormat::None);
        QCOMPARE(momentFormatOf(FileKind::Stata, "%9.0g"), MomentFormat::None);
        QCOMPARE(momentFormatOf(FileKind::Stata, "%tdCCYY.NN.DD"), MomentFormat::Days1960);
        QCOMPARE(*momentText(MomentFormat::Days1960, 23'435), std::string("2024-02-29"));
        QCOMPARE(*momentText(MomentFormat::Seconds1960, 23'435.0 * 86'400 + 3'661), std::string("2024-02-29T01:01:01"));
        QCOMPARE(*momentText(MomentFormat::Months1960, -1), std::string("1959-12"));
        QCOMPARE(*momentText(MomentFormat::Quarters1960, 256), std::string("2024-Q1"));
        QCOMPARE(*momentText(MomentFormat::SecondsOfDay, 47'100), std::string("13:05:00"));
        QVERIFY(!momentText(MomentFormat::Days1960, 1e12));
        QVERIFY(!momentText(MomentFormat::Days1960, std::nan("")));
    }

    void theFilesWordsBecomeLabelsOfAProposedTask()
    {
        const TableOutcome outcome = importFile("ward.sav");
        TaskProposal proposal = proposeTask(*outcome.table, {}, {}, outcome.facts);
        QCOMPARE(proposal.task.label, std::string("low")); // “Low ferritin”, not who smokes
        useLabels(outcome.facts, proposal.task);
        QCOMPARE(proposal.task.tests.at("crp").label, std::optional<std::string>("C-reactive protein (mg/L)"));
        QVERIFY(!proposal.task.tests.contains(proposal.task.label)); // the outcome is no test
    }

    void thePreviewShowsCodesAndWhatTheyBecome()
    {
        const Result<TablePreview> preview = previewTable(CsvSource::fromFile(formatFile("ward.sav")));
        QVERIFY(preview.ok());
        QCOMPARE(preview->kind, FileKind::Spss);
        QCOMPARE(preview->table.columns[2].levels, (Texts{"male", "female"}));
        QCOMPARE(preview->table.firstRows[4].at(2), std::string("female"));
        QCOMPARE(preview->table.estimatedRows, std::uint64_t{6});
        QCOMPARE(factsOf(preview->facts, "age")->userMissing, 1U);
    }
};

PANELWISE_GUILESS_TEST(StatisticsTest)

} // namespace statistics_test

#include "statistics_test.moc"
