// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/expression.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace core {

struct Expression::Node {
    enum class Kind { Value, Fact, Not, Minus, Binary };
    Kind kind = Kind::Value;
    LessonValue value;             // Value
    std::string word;              // Fact: its name; Binary: the operator
    std::optional<std::string> of; // Fact
    std::vector<std::shared_ptr<const Node>> parts;
};

namespace {

using NodePtr = std::shared_ptr<const Expression::Node>;
using NodeKind = Expression::Node::Kind;

constexpr int kDeepest = 40;           // parentheses within each other
constexpr std::size_t kLongest = 1000; // characters

// Operators by how tightly they bind, the loosest first.
constexpr std::array kLevels{std::array<std::string_view, 6>{"or"}, std::array<std::string_view, 6>{"and"},
                             std::array<std::string_view, 6>{"<=", ">=", "!=", "=", "<", ">"},
                             std::array<std::string_view, 6>{"+", "-"}, std::array<std::string_view, 6>{"*", "/"}};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    NodePtr all()
    {
        NodePtr node = binary(0, 0);
        skipSpace();
        return node && m_at == m_text.size() ? node : nullptr;
    }
    std::size_t at() const { return m_at; }

private:
    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }

    bool take(std::string_view word)
    {
        skipSpace();
        if (word.empty() || m_text.substr(m_at, word.size()) != word)
            return false;
        const std::size_t after = m_at + word.size();
        if (isLetter(word.front()) && after < m_text.size() &&
            (isLetter(m_text[after]) || isDigit(m_text[after]) || m_text[after] == '.'))
            return false; // "order" is not "or"
        m_at = after;
        return true;
    }

    NodePtr binary(std::size_t level, int depth)
    {
        if (level == kLevels.size())
            return single(depth);
        NodePtr left = binary(level + 1, depth);
        while (left) {
            const auto& words = kLevels[level];
            const auto word = std::ranges::find_if(words, [this](std::string_view one) { return take(one); });
            if (word == words.end())
                break;
            NodePtr right = binary(level + 1, depth);
            if (!right)
                return nullptr;
            auto node = std::make_shared<Expression::Node>();
            node->kind = NodeKind::Binary;
            node->word = *word;
            node->parts = {left, right};
            left = std::move(node);
        }
        return left;
    }

    NodePtr prefixed(NodeKind kind, int depth)
    {
        const NodePtr inner = kind == NodeKind::Not ? binary(2, depth + 1) : single(depth + 1);
        if (!inner)
            return nullptr;
        auto node = std::make_shared<Expression::Node>();
        node->kind = kind;
        node->parts = {inner};
        return node;
    }

    NodePtr single(int depth)
    {
        if (depth > kDeepest)
            return nullptr;
        if (take("not"))
            return prefixed(NodeKind::Not, depth);
        if (take("-"))
            return prefixed(NodeKind::Minus, depth);
        if (take("(")) {
            NodePtr inner = binary(0, depth + 1);
            return inner && take(")") ? inner : nullptr;
        }
        skipSpace();
        if (m_at == m_text.size())
            return nullptr;
        const char c = m_text[m_at];
        return c == '\'' ? quoted() : isDigit(c) ? number() : isLetter(c) ? fact() : nullptr;
    }

    std::optional<std::string> text()
    {
        skipSpace();
        if (m_at == m_text.size() || m_text[m_at] != '\'')
            return std::nullopt;
        const std::size_t end = m_text.find('\'', m_at + 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string inner(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return inner;
    }

    static NodePtr constant(LessonValue value)
    {
        auto node = std::make_shared<Expression::Node>();
        node->value = std::move(value);
        return node;
    }

    NodePtr quoted()
    {
        std::optional<std::string> inner = text();
        return inner ? constant(std::move(*inner)) : nullptr;
    }

    NodePtr number()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && (isDigit(m_text[m_at]) || m_text[m_at] == '.'))
            ++m_at;
        double value = 0.0;
        const char* end = m_text.data() + m_at;
        const auto [stopped, error] = std::from_chars(m_text.data() + begin, end, value);
        if (error == std::errc() && stopped == end)
            return constant(value);
        m_at = begin;
        return nullptr;
    }

    NodePtr fact()
    {
        auto node = std::make_shared<Expression::Node>();
        node->kind = NodeKind::Fact;
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at]) || m_text[m_at] == '.'))
            ++m_at;
        node->word = m_text.substr(begin, m_at - begin);
        if (node->word == "true" || node->word == "false")
            return constant(node->word == "true");
        if (take("(")) {
            node->of = text();
            if (!node->of || !take(")"))
                return nullptr;
        }
        return node;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

