// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/test_dictionary.h"

#include "core/base/resource.h"
#include "core/data/task/name_tokens.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace core {
namespace {

using Json = nlohmann::json;

// Words around a name that do not change which test it is.
constexpr std::array<std::string_view, 37> kQualifiers{
    "mean",    "avg",     "average",  "median",    "first", "last", "min",     "max",   "minimum", "maximum",
    "lowest",  "highest", "worst",    "initial",   "base",  "at",   "value",   "val",   "result",  "level",
    "levels",  "conc",    "serum",    "plasma",    "blood", "lab",  "adm",     "admit", "fasting", "random",
    "current", "latest",  "earliest", "admission", "24h",   "day",  "baseline"};

// Words that say the numbers are in no unit any more.
constexpr std::array<std::string_view, 22> kRescalings{
    "scaled",   "zscore",  "z",     "normalized", "normalised", "standardized", "standardised", "std",
    "log",      "ln",      "log10", "log2",       "logged",     "log1p",        "minmax",       "rank",
    "centered", "centred", "norm",  "sd",         "delta",      "change"};

template <std::size_t Count>
bool isOneOf(std::string_view word, const std::array<std::string_view, Count>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool allDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "24h", "mean24h", "first6hrs", "d1", "day2", "v3", "t0": when, not what.
bool isTime(std::string_view word)
{
    for (const std::string_view statistic : {"mean", "first", "last", "min", "max", "median"})
        if (word.starts_with(statistic)) {
            word.remove_prefix(statistic.size());
            break;
        }
    for (const std::string_view hours : {"hours", "hrs", "hr", "h", "d"})
        if (word.ends_with(hours) && allDigits(word.substr(0, word.size() - hours.size())))
            return true;
    for (const std::string_view visit : {"day", "visit", "d", "v"})
        if (word.starts_with(visit) && allDigits(word.substr(visit.size())))
            return true;
    return word == "t0" || word == "t1";
}

bool isQualifier(std::string_view word)
{
    return isOneOf(word, kQualifiers) || isTime(word);
}

Range rangeFrom(const Json& pair)
{
    Range range;
    if (!pair[0].is_null())
        range.low = pair[0].get<double>();
    if (!pair[1].is_null())
        range.high = pair[1].get<double>();
    return range;
}

} // namespace

// Turns the embedded resource into values. The resource is ours and tested, so its promises are asserted.
class TestDictionaryReader {
public:
    static TestDictionary read(std::string_view text)
    {
        const Json root = Json::parse(text, nullptr, false);
        assert(!root.is_discarded());
        TestDictionary dictionary;
        dictionary.m_currency = root["currency"];
        dictionary.m_priceSource = root["price_source"];
        dictionary.m_loincNotice = root["loinc_notice"];
        dictionary.m_ucum = root["ucum"].get<std::map<std::string, std::string, std::less<>>>();
        for (const auto& [unit, spellings] : root["units"].items()) {
            addUnit(dictionary, unit, unit);
            for (const Json& spelling : spellings)
                addUnit(dictionary, spelling.get_ref<const std::string&>(), unit);
        }
        for (const Json& panel : root["panels"])
            dictionary.m_panels.push_back({.name = panel["name"],
                                           .fullName = panel["full_name"],
                                           .tests = panel.value("tests", std::vector<std::string>{}),
                                           .price = Cost(panel.value("price", 0.0))});
        for (const Json& test : root["tests"])
            addTest(dictionary, test);
        return dictionary;
    }

private:
    // A unit is also known with its parts written together ("mgdl"), unless that is too short to mean only that.
    static void addUnit(TestDictionary& dictionary, std::string_view spelling, const std::string& unit)
    {
        const std::vector<std::string> tokens = nameTokens(spelling);
        dictionary.m_unitsByText.emplace(joined(tokens, " "), unit);
        if (const std::string together = joined(tokens); tokens.size() > 1 && together.size() >= 3)
            dictionary.m_unitsByText.emplace(together, unit);
    }

    static void addTest(TestDictionary& dictionary, const Json& entry)
    {
        TestKnowledge test;
        test.key = entry["key"];
        test.label = entry["label"];
        test.shortLabel = entry["short"];
        const std::string role = entry.value("role", "lab");
        test.role = role == "demographic" ? KnownRole::Demographic
                    : role == "vital"     ? KnownRole::Vital
                                          : KnownRole::Lab;
        test.unit = entry["unit"];
        if (entry.contains("si")) {
            test.siUnit = entry["si"]["unit"];
            test.toSi = entry["si"]["factor"];
        }
        if (entry.contains("other_units"))
            readUnits(entry["other_units"], test);
        if (entry.contains("reference"))
            test.reference = rangeFrom(entry["reference"]);
        if (entry.contains("female"))
            test.referenceFemale = rangeFrom(entry["female"]);
        if (entry.contains("male"))
            test.referenceMale = rangeFrom(entry["male"]);
        if (entry.contains("typical"))
            test.typical = rangeFrom(entry["typical"]);
        test.plausible = rangeFrom(entry["plausible"]);
        test.panel = entry.value("panel", "");
        test.skewed = entry.value("skewed", false);
        test.price = Cost(entry.value("price", 0.0));
        test.names = entry["names"].get<std::vector<std::string>>();
        test.loinc = entry.value("loinc", std::vector<std::string>{});
        for (const std::string& code : test.loinc)
            dictionary.m_byLoinc.emplace(code, dictionary.m_tests.size());
        for (const std::string& name : test.names)
            dictionary.m_byName.emplace(joined(nameTokens(name)), dictionary.m_tests.size());
        dictionary.m_tests.push_back(std::move(test));
    }

