// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/price_list.h"

#include "core/base/resource.h"
#include "core/data/task/name_tokens.h"
#include "core/data/task/test_dictionary.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <set>
#include <span>

namespace core {
namespace {

constexpr std::uint64_t kLargestPriceListBytes = 4'000'000;
constexpr double kDearest = 1e9; // as in a task file

std::vector<PriceList> readBuiltIn()
{
    const nlohmann::json root = nlohmann::json::parse(resource("price_lists.json"), nullptr, false);
    std::vector<PriceList> lists;
    for (const nlohmann::json& entry : root["lists"]) {
        PriceList& list = lists.emplace_back(PriceList{.key = entry["key"], .name = entry["name"]});
        list.currency = entry["currency"];
        list.source = entry["source"];
        list.year = entry["year"].get<int>();
        for (const nlohmann::json& price : entry["prices"])
            list.prices.emplace_back(price["name"].get<std::string>(), Cost(price["price"].get<double>()));
    }
    return lists;
}

std::string_view trimmedPart(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    text = text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
    if (text.size() > 1 && text.front() == '"' && text.back() == '"')
        text = text.substr(1, text.size() - 2);
    return text;
}

bool isPriceDigit(char c)
{
    return c >= '0' && c <= '9';
}

// 36, 36.00, 36,50, $36, 36 EUR: one number with at most two decimals. Three digits after a mark could be thousands.
std::optional<double> priceIn(std::string_view text)
{
    const auto first = std::find_if(text.begin(), text.end(), isPriceDigit);
    if (first == text.end() || (first != text.begin() && *(first - 1) == '-'))
        return std::nullopt;
    const auto whole = std::find_if_not(first, text.end(), isPriceDigit);
    std::string number(first, whole);
    auto rest = whole;
    if (rest != text.end() && (*rest == '.' || *rest == ',')) {
        const auto last = std::find_if_not(rest + 1, text.end(), isPriceDigit);
        if (last - rest > 3)
            return std::nullopt;
        number += '.' + std::string(rest + 1, last);
        rest = last;
    }
    if (std::any_of(rest, text.end(), isPriceDigit))
        return std::nullopt;
    double price = 0.0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), price);
    return read.ec == std::errc{} && price <= kDearest ? std::optional(price) : std::nullopt;
}

// Name and price of a line: at the first tab or semicolon, or at the comma behind which a price stands.
std::pair<std::string_view, std::string_view> priceParts(std::string_view line)
{
    std::size_t mark = line.find_first_of("\t;");
    if (mark != std::string_view::npos) {
        const std::string_view rest = line.substr(mark + 1);
        return {line.substr(0, mark), rest.substr(0, rest.find_first_of("\t;"))};
    }
    // A name in quotes may hold commas itself, and more columns may follow the price.
    if (line.starts_with('"')) {
        const std::size_t closing = line.find('"', 1);
        if (closing != std::string_view::npos && line.substr(closing + 1).starts_with(',')) {
            const std::string_view rest = line.substr(closing + 2);
            return {line.substr(0, closing + 1), rest.substr(0, rest.find(",\""))};
        }
    }
    mark = line.rfind(',');
    if (mark == std::string_view::npos)
        return {line, {}};
    return {line.substr(0, mark), line.substr(mark + 1)};
}

// The cells of a line; one in quotes may hold the mark between cells.
std::vector<std::string_view> cellsOf(std::string_view line, char mark)
{
    std::vector<std::string_view> cells;
    while (true) {
        const std::size_t from = line.starts_with('"') ? line.find('"', 1) : 0;
        const std::size_t end = line.find(mark, from == std::string_view::npos ? 0 : from);
        cells.push_back(trimmedPart(line.substr(0, end)));
        if (end == std::string_view::npos)
            return cells;
        line = line.substr(end + 1);
    }
}

// Where a first line says that minutes and millilitres stand, beside the name in the first column and the price in the
// second.
struct TimeColumns {
    char mark = ';';
    std::optional<std::size_t> minutes, millilitres;

    static std::optional<TimeColumns> in(std::string_view heading)
    {
        TimeColumns columns{.mark = heading.find('\t') != std::string_view::npos  ? '\t'
                                    : heading.find(';') != std::string_view::npos ? ';'
                                                                                  : ',',
                            .minutes = {},
                            .millilitres = {}};
        const std::vector<std::string_view> cells = cellsOf(heading, columns.mark);
        for (std::size_t i = 2; i < cells.size(); ++i) {
            const std::string word = joined(nameTokens(cells[i]));
            if (word == "minutes" || word == "min")
                columns.minutes = i;
            if (word == "millilitres" || word == "milliliters" || word == "ml")
                columns.millilitres = i;
        }
        return columns.minutes || columns.millilitres ? std::optional(columns) : std::nullopt;
    }