LessonValue arithmetic(std::string_view word, double a, double b)
{
    const double result = word == "+" ? a + b : word == "-" ? a - b : word == "*" ? a * b : a / b;
    return std::isfinite(result) ? LessonValue(result) : LessonValue(Unknown());
}

LessonValue compared(std::string_view word, const LessonValue& left, const LessonValue& right)
{
    if (std::holds_alternative<Unknown>(left) || std::holds_alternative<Unknown>(right))
        return Unknown();
    if (left.index() != right.index())
        return word == "!=";
    if (word == "=")
        return left == right;
    if (word == "!=")
        return left != right;
    const double* a = std::get_if<double>(&left);
    const double* b = std::get_if<double>(&right);
    if (!a || !b)
        return Unknown();
    return word == "<" ? *a < *b : word == ">" ? *a > *b : word == "<=" ? *a <= *b : *a >= *b;
}

LessonValue valueOf(const Expression::Node& node, const FactSource& facts);

LessonValue joined(const Expression::Node& node, const FactSource& facts)
{
    const LessonValue left = valueOf(*node.parts[0], facts);
    const bool* a = std::get_if<bool>(&left);
    const bool decides = node.word == "or"; // the truth that needs no other side
    if (a && *a == decides)
        return decides;
    const LessonValue right = valueOf(*node.parts[1], facts);
    const bool* b = std::get_if<bool>(&right);
    if (b && *b == decides)
        return decides;
    return a && b ? LessonValue(!decides) : LessonValue(Unknown());
}

LessonValue valueOf(const Expression::Node& node, const FactSource& facts)
{
    if (node.kind == NodeKind::Value)
        return node.value;
    if (node.kind == NodeKind::Fact)
        return facts(node.word, node.of);
    if (node.kind == NodeKind::Binary && (node.word == "and" || node.word == "or"))
        return joined(node, facts);
    const LessonValue left = valueOf(*node.parts[0], facts);
    const double* a = std::get_if<double>(&left);
    if (node.kind == NodeKind::Not) {
        const bool* truth = std::get_if<bool>(&left);
        return truth ? LessonValue(!*truth) : LessonValue(Unknown());
    }
    if (node.kind == NodeKind::Minus)
        return a ? LessonValue(-*a) : LessonValue(Unknown());
    const LessonValue right = valueOf(*node.parts[1], facts);
    const double* b = std::get_if<double>(&right);
    if (std::string_view("+-*/").find(node.word) == std::string_view::npos)
        return compared(node.word, left, right);
    return a && b ? arithmetic(node.word, *a, *b) : LessonValue(Unknown());
}

void collect(const Expression::Node& node, std::set<std::string>& names)
{
    if (node.kind == NodeKind::Fact)
        names.insert(node.word);
    for (const NodePtr& part : node.parts)
        collect(*part, names);
}

} // namespace

std::variant<Expression, Expression::Mistake> Expression::parse(std::string_view text)
{
    if (text.size() > kLongest)
        return Mistake{.at = kLongest};
    Parser parser(text);
    Expression made;
    made.m_root = parser.all();
    if (!made.m_root)
        return Mistake{.at = parser.at()};
    made.m_text = text;
    return made;
}

std::set<std::string> Expression::facts() const
{
    std::set<std::string> names;
    if (m_root)
        collect(*m_root, names);
    return names;
}

LessonValue Expression::value(const FactSource& facts) const
{
    return m_root ? valueOf(*m_root, facts) : LessonValue(Unknown());
}

bool Expression::holds(const FactSource& facts) const
{
    const LessonValue result = value(facts);
    const bool* truth = std::get_if<bool>(&result);
    return truth && *truth;
}

std::optional<double> Expression::number(const FactSource& facts) const
{
    const LessonValue result = value(facts);
    const double* number = std::get_if<double>(&result);
    return number ? std::optional(*number) : std::nullopt;
}

} // namespace core
