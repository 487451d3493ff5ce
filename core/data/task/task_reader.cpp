// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hidden_marks.h"
#include "core/data/task/json_fields_p.h"
#include "core/data/task/task_json_p.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

namespace core {
namespace {

// Wrong prices are caught here rather than when a thousand patients have been billed.
constexpr double kHighestCost = 1e9;
constexpr double kMostMinutes = 1e6; // nearly two years
constexpr double kMostMillilitres = 1e4;

class TaskReader : JsonFields {
public:
    TaskParse read(const Json& root);

private:
    template <typename Tag>
    void readAmountOf(const Place& place, std::string_view key, double most, std::optional<Amount<Tag>>& target);
    void readCost(const Place& place, Cost& target);
    void readPositive(const Place& place, OutcomeRule& target);
    void readRule(const Json& object, const std::string& path, OutcomeRule& target);
    void readMinimise(const Place& place, CostAim& target);
    void readRules(const Place& place, OrderRulesSpec& target);
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
};

// People write 1 as often as "1"; both mean the text of the cell.
// A value, a list of values, or an object that names a limit.
void TaskReader::readPositive(const Place& place, OutcomeRule& target)
{
    const Json* value = find(place, "positive");
    if (!value)
        return;
    const std::string path = jsonPath(place.path, "positive");
    const auto asText = [](const Json& one) {
        return one.is_string() ? withoutHiddenMarks(one.get<std::string>()) : one.dump();
    };
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

void TaskReader::readRule(const Json& object, const std::string& path, OutcomeRule& target)
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
        target = OutcomeRule::undecided(withoutHiddenMarks(value.get<std::string>()));
    else
        invalid(jsonPath(path, key), value.dump());
}

void TaskReader::readCost(const Place& place, Cost& target)
{
    if (!required(place, "cost"))
        return;
    std::optional<Cost> cost;
    readAmountOf(place, "cost", kHighestCost, cost);
    target = cost.value_or(target);
}

template <typename Tag>
void TaskReader::readAmountOf(const Place& place, std::string_view key, double most, std::optional<Amount<Tag>>& target)
{
    if (const std::optional<double> amount = readAmount(place, key, most))
        target = Amount<Tag>(*amount);
}

// A word, or what an hour is worth. A key that is not known would mean something else, so it is an error.
void TaskReader::readMinimise(const Place& place, CostAim& target)
{
    const Json* minimise = find(place, "minimise");
    if (!minimise || !minimise->is_object()) {
        CostAim::Kind kind = CostAim::Kind::Money;
        readWord(place, "minimise", kMinimiseWords, kind);
        target = kind == CostAim::Kind::Time ? CostAim::time() : CostAim::money();
        return;
    }
    const Place own{*minimise, jsonPath(place.path, "minimise")};
    refuseOthers(own, kMinimiseKeys);
    if (!required(own, "per_hour"))
        return;
    const std::optional<double> perHour = readAmount(own, "per_hour", kDearestHour);
    if (perHour && *perHour > 0.0)
        target = CostAim::moneyAndTime(*perHour);
    else if (perHour)
        invalid(jsonPath(own.path, "per_hour"), minimise->at("per_hour").dump());
}

void TaskReader::readRules(const Place& place, OrderRulesSpec& target)
{
    const std::optional<Place> own = findObject(place, "rules");
    if (!own)
        return;
    readAmountOf(*own, "cap", kHighestCost, target.cap);
    readAmountOf(*own, "cap_minutes", kMostMinutes, target.capMinutes);
    readTexts(*own, "first", target.first);
    readTexts(*own, "never", target.never);
    target.otherKeys = unknownKeys(*own, kRulesKeys);
}

PanelSpec TaskReader::readPanel(const Place& place)
{
    PanelSpec panel;
    readText(place, "name", panel.name, true);
    readCost(place, panel.cost);
    readAmountOf(place, "minutes", kMostMinutes, panel.minutes);
    readAmountOf(place, "millilitres", kMostMillilitres, panel.millilitres);
    readTexts(place, "needs", panel.needs);
    readTexts(place, "columns", panel.columns, true);
    panel.otherKeys = unknownKeys(place, kPanelKeys);
    return panel;
}

SharedFee TaskReader::readFee(const Place& place)
{
    SharedFee fee;
    readText(place, "name", fee.name, true);
    readCost(place, fee.cost);
    readTexts(place, "panels", fee.panels, true);
    fee.otherKeys = unknownKeys(place, kFeeKeys);
    return fee;
}

TestSpec TaskReader::readTest(const Place& place)
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

void TaskReader::readTests(const Place& place, std::map<std::string, TestSpec>& target)
{
    const std::optional<Place> tests = findObject(place, "tests");
    if (!tests)
        return;
    for (const auto& [column, value] : tests->object.items())
        if (const std::optional<Place> test = findObject(*tests, column))
            target.emplace(column, readTest(*test));
}

// A step of an unknown kind is an error, not a warning: leaving it out would change the patients' values.
DataEdit TaskReader::readEdit(const Place& place)
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
void TaskReader::readSplit(const Place& place, Task& task)
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
    refuseOthers(own, kSplitKeys);
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
CodeRule TaskReader::readCode(const Place& place)
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
void TaskReader::readMissing(const Place& place, std::vector<std::string>& target)
{
    const Json* list = findList(place, "missing");
    if (!list)
        return;
    const std::string path = jsonPath(place.path, "missing");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const Json& item = (*list)[i];
        if (item.is_string())
            target.push_back(withoutHiddenMarks(item.get_ref<const std::string&>()));
        else if (item.is_number())
            target.push_back(item.dump());
        else
            wrongType(jsonPath(path, i), "text");
    }
}

void TaskReader::readYear(const Place& place, std::optional<int>& target)
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
void TaskReader::readRecipe(const Place& place, std::string& target)
{
    if (const std::optional<Place> recipe = findObject(place, "recipe"))
        target = recipe->object.dump();
}

TaskParse TaskReader::read(const Json& root)
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
    readObjects(
        top, "panels", [&](const Place& one) { task.panels.push_back(readPanel(one)); }, true);
    readObjects(top, "shared_fees", [&](const Place& one) { task.sharedFees.push_back(readFee(one)); });
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
    readObjects(top, "codes", [&](const Place& one) { task.codes.push_back(readCode(one)); });
    readObjects(top, "edits", [&](const Place& one) { task.edits.push_back(readEdit(one)); });
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
    return TaskReader().read(*document.root);
}

} // namespace core
