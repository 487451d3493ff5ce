// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Nesting deeper than this is refused: nothing of ours needs it, and writing a value back recurses.
inline constexpr std::size_t kDeepestJson = 64;

// The document, or everything that keeps it from being one: broken UTF-8, syntax, nesting, keys given twice (where a
// reader would silently keep only one of them).
struct JsonDocument {
    std::optional<nlohmann::json> root;
    ProblemList problems;
};
JsonDocument parseCheckedJson(std::string_view text);

// One more step of a JSON pointer (RFC 6901).
std::string jsonPath(std::string_view parent, std::string_view key);
std::string jsonPath(std::string_view parent, std::size_t position);

} // namespace core
