// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/events/event_import.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

using namespace core;

namespace {

constexpr std::size_t kListedPatients = 200'000;

// As an extract of a laboratory system: patients one after the other, their tests by LOINC code, a tenth of the
// hemoglobins in another unit, three in a hundred values written as a limit or a text.
std::filesystem::path measurementsFile(std::size_t rows)
{
    const auto path =
        std::filesystem::temp_directory_path() / ("panelwise_bench_events_" + std::to_string(rows) + ".csv");
    if (std::filesystem::exists(path))
        return path;
    constexpr std::array<std::pair<const char*, const char*>, 20> tests{
        {{"718-7", "g/dL"},    {"4544-3", "%"},      {"787-2", "fL"},      {"785-6", "pg"},      {"6690-2", "10*3/uL"},
         {"777-3", "10*3/uL"}, {"2951-2", "mmol/L"}, {"2823-3", "mmol/L"}, {"2075-0", "mmol/L"}, {"1963-8", "mmol/L"},
         {"3094-0", "mg/dL"},  {"2160-0", "mg/dL"},  {"2345-7", "mg/dL"},  {"17861-6", "mg/dL"}, {"1751-7", "g/dL"},
         {"1742-6", "U/L"},    {"1920-8", "U/L"},    {"1975-2", "mg/dL"},  {"1988-5", "mg/L"},   {"2276-4", "ng/mL"}}};
    const auto unfinished = path.string() + ".part";
    std::ofstream file(unfinished, std::ios::binary);
    std::string text = "subject_id,charttime,loinc,value,unit\n";
    RandomStream random(Seed{1}, "events benchmark");
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t patient = row * kListedPatients / rows;
        const auto& [code, unit] = tests[random.below(tests.size())];
        const bool otherUnit = code == tests[0].first && random.below(10) == 0;
        char line[128];
        std::snprintf(line, sizeof line, "%zu,2024-03-%02u %02u:%02u:00,%s,%s%.1f,%s\n", 10'000'000 + patient,
                      static_cast<unsigned>(1 + random.below(3)), static_cast<unsigned>(random.below(24)),
                      static_cast<unsigned>(random.below(60)), code, random.below(100) < 3 ? "<" : "",
                      (otherUnit ? 10.0 : 1.0) * (10.0 + 10.0 * random.uniform()), otherUnit ? "g/L" : unit);
        text += line;
        if (text.size() > (std::size_t{4} << 20)) {
            file << text;
            text.clear();
        }
    }
    file << text;
    file.close();
    std::filesystem::rename(unfinished, path);
    return path;
}

std::string patientsText()
{
    std::string text = "subject_id,age,admittime,ill\n";
    for (std::size_t patient = 0; patient < kListedPatients; ++patient)
        text += std::to_string(10'000'000 + patient) + "," + std::to_string(20 + patient % 70) + ",2024-03-03 08:00," +
                (patient % 7 == 0 ? "1\n" : "0\n");
    return text;
}

// 10 million measurements within 20 s and 2 GiB.
void importMeasurements(benchmark::State& state)
{
    const auto rows = static_cast<std::size_t>(state.range(0));
    EventTables tables{.events = CsvSource::fromFile(measurementsFile(rows)),
                       .patients = CsvSource::fromText(patientsText(), "patients.csv")};
    for (auto _ : state) {
        const EventOutcome outcome = importEventTables(tables, {}, {}, {});
        if (outcome.end != RunEnd::Finished || outcome.account.read != rows ||
            outcome.account.used + outcome.account.droppedInAll() != rows)
            state.SkipWithError("the list was not read");
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1024.0;
    state.counters["measurements_per_s"] = benchmark::Counter(
        static_cast<double>(rows) * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(importMeasurements)->Arg(1'000'000)->Arg(10'000'000)->Unit(benchmark::kMillisecond);

} // namespace
