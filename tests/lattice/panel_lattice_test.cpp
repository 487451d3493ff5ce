// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/panel_lattice.h"

#include "tests/lattice/lattice_fixture.h"
#include "tests/test_program.h"

#include <set>

namespace panel_lattice_test {

using namespace core;
using fixture::mask;

namespace {

PanelLattice allOf(const TestCatalog& catalog, const FeatureMask& visible)
{
    return {catalog, visible, PanelLattice::allSets(PanelRules(catalog, visible))};
}

// Column 0 is visible; BMP (1, 2) is part of CMP (1, 2, 3); CBC has 4.
const FeatureMask kVisible = fixture::columns(5, {0});
const TestCatalog kPanels = fixture::catalog(5, {{8.0, {1, 2}}, {11.0, {1, 2, 3}}, {6.0, {4}}});

} // namespace

class PanelLatticeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // {}, BMP, CBC, BMP + CBC, CMP (with or without BMP), all: 6 of the 8 masks differ in what they reveal.
    void panelsThatRevealNothingMoreAreOneSet()
    {
        const PanelLattice lattice = allOf(kPanels, kVisible);
        QCOMPARE(lattice.sets().size(), std::size_t{6});
        QVERIFY(lattice.setOf(mask({1})) == lattice.setOf(mask({0, 1})));
        QVERIFY(lattice.setOf(mask({1, 2})) == lattice.setOf(mask({0, 1, 2})));
        QVERIFY(lattice.setOf(mask({0})) != lattice.setOf(mask({1})));
        const PanelLattice::Set& cmp = lattice.sets()[*lattice.setOf(mask({1}))];
        QVERIFY(cmp.closure == mask({0, 1}));
        QVERIFY(cmp.orders == std::vector{PanelId(2)});
        QVERIFY(cmp.features == (std::vector<std::uint16_t>{0, 1, 2, 3}));
        QVERIFY(lattice.sets().front().features == std::vector<std::uint16_t>{0});
        QVERIFY(lattice.sets().back().orders.empty());
    }

    // Without overlap all 2^4 masks; with k panels of the same column 2; a panel of visible columns adds nothing.
    void theNumberOfSetsIsWhatCanBeTold()
    {
        const auto count = [](std::size_t features, const std::vector<fixture::PanelOf>& panels) {
            return allOf(fixture::catalog(features, panels), fixture::columns(features, {0})).sets().size();
        };
        QCOMPARE(count(5, {{1, {1}}, {1, {2}}, {1, {3}}, {1, {4}}}), std::size_t{16});
        QCOMPARE(count(2, {{1, {1}}, {2, {1}}, {3, {1}}}), std::size_t{2});
        QCOMPARE(count(3, {{1, {0}}, {1, {1}}, {1, {2}}}), std::size_t{4});
        // A chain: each contains the one before.
        QCOMPARE(count(4, {{1, {1}}, {2, {1, 2}}, {3, {1, 2, 3}}}), std::size_t{4});
        // a, b and ab: a + b is ab, so {}, a, b, ab.
        QCOMPARE(count(3, {{1, {1}}, {1, {2}}, {1, {1, 2}}}), std::size_t{4});
    }

    void ordersLeadToLaterStates()
    {
        const std::vector<FeeGroup> fees{{"Draw", Cost(2.0), mask({0, 1})}, {"Urine", Cost(1.0), mask({2, 3})}};
        const PanelLattice lattice =
            allOf(fixture::catalog(6, {{1, {1}}, {2, {2, 3}}, {3, {3, 4}}, {4, {5}}}, fees), fixture::columns(6, {0}));
        QVERIFY(lattice.states().front().set == *lattice.setOf(PanelMask()));
        for (std::size_t i = 0; i < lattice.states().size(); ++i) {
            const PanelLattice::State& state = lattice.states()[i];
            const PanelLattice::Set& set = lattice.sets()[state.set];
            QCOMPARE(state.leadsTo.size(), set.orders.size());
            QCOMPARE(state.prices.size(), set.orders.size());
            for (std::size_t order = 0; order < state.leadsTo.size(); ++order) {
                QVERIFY(state.leadsTo[order] > i);
                QCOMPARE(lattice.states()[state.leadsTo[order]].set, set.leadsTo[order]);
                QVERIFY(set.leadsTo[order] > state.set);
            }
        }
    }

