// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_json_p.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

namespace core {
namespace {

using Json = nlohmann::json;

std::string jsonText(std::string_view text)
{
    // Text that is not UTF-8 cannot come from a reader of ours; it is written with replacement characters.
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The shortest text that reads back as the same number.
std::string number(double value)
{
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), value);
    return {buffer, written.ptr};
}

std::string list(std::span<const std::string> texts)
{
    std::string result = "[";
    for (const std::string& text : texts) {
        if (result.size() > 1)
            result += ", ";
        result += jsonText(text);
    }
    return result + "]";
}

template <typename Enum, std::size_t Count>
std::string_view wordOf(const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum value)
{
    const auto word = std::find_if(words.begin(), words.end(), [&](const auto& pair) { return pair.first == value; });
    return word->second;
}

// The members of one object, in the order they are added, joined by `separator`.
class ObjectText {
public:
    explicit ObjectText(std::string_view separator) : m_separator(separator) {}

    void add(std::string_view key, std::string_view valueText)
    {
        if (!m_text.empty())
            m_text += m_separator;
        m_text += jsonText(key);
        m_text += ": ";
        m_text += valueText;
    }

    // Limits that are not finite mean "no limit" and are left out.
    void addFinite(std::string_view key, double value)
    {
        if (std::isfinite(value))
            add(key, number(value));
    }

