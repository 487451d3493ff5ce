// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/cwcf_p.h"
#include "core/rl/exact_solver.h"
#include "core/smddpo/training_data_p.h"
#include "tests/baselines/dynamic_fixture.h"
#include "tests/test_program.h"

#include <cmath>
#include <map>

namespace dynamic_test {

using core::Episode;
using core::FitContext;
using core::PanelId;
using core::SystemAnswer;
using core::SystemId;
using core::SystemKind;

// The systems that choose tests, as rows of the table.
class DynamicTest : public QObject {
    Q_OBJECT

    using Answers = std::map<SystemKind, SystemAnswer>;

    static FitContext contextOf(const fixture::Patients& patients, const core::BaselinePlan& plan)
    {
        return {plan, *patients.cohort, patients.split, core::Seed{1}, [](double) { return true; }};
    }

    static Answers family(const fixture::Patients& patients, const core::BaselinePlan& plan,
                          const std::vector<SystemKind>& kinds)
    {
        std::vector<SystemId> systems;
        for (const SystemKind kind : kinds)
            systems.push_back({kind});
        Answers answers;
        const core::Result<bool> done = core::fitNetworkFamily(
            systems, contextOf(patients, plan), [&](const SystemId& system, SystemAnswer answer, double seconds) {
                QVERIFY(seconds > 0.0);
                answers.emplace(system.kind, std::move(answer));
            });
        if (!done || !*done)
            qFatal("no family");
        return answers;
    }

    static core::CwcfPlan smallCwcf()
    {
        return {.hidden = 16, .pretrainingSteps = 30, .steps = 60, .places = 16, .batch = 64, .looks = 3};
    }

    // Every system that decides by itself.
    static std::vector<SystemAnswer> allOf(const fixture::Patients& patients)
    {
        const core::BaselinePlan plan = fixture::smallBaselines();
        const FitContext context = contextOf(patients, plan);
        std::vector<SystemAnswer> all{fixture::fitted(core::fitLatticeSystem(context)),
                                      fixture::fitted(core::fitGreedy(context)),
                                      fixture::fitted(core::fitCwcf(context, smallCwcf()))};
        for (auto& [kind, answer] : family(patients, plan,
                                           {SystemKind::FixedSelection, SystemKind::RandomSelection,
                                            SystemKind::SmDdpoPretrained, SystemKind::SmDdpoEndToEnd}))
            all.push_back(std::move(answer));
        return all;
    }

private Q_SLOTS:
    // Prices 1, 4, 10 and 25: half of all is 20. One patient's bill has the variance Σ price² / 4 = 185.5, the mean of
    // 300 a standard error of √(185.5 / 300) = 0.79.
    void randomSelectionPaysHalfOfAllPanels()
    {
        const fixture::Patients patients = fixture::draw(fixture::ladder(), 1200);
        const core::BaselinePlan plan = fixture::smallBaselines();
        const Answers answers = family(patients, plan, {SystemKind::RandomSelection});
        QCOMPARE(answers.size(), std::size_t{1});
        const SystemAnswer& random = answers.begin()->second;
        double sum = 0.0;
        for (const std::vector<Episode>* episodes : {&random.validation, &random.test})
            for (const Episode& episode : *episodes)
                sum += episode.cost().amount;
        const std::size_t count = random.validation.size() + random.test.size();
        QCOMPARE(count, std::size_t{300});
        QVERIFY2(std::abs(sum / double(count) - 20.0) < 4 * 0.79, qPrintable(QString::number(sum / double(count))));
        // By the threshold and nothing else, as sure after each panel as the classifier was then.
        for (const Episode& episode : random.test)
            QCOMPARE(episode.diagnosis() == core::Disease::Present, episode.finalProbability() >= *random.threshold);
        const auto tested = std::ranges::find_if(random.test, [](const Episode& e) { return e.steps.size() > 2; });
        QVERIFY(tested != random.test.end());
        QVERIFY(tested->steps[0].diseaseProbability != tested->steps[1].diseaseProbability);
    }

