// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/ucum.h"

#include <cmath>
#include <limits>
#include <string>

namespace core {
namespace {

struct UcumPrefix {
    std::string_view code;
    double factor;
};
// "da" before "d", so that the longer one is tried first.
constexpr std::array<UcumPrefix, 17> kUcumPrefixes{{{"da", 1e1},
                                                    {"T", 1e12},
                                                    {"G", 1e9},
                                                    {"M", 1e6},
                                                    {"k", 1e3},
                                                    {"h", 1e2},
                                                    {"d", 1e-1},
                                                    {"c", 1e-2},
                                                    {"m", 1e-3},
                                                    {"u", 1e-6},
                                                    {"n", 1e-9},
                                                    {"p", 1e-12},
                                                    {"f", 1e-15},
                                                    {"a", 1e-18},
                                                    {"z", 1e-21},
                                                    {"y", 1e-24},
                                                    {"P", 1e15}}};

struct UcumAtom {
    std::string_view code;
    bool metric; // takes a prefix
    double factor;
    std::array<std::int8_t, UcumUnit::kBases> powers; // m, s, g, mol, K, eq, osm, IU
    double offset = 0.0;
};

constexpr double kMinute = 60.0;
constexpr double kDay = 86400.0;
constexpr double kPascal = 1000.0; // g/(m·s²)

// Values as in the tables of UCUM; U is 1 µmol/min, a litre 1 dm³, a year 365.25 days, a metre of mercury 133.322 kPa.
constexpr std::array<UcumAtom, 34> kUcumAtoms{{
    {"m", true, 1.0, {1}},
    {"s", true, 1.0, {0, 1}},
    {"g", true, 1.0, {0, 0, 1}},
    {"mol", true, 1.0, {0, 0, 0, 1}},
    {"K", true, 1.0, {0, 0, 0, 0, 1}},
    {"eq", true, 1.0, {0, 0, 0, 0, 0, 1}},
    {"osm", true, 1.0, {0, 0, 0, 0, 0, 0, 1}},
    {"[IU]", true, 1.0, {0, 0, 0, 0, 0, 0, 0, 1}},
    {"[iU]", true, 1.0, {0, 0, 0, 0, 0, 0, 0, 1}},
    {"L", true, 1e-3, {3}},
    {"l", true, 1e-3, {3}},
    {"U", true, 1e-6 / kMinute, {0, -1, 0, 1}},
    {"kat", true, 1.0, {0, -1, 0, 1}},
    {"Pa", true, kPascal, {-1, -2, 1}},
    {"bar", true, 1e5 * kPascal, {-1, -2, 1}},
    {"m[Hg]", true, 133322.0 * kPascal, {-1, -2, 1}},
    {"m[H2O]", true, 9806.65 * kPascal, {-1, -2, 1}},
    {"min", false, kMinute, {0, 1}},
    {"h", false, 3600.0, {0, 1}},
    {"d", false, kDay, {0, 1}},
    {"wk", false, 7.0 * kDay, {0, 1}},
    {"mo", false, 30.4375 * kDay, {0, 1}},
    {"a", false, 365.25 * kDay, {0, 1}},
    {"%", false, 1e-2, {}},
    {"[ppth]", false, 1e-3, {}},
    {"[ppm]", false, 1e-6, {}},
    {"[pH]", false, 1.0, {}},
    {"[lb_av]", false, 453.59237, {0, 0, 1}},
    {"[oz_av]", false, 28.349523125, {0, 0, 1}},
    {"[in_i]", false, 0.0254, {1}},
    {"[ft_i]", false, 0.3048, {1}},
    {"Cel", false, 1.0, {0, 0, 0, 0, 1}, 273.15},
    {"[degF]", false, 5.0 / 9.0, {0, 0, 0, 0, 1}, 459.67 * 5.0 / 9.0},
    {"10*", false, 10.0, {}},
}};

const UcumAtom* atomOf(std::string_view code)
{
    for (const UcumAtom& atom : kUcumAtoms)
        if (atom.code == code)
            return &atom;
    return nullptr;
}

// Reads from left to right: terms joined by "." and "/", each an atom with its prefix and exponent, a number or a term
// in brackets; what stands in braces is a remark.
class UcumParser {
public:
    explicit UcumParser(std::string_view text) : m_rest(text) {}

    std::optional<UcumUnit> whole()
    {
        const std::optional<UcumUnit> unit = term(0);
        return unit && m_rest.empty() ? unit : std::nullopt;
    }

private:
    static constexpr int kDeepest = 8;
    static constexpr int kHighestPower = 36;

