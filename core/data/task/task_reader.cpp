// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/json_checks_p.h"
#include "core/data/task/task_json_p.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

namespace core {
namespace {

using Json = nlohmann::json;

// Wrong prices are caught here rather than when a thousand patients have been billed.
constexpr double kHighestCost = 1e9;
constexpr double kMostMinutes = 1e6; // nearly two years
constexpr double kMostMillilitres = 1e4;

// Takes a checked document apart. Every problem is noted with its path and reading goes on behind it.
class Reader {
public:
    TaskParse read(const Json& root);

private:
    // An object and where it stands in the document.
    struct Place {
        const Json& object;
        std::string path;
    };

    const Json* find(const Place& place, std::string_view key) const
    {
        const auto found = place.object.find(key);
        return found == place.object.end() ? nullptr : &*found;
    }

    void wrongType(std::string path, std::string_view expected)
    {
        m_problems.add({.code = ErrorCode::JsonWrongType, .subject = std::move(path), .detail = std::string(expected)});
    }

    void invalid(std::string path, std::string value)
    {
        m_problems.add({.code = ErrorCode::JsonValueInvalid, .subject = std::move(path), .detail = std::move(value)});
    }

    const Json* required(const Place& place, std::string_view key);
    void readText(const Place& place, std::string_view key, std::string& target, bool needed = false);
    void readPositive(const Place& place, OutcomeRule& target);
    void readRule(const Json& object, const std::string& path, OutcomeRule& target);
    void readTexts(const Place& place, std::string_view key, std::vector<std::string>& target, bool needed = false);
    void readNumber(const Place& place, std::string_view key, std::optional<double>& target);
    void readCost(const Place& place, Cost& target);
    std::optional<double> readAmount(const Place& place, std::string_view key, double most);
    template <typename Tag>
    void readAmount(const Place& place, std::string_view key, double most, std::optional<Amount<Tag>>& target);
    void readMinimise(const Place& place, CostAim& target);
    void readRules(const Place& place, OrderRulesSpec& target);
    template <typename Enum, std::size_t Count>
    void readWord(const Place& place, std::string_view key,
                  const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum& target);
    std::string unknownKeys(const Place& place, std::span<const std::string_view> known);

    template <typename Item>
    void readObjects(const Place& place, std::string_view key, std::vector<Item>& target,
                     Item (Reader::*readItem)(const Place&), bool needed = false);
    PanelSpec readPanel(const Place& place);
    SharedFee readFee(const Place& place);
    TestSpec readTest(const Place& place);
    DataEdit readEdit(const Place& place);
    CodeRule readCode(const Place& place);
    void readMissing(const Place& place, std::vector<std::string>& target);
    void readYear(const Place& place, std::optional<int>& target);
    void readRecipe(const Place& place, std::string& target);
    void readTests(const Place& place, std::map<std::string, TestSpec>& target);
    void readSplit(const Place& place, Task& task);

