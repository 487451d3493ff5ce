// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import/unpack.h"

#include "core/data/formats/file_fault.h"

#include "core/data/import/file_detection.h"

#include <unistd.h>
#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace core {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;
constexpr std::uint64_t kPackedAtLeast = 1'000'000; // below it any content is soon unpacked
constexpr std::uint64_t kMostTimesPacked = 400;     // text of a table unpacks to 3 to 30 times

// One stream of zlib; a file may hold several, one after the other.
class Inflater {
public:
    explicit Inflater(const csv::Bytes& bytes, const CsvSource& source) : m_bytes(bytes), m_source(source) {}
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater() { inflateEnd(&m_stream); }

    Result<std::string> run(const std::stop_token& stop);

private:
    Error damaged() const { return faultyFile(FileFault::Damaged, m_source.name, "gzip"); }
    std::optional<Error> refill();

    const csv::Bytes& m_bytes;
    const CsvSource& m_source;
    z_stream m_stream{};
    std::vector<char> m_input = std::vector<char>(kPiece);
    std::uint64_t m_place = 0;
};

std::optional<Error> Inflater::refill()
{
    const Result<std::size_t> got = m_bytes.read(m_place, m_input);
    if (!got)
        return got.error();
    m_place += *got;
    m_stream.next_in = reinterpret_cast<Bytef*>(m_input.data());
    m_stream.avail_in = static_cast<uInt>(*got);
    return std::nullopt;
}

Result<std::string> Inflater::run(const std::stop_token& stop)
{
    constexpr int gzipOnly = 16 + MAX_WBITS;
    std::string text;
    if (inflateInit2(&m_stream, gzipOnly) != Z_OK)
        return damaged();
    std::vector<char> output(kPiece);
    bool streamEnded = false;
    while (!stop.stop_requested()) {
        if (m_stream.avail_in == 0) {
            if (auto failure = refill())
                return *failure;
            if (m_stream.avail_in == 0)
                return streamEnded ? Result<std::string>(std::move(text)) : damaged();
        }
        if (streamEnded && inflateReset(&m_stream) != Z_OK)
            return damaged();
        m_stream.next_out = reinterpret_cast<Bytef*>(output.data());
        m_stream.avail_out = static_cast<uInt>(output.size());
        const int state = inflate(&m_stream, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END)
            return damaged();
        streamEnded = state == Z_STREAM_END;
        text.append(output.data(), output.size() - m_stream.avail_out);
        const bool bomb = text.size() > kMostTimesPacked * std::max(m_bytes.size(), kPackedAtLeast);
        if (bomb || text.size() > kLargestUnpacked)
            return faultyFile(FileFault::UnpacksTooLarge, m_source.name);
    }
    return text;
}

} // namespace

Result<CsvSource> unpacked(CsvSource source, const std::stop_token& stop)
{
    const Result<csv::Bytes> bytes = csv::Bytes::open(source);
    if (!bytes)
        return bytes.error();
    if (!formats::isGzip(*bytes))
        return source;
    Result<std::string> text = Inflater(*bytes, source).run(stop);
    if (!text)
        return text.error();
    std::string name = source.name;
    if (name.ends_with(".gz"))
        name.resize(name.size() - 3);
    return CsvSource::fromText(std::move(*text), std::move(name));
}

Result<CsvSource> readStandardInput(const std::stop_token& stop)
{
    std::string text;
    std::vector<char> piece(kPiece);
    const std::string name = "-";
    while (!stop.stop_requested()) {
        const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return Error{.code = ErrorCode::FileNotReadable, .subject = name, .detail = std::strerror(errno)};
        if (got == 0)
            break;
        text.append(piece.data(), static_cast<std::size_t>(got));
        if (text.size() > kLargestUnpacked)
            return Error{.code = ErrorCode::FileTooLarge, .subject = name};
    }
    return CsvSource::fromText(std::move(text), name);
}

} // namespace core