    bool take(char expected)
    {
        if (!m_rest.starts_with(expected))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    std::optional<UcumUnit> term(int depth)
    {
        UcumUnit product;
        bool divided = take('/');
        for (;;) {
            const std::optional<UcumUnit> next = component(depth);
            if (!next || !combine(product, *next, divided ? -1 : 1))
                return std::nullopt;
            if (take('/'))
                divided = true;
            else if (take('.'))
                divided = false;
            else
                return product;
        }
    }

    std::optional<UcumUnit> component(int depth)
    {
        std::optional<UcumUnit> unit;
        if (m_rest.starts_with('('))
            unit = bracketed(depth);
        else if (!m_rest.starts_with('{'))
            unit = annotatable();
        else
            unit = UcumUnit{};
        if (!unit || !skipRemark())
            return std::nullopt;
        return unit;
    }

    std::optional<UcumUnit> bracketed(int depth)
    {
        if (depth == kDeepest || !take('('))
            return std::nullopt;
        const std::optional<UcumUnit> inner = term(depth + 1);
        return inner && take(')') ? inner : std::nullopt;
    }

    bool skipRemark()
    {
        if (!m_rest.starts_with('{'))
            return true;
        const std::size_t end = m_rest.find('}');
        if (end == std::string_view::npos)
            return false;
        m_rest.remove_prefix(end + 1);
        return true;
    }

    // The symbol reaches to the exponent or the next operator; an atom in square brackets may hold digits itself.
    std::size_t symbolLength() const
    {
        if (m_rest.starts_with("10*") || m_rest.starts_with("10^"))
            return 3;
        std::size_t length = 0;
        for (bool inBrackets = false; length < m_rest.size(); ++length) {
            const char c = m_rest[length];
            inBrackets = c == '[' || (inBrackets && c != ']');
            const bool ends = c == '.' || c == '/' || c == '(' || c == ')' || c == '{';
            const bool exponent = isUcumDigit(c) || c == '-' || c == '+';
            if (!inBrackets && (ends || exponent))
                break;
        }
        return length;
    }

    static bool isUcumDigit(char c) { return c >= '0' && c <= '9'; }

    std::optional<UcumUnit> annotatable()
    {
        if (m_rest.empty())
            return std::nullopt;
        if (isUcumDigit(m_rest.front()) && !m_rest.starts_with("10*") && !m_rest.starts_with("10^"))
            return number();
        const std::size_t length = symbolLength();
        const std::optional<UcumUnit> unit = simple(m_rest.substr(0, length));
        m_rest.remove_prefix(length);
        const std::optional<int> power = exponent();
        if (!unit || !power)
            return std::nullopt;
        UcumUnit raised;
        return combine(raised, *unit, *power) ? std::optional(raised) : std::nullopt;
    }

    std::optional<UcumUnit> number()
    {
        UcumUnit unit;
        unit.factor = 0.0;
        std::size_t digits = 0;
        for (; digits < m_rest.size() && isUcumDigit(m_rest[digits]); ++digits)
            unit.factor = unit.factor * 10.0 + (m_rest[digits] - '0');
        m_rest.remove_prefix(digits);
        return digits <= 15 && unit.factor > 0.0 ? std::optional(unit) : std::nullopt;
    }

    // 1 where none is written.
    std::optional<int> exponent()
    {
        const bool negative = take('-');
        const bool marked = negative || take('+');
        int power = 0;
        std::size_t digits = 0;
        for (; !m_rest.empty() && isUcumDigit(m_rest.front()) && digits < 3; ++digits) {
            power = power * 10 + (m_rest.front() - '0');
            m_rest.remove_prefix(1);
        }
        if (digits == 0)
            return marked ? std::nullopt : std::optional(1);
        return power <= kHighestPower ? std::optional(negative ? -power : power) : std::nullopt;
    }

    static std::optional<UcumUnit> simple(std::string_view symbol)
    {
        if (symbol == "10^")
            symbol = "10*";
        if (const UcumAtom* atom = atomOf(symbol))
            return UcumUnit{.factor = atom->factor, .offset = atom->offset, .powers = atom->powers};
        for (const UcumPrefix& prefix : kUcumPrefixes) {
            if (!symbol.starts_with(prefix.code))
                continue;
            const UcumAtom* atom = atomOf(symbol.substr(prefix.code.size()));
            if (atom && atom->metric)
                return UcumUnit{.factor = prefix.factor * atom->factor, .offset = 0.0, .powers = atom->powers};
        }
        return std::nullopt;
    }

    // product · unit^power. A temperature with an offset stands alone: °C per minute is no such thing in a laboratory.
    static bool combine(UcumUnit& product, const UcumUnit& unit, int power)
    {
        const bool alone = product.factor == 1.0 && product.powers == UcumUnit{}.powers && power == 1;
        if (product.offset != 0.0 || (unit.offset != 0.0 && !alone))
            return false;
        product.offset = unit.offset;
        product.factor *= std::pow(unit.factor, power);
        for (std::size_t base = 0; base < UcumUnit::kBases; ++base) {
            const int sum = product.powers[base] + power * unit.powers[base];
            if (sum < std::numeric_limits<std::int8_t>::min() || sum > std::numeric_limits<std::int8_t>::max())
                return false;
            product.powers[base] = static_cast<std::int8_t>(sum);
        }
        return std::isfinite(product.factor) && product.factor > 0.0;
    }

    std::string_view m_rest;
};

// Both micro signs of Unicode as the letter that UCUM writes.
std::string withoutMicro(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const bool micro = rest.starts_with("\xc2\xb5") || rest.starts_with("\xce\xbc");
        plain += micro ? 'u' : text[at];
        at += micro ? 2 : 1;
    }
    return plain;
}

} // namespace

std::optional<UcumUnit> parseUcum(std::string_view text)
{
    constexpr std::size_t kLongestUnit = 64;
    if (text.empty() || text.size() > kLongestUnit)
        return std::nullopt;
    const std::string plain = withoutMicro(text);
    return UcumParser(plain).whole();
}

std::optional<UnitStep> convert(const UcumUnit& from, const UcumUnit& to)
{
    if (!from.sameKindAs(to))
        return std::nullopt;
    // Powers of ten leave a last digit behind: 1e-3/1e-1 is not quite 0.01.
    double factor = from.factor / to.factor;
    const double decimal = std::pow(10.0, std::round(std::log10(factor)));
    if (std::abs(factor - decimal) <= 1e-12 * decimal)
        factor = decimal;
    return UnitStep{.factor = factor, .offset = (from.offset - to.offset) / to.factor};
}

} // namespace core
