// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_header_p.h"

#include "core/store/project_schema_p.h"

#include <array>
#include <bit>
#include <cstring>

namespace core {
namespace {

// https://www.sqlite.org/fileformat2.html#the_database_header; numbers are big-endian.
constexpr std::size_t kHeaderSize = 100;
constexpr std::string_view kMagic{"SQLite format 3\0", 16};
using HeaderBytes = std::array<unsigned char, kHeaderSize>;

std::uint32_t numberAt(const HeaderBytes& bytes, std::size_t offset)
{
    return std::uint32_t{bytes[offset]} << 24 | std::uint32_t{bytes[offset + 1]} << 16 |
           std::uint32_t{bytes[offset + 2]} << 8 | std::uint32_t{bytes[offset + 3]};
}

std::uint32_t pageSizeOf(const HeaderBytes& bytes)
{
    const std::uint32_t stored = std::uint32_t{bytes[16]} << 8 | bytes[17];
    return stored == 1 ? 65'536 : stored;
}

// What SQLite writes into every file we make. Anything else is damage, even where SQLite would read past it.
bool isAsWritten(const HeaderBytes& bytes)
{
    const std::uint32_t pageSize = pageSizeOf(bytes);
    const bool modeKnown = bytes[18] == bytes[19] && (bytes[18] == 1 || bytes[18] == 2);
    const bool fractions = bytes[20] == 0 && bytes[21] == 64 && bytes[22] == 32 && bytes[23] == 32;
    bool reservedIsZero = true;
    for (std::size_t i = 72; i < 92; ++i)
        reservedIsZero = reservedIsZero && bytes[i] == 0;
    return pageSize >= 512 && std::has_single_bit(pageSize) && modeKnown && fractions && reservedIsZero &&
           numberAt(bytes, 44) == 4 && // schema format
           numberAt(bytes, 52) == 0 && // no auto-vacuum
           numberAt(bytes, 56) == 1 && // UTF-8
           numberAt(bytes, 24) == numberAt(bytes, 92);
}

} // namespace

Error newerProject(const std::string& subject, std::uint32_t version)
{
    return {.code = ErrorCode::ProjectNewer, .subject = subject, .expected = schemaVersion(), .found = version};
}

Result<ProjectHeader> readProjectHeader(const Database& database, const std::string& subject, bool interrupted)
{
    const auto failed = [&](ErrorCode code) { return Error{.code = code, .subject = subject, .detail = {}}; };
    // Through SQLite's own handle: opening and closing the file ourselves would drop the locks of a connection that
    // another window of this process has on it.
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        return failed(ErrorCode::FileNotReadable);
    if (size == 0)
        return failed(ErrorCode::ProjectTruncated);
    HeaderBytes bytes{};
    const int code = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) // the missing rest of a short file is zeros
        return failed(ErrorCode::FileNotReadable);

    if (std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0)
        return failed(ErrorCode::ProjectForeign);
    if (static_cast<std::size_t>(size) < bytes.size())
        return failed(ErrorCode::ProjectTruncated);
    if (numberAt(bytes, 68) != kApplicationId)
        return failed(ErrorCode::ProjectForeign);
    const std::uint32_t version = numberAt(bytes, 60);
    if (!isAsWritten(bytes) && version > schemaVersion())
        return newerProject(subject, version);
    if (version == 0 || !isAsWritten(bytes))
        return failed(ErrorCode::ProjectDamaged);
    const std::uint64_t promised = std::uint64_t{numberAt(bytes, 28)} * pageSizeOf(bytes);
    if (!interrupted && static_cast<std::uint64_t>(size) < promised)
        return failed(ErrorCode::ProjectTruncated);
    return ProjectHeader{.version = version, .walMode = bytes[18] == 2};
}

} // namespace core
