// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_folders.h"
#include "tests/fuzz/sound_table.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <unistd.h>

using namespace core;

namespace {

namespace fs = std::filesystem;

const fs::path& folder()
{
    static const fs::path made = [] {
        fs::path path = fs::temp_directory_path() / ("fuzz-fhir-" + std::to_string(::getpid()));
        fs::create_directories(path);
        return path;
    }();
    return made;
}

void write(const char* name, std::string_view text)
{
    std::ofstream(folder() / name, std::ios::binary | std::ios::trunc).write(text.data(), std::ssize(text));
}

} // namespace

// Any lines as patients, observations, encounters and conditions at once: each kind takes what it knows. One patient
// is always there.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    write("Patient.ndjson", text + "\n{\"resourceType\":\"Patient\",\"id\":\"1\",\"birthDate\":\"1980\"}\n");
    for (const char* name : {"Observation.ndjson", "Encounter.ndjson", "Condition.ndjson"})
        write(name, text);
    for (const bool conditions : {false, true}) {
        EventRecipe recipe;
        recipe.fewestPatients = 0.0;
        if (conditions)
            recipe.outcome = {.name = "Diabetes", .codes = {"E11*"}, .afterIndex = true};
        else
            recipe.index = IndexKind::FirstEvent;
        const EventOutcome outcome = importFhir(folder(), recipe, {}, {});
        requireSound(outcome.end, outcome.table, outcome.problems);
        if (outcome.table)
            requireComplete(outcome.account);
    }
    return 0;
}
