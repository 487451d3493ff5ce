// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

// Stands for the number in the text of a rule: "<{number}" means every "<3" and "<0.5".
inline constexpr std::string_view kAnyNumber = "{number}";

// How cells with one text are read. Said once in the task; the table itself stays as it was imported.
struct CodeRule {
    enum class Read : std::uint8_t {
        Missing, // not recorded
        Value,   // `value`
        Number,  // the number in the text: 3 for "<3"
        Half,    // half of it
    };
    std::string column = {}; // empty: every column
    std::string text = {};   // as in the table, small and capital letters alike; may hold {number}
    Read read = Read::Missing;
    double value = 0.0;         // of Read::Value
    std::string otherKeys = {}; // JSON object of keys we do not know, kept for the next writer; may be empty

    bool operator==(const CodeRule&) const = default;
};

} // namespace core
