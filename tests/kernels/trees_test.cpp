// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/trees.h"

#include "tests/kernels/kernel_fixture.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <numeric>

namespace trees_test {

using namespace core;
using fixture::noise;

namespace {

bool near(double found, double expected, double tolerance)
{
    return std::abs(found - expected) <= tolerance;
}

// Patients with random codes and what a step of boosting makes of them.
struct Case {
    std::size_t patients, columns, codes;
    std::vector<float> logOdds, gradient, weight;
    std::vector<std::uint8_t> diseased, rows;
    std::vector<kernels::Share> shares;
    std::vector<std::uint32_t> groupBegins{0}, groupCodes;

    Case(std::size_t patientCount, std::size_t columnCount, std::size_t codeCount, std::uint64_t seed)
        : patients(patientCount),
          columns(columnCount),
          codes(codeCount),
          logOdds(noise(patientCount, seed)),
          gradient(patientCount),
          weight(patientCount),
          shares(patientCount)
    {
        RandomStream stream(Seed{seed}, "codes");
        for (std::size_t i = 0; i < patients; ++i) {
            diseased.push_back(stream.uniform() < 0.4 ? 1 : 0);
            for (std::size_t column = 0; column < columns; ++column)
                rows.push_back(static_cast<std::uint8_t>(stream.below(codes)));
        }
        step();
        for (std::size_t first = 0; first < columns; first += kernels::kGroup) {
            groupCodes.push_back(static_cast<std::uint32_t>(codes));
            groupBegins.push_back(groupBegins.back() + static_cast<std::uint32_t>((codes + 1) * kernels::kGroup));
        }
    }
    void step()
    {
        kernels::boostingSteps(patients, logOdds.data(), diseased.data(), gradient.data(), weight.data(),
                               shares.data());
    }
    kernels::SumLayout layout() const { return {columns, groupBegins.data(), groupCodes.data()}; }
    std::vector<kernels::Share> sumsOf(const std::vector<std::uint32_t>& some) const
    {
        std::vector<kernels::Share> sums(groupBegins.back(), 0);
        kernels::addShares(layout(), some.size(), some.data(), rows.data(), shares.data(), sums.data());
        return sums;
    }
    kernels::Share totalOf(const std::vector<std::uint32_t>& some) const
    {
        kernels::Share total = 0;
        for (const std::uint32_t patient : some)
            total += shares[patient];
        return total;
    }
    kernels::SharesSplit best(const std::vector<std::uint32_t>& some, const kernels::SplitLimits& limits) const
    {
        const std::vector<kernels::Share> sums = sumsOf(some);
        return kernels::bestSplit(layout(), sums.data(), totalOf(some), limits);
    }

    bool goesRight(std::uint32_t patient, std::size_t column, std::size_t code, bool missingRight) const
    {
        const std::uint8_t value = rows[patient * columns + column];
        return value > code || (value == 0 && missingRight);
    }
    // By definition; nothing where a side is too small.
    std::optional<double> gain(const std::vector<std::uint32_t>& some, std::size_t column, std::size_t code,
                               bool missingRight, const kernels::SplitLimits& limits) const
    {
        std::array<double, 2> gradients{}, weights{};
        std::array<int, 2> counts{};
        for (const std::uint32_t patient : some) {
            const std::size_t side = goesRight(patient, column, code, missingRight) ? 1 : 0;
            gradients[side] += double{gradient[patient]};
            weights[side] += double{weight[patient]};
            ++counts[side];
        }
        if (std::min(counts[0], counts[1]) < limits.smallestCount)
            return std::nullopt;
        const auto worth = [&](double g, double w) { return g * g / (w + double{limits.ridge}); };
        return worth(gradients[0], weights[0]) + worth(gradients[1], weights[1]) -
               worth(gradients[0] + gradients[1], weights[0] + weights[1]);
    }
};

std::vector<std::uint32_t> everybody(std::size_t patients)
{
    std::vector<std::uint32_t> all(patients);
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

// Columns as the kernels want them, padded.
struct Columns {
    std::size_t length;
    std::vector<std::uint8_t> codes;

    Columns(std::size_t patients, std::size_t columns, std::uint64_t seed) : length((patients + 63) / 64 * 64)
    {
        RandomStream stream(Seed{seed}, "columns");
        for (std::size_t i = 0; i < columns * length; ++i)
            codes.push_back(static_cast<std::uint8_t>(stream.below(64)));
    }
    const std::uint8_t* column(std::size_t number) const { return codes.data() + number * length; }
};

} // namespace

class TreesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Log odds 0 and log 3: p = 1/2 and 3/4, weights 1/4 and 3/16.
    void aStepOfBoostingIsGradientAndCurvature()
    {
        for (const std::size_t patients : {1U, 3U, 16U, 37U}) { // fill a register, or not
            std::vector<float> logOdds(patients, std::log(3.0f)), gradient(patients), weight(patients);
            std::vector<std::uint8_t> diseased(patients, 1);
            std::vector<kernels::Share> shares(patients);
            logOdds.front() = 0.0f;
            diseased.front() = 0;
            kernels::boostingSteps(patients, logOdds.data(), diseased.data(), gradient.data(), weight.data(),
                                   shares.data());
            QVERIFY(near(double{gradient[0]}, -0.5, 1e-6) && near(double{weight[0]}, 0.25, 1e-6));
            for (std::size_t i = 1; i < patients; ++i)
                QVERIFY(near(double{gradient[i]}, 0.25, 1e-6) && near(double{weight[i]}, 0.1875, 1e-6));
        }
    }

