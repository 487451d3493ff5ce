// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/missing_values.h"
#include "core/eval/panel_value.h"
#include "core/eval/participant_flow.h"
#include "core/eval/redundancy.h"
#include "core/eval/subgroups.h"

#include "core/base/random.h"
#include "core/data/task/task_validation.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cohort_parts_test {

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;
constexpr float kNone = fixture::kNone;

bool near(const std::optional<double>& a, double b, double tolerance = 1e-9)
{
    return a && std::abs(*a - b) < tolerance;
}

CohortPtr made(std::vector<Column> columns, const Task& task)
{
    const auto outcome = makeCohort(fixture::table(std::move(columns)), task);
    if (!outcome)
        qFatal("the cohort of the test is not one");
    return *outcome;
}

// Six patients for the test; behind them those whom a cohort needs.
std::vector<float> followed(std::vector<float> first, float then)
{
    first.insert(first.end(), kFewestPositives + 1, then);
    return first;
}

std::vector<float> outcomes(std::vector<float> first)
{
    std::vector<float> label = followed(std::move(first), 1.0f);
    label.back() = 0.0f;
    return label;
}

std::vector<PatientIndex> firstPatients(std::size_t count)
{
    std::vector<PatientIndex> patients;
    for (std::size_t i = 0; i < count; ++i)
        patients.emplace_back(i);
    return patients;
}

// Age, sex (0/1) and ward are known, and one number; two panels of two tests each.
CohortPtr smallCohort()
{
    using enum ColumnKind;
    Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("ill");
    task.visible = {"age_years", "female", "ward", "bmi"};
    task.panels = {{.name = "A", .cost = Cost(1.0), .columns = {"a", "b"}},
                   {.name = "B", .cost = Cost(2.0), .columns = {"b", "c"}}};
    return made({fixture::leveled("label", Binary, {"well", "ill"}, outcomes({1, 1, 0, 0, 0, 0})),
                 fixture::numeric("age_years", followed({17, 18, 64, 65, 90, kNone}, 50)),
                 fixture::leveled("female", Binary, {"no", "yes"}, followed({0, 1, 1, 1, kNone, 1}, 0)),
                 fixture::leveled("ward", Category, {"icu", "day", "er"}, followed({2, 0, 0, kNone, 2, 2}, 1)),
                 fixture::numeric("bmi", followed({31, 22, 25, 22, 28, 22}, 25)),
                 fixture::numeric("a", followed({1, kNone, 3, kNone, 5, 6}, 2)),
                 fixture::numeric("b", followed({kNone, kNone, 3, 4, 5, 6}, 2)),
                 fixture::numeric("c", followed({1, 2, 3, 4, 5, kNone}, 2))},
                task);
}

using Places = std::vector<std::vector<std::size_t>>;

Episode episodeOf(std::size_t patient, const std::vector<std::size_t>& orders, const std::vector<double>& probability,
                  Disease said, double paid)
{
    Episode episode{.patient = PatientIndex(patient), .steps = {}};
    PanelMask ordered;
    for (std::size_t i = 0; i <= orders.size(); ++i) {
        Step step;
        step.ordered = ordered;
        step.diseaseProbability = probability[i];
        step.action = i < orders.size() ? Action::order(PanelId(orders[i])) : Action::diagnose(said);
        step.paid = Cost(i < orders.size() ? paid : 0.0);
        episode.steps.push_back(step);
        if (i < orders.size())
            ordered = ordered.with(PanelId(orders[i]));
    }
    return episode;
}

// x and y are independent and standard normal, z = 0.8·x + 0.6·noise, and a 0/1 result that is 1 where x is above 0.
// "age" is what is known, independent of all of them. Every tenth x is missing for the ill.
struct StudyCohort {
    CohortPtr cohort;
    std::unique_ptr<Split> split;
};
StudyCohort studyCohort(std::size_t patients)
{
    RandomStream stream(Seed{12}, "told");
    std::vector<float> label, age, x, y, z, positive;
    for (std::size_t i = 0; i < patients; ++i) {
        label.push_back(i % 5 == 0 ? 1.0f : 0.0f);
        age.push_back(float(50.0 + 10.0 * stream.normal()));
        const double drawn = stream.normal();
        x.push_back(i % 50 == 0 ? kNone : float(drawn));
        y.push_back(float(stream.normal()));
        z.push_back(float(0.8 * drawn + 0.6 * stream.normal()));
        positive.push_back(drawn > 0.0 ? 1.0f : 0.0f);
    }
    using enum ColumnKind;
    Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("ill");
    task.visible = {"age"};
    task.panels = {{.name = "X", .cost = Cost(1.0), .columns = {"x"}},
                   {.name = "Y", .cost = Cost(1.0), .columns = {"y"}},
                   {.name = "Z", .cost = Cost(1.0), .columns = {"z"}},
                   {.name = "Sign", .cost = Cost(1.0), .columns = {"positive"}},
                   {.name = "XY", .cost = Cost(1.0), .columns = {"x", "y"}}};
    StudyCohort study;
    study.cohort = made({fixture::leveled("label", Binary, {"well", "ill"}, label), fixture::numeric("age", age),
                         fixture::numeric("x", x), fixture::numeric("y", y), fixture::numeric("z", z),
                         fixture::leveled("positive", Binary, {"no", "yes"}, positive)},
                        task);
    study.split = std::make_unique<Split>(makeSplit(*study.cohort, {.seed = Seed{3}}).value());
    return study;
}

} // namespace

class CohortPartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 17 | 18 | nobody from 40 on but 64 | 65 | 90, and one without an age: nobody is between 18 and 40 but one, so all
    // five ranges are there.
    void agesAreDividedWhereCareChanges()
    {
        const auto divisions = subgroupDivisions(*smallCohort(), firstPatients(6));
        QCOMPARE(divisions.size(), std::size_t{4});
        QCOMPARE(divisions[0].column, std::string("age_years"));
        const std::vector<SubgroupRange> expected{
            {.low = {}, .high = 18.0},   {.low = 18.0, .high = 40.0}, {.low = 40.0, .high = 65.0},
            {.low = 65.0, .high = 80.0}, {.low = 80.0, .high = {}},   {.low = {}, .high = {}, .unknown = true}};
        QVERIFY(divisions[0].ranges == expected);
        QVERIFY(divisions[0].places == (Places{{0}, {1}, {2}, {3}, {4}, {5}}));
        // Of the first two only the ranges that occur.
        const auto two = subgroupDivisions(*smallCohort(), std::vector{PatientIndex(1), PatientIndex(4)});
        QVERIFY(two[0].ranges == (std::vector{expected[1], expected[4]}));
        QVERIFY(two[0].places == (Places{{0}, {1}}));
    }

    void levelsAreGroups()
    {
        const auto divisions = subgroupDivisions(*smallCohort(), firstPatients(6));
        const auto level = [](const char* name) {
            return SubgroupRange{.low = {}, .high = {}, .level = name, .unknown = false};
        };
        const SubgroupRange unknown{.low = {}, .high = {}, .unknown = true};
        QCOMPARE(divisions[1].column, std::string("female"));
        QVERIFY(divisions[1].ranges == (std::vector{level("no"), level("yes"), unknown}));
        QVERIFY(divisions[1].places == (Places{{0}, {1, 2, 3, 5}, {4}}));
        QCOMPARE(divisions[2].column, std::string("ward"));
        QVERIFY(divisions[2].ranges == (std::vector{level("icu"), level("er"), unknown})); // nobody of "day"
        QVERIFY(divisions[2].places == (Places{{1, 2}, {0, 4, 5}, {3}}));
    }

    // 22, 22, 22, 25, 28, 31: a third ends before the third value, 22, which would be nobody; the next before 28.
    void otherNumbersAreDividedByThirds()
    {
        const auto divisions = subgroupDivisions(*smallCohort(), firstPatients(6));
        QCOMPARE(divisions[3].column, std::string("bmi"));
        QVERIFY(divisions[3].ranges ==
                (std::vector<SubgroupRange>{{.low = 22.0, .high = 28.0}, {.low = 28.0, .high = {}}}));
        QVERIFY(divisions[3].places == (Places{{1, 2, 3, 5}, {0, 4}}));
    }

    // 25 patients, of whom 5 are ill and found with 2 false alarms, and 19 more.
    void smallGroupsHaveNoFigures()
    {
        ScoredPatients scored;
        SubgroupDivision division{.column = "ward", .ranges = {{}, {}}, .places = {{}, {}}};
        for (std::size_t i = 0; i < 44; ++i) {
            scored.patients.emplace_back(i);
            scored.probability.push_back(i < 7 ? 0.9 : 0.1);
            scored.said.push_back(i < 7 ? kIll : kWell);
            scored.cost.push_back(3.0);
            scored.ordered.emplace_back();
            scored.truth.push_back(i < 5 ? kIll : kWell);
            division.places[i < 25 ? 0 : 1].push_back(i);
        }
        const auto got = subgroupMetrics(division, scored, 0.5, {.resamples = 200});
        QCOMPARE(got[0].patients, std::size_t{25});
        QCOMPARE(got[0].events, std::size_t{5});
        QVERIFY(got[0].figures->confusion ==
                (Confusion{.truePositive = 5, .trueNegative = 18, .falsePositive = 2, .falseNegative = 0}));
        QVERIFY(near(got[0].figures->f1.value, 10.0 / 12.0) && got[0].figures->f1.interval);
        QVERIFY(near(got[0].figures->auroc.value, 0.95) && got[0].figures->auroc.interval);
        QCOMPARE(got[1].patients, std::size_t{19});
        QVERIFY(!got[1].figures);
    }

    // Patient 0 (ill): 0.2 → A → 0.7, right thanks to A → B → 0.4 but told ill by the policy: still right.
    // Patient 2 (well): 0.3 → A → 0.6, wrong because of A. Patient 3 (well): 0.9 → B → 0.1, right thanks to B.
    void aPanelIsWorthTheDiagnosesItChanged()
    {
        const std::vector episodes{episodeOf(0, {0, 1}, {0.2, 0.7, 0.4}, kIll, 5.0),
                                   episodeOf(2, {0}, {0.3, 0.6}, kIll, 1.0), episodeOf(3, {1}, {0.9, 0.1}, kWell, 2.0),
                                   episodeOf(4, {}, {0.6}, kWell, 0.0)};
        const auto got = panelValues(episodes, *smallCohort(), 0.5);
        QCOMPARE(got.size(), std::size_t{2});
        QCOMPARE(got[0].panel, PanelId(0));
        QCOMPARE(got[0].ordered, std::size_t{2});
        QCOMPARE(got[0].madeRight, std::size_t{1});
        QCOMPARE(got[0].madeWrong, std::size_t{1});
        QCOMPARE(got[0].changed(), std::size_t{2});
        QVERIFY(near(got[0].meanShift, (0.5 + 0.3) / 2.0) && near(got[0].totalCost, 6.0));
        QCOMPARE(got[1].madeRight, std::size_t{1});
        QCOMPARE(got[1].madeWrong, std::size_t{0});
        QVERIFY(near(got[1].meanShift, (0.3 + 0.8) / 2.0) && near(got[1].totalCost, 7.0));
        QCOMPARE(panelValues({}, *smallCohort(), 0.5)[1].ordered, std::size_t{0});
    }

    // The first two of six are ill. Visible: age of 5, female of 4, ward of 3 (all well). Panel A: a of 1 and 3, b of 0
    // and 1; only patient 1 has nothing of it. Panel B: b of 0 and 1, c of 5. Only patient 2 has everything.
    void missingValuesAreCountedByOutcome()
    {
        const MissingValues got = missingValues(*smallCohort(), firstPatients(6));
        QCOMPARE(got.patients, std::size_t{6});
        QCOMPARE(got.completePatients, std::size_t{1});
        QCOMPARE(got.panels.size(), std::size_t{3});
        QVERIFY(!got.panels[0].panel);
        QVERIFY(got.panels[0].diseased == (MissingShare{.patients = 2, .withNothing = 0, .missing = 0.0}));
        QVERIFY(got.panels[0].healthy.patients == 4 && near(got.panels[0].healthy.missing, 3.0 / 16.0));
        QCOMPARE(got.panels[1].panel, std::optional(PanelId(0)));
        QVERIFY(got.panels[1].diseased == (MissingShare{.patients = 2, .withNothing = 1, .missing = 0.75}));
        QVERIFY(got.panels[1].healthy == (MissingShare{.patients = 4, .withNothing = 0, .missing = 0.125}));
        QVERIFY(got.panels[2].diseased == (MissingShare{.patients = 2, .withNothing = 0, .missing = 0.5}));
        // Most first: a and b miss two each, the others one, in the order of the columns.
        std::vector<std::string> names;
        for (const FeatureMissing& feature : got.features)
            names.push_back(smallCohort()->features()[feature.feature.value].column);
        QVERIFY(names == (std::vector<std::string>{"a", "b", "age_years", "female", "ward", "c"}));
        QVERIFY(near(got.features[0].diseased, 0.5) && near(got.features[0].healthy, 0.25));
        QVERIFY(near(got.features[1].diseased, 1.0) && near(got.features[1].healthy, 0.0));
    }

    void theFlowLosesNobody()
    {
        const StudyCohort study = studyCohort(500);
        ScoredPatients test;
        for (const PatientIndex patient : study.split->patients(SplitPart::Test)) {
            test.patients.push_back(patient);
            test.probability.push_back(test.patients.size() % 2 ? 0.9 : 0.1);
            test.said.push_back(kWell);
            test.cost.push_back(0.0);
            test.ordered.push_back(PanelMask(test.patients.size() % 3 == 0 ? 0U : 1U));
            test.truth.push_back(study.cohort->outcome(patient));
        }
        const ParticipantFlow got = participantFlow(520, *study.cohort, *study.split, test, 0.5);
        QCOMPARE(got.rows, std::size_t{520});
        QCOMPARE(got.withoutOutcome, std::size_t{20});
        QVERIFY(got.cohort == (GroupSize{.patients = 500, .events = 100}));
        GroupSize sum;
        for (const GroupSize& part : got.parts) {
            sum.patients += part.patients;
            sum.events += part.events;
        }
        QVERIFY(sum == got.cohort);
        // 10 % of 500, stratified; every second is called ill, every third had no test.
        QVERIFY(got.parts[static_cast<std::size_t>(SplitPart::Test)] == (GroupSize{.patients = 50, .events = 10}));
        QCOMPARE(got.diagnosed.total(), std::size_t{50});
        QCOMPARE(got.diagnosed.truePositive + got.diagnosed.falsePositive, std::size_t{25});
        QCOMPARE(got.withoutTests, std::size_t{16});
        // By its own word the model calls nobody ill.
        QCOMPARE(participantFlow(520, *study.cohort, *study.split, test, {}).diagnosed.falseNegative, std::size_t{10});
    }

    // z shares 0.8² = 64 % of its variance with x, and y and age tell nothing. Of the sign of a normal number a line in
    // the number tells E|x|² = 2/π = 64 %. 800 test patients: standard errors of about 0.02.
    void panelsAreToldAsFarAsTheyAreRelated()
    {
        const StudyCohort study = studyCohort(8000);
        const RedundancyMap map = redundancyMap(*study.cohort, *study.split);
        enum : std::size_t { X, Y, Z, Sign, XY };
        QCOMPARE(map.fromOne.size(), std::size_t{5});
        QVERIFY(near(map.fromOne[Z][X], 0.64, 0.06));
        QVERIFY(near(map.fromOne[X][Z], 0.64, 0.06));
        QVERIFY(near(map.fromOne[Sign][X], 2.0 / 3.14159265, 0.06));
        QVERIFY(near(map.fromOne[Sign][Z], 0.64 * 2.0 / 3.14159265, 0.06));
        QVERIFY(near(map.fromOne[Y][X], 0.0, 0.02) && near(map.fromVisible[X], 0.0, 0.02));
        QVERIFY(*map.fromAll[Z] >= *map.fromOne[Z][X] - 0.01);
        for (std::size_t panel = 0; panel < 5; ++panel)
            QVERIFY(!map.fromOne[panel][panel]);
        // What the other panel reveals as well is told: all of X, and one of two results of XY.
        QVERIFY(near(map.fromOne[X][XY], 1.0));
        QVERIFY(near(map.fromOne[XY][X], 0.5, 0.02));
        QVERIFY(near(map.fromAll[XY], 1.0));
    }

    void whatNobodyHasOrEverybodyHasAlikeIsNotJudged()
    {
        std::vector<Column> columns = fixture::columns(400);
        std::vector<float> noise;
        RandomStream stream(Seed{1}, "noise");
        for (int i = 0; i < 400; ++i)
            noise.push_back(float(stream.normal()));
        columns.push_back(fixture::numeric("noise", noise));
        columns.push_back(fixture::numeric("constant", std::vector<float>(400, 7.0f)));
        Task task = fixture::task();
        task.panels.push_back({.name = "Constant", .cost = Cost(1.0), .columns = {"constant"}});
        task.panels.push_back({.name = "Both", .cost = Cost(1.0), .columns = {"constant", "noise"}});
        const CohortPtr cohort = *makeCohort(fixture::table(std::move(columns)), task);
        QVERIFY(cohort);
        const RedundancyMap map = redundancyMap(*cohort, makeSplit(*cohort, {}).value());
        QVERIFY(!map.fromVisible[2] && !map.fromAll[2]);
        QVERIFY(map.fromVisible[3] && *map.fromVisible[3] < 0.2); // of the noise alone
    }

    void aStoppedMapIsEmpty()
    {
        const StudyCohort study = studyCohort(500);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(redundancyMap(*study.cohort, *study.split, stop.get_token()) == RedundancyMap{});
    }
};

PANELWISE_APPLESS_TEST(CohortPartsTest)

} // namespace cohort_parts_test

#include "cohort_parts_test.moc"
