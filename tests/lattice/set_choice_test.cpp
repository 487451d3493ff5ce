// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_choice_p.h"

#include "core/lattice/panel_lattice.h"
#include "tests/lattice/lattice_fixture.h"
#include "tests/test_program.h"

#include <cmath>
#include <functional>
#include <set>

namespace set_choice_test {

using namespace core;
using fixture::mask;

namespace {

// Panels of one column each, at these prices.
TestCatalog separatePanels(const std::vector<double>& prices)
{
    std::vector<fixture::PanelOf> panels;
    for (const double price : prices)
        panels.push_back({price, {panels.size()}});
    return fixture::catalog(prices.size(), panels);
}

struct Chosen {
    std::vector<PanelMask> sets;
    std::size_t rounds = 0;
    bool leavesOut = false;
    std::size_t expected = 0;
    bool holds(PanelMask set) const { return std::ranges::find(sets, set) != sets.end(); }
};

// Fits what is asked for until nothing more is.
Chosen choose(const TestCatalog& catalog, std::size_t most, const std::function<double(PanelMask)>& loss)
{
    const PanelRules rules(catalog, FeatureMask(catalog.panels().front().features.size()));
    SetChoice choice(catalog, rules, most);
    Chosen chosen;
    std::set<std::uint64_t> asked;
    while (true) {
        const std::vector<PanelMask> next = choice.next();
        if (next.empty())
            break;
        ++chosen.rounds;
        for (const PanelMask set : next) {
            if (!asked.insert(set.bits()).second)
                qFatal("asked for a set twice");
            choice.fitted(set, loss(set));
        }
    }
    chosen.sets = choice.chosen();
    chosen.leavesOut = choice.leavesOut();
    chosen.expected = choice.expectedCount();
    return chosen;
}

// Each panel takes away its part, whatever the others are.
std::function<double(PanelMask)> additive(std::vector<double> gains)
{
    return [gains](PanelMask set) {
        double loss = 1.0;
        for (std::size_t panel = 0; panel < gains.size(); ++panel)
            loss -= set.isOrdered(PanelId(panel)) ? gains[panel] : 0.0;
        return loss;
    };
}

} // namespace

class SetChoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewSetsAreAllChosen()
    {
        const Chosen chosen = choose(separatePanels({1, 2, 3, 4}), 16, additive({0.1, 0.1, 0.1, 0.1}));
        QCOMPARE(chosen.sets.size(), std::size_t{16});
        QCOMPARE(chosen.rounds, std::size_t{1});
        QCOMPARE(chosen.expected, std::size_t{16});
        QVERIFY(!chosen.leavesOut);
    }

    // Three panels of the same column: two sets, though there are eight masks.
    void whatCannotBeToldApartIsCountedOnce()
    {
        const Chosen chosen = choose(fixture::catalog(1, {{1, {0}}, {2, {0}}, {3, {0}}}), 2, additive({0.1, 0.1, 0.1}));
        QVERIFY(!chosen.leavesOut);
        QCOMPARE(chosen.sets.size(), std::size_t{2});
    }

    void neverMoreThanAskedForAndAlwaysBothEnds()
    {
        const TestCatalog seven = separatePanels({1, 2, 3, 4, 5, 6, 7});
        for (const std::size_t most : {1U, 2U, 3U, 8U, 9U, 10U, 31U, 64U, 127U}) {
            const Chosen chosen = choose(seven, most, additive({.02, .05, .11, .03, .07, .01, .13}));
            QVERIFY(chosen.leavesOut);
            QVERIFY(chosen.sets.size() <= std::max<std::size_t>(most, 2)); // fewer than the ends there cannot be
            QVERIFY(chosen.holds(PanelMask()) && chosen.holds(PanelMask::all(7)));
            if (most >= 9)
                QVERIFY(chosen.sets.size() > 8); // the room is used
        }
    }

