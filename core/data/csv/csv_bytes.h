// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/csv/csv_import.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core::csv {

// The bytes of a source, piece by piece. Files are read, not mapped: another program may shorten a file while we are at
// it, and a mapping would then end the process.
class Bytes {
public:
    static Result<Bytes> open(const CsvSource& source); // the source must outlive it

    std::uint64_t size() const { return m_size; }
    // Fills `into` from `offset` on and returns how much there was.
    Result<std::size_t> read(std::uint64_t offset, std::span<char> into) const;

private:
    struct CloseFile {
        void operator()(const int* descriptor) const;
    };
    std::shared_ptr<const int> m_file; // null: m_text is meant
    std::string_view m_text;
    std::string m_name;
    std::uint64_t m_size = 0;
};

// What stands before the header: a byte order mark, and the line "sep=;" that Excel understands.
struct Prologue {
    std::uint64_t length = 0;
    std::optional<char> delimiter;
};

// Fails with FileEmpty where nothing follows, and with EncodingBroken for UTF-16, UTF-32 and binary files.
Result<Prologue> readPrologue(std::string_view head, const std::string& name);

// Hands out blocks of whole records, about 1 MB each.
class RecordBlocks {
public:
    static constexpr std::size_t kBlock = std::size_t{1} << 20;
    static constexpr std::size_t kLongestRecord = std::size_t{64} << 20;

    RecordBlocks(const Bytes& bytes, char delimiter, std::uint64_t offset, std::size_t block = kBlock);

    // The next records; empty at the end. A character that is no part of a number may be read behind the block.
    Result<std::string_view> next();
    std::uint64_t position() const { return m_position; } // behind the last block handed out
    bool recordTooLong() const { return m_tooLong; }      // the last block was cut because no record ended in it

private:
    bool refill(std::optional<Error>& failure);

    const Bytes& m_bytes;
    char m_delimiter;
    std::uint64_t m_position;
    std::vector<char> m_buffer;
    std::size_t m_used = 0;   // bytes in the buffer
    std::size_t m_handed = 0; // of these, handed out with the last block
    bool m_tooLong = false;
};

} // namespace core::csv
