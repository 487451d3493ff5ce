// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// Which cells of the outcome's column make a patient a case. Rows whose cell is not recorded are left out, but for
// Recorded, where the gap is the answer.
struct OutcomeRule {
    enum class Kind : std::uint8_t {
        Value,     // of two values this one
        AnyOf,     // of any number of values these; all others are no cases
        Below,     // numbers < limit
        AtMost,    // ≤
        Above,     // >
        AtLeast,   // ≥
        Recorded,  // something stands in the cell, such as the date of death
        Undecided, // as Value, proposed, but nobody has said so: nothing is learned before it is confirmed
    };
    Kind kind = Kind::Value;
    std::vector<std::string> values{"1"}; // Value, AnyOf, Undecided
    double limit = 0.0;

    static OutcomeRule value(std::string text) { return {.kind = Kind::Value, .values = {std::move(text)}}; }
    static OutcomeRule anyOf(std::vector<std::string> texts)
    {
        return {.kind = Kind::AnyOf, .values = std::move(texts)};
    }
    static OutcomeRule undecided(std::string proposal)
    {
        return {.kind = Kind::Undecided, .values = {std::move(proposal)}};
    }
    static OutcomeRule compared(Kind kind, double limit) { return {.kind = kind, .values = {}, .limit = limit}; }
    static OutcomeRule recorded() { return {.kind = Kind::Recorded, .values = {}}; }

    bool isCutOff() const { return kind >= Kind::Below && kind <= Kind::AtLeast; }
    bool operator==(const OutcomeRule&) const = default;
};

// As the command line writes it: "1", "dead,moribund", "<15", ">=7.5", "recorded".
std::string ruleText(const OutcomeRule& rule);

// "ferritin<15" as column and rule; nothing where there is no comparison with a number behind a name.
std::optional<std::pair<std::string, OutcomeRule>> comparisonIn(std::string_view text);

// The outcome of each row of a column.
class OutcomeReader {
public:
    OutcomeReader(const Column& column, const OutcomeRule& rule);
    std::optional<Disease> of(std::size_t row) const; // nothing: not recorded

    // A value of the rule that no cell can have, such as a level the column does not know.
    const std::optional<std::string>& unknownValue() const { return m_unknown; }
    bool readable() const { return m_readable; } // a cut-off needs numbers

private:
    bool isCase(float value) const;

    const Column& m_column;
    OutcomeRule m_rule;
    std::vector<float> m_cases; // the stored values of `rule.values`
    std::optional<std::string> m_unknown;
    bool m_readable = true;
};

// The stored value of a column's cells that show this text; "1" also means 1.0 in a numeric column.
std::optional<float> valueShownAs(const Column& column, std::string_view text);

} // namespace core
