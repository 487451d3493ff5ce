// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/script_text_p.h"

#include "core/base/resource.h"
#include "core/portable/panel_rule_p.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <iterator>

namespace core {
namespace {

constexpr std::string_view kDigits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
constexpr std::size_t kLettersOfALine = 100;

// Of a name what a file of Python can be imported by.
std::string moduleName(std::string name)
{
    name = name.substr(0, name.rfind('.'));
    for (char& letter : name)
        if (!std::isalnum(static_cast<unsigned char>(letter)) && letter != '_')
            letter = '_';
    return name;
}

std::string commented(const std::vector<std::string>& lines, const ScriptText& script)
{
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "" : "\n") + (script.isPython() ? line : line.empty() ? "#" : "# " + line);
    return text;
}

// Inside a """…""" a backslash or three quotes would end or change it.
std::string harmless(std::string text)
{
    for (char& letter : text)
        if (letter == '\\' || letter == '"')
            letter = '\'';
        else if (letter == '\n' || letter == '\r')
            letter = ' ';
    return text;
}

std::string columnsText(const PolicyFacts& facts, const ScriptText& script)
{
    constexpr const char* kKinds[] = {"number", "two", "category"};
    std::vector<std::string> columns;
    for (const PolicyColumn& column : facts.columns) {
        const std::string kind = script.text(kKinds[static_cast<std::size_t>(column.kind)]);
        if (script.isPython())
            columns.push_back('(' + script.text(column.name) + ", " + kind + ", " +
                              (column.values.empty() ? "None" : script.texts(column.values)) + ')');
        else
            columns.push_back("list(name = " + script.text(column.name) + ", kind = " + kind +
                              ", levels = " + script.texts(column.values) + ')');
    }
    return script.list(columns, ",\n    ");
}

std::vector<std::size_t> placesOf(const FeatureMask& mask)
{
    std::vector<std::size_t> places;
    for (std::size_t feature = 0; feature < mask.size(); ++feature)
        if (mask.isKnown(FeatureId(feature)))
            places.push_back(feature);
    return places;
}

std::vector<std::size_t> placesOf(PanelMask mask)
{
    std::vector<std::size_t> places;
    for (std::size_t panel = 0; panel < PanelMask::kMostPanels; ++panel)
        if (mask.isOrdered(PanelId(panel)))
            places.push_back(panel);
    return places;
}

template <typename Tag>
std::optional<double> amountOf(const std::optional<Amount<Tag>>& amount)
{
    return amount ? std::optional(amount->amount) : std::nullopt;
}

std::string minutesText(const PolicyFacts& facts, const ScriptText& script)
{
    std::vector<float> minutes;
    for (const Panel& panel : facts.catalog.panels())
        minutes.push_back(static_cast<float>(panel.minutes.value_or(Minutes()).amount));
    return script.numbers(minutes);
}

std::string needsText(const PolicyFacts& facts, const ScriptText& script)
{
    std::vector<std::string> needs;
    for (std::size_t panel = 0; panel < facts.catalog.panelCount(); ++panel)
        needs.push_back(script.places(placesOf(facts.catalog.rules().needsOf(PanelId(panel)))));
    return script.list(needs);
}

std::string panelsText(const PolicyFacts& facts, const ScriptText& script)
{
    std::vector<std::string> panels;
    for (const Panel& panel : facts.catalog.panels()) {
        const std::string name = script.text(panel.name), price = script.number(panel.cost.amount),
                          features =
                              script.places(panel.offered ? placesOf(panel.features) : std::vector<std::size_t>());
        panels.push_back(script.isPython()
                             ? '(' + name + ", " + price + ", " + features + ')'
                             : "list(name = " + name + ", price = " + price + ", features = " + features + ')');
    }
    return script.list(panels, ",\n    ");
}

std::string feesText(const PolicyFacts& facts, const ScriptText& script)
{
    std::vector<std::string> fees;
    for (const FeeGroup& fee : facts.catalog.fees()) {
        std::vector<std::size_t> panels;
        for (std::size_t panel = 0; panel < facts.catalog.panelCount(); ++panel)
            if (fee.panels.isOrdered(PanelId(panel)))
                panels.push_back(panel);
        const std::string price = script.number(fee.cost.amount), group = script.places(panels);
        fees.push_back(script.isPython() ? '(' + price + ", " + group + ')'
                                         : "list(price = " + price + ", panels = " + group + ')');
    }
    return script.list(fees);
}

std::string exampleText(const PolicyFacts& facts, const ScriptText& script)
{
    std::string text;
    for (const PolicyColumn& column : facts.columns) {
        if (text.size() > 60)
            return text + (script.isPython() ? ", …" : ", …");
        const std::string value = column.values.empty() ? "1.0" : script.text(column.values.front());
        text += text.empty() ? "" : ", ";
        text += script.isPython() ? script.text(column.name) + ": " + value : '`' + column.name + "` = " + value;
    }
    return text;
}

} // namespace

std::string ScriptText::text(std::string_view text) const
{
    std::string literal = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            literal += '\\';
        if (letter == '\n' || letter == '\r' || letter == '\t')
            literal += ' ';
        else
            literal += letter;
    }
    return literal + '"';
}

std::string ScriptText::number(double number) const
{
    char buffer[40];
    std::string text(buffer, std::to_chars(std::begin(buffer), std::end(buffer), number).ptr);
    return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
}

std::string ScriptText::place(std::size_t place) const
{
    return isPython() ? std::to_string(place) : std::to_string(place + 1);
}