    void addOthers(const std::string& otherKeys, std::span<const std::string_view> known)
    {
        if (otherKeys.empty())
            return;
        const Json others = Json::parse(otherKeys, nullptr, false);
        if (!others.is_object())
            return;
        for (const auto& [key, value] : others.items())
            if (std::find(known.begin(), known.end(), key) == known.end())
                add(key, value.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    const std::string& text() const { return m_text; }

private:
    std::string_view m_separator;
    std::string m_text;
};

std::string panelText(const PanelSpec& panel)
{
    ObjectText object(", ");
    object.add("name", jsonText(panel.name));
    object.add("cost", number(panel.cost.amount));
    if (panel.minutes)
        object.add("minutes", number(panel.minutes->amount));
    if (panel.millilitres)
        object.add("millilitres", number(panel.millilitres->amount));
    if (!panel.needs.empty())
        object.add("needs", list(panel.needs));
    object.add("columns", list(panel.columns));
    object.addOthers(panel.otherKeys, kPanelKeys);
    return "{" + object.text() + "}";
}

std::string feeText(const SharedFee& fee)
{
    ObjectText object(", ");
    object.add("name", jsonText(fee.name));
    object.add("cost", number(fee.cost.amount));
    object.add("panels", list(fee.panels));
    object.addOthers(fee.otherKeys, kFeeKeys);
    return "{" + object.text() + "}";
}

std::string rulesText(const OrderRulesSpec& rules)
{
    ObjectText object(", ");
    if (rules.cap)
        object.add("cap", number(rules.cap->amount));
    if (rules.capMinutes)
        object.add("cap_minutes", number(rules.capMinutes->amount));
    if (!rules.first.empty())
        object.add("first", list(rules.first));
    if (!rules.never.empty())
        object.add("never", list(rules.never));
    object.addOthers(rules.otherKeys, kRulesKeys);
    return "{" + object.text() + "}";
}

std::string testText(const TestSpec& test)
{
    ObjectText object(", ");
    if (test.label)
        object.add("label", jsonText(*test.label));
    if (test.unit)
        object.add("unit", jsonText(*test.unit));
    if (test.low)
        object.addFinite("low", *test.low);
    if (test.high)
        object.addFinite("high", *test.high);
    if (test.transform != Transform::None)
        object.add("transform", jsonText(wordOf(kTransformWords, test.transform)));
    object.addOthers(test.otherKeys, kTestKeys);
    return "{" + object.text() + "}";
}

std::string codeRuleText(const CodeRule& rule)
{
    ObjectText object(", ");
    if (!rule.column.empty())
        object.add("column", jsonText(rule.column));
    object.add("text", jsonText(rule.text));
    object.add("read", jsonText(wordOf(kCodeReadWords, rule.read)));
    if (rule.read == CodeRule::Read::Value)
        object.add("value", number(rule.value));
    object.addOthers(rule.otherKeys, kCodeKeys);
    return "{" + object.text() + "}";
}

std::string editText(const DataEdit& edit)
{
    ObjectText object(", ");
    object.add("kind", jsonText(wordOf(kEditWords, edit.kind)));
    object.add("column", jsonText(edit.column));
    if (edit.kind == DataEdit::Kind::SwapColumns)
        object.add("other_column", jsonText(edit.otherColumn));
    if (editHasRange(edit.kind)) {
        object.addFinite("low", edit.low);
        object.addFinite("high", edit.high);
    }
    if (editHasFactor(edit.kind))
        object.add("factor", number(edit.factor));
    object.addOthers(edit.otherKeys, kEditKeys);
    return "{" + object.text() + "}";
}

// A column of the parts is the text alone, as it always was.
std::string splitText(const Task& task)
{
    const SplitRule& rule = task.splitRule;
    if (!task.splitColumn.empty())
        return jsonText(task.splitColumn);
    ObjectText object(", ");
    switch (rule.by) {
    case SplitRule::By::Chance:
        object.add("by", jsonText(wordOf(kSplitByWords, SplitWord::Patient)));
        object.add("column", jsonText(rule.patient));
        return "{" + object.text() + "}";
    case SplitRule::By::Date:
        object.add("by", jsonText(wordOf(kSplitByWords, SplitWord::Date)));
        break;
    case SplitRule::By::Site:
        object.add("by", jsonText(wordOf(kSplitByWords, SplitWord::Site)));
        break;
    }
    object.add("column", jsonText(rule.column));
    if (!rule.patient.empty())
        object.add("patient", jsonText(rule.patient));
    if (rule.by == SplitRule::By::Site)
        object.add("test", list(rule.test));
    return "{" + object.text() + "}";
}

std::string minimiseText(CostAim aim)
{
    if (aim.kind() == CostAim::Kind::Both)
        return "{\"per_hour\": " + number(aim.perHour()) + "}";
    return jsonText(wordOf(kMinimiseWords, aim.kind()));
}

std::string positiveText(const OutcomeRule& rule)
{
    using enum OutcomeRule::Kind;
    if (rule.kind == Value && rule.values.size() == 1)
        return jsonText(rule.values.front());
    if (rule.kind == Value || rule.kind == AnyOf)
        return list(rule.values);
    if (rule.kind == Undecided)
        return "{\"ask\": " + jsonText(rule.values.empty() ? std::string() : rule.values.front()) + "}";
    if (rule.kind == Recorded)
        return "{\"recorded\": true}";
    return "{" + jsonText(wordOf(kCutOffWords, rule.kind)) + ": " + number(rule.limit) + "}";
}

// One item per line, so that a changed panel is one changed line under version control.
template <typename Items, typename ItemText>
std::string lines(const Items& items, char open, char close, ItemText itemText)
{
    if (items.empty())
        return {open, close};
    std::string result(1, open);
    for (const auto& item : items) {
        result += result.size() > 1 ? ",\n    " : "\n    ";
        result += itemText(item);
    }
    return result + "\n  " + close;
}

} // namespace

std::string writeTask(const Task& task)
{
    ObjectText object(",\n  ");
    if (!task.name.empty())
        object.add("name", jsonText(task.name));
    object.add("label", jsonText(task.label));
    object.add("positive", positiveText(task.positive));
    if (!task.outcomeName.empty())
        object.add("outcome_name", jsonText(task.outcomeName));
    object.add("currency", jsonText(task.currency));
    if (!task.splitColumn.empty() || task.splitRule != SplitRule())
        object.add("split", splitText(task));
    object.add("visible", list(task.visible));
    object.add("panels", lines(task.panels, '[', ']', panelText));
    if (!task.sharedFees.empty())
        object.add("shared_fees", lines(task.sharedFees, '[', ']', feeText));
    if (task.rules != OrderRulesSpec())
        object.add("rules", rulesText(task.rules));
    if (task.pairOrders == PairOrders::Allowed)
        object.add("pair_orders", jsonText(wordOf(kPairWords, task.pairOrders)));
    if (task.minimise != CostAim())
        object.add("minimise", minimiseText(task.minimise));
    if (task.unrecordedPanels != UnrecordedPanels::Unavailable)
        object.add("unrecorded_panels", jsonText(keyOf(task.unrecordedPanels)));
    if (task.duplicates != Duplicates::Keep)
        object.add("duplicates", jsonText(keyOf(task.duplicates)));
    if (!task.tests.empty())
        object.add("tests", lines(task.tests, '{', '}', [](const auto& test) {
                       return jsonText(test.first) + ": " + testText(test.second);
                   }));
    object.add("ignore", list(task.ignored));
    if (!task.priceSource.empty())
        object.add("price_source", jsonText(task.priceSource));
    if (task.priceYear)
        object.add("price_year", std::to_string(*task.priceYear));
    if (!task.priceList.empty())
        object.add("price_list", jsonText(task.priceList));
    if (!task.missing.empty())
        object.add("missing", list(task.missing));
    if (!task.codes.empty())
        object.add("codes", lines(task.codes, '[', ']', codeRuleText));
    if (!task.edits.empty())
        object.add("edits", lines(task.edits, '[', ']', editText));
    if (!task.acceptedFindings.empty())
        object.add("accepted", list(task.acceptedFindings));
    if (!task.recipe.empty())
        object.add("recipe", task.recipe);
    object.addOthers(task.otherKeys, kTaskKeys);
    return "{\n  " + object.text() + "\n}\n";
}

} // namespace core
