// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/baselines/model_tuning_p.h"
#include "core/learn/networks/classifier.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace core {
namespace {

struct NetworkSetting {
    int width;
    double rate;
};
constexpr std::array kGrid{NetworkSetting{32, 1e-3}, NetworkSetting{64, 1e-3}, NetworkSetting{128, 5e-4}};
constexpr std::array kUsual{NetworkSetting{64, 1e-3}};
constexpr int kMostEpochs = 120;
constexpr int kPatience = 8;              // epochs without gain on validation
constexpr std::size_t kRowsAtOnce = 4096; // rows between two questions whether to go on: some 20 ms

std::vector<double> probabilitiesOf(const Classifier& network, const ModelRows& rows)
{
    std::vector<float> weighted(rows.count());
    network.weightedProbabilities(rows.values, weighted);
    std::vector<double> probabilities;
    for (const float value : weighted)
        probabilities.push_back(network.trueProbability(value));
    return probabilities;
}

double logLoss(std::span<const double> probability, std::span<const Disease> truth)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < truth.size(); ++i)
        sum -= std::log(std::max(1e-12, truth[i] == Disease::Present ? probability[i] : 1.0 - probability[i]));
    return sum / static_cast<double>(truth.size());
}

// Rows in random order, so that parts of them are like the whole.
class Lessons {
public:
    Lessons(const ModelData& data, RandomStream& stream) : m_columns(data.training.columns)
    {
        std::vector<std::size_t> order(data.diseased.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        stream.shuffle(std::span(order));
        for (const std::size_t row : order) {
            const float* const first = data.training.values.data() + row * m_columns;
            m_rows.insert(m_rows.end(), first, first + m_columns);
            m_diseased.push_back(data.diseased[row]);
        }
    }

    // False when stopped.
    bool pass(Classifier& network, double rate, RandomStream& stream, const WorkShare& work, double share) const
    {
        for (std::size_t first = 0; first < m_diseased.size(); first += kRowsAtOnce) {
            if (!work.goOn(share))
                return false;
            const std::size_t count = std::min(kRowsAtOnce, m_diseased.size() - first);
            network.trainEpoch({.rows = std::span(m_rows).subspan(first * m_columns, count * m_columns),
                                .diseased = std::span(m_diseased).subspan(first, count)},
                               rate, stream);
        }
        return true;
    }

private:
    std::size_t m_columns;
    std::vector<float> m_rows;
    std::vector<std::uint8_t> m_diseased;
};

std::optional<ModelScores> trainNetwork(const ModelData& data, const NetworkSetting& setting, Seed seed,
                                        const WorkShare& work)
{
    RandomStream stream(seed, "network baseline");
    const Lessons lessons(data, stream);
    Classifier network({.hidden = setting.width, .classWeight = 1.0}, data.training.columns, seed);
    Classifier best = network;
    double least = std::numeric_limits<double>::infinity();
    int bestEpoch = 0;
    for (int epoch = 1; epoch <= kMostEpochs && epoch - bestEpoch <= kPatience; ++epoch) {
        if (!lessons.pass(network, setting.rate, stream, work, double(epoch - 1) / kMostEpochs))
            return std::nullopt;
        const double loss = logLoss(probabilitiesOf(network, data.validation), data.truth);
        if (loss < least) {
            least = loss;
            best = network;
            bestEpoch = epoch;
        }
    }
    return ModelScores{.setting = settingText("width", setting.width) + settingText(" rate", setting.rate) +
                                  settingText(" epochs", bestEpoch),
                       .validation = probabilitiesOf(best, data.validation),
                       .test = probabilitiesOf(best, data.test)};
}

} // namespace

Fitted<TunedScores> tuneNetwork(const ModelTask& task)
{
    const ModelData data = filledData(task.cohort, task.split, task.panels);
    const std::span<const NetworkSetting> settings = task.oneSetting ? std::span<const NetworkSetting>(kUsual) : kGrid;
    BestScores best(data.truth);
    for (std::size_t i = 0; i < settings.size(); ++i) {
        std::optional<ModelScores> scores =
            trainNetwork(data, settings[i], task.seed, task.work.piece(i, settings.size()));
        if (!scores)
            return std::optional<TunedScores>();
        best.offer(std::move(*scores));
    }
    return std::optional(best.take());
}

} // namespace core
