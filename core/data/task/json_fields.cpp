// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/json_fields_p.h"

#include "core/base/hidden_marks.h"

namespace core {

auto JsonFields::find(const Place& place, std::string_view key) -> const Json*
{
    const auto found = place.object.find(key);
    return found == place.object.end() ? nullptr : &*found;
}

auto JsonFields::required(const Place& place, std::string_view key) -> const Json*
{
    const Json* value = find(place, key);
    if (!value)
        m_problems.add({.code = ErrorCode::JsonKeyMissing, .subject = jsonPath(place.path, key)});
    return value;
}

auto JsonFields::findObject(const Place& place, std::string_view key) -> std::optional<Place>
{
    const Json* value = find(place, key);
    if (!value)
        return std::nullopt;
    std::string path = jsonPath(place.path, key);
    if (value->is_object())
        return Place{*value, std::move(path)};
    wrongType(std::move(path), "object");
    return std::nullopt;
}

auto JsonFields::findList(const Place& place, std::string_view key, bool needed) -> const Json*
{
    const Json* value = needed ? required(place, key) : find(place, key);
    if (!value || value->is_array())
        return value;
    wrongType(jsonPath(place.path, key), "list");
    return nullptr;
}

void JsonFields::readText(const Place& place, std::string_view key, std::string& target, bool needed)
{
    const Json* value = needed ? required(place, key) : find(place, key);
    if (!value)
        return;
    if (value->is_string())
        target = withoutHiddenMarks(value->get_ref<const std::string&>());
    else
        wrongType(jsonPath(place.path, key), "text");
}

void JsonFields::readTexts(const Place& place, std::string_view key, std::vector<std::string>& target, bool needed)
{
    const Json* list = findList(place, key, needed);
    if (!list)
        return;
    const std::string path = jsonPath(place.path, key);
    for (std::size_t i = 0; i < list->size(); ++i) {
        const Json& item = (*list)[i];
        if (item.is_string())
            target.push_back(withoutHiddenMarks(item.get_ref<const std::string&>()));
        else
            wrongType(jsonPath(path, i), "text");
    }
}

void JsonFields::readNumber(const Place& place, std::string_view key, std::optional<double>& target)
{
    const Json* value = find(place, key);
    if (!value)
        return;
    if (value->is_number())
        target = value->get<double>();
    else
        wrongType(jsonPath(place.path, key), "number");
}

void JsonFields::readFlag(const Place& place, std::string_view key, bool& target)
{
    const Json* value = find(place, key);
    if (!value)
        return;
    if (value->is_boolean())
        target = value->get<bool>();
    else
        wrongType(jsonPath(place.path, key), "true or false");
}

std::optional<double> JsonFields::readAmount(const Place& place, std::string_view key, double most)
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

std::string JsonFields::unknownKeys(const Place& place, std::span<const std::string_view> known)
{
    Json others = Json::object();
    for (const auto& [key, value] : place.object.items()) {
        if (std::ranges::find(known, key) != known.end())
            continue;
        others[key] = value;
        m_unknownKeys.push_back(jsonPath(place.path, key));
    }
    return others.empty() ? std::string() : others.dump();
}

void JsonFields::refuseOthers(const Place& place, std::span<const std::string_view> known)
{
    for (const auto& [key, value] : place.object.items())
        if (std::ranges::find(known, key) == known.end())
            invalid(jsonPath(place.path, key), value.dump());
}

void JsonFields::wrongType(std::string path, std::string_view expected)
{
    m_problems.add({.code = ErrorCode::JsonWrongType, .subject = std::move(path), .detail = std::string(expected)});
}

void JsonFields::invalid(std::string path, std::string value)
{
    m_problems.add({.code = ErrorCode::JsonValueInvalid, .subject = std::move(path), .detail = std::move(value)});
}

} // namespace core
