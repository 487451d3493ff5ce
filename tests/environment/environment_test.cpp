// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/environment_p.h"

#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <cmath>

namespace environment_test {

using core::Action;
using core::ActionCodec;
using core::ActionSet;
using core::Cost;
using core::Disease;
using core::PanelId;
using core::PanelMask;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

// Two features in two panels with a shared fee, and a third panel with both features.
core::TestCatalog catalog()
{
    const auto mask = [](std::initializer_list<std::size_t> features) {
        core::FeatureMask known(3);
        for (const std::size_t feature : features)
            known.setKnown(core::FeatureId(feature));
        return known;
    };
    return core::TestCatalog({{"A", Cost(10), mask({1})}, {"B", Cost(20), mask({2})}, {"AB", Cost(25), mask({1, 2})}},
                             {{"draw", Cost(3), PanelMask(0b011)}});
}

core::FeatureMask visible()
{
    core::FeatureMask known(3);
    known.setKnown(core::FeatureId(0));
    return known;
}

core::Standardizer identity()
{
    return core::Standardizer(std::vector<core::Standardizer::Scale>(3));
}

} // namespace

class EnvironmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // λ = 3: at p = ¼ both diagnoses earn ¾ on average, above it disease earns more. Action 3 says disease, 4 none.
    void theDiagnosisThatEarnsLessFollowsFromTheProbability()
    {
        QCOMPARE(core::losingDiagnosis(3, 0.25, 3.0), std::size_t{3});
        QCOMPARE(core::losingDiagnosis(3, 0.26, 3.0), std::size_t{4});
        QCOMPARE(core::losingDiagnosis(3, 0.24, 3.0), std::size_t{3});
        QCOMPARE(core::losingDiagnosis(3, 1.0, 0.0), std::size_t{3}); // a case found is worth nothing
        QCOMPARE(core::losingDiagnosis(3, 1e-6, 1e7), std::size_t{4});
    }

    // 0.3 ill: saying so earns 7 · 0.3 on average, saying no 0.7, whatever the patient really has.
    void aDiagnosisEarnsByTheProbabilityWhereItIsGiven()
    {
        const core::PanelRules rules(catalog(), visible());
        const core::PatientRows rows(identity(), {0, 1, 2});
        const std::vector<std::uint8_t> diseased{1};
        const std::vector<float> probabilities{0.3f};
        core::Environment environment(rows, diseased, rules,
                                      {.shape = {.lambda = 7.0, .rho = -0.01}, .probabilities = probabilities}, 2,
                                      core::RandomStream(core::Seed{1}, "test"));
        std::vector<float> rewards(2);
        std::vector<std::uint8_t> ended(2);
        environment.step(std::vector<std::uint8_t>{3, 4}, rewards, ended);
        QVERIFY(std::abs(rewards[0] - 2.1f) < 1e-6f);
        QVERIFY(std::abs(rewards[1] - 0.7f) < 1e-6f);
    }

    void rewardIsTrueNegativeLambdaTruePositiveAndPrice()
    {
        const core::PanelRules rules(catalog(), visible());
        const core::PatientRows rows(identity(), {0, 1, 2, 0, 3, 4});
        const std::vector<std::uint8_t> diseased{0, 1};
        core::Environment environment(rows, diseased, rules,
                                      {.shape = {.lambda = 7.0, .rho = -0.01}, .freshStarts = 1.0}, 2,
                                      core::RandomStream(core::Seed{1}, "test"));
        const ActionCodec codec(3);
        std::vector<float> rewards(2);
        std::vector<std::uint8_t> ended(2);
        // A costs 10 + fee 3; then B costs 20, the fee is paid already.
        for (const auto& [panel, price] : {std::pair{0, 13.0}, std::pair{1, 20.0}}) {
            const auto order =
                static_cast<std::uint8_t>(codec.index(Action::order(PanelId(static_cast<std::size_t>(panel)))));
            environment.step(std::vector<std::uint8_t>(2, order), rewards, ended);
            for (int place = 0; place < 2; ++place) {
                QCOMPARE(rewards[static_cast<std::size_t>(place)], static_cast<float>(-0.01 * price));
                QCOMPARE(int(ended[static_cast<std::size_t>(place)]), 0);
            }
        }
        for (int round = 0; round < 20; ++round) {
            const std::vector<core::PatientState> before(environment.states().begin(), environment.states().end());
            const Disease said = round % 2 == 0 ? Disease::Present : Disease::Absent;
            const auto action = static_cast<std::uint8_t>(codec.index(Action::diagnose(said)));
            environment.step(std::vector<std::uint8_t>(2, action), rewards, ended);
            for (std::size_t place = 0; place < 2; ++place) {
                const bool ill = diseased[before[place].patient] != 0;
                const float expected =
                    ill ? (said == Disease::Present ? 7.0f : 0.0f) : (said == Disease::Absent ? 1.0f : 0.0f);
                QCOMPARE(rewards[place], expected);
                QCOMPARE(int(ended[place]), 1);
                QCOMPARE(environment.states()[place].ordered, PanelMask()); // the next patient begins fresh
            }
        }
    }

    void whatCanRevealNothingNewCannotBeOrdered()
    {
        const core::PanelRules rules(catalog(), visible());
        const core::FeatureMask all = core::PatientRows(identity(), {0, 1, 2}).recordedColumns(0);
        QCOMPARE(core::legalActions(rules, PanelMask(), all, {}), ActionSet(0b11111));
        QCOMPARE(core::legalActions(rules, PanelMask(0b001), all, {}), ActionSet(0b11110));
        QCOMPARE(core::legalActions(rules, PanelMask(0b011), all, {}), ActionSet(0b11000)); // A and B cover AB
        QCOMPARE(core::legalActions(rules, PanelMask(0b100), all, {}), ActionSet(0b11000)); // AB covers A and B
    }

    void unrecordedPanelsAreForbiddenOnWishOnly()
    {
        const core::PanelRules rules(catalog(), visible());
        const core::PatientRows rows(identity(), {0, kNone, 2});
        QCOMPARE(rules.recordedPanels(rows.recordedColumns(0)), PanelMask(0b110));
        using enum core::UnrecordedPanels;
        for (const core::UnrecordedPanels choice : {Charged, Free})
            QCOMPARE(core::legalActions(rules, PanelMask(), rows.recordedColumns(0), {.unrecorded = choice}),
                     ActionSet(0b11111));
        QCOMPARE(core::legalActions(rules, PanelMask(), rows.recordedColumns(0), {.unrecorded = Unavailable}),
                 ActionSet(0b11110));
    }

    // Number of panels known at the start: k uniform in 0 … D, each hidden with probability k/D, so the mean is D/2.
    void trainingStartsWithRandomPanelsKnown()
    {
        const core::PanelRules rules(catalog(), visible());
        const core::PatientRows rows(identity(), {0, 1, 2, 0, 3, 4});
        const std::vector<std::uint8_t> diseased{0, 1};
        const core::Environment environment(rows, diseased, rules, {}, 4000, core::RandomStream(core::Seed{3}, "test"));
        double known = 0.0;
        double first = 0.0;
        for (const core::PatientState& state : environment.states()) {
            known += double(state.ordered.count());
            first += state.patient == 0 ? 1.0 : 0.0;
        }
        QVERIFY(std::abs(known / 4000 - 1.5) < 0.1); // standard error 0.02
        QVERIFY(std::abs(first / 4000 - 0.5) < 0.05);
    }
};

PANELWISE_APPLESS_TEST(EnvironmentTest)

} // namespace environment_test

#include "environment_test.moc"
