// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/panel_rules.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <cmath>
#include <set>

namespace panel_rules_test {

using namespace core;

namespace {

constexpr std::size_t kColumns = 5; // age, sodium, potassium, albumin, hemoglobin
FeatureMask columns(std::set<std::size_t> known, std::size_t size = kColumns)
{
    FeatureMask mask(size);
    for (const std::size_t column : known)
        mask.setKnown(FeatureId(column));
    return mask;
}

PanelMask panels(std::initializer_list<std::size_t> list)
{
    PanelMask mask;
    for (const std::size_t panel : list)
        mask = mask.with(PanelId(panel));
    return mask;
}

// BMP lies within CMP; the blood draw of $2 is for all but the scale, which shows the age only.
PanelRules clinic()
{
    const TestCatalog catalog({{.name = "BMP", .cost = Cost(36.0), .features = columns({1, 2})},
                               {.name = "CMP", .cost = Cost(48.0), .features = columns({1, 2, 3})},
                               {.name = "BBC", .cost = Cost(26.0), .features = columns({4})},
                               {.name = "Scale", .cost = Cost(1.0), .features = columns({0})}},
                              {{.name = "Blood draw", .cost = Cost(2.0), .panels = panels({0, 1, 2})}});
    return PanelRules(catalog, columns({0}));
}

struct RandomCatalog {
    TestCatalog catalog;
    FeatureMask visible;
};

// Panels of one to four columns out of few, so that many overlap and some cover others.
RandomCatalog randomCatalog(std::size_t panelCount, std::size_t columnCount, RandomStream& stream)
{
    std::vector<Panel> list;
    for (std::size_t i = 0; i < panelCount; ++i) {
        FeatureMask features(columnCount);
        for (std::uint64_t column = 1 + stream.below(4); column > 0; --column)
            features.setKnown(FeatureId(stream.below(columnCount)));
        list.push_back({.name = std::to_string(i), .cost = Cost(stream.uniform()), .features = features});
    }
    std::vector<FeeGroup> fees;
    for (int i = 0; i < 3; ++i)
        fees.push_back(
            {.name = "fee",
             .cost = Cost(stream.uniform()),
             .panels = PanelMask(static_cast<std::uint32_t>(stream.next()) & PanelMask::all(panelCount).bits())});
    return {TestCatalog(std::move(list), std::move(fees)), columns({0, columnCount - 1}, columnCount)};
}

// By the words of the definition, column by column.
bool reveals(const RandomCatalog& random, PanelMask ordered, std::size_t panel)
{
    const auto asked = [&](FeatureId column) {
        if (random.visible.isKnown(column))
            return true;
        for (std::size_t other = 0; other < random.catalog.panelCount(); ++other)
            if (ordered.isOrdered(PanelId(other)) && random.catalog.panels()[other].features.isKnown(column))
                return true;
        return false;
    };
    for (std::size_t column = 0; column < random.visible.size(); ++column)
        if (random.catalog.panels()[panel].features.isKnown(FeatureId(column)) && !asked(FeatureId(column)))
            return true;
    return false;
}

} // namespace

class PanelRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPanelWithNothingNewCannotBeOrdered()
    {
        const PanelRules rules = clinic();
        QVERIFY(rules.orderable({}) == panels({0, 1, 2}));       // the scale shows what is known anyway
        QVERIFY(rules.orderable(panels({0})) == panels({1, 2})); // CMP adds albumin to BMP
        QVERIFY(rules.orderable(panels({1})) == panels({2}));    // BMP adds nothing to CMP
        QVERIFY(rules.orderable(panels({1, 2})) == PanelMask());
        QVERIFY(rules.orderable(panels({0, 1, 2, 3})) == PanelMask());
    }

    void closureIsAllThatIsCovered()
    {
        const PanelRules rules = clinic();
        QVERIFY(rules.closure({}) == panels({3}));
        QVERIFY(rules.closure(panels({0})) == panels({0, 3}));
        QVERIFY(rules.closure(panels({1})) == panels({0, 1, 3}));
        QVERIFY(rules.closure(panels({0, 1})) == rules.closure(panels({1})));
    }

