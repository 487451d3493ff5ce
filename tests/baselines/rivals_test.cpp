// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/acquisition_watch_p.h"
#include "core/baselines/afa_benchmark.h"
#include "core/baselines/concrete_selection_p.h"
#include "core/baselines/value_of_information_p.h"
#include "core/eval/metrics.h"
#include "tests/baselines/dynamic_fixture.h"
#include "tests/baselines/spam_shape.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

namespace rivals_test {

using core::Episode;
using core::FitContext;
using core::PanelId;
using core::PanelMask;
using core::RivalPlan;
using core::SystemAnswer;
using core::SystemKind;

namespace {

FitContext contextOf(const fixture::Patients& patients, const core::BaselinePlan& plan)
{
    return {plan, *patients.cohort, patients.split, core::Seed{1}, [](double) { return true; }};
}

SystemAnswer fitted(SystemKind kind, const fixture::Patients& patients, const RivalPlan& plan = fixture::shortRivals())
{
    const core::BaselinePlan table = fixture::smallBaselines();
    return fixture::fitted(core::fitRival(kind, contextOf(patients, table), plan));
}

fixture::KnownProblem withPriceOfNoise(double price)
{
    fixture::KnownProblem problem = fixture::tellTale();
    problem.task.panels[0].cost = core::Cost(price);
    return problem;
}

// One test, with these numbers of patients.
struct Counts {
    int illPositive, illNegative, wellPositive, wellNegative;
};
core::CohortPtr cohortOf(core::Column label, core::Column test)
{
    core::Task task;
    task.name = "counted";
    task.label = "label";
    task.panels = {{.name = "Test", .cost = core::Cost(1), .columns = {"t"}}};
    auto made = core::makeCohort(
        std::make_shared<const core::Table>("counted", std::vector<core::Column>{std::move(label), std::move(test)}),
        task);
    if (!made)
        std::abort();
    return *made;
}
core::CohortPtr cohortOf(const Counts& counts)
{
    core::Column label{.name = "label", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    core::Column test{.name = "t", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    const auto add = [&](int count, float ill, float positive) {
        for (int i = 0; i < count; ++i) {
            label.values.push_back(ill);
            test.values.push_back(positive);
        }
    };
    add(counts.illPositive, 1.0f, 1.0f);
    add(counts.illNegative, 1.0f, 0.0f);
    add(counts.wellPositive, 0.0f, 1.0f);
    add(counts.wellNegative, 0.0f, 0.0f);
    return cohortOf(std::move(label), std::move(test));
}

// Half of them ill; one value, normal with deviation 1 around 0 for the others and around 1 for the ill.
core::CohortPtr twoNormals(int patients)
{
    core::Column label{.name = "label", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"0", "1"}};
    core::Column test{.name = "t", .kind = core::ColumnKind::Numeric, .values = {}, .levels = {}};
    core::RandomStream stream(core::Seed{1}, "two normals");
    for (int i = 0; i < patients; ++i) {
        label.values.push_back(static_cast<float>(i % 2));
        test.values.push_back(static_cast<float>(stream.normal() + i % 2));
    }
    return cohortOf(std::move(label), std::move(test));
}

// Visible v says which of two tests names the outcome; the other is a coin.
fixture::KnownProblem switched()
{
    core::Task task;
    task.name = "switched";
    task.label = "label";
    task.visible = {"v"};
    task.panels = {{.name = "First", .cost = core::Cost(1), .columns = {"t0"}},
                   {.name = "Second", .cost = core::Cost(1), .columns = {"t1"}}};
    core::DiscreteJoint joint;
    joint.variables = {{.column = "v"}, {.column = "t0"}, {.column = "t1"}};
    for (int cell = 0; cell < 8; ++cell) { // v runs fastest
        const bool v = cell & 1, t0 = cell & 2, t1 = cell & 4, ill = v ? t1 : t0;
        joint.probability.push_back({ill ? 0.0 : 0.125, ill ? 0.125 : 0.0});
    }
    return {"switched", joint, task};
}

} // namespace

// Other people's methods as rows of the table.
class RivalsTest : public QObject {
    Q_OBJECT

