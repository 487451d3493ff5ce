// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/logistic_regression_p.h"
#include "core/learn/encoders/gain_loss_p.h"
#include "core/learn/networks/classifier.h"
#include "tests/learn/networks/selector_fixture.h"
#include "tests/test_program.h"

#include <torch/types.h>

#include <cmath>

namespace autograd_test {

// Every gradient that is written by hand, against LibTorch's automatic differentiation of the same loss in double. The
// gradients of EMFlow are LibTorch's own.
namespace {

using namespace core;
using at::Tensor;

constexpr double kTolerance = 1e-5; // relative to 1 + the value; float against double

Tensor doubles(std::span<const float> values, std::initializer_list<std::int64_t> shape)
{
    return torch::tensor(std::vector<double>(values.begin(), values.end()), torch::kFloat64)
        .reshape(at::IntArrayRef(shape));
}

// All weights of a loss, to be read in the order in which they lie.
class Weights {
public:
    explicit Weights(std::span<const float> values)
        : m_all(doubles(values, {static_cast<std::int64_t>(values.size())}).set_requires_grad(true))
    {
    }

    // Two hidden layers of SiLU and a linear output.
    Tensor network(const Tensor& inputs, std::int64_t hidden, std::int64_t outputs)
    {
        const Tensor first = at::silu(layer(inputs, hidden));
        return layer(at::silu(layer(first, hidden)), outputs);
    }

    double errorOf(const Tensor& loss, std::span<const float> gradient) const
    {
        loss.backward();
        const Tensor slopes = m_all.grad();
        return ((doubles(gradient, {slopes.size(0)}) - slopes).abs() / (slopes.abs() + 1.0)).max().item<double>();
    }

private:
    Tensor layer(const Tensor& inputs, std::int64_t outputs)
    {
        const Tensor weights = take(inputs.size(1) * outputs).view({inputs.size(1), outputs});
        return at::addmm(take(outputs), inputs, weights);
    }
    Tensor take(std::int64_t count)
    {
        m_next += count;
        return m_all.narrow(0, m_next - count, count);
    }

    Tensor m_all;
    std::int64_t m_next = 0;
};

std::vector<float> noise(std::size_t count, std::uint64_t seed)
{
    RandomStream random(Seed{seed}, "autograd");
    std::vector<float> values(count);
    for (float& value : values)
        value = static_cast<float>(random.normal());
    return values;
}

std::vector<float> coins(std::size_t count, std::uint64_t seed, float heads = 1.0f, float tails = 0.0f)
{
    std::vector<float> values = noise(count, seed);
    for (float& value : values)
        value = value > 0.0f ? heads : tails;
    return values;
}

bool isClose(double loss, const Tensor& expected)
{
    return std::abs(loss - expected.item<double>()) < kTolerance * (1.0 + std::abs(expected.item<double>()));
}

std::int64_t count(std::size_t number)
{
    return static_cast<std::int64_t>(number);
}

// Schulman et al. 2017 over the actions that are allowed.
Tensor ppoLoss(const PpoPlan& plan, const Rollout& rollout, std::int64_t actions, Weights& weights)
{
    const std::int64_t samples = count(rollout.actions.size());
    const Tensor inputs = doubles(rollout.inputs, {samples, count(rollout.inputs.size()) / samples});
    const Tensor outputs = weights.network(inputs, plan.hidden, plan.sharedValue ? actions + 1 : actions);
    const Tensor values =
        plan.sharedValue ? outputs.select(1, actions) : weights.network(inputs, plan.hidden, 1).select(1, 0);
    Tensor forbidden = torch::zeros({samples, actions}, torch::kBool),
           taken = torch::zeros({samples, 1}, torch::kInt64);
    for (std::int64_t i = 0; i < samples; ++i) {
        const auto row = static_cast<std::size_t>(i);
        taken.index_put_({i, 0}, static_cast<std::int64_t>(rollout.actions[row]));
        for (std::int64_t k = 0; k < actions; ++k)
            forbidden.index_put_({i, k}, !rollout.legal[row].contains(k));
    }
    // Not −infinity: 0 · −infinity would have no slope.
    const Tensor logs = at::log_softmax(outputs.narrow(1, 0, actions).masked_fill(forbidden, -1e9), 1);
    const Tensor given = doubles(rollout.advantages, {samples});
    const Tensor advantages = (given - given.mean()) / (given.std() + 1e-8);
    const Tensor ratios = at::exp(logs.gather(1, taken).select(1, 0) - doubles(rollout.logProbabilities, {samples}));
    const Tensor clipped = ratios.clamp(1.0 - plan.clip, 1.0 + plan.clip);
    return at::mse_loss(values, doubles(rollout.returns, {samples})) * plan.valueWeight -
           at::minimum(ratios * advantages, clipped * advantages).mean() +
           (at::exp(logs) * logs).sum(1).mean() * plan.entropyWeight;
}

// A batch of GAIN as gain_loss_p.h defines it, with both networks.
struct Gain {
    static constexpr std::int64_t kFeatures = 3, kHidden = 4, kRows = 6;
    static constexpr std::size_t kValues = kFeatures * kRows;
    GainNetworks networks{kFeatures, kHidden};
    std::vector<float> generator = noise(networks.generator.weightCount(), 1);
    std::vector<float> discriminator = noise(networks.discriminator.weightCount(), 2);
    GainBatch batch{.rows = kRows,
                    .values = noise(kValues, 3),
                    .recorded = coins(kValues, 4),
                    .known = coins(kValues, 4),
                    .hints = {}};

