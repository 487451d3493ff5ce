// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/split_option.h"

#include <string_view>

namespace app::cli {
namespace {

using By = core::SplitRule::By;

// A value of a site may hold no comma; a name of a column may hold an equals sign, so the last one counts.
bool readSite(std::string_view text, SplitRequest& request)
{
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos || equals == 0)
        return false;
    request.rule.by = By::Site;
    request.rule.column = text.substr(0, equals);
    std::string_view rest = text.substr(equals + 1);
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        if (const std::string_view site = rest.substr(0, comma); !site.empty())
            request.rule.test.emplace_back(site);
        rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    }
    return !request.rule.test.empty();
}

bool readWord(std::string_view word, SplitRequest& request)
{
    if (word == "random")
        return true;
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos || colon + 1 == word.size())
        return false;
    const std::string_view kind = word.substr(0, colon), name = word.substr(colon + 1);
    if (kind == "patient") {
        request.rule.patient = name;
        return true;
    }
    if (!request.column.empty() || request.rule.by != By::Chance) // two of them
        return false;
    if (kind == "column")
        request.column = name;
    else if (kind == "date") {
        request.rule.by = By::Date;
        request.rule.column = name;
    } else
        return kind == "site" && readSite(name, request);
    return true;
}

} // namespace

std::optional<SplitRequest> parseSplit(const std::vector<std::string>& words)
{
    SplitRequest request;
    for (const std::string& word : words)
        if (!readWord(word, request))
            return std::nullopt;
    if (!request.column.empty() && !request.rule.patient.empty()) // the column has said it of every row
        return std::nullopt;
    return request;
}

} // namespace app::cli