    // Panels a, b, ab and c, a draw of 2 shared by a and c: ab is known by two panels with the draw paid, or by one
    // without. Unpaid are {}, b and ab by one; paid are a, ab by two, and the four sets with c: 9 states of 8 sets.
    void whatWasPaidMakesStatesOfTheirOwn()
    {
        const std::vector<fixture::PanelOf> panels{{1, {0}}, {1, {1}}, {4, {0, 1}}, {7, {2}}};
        const FeatureMask nothing(3);
        const PanelLattice shared = allOf(fixture::catalog(3, panels, {{"Draw", Cost(2.0), mask({0, 3})}}), nothing);
        QCOMPARE(shared.sets().size(), std::size_t{8});
        QCOMPARE(shared.states().size(), std::size_t{9});
        const auto byParts = shared.stateOf(mask({0, 1})), byOne = shared.stateOf(mask({2}));
        QVERIFY(byParts && byOne && *byParts != *byOne);
        QCOMPARE(shared.states()[*byParts].set, shared.states()[*byOne].set);
        QCOMPARE(shared.states()[*byParts].prices.front(), 7.0); // the draw is paid
        QCOMPARE(shared.states()[*byOne].prices.front(), 9.0);
        QCOMPARE(shared.states()[*byParts].leadsTo.front(), shared.states()[*byOne].leadsTo.front());
        // From the start on everything costs its price, with the draw where it falls due.
        QVERIFY(shared.states()[0].prices == (std::vector<double>{3.0, 1.0, 4.0, 9.0}));
        QCOMPARE(allOf(fixture::catalog(3, panels), nothing).states().size(), std::size_t{8});
    }

    void everyMaskHasItsSetAndEveryWayItsState()
    {
        const std::vector<FeeGroup> fees{{"Draw", Cost(2.0), mask({0, 1, 2})}};
        const TestCatalog catalog(kPanels.panels(), fees);
        const PanelLattice lattice = allOf(catalog, kVisible);
        const PanelRules rules(catalog, kVisible);
        for (std::uint32_t bits = 0; bits < 8; ++bits) {
            const PanelMask ordered(bits);
            const auto set = lattice.setOf(ordered), state = lattice.stateOf(ordered);
            QVERIFY(set && state);
            QVERIFY(lattice.sets()[*set].closure == rules.closure(ordered));
            QCOMPARE(lattice.states()[*state].set, *set);
            const PanelLattice::Set& known = lattice.sets()[*set];
            for (std::size_t i = 0; i < known.orders.size(); ++i) {
                QCOMPARE(lattice.states()[*state].prices[i], catalog.priceOfAdding(ordered, known.orders[i]).amount);
                QCOMPARE(lattice.states()[*state].leadsTo[i], *lattice.stateOf(ordered.with(known.orders[i])));
            }
        }
    }

    // Of the eight sets of three panels these: {}, 0, 01, 012 and 2, but not 1, 02 and 12.
    void setsLeftOutAreNotLedTo()
    {
        const TestCatalog three = fixture::catalog(3, {{1, {0}}, {2, {1}}, {3, {2}}});
        const std::vector<PanelMask> chosen{mask({0, 1, 2}), mask({2}), PanelMask(), mask({0, 1}), mask({0})};
        const PanelLattice lattice(three, FeatureMask(3), chosen);
        QCOMPARE(lattice.sets().size(), std::size_t{5});
        QVERIFY(!lattice.setOf(mask({1})) && !lattice.stateOf(mask({1})));
        QVERIFY(lattice.sets()[0].orders == (std::vector{PanelId(0), PanelId(2)}));
        QVERIFY(lattice.sets()[*lattice.setOf(mask({0}))].orders == std::vector{PanelId(1)});
        QVERIFY(lattice.sets()[*lattice.setOf(mask({2}))].orders.empty());
        QCOMPARE(lattice.states().size(), std::size_t{5});
    }