    Gain()
    {
        batch.hints = batch.known;
        for (std::size_t i = 0; i < kValues; ++i) { // nothing recorded, recorded and hidden, known; hints for some
            batch.values[i] *= batch.recorded[i];
            batch.known[i] = i % 3 == 0 ? 0.0f : batch.recorded[i];
            batch.hints[i] = i % 4 == 0 ? 0.5f : batch.known[i];
        }
    }

    Tensor matrix(const std::vector<float>& values) const { return doubles(values, {kRows, kFeatures}); }
    Tensor known() const { return matrix(batch.known); }
    Tensor estimates(Weights& weights) const
    {
        return weights.network(torch::cat({matrix(batch.values) * known(), known()}, 1), kHidden, kFeatures);
    }
    Tensor judgements(const Tensor& estimated, Weights& weights) const
    {
        const Tensor completed = known() * matrix(batch.values) + (1.0 - known()) * estimated;
        return weights.network(torch::cat({completed, matrix(batch.hints)}, 1), kHidden, kFeatures);
    }
};

} // namespace

class AutogradTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classifier()
    {
        ClassifierPlan plan;
        plan.hidden = 6;
        Classifier network(plan, 4, Seed{1});
        const std::vector<float> rows = noise(23 * 4, 1);
        std::vector<std::uint8_t> diseased(23);
        std::vector<std::int64_t> classes(23);
        for (std::size_t i = 0; i < 23; ++i)
            classes[i] = diseased[i] = i % 3 == 0;
        std::vector<float> gradient(network.weights().size());
        const double loss = network.lossAndGradient({rows, diseased}, gradient);
        Weights weights(network.weights());
        const Tensor expected =
            at::cross_entropy_loss(weights.network(doubles(rows, {23, 4}), 6, 2), torch::tensor(classes),
                                   torch::tensor({1.0, plan.classWeight}, torch::kFloat64));
        QVERIFY(isClose(loss, expected));
        QVERIFY(weights.errorOf(expected, gradient) < kTolerance);
    }

