// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/name_tokens.h"

#include <array>
#include <cstdint>
#include <utility>

namespace core {
namespace {

bool isLower(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

bool isUpper(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

// Letters with accents as they are typed without them; µ is written u where it cannot be typed. Superscripts part
// ("10³" is 10 3, as in "10^3"), subscripts do not ("SpO₂" is spo2).
constexpr std::array<std::pair<std::string_view, std::string_view>, 122> kFolded{{
    {"ä", "a"}, {"á", "a"},  {"à", "a"},  {"â", "a"},  {"ã", "a"}, {"å", "a"}, {"Ä", "a"}, {"Á", "a"}, {"À", "a"},
    {"Â", "a"}, {"ë", "e"},  {"é", "e"},  {"è", "e"},  {"ê", "e"}, {"É", "e"}, {"È", "e"}, {"Ê", "e"}, {"ï", "i"},
    {"í", "i"}, {"ì", "i"},  {"î", "i"},  {"Í", "i"},  {"ö", "o"}, {"ó", "o"}, {"ò", "o"}, {"ô", "o"}, {"õ", "o"},
    {"Ö", "o"}, {"Ó", "o"},  {"ü", "u"},  {"ú", "u"},  {"ù", "u"}, {"û", "u"}, {"Ü", "u"}, {"Ú", "u"}, {"ñ", "n"},
    {"Ñ", "n"}, {"ç", "c"},  {"Ç", "c"},  {"ß", "ss"}, {"µ", "u"}, {"μ", "u"}, {"°", " "}, {"×", " "}, {"·", " "},
    {"–", " "}, {"—", " "},  {"−", " "},  {" ", " "},  {"₀", "0"}, {"₁", "1"}, {"₂", "2"}, {"₃", "3"}, {"₄", "4"},
    {"₅", "5"}, {"₆", "6"},  {"₇", "7"},  {"₈", "8"},  {"₉", "9"}, {"α", "a"}, {"β", "b"}, {"γ", "g"}, {"δ", "d"},
    {"ø", "o"}, {"æ", "ae"}, {"œ", "oe"}, {"ą", "a"},  {"ă", "a"}, {"ā", "a"}, {"Ą", "a"}, {"Ă", "a"}, {"ć", "c"},
    {"č", "c"}, {"Ć", "c"},  {"Č", "c"},  {"ď", "d"},  {"Ď", "d"}, {"đ", "d"}, {"ě", "e"}, {"ę", "e"}, {"Ę", "e"},
    {"Ě", "e"}, {"ğ", "g"},  {"Ğ", "g"},  {"ı", "i"},  {"İ", "i"}, {"ł", "l"}, {"Ł", "l"}, {"ń", "n"}, {"ň", "n"},
    {"Ń", "n"}, {"Ň", "n"},  {"ő", "o"},  {"Ő", "o"},  {"ř", "r"}, {"Ř", "r"}, {"ś", "s"}, {"š", "s"}, {"ş", "s"},
    {"ș", "s"}, {"Ś", "s"},  {"Š", "s"},  {"Ş", "s"},  {"Ș", "s"}, {"ť", "t"}, {"ț", "t"}, {"Ť", "t"}, {"Ț", "t"},
    {"ů", "u"}, {"ű", "u"},  {"Ů", "u"},  {"Ű", "u"},  {"ý", "y"}, {"Ý", "y"}, {"ź", "z"}, {"ž", "z"}, {"ż", "z"},
    {"Ź", "z"}, {"Ž", "z"},  {"Ż", "z"},  {"Ø", "o"},  {"Å", "a"},
}};

constexpr std::array<std::pair<std::string_view, char>, 10> kSuperscripts{{{"⁰", '0'},
                                                                           {"¹", '1'},
                                                                           {"²", '2'},
                                                                           {"³", '3'},
                                                                           {"⁴", '4'},
                                                                           {"⁵", '5'},
                                                                           {"⁶", '6'},
                                                                           {"⁷", '7'},
                                                                           {"⁸", '8'},
                                                                           {"⁹", '9'}}};

// Greek and Cyrillic capitals as small letters; everything else as it is. Two bytes of UTF-8.
std::array<char, 2> smallLetter(char first, char second)
{
    const auto at = static_cast<unsigned>(static_cast<unsigned char>(first)) << 8U | static_cast<unsigned char>(second);
    unsigned small = at;
    if ((at >= 0xD090 && at <= 0xD09F) || (at >= 0xCE91 && at <= 0xCE9F)) // А–П, Α–Ο
        small = at + 0x20;
    else if ((at >= 0xD0A0 && at <= 0xD0AF) || (at >= 0xCEA0 && at <= 0xCEA9)) // Р–Я, Π–Ω: on the next page
        small = at + 0x100 - 0x20;
    else if (at == 0xD081) // Ё
        small = 0xD191;
    return {static_cast<char>(small >> 8U), static_cast<char>(small & 0xFFU)};
}

// The name in ASCII as far as it can be, capitals kept there.
std::string folded(std::string_view name)
{
    std::string result;
    bool inSuperscript = false;
    for (std::size_t at = 0; at < name.size();) {
        if ((name[at] & 0x80) == 0) {
            result += name[at++];
            inSuperscript = false;
            continue;
        }
        const std::string_view rest = name.substr(at);
        const std::size_t before = at;
        for (const auto& [mark, digit] : kSuperscripts) {
            if (!rest.starts_with(mark))
                continue;
            if (!inSuperscript)
                result += ' ';
            result += digit;
            inSuperscript = true;
            at += mark.size();
            break;
        }
        if (at != before)
            continue;
        inSuperscript = false;
        for (const auto& [letter, plain] : kFolded) {
            if (!rest.starts_with(letter))
                continue;
            result += plain;
            at += letter.size();
            break;
        }
        if (at != before)
            continue;
        if (at + 1 < name.size() && (static_cast<unsigned char>(name[at]) & 0xE0U) == 0xC0) {
            const std::array<char, 2> letter = smallLetter(name[at], name[at + 1]);
            result.append(letter.data(), letter.size());
            at += 2;
        } else {
            result += name[at++];
        }
    }
    return result;
}

// "x10" and "x1000" are 10 and 1000; "10e9" is 10 9.
void addToken(std::vector<std::string>& tokens, std::string token)
{
    if (token.starts_with("x10"))
        token.erase(0, 1);
    if (token.size() >= 4 && token.starts_with("10e") && isDigit(token[3])) {
        tokens.emplace_back("10");
        token.erase(0, 3);
    }
    tokens.push_back(std::move(token));
}

} // namespace

std::vector<std::string> nameTokens(std::string_view name, bool splitCase)
{
    std::vector<std::string> tokens;
    std::string token;
    const auto finish = [&] {
        if (!token.empty())
            addToken(tokens, std::exchange(token, {}));
    };
    char previous = ' ';
    for (const char letter : folded(name)) {
        const bool part = isLower(letter) || isUpper(letter) || isDigit(letter) || (letter & 0x80) != 0;
        if (!part || (splitCase && isUpper(letter) && isLower(previous)))
            finish();
        if (letter == '%')
            tokens.emplace_back("pct");
        else if (part)
            token += isUpper(letter) ? static_cast<char>(letter + 32) : letter;
        previous = letter;
    }
    finish();
    return tokens;
}

std::string joined(std::span<const std::string> tokens, std::string_view separator)
{
    std::string result;
    for (const std::string& token : tokens) {
        if (!result.empty())
            result += separator;
        result += token;
    }
    return result;
}

} // namespace core
