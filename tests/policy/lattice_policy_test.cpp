// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/lattice_policy.h"

#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

namespace lattice_policy_test {

using namespace core;

// What the policies of a lattice front do once they are found.
class LatticePolicyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savedPoliciesDecideAsBefore()
    {
        const fixture::Patients here = fixture::withGaps(fixture::overlappingPanels(), 900);
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        const std::vector<PatientIndex> all = fixture::everybody(*here.cohort);
        const Result<TensorBundle> shared = TensorBundle::decode(outcome.shared.encode());
        for (const FoundPolicy& found : outcome.policies) {
            const Result<TensorBundle> own = TensorBundle::decode(found.own.encode());
            const Result<PolicyPtr> loaded = joinedPolicy(*shared, *own);
            QVERIFY(loaded.ok());
            QVERIFY((*loaded)->run(*here.cohort, all) == found.policy->run(*here.cohort, all));
            QVERIFY((*loaded)->shape() == found.point.shape && (*loaded)->seed() == Seed{1});
            QVERIFY((*loaded)->save() == found.policy->save());
        }
    }

    // Where every order is possible: one by one it is not known yet what will be recorded.
    void decidingOneByOneIsWhatARunDoes()
    {
        fixture::KnownProblem problem = fixture::overlappingPanels();
        problem.task.unrecordedPanels = UnrecordedPanels::Charged;
        const fixture::Patients here = fixture::withGaps(problem, 600);
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        const Cohort& cohort = *here.cohort;
        std::size_t orders = 0;
        for (const FoundPolicy& found : outcome.policies)
            for (const Episode& episode : found.policy->run(cohort, fixture::everybody(cohort))) {
                std::vector<float> values;
                for (std::size_t k = 0; k < cohort.featureCount(); ++k)
                    values.push_back(cohort.value(episode.patient, FeatureId(k)));
                for (const Step& step : episode.steps) {
                    QVERIFY(found.policy->decide(values, step.ordered) == step);
                    // The action taken is worth most, and what is not known was not looked at.
                    QVERIFY(!step.action.isOrder() || *std::ranges::max_element(step.actionValues) ==
                                                          step.actionValues[step.action.panel().value]);
                    orders += step.action.isOrder();
                }
                std::vector<float> hidden = values;
                const PanelRules rules(cohort.catalog(), cohort.visibleFeatures());
                for (std::size_t k = 0; k < hidden.size(); ++k)
                    if (!rules.asked(PanelMask()).isKnown(FeatureId(k)))
                        hidden[k] = 12345.0f;
                QVERIFY(found.policy->decide(hidden, PanelMask()) == episode.steps.front());
            }
        QVERIFY(orders > 0);
    }

    void nobodysBillExceedsTheCap()
    {
        const fixture::Patients here = fixture::ladderPatients();
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        const std::vector<PatientIndex> all = fixture::everybody(*here.cohort);
        double dearest = 0.0;
        for (const FoundPolicy& found : outcome.policies)
            for (const double cap : {0.0, 0.9, 1.0, 5.0, 14.9, 1000.0})
                for (const Episode& episode : found.policy->run(*here.cohort, all, {}, Cost(cap))) {
                    QVERIFY(episode.cost().amount <= cap);
                    dearest = std::max(dearest, episode.cost().amount);
                }
        QVERIFY(dearest > 14.9); // the last cap binds nobody
    }

    void gapsAreLivedWith()
    {
        for (const bool forbidden : {false, true}) {
            fixture::KnownProblem problem = fixture::ladder();
            problem.task.unrecordedPanels = UnrecordedPanels::Charged;
            const fixture::Patients gaps = fixture::withGaps(problem, 1000);
            FrontPlan plan = fixture::smallLattice();
            plan.forbidUnrecorded = forbidden;
            const FrontOutcome outcome = fixture::findLattice(plan, gaps);
            QVERIFY(outcome.summary.end == RunEnd::Finished && outcome.policies.size() >= 3);
            std::size_t orders = 0, inVain = 0;
            for (const FoundPolicy& found : outcome.policies)
                for (const Episode& episode : found.policy->run(*gaps.cohort, fixture::everybody(*gaps.cohort)))
                    for (const PanelId panel : episode.sequence()) {
                        ++orders; // one column in each panel, in their order
                        inVain += std::isnan(gaps.cohort->value(episode.patient, FeatureId(panel.value)));
                    }
            QVERIFY(orders > 100);
            QVERIFY((inVain == 0) == forbidden);
        }
    }