    void panelSelector()
    {
        for (const bool shared : {false, true}) {
            PpoPlan plan = selector_fixture::smallPlan(shared);
            plan.entropyWeight = 0.1;
            PanelSelector selector(plan, 3, 4, Seed{1});
            selector_fixture::enlarge(selector);
            const auto samples = selector_fixture::randomSamples(selector, 37, 0b1111);
            std::vector<float> gradient(selector.weights().size());
            const double loss = selector.lossAndGradient(samples.rollout(), gradient);
            Weights weights(selector.weights());
            const Tensor expected = ppoLoss(plan, samples.rollout(), 4, weights);
            QVERIFY(isClose(loss, expected));
            QVERIFY(weights.errorOf(expected, gradient) < kTolerance);
        }
    }

    void gainDiscriminator()
    {
        const Gain gain;
        std::vector<float> gradient(gain.discriminator.size());
        const double loss = discriminatorLoss(gain.networks, gain.generator, gain.discriminator, gain.batch, gradient);
        Weights generator(gain.generator), discriminator(gain.discriminator);
        const Tensor judged = gain.judgements(gain.estimates(generator), discriminator);
        const Tensor expected = at::binary_cross_entropy_with_logits(judged, gain.known());
        QVERIFY(isClose(loss, expected));
        QVERIFY(discriminator.errorOf(expected, gradient) < kTolerance);
    }

    void gainGenerator()
    {
        const Gain gain;
        for (const double alpha : {0.0, 10.0}) {
            std::vector<float> gradient(gain.generator.size());
            const GeneratorLoss loss =
                generatorLoss(gain.networks, gain.generator, gain.discriminator, gain.batch, alpha, gradient);
            Weights generator(gain.generator), discriminator(gain.discriminator);
            const Tensor estimated = gain.estimates(generator), recorded = gain.matrix(gain.batch.recorded);
            const Tensor adversarial =
                ((1.0 - gain.known()) * at::softplus(-gain.judgements(estimated, discriminator))).mean();
            const Tensor errors = recorded * (estimated - gain.matrix(gain.batch.values)).square();
            const Tensor expected = adversarial + alpha * errors.sum() / recorded.sum();
            QVERIFY(isClose(loss.adversarial + alpha * loss.reconstruction, expected));
            QVERIFY(generator.errorOf(expected, gradient) < kTolerance);
        }
    }

    // Without a step the model tells the largest slope of its mean loss where it starts; solved, there is none.
    void logisticRegression()
    {
        const ModelRows rows{.columns = 4, .values = noise(200 * 4, 5)};
        const std::vector<float> outcomes = coins(200, 6), begin = noise(5, 7);
        const std::vector<std::uint8_t> diseased(outcomes.begin(), outcomes.end());
        const std::function<bool(double)> goOn;
        LogisticPlan plan{.ridge = 2.0, .mostSteps = 0};
        const Eigen::VectorXd start = Eigen::Map<const Eigen::VectorXf>(begin.data(), 5).cast<double>();
        const auto slopes = [&](const Eigen::VectorXd& at) {
            const Tensor weights =
                torch::tensor(std::vector<double>(at.begin(), at.end()), torch::kFloat64).set_requires_grad(true);
            const Tensor odds = at::matmul(doubles(rows.values, {200, 4}), weights.narrow(0, 0, 4)) + weights[4];
            const Tensor loss =
                at::binary_cross_entropy_with_logits(odds, doubles(outcomes, {200}), {}, {}, at::Reduction::Sum);
            (loss + 0.5 * plan.ridge * weights.narrow(0, 0, 4).square().sum()).backward();
            return weights.grad().abs().max().item<double>() / 200.0;
        };
        const auto begun = fitLogistic(rows, diseased, plan, start, WorkShare(goOn));
        QVERIFY(begun && begun->weights == start);
        QVERIFY(std::abs(begun->gradient - slopes(start)) < 1e-12);
        plan.mostSteps = 100;
        const auto solved = fitLogistic(rows, diseased, plan, start, WorkShare(goOn));
        QVERIFY(solved && slopes(solved->weights) < 1e-9);
    }
};

PANELWISE_APPLESS_TEST(AutogradTest)

} // namespace autograd_test

#include "autograd_test.moc"
