// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/codes/code_rule.h"
#include "core/data/codes/code_text.h"
#include "core/data/table.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The rules of a task, looked up by column and text. A rule for the column goes before one for all columns, a text
// before a pattern; texts that are always missing go before all.
class CodeRules {
public:
    CodeRules(std::span<const CodeRule> rules, std::span<const std::string> missing);

    std::optional<CodeRule> find(std::string_view column, std::string_view text) const;
    bool any() const { return !m_rules.empty(); }
    bool namesNumbers() const { return m_namesNumbers; } // such as -999

private:
    struct Entry {
        std::string folded; // of the rule's text
        CodeRule rule;
    };
    std::vector<Entry> m_rules; // in the order they are asked
    bool m_namesNumbers = false;
};

// The number a rule gives to a text; nothing where the cell counts as not recorded.
std::optional<float> valueOf(const CodeRule& rule, std::string_view text);

// The table with codes read as the rules say; the same table where there is nothing to do. Columns that no rule
// concerns stay the same bit for bit. In numeric columns a rule may also name a number ("-999"). A column of texts
// becomes one of numbers where a rule gives one of its texts a number, or where nothing but numbers is left; what is
// then neither number nor decided stays a code.
TablePtr readCodes(const TablePtr& table, std::span<const CodeRule> rules, std::span<const std::string> missing);

// All cells of one column with one code, and how they are read.
struct CodeGroup {
    std::string column = {};
    std::string key = {};                   // text for a rule
    std::vector<std::string> examples = {}; // different texts, the most frequent first, at most kExamples
    std::size_t kinds = 0;                  // how many different texts there are
    std::size_t cells = 0;
    std::size_t firstRow = 0; // from 0
    CodeMeaning meaning = CodeMeaning::Unknown;
    std::optional<CodeRule> rule = {}; // nothing: nobody decided

    static constexpr std::size_t kExamples = 3;
};

// "<0.1, <0.2, <3, …"
std::string shownCodes(const CodeGroup& group);

// Every code of a numeric column, and every other text or number that a rule names, in table order.
std::vector<CodeGroup> codeGroups(const Table& import, const CodeRules& rules);
// The codes of one numeric column, without rules.
std::vector<CodeGroup> codesOf(const Column& column);

// How the codes of a table are usually read: what laboratories write instead of a result counts as not recorded, a
// limit as the number in it, the grades of a test strip as numbers. Where the program is not sure there is no rule.
std::vector<CodeRule> proposeCodes(const Table& import);

} // namespace core