    void theLossIsThatOfTheDefinition()
    {
        for (const std::size_t patients : {0U, 1U, 15U, 16U, 1001U}) {
            const std::vector<float> logOdds = noise(patients, 3, 4.0);
            std::vector<std::uint8_t> diseased(patients);
            double expected = 0.0;
            for (std::size_t i = 0; i < patients; ++i) {
                diseased[i] = i % 3 == 0 ? 1 : 0;
                expected -= std::log(1.0 / (1.0 + std::exp(diseased[i] ? -double{logOdds[i]} : double{logOdds[i]})));
            }
            QVERIFY(near(kernels::logLoss(patients, logOdds.data(), diseased.data()), expected, 1e-6 * (1 + expected)));
        }
    }

    // All that is recorded and all that is not, with columns that fill groups or do not. Steps of 1/2047 and 1/4092 in
    // sums of 300 patients: the gain is met within a few thousandths, so what is found is nearly the best there is.
    void theBestSplitIsFound()
    {
        for (const std::size_t columns : {1U, 7U, 8U, 9U, 19U})
            for (const std::size_t codes : {2U, 5U, 64U}) {
                const Case one(300, columns, codes, columns + codes);
                const std::vector<std::uint32_t> some = everybody(300);
                const kernels::SplitLimits limits{.ridge = 1.0f, .smallestWeight = 1e-3f, .smallestCount = 12};
                const kernels::SharesSplit found = one.best(some, limits);
                double best = 0.0;
                for (std::size_t column = 0; column < columns; ++column)
                    for (std::size_t code = 0; code + 1 < codes; ++code)
                        for (const bool missingRight : {false, true})
                            best = std::max(best, one.gain(some, column, code, missingRight, limits).value_or(0.0));
                QVERIFY(near(double{found.gain}, best, 0.01 * (1.0 + best)));
                if (found.gain <= 0.0f)
                    continue;
                const auto real = one.gain(some, found.column, found.code, found.missingRight, limits);
                QVERIFY(real && near(*real, best, 0.01 * (1.0 + best)));
                std::vector<std::uint32_t> left;
                for (const std::uint32_t patient : some)
                    if (!one.goesRight(patient, found.column, found.code, found.missingRight))
                        left.push_back(patient);
                QVERIFY(found.left == one.totalOf(left));
            }
    }

    void sumsDoNotDependOnTheOrderAndCanBeSubtracted()
    {
        const Case one(500, 11, 9, 4);
        const std::vector<std::uint32_t> all = everybody(500);
        std::vector<std::uint32_t> some, rest;
        for (const std::uint32_t patient : all)
            (patient % 3 == 0 ? some : rest).push_back(patient);
        std::vector<kernels::Share> left = one.sumsOf(all);
        const std::vector<kernels::Share> part = one.sumsOf(some);
        kernels::subtractShares(left.size(), part.data(), left.data());
        std::ranges::reverse(rest);
        QVERIFY(left == one.sumsOf(rest));
    }