    static void readUnits(const Json& units, TestKnowledge& test)
    {
        for (const auto& [unit, conversion] : units.items()) {
            const bool shifted = conversion.is_array();
            test.alternatives.push_back({.unit = unit,
                                         .factor = shifted ? conversion[0].get<double>() : conversion.get<double>(),
                                         .offset = shifted ? conversion[1].get<double>() : 0.0});
        }
    }
};

std::optional<AlternativeUnit> TestKnowledge::toUsual(std::string_view fromUnit) const
{
    if (fromUnit == unit)
        return AlternativeUnit{.unit = unit};
    if (!siUnit.empty() && fromUnit == siUnit)
        return AlternativeUnit{.unit = siUnit, .factor = 1.0 / toSi};
    for (const AlternativeUnit& alternative : alternatives)
        if (alternative.unit == fromUnit)
            return alternative;
    return std::nullopt;
}

// Takes words off both ends of a name until the rest is a synonym as a whole. Nothing is ever matched in part: "iron
// supplement use" is not iron.
class TestDictionary::Recognition {
public:
    explicit Recognition(const TestDictionary& dictionary) : m_dictionary(dictionary) {}

    std::optional<Match> find(std::span<const std::string> tokens) const
    {
        if (tokens.empty() || tokens.size() > kMostTokens)
            return std::nullopt;
        return step(tokens, {});
    }

private:
    // Longer names are sentences, and the search doubles with each word.
    static constexpr std::size_t kMostTokens = 10;
    static constexpr std::size_t kLongestUnit = 5;

    struct Unit {
        std::string text;
        bool oneWord = false;
    };
    struct Found {
        std::optional<Unit> unit = {};
        bool rescaled = false;
    };

    std::optional<Match> step(std::span<const std::string> tokens, const Found& found) const
    {
        if (tokens.empty())
            return std::nullopt;
        if (const auto match = whole(tokens, found))
            return match;
        if (!found.unit)
            if (const auto match = withoutUnit(tokens, found))
                return match;
        for (const bool fromEnd : {true, false}) {
            const std::string& word = fromEnd ? tokens.back() : tokens.front();
            const bool rescaling = isOneOf(word, kRescalings);
            if (!rescaling && !isQualifier(word))
                continue;
            Found next = found;
            next.rescaled = found.rescaled || rescaling;
            if (const auto match = step(fromEnd ? tokens.first(tokens.size() - 1) : tokens.subspan(1), next))
                return match;
        }
        return std::nullopt;
    }

    std::optional<Match> whole(std::span<const std::string> tokens, const Found& found) const
    {
        const auto named = m_dictionary.m_byName.find(joined(tokens));
        if (named == m_dictionary.m_byName.end())
            return std::nullopt;
        const TestKnowledge& test = m_dictionary.m_tests[named->second];
        // A single letter at the end is a unit only where the test has that unit: "protein C" is not in Celsius.
        if (found.unit && found.unit->oneWord && !test.toUsual(found.unit->text))
            return std::nullopt;
        Match match{.test = &test, .unit = {}, .rescaled = found.rescaled};
        if (found.unit)
            match.unit = found.unit->text;
        else if (test.unit == "%" && tokens.back() == "pct")
            match.unit = test.unit;
        return match;
    }

    std::optional<Match> withoutUnit(std::span<const std::string> tokens, const Found& found) const
    {
        for (std::size_t length = std::min(kLongestUnit, tokens.size() - 1); length > 0; --length) {
            const auto unit = m_dictionary.m_unitsByText.find(joined(tokens.last(length), " "));
            if (unit == m_dictionary.m_unitsByText.end())
                continue;
            Found next = found;
            next.unit = Unit{.text = unit->second, .oneWord = length == 1};
            if (const auto match = step(tokens.first(tokens.size() - length), next))
                return match;
        }
        return std::nullopt;
    }

    const TestDictionary& m_dictionary;
};

const TestDictionary& TestDictionary::builtIn()
{
    static const TestDictionary dictionary = TestDictionaryReader::read(resource("tests.json"));
    return dictionary;
}

std::optional<TestDictionary::Match> TestDictionary::recognise(std::string_view columnName) const
{
    const Recognition recognition(*this);
    if (const auto match = recognition.find(nameTokens(columnName)))
        return match;
    return recognition.find(nameTokens(columnName, true));
}

const TestKnowledge* TestDictionary::byKey(std::string_view key) const
{
    const auto found = std::find_if(m_tests.begin(), m_tests.end(), [&](const auto& test) { return test.key == key; });
    return found == m_tests.end() ? nullptr : &*found;
}

const TestKnowledge* TestDictionary::byLoinc(std::string_view code) const
{
    const auto found = m_byLoinc.find(code);
    return found == m_byLoinc.end() ? nullptr : &m_tests[found->second];
}

std::string TestDictionary::ucumOf(std::string_view canonicalUnit) const
{
    const auto code = m_ucum.find(canonicalUnit);
    return code == m_ucum.end() ? std::string(canonicalUnit) : code->second;
}

std::string TestDictionary::panelFullName(std::string_view panel) const
{
    const std::string wanted = joined(nameTokens(panel));
    for (const KnownPanel& known : m_panels)
        if (joined(nameTokens(known.name)) == wanted)
            return known.fullName;
    return {};
}

std::optional<std::string> TestDictionary::canonicalUnit(std::string_view spelling) const
{
    const auto unit = m_unitsByText.find(joined(nameTokens(spelling), " "));
    if (unit == m_unitsByText.end())
        return std::nullopt;
    return unit->second;
}

} // namespace core
