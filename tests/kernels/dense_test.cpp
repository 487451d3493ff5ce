// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/kernels.h"
#include "tests/kernels/kernel_fixture.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <limits>

namespace dense_test {

using namespace core;
using fixture::noise;
using kernels::Activation;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

// One layer in double, straight from its definition.
std::vector<double> plainAffine(std::size_t rows, std::size_t in, std::size_t out, const std::vector<float>& x,
                                const std::vector<float>& w, const std::vector<float>& b)
{
    std::vector<double> y(rows * out);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t j = 0; j < out; ++j) {
            double sum = static_cast<double>(b[j]);
            for (std::size_t k = 0; k < in; ++k)
                sum += static_cast<double>(x[row * in + k]) * static_cast<double>(w[k * out + j]);
            y[row * out + j] = sum;
        }
    return y;
}

double plainSilu(double x)
{
    return x / (1.0 + std::exp(-x));
}

double plainSiluSlope(double x)
{
    const double s = 1.0 / (1.0 + std::exp(-x));
    return s * (1.0 + x * (1.0 - s));
}

// Of a single number, through a layer of width 1.
struct Activated {
    float value = 0.0f, slope = 0.0f;
};
Activated silu(float x)
{
    const float one = 1.0f, zero = 0.0f;
    Activated result;
    kernels::affine(1, 1, 1, &x, &one, &zero, Activation::Silu, &result.slope, &result.value);
    return result;
}

struct Shape {
    std::size_t rows, in, out;
};
constexpr Shape kShapes[] = {{1, 1, 1},    {3, 0, 4},     {5, 7, 1},     {16, 64, 128}, {1, 64, 6},
                             {37, 53, 33}, {130, 16, 17}, {29, 300, 50}, {20, 600, 3},  {600, 20, 40}};

} // namespace

class DenseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLayerIsTheProductPlusTheBias()
    {
        for (const auto& [rows, in, out] : kShapes) {
            const auto x = noise(rows * in, 1), w = noise(in * out, 2), b = noise(out, 3);
            const std::vector<double> expected = plainAffine(rows, in, out, x, w, b);
            std::vector<float> y(rows * out);
            kernels::affine(rows, in, out, x.data(), w.data(), b.data(), Activation::None, nullptr, y.data());
            for (std::size_t i = 0; i < y.size(); ++i)
                QVERIFY(std::abs(static_cast<double>(y[i]) - expected[i]) < 1e-5 * std::sqrt(double(in) + 1.0));
        }
    }

    // dw = xᵀ·dy, db = Σ dy, dx = dy·wᵀ, all with dy times the slope; dw and db are added to what was there.
    void theWayBackIsTheTransposedProducts()
    {
        for (const auto& [rows, in, out] : kShapes) {
            const auto x = noise(rows * in, 1), w = noise(in * out, 2), slope = noise(rows * out, 3);
            auto dy = noise(rows * out, 4);
            const auto dyBefore = dy;
            std::vector<float> dx(rows * in), dw(in * out, 1.0f), db(out, 2.0f);
            kernels::affineBackward(rows, in, out, x.data(), w.data(), slope.data(), dy.data(), dx.data(), dw.data(),
                                    db.data());
            const auto inner = [&, out = out](std::size_t row, std::size_t j) {
                return static_cast<double>(dyBefore[row * out + j]) * static_cast<double>(slope[row * out + j]);
            };
            const double tolerance = 1e-5 * (10.0 + double(rows + out));
            for (std::size_t j = 0; j < out; ++j) {
                double sum = 2.0;
                for (std::size_t row = 0; row < rows; ++row)
                    sum += inner(row, j);
                QVERIFY(std::abs(sum - double(db[j])) < tolerance);
                for (std::size_t i = 0; i < in; ++i) {
                    double product = 1.0;
                    for (std::size_t row = 0; row < rows; ++row)
                        product += double(x[row * in + i]) * inner(row, j);
                    QVERIFY(std::abs(product - double(dw[i * out + j])) < tolerance);
                }
            }
            for (std::size_t row = 0; row < rows; ++row)
                for (std::size_t i = 0; i < in; ++i) {
                    double product = 0.0;
                    for (std::size_t j = 0; j < out; ++j)
                        product += inner(row, j) * double(w[i * out + j]);
                    QVERIFY(std::abs(product - double(dx[row * in + i])) < tolerance);
                }
        }
    }

    void aRowIsTheSameAloneAndInAnyBatch()
    {
        constexpr std::size_t kIn = 53, kRows = 97;
        for (const std::size_t out : {std::size_t{1}, std::size_t{6}, std::size_t{33}, std::size_t{128}}) {
            const auto x = noise(kRows * kIn, 1), w = noise(kIn * out, 2, 0.3), b = noise(out, 3);
            std::vector<float> all(kRows * out);
            kernels::affine(kRows, kIn, out, x.data(), w.data(), b.data(), Activation::Silu, nullptr, all.data());
            for (const std::size_t count : fixture::kBatches)
                for (std::size_t first = 0; first + count <= kRows; first += 5) {
                    std::vector<float> some(count * out);
                    kernels::affine(count, kIn, out, x.data() + first * kIn, w.data(), b.data(), Activation::Silu,
                                    nullptr, some.data());
                    QVERIFY(fixture::sameBits(some, fixture::slice(all, first * out, count * out)));
                }
        }
    }

    void exponentialIsWithin3e7OverItsWholeRange()
    {
        double worst = 0.0;
        std::vector<float> x, y;
        for (double value = -87.3; value <= 88.72; value += 0.00037)
            x.push_back(static_cast<float>(value));
        for (const float near : {-1e-3f, -1e-20f, 0.0f, 1e-40f, 1e-7f, 0.34657359f, 0.34657362f, -87.3f, 88.72f})
            x.push_back(near);
        y.resize(x.size());
        kernels::exponential(x.size(), x.data(), y.data());
        for (std::size_t i = 0; i < x.size(); ++i) {
            const double exact = std::exp(static_cast<double>(x[i]));
            worst = std::max(worst, std::abs(static_cast<double>(y[i]) - exact) / exact);
        }
        qInfo("largest relative error %.2e", worst);
        QVERIFY(worst <= 3e-7);
    }

    void exponentialHasLimitsBeyondItsRange()
    {
        const std::array x{-kInfinity, -1e30f, -1000.0f, -87.4f, 89.0f, 1000.0f, 1e30f, kInfinity};
        std::array<float, 8> y{};
        kernels::exponential(x.size(), x.data(), y.data());
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(y[i], 0.0f);
        for (std::size_t i = 4; i < 8; ++i)
            QVERIFY(y[i] > 3.38e38f && std::isfinite(y[i]));
        const float nothing = std::numeric_limits<float>::quiet_NaN();
        float result = 0.0f;
        kernels::exponential(1, &nothing, &result);
        QVERIFY(std::isnan(result));
    }

    void siluAndItsSlopeAreTheMathematicalOnes()
    {
        for (double x = -30.0; x <= 30.0; x += 0.0173) {
            const auto [value, slope] = silu(static_cast<float>(x));
            const auto exactX = static_cast<double>(static_cast<float>(x));
            QVERIFY(std::abs(double(value) - plainSilu(exactX)) <= 4e-7 * std::abs(plainSilu(exactX)));
            QVERIFY(std::abs(double(slope) - plainSiluSlope(exactX)) <= 5e-7);
        }
    }

    void siluOfExtremesIsItsLimit()
    {
        for (const float huge : {90.0f, 1e4f, 1e30f, std::numeric_limits<float>::max(), kInfinity}) {
            QCOMPARE(silu(huge).value, huge);
            QCOMPARE(silu(huge).slope, 1.0f);
            QVERIFY(std::abs(silu(-huge).value) < 1e-35f);
            QVERIFY(std::abs(silu(-huge).slope) < 1e-35f);
        }
    }

    // Three equal logits of which two are legal: ln ½ each. Logits 0 and ln 3: ¼ and ¾.
    void softmaxIsSharedAmongTheLegalActions()
    {
        const std::array logits{5.0f, 5.0f, 5.0f, 0.0f, 50.0f, std::log(3.0f)};
        const std::array<std::uint64_t, 4> legal{0b011, 0, 0b101, 0};
        std::array<float, 6> out{};
        kernels::maskedLogSoftmax(2, 3, logits.data(), legal.data(), out.data());
        const std::array expected{std::log(0.5), std::log(0.5), 0.0, std::log(0.25), 0.0, std::log(0.75)};
        for (const std::size_t i : {0, 1, 3, 5})
            QVERIFY(std::abs(double(out[i]) - expected[i]) < 3e-7);
        QCOMPARE(out[2], -kInfinity);
        QCOMPARE(out[4], -kInfinity);
    }

    // 64 panels and two diagnoses are more actions than a word has bits: of actions 1, 64 and 65 each gets a third.
    void softmaxReachesTheDiagnosesAfterSixtyFourPanels()
    {
        const std::vector<float> logits(66, 2.0f);
        const std::array<std::uint64_t, 2> legal{0b10, 0b11};
        std::vector<float> out(66);
        kernels::maskedLogSoftmax(1, 66, logits.data(), legal.data(), out.data());
        for (std::size_t action = 0; action < 66; ++action)
            if (action == 1 || action >= 64)
                QVERIFY(std::abs(double(out[action]) - std::log(1.0 / 3.0)) < 3e-7);
            else
                QCOMPARE(out[action], -kInfinity);
    }

    void softmaxSurvivesHugeLogitsAndARowWithoutChoice()
    {
        const std::array logits{1e30f, -1e30f, 7.0f, 1.0f, 2.0f, 3.0f};
        const std::array<std::uint64_t, 6> legal{0b11, 0, 0b10, 0, 0b00, 0};
        std::array<float, 6> out{};
        kernels::maskedLogSoftmax(3, 2, logits.data(), legal.data(), out.data());
        QCOMPARE(out[0], 0.0f);
        QVERIFY(out[1] < -1e29f);
        QCOMPARE(out[2], -kInfinity);
        QCOMPARE(out[3], 0.0f); // the only choice is certain
        QCOMPARE(out[4], -kInfinity);
        QCOMPARE(out[5], -kInfinity);
    }

    void softmaxOfARowIsTheSameAloneAndInAnyBatch()
    {
        constexpr std::size_t kRows = 97, kActions = 7;
        const auto logits = noise(kRows * kActions, 5);
        std::vector<std::uint64_t> legal;
        for (std::size_t row = 0; row < kRows; ++row)
            legal.insert(legal.end(), {std::uint64_t{1 + row % 127}, 0});
        std::vector<float> all(logits.size());
        kernels::maskedLogSoftmax(kRows, kActions, logits.data(), legal.data(), all.data());
        for (std::size_t row = 0; row < kRows; ++row) {
            std::vector<float> alone(kActions);
            kernels::maskedLogSoftmax(1, kActions, logits.data() + row * kActions, &legal[row * kernels::kActionWords],
                                      alone.data());
            QVERIFY(fixture::sameBits(alone, fixture::slice(all, row * kActions, kActions)));
        }
    }

    // First step of Adam by hand: m = 0.1·g, v = 0.001·g², corrected to g and g², so each weight moves by the rate
    // times the sign of its gradient (epsilon aside).
    void adamsFirstStepIsTheRate()
    {
        std::vector<float> weights(37, 1.0f), first(37), second(37), gradient(37, 0.5f);
        gradient[3] = -20.0f;
        gradient[4] = 0.0f;
        kernels::AdamStep step{.rate = 0.01f, .step = 1, .gradientScale = 0.1f};
        kernels::adam(37, step, gradient.data(), weights.data(), first.data(), second.data());
        QVERIFY(std::abs(weights[0] - 0.99f) < 1e-6f);
        QVERIFY(std::abs(weights[36] - 0.99f) < 1e-6f);
        QVERIFY(std::abs(weights[3] - 1.01f) < 1e-6f);
        QCOMPARE(weights[4], 1.0f);
        QVERIFY(std::abs(first[0] - 0.005f) < 1e-8f);
    }

    // Kingma and Ba's formulas in double over 50 steps of a changing gradient.
    void adamFollowsItsFormulas()
    {
        float weight = 0.3f, first = 0.0f, second = 0.0f;
        double w = 0.3, m = 0.0, v = 0.0;
        for (std::uint64_t t = 1; t <= 50; ++t) {
            const auto gradient = static_cast<float>(std::sin(static_cast<double>(t)));
            kernels::adam(1, {.rate = 0.02f, .epsilon = 1e-5f, .weightDecay = 0.1f, .step = t}, &gradient, &weight,
                          &first, &second);
            const double g = static_cast<double>(gradient) + 0.1 * w;
            m = 0.9 * m + 0.1 * g;
            v = 0.999 * v + 0.001 * g * g;
            const auto steps = static_cast<double>(t);
            w -= 0.02 * (m / (1 - std::pow(0.9, steps))) / (std::sqrt(v / (1 - std::pow(0.999, steps))) + 1e-5);
        }
        QVERIFY(std::abs(static_cast<double>(weight) - w) < 1e-5);
    }

    // 1 + 4 + … + 35² = 35·36·71/6.
    void squaredNormSumsSquares()
    {
        std::vector<float> values(35);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<float>(i + 1);
        QCOMPARE(kernels::squaredNorm(values.size(), values.data()), 35.0 * 36.0 * 71.0 / 6.0);
        values[34] = kInfinity;
        QVERIFY(!std::isfinite(kernels::squaredNorm(values.size(), values.data())));
    }
};

PANELWISE_APPLESS_TEST(DenseTest)

} // namespace dense_test

#include "dense_test.moc"