    // Everybody's probability is 0.0001, a fifth of a unit of gradient: rounded to the nearest, nothing would be left
    // of it. 8,000 healthy patients with code 2 then have gradients of −0.8 in all and weights of 0.8, with a ridge of
    // 0.1 worth 0.8²/0.9 = 0.711. Of 8,000 with code 1 one is ill: 0.2²/0.9 = 0.044. Both together: 0.6²/1.7 = 0.212.
    void roundingLeavesNoBias()
    {
        Case one(16'000, 1, 3, 5);
        for (std::size_t i = 0; i < one.patients; ++i) {
            one.logOdds[i] = static_cast<float>(std::log(0.0001 / 0.9999));
            one.rows[i] = i % 2 == 0 ? 2 : 1;
            one.diseased[i] = i == 77 ? 1 : 0;
        }
        one.step();
        const kernels::SplitLimits limits{.ridge = 0.1f, .smallestWeight = 0.0f, .smallestCount = 1};
        QVERIFY(near(double{one.best(everybody(16'000), limits).gain}, 0.711 + 0.044 - 0.212, 0.03));
    }

    // Gradients of 1 and −1 and weights of 1/4; single precision leaves 1e-6 of the worth of all, up to 8,191².
    void largestSharesFitTheirSums()
    {
        Case one(kernels::kMostShares, 1, 3, 6);
        const std::vector<std::uint32_t> all = everybody(one.patients);
        for (std::size_t i = 0; i < one.patients; ++i) {
            one.rows[i] = static_cast<std::uint8_t>(1 + i % 2);
            one.diseased[i] = static_cast<std::uint8_t>(i % 2);
        }
        for (const float logOdds : {-80.0f, 0.0f, 80.0f}) {
            one.logOdds.assign(one.patients, logOdds);
            one.step();
            const double expected = *one.gain(all, 0, 1, false, {});
            QVERIFY(near(double{one.best(all, {}).gain}, expected, 0.01 * expected + 1e-6 * 8191.0 * 8191.0));
        }
    }

    void dividingKeepsTheOrderOnBothSides()
    {
        const Columns columns(300, 1, 7);
        for (const std::uint8_t shift : std::array<std::uint8_t, 2>{0, 1})
            for (const std::size_t count : {0U, 1U, 100U, 300U}) {
                const kernels::CodeTest test{columns.column(0), shift, 20};
                std::vector<std::uint32_t> patients = everybody(count), spare(count), left, right;
                for (const std::uint32_t patient : patients) {
                    const std::uint8_t code = columns.column(0)[patient];
                    const bool goesRight = shift == 0 ? code >= 20 : code > 20 || code == 0;
                    (goesRight ? right : left).push_back(patient);
                }
                QCOMPARE(kernels::divide(test, count, patients.data(), spare.data()), left.size());
                std::ranges::copy(right, std::back_inserter(left));
                QVERIFY(patients == left);
            }
    }

    void everybodyGetsToTheLeafTheQuestionsLeadTo()
    {
        const Columns columns(401, 5, 8);
        RandomStream stream(Seed{8}, "questions");
        for (std::size_t depth = 1; depth <= 8; ++depth) {
            std::vector<kernels::CodeTest> tests;
            for (std::size_t node = 0; node + 1 < std::size_t{1} << depth; ++node)
                tests.push_back({columns.column(stream.below(5)), static_cast<std::uint8_t>(stream.below(2)),
                                 static_cast<std::uint8_t>(node % 7 == 3 ? 255 : stream.below(64))});
            for (const std::size_t patients : {1U, 63U, 64U, 401U}) {
                std::vector<std::uint16_t> leaves(patients);
                kernels::leavesOf(depth, tests.data(), patients, leaves.data());
                for (std::size_t patient = 0; patient < patients; ++patient) {
                    std::size_t node = 0;
                    for (std::size_t level = 0; level < depth; ++level) {
                        const auto code = static_cast<std::uint8_t>(tests[node].column[patient] - tests[node].shift);
                        node = 2 * node + (code >= tests[node].from ? 2 : 1);
                    }
                    QCOMPARE(std::size_t{leaves[patient]}, node + 1 - (std::size_t{1} << depth));
                }
            }
        }
    }
};

PANELWISE_APPLESS_TEST(TreesTest)

} // namespace trees_test

#include "trees_test.moc"
