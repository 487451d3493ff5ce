// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/engine_speed.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "core/smddpo/selector_training_p.h"
#include "core/smddpo/training_data_p.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <memory>

namespace core {
namespace {

using Clock = std::chrono::steady_clock;
constexpr double kSecondsPerRepetition = 0.3;
constexpr Seed kSeed{1};

// How many units of work per second, over a time long enough to be measured. `work` returns the units it did.
double speedOf(const std::function<std::size_t()>& work)
{
    std::size_t units = 0;
    const auto start = Clock::now();
    double seconds = 0.0;
    do {
        units += work();
        seconds = std::chrono::duration<double>(Clock::now() - start).count();
    } while (seconds < kSecondsPerRepetition);
    return double(units) / seconds;
}

StageSpeed measured(EngineStage stage, std::size_t repetitions, const std::function<std::size_t()>& work)
{
    work(); // caches and pages warm
    std::vector<double> speeds;
    for (std::size_t i = 0; i < repetitions; ++i)
        speeds.push_back(speedOf(work));
    std::ranges::sort(speeds);
    return {
        .stage = stage, .perSecond = speeds[speeds.size() / 2], .slowest = speeds.front(), .fastest = speeds.back()};
}

// A built-in cohort made ready for training.
struct Prepared {
    static Prepared draw(const char* name, std::size_t patients)
    {
        const Result<Sample> sample = drawBuiltinCohort(name, patients, kSeed);
        assert(sample.ok());
        Prepared prepared;
        prepared.cohort = *makeCohort(sample->table, sample->task);
        const Result<Split> split = makeSplit(*prepared.cohort, {});
        assert(split.ok());
        prepared.data = std::make_unique<TrainingData>(*prepared.cohort, *split,
                                                       fitStandardizer(*prepared.cohort, *split), TrainingPlan{});
        return prepared;
    }
    CohortPtr cohort;
    std::unique_ptr<TrainingData> data;
};

StateEncoderPtr gaussianEncoder(const EncoderData& data)
{
    const Result<std::unique_ptr<EncoderFit>> fit =
        beginEncoderFit({.kind = EncoderKind::Gaussian, .rounds = 2}, data, kSeed);
    assert(fit.ok());
    while (!(*fit)->finished())
        (*fit)->advance();
    return (*fit)->best();
}

class SpeedMeasurement {
public:
    SpeedMeasurement(std::size_t repetitions, std::stop_token stop,
                     const std::function<void(const StageSpeed&)>& onStage)
        : m_repetitions(repetitions),
          m_stop(std::move(stop)),
          m_onStage(onStage)
    {
    }

    Result<std::vector<StageSpeed>> all()
    {
        measureEnvironment();
        measurePpo(EngineStage::PpoSampleEpochs, true);
        measurePpo(EngineStage::PpoSampleEpochsSeparate, false);
        measureClassifier();
        if (const Status encoded = measureEncoder(); !encoded)
            return encoded.error();
        return std::move(m_speeds);
    }

private:
    void add(EngineStage stage, const std::function<std::size_t()>& work)
    {
        if (m_stop.stop_requested())
            return;
        m_speeds.push_back(measured(stage, m_repetitions, work));
        if (m_onStage)
            m_onStage(m_speeds.back());
    }

    void measureEnvironment()
    {
        const Prepared aki = Prepared::draw("aki", 8000);
        const TrainingData& data = *aki.data;
        const PpoPlan plan;
        Classifier classifier({}, data.rules.featureCount(), kSeed);
        StateTable table(data.policy.rows, data.rules, gaussianEncoder(data.encoder));
        table.beginFilling();
        while (!table.filled())
            table.fillSome();
        table.setClassifier(classifier);
        const std::size_t actions = data.rules.panelCount() + 2;
        PanelSelector selector(plan, table.inputCount(), actions, kSeed);
        const auto places = static_cast<std::size_t>(plan.environments);
        Environment environment(data.policy.rows, data.policy.diseased, data.rules, {}, places,
                                RandomStream(kSeed, "speed of the environment"));
        SelectorTraining training(plan, environment, table, selector);
        RandomStream stream(kSeed, "actions");
        add(EngineStage::EnvironmentSteps, [&] {
            training.collect(stream);
            return training.stepsPerUpdate();
        });
        std::vector<std::uint8_t> chosen(places);
        std::vector<float> rewards(places);
        std::vector<std::uint8_t> ended(places);
        std::vector<std::size_t> slots(places);
        std::vector<float> input(table.inputCount());
        add(EngineStage::EnvironmentStepsAlone, [&] {
            table.visit(environment.states(), slots);
            for (std::size_t i = 0; i < places; ++i) {
                table.writeInput(environment.states()[i], slots[i], input.data());
                do {
                    chosen[i] = static_cast<std::uint8_t>(stream.below(actions));
                } while (!environment.legal()[i].contains(chosen[i]));
            }
            environment.step(chosen, rewards, ended);
            return places;
        });
    }