    static void forEachRival()
    {
        QTest::addColumn<SystemKind>("kind");
        for (const SystemKind kind : fixture::kRivals)
            QTest::newRow(core::systemKey({kind}).c_str()) << kind;
    }

private Q_SLOTS:
    void thePanelThatTellsEverythingIsOrderedAndNothingElse_data() { forEachRival(); }
    void thePanelThatTellsEverythingIsOrderedAndNothingElse()
    {
        QFETCH(SystemKind, kind);
        for (const double priceOfNoise : {1.0, 20.0}) {
            const fixture::Patients patients = fixture::draw(withPriceOfNoise(priceOfNoise), 600);
            const SystemAnswer answer = fitted(kind, patients);
            QVERIFY(answer.front.size() > 1);
            for (const Episode& episode : answer.test) {
                QCOMPARE(episode.sequence(), std::vector{PanelId(1)});
                QCOMPARE(episode.diagnosis(), patients.cohort->outcome(episode.patient));
                QCOMPARE(episode.cost(), core::Cost(5));
            }
        }
    }

    void aHardBudgetIsSpentOnTheBestPanelFirst_data() { forEachRival(); }
    void aHardBudgetIsSpentOnTheBestPanelFirst()
    {
        QFETCH(SystemKind, kind);
        const fixture::Patients patients = fixture::draw(withPriceOfNoise(5.0), 600);
        const core::BaselinePlan table = fixture::smallBaselines();
        const auto answer = core::fitRivalToBudget(kind, contextOf(patients, table), 2, fixture::shortRivals());
        QVERIFY(answer && *answer);
        QCOMPARE((*answer)->size(), patients.split.count(core::SplitPart::Test));
        for (const Episode& episode : **answer)
            QCOMPARE(episode.sequence(), (std::vector{PanelId(1), PanelId(0)}));
    }

    void theSameSeedGivesTheSameAnswersAndTestOutcomesAreNeverLookedAt_data() { forEachRival(); }
    void theSameSeedGivesTheSameAnswersAndTestOutcomesAreNeverLookedAt()
    {
        QFETCH(SystemKind, kind);
        const fixture::Patients patients = fixture::draw(fixture::overlappingPanels(), 300);
        const fixture::Patients others = fixture::withOtherTestOutcomes(fixture::overlappingPanels(), 300);
        QVERIFY(patients.cohort->fingerprint() != others.cohort->fingerprint());
        RivalPlan plan = fixture::shortRivals();
        plan.predictor.steps = plan.valueSteps = 60;
        plan.selectorSteps = 20;
        const SystemAnswer once = fitted(kind, patients, plan);
        for (const SystemAnswer& again : {fitted(kind, patients, plan), fitted(kind, others, plan)}) {
            QVERIFY(once.validation == again.validation && once.test == again.test);
            QCOMPARE(once.threshold, again.threshold);
            QCOMPARE(once.setting, again.setting);
        }
        for (const Episode& episode : once.test)
            QCOMPARE(episode.cost(), patients.cohort->catalog().priceOf(episode.orderedPanels()));
    }

    void aStopIsAnsweredWithNothing_data() { forEachRival(); }
    void aStopIsAnsweredWithNothing()
    {
        QFETCH(SystemKind, kind);
        const fixture::Patients patients = fixture::draw(fixture::overlappingPanels(), 300);
        const core::BaselinePlan table = fixture::smallBaselines();
        for (const int questions : {0, 5, 150, 440}) {
            int asked = 0;
            FitContext context = contextOf(patients, table);
            context.goOn = [&](double share) { return share >= 0.0 && share <= 1.0 && asked++ < questions; };
            const core::Fitted<SystemAnswer> answer = core::fitRival(kind, context, fixture::shortRivals());
            QVERIFY(answer.ok() && !*answer);
            QVERIFY(asked <= questions + 3); // it is not asked on and on
        }
    }

