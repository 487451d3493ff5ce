// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pending_file.h"
#include "core/data/events/event_recipe.h"
#include "core/data/task/json_checks_p.h"
#include "core/data/task/task.h"

#include <algorithm>
#include <fstream>

namespace core {
namespace {

using RecipeJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, 15> kRecipeKeys{
    "source", "columns",    "patient", "index",     "index_column",    "from_h", "to_h",   "take",
    "limits", "needs_unit", "dates",   "time_unit", "fewest_patients", "tests",  "outcome"};

// Takes a checked document apart; every problem is noted with its path.
class RecipeReader {
public:
    RecipeParse read(const nlohmann::json& root);

private:
    using Json = nlohmann::json;

    const Json* find(const Json& object, std::string_view key) const
    {
        const auto found = object.find(key);
        return found == object.end() ? nullptr : &*found;
    }
    void wrongType(const std::string& path, std::string_view expected)
    {
        m_problems.add({.code = ErrorCode::JsonWrongType, .subject = path, .detail = std::string(expected)});
    }
    void invalid(const std::string& path, std::string text)
    {
        m_problems.add({.code = ErrorCode::JsonValueInvalid, .subject = path, .detail = std::move(text)});
    }
    void text(const Json& object, const std::string& path, std::string_view key, std::string& target)
    {
        const Json* value = find(object, key);
        if (value && value->is_string())
            target = value->get_ref<const std::string&>();
        else if (value)
            wrongType(jsonPath(path, key), "text");
    }
    void number(const Json& object, const std::string& path, std::string_view key, std::optional<double>& target)
    {
        const Json* value = find(object, key);
        if (value && value->is_number())
            target = value->get<double>();
        else if (value)
            wrongType(jsonPath(path, key), "number");
    }
    void flag(const Json& object, const std::string& path, std::string_view key, bool& target)
    {
        const Json* value = find(object, key);
        if (value && value->is_boolean())
            target = value->get<bool>();
        else if (value)
            wrongType(jsonPath(path, key), "true or false");
    }
    template <typename Enum, std::size_t Count>
    void word(const Json& object, std::string_view key,
              const std::array<std::pair<Enum, std::string_view>, Count>& words, Enum& target)
    {
        std::string written;
        text(object, "", key, written);
        const Json* value = find(object, key);
        if (!value || !value->is_string())
            return;
        if (const std::optional<Enum> known = fromRecipeWord(words, written))
            target = *known;
        else
            invalid(jsonPath("", key), written);
    }
    // The value under a key where it is an object, or list, as it should be.
    const Json* part(const Json& object, std::string_view key, bool list)
    {
        const Json* value = find(object, key);
        if (!value || (list ? value->is_array() : value->is_object()))
            return value;
        wrongType(jsonPath("", key), list ? "list" : "object");
        return nullptr;
    }
    void readColumns(const Json& root, EventColumns& columns);
    void readTests(const Json& root, std::vector<EventTest>& tests);
    void readOutcome(const Json& root, EventOutcomeCodes& outcome);
    void checkNumbers(const EventRecipe& recipe);

