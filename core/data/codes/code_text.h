// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// What a text among numbers usually means.
enum class CodeMeaning : std::uint8_t {
    Unknown,     // only the study knows: "ND" is "not done" here and "not detected" there
    NotRecorded, // "n.b.", "pending", "hemolyzed", "#N/A"
    BelowLimit,  // "<3"
    AboveLimit,  // ">1000"
    WithUnit,    // "5.4 mg/dL"
    Flagged,     // "5.4 H"
};

// A number with something around it.
struct MarkedNumber {
    std::string before; // "", "<", "<=", ">" or ">="
    float number = 0.0F;
    std::string behind; // a unit or a flag; may be empty, but not together with `before`

    std::string text() const;    // "<0.5 mg/L", however it was written
    std::string pattern() const; // "<{number} mg/L"
    CodeMeaning meaning() const;
};

// How a number is written in the table; nothing where the text is none.
using NumberReader = std::function<std::optional<float>(std::string_view)>;
std::optional<float> readPlainNumber(std::string_view text); // with a decimal point

std::optional<MarkedNumber> readMarkedNumber(std::string_view text, const NumberReader& read = readPlainNumber);

// Texts that laboratories write where there is no result, in many languages.
bool meansNotRecorded(std::string_view text);

// Levels of a text column that say nothing: "unknown", "keine Angabe". Narrower, since texts may be results there.
bool meansUnknownLevel(std::string_view text);

CodeMeaning meaningOfCode(std::string_view text);

// What rules are written for: the pattern of a marked number, else the text itself.
std::string codeKey(std::string_view text);

// Two texts are one code if these are equal: blanks at the ends and capital letters do not matter.
std::string foldedCode(std::string_view text);

// The place of a text on the scale of a test strip: negative 0, trace 0.5, + 1 … ++++ 4; nothing for other texts.
std::optional<double> stripGrade(std::string_view text);

} // namespace core
