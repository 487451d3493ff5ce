// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/import_chunks_p.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace core {
namespace {

void appendLength(std::vector<std::byte>& bytes, std::size_t length)
{
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::byte>((length >> shift) & 0xff));
}

std::size_t lengthAt(std::span<const std::byte> bytes)
{
    std::size_t length = 0;
    for (unsigned i = 0; i < 4; ++i)
        length |= static_cast<std::size_t>(bytes[i]) << (8 * i);
    return length;
}

void swapOnBigEndian(std::span<float> values)
{
    if constexpr (std::endian::native == std::endian::big)
        for (float& value : values)
            value = std::bit_cast<float>(__builtin_bswap32(std::bit_cast<std::uint32_t>(value)));
}

} // namespace

Fingerprint chunkFingerprint(const ChunkPlace& place, std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(std::uint64_t{place.column});
    builder.add(static_cast<std::uint64_t>(place.part));
    builder.add(std::uint64_t{place.chunk});
    builder.add(content);
    return builder.finish();
}

std::vector<std::byte> encodeValues(std::span<const float> values)
{
    std::vector<float> ordered(values.begin(), values.end());
    swapOnBigEndian(ordered);
    const std::span<const std::byte> bytes = std::as_bytes(std::span(ordered));
    return {bytes.begin(), bytes.end()};
}

bool decodeValues(std::span<const std::byte> bytes, std::vector<float>& values)
{
    if (bytes.size() % sizeof(float) != 0)
        return false;
    const std::size_t before = values.size();
    values.resize(before + bytes.size() / sizeof(float));
    if (!bytes.empty())
        std::memcpy(values.data() + before, bytes.data(), bytes.size());
    swapOnBigEndian(std::span(values).subspan(before));
    return true;
}

std::vector<std::byte> encodeLevels(std::span<const std::string>& levels)
{
    std::vector<std::byte> bytes;
    do {
        const std::string& level = levels.front();
        appendLength(bytes, level.size());
        const std::span<const std::byte> text = std::as_bytes(std::span(level));
        bytes.insert(bytes.end(), text.begin(), text.end());
        levels = levels.subspan(1);
    } while (!levels.empty() && bytes.size() + 4 + levels.front().size() <= kChunkLevelBytes);
    return bytes;
}

bool decodeLevels(std::span<const std::byte> bytes, std::vector<std::string>& levels)
{
    while (!bytes.empty()) {
        if (bytes.size() < 4)
            return false;
        const std::size_t length = lengthAt(bytes);
        bytes = bytes.subspan(4);
        if (length > bytes.size())
            return false;
        levels.emplace_back(reinterpret_cast<const char*>(bytes.data()), length);
        bytes = bytes.subspan(length);
    }
    return true;
}

std::vector<std::string> encodeCodes(const Column& column)
{
    std::vector<std::vector<std::byte>> rows(column.codes.size());
    for (const CodedCell& cell : column.coded)
        appendLength(rows[cell.code], cell.row);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        texts.push_back(column.codes[i]);
        texts.emplace_back(reinterpret_cast<const char*>(rows[i].data()), rows[i].size());
    }
    return texts;
}

bool decodeCodes(Column& column)
{
    if (column.kind != ColumnKind::Numeric || column.levels.empty())
        return true;
    if (column.levels.size() % 2 != 0)
        return false;
    for (std::size_t i = 0; i < column.levels.size(); i += 2) {
        std::span<const std::byte> rows = std::as_bytes(std::span(column.levels[i + 1]));
        if (rows.size() % 4 != 0)
            return false;
        for (; !rows.empty(); rows = rows.subspan(4))
            column.coded.push_back({.row = static_cast<std::uint32_t>(lengthAt(rows)),
                                    .code = static_cast<std::uint32_t>(column.codes.size())});
        column.codes.push_back(std::move(column.levels[i]));
    }
    column.levels.clear();
    std::sort(column.coded.begin(), column.coded.end(),
              [](const CodedCell& a, const CodedCell& b) { return a.row < b.row; });
    return true;
}

} // namespace core
