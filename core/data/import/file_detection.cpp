// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import/file_detection.h"

#include "core/data/formats/file_fault.h"

#include "core/data/formats/workbook/zip_file_p.h"

#include <array>
#include <string_view>

namespace core::formats {
namespace {

using namespace std::string_view_literals;

constexpr auto kSasData = "\0\0\0\0\0\0\0\0\0\0\0\0\xc2\xea\x81\x60\xb3\x14\x11\xcf\xbd\x92\x08\0\x09\xc7\x31\x8c"
                          "\x18\x1f\x10\x11"sv;

struct Foreign {
    std::string_view head;
    const char* what;
};
constexpr std::array kForeign{
    Foreign{"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, "xls"}, // and workbooks with a password
    Foreign{"%PDF-"sv, "pdf"},
    Foreign{"PAR1"sv, "parquet"},
    Foreign{"RDX2\n"sv, "rdata"},
    Foreign{"RDX3\n"sv, "rdata"},
    Foreign{"ASCII SPSS PORT FILE"sv, "por"},
};

// Stata before version 13 has no word in front: format 104 to 115, byte order, file type 1, nothing.
bool isOldStata(std::string_view head)
{
    if (head.size() < 4)
        return false;
    const auto format = static_cast<unsigned char>(head[0]);
    return format >= 104 && format <= 115 && (head[1] == 1 || head[1] == 2) && head[2] == 1 && head[3] == 0;
}

Result<FileKind> kindOfArchive(const csv::Bytes& bytes, const std::string& name)
{
    Result<ZipFile> zip = ZipFile::open(bytes, name);
    if (!zip)
        return zip.error();
    if (zip->has("mimetype")) {
        const Result<std::string> type = zip->readSmall("mimetype", 200);
        if (!type)
            return type.error();
        if (type->starts_with("application/vnd.oasis.opendocument.spreadsheet"))
            return FileKind::Ods;
    }
    if (zip->has("xl/workbook.bin"))
        return faultyFile(FileFault::FormatNotRead, name, "xlsb");
    if (zip->has("Index/Document.iwa"))
        return faultyFile(FileFault::FormatNotRead, name, "numbers");
    const bool document = zip->has("word/document.xml") || zip->has("ppt/presentation.xml");
    if (zip->has("[Content_Types].xml") && zip->has("_rels/.rels") && !document)
        return FileKind::Xlsx;
    return faultyFile(FileFault::FormatNotRead, name, "zip");
}

} // namespace

bool isGzip(const csv::Bytes& bytes)
{
    std::array<char, 3> head{};
    const Result<std::size_t> size = bytes.read(0, head);
    return size && *size == 3 && std::string_view(head.data(), 3) == "\x1f\x8b\x08"sv;
}

Result<FileKind> kindOf(const csv::Bytes& bytes, const std::string& name)
{
    std::array<char, 64> start{};
    const Result<std::size_t> size = bytes.read(0, start);
    if (!size)
        return size.error();
    const std::string_view head(start.data(), *size);
    if (head.starts_with("PK\x03\x04"sv) || head.starts_with("PK\x05\x06"sv))
        return kindOfArchive(bytes, name);
    if (head.starts_with("$FL2"sv) || head.starts_with("$FL3"sv))
        return FileKind::Spss;
    if (head.starts_with("<stata_dta>"sv) || isOldStata(head))
        return FileKind::Stata;
    if (head.starts_with(kSasData))
        return FileKind::Sas;
    if (head.starts_with("HEADER RECORD*******LIB"sv))
        return FileKind::SasTransport;
    for (const Foreign& foreign : kForeign)
        if (head.starts_with(foreign.head))
            return faultyFile(FileFault::FormatNotRead, name, foreign.what);
    return FileKind::Text;
}

} // namespace core::formats
