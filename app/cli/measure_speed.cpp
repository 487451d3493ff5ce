#include "app/cli/commands.h"
#include "app/cli/json_p.h"
#include "app/cli/speed_measures.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/kernels/kernels.h"
#include "ui/text/number_text.h"

#include <algorithm>

namespace app::cli {
namespace {

struct Measure {
    const char* key;
    QString title;
    std::vector<double> perSecond; // sorted
    double median() const { return perSecond[perSecond.size() / 2]; }
};

std::variant<std::vector<Measure>, Failure> measureAll(const Workplace& place)
{
    std::vector<Measure> measures;
    const auto add = [&](const char* key, const QString& title, std::vector<double> values) {
        std::sort(values.begin(), values.end());
        measures.push_back({key, title, std::move(values)});
    };
    place.terminal.note(Words::tr("Measuring; this takes about half a minute on a quiet machine."));
    core::Result<TrainingSpeed> training = trainingSpeed(place.stop);
    if (!training)
        return Failure::fromError(training.error());
    core::Result<EncoderSpeed> encoder = encoderSpeed(place.stop);
    if (!encoder)
        return Failure::fromError(encoder.error());
    core::Result<std::vector<double>> import = importSpeed(place.stop);
    if (!import)
        return Failure::fromError(import.error());
    if (place.stop.stop_requested())
        return Failure::cancelled();
    add("env_steps_per_s", Words::tr("Steps of testing patients, AKI shape"), std::move(training->environmentSteps));
    add("ppo_sample_epochs_per_s", Words::tr("PPO samples × epochs, 2 × 128, batches of 128"),
        std::move(training->sampleEpochs));
    add("imputed_rows_per_s", Words::tr("Imputed rows, EMFlow, 53 columns, 32 couplings"),
        std::move(encoder->imputedRows));
    add("encoder_iterations_per_s", Words::tr("Iterations of learning EMFlow, batches of 256"),
        std::move(encoder->iterations));
    add("csv_import_mb_per_s", Words::tr("Megabytes of CSV read"), std::move(*import));
    return measures;
}

QString speedText(double perSecond)
{
    return perSecond < 100.0 ? ui::numberText(perSecond, QLocale(), 3)
                             : ui::countText(static_cast<std::uint64_t>(perSecond + 0.5));
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
        table.add({measure.title, speedText(measure.median()), speedText(measure.perSecond.front()),
                   speedText(measure.perSecond.back())});
    terminal.print(table.text());
}

QString measuresJson(const std::vector<Measure>& measures)
{
    Json root{{"processor", core::kernels::processorGeneration()}, {"threads", 1}, {"repetitions", kRepetitions}};
    for (const Measure& measure : measures)
        root[measure.key] = measure.median();
    for (const Measure& measure : measures)
        root["ranges"][measure.key] = Json::array({measure.perSecond.front(), measure.perSecond.back()});
    return dumped(root);
}

} // namespace

ExitCode measureSpeed(const Workplace& place)
{
    const auto outcome = measureAll(place);
    if (const Failure* failure = std::get_if<Failure>(&outcome))
        return report(*failure, place.arguments.json, place.terminal);
    const auto& measures = std::get<std::vector<Measure>>(outcome);
    if (place.arguments.json)
        place.terminal.print(measuresJson(measures));
    else
        printMeasures(measures, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