    // Of 200 patients 100 are ill. P(ill) is ½ before, 8/11 after a positive test, 2/9 after a negative one. The fall
    // of cross entropy is the mutual information ln 2 − 11/20·H(8/11) − 9/20·H(2/9), where H(8/11) = 0.58595 and H(2/9)
    // = 0.52971: 0.69315 − 0.32227 − 0.23837 = 0.13251 nats.
    void valueOfInformationIsTheMutualInformationOfAPanelThatIsUnderstood()
    {
        const core::CohortPtr cohort = cohortOf({80, 20, 30, 70});
        std::vector<core::PatientIndex> everybody;
        for (std::size_t i = 0; i < cohort->patientCount(); ++i)
            everybody.emplace_back(i);
        const core::PanelRules rules(cohort->catalog(), cohort->visibleFeatures());
        const core::MaskedGroup group(*cohort, core::Standardizer::fit(*cohort, everybody), rules, everybody);
        const auto exact = [](std::span<const float> inputs) { // value, known
            std::vector<float> probabilities;
            for (std::size_t i = 0; i < inputs.size(); i += 2)
                probabilities.push_back(inputs[i + 1] == 0.0f ? 0.5f : inputs[i] > 0.0f ? 8.0f / 11 : 2.0f / 9);
            return probabilities;
        };
        core::ValueOfInformation voi(rules, exact, group, 100, core::Seed{1});
        const core::AppraisingPolicy::Appraisal start = voi.appraise(group, {0, PanelMask()});
        QCOMPARE(start.probability, 0.5f);
        QVERIFY2(std::abs(start.worth[0] - 0.13251f) < 1e-4f, qPrintable(QString::number(start.worth[0])));

        // It pays up to 0.1325 nats per unit of money, and not beyond.
        const core::PatientState state{0, PanelMask()};
        const PanelMask allowed = PanelMask::all(1);
        for (const double price : {0.0, 0.13, 0.135, 1.0})
            QCOMPARE(voi.decide(group, {&state, 1}, {&allowed, 1}, {.price = price}).front().order.has_value(),
                     price < 0.1325);
    }

    // Of two normal distributions one deviation apart, each as likely as the other, the mutual information of value and
    // outcome is the integral of (ln 2 − H(P(ill | x)))·p(x). Eight results of either outcome come close to it, whoever
    // gave them.
    void aFewResultsFromLowToHighStandForAll()
    {
        double exact = 0.0;
        constexpr double kStep = 0.01;
        for (double x = -8.0; x < 9.0; x += kStep) {
            const double well = std::exp(-x * x / 2.0), ill = std::exp(-(x - 1.0) * (x - 1.0) / 2.0);
            const double p = ill / (ill + well), density = (ill + well) / 2.0 / std::sqrt(2.0 * M_PI);
            exact += kStep * density * (std::log(2.0) + p * std::log(p) + (1.0 - p) * std::log(1.0 - p));
        }
        const core::CohortPtr cohort = twoNormals(4000);
        const std::vector<core::PatientIndex> everybody = fixture::everybody(*cohort);
        const core::PanelRules rules(cohort->catalog(), cohort->visibleFeatures());
        const core::Standardizer standardizer = core::Standardizer::fit(*cohort, everybody);
        const core::MaskedGroup group(*cohort, standardizer, rules, everybody);
        const auto judge = [&](std::span<const float> inputs) { // value, known
            std::vector<float> probabilities;
            for (std::size_t i = 0; i < inputs.size(); i += 2)
                probabilities.push_back(
                    inputs[i + 1] == 0.0f ? 0.5f
                                          : core::logistic(standardizer.restore(core::FeatureId(0), inputs[i]) - 0.5f));
            return probabilities;
        };
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            core::ValueOfInformation voi(rules, judge, group, 8, core::Seed{seed});
            const float worth = voi.appraise(group, {0, PanelMask()}).worth[0];
            QVERIFY2(std::abs(double{worth} - exact) < 0.03, qPrintable(QStringLiteral("%1 %2").arg(worth).arg(exact)));
        }
    }

