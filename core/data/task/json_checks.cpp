// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/json_checks_p.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace core {
namespace {

using Json = nlohmann::json;

std::size_t lineAt(std::string_view text, std::size_t position)
{
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(position, text.size()));
    return 1 + static_cast<std::size_t>(std::count(text.begin(), end, '\n'));
}

// Bytes of the UTF-8 sequence that starts at `at`; 0 where there is no valid one (overlong forms and surrogates
// included, RFC 3629).
std::size_t sequenceLength(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) -> unsigned {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80U)
        return 1;
    if (first >= 0xC2U && first <= 0xDFU)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0U && first <= 0xEFU) {
        const bool overlong = first == 0xE0U && byte(1) < 0xA0U;
        const bool surrogate = first == 0xEDU && byte(1) > 0x9FU;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0U && first <= 0xF4U) {
        const bool overlong = first == 0xF0U && byte(1) < 0x90U;
        const bool beyond = first == 0xF4U && byte(1) > 0x8FU;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

std::optional<std::size_t> firstBrokenByte(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequenceLength(text, at);
        if (length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

// The parser's own words without its prefix: "unexpected '}'; expected end of input".
std::string reasonOf(std::string_view message)
{
    const std::size_t dash = message.find(" - ");
    return std::string(dash == std::string_view::npos ? message : message.substr(dash + 3));
}

// Reads the text once without building anything, so that a hostile document is refused before it costs memory.
class Inspector : public nlohmann::json_sax<Json> {
public:
    Inspector(std::string_view text, ProblemList& problems) : m_text(text), m_problems(problems) {}

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        Level& level = m_levels.back();
        level.key = name;
        if (!level.seen.insert(name).second)
            m_problems.add({.code = ErrorCode::JsonKeyDuplicate, .subject = path(), .detail = name});
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& problem) override
    {
        // Number 406: a number too large to be held, the only value error of the parser.
        const bool tooLarge = problem.id == 406;
        m_problems.add({.code = tooLarge ? ErrorCode::JsonValueInvalid : ErrorCode::JsonSyntax,
                        .subject = tooLarge ? path() : std::string(),
                        .detail = tooLarge ? std::string() : reasonOf(problem.what()),
                        .row = lineAt(m_text, position > 0 ? position - 1 : 0)});
        return false;
    }

private:
    struct Level {
        bool array = false;
        std::size_t position = 0;
        std::string key;
        std::set<std::string> seen;
    };

    std::string path() const
    {
        std::string result;
        for (const Level& level : m_levels)
            result = level.array ? jsonPath(result, level.position) : jsonPath(result, level.key);
        return result.empty() ? "/" : result;
    }

    bool value()
    {
        if (!m_levels.empty() && m_levels.back().array)
            ++m_levels.back().position;
        return true;
    }

    bool open(bool array)
    {
        if (m_levels.size() >= kDeepestJson) {
            m_problems.add({.code = ErrorCode::JsonTooDeep, .subject = path(), .expected = kDeepestJson});
            return false;
        }
        m_levels.push_back({.array = array, .position = 0, .key = {}, .seen = {}});
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        return value();
    }

    std::string_view m_text;
    ProblemList& m_problems;
    std::vector<Level> m_levels;
};

} // namespace

std::string jsonPath(std::string_view parent, std::string_view key)
{
    std::string path(parent);
    path += '/';
    for (const char letter : key) {
        if (letter == '~')
            path += "~0";
        else if (letter == '/')
            path += "~1";
        else
            path += letter;
    }
    return path;
}

std::string jsonPath(std::string_view parent, std::size_t position)
{
    return std::string(parent) + '/' + std::to_string(position);
}

JsonDocument parseCheckedJson(std::string_view text)
{
    JsonDocument document;
    if (const auto broken = firstBrokenByte(text)) {
        document.problems.add({.code = ErrorCode::EncodingBroken, .row = lineAt(text, *broken)});
        return document;
    }
    Inspector inspector(text, document.problems);
    Json::sax_parse(text, &inspector);
    if (!document.problems.empty())
        return document;
    Json root = Json::parse(text, nullptr, false);
    if (!root.is_discarded())
        document.root = std::move(root);
    else
        document.problems.add({.code = ErrorCode::JsonSyntax});
    return document;
}

} // namespace core