    void everySetIsReachedByOrdersThatAreThere()
    {
        const TestCatalog nine = separatePanels({3, 1, 4, 1, 5, 9, 2, 6, 5});
        for (const std::size_t most : {40U, 100U, 256U}) {
            const Chosen chosen = choose(nine, most, additive({.03, .01, .04, .01, .05, .09, .02, .06, .05}));
            for (const PanelMask set : chosen.sets) {
                bool reached = set == PanelMask() || set == PanelMask::all(9);
                for (std::size_t panel = 0; panel < 9; ++panel)
                    reached = reached ||
                              (set.isOrdered(PanelId(panel)) && chosen.holds(PanelMask(set.bits() & ~(1U << panel))));
                QVERIFY(reached);
            }
        }
        // With the room a plan gives, orders lead up to the full set: a set of eight is among them.
        const Chosen usual = choose(nine, 256, additive({.03, .01, .04, .01, .05, .09, .02, .06, .05}));
        QVERIFY(std::ranges::any_of(usual.sets, [](PanelMask set) { return set.count() == 8; }));
    }

    void orderedPanelsReachAllOfThemUpToFourteen()
    {
        std::vector<double> prices, gains;
        for (int i = 0; i < 14; ++i) {
            prices.push_back(1.0 + i % 5);
            gains.push_back(0.01 + 0.005 * (i % 7));
        }
        const TestCatalog catalog = separatePanels(prices);
        const Chosen chosen = choose(catalog, 256, additive(gains));
        QVERIFY(chosen.sets.size() <= 256);
        const PanelLattice lattice(catalog, FeatureMask(14), chosen.sets);
        QVERIFY(lattice.stateOf(PanelMask::all(14)).has_value());
    }

    // Panel 0 costs ten times as much as the others and tells nothing; all others tell as much as each other.
    void whatCostsMuchAndTellsNothingIsLeftOutFirst()
    {
        const TestCatalog catalog = separatePanels({50, 5, 5, 5, 5, 5, 5});
        const auto loss = additive({0.0, .1, .1, .1, .1, .1, .1});
        for (const std::size_t most : {20U, 50U}) {
            const Chosen chosen = choose(catalog, most, loss);
            std::size_t with = 0, without = 0;
            for (const PanelMask set : chosen.sets)
                if (set != PanelMask::all(7) && set.count() > 1)
                    ++(set.isOrdered(PanelId(0)) ? with : without);
            QVERIFY(without >= 3);
            QVERIFY(4 * with <= without); // were they equal, two of seven panels make 6 of 21 pairs
        }
        // The first pairs are those without it: room for 2 ends, 7 single panels and the 15 pairs of the others.
        const Chosen pairs = choose(catalog, 24, loss);
        for (const PanelMask set : pairs.sets)
            QVERIFY(set.count() != 2 || !set.isOrdered(PanelId(0)));
    }

    // Panels 0 and 1 repeat each other; 2 adds to either. With room for one pair of each it is not the pair 0 + 1.
    void panelsThatRepeatEachOtherAreNotPutTogether()
    {
        const auto loss = [](PanelMask set) {
            double value = 1.0;
            if (set.isOrdered(PanelId(0)) || set.isOrdered(PanelId(1)))
                value -= 0.3;
            for (const std::size_t panel : {2U, 3U, 4U})
                value -= set.isOrdered(PanelId(panel)) ? 0.1 : 0.0;
            return value;
        };
        // 2 ends, 5 single, 10 pairs and some of the 10 triples.
        const Chosen chosen = choose(separatePanels({1, 1, 1, 1, 1}), 22, loss);
        std::size_t doubled = 0, triples = 0;
        for (const PanelMask set : chosen.sets)
            if (set.count() == 3) {
                ++triples;
                doubled += set.isOrdered(PanelId(0)) && set.isOrdered(PanelId(1));
            }
        QVERIFY(triples >= 3);
        QCOMPARE(doubled, std::size_t{0});
    }
};

PANELWISE_APPLESS_TEST(SetChoiceTest)

} // namespace set_choice_test

#include "set_choice_test.moc"