    void fixedSelectionOrdersTheTwoPanelsThePolicyOrdersMost()
    {
        const fixture::Patients patients = fixture::draw(fixture::ladder(), 1200);
        const core::BaselinePlan plan = fixture::smallBaselines();
        const Answers answers = family(patients, plan, {SystemKind::FixedSelection, SystemKind::SmDdpoPretrained});
        const SystemAnswer& policy = answers.at(SystemKind::SmDdpoPretrained);
        const SystemAnswer& fixed = answers.at(SystemKind::FixedSelection);
        std::array<int, 4> orders{};
        for (const Episode& episode : policy.validation)
            for (const PanelId panel : episode.sequence())
                ++orders[panel.value];
        QCOMPARE(fixed.panels.size(), std::size_t{2});
        int least = std::min(orders[fixed.panels[0].value], orders[fixed.panels[1].value]);
        for (std::size_t panel = 0; panel < 4; ++panel)
            if (std::ranges::find(fixed.panels, PanelId(panel)) == fixed.panels.end())
                QVERIFY(orders[panel] <= least);
        for (const Episode& episode : fixed.test)
            QCOMPARE(episode.sequence(), fixed.panels);
    }

    void everyRewardTriedIsOnTheFrontOfItsRow()
    {
        const fixture::Patients patients = fixture::draw(fixture::ladder(), 800);
        core::BaselinePlan plan = fixture::smallBaselines();
        plan.shape.reset();
        plan.engine.sweep.training.loop.outerLoops = 1;
        const Answers answers = family(patients, plan, {SystemKind::SmDdpoPretrained, SystemKind::SmDdpoEndToEnd});
        for (const auto& [kind, answer] : answers) {
            QCOMPARE(answer.front.size(), std::size_t{kind == SystemKind::SmDdpoPretrained ? 4U : 2U});
            for (const core::OperatingPoint& point : answer.front) {
                QVERIFY(point.test && point.shape.lambda >= 1.0);
                // A tenth or a fifth of a correct diagnosis for all panels, which cost 40.
                QVERIFY(std::abs(point.shape.rho + 0.0025) < 1e-9 || std::abs(point.shape.rho + 0.005) < 1e-9);
            }
        }
    }

    void latticeIsThePolicyOfTheFrontThatIsBestOnValidation()
    {
        const fixture::Patients patients = fixture::ladderPatients();
        const core::BaselinePlan plan = fixture::smallBaselines();
        const SystemAnswer answer = fixture::fitted(core::fitLatticeSystem(contextOf(patients, plan)));
        const core::FrontOutcome front = fixture::findLattice(plan.engine, patients);
        QCOMPARE(answer.front.size(), front.policies.size());
        const core::FoundPolicy* best = &front.policies.front();
        for (const core::FoundPolicy& policy : front.policies)
            if (*policy.point.validation.f1.value > *best->point.validation.f1.value)
                best = &policy;
        QVERIFY(answer.test == best->policy->run(*patients.cohort, patients.split.patients(core::SplitPart::Test)));
        QCOMPARE(answer.validation.size(), patients.split.validationCount());
    }

    void greedyOrdersThePanelThatTellsEverythingAndStops()
    {
        const fixture::Patients patients = fixture::draw(fixture::tellTale(), 600);
        const core::BaselinePlan plan = fixture::smallBaselines();
        const SystemAnswer answer = fixture::fitted(core::fitGreedy(contextOf(patients, plan)));
        QVERIFY(answer.front.size() > 1);
        for (const Episode& episode : answer.test) {
            QCOMPARE(episode.sequence(), std::vector{PanelId(1)});
            QCOMPARE(episode.diagnosis(), patients.cohort->outcome(episode.patient));
            QCOMPARE(episode.cost(), core::Cost(5));
        }
    }