    PanelTimes timesIn(std::span<const std::string_view> cells) const
    {
        const auto amount = [&](std::optional<std::size_t> column) {
            return column && *column < cells.size() ? priceIn(cells[*column]) : std::nullopt;
        };
        PanelTimes times;
        if (const auto read = amount(minutes))
            times.minutes = Minutes(*read);
        if (const auto read = amount(millilitres))
            times.millilitres = Millilitres(*read);
        return times;
    }
};

// What two names have in common where they mean the same panel.
std::string meaningOfPanel(std::string_view name)
{
    const TestDictionary& dictionary = TestDictionary::builtIn();
    const std::string full = dictionary.panelFullName(name);
    const std::string words = joined(nameTokens(full.empty() ? name : std::string_view(full)));
    const auto match = dictionary.recognise(full.empty() ? name : std::string_view(full));
    return match ? "test " + match->test->key : words;
}

} // namespace

const std::vector<PriceList>& builtInPriceLists()
{
    static const std::vector<PriceList> lists = readBuiltIn();
    return lists;
}

const PriceList* builtInPriceList(std::string_view keyOrName)
{
    for (const PriceList& list : builtInPriceLists())
        if (list.key == keyOrName || list.name == keyOrName)
            return &list;
    return nullptr;
}

PriceLines parsePrices(std::string_view text)
{
    PriceLines result;
    std::optional<TimeColumns> columns;
    for (bool first = true; !text.empty(); first = false) {
        const std::size_t end = text.find_first_of("\r\n");
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (trimmedPart(line).empty())
            continue;
        if (first && (columns = TimeColumns::in(line)))
            continue;
        const std::vector<std::string_view> cells =
            columns ? cellsOf(line, columns->mark) : std::vector<std::string_view>();
        const auto [name, price] = cells.size() > 1 ? std::pair(cells[0], cells[1]) : priceParts(line);
        const std::optional<double> amount = priceIn(trimmedPart(price));
        if (amount && !trimmedPart(name).empty())
            result.prices.emplace_back(trimmedPart(name), Cost(*amount));
        if (const PanelTimes times = columns ? columns->timesIn(cells) : PanelTimes();
            times != PanelTimes() && !trimmedPart(name).empty())
            result.times.emplace_back(trimmedPart(name), times);
        if (amount && !trimmedPart(name).empty())
            continue;
        if (!first) // the first may well be a heading
            ++result.unread;
    }
    return result;
}

Result<PriceList> readPriceList(const std::filesystem::path& file)
{
    std::error_code problem;
    if (!std::filesystem::exists(file, problem))
        return Error{.code = ErrorCode::FileNotFound, .subject = file.filename().string()};
    const auto size = std::filesystem::is_regular_file(file, problem) ? std::filesystem::file_size(file, problem) : 0;
    if (size > kLargestPriceListBytes)
        return Error{.code = ErrorCode::FileTooLarge,
                     .subject = file.filename().string(),
                     .expected = kLargestPriceListBytes,
                     .found = std::uint64_t{size}};
    std::ifstream stream(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (problem || !stream)
        return Error{.code = ErrorCode::FileNotReadable, .subject = file.filename().string()};
    PriceLines lines = parsePrices(text);
    PriceList list{.name = file.stem().string(), .prices = std::move(lines.prices), .times = std::move(lines.times)};
    list.source = file.filename().string();
    return list;
}

PricingOutcome withPriceList(const Task& task, const PriceList& list)
{
    // Names of the list that mean a panel under another name are given the panel's; its own name goes before them.
    std::vector<std::pair<std::string, Cost>> meant, named;
    std::set<std::string> matched;
    for (const auto& [name, price] : list.prices) {
        for (const PanelSpec& panel : task.panels)
            if (meaningOfPanel(name) == meaningOfPanel(panel.name)) {
                meant.emplace_back(panel.name, price);
                matched.insert(name);
            }
        named.emplace_back(name, price);
    }
    meant.insert(meant.end(), named.begin(), named.end());
    PricingOutcome outcome = withPriceList(task, meant);
    std::erase_if(outcome.unmatched, [&](const std::string& name) { return matched.contains(name); });
    for (const auto& [name, times] : list.times)
        for (PanelSpec& panel : outcome.task.panels)
            if (meaningOfPanel(name) == meaningOfPanel(panel.name)) {
                panel.minutes = times.minutes ? times.minutes : panel.minutes;
                panel.millilitres = times.millilitres ? times.millilitres : panel.millilitres;
            }
    outcome.task.priceSource = list.source;
    outcome.task.priceYear = list.year;
    outcome.task.priceList = list.name;
    if (!list.currency.empty())
        outcome.task.currency = list.currency;
    return outcome;
}

} // namespace core
