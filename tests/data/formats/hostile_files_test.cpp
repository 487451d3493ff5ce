// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/formats/format_files.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <minizip/zip.h>
#include <zlib.h>

#include <ctime>
#include <utility>

namespace hostile_files_test {

using namespace core;

namespace {

using Parts = std::vector<std::pair<std::string, std::string>>;

const std::string kMain = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const std::string kOffice = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

std::string relation(const std::string& type, const std::string& target)
{
    return "<Relationship Id=\"" + type + "\" Type=\"" + kOffice + "/" + type + "\" Target=\"" + target + "\"/>";
}

// A workbook with one sheet, of which a test replaces some parts.
Parts workbook(const std::string& sheet, const std::string& texts = "<sst/>")
{
    return {{"[Content_Types].xml", "<Types/>"},
            {"_rels/.rels", "<R>" + relation("officeDocument", "xl/workbook.xml") + "</R>"},
            {"xl/_rels/workbook.xml.rels",
             "<R>" + relation("worksheet", "sheet.xml") + relation("sharedStrings", "texts.xml") + "</R>"},
            {"xl/workbook.xml", "<workbook xmlns:r=\"" + kOffice +
                                    "\"><sheets><sheet name=\"S\" r:id=\"worksheet\"/></sheets></workbook>"},
            {"xl/texts.xml", texts},
            {"xl/sheet.xml", sheet}};
}

std::string sheetOf(const std::string& rows)
{
    return "<worksheet xmlns=\"" + kMain + "\"><sheetData>" + rows + "</sheetData></worksheet>";
}

} // namespace

class HostileFilesTest : public QObject {
    Q_OBJECT

private:
    std::string zipped(const Parts& parts)
    {
        const std::string path = m_folder.filePath(QStringLiteral("made.zip")).toStdString();
        zipFile zip = zipOpen64(path.c_str(), APPEND_STATUS_CREATE);
        for (const auto& [name, content] : parts) {
            zipOpenNewFileInZip64(zip, name.c_str(), nullptr, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED, 9, 0);
            zipWriteInFileInZip(zip, content.data(), static_cast<unsigned>(content.size()));
            zipCloseFileInZip(zip);
        }
        zipClose(zip, nullptr);
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    std::optional<FileFault> faultIn(const Parts& parts) { return faultOfImport(importBytes(zipped(parts))); }

private Q_SLOTS:
    void theWorkbookOfTheseTestsIsSound()
    {
        const TableOutcome outcome = importBytes(
            zipped(workbook(sheetOf("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"str\"><v>b</v></c>"
                                    "</row><row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"B2\"><v>2</v></c></row>"),
                            "<sst><si><r><t>a</t></r><r><t>b</t></r><rPh><t>no</t></rPh></si></sst>")));
        QVERIFY(outcome.table);
        QCOMPARE(textsOf(*outcome.table, "ab"), (std::vector<std::string>{"1"}));
    }

    void whatMakesNoSenseIsDamage_data()
    {
        QTest::addColumn<QString>("sheet");
        QTest::newRow("column 475,254") << "<row r=\"1\"><c r=\"ZZZZ1\"><v>1</v></c></row>";
        QTest::newRow("column a million") << "<row r=\"1\"><c r=\"BDWGN1\"><v>1</v></c></row>";
        QTest::newRow("row two million") << "<row r=\"2000000\"><c r=\"A2000000\"><v>1</v></c></row>";
        QTest::newRow("rows backwards") << "<row r=\"2\"><c><v>1</v></c></row><row r=\"1\"><c><v>1</v></c></row>";
        QTest::newRow("text that is not there") << "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>7</v></c></row>";
        QTest::newRow("no number") << "<row r=\"1\"><c r=\"A1\"><v>1,5</v></c></row>";
        QTest::newRow("open element") << "<row r=\"1\"><c r=\"A1\"><v>1</v></row>";
        QTest::newRow("nested") << QStringLiteral("<a>").repeated(100'000);
    }
    void whatMakesNoSenseIsDamage()
    {
        QFETCH(QString, sheet);
        QVERIFY(faultIn(workbook(sheetOf(sheet.toStdString()))) == FileFault::Damaged);
    }

    void entitiesAreRefused()
    {
        std::string laughs = "<!DOCTYPE l [<!ENTITY a \"ha\">";
        for (char name = 'b'; name < 'z'; ++name)
            laughs += std::string("<!ENTITY ") + name + " \"" + '&' + static_cast<char>(name - 1) + ";&" +
                      static_cast<char>(name - 1) + ";\">";
        QVERIFY(faultIn(workbook(laughs + "]>" + sheetOf("<row r=\"1\"><c t=\"str\"><v>&y;</v></c></row>"))) ==
                FileFault::Damaged);
    }

    void textsThatAreTheSheetItselfAreDamage()
    {
        Parts parts = workbook(sheetOf("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row>"));
        parts[2].second = "<R>" + relation("worksheet", "sheet.xml") + relation("sharedStrings", "sheet.xml") + "</R>";
        QVERIFY(faultIn(parts) == FileFault::Damaged);
    }

    // 300 MB of blanks pack into 300 kB.
    void aZipBombIsNotUnpacked()
    {
        const std::string blanks(300'000'000, ' ');
        const auto begin = std::clock();
        QVERIFY(faultIn(workbook("<worksheet>" + blanks + "</worksheet>")) == FileFault::UnpacksTooLarge);
        std::string packed(1'000'000, '\0');
        z_stream stream{};
        deflateInit2(&stream, 1, Z_DEFLATED, 31, 8, Z_RLE);
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(blanks.data()));
        stream.avail_in = static_cast<uInt>(blanks.size());
        stream.next_out = reinterpret_cast<Bytef*>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, Z_FINISH);
        packed.resize(stream.total_out);
        deflateEnd(&stream);
        for (int layer = 0; layer < 2; ++layer) { // two members, one after the other
            const TableOutcome outcome = importBytes(layer == 0 ? packed + packed : packed + packed.substr(0, 1000));
            const std::optional<FileFault> code = faultOfImport(outcome);
            QVERIFY(code == FileFault::UnpacksTooLarge || code == FileFault::Damaged);
        }
        QVERIFY(double(std::clock() - begin) < 30.0 * CLOCKS_PER_SEC);
    }

