// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/json_checks_p.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace core {

// Takes a checked document apart, field by field. Every problem is noted with its path and reading goes on behind it;
// a target keeps what it had where its field is not given or is a problem.
class JsonFields {
protected:
    using Json = nlohmann::json;

    // An object and where it stands in the document.
    struct Place {
        const Json& object;
        std::string path;
    };

    static const Json* find(const Place& place, std::string_view key);
    const Json* required(const Place& place, std::string_view key);
    // Unset where the field is not given or, which is noted, of another kind.
    std::optional<Place> findObject(const Place& place, std::string_view key);
    const Json* findList(const Place& place, std::string_view key, bool needed = false);

    void readText(const Place& place, std::string_view key, std::string& target, bool needed = false);
    void readTexts(const Place& place, std::string_view key, std::vector<std::string>& target, bool needed = false);
    void readNumber(const Place& place, std::string_view key, std::optional<double>& target);
    void readFlag(const Place& place, std::string_view key, bool& target);
    // From 0 to `most`.
    std::optional<double> readAmount(const Place& place, std::string_view key, double most);
    template <typename Enum, std::size_t Count>
    void readWord(const Place& place, std::string_view key,
                  const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum& target);
    template <typename ReadItem>
    void readObjects(const Place& place, std::string_view key, const ReadItem& readItem, bool needed = false);

    // The fields that are not known, as one document to be kept. Their paths are listed in `m_unknownKeys`.
    std::string unknownKeys(const Place& place, std::span<const std::string_view> known);
    // Where an unknown field would change what the document means it is a problem.
    void refuseOthers(const Place& place, std::span<const std::string_view> known);

    void wrongType(std::string path, std::string_view expected);
    void invalid(std::string path, std::string value);

    ProblemList m_problems;
    std::vector<std::string> m_unknownKeys;
};

template <typename Enum, std::size_t Count>
void JsonFields::readWord(const Place& place, std::string_view key,
                          const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum& target)
{
    std::string text;
    readText(place, key, text);
    const Json* value = find(place, key);
    if (!value || !value->is_string())
        return;
    const auto word = std::ranges::find(words, text, [](const auto& pair) { return pair.second; });
    if (word != words.end())
        target = word->first;
    else
        invalid(jsonPath(place.path, key), text);
}

template <typename ReadItem>
void JsonFields::readObjects(const Place& place, std::string_view key, const ReadItem& readItem, bool needed)
{
    const Json* list = findList(place, key, needed);
    if (!list)
        return;
    const std::string path = jsonPath(place.path, key);
    for (std::size_t i = 0; i < list->size(); ++i) {
        if ((*list)[i].is_object())
            readItem(Place{(*list)[i], jsonPath(path, i)});
        else
            wrongType(jsonPath(path, i), "object");
    }
}

} // namespace core
