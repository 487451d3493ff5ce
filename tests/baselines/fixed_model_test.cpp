// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/baselines/system_fit_p.h"
#include "core/eval/evaluation.h"
#include "tests/data/cohort_fixture.h"
#include "tests/data/real_data.h"
#include "tests/lattice/lattice_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace fixed_model_test {

using namespace core;
using fixture::mask;

namespace {

const std::function<bool(double)> kGoOn = [](double) { return true; };
constexpr std::array kModels{SystemKind::LogisticRegression, SystemKind::RandomForest, SystemKind::XgBoost,
                             SystemKind::XgBoostLeafWise, SystemKind::Network};

struct Patients {
    std::vector<Column> columns; // the outcome first
    Task task;
    std::vector<double> evidence; // log odds of disease
};

// One normal value for each panel; log odds of disease: −1 and the values by weight. Prices 1, 2, 3, …
Patients drawn(std::size_t patients, const std::vector<double>& weights)
{
    RandomStream stream(Seed{3}, "patients of fixed panels");
    Patients all;
    all.columns.push_back(fixture::leveled("label", ColumnKind::Binary, {"no", "yes"}, {}));
    all.task.label = "label";
    all.task.positive = core::OutcomeRule::value("yes");
    for (std::size_t panel = 0; panel < weights.size(); ++panel) {
        const std::string name = "x" + std::to_string(panel);
        all.columns.push_back(fixture::numeric(name, {}));
        all.task.panels.push_back(
            {.name = "P" + std::to_string(panel), .cost = Cost(1.0 + double(panel)), .columns = {name}});
    }
    for (std::size_t i = 0; i < patients; ++i) {
        double evidence = -1.0;
        for (std::size_t panel = 0; panel < weights.size(); ++panel) {
            all.columns[panel + 1].values.push_back(static_cast<float>(stream.normal()));
            evidence += weights[panel] * double(all.columns[panel + 1].values.back());
        }
        all.evidence.push_back(evidence);
        all.columns[0].values.push_back(stream.uniform() < 1.0 / (1.0 + std::exp(-evidence)) ? 1.0f : 0.0f);
    }
    return all;
}

// Every twentieth patient: 5 encoder, 10 policy, 1 and 2 validation, 2 test. Whatever the outcomes are.
Split splitOf(std::size_t patients)
{
    std::vector<SplitPart> parts;
    for (std::size_t i = 0; i < patients; ++i) {
        const std::size_t place = i % 20;
        using enum SplitPart;
        parts.push_back(place < 5    ? Encoder
                        : place < 15 ? Policy
                        : place < 16 ? ClassifierValidation
                        : place < 18 ? PolicyValidation
                                     : Test);
    }
    return Split(parts);
}

struct Study {
    explicit Study(const Patients& patients)
        : cohort(*makeCohort(fixture::table(patients.columns), patients.task)),
          split(splitOf(cohort->patientCount()))
    {
    }
    FitContext context(const std::function<bool(double)>& goOn = kGoOn) const
    {
        return {plan, *cohort, split, Seed{1}, goOn};
    }
    SystemAnswer fit(SystemKind kind, PanelChoice panels = PanelChoice::All) const
    {
        return **fitFixedModel({kind, panels}, context());
    }
    double areaOf(std::span<const Episode> episodes) const
    {
        return *evaluateEpisodes(episodes, *cohort, {}).auroc.value;
    }

    CohortPtr cohort;
    Split split;
    BaselinePlan plan;
};

void addModels()
{
    QTest::addColumn<int>("model");
    for (const SystemKind kind : kModels)
        QTest::newRow(systemKey({kind, PanelChoice::All}).c_str()) << static_cast<int>(kind);
}

} // namespace

class FixedModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Nobody can do better than by the odds the patients were drawn with.
    void modelsComeNearTheBestThereIs_data() { addModels(); }
    void modelsComeNearTheBestThereIs()
    {
        QFETCH(const int, model);
        const Patients patients = drawn(1600, {1.5, 1.0, 0.0});
        const Study study(patients);
        std::vector<double> evidence;
        std::vector<Disease> truth;
        for (const PatientIndex patient : study.split.patients(SplitPart::Test)) {
            evidence.push_back(patients.evidence[patient.value]);
            truth.push_back(study.cohort->outcome(patient));
        }
        const SystemAnswer answer = study.fit(SystemKind(model));
        const bool straight = SystemKind(model) == SystemKind::LogisticRegression;
        QVERIFY(study.areaOf(answer.test) > *auroc(evidence, truth) - (straight ? 0.01 : 0.03));
        QCOMPARE(answer.panels.size(), std::size_t{3});
        QVERIFY(answer.setting.find('=') != std::string::npos);
        QCOMPARE(answer.test.size(), std::size_t{160});
        QCOMPARE(answer.validation.size(), std::size_t{240});
        QCOMPARE(answer.test[0].cost().amount, 6.0);
    }

    // scikit-learn 1.2.1 on the same split and columns: LogisticRegression(C=10) 0.9860, HistGradientBoosting 0.999.
    void areasOnThyroidPatientsAreThoseOfOtherPrograms()
    {
        const std::optional<RealData> data = readRealData("uci_ann_thyroid");
        if (!data)
            QSKIP("the public data are not here");
        const CohortPtr cohort = *makeCohort(data->table, data->task);
        const Split split = *makeSplit(*cohort, {});
        const BaselinePlan plan;
        const auto area = [&](SystemKind kind) {
            const FitContext context{plan, *cohort, split, Seed{1}, kGoOn};
            const SystemAnswer answer = **fitFixedModel({kind, PanelChoice::All}, context);
            return *evaluateEpisodes(answer.test, *cohort, {}).auroc.value;
        };
        QVERIFY(std::abs(area(SystemKind::LogisticRegression) - 0.986) < 0.01);
        QVERIFY(std::abs(area(SystemKind::XgBoost) - 0.999) < 0.01);
    }

    // The area of 120 patients by chance: 1/2, standard deviation 0.06.
    void shuffledOutcomesLeaveChance_data() { addModels(); }
    void shuffledOutcomesLeaveChance()
    {
        QFETCH(const int, model);
        Patients patients = drawn(1200, {1.5, 1.0, 0.0});
        RandomStream stream(Seed{4}, "shuffle");
        stream.shuffle(std::span(patients.columns[0].values));
        const Study study(patients);
        QVERIFY(std::abs(study.areaOf(study.fit(SystemKind(model)).test) - 0.5) < 0.18);
    }

    // Nor does anything else: same seed, same answer.
    void howTestPatientsFaredChangesNothing_data() { addModels(); }
    void howTestPatientsFaredChangesNothing()
    {
        QFETCH(const int, model);
        Patients patients = drawn(300, {1.0, 0.5});
        const Study study(patients);
        for (const PatientIndex patient : study.split.patients(SplitPart::Test))
            patients.columns[0].values[patient.value] = 1.0f - patients.columns[0].values[patient.value];
        const SystemAnswer before = study.fit(SystemKind(model)), after = Study(patients).fit(SystemKind(model));
        QVERIFY(before.test == after.test);
        QVERIFY(before.validation == after.validation);
        QCOMPARE(before.setting, after.setting);
    }

    void whatIsNotOrderedIsNotSeen_data() { addModels(); }
    void whatIsNotOrderedIsNotSeen()
    {
        QFETCH(const int, model);
        Patients patients = drawn(300, {1.0, 0.5, 1.0});
        const SystemAnswer before = Study(patients).fit(SystemKind(model), PanelChoice::TwoCheapest);
        QCOMPARE(before.panels, (std::vector{PanelId(0), PanelId(1)}));
        QCOMPARE(before.test[0].cost().amount, 3.0);
        for (std::size_t i = 0; i < 300; ++i) // it tells the outcome
            patients.columns[3].values[i] = patients.columns[0].values[i];
        QVERIFY(Study(patients).fit(SystemKind(model), PanelChoice::TwoCheapest).test == before.test);
    }

    // The threshold is the one with the best F1 on validation: no other parts those patients better.
    void theThresholdIsTheBestOnValidation_data() { addModels(); }
    void theThresholdIsTheBestOnValidation()
    {
        QFETCH(const int, model);
        const Study study(drawn(300, {1.0, 0.5}));
        const SystemAnswer answer = study.fit(SystemKind(model));
        const ScoredPatients scored = scoredPatients(answer.validation, *study.cohort);
        const double own = *confusionAt(scored, {}).f1();
        QCOMPARE(own, *confusionAt(scored, answer.threshold).f1());
        for (const double threshold : scored.probability)
            QVERIFY(confusionAt(scored, threshold).f1().value_or(0.0) <= own + 1e-12);
    }

    // Two dear panels tell, two cheap ones do not.
    void theBestPairIsTheOneThatTells_data()
    {
        QTest::addColumn<int>("model");
        QTest::newRow("lr") << static_cast<int>(SystemKind::LogisticRegression); // chooses for itself
        QTest::newRow("network") << static_cast<int>(SystemKind::Network);       // boosted trees choose
    }
    void theBestPairIsTheOneThatTells()
    {
        QFETCH(const int, model);
        const Study study(drawn(800, {0.0, 0.0, 2.0, 2.0}));
        const SystemAnswer answer = study.fit(SystemKind(model), PanelChoice::BestPair);
        QCOMPARE(answer.panels, (std::vector{PanelId(2), PanelId(3)}));
        QCOMPARE(answer.test[0].cost().amount, 7.0);
    }

    void theUsersPanelsAreTaken()
    {
        Study study(drawn(400, {1.0, 1.0, 1.0}));
        study.plan.chosenPanels = {"P2", "P0"};
        const SystemAnswer answer = study.fit(SystemKind::LogisticRegression, PanelChoice::Chosen);
        QCOMPARE(answer.panels, (std::vector{PanelId(0), PanelId(2)}));
        study.plan.chosenPanels = {"Ferritin"};
        const auto unknown = fitFixedModel({SystemKind::LogisticRegression, PanelChoice::Chosen}, study.context());
        QCOMPARE(unknown.error().code, ErrorCode::PanelUnknown);
        QCOMPARE(unknown.error().subject, std::string("Ferritin"));
    }

    // The middle panel tells everything that can be told.
    void theBestFixedSetHoldsWhatTells()
    {
        const Study study(drawn(1200, {0.0, 2.5, 0.0}));
        const SystemAnswer answer = **fitBestFixedSet(study.context());
        QCOMPARE(answer.fixedSets.size(), std::size_t{8});
        QVERIFY(std::ranges::find(answer.panels, PanelId(1)) != answer.panels.end());
        QVERIFY(answer.setting.ends_with(" sets=8"));
        double best = 0.0;
        for (const FixedSet& set : answer.fixedSets) {
            best = std::max(best, set.validation.f1.value.value_or(0.0));
            QCOMPARE(set.test.patients(), std::size_t{120});
            QCOMPARE(*set.test.meanCost.value, study.cohort->catalog().priceOf(set.panels).amount);
        }
        QCOMPARE(*evaluateEpisodes(answer.validation, *study.cohort, {}).f1.value, best);
    }

    void theFrontOfFixedSetsIsChosenOnValidation()
    {
        const Study study(drawn(1200, {0.5, 1.0, 1.0}));
        const SystemAnswer answer = **fitBestFixedSet(study.context());
        const auto dominates = [](const FixedSet& a, const FixedSet& b) {
            const double f1 = a.validation.f1.value.value_or(0.0) - b.validation.f1.value.value_or(0.0);
            const double cost = *b.validation.meanCost.value - *a.validation.meanCost.value;
            return f1 >= 0.0 && cost >= 0.0 && (f1 > 0.0 || cost > 0.0);
        };
        for (const FixedSet& set : answer.fixedSets) {
            const bool beaten =
                std::ranges::any_of(answer.fixedSets, [&](const FixedSet& other) { return dominates(other, set); });
            QCOMPARE(set.onFront, !beaten);
        }
    }

    // The third panel reveals what the first two do, for 2.5 instead of 1 + 2 and two draws: of the sets that reveal
    // both columns it is the cheapest.
    void setsThatRevealTheSameAreOneAtTheLowestPrice()
    {
        Patients patients = drawn(400, {1.0, 1.0});
        patients.task.panels.push_back({.name = "Both", .cost = Cost(2.5), .columns = {"x0", "x1"}});
        const Study study(patients);
        const SystemAnswer answer = **fitBestFixedSet(study.context());
        std::vector<PanelMask> sets;
        for (const FixedSet& set : answer.fixedSets)
            sets.push_back(set.panels);
        QCOMPARE(sets, (std::vector{PanelMask(), mask({0}), mask({1}), mask({2})}));
        QCOMPARE(*answer.fixedSets.back().test.meanCost.value, 2.5);
    }

    void progressRisesAndAStopIsAnsweredAtOnce_data()
    {
        addModels();
        QTest::newRow("static") << static_cast<int>(SystemKind::BestFixedSet);
    }
    void progressRisesAndAStopIsAnsweredAtOnce()
    {
        QFETCH(const int, model);
        const Study study(drawn(300, {1.0, 0.5, 0.0}));
        const auto fit = [&](const std::function<bool(double)>& goOn) {
            return SystemKind(model) == SystemKind::BestFixedSet
                       ? fitBestFixedSet(study.context(goOn))
                       : fitFixedModel({SystemKind(model), PanelChoice::BestPair}, study.context(goOn));
        };
        std::vector<double> shares;
        QVERIFY(*fit([&](double share) {
            shares.push_back(share);
            return true;
        }));
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(shares.front() >= 0.0 && shares.back() <= 1.0 && shares.back() > 0.6);
        for (const std::size_t last : {std::size_t{0}, shares.size() / 2, shares.size() - 1}) {
            std::size_t asked = 0;
            const Fitted<SystemAnswer> stopped = fit([&](double) { return asked++ < last; });
            QVERIFY(stopped && !*stopped);
            QCOMPARE(asked, last + 1);
        }
    }
};

PANELWISE_GUILESS_TEST(FixedModelTest)

} // namespace fixed_model_test

#include "fixed_model_test.moc"
