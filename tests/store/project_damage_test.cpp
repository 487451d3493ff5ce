// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/store/project_file.h"
#include "core/store/project_header_p.h"
#include "core/store/project_schema_p.h"
#include "core/store/project_sharing.h"
#include "core/store/sqlite_p.h"
#include "tests/store/project_fixtures.h"
#include "tests/test_program.h"

#include <filesystem>
#include <set>

namespace project_damage_test {

using namespace core;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

// A file that is not a project any more, or never was: a clear answer, and not a byte of it changed.
class ProjectDamageTest : public QObject {
    Q_OBJECT

    fixtures::Folder m_folder;
    fs::path m_file = m_folder / "damaged.panelwise";
    TablePtr m_table = fixtures::table(40);
    Study m_study = fixtures::study(*m_table, 4);
    std::string m_sound;

    // nullopt: it opened, and with exactly the right content.
    std::optional<ErrorCode> opened(const std::string& bytes) const
    {
        fixtures::writeBytes(m_file, bytes);
        std::optional<ErrorCode> outcome;
        {
            const Result<ProjectFile> project = ProjectFile::open(m_file);
            if (!project)
                outcome = project.error().code;
            else if (project->import()->fingerprint() != m_table->fingerprint() ||
                     project->import()->sourceName() != m_table->sourceName() || project->study() != m_study)
                qFatal("wrong content was read without a word");
        }
        if (fixtures::bytesOf(m_file) != bytes)
            qFatal("the file was changed by opening it");
        if (fixtures::namesIn(m_folder.path()) != Names{"damaged.panelwise"})
            qFatal("something was left beside the file");
        return outcome;
    }

    std::string flippedAt(std::uint64_t bit) const
    {
        std::string flipped = m_sound;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
        return flipped;
    }

    static bool isClear(std::optional<ErrorCode> code)
    {
        static const std::set<ErrorCode> clear{ErrorCode::ProjectDamaged, ErrorCode::ProjectForeign,
                                               ErrorCode::ProjectNewer, ErrorCode::ProjectTruncated};
        return !code || clear.contains(*code);
    }

