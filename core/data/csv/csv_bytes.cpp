// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_bytes.h"

#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_text.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core::csv {
namespace {

Error unreadable(const std::string& name, int reason)
{
    return {.code = reason == ENOENT || reason == ENOTDIR ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable,
            .subject = name,
            .detail = std::strerror(reason)};
}

// Other kinds of text that people rename to .csv, or that programs save under that name; empty for a table.
std::string foreignKind(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    text.remove_prefix(std::min(begin, text.size()));
    const auto startsWith = [text](std::string_view lowerCase) {
        return equalsIgnoringCase(text.substr(0, lowerCase.size()), lowerCase);
    };
    for (const std::string_view tag : {"<html", "<!doctype", "<table", "<head", "<body", "<meta"})
        if (startsWith(tag))
            return "HTML";
    if (startsWith("<?xml"))
        return "XML";
    if (startsWith("%pdf-"))
        return "PDF";
    const bool object = text.size() > 1 && (text[0] == '{' || text[0] == '[');
    const std::size_t next = object ? text.find_first_not_of(" \t\r\n", 1) : std::string_view::npos;
    if (next != std::string_view::npos && (text[next] == '"' || (text[0] == '[' && text[next] == '{')))
        return "JSON";
    return {};
}

} // namespace

void Bytes::CloseFile::operator()(const int* descriptor) const
{
    ::close(*descriptor);
    delete descriptor;
}

Result<Bytes> Bytes::open(const CsvSource& source)
{
    Bytes bytes;
    bytes.m_name = source.name;
    if (source.file.empty()) {
        bytes.m_text = source.text;
        bytes.m_size = source.text.size();
        return bytes;
    }
    // Not blocking, or a named pipe would make us wait for somebody to write.
    const int descriptor = ::open(source.file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return unreadable(source.name, errno);
    bytes.m_file = std::shared_ptr<const int>(new int(descriptor), CloseFile{});
    struct stat facts {};
    if (::fstat(descriptor, &facts) != 0)
        return unreadable(source.name, errno);
    if (S_ISDIR(facts.st_mode))
        return unreadable(source.name, EISDIR);
    if (!S_ISREG(facts.st_mode))
        return Error{.code = ErrorCode::FileNotReadable, .subject = source.name};
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
    bytes.m_size = static_cast<std::uint64_t>(facts.st_size);
    return bytes;
}

Result<std::size_t> Bytes::read(std::uint64_t offset, std::span<char> into) const
{
    if (!m_file) {
        const std::string_view rest = m_text.substr(std::min<std::uint64_t>(offset, m_text.size()));
        return rest.copy(into.data(), into.size());
    }
    std::size_t done = 0;
    while (done < into.size()) {
        const ssize_t got = ::pread(*m_file, into.data() + done, into.size() - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return unreadable(m_name, errno);
        // A table cut short between two rows would look complete.
        if (got == 0 && offset + done < m_size)
            return Error{.code = ErrorCode::FileNotReadable, .subject = m_name, .detail = "it became shorter"};
        if (got == 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    return done;
}

Result<Prologue> readPrologue(std::string_view head, const std::string& name)
{
    using namespace std::string_view_literals;
    if (head.starts_with("\xff\xfe\0\0"sv) || head.starts_with("\0\0\xfe\xff"sv))
        return Error{.code = ErrorCode::EncodingBroken, .subject = name, .detail = "UTF-32"};
    if (head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff"))
        return Error{.code = ErrorCode::EncodingBroken, .subject = name, .detail = "UTF-16"};
    Prologue prologue;
    if (head.starts_with("\xef\xbb\xbf"))
        prologue.length = 3;
    std::string_view text = head.substr(prologue.length);
    const bool known = text.size() > 5 && std::string_view(",;\t|").find(text[4]) != std::string_view::npos;
    if (known && text.starts_with("sep=") && isLineEnd(text[5])) {
        prologue.delimiter = text[4];
        prologue.length += 5;
        text.remove_prefix(5);
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{.code = ErrorCode::FileEmpty, .subject = name};
    if (std::string kind = foreignKind(text); !kind.empty())
        return Error{.code = ErrorCode::EncodingBroken, .subject = name, .detail = std::move(kind)};
    // UTF-16 without a mark has a NUL in every other byte; other files with NULs are not text either.
    if (const std::size_t nul = text.substr(0, 4096).find('\0'); nul != std::string_view::npos) {
        const bool everyOther = nul < 2 && text.size() > nul + 2 && text[nul + 2] == '\0';
        return Error{.code = ErrorCode::EncodingBroken, .subject = name, .detail = everyOther ? "UTF-16" : "NUL"};
    }
    return prologue;
}

RecordBlocks::RecordBlocks(const Bytes& bytes, char delimiter, std::uint64_t offset, std::size_t block)
    : m_bytes(bytes),
      m_delimiter(delimiter),
      m_position(offset),
      // One more than there is shows the end at once, and one for the character behind the block.
      m_buffer(
          static_cast<std::size_t>(std::min<std::uint64_t>(block, bytes.size() - std::min(offset, bytes.size()) + 1)) +
          1)
{
}

Result<std::string_view> RecordBlocks::next()
{
    std::copy(m_buffer.begin() + static_cast<std::ptrdiff_t>(m_handed),
              m_buffer.begin() + static_cast<std::ptrdiff_t>(m_used), m_buffer.begin());
    m_used -= m_handed;
    m_handed = 0;
    std::optional<Error> failure;
    while (m_handed == 0) {
        const bool atEnd = refill(failure);
        if (failure)
            return *failure;
        const char* const begin = m_buffer.data();
        if (atEnd) {
            m_handed = m_used;
            break;
        }
        m_handed = static_cast<std::size_t>(lastRecordEnd(begin, begin + m_used, m_delimiter) - begin);
        if (m_handed == 0 && m_buffer.size() > kLongestRecord) {
            m_tooLong = true;
            m_handed = m_used;
        } else if (m_handed == 0) {
            m_buffer.resize(m_buffer.size() * 2);
        }
    }
    m_position += m_handed;
    return std::string_view(m_buffer.data(), m_handed);
}

// Reads behind what is there; true where the source ends with it.
bool RecordBlocks::refill(std::optional<Error>& failure)
{
    const std::span<char> room(m_buffer.data() + m_used, m_buffer.size() - 1 - m_used);
    const Result<std::size_t> got = m_bytes.read(m_position + m_used, room);
    if (!got) {
        failure = got.error();
        return true;
    }
    m_used += *got;
    m_buffer[m_used] = '\0';
    return *got < room.size();
}

} // namespace core::csv

namespace core {

CsvSource CsvSource::fromFile(const std::filesystem::path& path)
{
    return {.file = path, .text = {}, .name = path.filename().string()};
}

CsvSource CsvSource::fromText(std::string text, std::string name)
{
    return {.file = {}, .text = std::move(text), .name = std::move(name)};
}

} // namespace core