    void measurePpo(EngineStage stage, bool shared)
    {
        constexpr std::size_t samples = 1024;
        constexpr std::size_t inputs = 64;
        constexpr std::size_t actions = 6;
        PpoPlan plan;
        plan.sharedValue = shared;
        RandomStream stream(kSeed, "speed of PPO");
        std::vector<float> rows(samples * inputs);
        std::ranges::generate(rows, [&] { return static_cast<float>(stream.normal()); });
        const std::vector legal(samples, ActionSet(0b111111));
        std::vector<std::uint8_t> taken(samples);
        std::ranges::generate(taken, [&] { return static_cast<std::uint8_t>(stream.below(actions)); });
        const std::vector<float> logProbabilities(samples, -std::log(float(actions)));
        std::vector<float> advantages(samples);
        std::ranges::generate(advantages, [&] { return static_cast<float>(stream.normal()); });
        PanelSelector selector(plan, inputs, actions, kSeed);
        add(stage, [&] {
            selector.update({rows, legal, taken, logProbabilities, advantages, advantages}, plan.rate, stream);
            return samples * static_cast<std::size_t>(plan.epochs);
        });
    }

    void measureClassifier()
    {
        constexpr std::size_t samples = 8192;
        constexpr std::size_t features = 53;
        RandomStream stream(kSeed, "speed of the classifier");
        std::vector<float> rows(samples * features);
        std::ranges::generate(rows, [&] { return static_cast<float>(stream.normal()); });
        std::vector<std::uint8_t> diseased(samples);
        std::ranges::generate(diseased, [&] { return static_cast<std::uint8_t>(stream.below(2)); });
        Classifier classifier({}, features, kSeed);
        add(EngineStage::ClassifierRows, [&] {
            classifier.trainEpoch({rows, diseased}, 1e-4, stream);
            return samples;
        });
    }

    Status measureEncoder()
    {
        if (m_stop.stop_requested())
            return Done{};
        const Prepared ferritin = Prepared::draw("ferritin", 10'000);
        EncoderPlan plan;
        plan.iterations = 100'000; // never finished here
        Result<std::unique_ptr<EncoderFit>> fit = beginEncoderFit(plan, ferritin.data->encoder, kSeed);
        if (!fit)
            return fit.error();
        while ((*fit)->done() == 0) // the base is fitted first
            (*fit)->advance();
        add(EngineStage::EncoderIterations, [&] {
            // As many as there are from one look at validation to the next, so that each repetition has one.
            const std::uint64_t before = (*fit)->done();
            while ((*fit)->done() < before + 25)
                (*fit)->advance();
            return static_cast<std::size_t>((*fit)->done() - before);
        });
        const StateEncoderPtr encoder = (*fit)->best();
        const PatientRows& rows = ferritin.data->policy.rows;
        RandomStream stream(kSeed, "panels known");
        std::vector<float> hidden(rows.values().begin(), rows.values().end());
        for (std::size_t i = 0; i < rows.count(); ++i) {
            const FeatureMask asked =
                ferritin.data->rules.asked(drawOrderedPanels(ferritin.data->rules.panelCount(), stream));
            for (std::size_t k = 0; k < rows.featureCount(); ++k)
                if (!asked.isKnown(FeatureId(k)))
                    hidden[i * rows.featureCount() + k] = std::nanf("");
        }
        std::vector<float> work;
        add(EngineStage::ImputedRows, [&] {
            work = hidden;
            encoder->impute(work);
            return rows.count();
        });
        return Done{};
    }

    std::size_t m_repetitions;
    std::stop_token m_stop;
    const std::function<void(const StageSpeed&)>& m_onStage;
    std::vector<StageSpeed> m_speeds;
};

} // namespace

Result<std::vector<StageSpeed>> measureEngineSpeed(std::size_t repetitions, std::stop_token stop,
                                                   const std::function<void(const StageSpeed&)>& onStage)
{
    return SpeedMeasurement(repetitions, std::move(stop), onStage).all();
}

} // namespace core