    // 1,048,576 rows of 16,384 cells in 400 bytes.
    void aCellThatIsRepeatedForeverIsTooMuch()
    {
        const std::string row = "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell "
                                "table:number-columns-repeated=\"16384\" office:value-type=\"float\" "
                                "office:value=\"1\"/></table:table-row>";
        const std::string head = "<table:table-row><table:table-cell table:number-columns-repeated=\"16384\" "
                                 "office:value-type=\"string\"><text:p>x</text:p></table:table-cell></table:table-row>";
        const std::string content = "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\">"
                                    "<office:body><table:table table:name=\"S\">" +
                                    head + row + "</table:table></office:body></office:document-content>";
        const auto begin = std::clock(); // 120 million cells took 4 s
        const TableOutcome outcome = importBytes(zipped({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                                                         {"META-INF/manifest.xml", "<m/>"},
                                                         {"content.xml", content}}));
        QVERIFY(double(std::clock() - begin) < 2.0 * CLOCKS_PER_SEC);
        QVERIFY(!outcome.table);
        QVERIFY(outcome.problems.first().front().code == ErrorCode::FileTooLarge ||
                faultOfImport(outcome) == FileFault::Damaged);
    }

    void everyBeginningOfAFileIsToldApartFromTheWhole_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name : {"ward.xlsx", "ward.ods", "ward.sav", "ward.zsav", "ward.dta", "ward_old.dta",
                                 "ward.sas7bdat", "ward.xpt"})
            QTest::newRow(name) << name;
    }
    void everyBeginningOfAFileIsToldApartFromTheWhole()
    {
        QFETCH(QString, file);
        const std::string whole = bytesOfFile(file.toStdString());
        for (std::size_t length = 4; length < whole.size(); length += 1 + whole.size() / 97) {
            if (file.endsWith("xpt") && length % 80 == 0)
                continue; // its cards do not say how many there are
            const TableOutcome outcome = importBytes(whole.substr(0, length));
            const bool complete = outcome.table && outcome.table->rowCount() == 6;
            QVERIFY(complete || !outcome.problems.empty());
        }
    }

    void aFlippedByteNeverEndsTheProgram_data() { everyBeginningOfAFileIsToldApartFromTheWhole_data(); }
    void aFlippedByteNeverEndsTheProgram()
    {
        QFETCH(QString, file);
        const std::string whole = bytesOfFile(file.toStdString());
        for (std::size_t place = 0; place < whole.size(); place += 1 + whole.size() / 307) {
            std::string changed = whole;
            changed[place] = static_cast<char>(changed[place] ^ 0xFF);
            const TableOutcome outcome = importBytes(std::move(changed));
            QCOMPARE(outcome.table != nullptr, outcome.problems.empty());
        }
    }

    void filesOfOtherKindsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QString>("kind");
        QTest::newRow("old Excel") << QByteArray::fromHex("d0cf11e0a1b11ae1") + QByteArray(600, '\0') << "xls";
        QTest::newRow("PDF") << QByteArray("%PDF-1.7\n%...") << "pdf";
        QTest::newRow("Parquet") << QByteArray("PAR1....") << "parquet";
    }
    void filesOfOtherKindsAreNamed()
    {
        QFETCH(QByteArray, head);
        QFETCH(QString, kind);
        const TableOutcome outcome = importBytes(head.toStdString());
        QVERIFY(faultOfImport(outcome) == FileFault::FormatNotRead);
        QCOMPARE(QString::fromStdString(faultOf(outcome.problems.first().front())->detail), kind);
    }

    void archivesWithoutATableAreNamed()
    {
        const TableOutcome outcome = importBytes(zipped({{"readme.txt", "nothing"}}));
        QVERIFY(faultOfImport(outcome) == FileFault::FormatNotRead);
        QCOMPARE(faultOf(outcome.problems.first().front())->detail, std::string("zip"));
    }

    void packedTextIsReadLikeText()
    {
        const std::string text = "age,crp\n34,1.5\n61,12\n";
        std::string packed(200, '\0');
        z_stream stream{};
        deflateInit2(&stream, 9, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
        stream.avail_in = static_cast<uInt>(text.size());
        stream.next_out = reinterpret_cast<Bytef*>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, Z_FINISH);
        packed.resize(stream.total_out);
        deflateEnd(&stream);
        const TableOutcome outcome = importTable(CsvSource::fromText(packed, "clinic.csv.gz"), {}, {}, {});
        QVERIFY(outcome.table);
        QCOMPARE(outcome.table->sourceName(), std::string("clinic.csv"));
        QCOMPARE(textsOf(*outcome.table, "crp"), (std::vector<std::string>{"1.5", "12"}));
        QVERIFY(faultOfImport(importBytes(packed.substr(0, packed.size() - 5))) == FileFault::Damaged);
    }

private:
    QTemporaryDir m_folder;
};

PANELWISE_GUILESS_TEST(HostileFilesTest)

} // namespace hostile_files_test

#include "hostile_files_test.moc"