    ProblemList m_problems;
    std::vector<std::string> m_unknownKeys;
};

const Json* Reader::required(const Place& place, std::string_view key)
{
    const Json* value = find(place, key);
    if (!value)
        m_problems.add({.code = ErrorCode::JsonKeyMissing, .subject = jsonPath(place.path, key)});
    return value;
}

void Reader::readText(const Place& place, std::string_view key, std::string& target, bool needed)
{
    const Json* value = needed ? required(place, key) : find(place, key);
    if (!value)
        return;
    if (value->is_string())
        target = value->get_ref<const std::string&>();
    else
        wrongType(jsonPath(place.path, key), "text");
}

// People write 1 as often as "1"; both mean the text of the cell.
// A value, a list of values, or an object that names a limit.
void Reader::readPositive(const Place& place, OutcomeRule& target)
{
    const Json* value = find(place, "positive");
    if (!value)
        return;
    const std::string path = jsonPath(place.path, "positive");
    const auto asText = [](const Json& one) { return one.is_string() ? one.get<std::string>() : one.dump(); };
    if (value->is_string() || value->is_number()) {
        target = OutcomeRule::value(asText(*value));
    } else if (value->is_array()) {
        std::vector<std::string> texts;
        for (const Json& one : *value) {
            if (one.is_string() || one.is_number())
                texts.push_back(asText(one));
            else
                wrongType(path, "text");
        }
        if (texts.empty())
            invalid(path, "[]");
        target = OutcomeRule::anyOf(std::move(texts));
    } else if (value->is_object()) {
        readRule(*value, path, target);
    } else {
        wrongType(path, "text");
    }
}

void Reader::readRule(const Json& object, const std::string& path, OutcomeRule& target)
{
    if (object.size() != 1) {
        invalid(path, object.dump());
        return;
    }
    const std::string& key = object.begin().key();
    const Json& value = object.front();
    const auto cutOff =
        std::ranges::find(kCutOffWords, std::string_view(key), [](const auto& one) { return one.second; });
    if (cutOff != kCutOffWords.end() && value.is_number())
        target = OutcomeRule::compared(cutOff->first, value.get<double>());
    else if (key == "recorded" && value == Json(true))
        target = OutcomeRule::recorded();
    else if (key == "ask" && value.is_string())
        target = OutcomeRule::undecided(value.get<std::string>());
    else
        invalid(jsonPath(path, key), value.dump());
}

void Reader::readTexts(const Place& place, std::string_view key, std::vector<std::string>& target, bool needed)
{
    const Json* value = needed ? required(place, key) : find(place, key);
    if (!value)
        return;
    const std::string path = jsonPath(place.path, key);
    if (!value->is_array()) {
        wrongType(path, "list");
        return;
    }
    for (std::size_t i = 0; i < value->size(); ++i) {
        const Json& item = (*value)[i];
        if (item.is_string())
            target.push_back(item.get_ref<const std::string&>());
        else
            wrongType(jsonPath(path, i), "text");
    }
}

void Reader::readNumber(const Place& place, std::string_view key, std::optional<double>& target)
{
    const Json* value = find(place, key);
    if (!value)
        return;
    if (value->is_number())
        target = value->get<double>();
    else
        wrongType(jsonPath(place.path, key), "number");
}

void Reader::readCost(const Place& place, Cost& target)
{
    if (!required(place, "cost"))
        return;
    std::optional<Cost> cost;
    readAmount(place, "cost", kHighestCost, cost);
    target = cost.value_or(target);
}

// From 0 to `most`; unset where it is not given or a problem.
std::optional<double> Reader::readAmount(const Place& place, std::string_view key, double most)
{
    std::optional<double> amount;
    readNumber(place, key, amount);
    if (!amount)
        return std::nullopt;
    const std::string path = jsonPath(place.path, key);
    const std::string given = find(place, key)->dump();
    if (*amount >= 0.0 && *amount <= most)
        return *amount + 0.0; // −0 becomes 0
    if (*amount < 0.0)
        m_problems.add({.code = ErrorCode::CostNegative, .subject = path, .detail = given});
    else
        invalid(path, given);
    return std::nullopt;
}

template <typename Tag>
void Reader::readAmount(const Place& place, std::string_view key, double most, std::optional<Amount<Tag>>& target)
{
    if (const std::optional<double> amount = readAmount(place, key, most))
        target = Amount<Tag>(*amount);
}

// A word, or what an hour is worth. A key that is not known would mean something else, so it is an error.
void Reader::readMinimise(const Place& place, CostAim& target)
{
    const Json* minimise = find(place, "minimise");
    if (!minimise || !minimise->is_object()) {
        CostAim::Kind kind = CostAim::Kind::Money;
        readWord(place, "minimise", kMinimiseWords, kind);
        target = kind == CostAim::Kind::Time ? CostAim::time() : CostAim::money();
        return;
    }
    const Place own{*minimise, jsonPath(place.path, "minimise")};
    for (const auto& [key, value] : minimise->items())
        if (std::ranges::find(kMinimiseKeys, key) == kMinimiseKeys.end())
            invalid(jsonPath(own.path, key), value.dump());
    if (!required(own, "per_hour"))
        return;
    const std::optional<double> perHour = readAmount(own, "per_hour", kDearestHour);
    if (perHour && *perHour > 0.0)
        target = CostAim::moneyAndTime(*perHour);
    else if (perHour)
        invalid(jsonPath(own.path, "per_hour"), minimise->at("per_hour").dump());
}

void Reader::readRules(const Place& place, OrderRulesSpec& target)
{
    const Json* rules = find(place, "rules");
    if (!rules)
        return;
    if (!rules->is_object()) {
        wrongType(jsonPath(place.path, "rules"), "object");
        return;
    }
    const Place own{*rules, jsonPath(place.path, "rules")};
    readAmount(own, "cap", kHighestCost, target.cap);
    readAmount(own, "cap_minutes", kMostMinutes, target.capMinutes);
    readTexts(own, "first", target.first);
    readTexts(own, "never", target.never);
    target.otherKeys = unknownKeys(own, kRulesKeys);
}

template <typename Enum, std::size_t Count>
void Reader::readWord(const Place& place, std::string_view key,
                      const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum& target)
{
    std::string text;
    readText(place, key, text);
    const Json* value = find(place, key);
    if (!value || !value->is_string())
        return;
    const auto word = std::find_if(words.begin(), words.end(), [&](const auto& pair) { return pair.second == text; });
    if (word != words.end())
        target = word->first;
    else
        invalid(jsonPath(place.path, key), text);
}

std::string Reader::unknownKeys(const Place& place, std::span<const std::string_view> known)
{
    Json others = Json::object();
    for (const auto& [key, value] : place.object.items()) {
        if (std::find(known.begin(), known.end(), key) != known.end())
            continue;
        others[key] = value;
        m_unknownKeys.push_back(jsonPath(place.path, key));
    }
    return others.empty() ? std::string() : others.dump();
}

template <typename Item>
void Reader::readObjects(const Place& place, std::string_view key, std::vector<Item>& target,
                         Item (Reader::*readItem)(const Place&), bool needed)
{
    const Json* list = needed ? required(place, key) : find(place, key);
    if (!list)
        return;
    const std::string path = jsonPath(place.path, key);
    if (!list->is_array()) {
        wrongType(path, "list");
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        if ((*list)[i].is_object())
            target.push_back((this->*readItem)({(*list)[i], jsonPath(path, i)}));
        else
            wrongType(jsonPath(path, i), "object");
    }
}

PanelSpec Reader::readPanel(const Place& place)
{
    PanelSpec panel;
    readText(place, "name", panel.name, true);
    readCost(place, panel.cost);
    readAmount(place, "minutes", kMostMinutes, panel.minutes);
    readAmount(place, "millilitres", kMostMillilitres, panel.millilitres);
    readTexts(place, "needs", panel.needs);
    readTexts(place, "columns", panel.columns, true);
    panel.otherKeys = unknownKeys(place, kPanelKeys);
    return panel;
}

SharedFee Reader::readFee(const Place& place)
{
    SharedFee fee;
    readText(place, "name", fee.name, true);
    readCost(place, fee.cost);
    readTexts(place, "panels", fee.panels, true);
    fee.otherKeys = unknownKeys(place, kFeeKeys);
    return fee;
}

TestSpec Reader::readTest(const Place& place)
{
    TestSpec test;
    const auto readOptional = [&](std::string_view key, std::optional<std::string>& target) {
        std::string text;
        readText(place, key, text);
        if (find(place, key))
            target = std::move(text);
    };
    readOptional("label", test.label);
    readOptional("unit", test.unit);
    readNumber(place, "low", test.low);
    readNumber(place, "high", test.high);
    if (test.low && test.high && *test.low > *test.high)
        invalid(jsonPath(place.path, "low"), place.object["low"].dump());
    readWord(place, "transform", kTransformWords, test.transform);
    test.otherKeys = unknownKeys(place, kTestKeys);
    return test;
}

void Reader::readTests(const Place& place, std::map<std::string, TestSpec>& target)
{
    const Json* tests = find(place, "tests");
    if (!tests)
        return;
    const std::string path = jsonPath(place.path, "tests");
    if (!tests->is_object()) {
        wrongType(path, "object");
        return;
    }
    for (const auto& [column, value] : tests->items()) {
        if (value.is_object())
            target.emplace(column, readTest({value, jsonPath(path, column)}));
        else
            wrongType(jsonPath(path, column), "object");
    }
}

// A step of an unknown kind is an error, not a warning: leaving it out would change the patients' values.
DataEdit Reader::readEdit(const Place& place)
{
    DataEdit edit;
    if (required(place, "kind"))
        readWord(place, "kind", kEditWords, edit.kind);
    readText(place, "column", edit.column, true);
    if (edit.kind == DataEdit::Kind::SwapColumns)
        readText(place, "other_column", edit.otherColumn, true);
    if (editHasRange(edit.kind)) {
        std::optional<double> low;
        std::optional<double> high;
        readNumber(place, "low", low);
        readNumber(place, "high", high);
        edit.low = low.value_or(-std::numeric_limits<double>::infinity());
        edit.high = high.value_or(std::numeric_limits<double>::infinity());
        if (edit.low > edit.high)
            invalid(jsonPath(place.path, "low"), place.object["low"].dump());
    }
    if (editHasFactor(edit.kind)) {
        std::optional<double> factor;
        if (required(place, "factor"))
            readNumber(place, "factor", factor);
        if (factor && *factor <= 0.0)
            invalid(jsonPath(place.path, "factor"), place.object["factor"].dump());
        edit.factor = factor.value_or(1.0);
    }
    edit.otherKeys = unknownKeys(place, kEditKeys);
    return edit;
}

// A text is a column of the parts; an object says by what the patients are divided. What it says beyond that would
// divide them otherwise, so an unknown key is an error here.
void Reader::readSplit(const Place& place, Task& task)
{
    const Json* split = find(place, "split");
    if (!split || !split->is_object()) {
        readText(place, "split", task.splitColumn);
        return;
    }
    const Place own{*split, jsonPath(place.path, "split")};
    SplitWord by = SplitWord::Random;
    if (required(own, "by"))
        readWord(own, "by", kSplitByWords, by);
    for (const auto& [key, value] : split->items())
        if (std::ranges::find(kSplitKeys, key) == kSplitKeys.end())
            invalid(jsonPath(own.path, key), value.dump());
    SplitRule& rule = task.splitRule;
    rule.by = by == SplitWord::Date   ? SplitRule::By::Date
              : by == SplitWord::Site ? SplitRule::By::Site
                                      : SplitRule::By::Chance;
    std::string column;
    readText(own, "column", column, by != SplitWord::Random);
    readText(own, "patient", rule.patient);
    if (by == SplitWord::Column)
        task.splitColumn = column;
    else
        (by == SplitWord::Patient ? rule.patient : rule.column) = column;
    readTexts(own, "test", rule.test, by == SplitWord::Site);
}

// An unknown way of reading is an error, as with edits.
CodeRule Reader::readCode(const Place& place)
{
    CodeRule rule;
    readText(place, "column", rule.column);
    readText(place, "text", rule.text, true);
    if (required(place, "read"))
        readWord(place, "read", kCodeReadWords, rule.read);
    std::optional<double> value;
    readNumber(place, "value", value);
    if (value && !std::isfinite(static_cast<float>(*value)))
        invalid(jsonPath(place.path, "value"), place.object["value"].dump());
    if (rule.read == CodeRule::Read::Value && required(place, "value"))
        rule.value = value.value_or(0.0);
    rule.otherKeys = unknownKeys(place, kCodeKeys);
    return rule;
}

// Numbers are taken as they are written: -999 and "-999" mean the same.
void Reader::readMissing(const Place& place, std::vector<std::string>& target)
{
    const Json* list = find(place, "missing");
    if (!list)
        return;
    const std::string path = jsonPath(place.path, "missing");
    if (!list->is_array())
        return wrongType(path, "list");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const Json& item = (*list)[i];
        if (item.is_string())
            target.push_back(item.get_ref<const std::string&>());
        else if (item.is_number())
            target.push_back(item.dump());
        else
            wrongType(jsonPath(path, i), "text");
    }
}

void Reader::readYear(const Place& place, std::optional<int>& target)
{
    std::optional<double> year;
    readNumber(place, "price_year", year);
    if (!year)
        return;
    if (*year >= 1900.0 && *year <= 2200.0 && *year == std::floor(*year))
        target = static_cast<int>(*year);
    else
        invalid(jsonPath(place.path, "price_year"), place.object["price_year"].dump());
}

// Kept as it stands: whoever applies it again reads it then.
void Reader::readRecipe(const Place& place, std::string& target)
{
    const Json* recipe = find(place, "recipe");
    if (recipe && recipe->is_object())
        target = recipe->dump();
    else if (recipe)
        wrongType(jsonPath(place.path, "recipe"), "object");
}

TaskParse Reader::read(const Json& root)
{
    TaskReading reading;
    Task& task = reading.task;
    if (!root.is_object()) {
        wrongType("/", "object");
        return {.reading = std::nullopt, .problems = std::move(m_problems)};
    }
    const Place top{root, ""};
    readText(top, "name", task.name);
    readText(top, "label", task.label, true);
    readPositive(top, task.positive);
    readText(top, "outcome_name", task.outcomeName);
    readText(top, "currency", task.currency);
    readSplit(top, task);
    readTexts(top, "visible", task.visible, true);
    readObjects(top, "panels", task.panels, &Reader::readPanel, true);
    readObjects(top, "shared_fees", task.sharedFees, &Reader::readFee);
    readRules(top, task.rules);
    readWord(top, "pair_orders", kPairWords, task.pairOrders);
    readMinimise(top, task.minimise);
    readWord(top, "unrecorded_panels", kUnrecordedWords, task.unrecordedPanels);
    readWord(top, "duplicates", kDuplicateWords, task.duplicates);
    readTests(top, task.tests);
    readTexts(top, "ignore", task.ignored);
    readText(top, "price_source", task.priceSource);
    readYear(top, task.priceYear);
    readText(top, "price_list", task.priceList);
    readMissing(top, task.missing);
    readObjects(top, "codes", task.codes, &Reader::readCode);
    readObjects(top, "edits", task.edits, &Reader::readEdit);
    readTexts(top, "accepted", task.acceptedFindings);
    readRecipe(top, task.recipe);
    task.otherKeys = unknownKeys(top, kTaskKeys);
    if (!m_problems.empty())
        return {.reading = std::nullopt, .problems = std::move(m_problems)};
    reading.unknownKeys = std::move(m_unknownKeys);
    return {.reading = std::move(reading), .problems = {}};
}

} // namespace

TaskParse parseTask(std::string_view json)
{
    if (json.size() > kLargestTaskBytes) {
        TaskParse refused;
        refused.problems.add(
            {.code = ErrorCode::FileTooLarge, .expected = kLargestTaskBytes, .found = std::uint64_t{json.size()}});
        return refused;
    }
    JsonDocument document = parseCheckedJson(json);
    if (!document.root)
        return {.reading = std::nullopt, .problems = std::move(document.problems)};
    return Reader().read(*document.root);
}

} // namespace core