    // Its reward is 1 less than TN + TP − weight × cost / 24, whose optimum is known.
    void cwcfComesNearTheBestReturnOfItsOwnReward()
    {
        constexpr double kWeight = 0.2, kMargin = 0.005;
        const fixture::KnownProblem known = fixture::knownOptimum();
        const fixture::Patients patients = fixture::draw(known, 8000);
        const core::Standardizer standardizer = core::fitStandardizer(*patients.cohort, patients.split);
        const core::TrainingData data(*patients.cohort, patients.split, standardizer, {});
        core::CostlyStates training(data.policy.rows, data.rules, core::UnrecordedPanels::Charged);
        core::CostlyStates validation(data.policyValidation.rows, data.rules, core::UnrecordedPanels::Charged);
        core::CwcfLearner learner(
            {.hidden = 32, .pretrainingSteps = 200, .steps = 2000, .batch = 128, .rate = 3e-3, .targetPace = 0.05},
            {training, data.policy.diseased}, {validation, data.policyValidation.diseased}, core::Seed{1});
        const std::function<bool(double)> always;
        QVERIFY(learner.pretrain(core::WorkShare(always)));
        const std::optional<core::CostlyPolicy> policy = learner.learn(kWeight, core::WorkShare(always));
        QVERIFY(policy.has_value());

        // Every combination of findings as a patient.
        std::vector<float> raw;
        for (std::size_t cell = 0; cell < known.joint.cellCount(); ++cell)
            for (const core::Feature& feature : patients.cohort->features())
                for (std::size_t v = 0; v < known.joint.variables.size(); ++v)
                    if (known.joint.variables[v].column == feature.name)
                        raw.push_back(static_cast<float>(known.joint.level(cell, v)));
        const core::PatientRows cells(standardizer, raw);
        core::CostlyStates states(cells, data.rules, core::UnrecordedPanels::Charged);
        const core::DiscreteProblem problem = core::makeDiscreteProblem(known.joint, known.task);
        const core::ExactReturn learned =
            core::evaluateExactly(problem, [&](core::PanelMask ordered, std::size_t cell) {
                const core::PatientState state{.patient = static_cast<std::uint32_t>(cell), .ordered = ordered};
                return policy->decide(states, std::span(&state, 1)).front().action;
            });
        const core::RewardShape shape{.lambda = 1.0, .rho = -kWeight / 24.0};
        const double best = core::solveExactly(problem, shape).expected().reward(shape);
        qInfo("best %.4f, learned %.4f, cost %.2f", best, learned.reward(shape), learned.cost);
        QVERIFY(best - kMargin > 0.8); // what calling everybody healthy earns
        QVERIFY(learned.reward(shape) <= best + 1e-9);
        QVERIFY(learned.reward(shape) >= best - kMargin);
    }

    void theSameSeedGivesTheSameAnswersAndTestOutcomesAreNeverLookedAt()
    {
        const fixture::Patients patients = fixture::draw(fixture::overlappingPanels(), 500);
        const std::vector<SystemAnswer> once = allOf(patients), again = allOf(patients);
        const fixture::Patients others = fixture::withOtherTestOutcomes(fixture::overlappingPanels(), 500);
        QVERIFY(patients.cohort->fingerprint() != others.cohort->fingerprint());
        const std::vector<SystemAnswer> elsewhere = allOf(others);
        QCOMPARE(once.size(), std::size_t{7});
        for (std::size_t i = 0; i < once.size(); ++i) {
            QVERIFY(once[i].validation == again[i].validation && once[i].test == again[i].test);
            QVERIFY(once[i].front == again[i].front);
            QVERIFY(once[i].validation == elsewhere[i].validation && once[i].test == elsewhere[i].test);
            QCOMPARE(once[i].threshold, elsewhere[i].threshold);
            QCOMPARE(once[i].setting, elsewhere[i].setting);
            for (const Episode& episode : once[i].test)
                QCOMPARE(episode.cost(), patients.cohort->catalog().priceOf(episode.orderedPanels()));
        }
    }

    void aStopIsAnsweredWithNothing()
    {
        const fixture::Patients patients = fixture::draw(fixture::overlappingPanels(), 500);
        const core::BaselinePlan plan = fixture::smallBaselines();
        for (const int questions : {0, 5, 40}) {
            int asked = 0;
            FitContext context = contextOf(patients, plan);
            context.goOn = [&](double share) { return share >= 0.0 && share <= 1.0 && asked++ < questions; };
            for (const auto fit : {&core::fitLatticeSystem, &core::fitGreedy}) {
                asked = 0;
                const core::Fitted<SystemAnswer> answer = fit(context);
                QVERIFY(answer.ok() && !*answer);
                QVERIFY(asked <= questions + 3); // it is not asked on and on
            }
            asked = 0;
            const core::Fitted<SystemAnswer> answer = core::fitCwcf(context, smallCwcf());
            QVERIFY(answer.ok() && !*answer);
            asked = 0;
            const std::vector<SystemId> systems{{SystemKind::SmDdpoEndToEnd}};
            const core::Result<bool> done = core::fitNetworkFamily(
                systems, context, [](const SystemId&, SystemAnswer, double) { QFAIL("told though stopped"); });
            QVERIFY(done.ok() && !*done);
        }
    }
};

PANELWISE_GUILESS_TEST(DynamicTest)

} // namespace dynamic_test

#include "dynamic_test.moc"