std::string ScriptText::truth(bool truth) const
{
    return isPython() ? (truth ? "True" : "False") : (truth ? "TRUE" : "FALSE");
}

std::string ScriptText::optional(const std::optional<double>& number) const
{
    return number ? this->number(*number) : isPython() ? "None" : "NULL";
}

std::string ScriptText::list(const std::vector<std::string>& items, const char* separator) const
{
    std::string text = isPython() ? "[" : "list(";
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : separator) + items[i];
    return text + (isPython() ? "]" : ")");
}

std::string ScriptText::texts(const std::vector<std::string>& texts) const
{
    std::string text = isPython() ? "[" : "c(";
    for (std::size_t i = 0; i < texts.size(); ++i)
        text += (i == 0 ? "" : ", ") + this->text(texts[i]);
    return text + (isPython() ? "]" : ")");
}

std::string ScriptText::numbers(std::span<const float> numbers) const
{
    std::string text = isPython() ? "[" : "c(";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        text += (i == 0 ? "" : ", ") + number(static_cast<double>(numbers[i]));
    return text + (isPython() ? "]" : ")");
}

std::string ScriptText::places(const std::vector<std::size_t>& places) const
{
    std::string text = isPython() ? "[" : "c(";
    for (std::size_t i = 0; i < places.size(); ++i)
        text += (i == 0 ? "" : ", ") + place(places[i]);
    return text + (isPython() ? "]" : ")");
}

std::string ScriptText::record(const std::vector<std::pair<std::string, std::string>>& fields) const
{
    std::string text = isPython() ? "{" : "list(";
    for (std::size_t i = 0; i < fields.size(); ++i)
        text += (i == 0 ? "" : ",\n     ") +
                (isPython() ? this->text(fields[i].first) + ": " : fields[i].first + " = ") + fields[i].second;
    return text + (isPython() ? "}" : ")");
}

std::string ScriptText::encoded(const char* decoder, std::span<const std::uint32_t> words) const
{
    std::string letters;
    letters.reserve(words.size() * 5);
    for (const std::uint32_t word : words) {
        // The bytes of the word in memory order, read as one number, the first byte highest.
        std::uint32_t value = word >> 24 | (word >> 8 & 0xFF00U) | (word << 8 & 0xFF0000U) | word << 24;
        char group[5];
        for (std::size_t i = 5; i-- > 0; value /= 85)
            group[i] = kDigits[value % 85];
        letters.append(group, 5);
    }
    std::string text = std::string(decoder) + '(';
    if (letters.empty())
        return text + (isPython() ? "\"\")" : ")");
    for (std::size_t at = 0; at < letters.size(); at += kLettersOfALine) {
        const std::string line = letters.substr(at, kLettersOfALine);
        text += (at == 0 ? "\n\"" : isPython() ? "\n\"" : ",\n\"") + line + '"';
    }
    return text + ')';
}

std::string ScriptText::floats(std::span<const float> numbers) const
{
    std::vector<std::uint32_t> words;
    words.reserve(numbers.size());
    for (const float number : numbers)
        words.push_back(std::bit_cast<std::uint32_t>(number));
    return encoded("floats", words);
}

std::string ScriptText::words(std::span<const std::uint32_t> words) const
{
    return encoded("words", words);
}

std::string filledIn(std::string_view resource, const std::map<std::string, std::string>& values)
{
    std::string text;
    while (!resource.empty()) {
        const std::size_t begin = resource.find('@');
        const std::size_t end = begin == std::string_view::npos ? begin : resource.find('@', begin + 1);
        const auto value = end == std::string_view::npos
                               ? values.end()
                               : values.find(std::string(resource.substr(begin + 1, end - begin - 1)));
        if (value == values.end()) { // a sign of its own
            const std::size_t keep = begin == std::string_view::npos ? resource.size() : begin + 1;
            text += resource.substr(0, keep);
            resource.remove_prefix(keep);
            continue;
        }
        text += resource.substr(0, begin);
        text += value->second;
        resource.remove_prefix(end + 1);
    }
    return text;
}

std::string scriptAround(const std::string& engine, const PolicyFacts& facts, const PolicyFeatures& features,
                         bool forbidUnrecorded, const std::string& subject, const ScriptTarget& target)
{
    const ScriptText script(target.language);
    const OrderRules& rules = facts.catalog.rules();
    std::vector<std::string> lines = factLines(facts);
    for (std::string& line : lines)
        line = harmless(line);
    return filledIn(resource(script.isPython() ? "common.py" : "common.R"),
                    {{"TITLE", harmless(facts.title)},
                     {"SUBJECT", commented({subject}, script)},
                     {"VERSION", facts.version},
                     {"FILE", harmless(target.fileName)},
                     {"MODULE", moduleName(target.fileName)},
                     {"EXAMPLE", exampleText(facts, script)},
                     {"FACTS", commented(lines, script)},
                     {"COLUMNS", columnsText(facts, script)},
                     {"VISIBLE", script.places(placesOf(features.visible))},
                     {"PANELS", panelsText(facts, script)},
                     {"FEES", feesText(facts, script)},
                     {"CAP", script.optional(amountOf(rules.cap))},
                     {"CAP_MINUTES", script.optional(amountOf(rules.capMinutes))},
                     {"MINUTES", minutesText(facts, script)},
                     {"FIRST", script.places(placesOf(rules.first))},
                     {"NEEDS", needsText(facts, script)},
                     {"UNRECORDED", script.text(unrecordedRule(facts.catalog, forbidUnrecorded).word)},
                     {"ENGINE", engine}});
}

} // namespace core
