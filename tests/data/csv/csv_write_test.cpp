// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_import.h"
#include "core/data/csv/csv_text.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <bit>
#include <cmath>
#include <csignal>
#include <fstream>
#include <limits>
#include <sys/resource.h>

namespace csv_write_test {

using namespace core;

namespace {

std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

Column numbers(std::string name, std::vector<float> values)
{
    return {.name = std::move(name), .kind = ColumnKind::Numeric, .values = std::move(values), .levels = {}};
}

// Any finite float, by its bits: subnormal, huge and negative zero alike.
float anyFloat(RandomStream& random)
{
    for (;;) {
        const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(random.next()));
        if (std::isfinite(value))
            return value;
    }
}

std::string anyText(RandomStream& random)
{
    static const std::vector<std::string> pieces{"a", "Z", ",",  ";", "\"", "\n", "\r\n",
                                                 " ", "ß", "数", "7", ".",  "\t"};
    std::string text = "t";
    for (std::uint64_t length = random.below(6); length > 0; --length)
        text += pieces[random.below(pieces.size())];
    return text;
}

// A table such as an import makes: levels of texts in order of appearance, or in alphabetical order where few recur.
Table anyTable(RandomStream& random)
{
    const std::size_t rows = 40 + random.below(200);
    std::string text;
    std::vector<Column> columns;
    for (std::uint64_t c = 0, count = 1 + random.below(6); c < count; ++c) {
        Column column =
            numbers("column " + std::to_string(c) + anyText(random) + ".", {}); // names have no blanks at the end
        const bool isText = random.below(2) == 0;
        column.kind = isText ? ColumnKind::Text : ColumnKind::Numeric;
        for (std::size_t row = 0; row < rows; ++row) {
            const bool missing = random.below(5) == 0;
            const float number = isText ? static_cast<float>(column.levels.size()) : anyFloat(random);
            column.values.push_back(missing ? std::numeric_limits<float>::quiet_NaN() : number);
            if (isText && !missing) { // none twice
                const std::string before = anyText(random), after = anyText(random);
                column.levels.push_back(before + '#' + std::to_string(row) + '#' + after);
            }
        }
        columns.push_back(std::move(column));
    }
    return {"random", std::move(columns)};
}

} // namespace

class CsvWriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void textIsQuotedOnlyWhereNeeded()
    {
        const float missing = std::numeric_limits<float>::quiet_NaN();
        const Table table("t", {numbers("plain", {1.5F, -0.25F, missing}),
                                {.name = "a,b",
                                 .kind = ColumnKind::Category,
                                 .values = {0, 1, 2},
                                 .levels = {"x \"y\"", " blank", "two\nlines"}}});
        QVERIFY(writeCsv(table, file("plain.csv")).ok());
        QCOMPARE(contentOf(file("plain.csv")),
                 "plain,\"a,b\"\n1.5,\"x \"\"y\"\"\"\n-0.25,\" blank\"\n,\"two\nlines\"\n");
    }

    // By hand: what a spreadsheet would run gets an apostrophe; numbers and codes of laboratories stay as they are.
    void whatASpreadsheetWouldRunIsGuarded()
    {
        const std::vector<std::pair<std::string, std::string>> written{
            {"=1+1", "'=1+1"},
            {"=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""},
            {"@SUM(A1)", "'@SUM(A1)"},
            {"-cmd|calc", "'-cmd|calc"},
            {"+A1", "'+A1"},
            {"'=x", "''=x"},
            {"-3.5e-7", "-3.5e-7"},
            {"+12", "+12"},
            {"-", "-"},
            {"++", "++"},
            {"=", "="},
            {"'-5", "'-5"},
            {"<3", "<3"},
            {"it's", "it's"}};
        for (const auto& [text, field] : written) {
            std::string line;
            csv::appendField(line, text);
            QCOMPARE(line, field);
            std::string scratch;
            QCOMPARE(std::string(csv::readField(line.data(), line.data() + line.size(), ',', scratch).text), text);
        }
    }

    void readingBackGivesTheSameTable()
    {
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            RandomStream random(Seed{seed}, "csv round trip");
            const Table table = anyTable(random);
            QVERIFY(writeCsv(table, file("random.csv")).ok());
            const ImportOutcome back = importCsv(CsvSource::fromFile(file("random.csv")), {}, {}, {});
            QVERIFY2(back.end == RunEnd::Finished, qPrintable(QString::number(seed)));
            QVERIFY2(back.table->fingerprint() == table.fingerprint(), qPrintable(QString::number(seed)));
        }
    }

    // Categories and binaries are ordered by the import, so the second reading must repeat the first.
    void importWriteImportIsStable()
    {
        std::string text = "id,sex,grade,dead,score\n";
        RandomStream random(Seed{5}, "stable");
        for (int i = 0; i < 500; ++i) {
            text += "MRN" + std::to_string(i) + (random.below(2) ? ",male," : ",female,");
            text += std::string(1, static_cast<char>('A' + random.below(4))) + (random.below(2) ? ",0," : ",1,");
            text += random.below(10) == 0 ? "NA\n" : std::to_string(random.normal()) + "\n";
        }
        const auto first = importCsv(CsvSource::fromText(text, "t"), {}, {}, {});
        QVERIFY(first.table);
        QVERIFY(writeCsv(*first.table, file("stable.csv")).ok());
        const auto second = importCsv(CsvSource::fromFile(file("stable.csv")), {}, {}, {});
        QVERIFY(second.table->fingerprint() == first.table->fingerprint());
    }

    void aLoneMissingCellIsStillARow()
    {
        const Table table("t", {numbers("x", {1.5F, std::numeric_limits<float>::quiet_NaN(), 2.5F})});
        QVERIFY(writeCsv(table, file("lone.csv")).ok());
        const auto back = importCsv(CsvSource::fromFile(file("lone.csv")), {}, {}, {});
        QCOMPARE(back.table->rowCount(), std::size_t(3));
    }

    void aFolderThatIsNotThereIsToldAndNothingIsLeftBehind()
    {
        const Table table("t", {numbers("x", {1.5F, 2.5F})});
        const Result<RunEnd> status = writeCsv(table, file("missing/x.csv"));
        QVERIFY(!status.ok());
        QVERIFY(status.error().code == ErrorCode::FolderNotWritable);
        QCOMPARE(status.error().subject, file("missing").string());
    }

    void aFailureAtTheEndLeavesTheOldFileAndNothingElse()
    {
        const auto folder = file("full");
        std::filesystem::create_directory(folder);
        // A name that cannot be replaced stands for any failure after the text was written: a folder of that name.
        std::filesystem::create_directories(folder / "taken.csv" / "inside");
        const Table table("t", {numbers("x", {1.5F, 2.5F})});
        QVERIFY(!writeCsv(table, folder / "taken.csv").ok());
        QVERIFY(std::filesystem::is_directory(folder / "taken.csv"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(folder), {}), std::ptrdiff_t(1));
    }

    // A limit on the size of files stands for a disk that fills up while we write.
    void aWriteThatStopsHalfwayLeavesTheOldFileAndNothingElse()
    {
        const auto folder = file("small");
        std::filesystem::create_directory(folder);
        const Table table("t", {numbers("x", std::vector<float>(1'000'000, 1.5F))});
        QVERIFY(writeCsv(Table("t", {numbers("x", {2.5F})}), folder / "x.csv").ok());
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit small{.rlim_cur = 1 << 20, .rlim_max = before.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &small);
        const Result<RunEnd> status = writeCsv(table, folder / "x.csv");
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!status.ok());
        QVERIFY(status.error().code == ErrorCode::FileNotWritable);
        QCOMPARE(contentOf(folder / "x.csv"), "x\n2.5\n");
        QCOMPARE(std::distance(std::filesystem::directory_iterator(folder), {}), std::ptrdiff_t(1));
    }

    // Whenever the request comes, be it before the first byte or after the last: the old file stays, alone.
    void cancellingLeavesTheOldFileAndNothingElse()
    {
        const auto folder = file("cancelled");
        std::filesystem::create_directory(folder);
        QVERIFY(writeCsv(Table("t", {numbers("x", {2.5F})}), folder / "x.csv").ok());
        const Table table("t", {numbers("x", std::vector<float>(1'000'000, 1.5F))}); // 4 MB: told of 3 times
        for (int reportsBefore = 0; reportsBefore <= 3; ++reportsBefore) {
            std::stop_source source;
            int reports = 0;
            if (reportsBefore == 0)
                source.request_stop();
            const Result<RunEnd> end = writeCsv(table, folder / "x.csv", source.get_token(), [&](const Progress& now) {
                QVERIFY(now.phase == Phase::WritingFile && now.done <= now.total);
                QCOMPARE(now.total, std::uint64_t{1'000'000});
                if (++reports == reportsBefore)
                    source.request_stop();
            });
            QVERIFY(end.ok());
            QCOMPARE(*end, RunEnd::Cancelled);
            QCOMPARE(reports, reportsBefore);
            QCOMPARE(contentOf(folder / "x.csv"), "x\n2.5\n");
            QCOMPARE(std::distance(std::filesystem::directory_iterator(folder), {}), std::ptrdiff_t(1));
        }
    }

private:
    std::filesystem::path file(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    QTemporaryDir m_folder;
};

PANELWISE_GUILESS_TEST(CsvWriteTest)

} // namespace csv_write_test

#include "csv_write_test.moc"