    void whatNoOrderReachesHasNoState()
    {
        const TestCatalog three = fixture::catalog(3, {{1, {0}}, {2, {1}}, {3, {2}}});
        const PanelLattice lattice(three, FeatureMask(3), std::vector{PanelMask(), mask({0}), mask({0, 1, 2})});
        QVERIFY(lattice.setOf(mask({0, 1, 2})) && !lattice.stateOf(mask({0, 1, 2})));
        QCOMPARE(lattice.states().size(), std::size_t{2});
    }

    // $1, $2 and $3; 10, 30 and 20 minutes at $1 a minute. In turn 1 + 10 and 2 + 30; together 1 + 2 + 30.
    void pairsCostTheLongerTime()
    {
        std::vector<Panel> panels = fixture::catalog(3, {{1, {0}}, {2, {1}}, {3, {0, 2}}}).panels();
        for (const auto& [panel, minutes] : {std::pair(0U, 10.0), {1U, 30.0}, {2U, 20.0}})
            panels[panel].minutes = Minutes(minutes);
        const TestCatalog timed(panels, {}, UnrecordedPanels::Unavailable, PairOrders::Allowed);
        const std::vector<PanelMask> all = PanelLattice::allSets(PanelRules(timed, FeatureMask(3)));
        const PanelLattice lattice(timed, FeatureMask(3), all, CostAim::moneyAndTime(60.0));
        const PanelLattice::Set& start = lattice.sets()[*lattice.setOf({})];
        const PanelLattice::State& here = lattice.states()[*lattice.stateOf({})];
        // The first panel shows nothing that the third does not, so these two are never ordered together.
        QCOMPARE(start.choices(), std::size_t{5});
        QVERIFY(start.action(3) == Action::orderTogether(PanelId(0), PanelId(1)));
        QVERIFY(start.action(4) == Action::orderTogether(PanelId(1), PanelId(2)));
        QVERIFY(here.prices == (std::vector{11.0, 32.0, 23.0, 33.0, 35.0}));
        QCOMPARE(here.leadsTo[3], *lattice.stateOf(mask({0, 1})));
        // Where money alone counts there are no pairs, and prices are prices.
        const PanelLattice money(timed, FeatureMask(3), all);
        QCOMPARE(money.sets()[*money.setOf({})].choices(), std::size_t{3});
        QVERIFY(money.states()[*money.stateOf({})].prices == (std::vector{1.0, 2.0, 3.0}));
    }

    // Somebody may have ordered what the lattice leaves out: then the most it knows of is the largest state within.
    void theStateBelowIsTheLargestWithin()
    {
        const TestCatalog three = fixture::catalog(3, {{1, {0}}, {2, {1}}, {3, {2}}});
        const std::vector<PanelMask> chosen{PanelMask(), mask({0}), mask({2}), mask({0, 1}), mask({0, 1, 2})};
        const PanelLattice lattice(three, FeatureMask(3), chosen);
        const auto below = [&](PanelMask ordered) {
            return lattice.sets()[lattice.states()[lattice.stateWithin(ordered)].set].closure;
        };
        for (const PanelMask known : chosen) {
            QVERIFY(below(known) == known);
            QCOMPARE(lattice.stateWithin(known), *lattice.stateOf(known));
        }
        QVERIFY(below(mask({1})) == PanelMask());
        QVERIFY(below(mask({1, 2})) == mask({2}));
        QVERIFY(below(mask({0, 2})) == mask({0}) || below(mask({0, 2})) == mask({2}));
        // Not the full set where no order leads there.
        const PanelLattice gap(three, FeatureMask(3), std::vector{PanelMask(), mask({0}), mask({0, 1, 2})});
        QCOMPARE(gap.stateWithin(mask({0, 1, 2})), *gap.stateOf(mask({0})));
    }
};

PANELWISE_APPLESS_TEST(PanelLatticeTest)

} // namespace panel_lattice_test

#include "panel_lattice_test.moc"