    // 36 + 2, then 26 without the draw.
    void aSharedFeeFallsDueWithTheFirstPanelOfItsGroup()
    {
        const PanelRules rules = clinic();
        QCOMPARE(rules.priceOfAdding({}, PanelId(0)).amount, 38.0);
        QCOMPARE(rules.priceOfAdding(panels({0}), PanelId(2)).amount, 26.0);
        QCOMPARE(rules.priceOfAdding(panels({0}), PanelId(3)).amount, 1.0);
        QCOMPARE(rules.priceOf(panels({0, 2})).amount, 64.0);
        QCOMPARE(rules.priceOf({}).amount, 0.0);
    }

    void whatWasAskedForIsVisibleOrOrdered()
    {
        const PanelRules rules = clinic();
        QCOMPARE(rules.panelCount(), std::size_t{4});
        QCOMPARE(rules.featureCount(), kColumns);
        QVERIFY(rules.asked({}) == columns({0}));
        QVERIFY(rules.asked(panels({1})) == columns({0, 1, 2, 3}));
    }

    // Of this patient sodium and potassium are recorded, albumin and hemoglobin are not.
    void anOrderShowsWhatTheRecordHoldsAndNobodyAskedForYet()
    {
        const PanelRules rules = clinic();
        const FeatureMask recorded = columns({0, 1, 2});
        QVERIFY(rules.recordedPanels(recorded) == panels({0, 1}));
        QVERIFY(rules.shows({}, PanelId(1), recorded)); // CMP shows the sodium
        QVERIFY(!rules.shows(panels({0}), PanelId(1), recorded));
        QVERIFY(!rules.shows({}, PanelId(2), recorded));
        QVERIFY(!rules.shows({}, PanelId(3), recorded)); // the age is known anyway
        QVERIFY(rules.shown(panels({2}), recorded) == PanelMask());
        QVERIFY(rules.shown(panels({0, 1, 2}), recorded) == panels({0}));
        QVERIFY(rules.shown(panels({1, 2}), recorded) == panels({1}));
        QVERIFY(rules.shown(panels({0, 1, 2}), columns({0, 1, 2, 3, 4})) == panels({0, 1, 2}));
    }

    void theStudyDecidesWhetherWhatIsNotRecordedCanBeOrdered()
    {
        const PanelRules rules = clinic();
        const FeatureMask recorded = columns({0, 1, 2});
        using enum UnrecordedPanels;
        QVERIFY(rules.allowedOrders({}, recorded, {.unrecorded = Unavailable}) == panels({0, 1}));
        QVERIFY(rules.allowedOrders(panels({0}), recorded, {.unrecorded = Unavailable}) == PanelMask());
        for (const UnrecordedPanels choice : {Charged, Free}) {
            QVERIFY(rules.allowedOrders({}, recorded, {.unrecorded = choice}) == panels({0, 1, 2}));
            QVERIFY(rules.allowedOrders(panels({0}), recorded, {.unrecorded = choice}) == panels({1, 2}));
            QVERIFY(rules.allowedOrders(panels({0, 2}), recorded, {.unrecorded = choice}) == panels({1}));
        }
        // $40 are enough for BMP with the draw. Charged for, BBC in vain costs 28 of them.
        QVERIFY(rules.allowedOrders(panels({2}), recorded, {Charged, Cost(40.0)}) == PanelMask());
        QVERIFY(rules.allowedOrders(panels({2}), recorded, {Free, Cost(40.0)}) == panels({0}));
    }

    // BBC in vain, then BMP: 26 + 2 and 36 where both are charged for, else nothing and 36 + 2.
    void theStudyDecidesWhoPaysForWhatIsNotRecorded()
    {
        const PanelRules rules = clinic();
        const FeatureMask recorded = columns({0, 1, 2});
        using enum UnrecordedPanels;
        QCOMPARE(rules.charge({}, PanelId(2), recorded, Charged).paid, Cost(28.0));
        QVERIFY(rules.charge({}, PanelId(2), recorded, Charged).billed);
        QCOMPARE(rules.charge(panels({2}), PanelId(0), recorded, Charged).paid, Cost(36.0));
        QCOMPARE(rules.bill(panels({0, 2}), recorded, Charged), Cost(64.0));
        for (const UnrecordedPanels choice : {Unavailable, Free}) {
            QCOMPARE(rules.charge({}, PanelId(2), recorded, choice).paid, Cost(0.0));
            QVERIFY(!rules.charge({}, PanelId(2), recorded, choice).billed);
            QCOMPARE(rules.charge(panels({2}), PanelId(0), recorded, choice).paid, Cost(38.0));
            QCOMPARE(rules.bill(panels({0, 2}), recorded, choice), Cost(38.0));
            // Somebody wants everything: CMP shows nothing beside BMP here.
            QVERIFY(rules.billed(panels({0, 1, 2}), recorded, choice) == panels({0}));
        }
        QVERIFY(rules.possible(panels({0, 2}), recorded, Unavailable) == panels({0}));
        QVERIFY(rules.possible(panels({0, 2}), recorded, Charged) == panels({0, 2}));
    }

