// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_reading.h"

#include <algorithm>

namespace core {
namespace {

bool isPattern(const CodeRule& rule)
{
    return rule.text.find(kAnyNumber) != std::string::npos;
}

// Numbers are written in many ways: -999, -999.0.
bool namesSameNumber(std::string_view ruleText, std::string_view text)
{
    const std::optional<float> named = readPlainNumber(ruleText);
    return named && named == readPlainNumber(text);
}

} // namespace

CodeRules::CodeRules(std::span<const CodeRule> rules, std::span<const std::string> missing)
{
    for (const std::string& text : missing)
        m_rules.push_back({foldedCode(text), {.text = text}});
    const auto add = [&](bool ofColumn, bool pattern) {
        for (const CodeRule& rule : rules)
            if (rule.column.empty() != ofColumn && isPattern(rule) == pattern)
                m_rules.push_back({foldedCode(rule.text), rule});
    };
    add(true, false);
    add(true, true);
    add(false, false);
    add(false, true);
    m_namesNumbers = std::any_of(m_rules.begin(), m_rules.end(),
                                 [](const Entry& entry) { return readPlainNumber(entry.folded).has_value(); });
}

std::optional<CodeRule> CodeRules::find(std::string_view column, std::string_view text) const
{
    if (m_rules.empty())
        return std::nullopt;
    const std::string folded = foldedCode(text);
    const std::string pattern = foldedCode(codeKey(text));
    for (const auto& [wanted, rule] : m_rules) {
        if (!rule.column.empty() && rule.column != column)
            continue;
        if (wanted == folded || wanted == pattern || namesSameNumber(wanted, folded))
            return rule;
    }
    return std::nullopt;
}

std::optional<float> valueOf(const CodeRule& rule, std::string_view text)
{
    const std::optional<MarkedNumber> marked = readMarkedNumber(text);
    switch (rule.read) {
    case CodeRule::Read::Missing:
        return std::nullopt;
    case CodeRule::Read::Value:
        return static_cast<float>(rule.value);
    case CodeRule::Read::Number:
        return marked ? std::optional(marked->number) : readPlainNumber(text);
    case CodeRule::Read::Half:
        return marked ? std::optional(marked->number / 2.0F) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace core