    // Of 1,800 validation patients 1,024 are looked at; the ill are the first half of the file. Four standard errors of
    // a share of ½ among 1,024 are 0.0625.
    void whoIsLookedAtDoesNotDependOnTheOrderOfTheFile()
    {
        const core::CohortPtr cohort = cohortOf({3000, 0, 0, 3000});
        const auto split = core::makeSplit(*cohort, {.seed = core::Seed{1}, .shares = {0.3, 0.3, 0.15, 0.15, 0.1}});
        QVERIFY(split.ok());
        const core::BaselinePlan table = fixture::smallBaselines();
        const core::RivalData data({table, *cohort, *split, core::Seed{1}, {}});
        const core::AcquisitionWatch watch(
            data, 1, [](float output, core::Cost) { return double{output}; }, core::Seed{1});
        QCOMPARE(watch.patients().size(), std::size_t{1024});
        double ill = 0.0;
        for (const std::uint32_t patient : watch.patients())
            ill += data.validation.people.diseased[patient] / 1024.0;
        QVERIFY2(std::abs(ill - 0.5) < 0.0625, qPrintable(QString::number(ill)));

        // The mean of 4,000 of the numbers below 6,000 is 3,000 with a standard error of less than 30.
        core::RandomStream stream(core::Seed{1}, "states");
        const std::vector<core::PatientState> states = core::sampledStates(6000, 3, 4000, stream);
        QCOMPARE(states.size(), std::size_t{4000});
        double mean = 0.0;
        for (const core::PatientState& state : states)
            mean += state.patient / 4000.0;
        QVERIFY2(std::abs(mean - 3000.0) < 120.0, qPrintable(QString::number(mean)));
    }

    // Begun with a predictor that has learned nothing.
    void thePredictorOfTheValueNetworkGoesOnLearning()
    {
        const fixture::Patients patients = fixture::draw(withPriceOfNoise(5.0), 600);
        const core::BaselinePlan table = fixture::smallBaselines();
        RivalPlan plan = fixture::shortRivals();
        plan.predictor.steps = 1;
        const auto answer = core::fitRivalToBudget(SystemKind::Dime, contextOf(patients, table), 1, plan);
        QVERIFY(answer && *answer);
        for (const Episode& episode : **answer) {
            QCOMPARE(episode.sequence(), std::vector{PanelId(1)});
            QCOMPARE(episode.finalProbability() >= 0.5,
                     patients.cohort->outcome(episode.patient) == core::Disease::Present);
        }
    }

    // 19 of 57 features tell something; a random order would be one of them every third time. After the same number of
    // tests the features that tell most by themselves, weighed as they truly deserve, are what GDFS has to reach.
    void greedyDynamicSelectionFindsWhatTellsAmongFiftySevenSkewedFeatures()
    {
        const core::CohortPtr cohort = fixture::spamShaped(core::Seed{1});
        const auto split = core::makeSplit(*cohort, {.seed = core::Seed{42}, .shares = {0.2, 0.4, 0.1, 0.1, 0.2}});
        QVERIFY(split.ok());
        const core::BaselinePlan table = fixture::smallBaselines();
        const FitContext context{table, *cohort, *split, core::Seed{42}, [](double) { return true; }};
        RivalPlan plan;
        plan.predictor.hidden = 64;
        plan.predictor.steps = 2000;
        plan.selectorSteps = 1000;
        plan.mostSelected = 10;
        const auto answer = core::fitRivalToBudget(SystemKind::Gdfs, context, 10, plan);
        QVERIFY(answer && *answer);
        std::vector<core::Disease> truth;
        double telling = 0.0, orders = 0.0;
        for (const Episode& episode : **answer) {
            truth.push_back(cohort->outcome(episode.patient));
            for (const PanelId panel : episode.sequence())
                telling += fixture::isSpamTelling(panel.value) ? 1.0 : 0.0, orders += 1.0;
        }
        QVERIFY2(telling / orders > 0.9, qPrintable(QString::number(telling / orders)));
        for (const std::size_t tests : {1, 3, 5, 10}) {
            std::vector<double> said, evidence;
            for (const Episode& episode : **answer) {
                said.push_back(episode.steps[tests].diseaseProbability);
                double sum = 0.0;
                for (const std::size_t feature : std::span(fixture::kSpamBest).first(tests))
                    sum += fixture::spamEvidence(feature, cohort->value(episode.patient, core::FeatureId(feature)));
                evidence.push_back(sum);
            }
            const double reached = *core::auroc(said, truth), known = *core::auroc(evidence, truth);
            QVERIFY2(reached > known - 0.02,
                     qPrintable(QStringLiteral("%1 tests: %2, known %3").arg(tests).arg(reached).arg(known)));
        }
    }