    // Hemoglobin is empty in the whole file.
    void aPanelThatNobodyHasIsOfferedToNobody()
    {
        const TestCatalog catalog({{.name = "BMP", .cost = Cost(36.0), .features = columns({1, 2})},
                                   {.name = "BBC", .cost = Cost(26.0), .features = columns({4}), .offered = false}},
                                  {}, UnrecordedPanels::Charged);
        const PanelRules rules(catalog, columns({0}));
        QVERIFY(rules.orderable({}) == panels({0}));
        QVERIFY(rules.allowedOrders({}, columns({0, 1}), {.unrecorded = UnrecordedPanels::Charged}) == panels({0}));
        QVERIFY(rules.possible(panels({0, 1}), columns({0}), UnrecordedPanels::Charged) == panels({0}));
    }

    // Far shows column 2 for $3, of which it holds nothing else; then Near shows 2 and 3 for $6, and Far's result is no
    // news beside it. Both are paid: $9.
    void aCapCountsAllThatWasPaid()
    {
        const std::vector<Panel> both{{.name = "Near", .cost = Cost(6.0), .features = columns({2, 3})},
                                      {.name = "Far", .cost = Cost(3.0), .features = columns({1, 2})}};
        const PanelRules rules(TestCatalog(both, {}), columns({}));
        const FeatureMask recorded = columns({2, 3});
        QVERIFY(rules.allowedOrders(panels({1}), recorded, {.cap = Cost(9.0)}) == panels({0}));
        QVERIFY(rules.allowedOrders(panels({1}), recorded, {.cap = Cost(8.0)}) == PanelMask());
        const PanelRules study(TestCatalog(both, {}, UnrecordedPanels::Unavailable, PairOrders::No, {.cap = Cost(8.0)}),
                               columns({}));
        QVERIFY(study.allowedOrders(panels({1}), recorded, {}) == PanelMask());
        QVERIFY(study.allowedOrders({}, recorded, {}) == panels({0, 1}));
    }

    // Panel 1 first of everybody, panel 2 only once 0 has shown something, panel 3 never.
    void rulesLeaveWhatTheySay()
    {
        std::vector<Panel> four;
        for (std::size_t i = 0; i < 4; ++i)
            four.push_back({.name = std::to_string(i), .cost = Cost(1.0), .features = columns({i})});
        const OrderRules said{.first = panels({1}), .never = panels({3}), .needs = {{}, {}, panels({0}), {}}};
        const PanelRules rules(TestCatalog(four, {}, UnrecordedPanels::Unavailable, PairOrders::No, said), columns({}));
        const FeatureMask all = columns({0, 1, 2, 3});
        QVERIFY(rules.allowedOrders({}, all, {}) == panels({1}));
        QVERIFY(rules.forced(panels({1})) == PanelId(1) && !rules.forced(panels({0, 2})));
        QVERIFY(rules.allowedOrders(panels({1}), all, {}) == panels({0}));
        QVERIFY(rules.allowedOrders(panels({0, 1}), all, {}) == panels({2}));
        QVERIFY(rules.granted(panels({2})) == panels({1})); // 2 waits for 0, which nobody wants
        QVERIFY(rules.granted(panels({0, 2, 3})) == panels({0, 1, 2}));
        // Of whom 1 is not recorded gets the others; of whom 0 is not recorded gets neither 0 nor 2, whoever pays.
        QVERIFY(rules.allowedOrders({}, columns({0, 2}), {}) == panels({0}));
        QVERIFY(rules.allowedOrders(panels({0, 1}), columns({1, 2}), {.unrecorded = UnrecordedPanels::Charged}) ==
                PanelMask());
    }

