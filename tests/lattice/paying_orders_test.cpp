// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/paying_orders_p.h"
#include "tests/test_program.h"

namespace paying_orders_test {

using namespace core;

namespace {

constexpr std::size_t kPatients = 40;

// Forty patients in one state, in two folds, one price of money. Diagnosing earns nothing.
struct State {
    std::vector<float> basis = std::vector<float>(kPatients, 1.0f); // one term, which is 1
    std::vector<float> now = std::vector<float>(kPatients, 0.0f);
    std::vector<std::uint32_t> kinds = std::vector<std::uint32_t>(kPatients, 0U);
    std::vector<std::size_t> foldBegins{0, kPatients / 2, kPatients};
    std::vector<float> expected, worths;
    std::vector<std::vector<float>> earned = {};
    std::vector<std::uint8_t> shows = {};

    // Even and odd patients earn this after the order.
    void addOrder(float isExpected, float price, float even, float odd)
    {
        expected.push_back(isExpected);
        worths.push_back(-price);
        shows.push_back(1);
        std::vector<float>& own = earned.emplace_back();
        for (std::size_t i = 0; i < kPatients; ++i)
            own.push_back(i % 2 == 0 ? even : odd);
    }

    std::vector<std::uint8_t> paying(double certainty) const
    {
        const std::vector<std::vector<float>> weights(2, expected);
        std::vector<const float*> outcomes;
        for (const std::vector<float>& own : earned)
            outcomes.push_back(own.data());
        return ordersThatPay({.terms = 1,
                              .lanes = 1,
                              .basis = basis,
                              .now = now,
                              .kinds = kinds,
                              .shows = shows,
                              .foldBegins = foldBegins,
                              .weights = weights,
                              .worths = worths,
                              .outcomes = outcomes,
                              .certainty = certainty});
    }
};

using Open = std::vector<std::uint8_t>;

} // namespace

class PayingOrdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The second promises more, and what it earns is its price less than nothing.
    void anOrderThatOnlySeemsToPayIsClosed()
    {
        State state;
        state.addOrder(1.0f, 0.5f, 1.0f, 1.0f);
        state.addOrder(2.0f, 0.5f, 1.0f, -1.0f);
        QCOMPARE(state.paying(1.0), (Open{1, 0}));
    }

    // Gains of 0.5 and −0.3 by twenty patients each: 4 in all, the root of the squares is √(20·0.25 + 20·0.09) = 2.6,
    // so they are 1.5 standard errors above nothing.
    void howSurelyItHasToPayDecides()
    {
        State state;
        state.addOrder(1.0f, 0.0f, 0.5f, -0.3f);
        QCOMPARE(state.paying(1.0), Open{1});
        QCOMPARE(state.paying(2.0), Open{0});
    }

    // Beside its like neither gains anything, yet without both everybody would lose 1.
    void ofTwoThatServeForEachOtherOneStays()
    {
        State state;
        state.addOrder(1.5f, 0.0f, 1.0f, 1.0f);
        state.addOrder(1.5f, 0.0f, 1.0f, 1.0f);
        const Open open = state.paying(1.0);
        QCOMPARE(open[0] + open[1], 1);
    }

    void whoIsShownNothingSaysNothing()
    {
        State state;
        state.addOrder(1.0f, 0.0f, 1.0f, 1.0f);
        state.shows = {0};
        QCOMPARE(state.paying(1.0), Open{0});
    }
};

PANELWISE_APPLESS_TEST(PayingOrdersTest)

} // namespace paying_orders_test

#include "paying_orders_test.moc"
