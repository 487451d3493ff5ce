#include "app/cli/speed_measures.h"

#include "core/base/random.h"
#include "core/data/builtin_cohorts.h"
#include "core/data/cohort.h"
#include "core/data/csv_import.h"
#include "core/learn/state_encoder.h"
#include "core/plan/plan_fields.h"
#include "core/train/training_run.h"

#include <chrono>
#include <limits>
#include <string>

namespace app::cli {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

constexpr std::size_t kColumns = 53;
constexpr std::size_t kVisible = 5;
constexpr std::size_t kPanels = 4;
constexpr std::size_t kRows = 4096;

// Correlated columns: a few causes behind all of them.
std::vector<float> patientRows(const char* purpose)
{
    constexpr std::size_t kCauses = 6;
    core::RandomStream weightStream(core::Seed{1}, "bench weights");
    std::vector<double> weights(kCauses * kColumns);
    for (double& weight : weights)
        weight = weightStream.normal() / 2.5;
    core::RandomStream stream(core::Seed{1}, purpose);
    std::vector<float> rows;
    for (std::size_t row = 0; row < kRows; ++row) {
        std::vector<double> causes(kCauses);
        for (double& cause : causes)
            cause = stream.normal();
        for (std::size_t column = 0; column < kColumns; ++column) {
            double value = 0.5 * stream.normal();
            for (std::size_t cause = 0; cause < kCauses; ++cause)
                value += causes[cause] * weights[cause * kColumns + column];
            rows.push_back(static_cast<float>(value));
        }
    }
    return rows;
}

core::EncoderData encoderData()
{
    core::EncoderData data{.features = kColumns,
                           .training = patientRows("bench training"),
                           .validation = patientRows("bench validation"),
                           .visible = core::FeatureMask(kColumns),
                           .panels = {}};
    for (std::size_t column = 0; column < kVisible; ++column)
        data.visible.setKnown(core::FeatureId(column));
    for (std::size_t panel = 0; panel < kPanels; ++panel) {
        core::FeatureMask& features = data.panels.emplace_back(kColumns);
        for (std::size_t column = kVisible + panel; column < kColumns; column += kPanels)
            features.setKnown(core::FeatureId(column));
    }
    return data;
}

std::vector<float> withHiddenPanels(std::vector<float> rows, const core::EncoderData& data)
{
    core::RandomStream stream(core::Seed{1}, "bench panels");
    for (std::size_t row = 0; row < kRows; ++row) {
        const core::PanelMask known = core::drawOrderedPanels(kPanels, stream);
        for (std::size_t panel = 0; panel < kPanels; ++panel)
            for (std::size_t column = 0; column < kColumns; ++column)
                if (!known.isOrdered(core::PanelId(panel)) && data.panels[panel].isKnown(core::FeatureId(column)))
                    rows[row * kColumns + column] = std::numeric_limits<float>::quiet_NaN();
    }
    return rows;
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

} // namespace

core::Result<TrainingSpeed> trainingSpeed(std::stop_token stop)
{
    const core::Result<core::Sample> sample = core::drawBuiltinCohort("aki", 4000, core::Seed{1});
    if (!sample)
        return sample.error();
    const core::CohortOutcome made = core::makeCohort(sample->table, sample->task);
    if (!made.cohort)
        return made.problems.first().front();
    const core::Result<core::Split> split = core::makeSplit(*made.cohort, {});
    if (!split)
        return split.error();
    core::TrainingPlan plan = core::presetPlan(core::Preset::PaperAki, {});
    plan.encoder.kind = core::EncoderKind::Mean; // the state table hides how a state was estimated
    plan.ppo.hidden = 128;
    plan.ppo.batch = 128;
    plan.loop = {.outerLoops = 1, .stepsPerLoop = 20'480, .evaluateEvery = 1};
    core::TrainingHooks hooks;
    hooks.bootstrapResamples = 0;
    TrainingSpeed speed;
    for (std::size_t i = 0; i < kRepetitions && !stop.stop_requested(); ++i) {
        const core::Result<core::TrainingOutcome> outcome =
            core::runTraining(plan, *made.cohort, *split, {}, stop, hooks);
        if (!outcome)
            return outcome.error();
        const core::TrainingTiming& timing = outcome->summary.timing;
        if (outcome->summary.end != core::RunEnd::Finished)
            break;
        speed.environmentSteps.push_back(static_cast<double>(timing.environmentSteps) / timing.rolloutSeconds);
        speed.sampleEpochs.push_back(static_cast<double>(timing.sampleEpochs) /
                                     (timing.selectorSeconds - timing.rolloutSeconds));
    }
    return speed;
}

core::Result<EncoderSpeed> encoderSpeed(std::stop_token stop)
{
    const core::EncoderData data = encoderData();
    core::EncoderPlan plan;
    plan.iterations = 1'000'000; // it is stopped long before
    core::Result<std::unique_ptr<core::EncoderFit>> fit = core::beginEncoderFit(plan, data, core::Seed{1});
    if (!fit)
        return fit.error();
    (*fit)->advance(); // loads the library and warms up
    const std::vector<float> gaps = withHiddenPanels(data.validation, data);
    EncoderSpeed speed;
    for (std::size_t i = 0; i < kRepetitions && !stop.stop_requested(); ++i) {
        const std::uint64_t before = (*fit)->done();
        const Clock::time_point start = Clock::now();
        while (secondsSince(start) < 0.5 && !stop.stop_requested())
            (*fit)->advance();
        speed.iterations.push_back(static_cast<double>((*fit)->done() - before) / secondsSince(start));
        std::vector<float> rows = gaps;
        const Clock::time_point imputing = Clock::now();
        (*fit)->best()->impute(rows);
        speed.imputedRows.push_back(static_cast<double>(kRows) / secondsSince(imputing));
    }
    return speed;
}

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
        speed.push_back(megabytes / secondsSince(start));
    }
    return speed;
}

} // namespace app::cli