    // Whatever is recorded: nothing of a panel, and ordering it moves neither what is shown nor what can be ordered
    // beside it.
    void anOrderThatShowsNothingChangesNothing()
    {
        RandomStream stream(Seed{5}, "records");
        std::size_t compared = 0;
        for (int round = 0; round < 60; ++round) {
            const RandomCatalog random = randomCatalog(8, 12, stream);
            const PanelRules rules(random.catalog, random.visible);
            FeatureMask recorded(12);
            for (std::size_t column = 0; column < 12; ++column)
                if (stream.uniform() < 0.5)
                    recorded.setKnown(FeatureId(column));
            const PanelMask held = rules.recordedPanels(recorded);
            for (std::uint32_t bits = 0; bits < 256; ++bits)
                for (std::size_t panel = 0; panel < 8; ++panel) {
                    const PanelMask before(bits), after = before.with(PanelId(panel));
                    if (held.isOrdered(PanelId(panel)) || before == after)
                        continue;
                    ++compared;
                    QVERIFY(rules.shown(before, recorded) == rules.shown(after, recorded));
                    const std::uint32_t others = ~PanelMask().with(PanelId(panel)).bits();
                    for (const UnrecordedPanels choice : kUnrecordedPanels)
                        QCOMPARE(rules.allowedOrders(before, recorded, {.unrecorded = choice}).bits() & others,
                                 rules.allowedOrders(after, recorded, {.unrecorded = choice}).bits());
                }
        }
        QVERIFY(compared > 1000);
    }

    // A = {1, 2} and B = {2, 3}, of which only 2 is recorded: whichever is ordered first, the other shows nothing, and
    // what is known stays the same.
    void ofPanelsThatShareTheOneRecordedValueTheSecondChangesNothing()
    {
        const TestCatalog catalog({{.name = "A", .cost = Cost(1.0), .features = columns({1, 2})},
                                   {.name = "B", .cost = Cost(2.0), .features = columns({2, 3})}},
                                  {}, UnrecordedPanels::Charged);
        const PanelRules rules(catalog, columns({0}));
        const FeatureMask recorded = columns({0, 2});
        QVERIFY(rules.shown(panels({1}), recorded) == rules.shown(panels({0, 1}), recorded));
        QVERIFY(rules.shown(panels({0}), recorded) == rules.shown(panels({0, 1}), recorded));
        QVERIFY(rules.shown(panels({1}), columns({0, 2, 3})) == panels({1})); // all of B is there
        QVERIFY(rules.shown(panels({0, 1}), columns({0, 2, 3})) == panels({1}));
    }

    // Whatever was ordered before: an order that is allowed and shows nothing, because what it has is known by other
    // panels, leaves what is shown and what can be ordered beside it as they were.
    void anOrderOfWhatIsKnownAlreadyChangesNothing()
    {
        RandomStream stream(Seed{6}, "records");
        std::size_t compared = 0;
        for (int round = 0; round < 120; ++round) {
            const RandomCatalog random = randomCatalog(7, 9, stream);
            const PanelRules rules(random.catalog, random.visible);
            FeatureMask recorded(9);
            for (std::size_t column = 0; column < 9; ++column)
                if (stream.uniform() < 0.6)
                    recorded.setKnown(FeatureId(column));
            const OrderLimits charged{.unrecorded = UnrecordedPanels::Charged};
            for (std::uint32_t bits = 0; bits < 128; ++bits) {
                const PanelMask before(bits), allowed = rules.allowedOrders(before, recorded, charged);
                for (std::size_t panel = 0; panel < 7; ++panel) {
                    if (!allowed.isOrdered(PanelId(panel)) || rules.shows(before, PanelId(panel), recorded))
                        continue;
                    ++compared;
                    const PanelMask after = before.with(PanelId(panel));
                    QVERIFY(rules.shown(before, recorded) == rules.shown(after, recorded));
                    const std::uint32_t others = ~PanelMask().with(PanelId(panel)).bits();
                    QCOMPARE(allowed.bits() & others, rules.allowedOrders(after, recorded, charged).bits());
                }
            }
        }
        QVERIFY(compared > 1000);
    }

