// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/kernels.h"
#include "tests/kernels/kernel_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace flow_test {

using namespace core;
using fixture::noise;
using kernels::FlowShape;

namespace {

// One layer of a coupling's network in double; `at` moves on behind its weights.
std::vector<double> plainLayer(const std::vector<double>& x, std::size_t out, bool activated, const float*& at)
{
    std::vector<double> y(out);
    for (std::size_t j = 0; j < out; ++j) {
        y[j] = static_cast<double>(at[x.size() * out + j]);
        for (std::size_t k = 0; k < x.size(); ++k)
            y[j] += x[k] * static_cast<double>(at[k * out + j]);
        if (activated)
            y[j] /= 1.0 + std::exp(-y[j]);
    }
    at += (x.size() + 1) * out;
    return y;
}

// The flow as kernels.h defines it, one row, in double. Returns the log determinant.
double plainForward(const FlowShape& shape, const std::vector<float>& weights, std::vector<double>& row)
{
    const std::size_t first = (shape.features + 1) / 2;
    const float* at = weights.data();
    double logDeterminant = 0.0;
    for (std::size_t c = 0; c < shape.couplings; ++c) {
        const bool even = c % 2 == 0;
        const auto middle = row.begin() + static_cast<std::ptrdiff_t>(first);
        const std::vector<double> read = even ? std::vector(row.begin(), middle) : std::vector(middle, row.end());
        const std::size_t changedAt = even ? first : 0, changed = shape.features - read.size();
        const auto hidden = plainLayer(plainLayer(read, shape.hidden, true, at), shape.hidden, true, at);
        const std::vector<double> output = plainLayer(hidden, 2 * changed, false, at);
        const auto bound = static_cast<double>(shape.scaleBound);
        for (std::size_t i = 0; i < changed; ++i) {
            const double s = bound * std::tanh(output[i] / bound);
            row[changedAt + i] = row[changedAt + i] * std::exp(s) + output[changed + i];
            logDeterminant += s;
        }
    }
    return logDeterminant;
}

struct Flow {
    FlowShape shape;
    // About as large as trained ones: larger weights make a flow that amplifies rounding errors.
    std::vector<float> weights =
        noise(kernels::flowWeightCount(shape), 7, 0.7 / std::sqrt(static_cast<double>(shape.features + shape.hidden)));
};

const Flow kFlows[] = {{{1, 4, 3, 1.0f}},  {{2, 3, 2, 0.5f}},   {{3, 5, 4, 1.0f}},
                       {{9, 13, 5, 2.0f}}, {{53, 32, 8, 1.0f}}, {{6, 8, 0, 1.0f}}};

} // namespace

class FlowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // d = 5, h = 3: even couplings read 3 and change 2: 4·3 + 4·3 + 4·4 = 40; odd ones read 2 and change 3:
    // 3·3 + 4·3 + 4·6 = 45. Three couplings: 40 + 45 + 40.
    void weightsAreCountedAsTheyLie() { QCOMPARE(kernels::flowWeightCount({5, 3, 3, 1.0f}), std::size_t(125)); }

    void forwardIsTheDefinition()
    {
        for (const auto& [shape, weights] : kFlows) {
            const std::size_t rows = 37, d = shape.features;
            std::vector<float> values = noise(rows * d, 1), logDeterminants(rows);
            const std::vector<float> before = values;
            kernels::flowForward(shape, weights.data(), rows, values.data(), logDeterminants.data());
            for (std::size_t row = 0; row < rows; ++row) {
                const auto begin = before.begin() + static_cast<std::ptrdiff_t>(row * d);
                std::vector<double> expected(begin, begin + static_cast<std::ptrdiff_t>(d));
                const double logDeterminant = plainForward(shape, weights, expected);
                QVERIFY(std::abs(double(logDeterminants[row]) - logDeterminant) < 1e-4);
                for (std::size_t i = 0; i < d; ++i)
                    QVERIFY(std::abs(double(values[row * d + i]) - expected[i]) < 1e-4 * (1 + std::abs(expected[i])));
            }
        }
    }

    void inverseUndoesForward()
    {
        for (const auto& [shape, weights] : kFlows) {
            std::vector<float> values = noise(100 * shape.features, 2);
            const std::vector<float> before = values;
            kernels::flowForward(shape, weights.data(), 100, values.data());
            kernels::flowInverse(shape, weights.data(), 100, values.data());
            for (std::size_t i = 0; i < values.size(); ++i)
                QVERIFY(std::abs(values[i] - before[i]) < 2e-4f);
        }
    }

    void aRowIsTheSameAloneAndInAnyBatch()
    {
        constexpr std::size_t kRows = 97;
        for (const auto& [shape, weights] : kFlows) {
            const std::size_t d = shape.features;
            const std::vector<float> before = noise(kRows * d, 3);
            std::vector<float> latent = before;
            kernels::flowForward(shape, weights.data(), kRows, latent.data());
            std::vector<float> data = before;
            kernels::flowInverse(shape, weights.data(), kRows, data.data());
            for (const std::size_t count : fixture::kBatches)
                for (std::size_t first = 0; first + count <= kRows; first += 19) {
                    auto some = fixture::slice(before, first * d, count * d);
                    auto back = some;
                    kernels::flowForward(shape, weights.data(), count, some.data());
                    kernels::flowInverse(shape, weights.data(), count, back.data());
                    QVERIFY(fixture::sameBits(some, fixture::slice(latent, first * d, count * d)));
                    QVERIFY(fixture::sameBits(back, fixture::slice(data, first * d, count * d)));
                }
        }
    }

    // Raw log scales of ±1e30 are held at the bound: the only changed feature is x·exp(±bound), nothing overflows.
    void theScaleIsBounded()
    {
        const FlowShape shape{.features = 1, .hidden = 2, .couplings = 2, .scaleBound = 0.5f};
        std::vector<float> weights(kernels::flowWeightCount(shape), 0.0f);
        for (const float raw : {1e30f, -1e30f}) {
            weights[weights.size() - 2] = raw;
            float value = 3.0f, logDeterminant = 0.0f;
            kernels::flowForward(shape, weights.data(), 1, &value, &logDeterminant);
            const double scale = raw > 0.0f ? 0.5 : -0.5;
            QVERIFY(std::abs(double(value) - 3.0 * std::exp(scale)) < 1e-5);
            QVERIFY(std::abs(double(logDeterminant) - scale) < 1e-6);
        }
    }
};

PANELWISE_APPLESS_TEST(FlowTest)

} // namespace flow_test

#include "flow_test.moc"
