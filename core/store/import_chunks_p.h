// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/data/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// How the cells of a column become bytes that every machine reads alike: little-endian, 64 Ki values in a chunk.
inline constexpr std::size_t kChunkValues = 65'536;
inline constexpr std::size_t kChunkLevelBytes = 262'144;

enum class ChunkPart : std::uint8_t { Values = 0, Levels = 1 };

struct ChunkPlace {
    std::size_t column = 0;
    ChunkPart part = ChunkPart::Values;
    std::size_t chunk = 0;
    bool operator==(const ChunkPlace&) const = default;
};

// Of the content and of where it belongs, so that two chunks cannot change places unseen.
Fingerprint chunkFingerprint(const ChunkPlace& place, std::span<const std::byte> content);

std::vector<std::byte> encodeValues(std::span<const float> values);
// Appends; false where the bytes are not whole values.
bool decodeValues(std::span<const std::byte> bytes, std::vector<float>& values);

// As many levels from the beginning of `levels` as one chunk holds (at least one), taken off it.
std::vector<std::byte> encodeLevels(std::span<const std::string>& levels);
bool decodeLevels(std::span<const std::byte> bytes, std::vector<std::string>& levels);

// The codes of a column of numbers take the place of levels: each text, and behind it the rows it stands in, 4 bytes
// each.
std::vector<std::string> encodeCodes(const Column& column);
bool decodeCodes(Column& column); // takes them out of `levels`; nothing to do for other kinds

} // namespace core
