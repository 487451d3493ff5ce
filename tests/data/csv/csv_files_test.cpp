// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/csv/csv_import.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <chrono>
#include <cmath>
#include <fstream>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace csv_files_test {

using namespace core;

namespace {

using Clock = std::chrono::steady_clock;

// Reads the public cohorts the simple way: no quotes in them, a comma between fields, empty is missing.
struct NaiveReading {
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> rows;
    std::size_t missing = 0;
};

NaiveReading readNaively(const std::filesystem::path& file)
{
    NaiveReading reading;
    std::ifstream stream(file);
    std::string line;
    while (std::getline(stream, line)) {
        std::vector<std::string> fields(1);
        for (const char c : line) {
            if (c == ',')
                fields.emplace_back();
            else
                fields.back() += c;
        }
        if (reading.names.empty()) {
            reading.names = fields;
            continue;
        }
        for (const std::string& field : fields)
            reading.missing += field.empty() ? 1 : 0;
        reading.rows.push_back(std::move(fields));
    }
    return reading;
}

std::size_t residentBytes()
{
    std::ifstream stream("/proc/self/statm");
    std::size_t total = 0;
    std::size_t resident = 0;
    stream >> total >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void writeNumbers(const std::filesystem::path& file, std::size_t rows, std::size_t columns)
{
    std::ofstream stream(file, std::ios::binary);
    for (std::size_t c = 0; c < columns; ++c)
        stream << (c == 0 ? "x" : ",x") << c;
    stream << '\n';
    RandomStream random(Seed{1}, "numbers");
    std::vector<std::string> lines(97);
    for (std::string& text : lines) {
        for (std::size_t c = 0; c < columns; ++c)
            text += (c == 0 ? "" : ",") + std::to_string(random.uniform() * 100.0);
        text += '\n';
    }
    for (std::size_t row = 0; row < rows; ++row)
        stream << lines[row % lines.size()];
}

} // namespace

class CsvFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_large = std::filesystem::path(m_folder.path().toStdString()) / "large.csv";
        writeNumbers(m_large, kRows, kColumns);
    }

    void publicCohortsAreReadCellByCell_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("patients");
        QTest::addColumn<double>("positives"); // share, as published beside the files
        QTest::newRow("ferritin") << "nhanes_ferritin_1999_2002" << 9911 << 0.1005;
        QTest::newRow("mortality") << "physionet2012_mortality" << 12000 << 0.142;
        QTest::newRow("thyroid") << "uci_ann_thyroid" << 7200 << 0.074;
    }
    void publicCohortsAreReadCellByCell()
    {
        QFETCH(QString, name);
        QFETCH(int, patients);
        QFETCH(double, positives);
        const std::filesystem::path file =
            std::filesystem::path(PANELWISE_SHARED_DIR) / "data" / (name.toStdString() + ".csv");
        if (!std::filesystem::exists(file))
            QSKIP("The public cohorts are not on this machine.");
        const auto preview = previewCsv(CsvSource::fromFile(file));
        QVERIFY(preview.ok() && preview->questions.empty() && preview->problems.empty());
        const ImportOutcome outcome = importCsv(CsvSource::fromFile(file), preview->dialect, {}, {});
        QVERIFY(outcome.table);
        const NaiveReading naive = readNaively(file);
        QCOMPARE(outcome.table->rowCount(), static_cast<std::size_t>(patients));
        QCOMPARE(outcome.table->columnCount() + outcome.notices.size(), naive.names.size());
        const double estimated = static_cast<double>(preview->estimatedRows);
        QVERIFY(estimated > 0.9 * patients && estimated < 1.1 * patients);

        const Column* label = outcome.table->find("label");
        QVERIFY(label->kind == ColumnKind::Binary && label->levels == std::vector<std::string>({"0", "1"}));
        const auto with = static_cast<double>(std::count(label->values.begin(), label->values.end(), 1.0F));
        QVERIFY(std::abs(with / patients - positives) < 0.0006);
        compareCells(*outcome.table, naive);
    }

    void progressMovesForwardInSmallSteps()
    {
        std::vector<Progress> steps;
        const auto sink = [&](const Progress& progress) { steps.push_back(progress); };
        const ImportOutcome outcome = importCsv(CsvSource::fromFile(m_large), {}, {}, sink);
        QVERIFY(outcome.table);
        const std::uint64_t bytes = std::filesystem::file_size(m_large);
        QCOMPARE(steps.back().done, bytes);
        QCOMPARE(steps.back().rows, std::uint64_t(kRows));
        for (std::size_t i = 1; i < steps.size(); ++i) {
            QVERIFY(steps[i].done > steps[i - 1].done && steps[i].rows >= steps[i - 1].rows);
            QVERIFY(steps[i].done - steps[i - 1].done <= 4U << 20);
            QCOMPARE(steps[i].total, bytes);
        }
    }

    // Asked to stop from within the first progress report, and from another thread.
    void aStopIsObeyedWithinHalfASecond()
    {
        std::stop_source stop;
        int reports = 0;
        const ImportOutcome outcome =
            importCsv(CsvSource::fromFile(m_large), {}, stop.get_token(), [&](const Progress&) {
                if (++reports == 3)
                    stop.request_stop();
            });
        QVERIFY(outcome.end == RunEnd::Cancelled);
        QVERIFY(!outcome.table && outcome.problems.empty());
        QCOMPARE(reports, 3);

        std::stop_source later;
        Clock::time_point asked;
        std::jthread user([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            asked = Clock::now();
            later.request_stop();
        });
        const ImportOutcome second = importCsv(CsvSource::fromFile(m_large), {}, later.get_token(), {});
        const Clock::time_point ended = Clock::now();
        user.join();
        if (second.end == RunEnd::Cancelled)
            QVERIFY(ended - asked < std::chrono::milliseconds(500));
    }

    // The limit is three times the matrix; the file itself is twice as large as the matrix and must not be held.
    void memoryStaysNearTheMatrix()
    {
        if (test::sanitized())
            QSKIP("The sanitizer's own memory would be measured.");
        const std::size_t before = residentBytes();
        std::size_t peak = before;
        const auto sink = [&](const Progress&) { peak = std::max(peak, residentBytes()); };
        const ImportOutcome outcome = importCsv(CsvSource::fromFile(m_large), {}, {}, sink);
        peak = std::max(peak, residentBytes());
        QVERIFY(outcome.table);
        const double matrix = kRows * kColumns * sizeof(float);
        QVERIFY(static_cast<double>(std::filesystem::file_size(m_large)) > 2.0 * matrix);
        QVERIFY2(static_cast<double>(peak - before) < 1.5 * matrix, std::to_string(peak - before).c_str());
    }

    // Cut between two rows, what is left would pass for the whole table.
    void aFileThatShrinksWhileItIsReadIsNotTakenForWhole()
    {
        const std::filesystem::path file = std::filesystem::path(m_folder.path().toStdString()) / "shrinking.csv";
        {
            std::ofstream stream(file, std::ios::binary);
            stream << "x.y,z.a\n";
            for (int i = 0; i < 1'000'000; ++i)
                stream << (i % 10) << ".5,1." << (i % 10) << '\n'; // 8 bytes, as the header
        }
        int reports = 0;
        const ImportOutcome outcome = importCsv(CsvSource::fromFile(file), {}, {}, [&](const Progress&) {
            if (++reports == 1)
                std::filesystem::resize_file(file, 8 * 600'000);
        });
        QVERIFY(reports > 0);
        QVERIFY(outcome.end == RunEnd::Failed);
        QCOMPARE(outcome.problems.first().front().code, ErrorCode::FileNotReadable);
    }

    // Records longer than a block of the reader, quotes across its edges, and a line end split by one.
    void recordsMayBeLongerThanABlock()
    {
        const std::filesystem::path file = std::filesystem::path(m_folder.path().toStdString()) / "long.csv";
        const std::string novel(3'000'000, 'n');
        {
            std::ofstream stream(file, std::ios::binary);
            stream << "text,x\r\n";
            for (int i = 0; i < 6; ++i)
                stream << "\"" << novel << "\r\n\"\"" << i << "\"\"\"," << i << ".5\r\n";
        }
        const ImportOutcome outcome = importCsv(CsvSource::fromFile(file), {}, {}, {});
        QVERIFY(outcome.table);
        QCOMPARE(outcome.table->rowCount(), std::size_t(6));
        QCOMPARE(cellText(*outcome.table->find("text"), 5), novel + "\r\n\"5\"");
        QCOMPARE(outcome.table->find("x")->values[5], 5.5F);
    }

    // Every alignment of line ends and quotes to the 1 MB blocks gives the same table.
    void blockEdgesAreNotSeen()
    {
        std::string body;
        for (int i = 0; i < 36'000; ++i)
            body += std::to_string(i) + ".25,\"a\r\n\"\"b\"\r\n" + std::to_string(i) + ".5,c\r\n";
        std::optional<Fingerprint> first;
        for (int shift = 0; shift < 14; ++shift) {
            const std::string text = "x,y\r\n" + std::string(static_cast<std::size_t>(shift), '\n') + body;
            const ImportOutcome outcome = importCsv(CsvSource::fromText(text, "t"), {}, {}, {});
            QVERIFY(outcome.table);
            QCOMPARE(outcome.table->rowCount(), std::size_t(72'000));
            if (!first)
                first = outcome.table->fingerprint();
            QVERIFY(outcome.table->fingerprint() == *first);
        }
    }

private:
    static void compareCells(const Table& table, const NaiveReading& naive)
    {
        std::size_t missing = 0;
        for (std::size_t c = 0; c < naive.names.size(); ++c) {
            const Column* column = table.find(naive.names[c]);
            for (std::size_t row = 0; column != nullptr && row < naive.rows.size(); ++row) {
                const std::string& field = naive.rows[row][c];
                const bool recorded = !std::isnan(column->values[row]);
                missing += recorded ? 0 : 1;
                QCOMPARE(recorded, !field.empty());
                if (recorded)
                    QCOMPARE(std::stof(cellText(*column, row)), std::stof(field));
            }
        }
        QCOMPARE(missing, naive.missing);
    }

    static constexpr std::size_t kRows = 120'000;
    static constexpr std::size_t kColumns = 20;
    QTemporaryDir m_folder;
    std::filesystem::path m_large;
};

PANELWISE_GUILESS_TEST(CsvFilesTest)

} // namespace csv_files_test

#include "csv_files_test.moc"
