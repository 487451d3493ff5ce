// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/advantages.h"
#include "tests/test_program.h"

#include <limits>
#include <vector>

namespace advantages_test {

using namespace core;

namespace {

struct Estimate {
    std::vector<float> advantages, returns;
};

struct Steps {
    std::vector<float> rewards, values;
    std::vector<std::uint8_t> ended;
    std::vector<float> lastValues;
};

Estimate estimate(const Steps& steps, double gamma, double lambda)
{
    Estimate result{std::vector<float>(steps.rewards.size()), std::vector<float>(steps.rewards.size())};
    estimateAdvantages({.environments = steps.lastValues.size(),
                        .rewards = steps.rewards,
                        .values = steps.values,
                        .ended = steps.ended,
                        .lastValues = steps.lastValues,
                        .gamma = gamma,
                        .lambda = lambda},
                       result.advantages, result.returns);
    return result;
}

} // namespace

class AdvantagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // gamma = lambda = 1 leaves return minus value: 0 + 1 − 0.5 and 1 − 0.5.
    void undiscountedAdvantageIsReturnMinusValue()
    {
        const Estimate got = estimate({{0.0f, 1.0f}, {0.5f, 0.5f}, {0, 1}, {9.0f}}, 1.0, 1.0);
        QCOMPARE(got.advantages, (std::vector{0.5f, 0.5f}));
        QCOMPARE(got.returns, (std::vector{1.0f, 1.0f}));
    }

    // Second step: 3 + 0.5·4 − 2 = 3. First: 1 + 0.5·2 − 1 = 1, and a quarter of the second's: 1.75.
    void discountedAdvantageTakesAShareOfWhatFollows()
    {
        const Estimate got = estimate({{1.0f, 3.0f}, {1.0f, 2.0f}, {0, 0}, {4.0f}}, 0.5, 0.5);
        QCOMPARE(got.advantages, (std::vector{1.75f, 3.0f}));
        QCOMPARE(got.returns, (std::vector{2.75f, 5.0f}));
    }

    // lambda = 0: reward + gamma · next value − value, whatever comes later.
    void withoutLambdaOnlyTheNextValueCounts()
    {
        const Estimate got = estimate({{1.0f, 3.0f, 5.0f}, {1.0f, 2.0f, 4.0f}, {0, 0, 0}, {8.0f}}, 0.5, 0.0);
        QCOMPARE(got.advantages, (std::vector{1.0f, 3.0f, 5.0f}));
    }

    void withoutGammaOnlyTheRewardCounts()
    {
        const Estimate got = estimate({{1.0f, 3.0f}, {0.25f, 0.5f}, {0, 0}, {8.0f}}, 0.0, 0.95);
        QCOMPARE(got.advantages, (std::vector{0.75f, 2.5f}));
    }

    // The first episode ends after the second step: nothing of the next patient reaches it.
    // Second step: 7 − 2 = 5. First: −1 + 2 − 1 + 0.5·5 = 2.5. Third: 0 + 6 − 3 = 3.
    void nothingPassesTheEndOfAnEpisode()
    {
        const Estimate got = estimate({{-1.0f, 7.0f, 0.0f}, {1.0f, 2.0f, 3.0f}, {0, 1, 0}, {6.0f}}, 1.0, 0.5);
        QCOMPARE(got.advantages, (std::vector{2.5f, 5.0f, 3.0f}));
        QCOMPARE(got.returns, (std::vector{3.5f, 7.0f, 6.0f}));
    }

    void theValueAfterAnEndIsNotEvenLookedAt()
    {
        const float never = std::numeric_limits<float>::quiet_NaN();
        const Estimate got = estimate({{2.0f}, {0.5f}, {1}, {never}}, 1.0, 0.95);
        QCOMPARE(got.advantages, std::vector{1.5f});
    }

    // Two environments with the steps of the tests above, side by side: entry t·2 + e.
    void environmentsDoNotMix()
    {
        const Estimate got = estimate({{-1.0f, 1.0f, 7.0f, 3.0f, 0.0f, 5.0f},
                                       {1.0f, 1.0f, 2.0f, 2.0f, 3.0f, 4.0f},
                                       {0, 0, 1, 0, 0, 1},
                                       {6.0f, 8.0f}},
                                      1.0, 0.5);
        // Second environment: 5 − 4 = 1; 3 + 4 − 2 + 0.5·1 = 5.5; 1 + 2 − 1 + 0.5·5.5 = 4.75.
        QCOMPARE(got.advantages, (std::vector{2.5f, 4.75f, 5.0f, 5.5f, 3.0f, 1.0f}));
        QCOMPARE(got.returns, (std::vector{3.5f, 5.75f, 7.0f, 7.5f, 6.0f, 5.0f}));
    }

    void noStepsGiveNoAdvantages() { QVERIFY(estimate({{}, {}, {}, {1.0f}}, 1.0, 0.95).advantages.empty()); }
};

PANELWISE_APPLESS_TEST(AdvantagesTest)

} // namespace advantages_test

#include "advantages_test.moc"
