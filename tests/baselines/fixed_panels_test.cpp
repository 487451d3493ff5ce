// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/fixed_panels_p.h"

#include "core/baselines/model_data_p.h"
#include "core/baselines/system_fit_p.h"
#include "tests/data/cohort_fixture.h"
#include "tests/lattice/lattice_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace fixed_panels_test {

using namespace core;
using fixture::catalog;
using fixture::columns;
using fixture::mask;

namespace {

const FeatureMask kNothingVisible(4);

// Price of each: 3, 4, 2 for what the first reveals too, 9 for all but the last column, 1 for what everybody sees.
TestCatalog overlapping()
{
    return catalog(4, {{3, {0, 1}}, {4, {2}}, {2, {1}}, {9, {0, 1, 2}}, {1, {3}}});
}

// Eight kinds of patients, fifteen of each, one kind after the other: the first four learn, two validate, two test. Age
// is visible; the laboratory has gaps.
struct Eight {
    CohortPtr cohort;
    Split split;
};
std::vector<float> manyTimes(const std::vector<float>& kinds)
{
    std::vector<float> all;
    for (int i = 0; i < 15; ++i)
        all.insert(all.end(), kinds.begin(), kinds.end());
    return all;
}
Eight eight(UnrecordedPanels unrecorded = UnrecordedPanels::Unavailable)
{
    using fixture::kNone;
    const TablePtr table = fixture::table(
        {fixture::leveled("label", ColumnKind::Binary, {"no", "yes"}, manyTimes({0, 1, 0, 1, 0, 1, 0, 1})),
         fixture::numeric("age", manyTimes({10, 20, 30, 40, 50, 60, 70, 80})),
         fixture::numeric("iron", manyTimes({1, kNone, 3, 5, kNone, 2, 7, 3})),
         fixture::numeric("lead", manyTimes({9, 9, 8, 8, 7, 7, 6, 6})),
         fixture::leveled("male", ColumnKind::Binary, {"no", "yes"}, manyTimes({0, 1, 1, 1, kNone, 0, 1, kNone}))});
    Task task;
    task.label = "label";
    task.positive = core::OutcomeRule::value("yes");
    task.visible = {"age"};
    task.panels = {{.name = "Iron", .cost = Cost(5.0), .columns = {"iron", "male"}},
                   {.name = "Lead", .cost = Cost(8.0), .columns = {"lead"}},
                   {.name = "Urine", .cost = Cost(2.0), .columns = {"male"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(1.5), .panels = {"Iron", "Lead"}}};
    task.unrecordedPanels = unrecorded;
    using enum SplitPart;
    std::vector<SplitPart> parts;
    for (int i = 0; i < 15; ++i)
        for (const SplitPart part :
             {Policy, Encoder, Encoder, Policy, PolicyValidation, ClassifierValidation, Test, Test})
            parts.push_back(part);
    return {*makeCohort(table, task), Split(parts)};
}

template <typename T>
std::vector<T> firstOf(const std::vector<T>& all, std::size_t count)
{
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)};
}

} // namespace

class FixedPanelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Third within first, and both and the second within the fourth. By price: 2 + 1, 3 + 1, 2 + 4, and so on.
    void pairsComeByPriceAndNeitherIsWithinTheOther()
    {
        const std::vector<PanelMask> pairs = panelPairs(overlapping(), kNothingVisible);
        QCOMPARE(pairs,
                 (std::vector{mask({2, 4}), mask({0, 4}), mask({1, 4}), mask({1, 2}), mask({0, 1}), mask({3, 4})}));
    }

    // The last panel shows what is known anyway, so it is within every other.
    void aPanelOfVisibleColumnsIsNoPartOfAPair()
    {
        const std::vector<PanelMask> pairs = panelPairs(overlapping(), columns(4, {3}));
        QCOMPARE(pairs, (std::vector{mask({1, 2}), mask({0, 1})}));
    }

    // 5 + 6 + draw 1 = 12 is less than 4 + 7 + draws 1 and 2 = 14, though 4 + 7 = 5 + 6.
    void aSharedFeeCountsOnceInAPair()
    {
        const TestCatalog fees = catalog(4, {{4, {0}}, {7, {1}}, {5, {2}}, {6, {3}}},
                                         {{.name = "Blood", .cost = Cost(1), .panels = mask({0, 2, 3})},
                                          {.name = "Urine", .cost = Cost(2), .panels = mask({1})}});
        const std::vector<PanelMask> pairs = panelPairs(fees, kNothingVisible);
        QCOMPARE(pairs.front(), mask({0, 2})); // 4 + 5 + 1
        QVERIFY(std::ranges::find(pairs, mask({2, 3})) < std::ranges::find(pairs, mask({0, 1})));
    }

    void panelsWithinEachOtherLeaveTheCheapestThatShowsAll()
    {
        const TestCatalog chain = catalog(3, {{1, {0}}, {5, {0, 1, 2}}, {4, {0, 1, 2}}, {2, {0, 1}}});
        QCOMPARE(panelPairs(chain, FeatureMask(3)), (std::vector{mask({2})}));
        QCOMPARE(panelPairs(catalog(1, {{6, {0}}}), FeatureMask(1)), (std::vector{mask({0})}));
    }

    void panelsAreFoundByName()
    {
        const std::vector<std::string> names{"P3", "P1"}, unknown{"P1", "P9"};
        QCOMPARE(*panelsNamed(overlapping(), names), mask({1, 3}));
        QCOMPARE(panelsNamed(overlapping(), unknown).error().code, ErrorCode::PanelUnknown);
        QCOMPARE(panelsNamed(overlapping(), unknown).error().subject, std::string("P9"));
        QCOMPARE(panelsNamed(overlapping(), {}).error().code, ErrorCode::PlanValueInvalid);
    }

    // All but the last column: 3 + 4 beats 9; with one of the two bought anyway 4 + 3 still does; with a fee of 4 for
    // each order but the big one, 9 beats 15.
    void theCheapestPanelsThatRevealTheSameAreFound()
    {
        QCOMPARE(cheapestLikewise(overlapping(), kNothingVisible, mask({0, 1, 2, 3})), mask({0, 1}));
        QCOMPARE(cheapestLikewise(overlapping(), kNothingVisible, mask({3})), mask({3})); // of these only
        QCOMPARE(cheapestLikewise(overlapping(), columns(4, {3}), mask({4})), PanelMask());
        const TestCatalog fees = catalog(
            4, {{3, {0, 1}}, {4, {2}}, {2, {1}}, {9, {0, 1, 2}}},
            {{.name = "A", .cost = Cost(4), .panels = mask({0})}, {.name = "B", .cost = Cost(4), .panels = mask({1})}});
        QCOMPARE(cheapestLikewise(fees, kNothingVisible, mask({0, 1, 2, 3})), mask({3}));
    }

    // Sixteen single columns at 1 and one panel of all at 20: the dearest needless one goes first.
    void manyPanelsAreFreedOfNeedlessOnes()
    {
        std::vector<fixture::PanelOf> panels;
        std::vector<std::size_t> all;
        for (std::size_t column = 0; column < 16; ++column) {
            panels.push_back({1, {column}});
            all.push_back(column);
        }
        panels.push_back({20, all});
        QCOMPARE(cheapestLikewise(catalog(16, panels), FeatureMask(16), PanelMask::all(17)), PanelMask::all(16));
    }

    // Iron 5 and the draw 1.5, then lead 8; where it is charged for, a record that holds no iron costs the same.
    void everybodyPaysForTheWholeSet()
    {
        const Eight patients = eight(UnrecordedPanels::Charged);
        const std::vector<PatientIndex> asked{PatientIndex(4), PatientIndex(7)};
        const std::vector<Episode> episodes =
            fixedSetEpisodes(*patients.cohort, asked, mask({0, 1}), std::array{0.3, 0.29}, 0.3);
        QCOMPARE(episodes.size(), std::size_t{2});
        for (const Episode& episode : episodes) {
            QCOMPARE(episode.sequence(), (std::vector{PanelId(0), PanelId(1)}));
            QCOMPARE(episode.steps[0].paid.amount, 6.5);
            QCOMPARE(episode.steps[1].paid.amount, 8.0);
            QCOMPARE(episode.cost().amount, 14.5);
            QCOMPARE(episode.orderedPanels(), mask({0, 1}));
        }
        QCOMPARE(episodes[0].patient, PatientIndex(4));
        QCOMPARE(episodes[0].diagnosis(), Disease::Present); // from the threshold on
        QCOMPARE(episodes[1].diagnosis(), Disease::Absent);
        QCOMPARE(episodes[1].finalProbability(), 0.29);
    }

    // Of patient 4 neither iron nor sex is recorded: lead 8 and the draw 1.5 are left. Patient 7 pays as above.
    void whatIsNotRecordedIsNotPaidForUnlessTheStudySaysSo()
    {
        for (const UnrecordedPanels choice : {UnrecordedPanels::Unavailable, UnrecordedPanels::Free}) {
            const Eight patients = eight(choice);
            const std::vector<PatientIndex> asked{PatientIndex(4), PatientIndex(7)};
            const std::vector<Episode> episodes =
                fixedSetEpisodes(*patients.cohort, asked, mask({0, 1}), std::array{0.3, 0.29}, 0.3);
            QCOMPARE(episodes[0].sequence(), std::vector{PanelId(1)});
            QCOMPARE(episodes[0].cost().amount, 9.5);
            QCOMPARE(episodes[0].orderedPanels(), mask({1}));
            QCOMPARE(episodes[1].cost().amount, 14.5);
        }
    }

    void noPanelsCostNothing()
    {
        const Eight patients = eight();
        const std::vector<PatientIndex> asked{PatientIndex(6)};
        const std::vector<Episode> episodes =
            fixedSetEpisodes(*patients.cohort, asked, PanelMask(), std::array{0.9}, 0.5);
        QCOMPARE(episodes[0].steps.size(), std::size_t{1});
        QCOMPARE(episodes[0].cost().amount, 0.0);
        QCOMPARE(episodes[0].diagnosis(), Disease::Present);
    }

    void partsAreJoinedInRisingOrder()
    {
        const Eight patients = eight();
        QCOMPARE(firstOf(patients.split.validationPatients(), 3),
                 (std::vector{PatientIndex(4), PatientIndex(5), PatientIndex(12)}));
        QCOMPARE(patients.split.validationPatients().size(), std::size_t{30});
        QCOMPARE(firstOf(trainingPatients(patients.split), 5),
                 (std::vector{PatientIndex(0), PatientIndex(1), PatientIndex(2), PatientIndex(3), PatientIndex(8)}));
        QCOMPARE(trainingPatients(patients.split).size(), std::size_t{60});
    }

    void aModelSeesWhatItsPanelsReveal()
    {
        const Eight patients = eight();
        const ModelData none = recordedData(*patients.cohort, patients.split, PanelMask());
        QCOMPARE(none.training.columns, std::size_t{1});
        QCOMPARE(firstOf(none.training.values, 4), (std::vector{10.0f, 20.0f, 30.0f, 40.0f}));
        const ModelData lead = recordedData(*patients.cohort, patients.split, mask({1}));
        QCOMPARE(firstOf(lead.validation.values, 4), (std::vector{50.0f, 7.0f, 60.0f, 7.0f}));
        QCOMPARE(firstOf(lead.test.values, 4), (std::vector{70.0f, 6.0f, 80.0f, 6.0f}));
        QCOMPARE(firstOf(lead.diseased, 4), (std::vector<std::uint8_t>{0, 1, 0, 1}));
        QCOMPARE(lead.test.count(), std::size_t{30});
        QCOMPARE(firstOf(lead.truth, 2), (std::vector{Disease::Absent, Disease::Present}));
    }

    // Age: mean 25, deviation √125. Iron of those who learn: 1, 3, 5, so mean 3 and deviation √(8/3); the gap becomes
    // the mean, which is 0, and is said by a column beside it. Sex is not standardised; nobody who learns lacks it, so
    // there is no such column, and whoever does gets the share of men, 3 of 4.
    void gapsAreFilledWithTheMeanOfThoseWhoLearn()
    {
        const Eight patients = eight();
        const ModelData data = filledData(*patients.cohort, patients.split, mask({0}));
        QCOMPARE(data.training.columns, std::size_t{4});
        const auto age = [](double years) { return float((years - 25.0) / std::sqrt(125.0)); };
        const auto iron = [](double level) { return float((level - 3.0) / std::sqrt(8.0 / 3.0)); };
        const auto same = [](const ModelRows& rows, std::size_t row, const std::array<float, 4>& expected) {
            for (std::size_t column = 0; column < 4; ++column)
                if (std::abs(rows.values[4 * row + column] - expected[column]) > 1e-6f)
                    return false;
            return true;
        };
        QVERIFY(same(data.training, 0, {age(10), iron(1), 0.0f, 0.0f}));
        QVERIFY(same(data.training, 1, {age(20), 0.0f, 1.0f, 1.0f}));
        QVERIFY(same(data.validation, 0, {age(50), 0.0f, 1.0f, 0.75f}));
        QVERIFY(same(data.test, 1, {age(80), iron(3), 0.0f, 0.75f}));
    }
};

PANELWISE_GUILESS_TEST(FixedPanelsTest)

} // namespace fixed_panels_test

#include "fixed_panels_test.moc"