    // As version 9 may leave it.
    void makeNewer(Sql more) const
    {
        fixtures::writeBytes(m_file, m_sound);
        const Result<Database> database = Database::open(m_file, Database::Mode::ReadWrite);
        QVERIFY(database->execute(more).ok());
        QVERIFY(database->execute("PRAGMA user_version = 9").ok());
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(ProjectFile::create(m_file, m_table, m_study).project.has_value());
        m_sound = fixtures::bytesOf(m_file);
        QVERIFY(m_sound.size() > 20'000);
        QVERIFY(!opened(m_sound).has_value());
    }

    void filesOfOtherProgramsAreForeign_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16).append(QByteArray(5'000, '\7'));
        QTest::newRow("text") << QByteArray("age,sex,label\n61,f,1\n");
        QTest::newRow("two bytes") << QByteArray("SQ");
        QTest::newRow("ZIP") << QByteArray("PK\3\4").append(QByteArray(2'000, '\0'));
        QTest::newRow("zeros") << QByteArray(8'192, '\0');
    }

    void filesOfOtherProgramsAreForeign()
    {
        QFETCH(const QByteArray, bytes);
        QCOMPARE(opened(bytes.toStdString()), ErrorCode::ProjectForeign);
    }

    void anotherProgramsDatabaseIsForeign()
    {
        const fixtures::Folder folder;
        {
            const Result<Database> other = Database::open(folder / "other.db", Database::Mode::Create);
            QVERIFY(other.ok());
            QVERIFY(other->execute("CREATE TABLE study (id INTEGER); PRAGMA user_version = 1").ok());
        }
        QCOMPARE(opened(fixtures::bytesOf(folder / "other.db")), ErrorCode::ProjectForeign);
    }

    void anEmptyFileIsTruncated() { QCOMPARE(opened({}), ErrorCode::ProjectTruncated); }

    void aMissingFileAndAFolderAreSaidToBeSo()
    {
        QCOMPARE(ProjectFile::open(m_folder / "missing.panelwise").error().code, ErrorCode::FileNotFound);
        QCOMPARE(ProjectFile::open(m_folder.path()).error().code, ErrorCode::FileNotReadable);
    }

    void whatANewerVersionAddsLeavesTheRestToBeSeen()
    {
        makeNewer("CREATE TABLE visit (id INTEGER PRIMARY KEY, at TEXT) STRICT; CREATE INDEX visits ON visit (at);"
                  "INSERT INTO visit VALUES (1, 'x')");
        QVERIFY(!opened(fixtures::bytesOf(m_file)).has_value()); // with what we know of it, and unchanged
        Result<ProjectFile> project = ProjectFile::open(m_file);
        QCOMPARE(project->access(), ProjectAccess::ReadOnlyNewer);
        QCOMPARE(project->saveStudy(m_study).error().code, ErrorCode::ProjectReadOnly);
        QCOMPARE(project->saveCopy(m_folder / "copy.panelwise").error().code, ErrorCode::ProjectNewer);
        QVERIFY(project->fronts()->empty());
        QCOMPARE(shareProject(*project, m_folder / "copy.panelwise", Withheld::Identifiers).error().code,
                 ErrorCode::ProjectNewer); // what we do not know may be of patients
    }

    // Shown as far as it goes where a row has a form that we do not know: that row is not called damaged.
    void whatANewerVersionChangedIsNotGuessed()
    {
        for (const Sql change : {Sql("ALTER TABLE study ADD COLUMN more TEXT"), Sql("DROP TABLE front_name"),
                                 Sql("UPDATE study SET task = '{\"v\":2}'"),
                                 Sql("CREATE TRIGGER t AFTER INSERT ON study BEGIN DELETE FROM import; END")}) {
            makeNewer(change);
            QCOMPARE(opened(fixtures::bytesOf(m_file)), ErrorCode::ProjectNewer);
            const Error error = ProjectFile::open(m_file).error();
            QCOMPARE(error.found, std::uint64_t{9});
            QCOMPARE(error.expected, std::uint64_t{kSchemaVersion});
        }
        makeNewer("INSERT INTO front VALUES (1, 5, '{\"v\":2}', x'00', 1, x'00')");
        const Result<ProjectFile> project = ProjectFile::open(m_file);
        QCOMPARE(project->import()->fingerprint(), m_table->fingerprint());
        QCOMPARE(project->fronts().error().code, ErrorCode::ProjectNewer);
    }

    void aFileCutOffAnywhereIsTruncated()
    {
        for (std::size_t length = 512; length < m_sound.size(); length += 512)
            QCOMPARE(opened(m_sound.substr(0, length)), ErrorCode::ProjectTruncated);
        for (const std::size_t length : {17u, 60u, 99u, 100u, 101u})
            QCOMPARE(opened(m_sound.substr(0, length)), ErrorCode::ProjectTruncated);
    }

    // A download that was resumed wrongly has the right length and a hole.
    void aFileWithAHoleIsNeverReadWrongly()
    {
        for (std::size_t start = 512; start < m_sound.size(); start += 512) {
            std::string holed = m_sound;
            std::fill_n(holed.begin() + static_cast<std::ptrdiff_t>(start),
                        std::min<std::size_t>(512, holed.size() - start), '\0');
            QVERIFY(isClear(opened(holed)));
        }
    }

    void everyFlippedBitOfTheHeaderIsHandled()
    {
        for (std::size_t bit = 0; bit < 100 * 8; ++bit)
            QVERIFY2(isClear(opened(flippedAt(bit))), qPrintable(QString::number(bit)));
    }

    // Anywhere in the file: bits that carry nothing may flip. Most of the pages are empty, since every table of runs,
    // fronts and systems has one of its own.
    void aFlippedBitIsNeverReadWrongly()
    {
        RandomStream random(Seed{20}, "bit flips");
        for (int i = 0; i < 1'000; ++i) {
            const std::uint64_t bit = random.below(m_sound.size() * 8);
            QVERIFY2(isClear(opened(flippedAt(bit))), qPrintable(QString::number(bit)));
        }
    }

    // Bytes that are not zero carry data, apart from what SQLite left in unused places: nine flips of ten are refused.
    void aFlippedBitOfDataIsRefused()
    {
        RandomStream random(Seed{22}, "bit flips");
        std::vector<std::uint64_t> written;
        for (std::size_t place = 0; place < m_sound.size(); ++place)
            if (m_sound[place] != '\0')
                written.push_back(place);
        int refused = 0;
        for (int i = 0; i < 1'000; ++i) {
            const std::uint64_t bit = written[random.below(written.size())] * 8 + random.below(8);
            const std::optional<ErrorCode> code = opened(flippedAt(bit));
            QVERIFY2(isClear(code), qPrintable(QString::number(bit)));
            refused += code.has_value();
        }
        QVERIFY2(refused > 900, qPrintable(QString::number(refused)));
    }

    void pagesInTheWrongPlaceAreNeverReadAsData()
    {
        RandomStream random(Seed{21}, "page swaps");
        const std::size_t pages = m_sound.size() / 4'096;
        for (int i = 0; i < 500; ++i) {
            const std::size_t a = random.below(pages) * 4'096;
            const std::size_t b = random.below(pages) * 4'096;
            std::string swapped = m_sound;
            std::swap_ranges(swapped.begin() + static_cast<std::ptrdiff_t>(a),
                             swapped.begin() + static_cast<std::ptrdiff_t>(a + 4'096),
                             swapped.begin() + static_cast<std::ptrdiff_t>(b));
            QVERIFY(isClear(opened(swapped)));
        }
    }

    // Somebody else's trigger would run when we save.
    void aProjectWithAForeignTriggerIsRefused()
    {
        const fixtures::Folder folder;
        fixtures::writeBytes(folder / "a.panelwise", m_sound);
        {
            const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadWrite);
            QVERIFY(database->execute("CREATE TRIGGER spy AFTER UPDATE ON study BEGIN DELETE FROM import; END").ok());
        }
        QCOMPARE(opened(fixtures::bytesOf(folder / "a.panelwise")), ErrorCode::ProjectDamaged);
    }

    void impossibleCountsDoNotReserveMemory()
    {
        const fixtures::Folder folder;
        fixtures::writeBytes(folder / "a.panelwise", m_sound);
        {
            const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadWrite);
            QVERIFY(database->execute("UPDATE import SET row_count = 1000000000000000000").ok());
        }
        QCOMPARE(opened(fixtures::bytesOf(folder / "a.panelwise")), ErrorCode::ProjectDamaged);
    }

    void aMissingChunkIsNoticed()
    {
        const fixtures::Folder folder;
        for (int chunk = 1; chunk <= 5; ++chunk) {
            fixtures::writeBytes(folder / "a.panelwise", m_sound);
            {
                const Result<Database> database = Database::open(folder / "a.panelwise", Database::Mode::ReadWrite);
                Statement remove(*database, "DELETE FROM import_chunk WHERE id = ?1");
                QVERIFY(remove.bind(1, std::int64_t{chunk}).run().ok());
            }
            QCOMPARE(opened(fixtures::bytesOf(folder / "a.panelwise")), ErrorCode::ProjectDamaged);
        }
    }
};

PANELWISE_APPLESS_TEST(ProjectDamageTest)

} // namespace project_damage_test

#include "project_damage_test.moc"