    // What matters depends on what is visible: t0 names the outcome where v is 0, t1 where it is 1.
    void thePanelIsOrderedThatMattersForThisPatient_data() { forEachRival(); }
    void thePanelIsOrderedThatMattersForThisPatient()
    {
        QFETCH(SystemKind, kind);
        const fixture::Patients patients = fixture::draw(switched(), 1200);
        const core::BaselinePlan table = fixture::smallBaselines();
        RivalPlan plan = fixture::shortRivals();
        plan.predictor.hidden = 32;
        plan.predictor.steps = 1500;
        const auto answer = core::fitRivalToBudget(kind, contextOf(patients, table), 1, plan);
        QVERIFY(answer && *answer);
        for (const Episode& episode : **answer) {
            const bool second = patients.cohort->value(episode.patient, core::FeatureId(0)) > 0.5f;
            QCOMPARE(episode.sequence(), std::vector{PanelId(second ? 1 : 0)});
        }
    }

    // Either test alone says nothing of an outcome that is their exclusive or. A method that looks one panel ahead has
    // no reason to begin; who looks at sets of panels orders both and is never wrong.
    void acquisitionConditionedOracleLooksBeyondTheNextPanel()
    {
        fixture::KnownProblem problem = switched();
        problem.task.visible = {};
        problem.task.panels[0].columns = {"v"}, problem.task.panels[1].columns = {"t0"};
        problem.joint.variables = {{.column = "v"}, {.column = "t0"}};
        problem.joint.probability = {{0.25, 0.0}, {0.0, 0.25}, {0.0, 0.25}, {0.25, 0.0}};
        const fixture::Patients patients = fixture::draw(problem, 1200);
        RivalPlan plan = fixture::shortRivals();
        plan.predictor.hidden = 32;
        plan.predictor.steps = 1500;
        const SystemAnswer answer = fitted(SystemKind::Aaco, patients, plan);
        for (const Episode& episode : answer.test) {
            QCOMPARE(episode.sequence().size(), std::size_t{2});
            QCOMPARE(episode.diagnosis(), patients.cohort->outcome(episode.patient));
        }
    }

    // Where one of the tests names the outcome it is worth all entropy, −0.3·ln 0.3 − 0.7·ln 0.7 = 0.611 nats; the
    // other is worth nothing.
    void valueNetworkLearnsTheMutualInformation()
    {
        const fixture::Patients patients = fixture::draw(fixture::tellTale(), 3000);
        const core::BaselinePlan table = fixture::smallBaselines();
        const FitContext context = contextOf(patients, table);
        const core::RivalData data(context);
        const RivalPlan plan = fixture::shortRivals();
        const std::function<bool(double)> always;
        const core::WorkShare work(always);
        auto predictor =
            core::MaskedPredictor::learned(plan.predictor, data.training, data.validation, 2, core::Seed{1}, work);
        QVERIFY(predictor.has_value());
        const core::RivalPtr policy = core::makeDime({data, plan, *predictor, core::Seed{1}}, work);
        const auto start = dynamic_cast<core::AppraisingPolicy&>(*policy).appraise(data.test, {0, PanelMask()});
        QVERIFY2(std::abs(start.worth[1] - 0.611f) < 0.05f, qPrintable(QString::number(start.worth[1])));
        QVERIFY2(std::abs(start.worth[0]) < 0.05f, qPrintable(QString::number(start.worth[0])));
    }

    // Of any function of the inputs, here a weighted sum, by differences.
    void gradientsPassThroughAnAlmostMadeSelection()
    {
        const fixture::Patients patients = fixture::normalPatients(600, 6, 3);
        const core::BaselinePlan table = fixture::smallBaselines();
        const core::RivalData data(contextOf(patients, table));
        const core::KnownInputs& inputs = data.training.inputs;
        const core::PatientState state{4, PanelMask()};
        const std::vector<float> known = inputs.of({&state, 1});
        core::RandomStream stream(core::Seed{3}, "gradient");
        std::vector<float> weights(inputs.inputCount()), logits(3), noise(3);
        for (std::vector<float>* some : {&weights, &logits, &noise})
            for (float& one : *some)
                one = static_cast<float>(stream.normal());
        constexpr float kTemperature = 0.7f, kStep = 1e-2f;
        const auto loss = [&](std::span<const float> at) {
            std::vector<float> partly = known;
            core::revealShares(inputs, state.patient, core::concreteSample(at, noise, PanelMask::all(3), kTemperature),
                               partly.data());
            double sum = 0.0;
            for (std::size_t i = 0; i < partly.size(); ++i)
                sum += double{weights[i]} * double{partly[i]};
            return sum;
        };
        const std::vector<float> sample = core::concreteSample(logits, noise, PanelMask::all(3), kTemperature);
        std::vector<float> ofSample(3), ofLogits(3);
        core::revealGradient(inputs, state.patient, known, weights, ofSample);
        core::concreteGradient(sample, ofSample, kTemperature, ofLogits);
        for (std::size_t panel = 0; panel < 3; ++panel) {
            std::vector<float> more = logits, less = logits;
            more[panel] += kStep;
            less[panel] -= kStep;
            const double slope = (loss(more) - loss(less)) / (2.0 * double{kStep});
            QVERIFY2(std::abs(slope - double{ofLogits[panel]}) < 1e-3,
                     qPrintable(QStringLiteral("%1 %2").arg(slope).arg(ofLogits[panel])));
            QVERIFY(std::abs(slope) > 1e-3);
        }
    }

