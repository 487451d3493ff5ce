// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/panel_selector.h"
#include "tests/learn/networks/plain_network.h"
#include "tests/learn/networks/selector_fixture.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace panel_selector_test {

using namespace core;
using namespace selector_fixture;

namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();

std::vector<double> normalised(const std::vector<float>& advantages)
{
    const auto count = static_cast<double>(advantages.size());
    std::vector<double> result(advantages.begin(), advantages.end());
    const double mean = std::accumulate(result.begin(), result.end(), 0.0) / count;
    double squares = 0.0;
    for (const double value : result)
        squares += (value - mean) * (value - mean);
    for (double& value : result)
        value = (value - mean) / (std::sqrt(squares / (count - 1.0)) + 1e-8);
    return result;
}

struct Scores {
    std::vector<double> logits;
    double value = 0.0;
};

Scores plainScores(const PpoPlan& plan, std::span<const float> row, std::size_t actions, const plain::Weights& weights)
{
    const auto hidden = static_cast<std::size_t>(plan.hidden);
    const double* at = weights.data();
    Scores scores;
    scores.logits = plain::network(row, hidden, plan.sharedValue ? actions + 1 : actions, at);
    scores.value = plan.sharedValue ? scores.logits.back() : plain::network(row, hidden, 1, at).front();
    scores.logits.resize(actions);
    return scores;
}

// The PPO loss of all samples in double, as the paper and Stable-Baselines3 write it.
double plainLoss(const PpoPlan& plan, const Samples& samples, std::size_t actions, const plain::Weights& weights)
{
    const std::size_t count = samples.actions.size();
    const std::size_t inputs = samples.inputs.size() / count;
    const std::vector<double> advantages = normalised(samples.advantages);
    double total = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto row = std::span(samples.inputs).subspan(i * inputs, inputs);
        const auto [logits, value] = plainScores(plan, row, actions, weights);
        double sum = 0.0, entropy = 0.0;
        for (std::size_t k = 0; k < actions; ++k)
            sum += samples.legal[i].contains(k) ? std::exp(logits[k]) : 0.0;
        for (std::size_t k = 0; k < actions; ++k)
            if (samples.legal[i].contains(k))
                entropy -= std::exp(logits[k]) / sum * (logits[k] - std::log(sum));
        const double ratio = std::exp(logits[samples.actions[i]] - std::log(sum) - double(samples.logProbabilities[i]));
        const double clipped = std::clamp(ratio, 1.0 - plan.clip, 1.0 + plan.clip);
        total -= std::min(ratio * advantages[i], clipped * advantages[i]);
        total += plan.valueWeight * std::pow(value - double(samples.returns[i]), 2.0) - plan.entropyWeight * entropy;
    }
    return total / static_cast<double>(count);
}

// Plays a bandit: rewards[context][action], one-hot contexts, and learns from it.
struct Bandit {
    std::vector<std::vector<double>> rewards;
    std::vector<ActionSet> masks;

    std::vector<float> state(std::size_t context) const
    {
        std::vector<float> row(rewards.size());
        row[context] = 1.0f;
        return row;
    }

    Samples play(const PanelSelector& selector, std::size_t count, RandomStream& random) const
    {
        Samples samples;
        const std::size_t actions = selector.actionCount();
        std::vector<float> logs(actions);
        std::array<float, 1> value{};
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t context = random.below(rewards.size());
            const std::vector<float> row = state(context);
            const std::array legal{masks[random.below(masks.size())]};
            selector.evaluate(row, legal, logs, value);
            std::uint8_t action = 0;
            double left = random.uniform();
            for (std::uint8_t k = 0; k < actions; ++k)
                if (logs[k] != kNever && left >= 0.0) {
                    action = k;
                    left -= std::exp(static_cast<double>(logs[k]));
                }
            const auto reward = static_cast<float>(rewards[context][action]);
            samples.inputs.insert(samples.inputs.end(), row.begin(), row.end());
            samples.legal.push_back(legal[0]);
            samples.actions.push_back(action);
            samples.logProbabilities.push_back(logs[action]);
            samples.advantages.push_back(reward - value[0]);
            samples.returns.push_back(reward);
        }
        return samples;
    }
};