    void aDamagedPolicyIsRefusedOrDecidesWithoutHarm()
    {
        const FrontOutcome outcome =
            fixture::findLattice(fixture::smallLattice(), fixture::draw(fixture::overlappingPanels(), 400));
        TensorBundle whole = outcome.shared;
        whole.append(outcome.policies.back().own);
        for (const Tensor& missing : whole.tensors()) {
            TensorBundle bundle;
            for (const Tensor& tensor : whole.tensors())
                if (tensor.name != missing.name)
                    bundle.add(tensor);
            QVERIFY2(!Policy::load(bundle).ok(), missing.name.c_str());
        }
        RandomStream stream(Seed{8}, "damage");
        int refused = 0;
        for (int round = 0; round < 600; ++round) {
            TensorBundle bundle;
            const std::size_t victim = stream.below(whole.tensors().size());
            for (std::size_t i = 0; i < whole.tensors().size(); ++i) {
                Tensor tensor = whole.tensors()[i];
                if (i == victim)
                    std::visit(
                        [&](auto& numbers) {
                            using Number = typename std::remove_reference_t<decltype(numbers)>::value_type;
                            const std::array<Number, 6> choices{Number(0),
                                                                Number(1),
                                                                std::numeric_limits<Number>::max(),
                                                                std::numeric_limits<Number>::lowest(),
                                                                std::numeric_limits<Number>::quiet_NaN(),
                                                                Number(stream.below(300))};
                            if (!numbers.empty())
                                numbers[stream.below(numbers.size())] = choices[stream.below(choices.size())];
                        },
                        tensor.values);
                bundle.add(std::move(tensor));
            }
            const Result<PolicyPtr> policy = Policy::load(bundle);
            refused += !policy.ok();
            if (policy.ok())
                for (std::uint32_t bits = 0; bits < 8; ++bits)
                    (*policy)->decide(std::vector<float>((*policy)->features().names.size(), 1.0f), PanelMask(bits));
        }
        QVERIFY(refused > 150 && refused < 600);
    }

    void aStoppedRunHasFewerEpisodes()
    {
        const fixture::Patients here = fixture::ladderPatients();
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        std::stop_source source;
        source.request_stop();
        QVERIFY(outcome.policies.front()
                    .policy->run(*here.cohort, fixture::everybody(*here.cohort), source.get_token())
                    .empty());
    }

    // 64 sets, of which at most 20 are solved. Somebody may still ask about any of the others.
    void setsMayBeLeftOut()
    {
        const fixture::Patients here = fixture::normalPatients(800, 6, 6);
        FrontPlan plan = fixture::smallLattice();
        plan.lattice.mostSets = 20;
        const FrontOutcome some = fixture::findLattice(plan, here);
        QVERIFY(fixture::hasNotice(some, FrontNotice::PanelSetsLeftOut));
        QVERIFY(some.policies.size() >= 3);
        const auto sets = std::ranges::find(some.shared.tensors(), "lattice/sets", &Tensor::name);
        QVERIFY(sets != some.shared.tensors().end() && sets->shape.front() <= 20 && sets->shape.front() >= 7);
        const Result<PolicyPtr> policy = joinedPolicy(some.shared, some.policies.front().own);
        QVERIFY(policy.ok());
        const std::vector<float> values{0.5f, -0.5f, 1.0f, -1.0f, 2.0f, 0.0f};
        for (std::uint32_t bits = 0; bits < 64; ++bits) {
            const Step step = (*policy)->decide(values, PanelMask(bits));
            QVERIFY(step.diseaseProbability > 0.0 && step.diseaseProbability < 1.0);
            QVERIFY(!step.action.isOrder() || !PanelMask(bits).isOrdered(step.action.panel()));
        }
        QVERIFY(!fixture::hasNotice(fixture::findLattice(fixture::smallLattice(), fixture::normalPatients(800, 3, 3)),
                                    FrontNotice::PanelSetsLeftOut));
    }
};

PANELWISE_APPLESS_TEST(LatticePolicyTest)

} // namespace lattice_policy_test

#include "lattice_policy_test.moc"
