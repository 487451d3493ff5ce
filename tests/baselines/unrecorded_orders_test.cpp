// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/cwcf_p.h"
#include "core/smddpo/training_data_p.h"
#include "tests/baselines/dynamic_fixture.h"
#include "tests/policy/rule_keeping.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

// Not measured is not a result for the systems of the table either: an order that shows nothing leaves the probability
// and what is done next as they were.
namespace unrecorded_orders_test {

using namespace core;
using enum UnrecordedPanels;

namespace {

fixture::Patients patientsWith(UnrecordedPanels choice)
{
    fixture::KnownProblem problem = fixture::chainedPanels();
    problem.task.unrecordedPanels = choice;
    return fixture::withGaps(problem, 900);
}

FitContext contextOf(const fixture::Patients& patients, const BaselinePlan& plan)
{
    return {plan, *patients.cohort, patients.split, Seed{1}, [](double) { return true; }};
}

CwcfPlan shortCwcf()
{
    return {.hidden = 16, .pretrainingSteps = 30, .steps = 60, .places = 16, .batch = 64, .looks = 3};
}

// Every system that decides step by step, and the two that order blindly.
std::vector<std::pair<std::string, SystemAnswer>> stepwise(const fixture::Patients& patients)
{
    const BaselinePlan plan = fixture::smallBaselines();
    const FitContext context = contextOf(patients, plan);
    std::vector<std::pair<std::string, SystemAnswer>> all;
    all.emplace_back("lattice", fixture::fitted(fitLatticeSystem(context)));
    all.emplace_back("greedy", fixture::fitted(fitGreedy(context)));
    all.emplace_back("cwcf", fixture::fitted(fitCwcf(context, shortCwcf())));
    for (const SystemKind kind : fixture::kRivals)
        all.emplace_back(systemKey({kind}), fixture::fitted(fitRival(kind, context, fixture::shortRivals())));
    const std::array<SystemId, 4> networks{{{SystemKind::FixedSelection},
                                            {SystemKind::RandomSelection},
                                            {SystemKind::SmDdpoPretrained},
                                            {SystemKind::SmDdpoEndToEnd}}};
    const Result<bool> done =
        fitNetworkFamily(networks, context, [&](const SystemId& system, SystemAnswer answer, double) {
            all.emplace_back(systemKey(system), std::move(answer));
        });
    if (!done || !*done)
        qFatal("no networks");
    return all;
}

FeatureMask recordOf(const Cohort& cohort, PatientIndex patient)
{
    FeatureMask recorded(cohort.featureCount());
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
        if (!std::isnan(cohort.value(patient, FeatureId(feature))))
            recorded.setKnown(FeatureId(feature));
    return recorded;
}

} // namespace

class UnrecordedOrdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProbabilityStaysWhatItWas_data()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("charged") << static_cast<int>(Charged);
        QTest::newRow("free") << static_cast<int>(Free);
        QTest::newRow("unavailable") << static_cast<int>(Unavailable);
    }
    void theProbabilityStaysWhatItWas()
    {
        QFETCH(int, choice);
        const fixture::Patients here = patientsWith(static_cast<UnrecordedPanels>(choice));
        const PanelRules rules(here.cohort->catalog(), here.cohort->visibleFeatures());
        std::size_t inVain = 0;
        for (const auto& [name, answer] : stepwise(here))
            for (const std::vector<Episode>* episodes : {&answer.validation, &answer.test})
                for (const Episode& episode : *episodes) {
                    const FeatureMask recorded = recordOf(*here.cohort, episode.patient);
                    for (std::size_t i = 0; i + 1 < episode.steps.size(); ++i) {
                        const Step &step = episode.steps[i], &next = episode.steps[i + 1];
                        if (rules.shows(step.ordered, step.action.panel(), recorded))
                            continue;
                        ++inVain;
                        QVERIFY2(choice != static_cast<int>(Unavailable), name.c_str());
                        QVERIFY2(step.diseaseProbability == next.diseaseProbability, name.c_str());
                    }
                }
        QCOMPARE(inVain > 100, choice != static_cast<int>(Unavailable));
    }

    // Far costs $3, Near $4 and a draw for $2: not both, unless Far comes first and Near waits for it.
    void noSystemBreaksARuleOfTheStudy_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<bool>("capped");
        QTest::newRow("unavailable, cap") << static_cast<int>(Unavailable) << true;
        QTest::newRow("charged, cap") << static_cast<int>(Charged) << true;
        QTest::newRow("unavailable, first") << static_cast<int>(Unavailable) << false;
    }
    void noSystemBreaksARuleOfTheStudy()
    {
        QFETCH(int, choice);
        QFETCH(bool, capped);
        fixture::KnownProblem problem = fixture::chainedPanels();
        problem.task.unrecordedPanels = static_cast<UnrecordedPanels>(choice);
        if (capped) {
            problem.task.rules.cap = Cost(8.0);
        } else {
            problem.task.rules.first = {"Far"};
            problem.task.panels[0].needs = {"Far"};
        }
        const fixture::Patients here = fixture::withGaps(problem, 900);
        const fixture::RuleKeeping keeping(problem.task, *here.cohort);
        const BaselinePlan plan = fixture::smallBaselines();
        std::vector<std::pair<std::string, SystemAnswer>> all = stepwise(here);
        all.emplace_back("best fixed set", fixture::fitted(fitBestFixedSet(contextOf(here, plan))));
        all.emplace_back("lr", fixture::fitted(fitFixedModel({SystemKind::LogisticRegression}, contextOf(here, plan))));
        std::size_t orders = 0;
        for (const auto& [name, answer] : all)
            for (const std::vector<Episode>* episodes : {&answer.validation, &answer.test})
                for (const Episode& episode : *episodes) {
                    const std::string broken = keeping.broken(episode);
                    QVERIFY2(broken.empty(), (name + ": " + broken).c_str());
                    orders += episode.steps.size() - 1;
                }
        QVERIFY(orders > 1000);
    }

    // Greedy weighs prices of the list, whoever pays: step by step it does the same in both studies.
    void greedyDoesTheSameWhoeverPays()
    {
        const fixture::Patients charged = patientsWith(Charged), free = patientsWith(Free);
        const BaselinePlan plan = fixture::smallBaselines();
        const SystemAnswer paid = fixture::fitted(fitGreedy(contextOf(charged, plan)));
        const SystemAnswer gratis = fixture::fitted(fitGreedy(contextOf(free, plan)));
        QCOMPARE(paid.setting, gratis.setting);
        for (std::size_t i = 0; i < paid.test.size(); ++i) {
            QCOMPARE(paid.test[i].steps.size(), gratis.test[i].steps.size());
            for (std::size_t step = 0; step < paid.test[i].steps.size(); ++step) {
                QVERIFY(paid.test[i].steps[step].action == gratis.test[i].steps[step].action);
                QVERIFY(paid.test[i].steps[step].diseaseProbability == gratis.test[i].steps[step].diseaseProbability);
            }
        }
    }

    // All that the network of Q-values sees, and all that it may do, in every situation of every patient.
    void qLearningSeesNothingOfAnOrderThatShowsNothing()
    {
        const fixture::Patients here = patientsWith(Charged);
        const Standardizer standardizer = fitStandardizer(*here.cohort, here.split);
        const PanelRules rules(here.cohort->catalog(), here.cohort->visibleFeatures());
        const PatientGroup group(*here.cohort, standardizer, here.split.validationPatients());
        CostlyStates states(group.rows, rules, Charged);
        const PanelMask all = PanelMask::all(rules.panelCount());
        std::size_t compared = 0;
        for (std::uint32_t patient = 0; patient < group.patients.size(); ++patient)
            for (std::uint32_t bits = 0; bits <= all.bits(); ++bits)
                for (std::size_t panel = 0; panel < rules.panelCount(); ++panel) {
                    const PatientState before{patient, PanelMask(bits)},
                        after{patient, PanelMask(bits).with(PanelId(panel))};
                    const std::uint32_t vain = PanelMask().with(PanelId(panel)).bits();
                    if (!(states.legal(before) & vain) ||
                        rules.shows(before.ordered, PanelId(panel), group.rows.recordedColumns(patient)))
                        continue;
                    std::vector<float> seenBefore, seenAfter;
                    states.write(std::span(&before, 1), seenBefore);
                    states.write(std::span(&after, 1), seenAfter);
                    QCOMPARE(seenBefore, seenAfter);
                    QCOMPARE(states.legal(before) & ~vain, states.legal(after));
                    ++compared;
                }
        QVERIFY(compared > 50);
    }
};

PANELWISE_APPLESS_TEST(UnrecordedOrdersTest)

} // namespace unrecorded_orders_test

#include "unrecorded_orders_test.moc"