    ProblemList m_problems;
};

void RecipeReader::readColumns(const Json& root, EventColumns& columns)
{
    const Json* object = part(root, "columns", false);
    if (!object)
        return;
    text(*object, "/columns", "patient", columns.patient);
    text(*object, "/columns", "time", columns.time);
    text(*object, "/columns", "test", columns.test);
    text(*object, "/columns", "value", columns.value);
    text(*object, "/columns", "unit", columns.unit);
}

void RecipeReader::readTests(const Json& root, std::vector<EventTest>& tests)
{
    const Json* list = part(root, "tests", true);
    if (!list)
        return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string path = jsonPath("/tests", i);
        if (!(*list)[i].is_object()) {
            wrongType(path, "object");
            continue;
        }
        EventTest& test = tests.emplace_back();
        text((*list)[i], path, "test", test.test);
        text((*list)[i], path, "column", test.column);
        text((*list)[i], path, "unit", test.unit);
        text((*list)[i], path, "key", test.key);
        if (!(*list)[i].contains("test"))
            m_problems.add({.code = ErrorCode::JsonKeyMissing, .subject = jsonPath(path, "test")});
    }
}

void RecipeReader::readOutcome(const Json& root, EventOutcomeCodes& outcome)
{
    const Json* object = part(root, "outcome", false);
    if (!object)
        return;
    text(*object, "/outcome", "name", outcome.name);
    flag(*object, "/outcome", "after_index", outcome.afterIndex);
    const Json* codes = find(*object, "codes");
    if (codes && !codes->is_array())
        wrongType("/outcome/codes", "list");
    for (std::size_t i = 0; codes && codes->is_array() && i < codes->size(); ++i)
        if ((*codes)[i].is_string())
            outcome.codes.push_back((*codes)[i].get<std::string>());
        else
            wrongType(jsonPath("/outcome/codes", i), "text");
}

void RecipeReader::checkNumbers(const EventRecipe& recipe)
{
    if (recipe.fromHours && recipe.toHours && *recipe.fromHours > *recipe.toHours)
        invalid("/from_h", std::to_string(*recipe.fromHours));
    if (recipe.fewestPatients < 0.0 || recipe.fewestPatients > 1.0)
        invalid("/fewest_patients", std::to_string(recipe.fewestPatients));
}

RecipeParse RecipeReader::read(const Json& root)
{
    EventRecipe recipe;
    if (!root.is_object()) {
        wrongType("/", "object");
        return {.recipe = std::nullopt, .problems = std::move(m_problems)};
    }
    word(root, "source", kSourceWords, recipe.source);
    readColumns(root, recipe.columns);
    text(root, "", "patient", recipe.patientColumn);
    word(root, "index", kIndexWords, recipe.index);
    text(root, "", "index_column", recipe.indexColumn);
    number(root, "", "from_h", recipe.fromHours);
    number(root, "", "to_h", recipe.toHours);
    word(root, "take", kTakeWords, recipe.take);
    word(root, "limits", kLimitWords, recipe.limits);
    flag(root, "", "needs_unit", recipe.needsUnit);
    word(root, "dates", kDateWords, recipe.dates);
    word(root, "time_unit", kTimeUnitWords, recipe.timeUnit);
    std::optional<double> fewest;
    number(root, "", "fewest_patients", fewest);
    recipe.fewestPatients = fewest.value_or(recipe.fewestPatients);
    readTests(root, recipe.tests);
    readOutcome(root, recipe.outcome);
    checkNumbers(recipe);
    Json others = Json::object();
    for (const auto& [key, value] : root.items())
        if (std::find(kRecipeKeys.begin(), kRecipeKeys.end(), key) == kRecipeKeys.end())
            others[key] = value;
    recipe.otherKeys = others.empty() ? std::string() : others.dump();
    if (!m_problems.empty())
        return {.recipe = std::nullopt, .problems = std::move(m_problems)};
    return {.recipe = std::move(recipe), .problems = {}};
}

template <typename Enum, std::size_t Count>
void addWord(RecipeJson& object, const char* key, const std::array<std::pair<Enum, std::string_view>, Count>& words,
             Enum value)
{
    object[key] = std::string(recipeWord(words, value));
}

RecipeJson recipeJson(const EventRecipe& recipe)
{
    RecipeJson object;
    addWord(object, "source", kSourceWords, recipe.source);
    object["columns"] = RecipeJson{{"patient", recipe.columns.patient},
                                   {"time", recipe.columns.time},
                                   {"test", recipe.columns.test},
                                   {"value", recipe.columns.value},
                                   {"unit", recipe.columns.unit}};
    object["patient"] = recipe.patientColumn;
    addWord(object, "index", kIndexWords, recipe.index);
    object["index_column"] = recipe.indexColumn;
    if (recipe.fromHours)
        object["from_h"] = *recipe.fromHours;
    if (recipe.toHours)
        object["to_h"] = *recipe.toHours;
    addWord(object, "take", kTakeWords, recipe.take);
    addWord(object, "limits", kLimitWords, recipe.limits);
    object["needs_unit"] = recipe.needsUnit;
    addWord(object, "dates", kDateWords, recipe.dates);
    addWord(object, "time_unit", kTimeUnitWords, recipe.timeUnit);
    object["fewest_patients"] = recipe.fewestPatients;
    object["tests"] = RecipeJson::array();
    for (const EventTest& test : recipe.tests)
        object["tests"].push_back(
            RecipeJson{{"test", test.test}, {"column", test.column}, {"unit", test.unit}, {"key", test.key}});
    object["outcome"] = RecipeJson{
        {"name", recipe.outcome.name}, {"codes", recipe.outcome.codes}, {"after_index", recipe.outcome.afterIndex}};
    if (!recipe.otherKeys.empty()) {
        const RecipeJson others = RecipeJson::parse(recipe.otherKeys, nullptr, false);
        if (others.is_object())
            for (const auto& [key, value] : others.items())
                object[key] = value;
    }
    return object;
}

std::string dumpedRecipe(const RecipeJson& value)
{
    return value.dump(-1, ' ', false, RecipeJson::error_handler_t::replace);
}

} // namespace

RecipeParse parseRecipe(std::string_view json)
{
    JsonDocument document = parseCheckedJson(json);
    if (!document.root)
        return {.recipe = std::nullopt, .problems = std::move(document.problems)};
    // A task file carries its recipe under a key of its own.
    if (document.root->is_object() && document.root->contains("recipe") && document.root->contains("panels"))
        return RecipeReader().read((*document.root)["recipe"]);
    return RecipeReader().read(*document.root);
}

RecipeParse readRecipe(const std::filesystem::path& file)
{
    const auto failed = [&](ErrorCode code) {
        RecipeParse parse;
        parse.problems.add({.code = code, .subject = file.filename().string()});
        return parse;
    };
    std::error_code problem;
    if (!std::filesystem::exists(file, problem))
        return failed(ErrorCode::FileNotFound);
    const auto size = std::filesystem::is_regular_file(file, problem) ? std::filesystem::file_size(file, problem) : 0;
    if (size > kLargestTaskBytes)
        return failed(ErrorCode::FileTooLarge);
    std::ifstream stream(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    return problem || !stream ? failed(ErrorCode::FileNotReadable) : parseRecipe(text);
}

Status saveRecipe(const EventRecipe& recipe, const std::filesystem::path& file)
{
    return writeFile(file, writeRecipe(recipe));
}

std::string recipeOnOneLine(const EventRecipe& recipe)
{
    return dumpedRecipe(recipeJson(recipe));
}

std::string writeRecipe(const EventRecipe& recipe)
{
    std::string text = "{";
    const RecipeJson object = recipeJson(recipe);
    for (const auto& [key, value] : object.items()) {
        text += text.size() > 1 ? ",\n  " : "\n  ";
        text += dumpedRecipe(RecipeJson(key)) + ": ";
        if (key != "tests" || value.empty()) {
            text += dumpedRecipe(value);
            continue;
        }
        // One test per line, so that a changed one is one changed line.
        std::string list;
        for (const RecipeJson& test : value)
            list += (list.empty() ? "\n    " : ",\n    ") + dumpedRecipe(test);
        text += "[" + list + "\n  ]";
    }
    return text + "\n}\n";
}

} // namespace core
