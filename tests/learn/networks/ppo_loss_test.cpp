// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/ppo_loss_p.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace ppo_loss_test {

using namespace core;

namespace {

bool near(double one, double two)
{
    return std::abs(one - two) < 1e-6;
}

// Two samples with two actions each; the first action was taken.
struct Case {
    double ratio1, advantage1, ratio2, advantage2;
    double policyLoss;                // mean
    double pull1, pull2;              // d loss / d ln p(taken)
    double clipFraction, probability; // of the action taken, now
};

struct Outcome {
    PpoTerms terms;
    std::vector<float> logits, values;
};

Outcome lossOf(const Case& given, double entropyWeight = 0.0)
{
    const std::array<std::uint8_t, 2> actions{0, 0};
    const auto taken = static_cast<float>(std::log(given.probability));
    const auto other = static_cast<float>(std::log(1.0 - given.probability));
    const std::array now{taken, other, taken, other};
    const std::array then{taken - static_cast<float>(std::log(given.ratio1)),
                          taken - static_cast<float>(std::log(given.ratio2))};
    const std::array advantages{static_cast<float>(given.advantage1), static_cast<float>(given.advantage2)};
    const std::array returns{1.0f, -2.0f};
    const std::array values{3.0f, -1.0f};
    PpoPlan plan;
    plan.entropyWeight = entropyWeight;
    Outcome outcome{{}, std::vector<float>(4), std::vector<float>(2)};
    outcome.terms = ppoLoss(plan, {actions, then, advantages, returns, now, values}, outcome.logits, outcome.values);
    return outcome;
}

} // namespace

class PpoLossTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Clip 0.2. Each sample gives −min(r·A, clip(r)·A); where the plain product is the smaller, its slope is −r·A, else
    // 0. With p of the action taken, ln p moves by 1 − p with its own logit and by −p with the other. Mean of two.
    void theObjectiveIsClippedOnTheSideThatWouldPay()
    {
        const Case cases[] = {
            // Inside: −(1.1 − 0.9·2)/2 = 0.35, both active.
            {1.1, 1.0, 0.9, -2.0, 0.35, -1.1, 1.8, 0.0, 0.5},
            // Above with a good action: held at 1.2, no pull. Above with a bad one: min(−1.5, −1.2) = −1.5 pulls.
            {1.5, 1.0, 1.5, -1.0, (-1.2 + 1.5) / 2.0, 0.0, 1.5, 1.0, 0.4},
            // Below with a good action: min(0.5, 0.8) pulls. Below with a bad one: min(−0.5, −0.8) = −0.8, no pull.
            {0.5, 1.0, 0.5, -1.0, (-0.5 + 0.8) / 2.0, -0.5, 0.0, 1.0, 0.7},
        };
        for (const Case& given : cases) {
            const Outcome outcome = lossOf(given);
            QVERIFY(near(outcome.terms.policyLoss, given.policyLoss));
            QVERIFY(near(outcome.terms.clipFraction, given.clipFraction));
            const double p = given.probability;
            QVERIFY(near(double(outcome.logits[0]), given.pull1 * (1.0 - p) / 2.0));
            QVERIFY(near(double(outcome.logits[1]), -given.pull1 * (1.0 - p) / 2.0));
            QVERIFY(near(double(outcome.logits[2]), given.pull2 * (1.0 - p) / 2.0));
        }
    }

    // Errors 2 and 1: mean square 2.5. Slopes 0.5·2·error/2: 1 and 0.5.
    void theValueIsPulledToTheReturn()
    {
        const Outcome outcome = lossOf({1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5});
        QVERIFY(near(outcome.terms.valueLoss, 2.5));
        QVERIFY(near(double(outcome.values[0]), 1.0));
        QVERIFY(near(double(outcome.values[1]), 0.5));
    }

    // Two even actions: ln 2, and no slope at this maximum. At ¼ and ¾: H = ¼·ln 4 + ¾·ln 4/3 = 0.562335; the slope of
    // −H with the first logit is p·(ln p + H) = ¼·(−1.386294 + 0.562335) = −0.205990, halved by the mean.
    void entropyIsRewarded()
    {
        const Outcome even = lossOf({1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5}, 1.0);
        QVERIFY(near(even.terms.entropy, std::log(2.0)));
        QVERIFY(near(double(even.logits[0]), 0.0));
        const Outcome uneven = lossOf({1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25}, 1.0);
        QVERIFY(near(uneven.terms.entropy, 0.5623351));
        QVERIFY(near(double(uneven.logits[0]), -0.2059898 / 2.0));
        QVERIFY(near(double(uneven.logits[1]), 0.2059898 / 2.0));
    }

    // Ratios 2 and ½: (1 − ln 2) and (−½ + ln 2), mean ¼.
    void divergenceIsSchulmansEstimate()
    {
        QVERIFY(near(lossOf({2.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5}).terms.klDivergence, 0.25));
    }

    void whatIsNotAllowedHasNoGradient()
    {
        const float never = -std::numeric_limits<float>::infinity();
        const std::array<std::uint8_t, 1> actions{0};
        const std::array now{std::log(0.5f), never, std::log(0.5f)};
        const std::array then{std::log(0.5f)}, advantages{1.0f}, returns{0.0f}, values{0.0f};
        PpoPlan plan;
        plan.entropyWeight = 0.5;
        std::array<float, 3> logits{};
        std::array<float, 1> valueGradient{};
        const PpoTerms terms = ppoLoss(plan, {actions, then, advantages, returns, now, values}, logits, valueGradient);
        QVERIFY(std::isfinite(terms.loss(plan)));
        QCOMPARE(logits[1], 0.0f);
        QVERIFY(near(double(logits[0]), -0.5) && near(double(logits[2]), 0.5));
    }

    // 1 and 3: mean 2, standard deviation √2 (n − 1).
    void advantagesGetMeanZeroAndDeviationOne()
    {
        std::array advantages{1.0f, 3.0f};
        normaliseAdvantages(advantages);
        QVERIFY(near(double(advantages[0]), -std::sqrt(0.5)) && near(double(advantages[1]), std::sqrt(0.5)));
        std::array same{4.0f, 4.0f, 4.0f};
        normaliseAdvantages(same);
        QCOMPARE(same, (std::array{0.0f, 0.0f, 0.0f}));
        std::array single{4.0f};
        normaliseAdvantages(single);
        QCOMPARE(single[0], 4.0f);
    }
};

PANELWISE_APPLESS_TEST(PpoLossTest)

} // namespace ppo_loss_test

#include "ppo_loss_test.moc"
