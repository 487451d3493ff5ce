// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/orders.h"

#include "tests/kernels/kernel_fixture.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

namespace orders_test {

using namespace core;
using fixture::noise;

namespace {

bool near(double found, double expected)
{
    return std::abs(found - expected) <= 1e-4 * (1.0 + std::abs(expected));
}

// Random estimates of some patients, in a state with some orders, at several prices of money.
struct Case {
    std::size_t patients, terms, orders, lanes;
    std::vector<float> basis, weights, worths, now;
    std::vector<std::vector<float>> outcomes;
    std::vector<const float*> outcomePointers;
    std::vector<std::uint32_t> kinds;
    std::vector<std::uint8_t> shows; // of three kinds of patients
    std::vector<std::uint64_t> panels;
    std::vector<float> earned;
    std::vector<std::uint8_t> actions;
    std::vector<std::uint64_t> inVain;

    Case(std::size_t termCount, std::size_t orderCount, std::size_t laneCount, std::uint64_t seed)
        : patients(50),
          terms(termCount),
          orders(orderCount),
          lanes(laneCount),
          basis(noise(padded(patients * terms), seed)),
          weights(noise(padded(orders * terms * lanes), seed + 1)),
          worths(noise(padded(orders * lanes), seed + 2)),
          now(noise(patients, seed + 3)),
          earned(padded(patients * lanes)),
          actions(earned.size()),
          inVain(earned.size())
    {
        RandomStream stream(Seed{seed}, "kinds");
        for (float& worth : worths)
            worth = -std::abs(worth);
        for (std::size_t order = 0; order < orders; ++order) {
            outcomes.push_back(noise(padded(patients * lanes), seed + 4 + order));
            panels.push_back(panelOf(order));
        }
        for (const std::vector<float>& one : outcomes)
            outcomePointers.push_back(one.data());
        for (std::size_t i = 0; i < patients; ++i)
            kinds.push_back(static_cast<std::uint32_t>(stream.below(3)));
        for (std::size_t i = 0; i < 3 * orders; ++i)
            shows.push_back(i < orders ? 1 : static_cast<std::uint8_t>(stream.below(2)));
    }
    // On both sides of the 32 bits that a lane has.
    static std::uint64_t panelOf(std::size_t order)
    {
        return std::uint64_t{1} << (order % 2 == 0 ? order : 63 - order);
    }
    static std::size_t padded(std::size_t count) { return count + kernels::kLaneMargin; }

    void choose(bool charged)
    {
        const kernels::OrderChoice choice{.terms = terms,
                                          .orders = orders,
                                          .lanes = lanes,
                                          .basis = basis.data(),
                                          .weights = weights.data(),
                                          .worths = worths.data(),
                                          .outcomes = outcomePointers.data(),
                                          .now = now.data(),
                                          .kinds = kinds.data(),
                                          .shows = shows.data(),
                                          .panels = panels.data(),
                                          .earned = earned.data(),
                                          .actions = actions.data(),
                                          .inVain = charged ? inVain.data() : nullptr};
        kernels::chooseOrders(choice, 0, 20); // in two pieces, as folds are
        kernels::chooseOrders(choice, 20, patients - 20);
    }
    double valueOf(std::size_t patient, std::size_t order, std::size_t lane) const
    {
        double value = double{worths[order * lanes + lane]};
        for (std::size_t term = 0; term < terms; ++term)
            value += double{basis[patient * terms + term]} * double{weights[(order * terms + term) * lanes + lane]};
        return value;
    }
};

} // namespace

class OrdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productsAreSumsOverThePatientsNamed()
    {
        for (const std::size_t terms : {1U, 4U, 8U, 11U, 18U})
            for (const std::size_t lanes : {1U, 7U, 10U, 16U, 33U}) {
                constexpr std::size_t kPatients = 700; // more than are added up at once
                const std::vector<float> basis = noise(kPatients * terms, 1), baseline = noise(kPatients, 2),
                                         outcomes = noise(kPatients * lanes + kernels::kLaneMargin, 3);
                std::vector<std::uint32_t> some;
                for (std::uint32_t i = 0; i < kPatients; i += 1 + i % 2)
                    some.push_back(i);
                for (const bool shifted : {false, true}) {
                    std::vector<double> found(terms * lanes, 1.0), expected = found; // added to what is there
                    kernels::addProducts({.terms = terms,
                                          .lanes = lanes,
                                          .basis = basis.data(),
                                          .outcomes = outcomes.data(),
                                          .baseline = shifted ? baseline.data() : nullptr},
                                         some.size(), some.data(), found.data());
                    for (const std::uint32_t i : some)
                        for (std::size_t term = 0; term < terms; ++term)
                            for (std::size_t lane = 0; lane < lanes; ++lane)
                                expected[term * lanes + lane] +=
                                    double{basis[i * terms + term]} *
                                    (double{outcomes[i * lanes + lane]} - (shifted ? double{baseline[i]} : 0.0));
                    for (std::size_t place = 0; place < found.size(); ++place)
                        QVERIFY(std::abs(found[place] - expected[place]) < 1e-3);
                }
            }
    }