    // What is drawn most often is what softmax says: of logits 0 and ln 3 the second three times in four. A thousand
    // draws have a standard error of 0.014.
    void selectionsAreDrawnAsSoftmaxSays()
    {
        core::RandomStream stream(core::Seed{5}, "gumbel");
        const std::array logits{0.0f, std::log(3.0f)};
        int second = 0;
        for (int i = 0; i < 1000; ++i) {
            const std::array noise{core::gumbelNoise(stream), core::gumbelNoise(stream)};
            const std::vector<float> sample = core::concreteSample(logits, noise, PanelMask::all(2), 0.1f);
            second += sample[1] > sample[0] ? 1 : 0;
        }
        QVERIFY2(std::abs(second / 1000.0 - 0.75) < 4 * 0.014, qPrintable(QString::number(second)));
    }

    void aBenchmarkMakesEveryColumnATestOfOneUnit()
    {
        const core::Task task = fixture::overlappingPanels().task; // t0 is visible, t2 in two panels
        const core::Task single = core::oneTestOneUnit(task);
        QVERIFY(single.visible.empty() && single.sharedFees.empty());
        std::vector<std::string> names;
        for (const core::PanelSpec& panel : single.panels) {
            QCOMPARE(panel.cost, core::Cost(1));
            QCOMPARE(panel.columns, std::vector{panel.name});
            names.push_back(panel.name);
        }
        QCOMPARE(names, (std::vector<std::string>{"t0", "t1", "t2"}));
        const core::Task kept = core::onePanelOneUnit(task);
        QCOMPARE(kept.visible, task.visible);
        QCOMPARE(kept.panels.size(), task.panels.size());
    }

    // Of 600 patients 120 judge. Nothing is known without a test, so all are called healthy; the test that tells
    // everything leaves no mistake. There is no third test.
    void aBenchmarkJudgesEveryBudget()
    {
        fixture::KnownProblem problem = fixture::tellTale();
        problem.task = core::oneTestOneUnit(problem.task);
        const fixture::Patients patients = fixture::draw(problem, 600);
        double healthy = 0.0;
        for (std::size_t i = 0; i < 600; ++i)
            healthy += patients.cohort->outcome(core::PatientIndex(i)) == core::Disease::Absent ? 1.0 / 600 : 0.0;
        const std::array<std::size_t, 4> budgets{0, 1, 2, 3};
        for (const SystemKind kind : {SystemKind::Voi, SystemKind::Lattice}) {
            const auto scores = core::afaScores(kind, *patients.cohort, core::Seed{42}, budgets, {});
            QVERIFY(scores && *scores);
            QCOMPARE((*scores)->size(), std::size_t{9});
            for (const core::AfaScore& score : **scores)
                if (score.budget > 0)
                    QCOMPARE(score.value, std::optional(1.0));
        }
        const auto scores = core::afaScores(SystemKind::Voi, *patients.cohort, core::Seed{42}, budgets, {});
        QVERIFY(std::abs(*(**scores)[0].value - healthy) < 1.5 / 120); // stratified to the nearest patient
        QCOMPARE((**scores)[2].metric, std::string_view("auroc"));
        QCOMPARE((**scores)[2].value, std::optional(0.5));
    }
};

PANELWISE_APPLESS_TEST(RivalsTest)

} // namespace rivals_test

#include "rivals_test.moc"
