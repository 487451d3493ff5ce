// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_fit.h"
#include "core/lattice/lattice_targets_p.h"
#include "core/policy/lattice_decision_p.h"
#include "core/search/lattice_group_p.h"
#include "core/search/rule_walk_p.h"
#include "core/smddpo/training_data_p.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <cmath>

namespace solved_rule_test {

using namespace core;

// Rules with what they were learned from.
struct Learned {
    fixture::Patients here;
    FrontPlan plan = fixture::smallLattice();
    LatticePatients lessons;
    LatticeGroup training;
    LatticeModelPtr model;
    OrderLimits limits;
    std::vector<SolvedRule> rules;
    std::size_t strayed = 0;

    Learned(fixture::Patients patients, UnrecordedPanels unrecorded) : here(std::move(patients)), limits{unrecorded, {}}
    {
        const auto goOn = [] { return true; };
        const std::vector<PatientIndex> everybody = here.split.trainingPatients();
        lessons = dealIntoFolds(everybody, diseasedFlags(*here.cohort, everybody), 3, plan.seed);
        const std::vector<float> raw = rawRows(*here.cohort, lessons.patients);
        FeatureBins bins = FeatureBins::fit(raw, here.cohort->featureCount(), lessons.diseased);
        training = groupOf(*here.cohort, bins, lessons.patients);
        SerialExecutor alone;
        LatticeFitHooks hooks;
        hooks.goOn = goOn;
        hooks.estimated = [](std::size_t, std::size_t, double) {};
        hooks.outlooked = [](std::size_t, std::size_t) {};
        hooks.known = [](PanelMask) { return std::optional<SetEstimate>(); };
        hooks.preview = [](const std::vector<CostValue>&) {};
        hooks.setFitted = [](PanelMask, const SetEstimate&) {};
        std::optional<LatticeFit> fitted =
            fitLattice(plan.lattice, plan.metric, plan.seed, here.cohort->catalog(), here.cohort->visibleFeatures(),
                       std::move(bins), training.rows, lessons, alone, hooks);
        model = fitted->model;
        training.view = std::move(fitted->view);
        std::vector<PanelMask> recorded;
        for (const FeatureMask& columns : training.recorded)
            recorded.push_back(model->lattice().rules().recordedPanels(columns));
        const LatticeLessons taught{.lattice = model->lattice(),
                                    .cuts = model->cuts(),
                                    .view = training.view,
                                    .diseased = lessons.diseased,
                                    .recorded = recorded,
                                    .foldBegins = lessons.foldBegins,
                                    .unrecorded = unrecorded};
        const LatticeTargets targets(taught, plan);
        RuleWalk walk(*model, training.view, training.recorded, limits);
        const std::vector<std::uint8_t> strays =
            RuleWalk::strays(model->lattice().rules(), training.recorded, unrecorded);
        strayed = std::size_t(std::ranges::count(strays, 1));
        const LatticeStrays walked{
            strays, [&](const LatticeRule& rule, std::size_t patient) { return walk.follow(rule, patient); }};
        for (std::size_t target = 0; target < targets.count(); ++target)
            std::ranges::move(*targets.solve(target, goOn, walked), std::back_inserter(rules));
    }
};

class SolvedRuleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatARuleEarnedIsWhatItsWalksEarn_data()
    {
        QTest::addColumn<bool>("gaps");
        QTest::addColumn<bool>("overlap");
        QTest::addColumn<UnrecordedPanels>("unrecorded");
        QTest::addColumn<bool>("strays"); // whether somebody ends elsewhere than the lattice leads
        QTest::newRow("separate panels") << false << false << UnrecordedPanels::Unavailable << false;
        QTest::newRow("separate panels with gaps") << true << false << UnrecordedPanels::Unavailable << false;
        QTest::newRow("separate panels with free gaps") << true << false << UnrecordedPanels::Free << false;
        QTest::newRow("separate panels with charged gaps") << true << false << UnrecordedPanels::Charged << true;
        QTest::newRow("overlapping panels") << false << true << UnrecordedPanels::Unavailable << false;
        QTest::newRow("overlapping panels with gaps") << true << true << UnrecordedPanels::Unavailable << true;
        QTest::newRow("overlapping panels with free gaps") << true << true << UnrecordedPanels::Free << true;
        QTest::newRow("overlapping panels with charged gaps") << true << true << UnrecordedPanels::Charged << true;
    }
    void whatARuleEarnedIsWhatItsWalksEarn()
    {
        QFETCH(bool, gaps);
        QFETCH(bool, overlap);
        QFETCH(UnrecordedPanels, unrecorded);
        fixture::KnownProblem problem = overlap ? fixture::chainedPanels() : fixture::ladder();
        problem.task.unrecordedPanels = unrecorded;
        const Learned learned(gaps ? fixture::withGaps(problem, 900) : fixture::draw(problem, 900), unrecorded);
        QTEST(learned.strayed > 0, "strays");
        const LatticePatients& lessons = learned.lessons;
        for (const SolvedRule& solved : learned.rules) {
            Confusion counts;
            double cost = 0.0;
            for (std::size_t fold = 0; fold < solved.withoutFold.size(); ++fold) {
                const std::size_t first = lessons.foldBegins[fold];
                for (const Episode& episode : walkGroup(*learned.model, solved.withoutFold[fold], learned.training,
                                                        first, lessons.foldBegins[fold + 1] - first, learned.limits)) {
                    counts.count(episode.diagnosis(), learned.here.cohort->outcome(episode.patient));
                    cost += episode.cost().amount;
                }
            }
            QVERIFY(counts == solved.confusion);
            QVERIFY(std::abs(cost / double(lessons.diseased.size()) - solved.meanCost) < 1e-9);
        }
    }
};

PANELWISE_APPLESS_TEST(SolvedRuleTest)

} // namespace solved_rule_test

#include "solved_rule_test.moc"