    // What is shown is all that is known, whichever panels stand for it.
    void whatIsShownIsWhatWasAskedForAndRecorded()
    {
        RandomStream stream(Seed{7}, "records");
        for (int round = 0; round < 60; ++round) {
            const RandomCatalog random = randomCatalog(7, 9, stream);
            const PanelRules rules(random.catalog, random.visible);
            FeatureMask recorded(9);
            for (std::size_t column = 0; column < 9; ++column)
                if (stream.uniform() < 0.6)
                    recorded.setKnown(FeatureId(column));
            for (std::uint32_t bits = 0; bits < 128; ++bits) {
                const FeatureMask asked = rules.asked(PanelMask(bits)),
                                  shown = rules.asked(rules.shown(PanelMask(bits), recorded));
                for (std::size_t column = 0; column < 9; ++column)
                    if (recorded.isKnown(FeatureId(column)))
                        QCOMPARE(shown.isKnown(FeatureId(column)), asked.isKnown(FeatureId(column)));
            }
        }
    }

    void onePanelIsEnough()
    {
        const PanelRules rules(TestCatalog({{.name = "Only", .cost = Cost(3.0), .features = columns({1})}}, {}),
                               columns({0}));
        QVERIFY(rules.orderable({}) == panels({0}));
        QVERIFY(rules.orderable(panels({0})) == PanelMask());
        QVERIFY(rules.closure({}) == PanelMask());
    }

    // 12 panels are looked up, 30 are worked out: a table for them would have 2³⁰ entries.
    void manyPanelsFollowTheDefinition_data()
    {
        QTest::addColumn<int>("panelCount");
        QTest::addColumn<int>("columnCount");
        QTest::newRow("12 panels, 60 columns") << 12 << 60;
        QTest::newRow("12 panels that overlap") << 12 << 9;
        QTest::newRow("14 panels, 64 columns") << 14 << 64;
        QTest::newRow("15 panels, 65 columns") << 15 << 65;
        QTest::newRow("30 panels that overlap") << 30 << 20;
        QTest::newRow("30 panels, 200 columns") << 30 << 200;
        QTest::newRow("32 panels") << 32 << 70;
    }

    void manyPanelsFollowTheDefinition()
    {
        QFETCH(int, panelCount);
        QFETCH(int, columnCount);
        const auto count = static_cast<std::size_t>(panelCount);
        RandomStream stream(Seed{11}, "panels");
        const RandomCatalog random = randomCatalog(count, static_cast<std::size_t>(columnCount), stream);
        const PanelRules rules(random.catalog, random.visible);
        for (int round = 0; round < 300; ++round) {
            // Some masks with few and some with many panels
            const auto bits = static_cast<std::uint32_t>(stream.next() & (round % 2 ? stream.next() : ~0ULL));
            const PanelMask ordered(bits & PanelMask::all(count).bits());
            for (std::size_t panel = 0; panel < count; ++panel) {
                QCOMPARE(rules.orderable(ordered).isOrdered(PanelId(panel)), reveals(random, ordered, panel));
                QCOMPARE(rules.closure(ordered).isOrdered(PanelId(panel)), !reveals(random, ordered, panel));
            }
            QVERIFY(rules.asked(rules.closure(ordered)) == rules.asked(ordered));
        }
    }

    void aBillDoesNotDependOnTheOrderOfOrders()
    {
        RandomStream stream(Seed{12}, "panels");
        const RandomCatalog random = randomCatalog(12, 40, stream);
        const PanelRules rules(random.catalog, random.visible);
        std::vector<std::size_t> sequence{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        for (int round = 0; round < 50; ++round) {
            stream.shuffle(std::span(sequence));
            PanelMask ordered;
            double sum = 0.0;
            for (const std::size_t panel : sequence) {
                sum += rules.priceOfAdding(ordered, PanelId(panel)).amount;
                ordered = ordered.with(PanelId(panel));
                QVERIFY(std::abs(sum - rules.priceOf(ordered).amount) < 1e-12);
            }
        }
    }
};

PANELWISE_APPLESS_TEST(PanelRulesTest)

} // namespace panel_rules_test

#include "panel_rules_test.moc"
