// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/workbook_p.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

using namespace core;
using namespace core::formats;

namespace {

// A ZIP archive whose parts are stored as they are, so that the fuzzer's bytes are the XML that is parsed. The
// directory's checksums are not compared before a part was read whole.
class StoredZip {
public:
    void add(const std::string& name, const std::string& content)
    {
        const auto offset = static_cast<std::uint32_t>(m_bytes.size());
        std::string facts = number(20, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(crc(content), 4) +
                            number(content.size(), 4) + number(content.size(), 4) + number(name.size(), 2) +
                            number(0, 2);
        m_bytes += std::string("PK\x03\x04", 4) + facts + name + content;
        m_directory += std::string("PK\x01\x02", 4) + number(20, 2) + facts + number(0, 2) + number(0, 2) +
                       number(0, 2) + number(0, 4) + number(offset, 4) + name;
        ++m_parts;
    }
    std::string finish() const
    {
        return m_bytes + m_directory + std::string("PK\x05\x06", 4) + number(0, 4) + number(m_parts, 2) +
               number(m_parts, 2) + number(m_directory.size(), 4) + number(m_bytes.size(), 4) + number(0, 2);
    }

private:
    static std::string number(std::uint64_t value, int bytes)
    {
        std::string text;
        for (int i = 0; i < bytes; ++i)
            text += static_cast<char>(value >> (8 * i));
        return text;
    }
    static std::uint32_t crc(const std::string& content)
    {
        std::uint32_t sum = 0xFFFFFFFFU;
        for (const char byte : content) {
            sum ^= static_cast<unsigned char>(byte);
            for (int bit = 0; bit < 8; ++bit)
                sum = (sum >> 1) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        }
        return ~sum;
    }

    std::string m_bytes, m_directory;
    std::uint64_t m_parts = 0;
};

class CountingSink : public CellSink {
public:
    bool row(std::uint64_t number, std::span<const Cell> cells) override
    {
        if (number <= m_last || cells.empty())
            std::abort();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (cells[i].column >= kMostColumns || (i > 0 && cells[i].column <= cells[i - 1].column))
                std::abort();
        m_last = number;
        return ++m_rows < 1000;
    }

private:
    std::uint64_t m_last = 0;
    std::size_t m_rows = 0;
};

void readSheets(FileKind kind, const std::string& archive)
{
    const CsvSource source = CsvSource::fromText(archive, "fuzz");
    const Result<csv::Bytes> bytes = csv::Bytes::open(source);
    Result<std::unique_ptr<Workbook>> workbook = openWorkbook(kind, *bytes, "fuzz", {});
    for (std::size_t sheet = 0; workbook && sheet < (*workbook)->sheets().size() && sheet < 3; ++sheet) {
        CountingSink sink;
        (void)(*workbook)->read(sheet, sink, {});
    }
}

} // namespace

// XML as the parts of a workbook: a sheet, styles and texts of XLSX at once, and the content of an ODS.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string xml(reinterpret_cast<const char*>(data), size);
    const std::string type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    StoredZip xlsx;
    xlsx.add("_rels/.rels", "<R><Relationship Id='a' Type='" + type + "officeDocument' Target='w'/></R>");
    xlsx.add("_rels/w.rels",
             "<R><Relationship Id='s' Type='" + type + "worksheet' Target='x'/><Relationship Id='t' Type='" + type +
                 "styles' Target='x'/><Relationship Id='u' Type='" + type + "sharedStrings' Target='x'/></R>");
    xlsx.add("w", "<w><sheet name='S' id='s'/></w>");
    xlsx.add("x", xml);
    readSheets(FileKind::Xlsx, xlsx.finish());
    StoredZip ods;
    ods.add("content.xml", xml);
    readSheets(FileKind::Ods, ods.finish());
    return 0;
}
