// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pending_file.h"
#include "core/data/events/event_recipe.h"
#include "core/data/task/json_fields_p.h"
#include "core/data/task/task.h"

#include <algorithm>
#include <fstream>

namespace core {
namespace {

using RecipeJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, 15> kRecipeKeys{
    "source", "columns",    "patient", "index",     "index_column",    "from_h", "to_h",   "take",
    "limits", "needs_unit", "dates",   "time_unit", "fewest_patients", "tests",  "outcome"};

class RecipeReader : JsonFields {
public:
    RecipeParse read(const Json& root);

private:
    void readColumns(const Place& root, EventColumns& columns);
    void readTests(const Place& root, std::vector<EventTest>& tests);
    void readOutcome(const Place& root, EventOutcomeCodes& outcome);
    void checkNumbers(const EventRecipe& recipe);
};

void RecipeReader::readColumns(const Place& root, EventColumns& columns)
{
    const std::optional<Place> own = findObject(root, "columns");
    if (!own)
        return;
    readText(*own, "patient", columns.patient);
    readText(*own, "time", columns.time);
    readText(*own, "test", columns.test);
    readText(*own, "value", columns.value);
    readText(*own, "unit", columns.unit);
}

void RecipeReader::readTests(const Place& root, std::vector<EventTest>& tests)
{
    readObjects(root, "tests", [&](const Place& one) {
        EventTest& test = tests.emplace_back();
        readText(one, "test", test.test, true);
        readText(one, "column", test.column);
        readText(one, "unit", test.unit);
        readText(one, "key", test.key);
    });
}

void RecipeReader::readOutcome(const Place& root, EventOutcomeCodes& outcome)
{
    const std::optional<Place> own = findObject(root, "outcome");
    if (!own)
        return;
    readText(*own, "name", outcome.name);
    readFlag(*own, "after_index", outcome.afterIndex);
    readTexts(*own, "codes", outcome.codes);
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
    const Place top{root, ""};
    readWord(top, "source", kSourceWords, recipe.source);
    readColumns(top, recipe.columns);
    readText(top, "patient", recipe.patientColumn);
    readWord(top, "index", kIndexWords, recipe.index);
    readText(top, "index_column", recipe.indexColumn);
    readNumber(top, "from_h", recipe.fromHours);
    readNumber(top, "to_h", recipe.toHours);
    readWord(top, "take", kTakeWords, recipe.take);
    readWord(top, "limits", kLimitWords, recipe.limits);
    readFlag(top, "needs_unit", recipe.needsUnit);
    readWord(top, "dates", kDateWords, recipe.dates);
    readWord(top, "time_unit", kTimeUnitWords, recipe.timeUnit);
    std::optional<double> fewest;
    readNumber(top, "fewest_patients", fewest);
    recipe.fewestPatients = fewest.value_or(recipe.fewestPatients);
    readTests(top, recipe.tests);
    readOutcome(top, recipe.outcome);
    checkNumbers(recipe);
    recipe.otherKeys = unknownKeys(top, kRecipeKeys);
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
