// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/zip_file_p.h"

#include "core/data/formats/file_fault.h"

#include <minizip/unzip.h>

#include <algorithm>
#include <array>

namespace core::formats {
namespace {

// A sheet of numbers unpacks to 5 to 40 times its size, one of equal cells to 200 times.
constexpr std::uint64_t kUnpackedAtLeast = std::uint64_t{256} << 20;
constexpr std::uint64_t kMostTimes = 400;
constexpr std::uint64_t kMostUnpacked = std::uint64_t{16} << 30;

// What the library reads with: our bytes, and where it is in them.
struct Cursor {
    const csv::Bytes* bytes = nullptr;
    std::uint64_t place = 0;
    bool failed = false;
};

voidpf openCursor(voidpf opaque, const void*, int)
{
    static_cast<Cursor*>(opaque)->place = 0;
    return opaque;
}

uLong readCursor(voidpf opaque, voidpf, void* buffer, uLong size)
{
    Cursor& cursor = *static_cast<Cursor*>(opaque);
    const Result<std::size_t> got = cursor.bytes->read(cursor.place, {static_cast<char*>(buffer), size});
    cursor.failed |= !got;
    if (!got)
        return 0;
    cursor.place += *got;
    return *got;
}

ZPOS64_T tellCursor(voidpf opaque, voidpf)
{
    return static_cast<Cursor*>(opaque)->place;
}

long seekCursor(voidpf opaque, voidpf, ZPOS64_T offset, int origin)
{
    Cursor& cursor = *static_cast<Cursor*>(opaque);
    const std::uint64_t base = origin == ZLIB_FILEFUNC_SEEK_END   ? cursor.bytes->size()
                               : origin == ZLIB_FILEFUNC_SEEK_CUR ? cursor.place
                                                                  : 0;
    const std::uint64_t place = base + offset;
    if (place > cursor.bytes->size())
        return -1;
    cursor.place = place;
    return 0;
}

int closeCursor(voidpf, voidpf)
{
    return 0;
}

int errorOfCursor(voidpf opaque, voidpf)
{
    return static_cast<Cursor*>(opaque)->failed ? 1 : 0;
}

} // namespace

struct ZipFile::Handle {
    Cursor cursor;
    unzFile file = nullptr;

    Handle() = default;
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle()
    {
        if (file)
            unzClose(file);
    }
};

Result<ZipFile> ZipFile::open(const csv::Bytes& bytes, const std::string& name)
{
    ZipFile zip;
    zip.m_name = name;
    zip.m_handle = std::make_shared<Handle>();
    zip.m_handle->cursor.bytes = &bytes;
    zlib_filefunc64_def functions{.zopen64_file = openCursor,
                                  .zread_file = readCursor,
                                  .zwrite_file = nullptr,
                                  .ztell64_file = tellCursor,
                                  .zseek64_file = seekCursor,
                                  .zclose_file = closeCursor,
                                  .zerror_file = errorOfCursor,
                                  .opaque = &zip.m_handle->cursor};
    zip.m_handle->file = unzOpen2_64(name.c_str(), &functions);
    if (!zip.m_handle->file)
        return faultyFile(FileFault::Damaged, name, "ZIP directory");
    return zip;
}

bool ZipFile::has(const std::string& part) const
{
    return unzLocateFile(m_handle->file, part.c_str(), 1) == UNZ_OK;
}

Result<RunEnd> ZipFile::read(const std::string& part, const Sink& sink, const ReadControl& control) const
{
    const Error damaged = faultyFile(FileFault::Damaged, m_name, part);
    unz_file_info64 facts{};
    if (!has(part) || unzGetCurrentFileInfo64(m_handle->file, &facts, nullptr, 0, nullptr, 0, nullptr, 0) != UNZ_OK)
        return damaged;
    if ((facts.flag & 1U) != 0)
        return faultyFile(FileFault::FormatNotRead, m_name, "password");
    if (unzOpenCurrentFile(m_handle->file) != UNZ_OK)
        return damaged;
    const std::shared_ptr<void> closing(m_handle->file, [](void* file) { unzCloseCurrentFile(file); });
    std::array<char, std::size_t{64} << 10> piece{};
    for (std::uint64_t unpacked = 0;;) {
        if (control.stop.stop_requested())
            return RunEnd::Cancelled;
        const int got = unzReadCurrentFile(m_handle->file, piece.data(), static_cast<unsigned>(piece.size()));
        if (got < 0)
            return damaged;
        if (got == 0)
            break;
        unpacked += static_cast<std::uint64_t>(got);
        const bool bomb = unpacked > kUnpackedAtLeast && unpacked / kMostTimes > facts.compressed_size;
        if (bomb || unpacked > kMostUnpacked)
            return faultyFile(FileFault::UnpacksTooLarge, m_name, part);
        if (!sink({piece.data(), static_cast<std::size_t>(got)}))
            return RunEnd::Finished;
        if (control.at)
            control.at(unpacked, std::max<std::uint64_t>(unpacked, facts.uncompressed_size));
    }
    // The library compares the checksum when the part is closed.
    return unzCloseCurrentFile(m_handle->file) == UNZ_CRCERROR ? Result<RunEnd>(damaged) : RunEnd::Finished;
}

Result<std::string> ZipFile::readSmall(const std::string& part, std::size_t most) const
{
    std::string text;
    const Result<RunEnd> end = read(part, [&](std::string_view piece) {
        text += piece.substr(0, most - text.size());
        return text.size() < most;
    });
    if (!end)
        return end.error();
    return text;
}

} // namespace core::formats
