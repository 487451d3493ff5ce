// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "core/data/csv/csv_import.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/kernels/kernels.h"
#include "core/smddpo/engine_speed.h"
#include "ui/common/text/number_text.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace app::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kRepetitions = 5;

// Units per second.
struct Measure {
    const char* key;
    QString title;
    double median, slowest, fastest;
};

Measure measureOf(const core::StageSpeed& speed)
{
    const auto named = [&](const char* key, const QString& title) {
        return Measure{key, title, speed.perSecond, speed.slowest, speed.fastest};
    };
    switch (speed.stage) {
    case core::EngineStage::EnvironmentSteps:
        return named("env_steps_per_s", Words::tr("Steps of testing patients, AKI shape, with the policy network"));
    case core::EngineStage::EnvironmentStepsAlone:
        return named("env_steps_alone_per_s", Words::tr("The same without the network"));
    case core::EngineStage::ImputedRows:
        return named("imputed_rows_per_s", Words::tr("Imputed rows, EMFlow, ferritin shape, 32 couplings"));
    case core::EngineStage::PpoSampleEpochs:
        return named("ppo_sample_epochs_per_s", Words::tr("PPO samples × epochs, 2 × 128, batches of 128"));
    case core::EngineStage::PpoSampleEpochsSeparate:
        return named("ppo_sample_epochs_separate_per_s", Words::tr("The same with a separate value network"));
    case core::EngineStage::EncoderIterations:
        return named("encoder_iterations_per_s", Words::tr("Iterations of learning EMFlow, batches of 256"));
    case core::EngineStage::ClassifierRows:
        return named("classifier_rows_per_s", Words::tr("Rows the classifier learns, ferritin shape"));
    }
    return {};
}

std::string csvText(const core::Table& table)
{
    std::string text;
    for (std::size_t i = 0; i < table.columnCount(); ++i)
        text.append(i == 0 ? "" : ",").append(table.columns()[i].name);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        text.push_back('\n');
        for (std::size_t i = 0; i < table.columnCount(); ++i)
            text.append(i == 0 ? "" : ",").append(core::cellText(table.columns()[i], row));
    }
    return text;
}

// Megabytes of CSV; fewer values when stopped.
core::Result<std::vector<double>> importSpeed(std::stop_token stop)
{
    const core::Result<core::Sample> sample = core::drawBuiltinCohort("ferritin", 20'000, core::Seed{1}, stop);
    if (!sample)
        return sample.error();
    std::vector<double> speed;
    if (!sample->table)
        return speed;
    const core::CsvSource source = core::CsvSource::fromText(csvText(*sample->table), "bench");
    const double megabytes = static_cast<double>(source.text.size()) / 1e6;
    for (std::size_t i = 0; i < kRepetitions; ++i) {
        const Clock::time_point start = Clock::now();
        const core::ImportOutcome outcome = core::importCsv(source, {}, stop, {});
        if (outcome.end != core::RunEnd::Finished)
            break;
        speed.push_back(megabytes / std::chrono::duration<double>(Clock::now() - start).count());
    }
    return speed;
}

Result<std::vector<Measure>> measureAll(const Workplace& place)
{
    place.terminal.note(Words::tr("Measuring; this takes about half a minute on a quiet machine."));
    const core::Result<std::vector<core::StageSpeed>> engine = core::measureEngineSpeed(kRepetitions, place.stop);
    if (!engine)
        return Failure::fromError(engine.error());
    core::Result<std::vector<double>> import = importSpeed(place.stop);
    if (!import)
        return Failure::fromError(import.error());
    if (place.stop.stop_requested() || import->empty())
        return Failure::cancelled();
    std::vector<Measure> measures;
    for (const core::StageSpeed& speed : *engine)
        measures.push_back(measureOf(speed));
    std::ranges::sort(*import);
    measures.push_back({"csv_import_mb_per_s", Words::tr("Megabytes of CSV read"), (*import)[import->size() / 2],
                        import->front(), import->back()});
    return measures;
}

QString speedText(double perSecond)
{
    return perSecond < 100.0 ? ui::numberText(perSecond, QLocale(), 3)
                             : ui::countText(static_cast<std::uint64_t>(std::llround(perSecond)));
}

void printMeasures(const std::vector<Measure>& measures, Terminal& terminal)
{
    terminal.printHeading(Words::tr("Speed on this machine, one thread, processor %1")
                              .arg(QString::fromLatin1(core::kernels::processorGeneration())));
    using enum TextTable::Align;
    TextTable table({Left, Right, Right, Right});
    table.add({Words::tr("PER SECOND, %1 REPETITIONS").arg(kRepetitions), Words::tr("MEDIAN"), Words::tr("SLOWEST"),
               Words::tr("FASTEST")});
    for (const Measure& measure : measures)
        table.add({measure.title, speedText(measure.median), speedText(measure.slowest), speedText(measure.fastest)});
    terminal.print(table.text());
}

QString measuresJson(const std::vector<Measure>& measures)
{
    Json root{{"processor", core::kernels::processorGeneration()}, {"threads", 1}, {"repetitions", kRepetitions}};
    for (const Measure& measure : measures)
        root[measure.key] = measure.median;
    for (const Measure& measure : measures)
        root["ranges"][measure.key] = Json::array({measure.slowest, measure.fastest});
    return dumped(root);
}

} // namespace

ExitCode measureSpeed(const Workplace& place)
{
    const auto measures = measureAll(place);
    if (!measures)
        return report(measures.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(measuresJson(*measures));
    else
        printMeasures(*measures, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