TensorBundle saved(const PanelSelector& selector)
{
    TensorBundle bundle;
    selector.save(bundle, "selector/");
    return bundle;
}

} // namespace

class PanelSelectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGradientIsThatOfTheLoss()
    {
        for (const bool shared : {false, true}) {
            PpoPlan plan = smallPlan(shared);
            plan.entropyWeight = 0.1;
            PanelSelector selector(plan, 3, 4, Seed{1});
            enlarge(selector);
            const Samples samples = randomSamples(selector, 37, 0b1111);
            std::vector<float> gradient(selector.weights().size());
            const double loss = selector.lossAndGradient(samples.rollout(), gradient);
            const plain::Weights weights(selector.weights().begin(), selector.weights().end());
            const auto plainLossAt = [&](const plain::Weights& at) { return plainLoss(plan, samples, 4, at); };
            QVERIFY(std::abs(loss - plainLossAt(weights)) < 1e-5);
            const double error = plain::gradientError(plainLossAt, weights, gradient);
            qInfo("largest error of the gradient %.1e", error);
            QVERIFY(error < 3e-6);
        }
    }

    // Action 2 of 4 is never legal: its column of the last layer, weights and bias, stays exactly as it is.
    void anActionThatIsNeverLegalIsNotLearned()
    {
        for (const bool shared : {false, true}) {
            PpoPlan plan = smallPlan(shared);
            plan.entropyWeight = 0.1;
            PanelSelector selector(plan, 3, 4, Seed{1});
            enlarge(selector);
            const Samples samples = randomSamples(selector, 30, 0b1011);
            std::vector<float> gradient(selector.weights().size());
            selector.lossAndGradient(samples.rollout(), gradient);
            const std::size_t width = shared ? 5 : 4, last = 3 * 5 + 5 + 5 * 5 + 5;
            for (std::size_t row = 0; row <= 5; ++row) { // the bias is the row behind the weights
                QCOMPARE(gradient[last + row * width + 2], 0.0f);
                QVERIFY(gradient[last + row * width + 1] != 0.0f);
            }
        }
    }

    // Scores raised by 1.5 multiply the odds of each diagnosis against each order by e^1.5; orders among each other and
    // the value stay.
    void diagnosingSoonerRaisesTheOddsOfBothDiagnoses()
    {
        for (const bool shared : {false, true}) {
            PanelSelector selector(smallPlan(shared), 3, 5, Seed{1});
            enlarge(selector);
            const Samples samples = randomSamples(selector, 16, 0b11111);
            const std::vector legal(16, ActionSet(0b11111));
            const auto evaluated = [&](const PanelSelector& which, std::vector<float>& values) {
                std::vector<float> logs(16 * 5);
                values.resize(16);
                which.evaluate(samples.inputs, legal, logs, values);
                return logs;
            };
            std::vector<float> valuesBefore, valuesAfter;
            const std::vector<float> before = evaluated(selector, valuesBefore);
            const std::vector<float> after = evaluated(selector.diagnosingSooner(1.5), valuesAfter);
            QCOMPARE(valuesAfter, valuesBefore);
            for (std::size_t row = 0; row < 16; ++row)
                for (std::size_t action = 1; action < 5; ++action) {
                    const auto odds = [&](const std::vector<float>& logs) {
                        return double(logs[row * 5 + action]) - double(logs[row * 5]);
                    };
                    QVERIFY(std::abs(odds(after) - odds(before) - (action >= 3 ? 1.5 : 0.0)) < 1e-4);
                }
        }
    }

    void anIllegalActionHasProbabilityZero()
    {
        PanelSelector selector(smallPlan(), 3, 4, Seed{1});
        enlarge(selector);
        const Samples samples = randomSamples(selector, 64, 0b1111);
        std::vector<float> logs(64 * 4);
        selector.evaluate(samples.inputs, samples.legal, logs, {});
        for (std::size_t i = 0; i < 64; ++i) {
            double sum = 0.0;
            for (std::size_t k = 0; k < 4; ++k) {
                QCOMPARE(logs[i * 4 + k] == kNever, !samples.legal[i].contains(k));
                sum += std::exp(static_cast<double>(logs[i * 4 + k]));
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-6);
        }
    }

    // Hidden columns are orthogonal with square √2² = 2, scores 0.01², the value 1; biases are 0.
    void weightsStartOrthogonal()
    {
        for (const bool shared : {false, true}) {
            PanelSelector selector(smallPlan(shared), 5, 3, Seed{3});
            const std::span<const float> weights = selector.weights();
            const auto product = [&](std::size_t at, std::size_t width, std::size_t i, std::size_t j) {
                double sum = 0.0;
                for (std::size_t row = 0; row < 5; ++row)
                    sum += double(weights[at + row * width + i]) * double(weights[at + row * width + j]);
                return sum;
            };
            const std::size_t last = 2 * (5 * 5 + 5), width = shared ? 4 : 3;
            for (std::size_t i = 0; i < 5; ++i)
                for (std::size_t j = 0; j < 5; ++j)
                    QVERIFY(std::abs(product(5 * 5 + 5, 5, i, j) - (i == j ? 2.0 : 0.0)) < 1e-6);
            for (std::size_t i = 0; i < 3; ++i)
                for (std::size_t j = 0; j < 3; ++j)
                    QVERIFY(std::abs(product(last, width, i, j) - (i == j ? 1e-4 : 0.0)) < 1e-9);
            const double value = shared ? product(last, width, 3, 3) : product(weights.size() - 6, 1, 0, 0);
            QVERIFY(std::abs(value - 1.0) < 1e-6);
            QCOMPARE(weights[5 * 5], 0.0f);
            QCOMPARE(weights.back(), 0.0f);
        }
    }

    void sameSeedSameWeights()
    {
        QVERIFY(saved(PanelSelector(smallPlan(), 7, 4, Seed{9})) == saved(PanelSelector(smallPlan(), 7, 4, Seed{9})));
        QVERIFY(saved(PanelSelector(smallPlan(), 7, 4, Seed{9})) != saved(PanelSelector(smallPlan(), 7, 4, Seed{8})));
    }

    void aTwoArmedBanditIsSolved()
    {
        for (const bool shared : {false, true}) {
            PpoPlan plan = smallPlan(shared);
            plan.hidden = 16;
            PanelSelector selector(plan, 1, 2, Seed{1});
            RandomStream random(Seed{2}, "bandit");
            const Bandit bandit{{{0.2, 0.8}}, {ActionSet(0b11)}};
            for (int i = 0; i < 15; ++i)
                selector.update(bandit.play(selector, 64, random).rollout(), 5e-3, random);
            std::array<float, 2> logs{};
            std::array<float, 1> value{};
            selector.evaluate(bandit.state(0), std::array{ActionSet(0b11)}, logs, value);
            QVERIFY(std::exp(logs[1]) > 0.98f);
            QVERIFY(std::abs(value[0] - 0.8f) < 0.1f);
        }
    }

    // In every context the best of the legal actions is taken, whatever is legal.
    void aBanditWithContextsAndForbiddenArmsIsSolved()
    {
        PpoPlan plan = smallPlan();
        plan.hidden = 32;
        plan.batch = 64;
        plan.entropyWeight = 0.02;
        PanelSelector selector(plan, 3, 4, Seed{1});
        RandomStream random(Seed{2}, "bandit");
        const Bandit bandit{
            {{0.0, 1.0, 2.0, 3.0}, {3.0, 0.0, 1.0, 2.0}, {1.0, 3.0, 2.0, 0.0}},
            {ActionSet(0b1111), ActionSet(0b0111), ActionSet(0b1010), ActionSet(0b0101), ActionSet(0b1000)}};
        for (int i = 0; i < 40; ++i)
            selector.update(bandit.play(selector, 256, random).rollout(), 5e-3, random);
        for (std::size_t context = 0; context < 3; ++context)
            for (const ActionSet mask : bandit.masks) {
                std::size_t best = 4;
                for (std::size_t k = 0; k < 4; ++k)
                    if (mask.contains(k) && (best == 4 || bandit.rewards[context][k] > bandit.rewards[context][best]))
                        best = k;
                std::array<float, 4> logs{};
                selector.evaluate(bandit.state(context), std::array{mask}, logs, {});
                QVERIFY(std::exp(logs[best]) > 0.9f);
            }
    }

    void whatIsLoadedGoesOnToTheLastBit()
    {
        for (const bool shared : {false, true}) {
            PpoPlan plan = smallPlan(shared);
            PanelSelector selector(plan, 3, 4, Seed{1});
            const Samples samples = randomSamples(selector, 50, 0b1111);
            RandomStream random(Seed{4}, "update");
            selector.update(samples.rollout(), 1e-3, random);
            const Result<TensorBundle> bundle = TensorBundle::decode(saved(selector).encode());
            QVERIFY(bundle.ok());
            Result<PanelSelector> loaded = PanelSelector::load(plan, *bundle, "selector/");
            QVERIFY(loaded.ok());
            RandomStream same = random;
            selector.update(samples.rollout(), 1e-3, random);
            loaded->update(samples.rollout(), 1e-3, same);
            QVERIFY(saved(selector) == saved(*loaded));
        }
    }

    void theWeightsAloneActAlikeAndTheOptimiserBeginsAnew()
    {
        PanelSelector selector(smallPlan(), 3, 4, Seed{1});
        RandomStream stream(Seed{1}, "update");
        selector.update(randomSamples(selector, 64, 0b1111).rollout(), 1e-3, stream);
        TensorBundle weights;
        selector.saveWeights(weights, "selector/");
        Result<PanelSelector> loaded = PanelSelector::load(smallPlan(), weights, "selector/");
        QVERIFY(loaded.ok());
        QVERIFY(std::ranges::equal(loaded->weights(), selector.weights()));
        QCOMPARE(saved(*loaded).integer("selector/steps").value(), std::uint64_t{0});
        QVERIFY(weights.encode().size() < saved(selector).encode().size() / 2);
    }

    void aCopyLearnsByItself()
    {
        PanelSelector selector(smallPlan(), 3, 4, Seed{1});
        const TensorBundle before = saved(selector);
        PanelSelector copy = selector;
        const Samples samples = randomSamples(selector, 50, 0b1111);
        RandomStream random(Seed{4}, "update");
        copy.update(samples.rollout(), 1e-3, random);
        QVERIFY(saved(selector) == before);
        QVERIFY(saved(copy) != before);
    }

    // Five samples in minibatches of two, three epochs: 3·3 steps, the last sample of each epoch included.
    void thePartialMinibatchIsUsedToo()
    {
        PpoPlan plan = smallPlan();
        plan.batch = 2;
        plan.epochs = 3;
        PanelSelector selector(plan, 3, 4, Seed{1});
        const Samples samples = randomSamples(selector, 5, 0b1111);
        RandomStream random(Seed{4}, "update");
        const PpoReport report = selector.update(samples.rollout(), 1e-3, random);
        QVERIFY(!report.diverged && std::isfinite(report.valueLoss) && report.valueLoss > 0.0);
        QCOMPARE(saved(selector).integer("selector/steps").value(), std::uint64_t(9));
    }

    void whatIsNotFiniteLeavesEverythingAsItWas()
    {
        PanelSelector selector(smallPlan(), 3, 4, Seed{1});
        RandomStream random(Seed{4}, "update");
        const Samples good = randomSamples(selector, 50, 0b1111);
        selector.update(good.rollout(), 1e-3, random);
        const TensorBundle before = saved(selector);
        for (const float wrong : {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
            for (std::vector<float> Samples::*where :
                 {&Samples::inputs, &Samples::advantages, &Samples::returns, &Samples::logProbabilities}) {
                Samples bad = good;
                (bad.*where)[20] = wrong;
                QVERIFY(selector.update(bad.rollout(), 1e-3, random).diverged);
                QVERIFY(saved(selector) == before);
            }
        }
    }

    void aStateIsValuedTheSameAloneAndInABatch()
    {
        for (const bool shared : {false, true}) {
            PanelSelector selector(smallPlan(shared), 6, 4, Seed{1});
            const Samples samples = randomSamples(selector, 300, 0b1111);
            std::vector<float> logs(300 * 4), values(300);
            selector.evaluate(samples.inputs, samples.legal, logs, values);
            for (std::size_t i = 0; i < 300; i += 7) {
                std::array<float, 4> alone{};
                std::array<float, 1> value{};
                selector.evaluate(std::span(samples.inputs).subspan(i * 6, 6), std::span(samples.legal).subspan(i, 1),
                                  alone, value);
                QVERIFY(std::equal(alone.begin(), alone.end(), logs.begin() + static_cast<std::ptrdiff_t>(4 * i)));
                QCOMPARE(value[0], values[i]);
            }
        }
    }

    // After the first update the mean is its weights w1, after the second ¾·w1 + ¼·w2.
    void weightsAreAveragedOverUpdatesAsThePlanSays()
    {
        PpoPlan plan = smallPlan();
        plan.averaging = 0.75;
        PanelSelector selector(plan, 6, 4, Seed{1});
        const Samples samples = randomSamples(selector, 64, 0b1111);
        RandomStream random(Seed{3}, "updates");
        const auto updated = [&](double rate) {
            selector.update(samples.rollout(), rate, random);
            return std::vector<float>(selector.weights().begin(), selector.weights().end());
        };
        const std::vector<float> first = updated(1e-2);
        PanelSelector mean = selector.averaged();
        QVERIFY(std::ranges::equal(mean.weights(), first));
        const std::vector<float> second = updated(1e-2);
        // What was stored goes on with the mean so far.
        PanelSelector loaded = *PanelSelector::load(plan, saved(selector), "selector/");
        for (PanelSelector* some : {&selector, &loaded}) {
            mean = some->averaged();
            for (std::size_t i = 0; i < first.size(); ++i)
                QVERIFY(std::abs(mean.weights()[i] - (0.75f * first[i] + 0.25f * second[i])) < 1e-6f);
        }
        QVERIFY(std::ranges::equal(selector.weights(), second));
    }

    void withoutAveragingThePolicyIsThatOfTheLastWeights()
    {
        PanelSelector selector(smallPlan(), 6, 4, Seed{1});
        const Samples samples = randomSamples(selector, 64, 0b1111);
        RandomStream random(Seed{3}, "updates");
        selector.update(samples.rollout(), 1e-2, random);
        QVERIFY(saved(selector.averaged()) == saved(selector));
    }

    void whatDoesNotFitThePlanIsRefused()
    {
        const TensorBundle bundle = saved(PanelSelector(smallPlan(), 3, 4, Seed{1}));
        PpoPlan wider = smallPlan();
        wider.hidden = 6;
        QVERIFY(!PanelSelector::load(wider, bundle, "selector/").ok());
        QVERIFY(!PanelSelector::load(smallPlan(true), bundle, "selector/").ok());
        QVERIFY(!PanelSelector::load(smallPlan(), bundle, "other/").ok());
        QVERIFY(PanelSelector::load(smallPlan(), bundle, "selector/").ok());
    }
};

PANELWISE_APPLESS_TEST(PanelSelectorTest)

} // namespace panel_selector_test

#include "panel_selector_test.moc"
