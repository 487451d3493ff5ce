// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>

namespace core {

// What an expression of a lesson comes to. Nothing is known of a fact that does not hold now, such as the patient's
// bill while there is no patient; what is made of it is not known either, and a comparison with it is not true.
struct Unknown {
    bool operator==(const Unknown&) const = default;
};
using LessonValue = std::variant<Unknown, bool, double, std::string>;

// A fact by its name and, in parentheses, what it is asked of: price('BBC').
using FactSource = std::function<LessonValue(const std::string& name, const std::optional<std::string>& of)>;

// A small language over facts: numbers, 'texts', facts, + - * /, comparisons, and, or, not, parentheses.
class Expression {
public:
    Expression() = default; // empty; comes to nothing known

    struct Mistake {
        std::size_t at = 0; // characters before it
        bool operator==(const Mistake&) const = default;
    };
    static std::variant<Expression, Mistake> parse(std::string_view text);

    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    std::set<std::string> facts() const; // names of all that it asks for

    LessonValue value(const FactSource& facts) const;
    bool holds(const FactSource& facts) const;                   // it is true, and not merely unknown
    std::optional<double> number(const FactSource& facts) const; // unset: unknown, or no number

    bool operator==(const Expression& other) const { return m_text == other.m_text; }

    struct Node;

private:
    std::string m_text;
    std::shared_ptr<const Node> m_root;
};

} // namespace core
