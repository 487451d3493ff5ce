// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace core {

// Free bytes where `file` is kept, for this user; nothing where the system does not say.
std::optional<std::uint64_t> roomBeside(const std::filesystem::path& file);

// Less than this is said before long work, and worth waiting for: a front of ten thousand patients takes some 20 MB.
inline constexpr std::uint64_t kLittleRoom = std::uint64_t{64} << 20;
bool isShortOfRoom(const std::filesystem::path& file);

} // namespace core