    // The best order that shows something and is worth more than nothing; what is earned is what its outcome was.
    void theBestOrderThatShowsSomethingIsTaken()
    {
        for (const std::size_t lanes : {1U, 3U, 8U, 10U, 16U, 21U}) {
            Case one(5, 4, lanes, 10 + lanes);
            one.choose(false);
            std::size_t diagnosed = 0;
            for (std::size_t patient = 0; patient < one.patients; ++patient)
                for (std::size_t lane = 0; lane < lanes; ++lane) {
                    double best = 0.0, earned = double{one.now[patient]};
                    std::size_t action = 255;
                    for (std::size_t order = 0; order < one.orders; ++order)
                        if (const double value = one.valueOf(patient, order, lane);
                            value > best && one.shows[one.kinds[patient] * one.orders + order] != 0) {
                            best = value;
                            action = order;
                            earned = double{one.outcomes[order][patient * lanes + lane]} +
                                     double{one.worths[order * lanes + lane]};
                        }
                    diagnosed += action == 255;
                    QCOMPARE(std::size_t{one.actions[patient * lanes + lane]}, action);
                    QVERIFY(near(double{one.earned[patient * lanes + lane]}, earned));
                }
            QVERIFY(diagnosed > 0 && diagnosed < one.patients * lanes);
        }
    }

    // Better ones that show nothing are tried first and paid for where they are charged.
    void whatShowsNothingIsPaidForInVain()
    {
        Case free(6, 5, 10, 40), charged = free;
        for (std::size_t order = 0; order < charged.orders; ++order) // of the copy's own numbers
            charged.outcomePointers[order] = charged.outcomes[order].data();
        free.choose(false);
        charged.choose(true);
        std::size_t paid = 0;
        for (std::size_t patient = 0; patient < free.patients; ++patient)
            for (std::size_t lane = 0; lane < free.lanes; ++lane) {
                const std::size_t place = patient * free.lanes + lane;
                QCOMPARE(charged.actions[place], free.actions[place]);
                const double best = free.actions[place] == 255 ? 0.0 : free.valueOf(patient, free.actions[place], lane);
                double worth = 0.0;
                std::uint64_t panels = 0;
                for (std::size_t order = 0; order < free.orders; ++order)
                    if (free.shows[free.kinds[patient] * free.orders + order] == 0 &&
                        free.valueOf(patient, order, lane) > best) {
                        panels |= free.panelOf(order);
                        worth += double{free.worths[order * free.lanes + lane]};
                    }
                paid += panels != 0;
                QCOMPARE(charged.inVain[place], panels);
                QVERIFY(near(double{charged.earned[place]}, double{free.earned[place]} + worth));
            }
        QVERIFY(paid > 0);
    }
};

PANELWISE_APPLESS_TEST(OrdersTest)

} // namespace orders_test

#include "orders_test.moc"
