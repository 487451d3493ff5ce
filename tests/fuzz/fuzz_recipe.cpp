// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_import.h"
#include "tests/fuzz/sound_table.h"

#include <cstdint>
#include <string_view>

using namespace core;

namespace {

// Two patients, three measurements, one of them written as a limit.
const EventTables& fewMeasurements()
{
    static const EventTables tables{
        .events = CsvSource::fromText("patient,time,test,value,unit\nA,2024-03-01 08:00,718-7,12.5,g/dL\n"
                                      "A,2024-03-01 09:00,Sodium,140,mmol/L\nB,2024-03-02 08:00,CRP,<3,mg/L\n",
                                      "events"),
        .patients =
            CsvSource::fromText("patient,admitted,ill\nA,2024-03-01 10:00,1\nB,2024-03-02 10:00,0\n", "persons")};
    return tables;
}

} // namespace

// Any bytes: a recipe or problems, never both and never neither. What was read is written and read back without a
// change, and applied it gives a sound table or says why not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const RecipeParse parse = parseRecipe({reinterpret_cast<const char*>(data), size});
    require(parse.recipe.has_value() == parse.problems.empty());
    if (!parse.recipe)
        return 0;
    for (const std::string& written : {writeRecipe(*parse.recipe), recipeOnOneLine(*parse.recipe)}) {
        const RecipeParse again = parseRecipe(written);
        require(again.recipe && *again.recipe == *parse.recipe);
    }
    const EventOutcome outcome = importEventTables(fewMeasurements(), *parse.recipe, {}, {});
    requireSound(outcome.end, outcome.table, outcome.problems);
    if (outcome.table)
        requireComplete(outcome.account);
    return 0;
}
