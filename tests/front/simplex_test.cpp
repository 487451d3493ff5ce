// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/simplex.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <cmath>

namespace simplex_test {

using namespace core;

namespace {

constexpr Relation kAtMost = Relation::AtMost;
constexpr Relation kEqual = Relation::Equal;
constexpr Relation kAtLeast = Relation::AtLeast;

LinearRow row(const std::vector<double>& factors, Relation relation, double bound)
{
    LinearRow made{.terms = {}, .relation = relation, .bound = bound};
    for (std::size_t i = 0; i < factors.size(); ++i)
        if (factors[i] != 0.0)
            made.terms.push_back({i, factors[i]});
    return made;
}

bool near(double a, double b, double margin = 1e-9)
{
    return std::abs(a - b) < margin;
}

bool near(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::ranges::equal(a, b, [](double x, double y) { return near(x, y); });
}

// A solution that is feasible, and prices of the rows that no variable can beat, worth the same: nothing is better.
bool provenOptimal(const LinearProgram& program, const ProgramSolution& solution)
{
    double bounds = 0.0;
    std::vector<double> worth(program.objective.size(), 0.0); // of what a variable uses up
    for (std::size_t i = 0; i < program.rows.size(); ++i) {
        const LinearRow& one = program.rows[i];
        double left = 0.0;
        for (const LinearTerm& term : one.terms) {
            left += term.factor * solution.variables[term.variable];
            worth[term.variable] += term.factor * solution.duals[i];
        }
        const double over = left - one.bound;
        if ((one.relation != kAtLeast && over > 1e-8) || (one.relation != kAtMost && over < -1e-8))
            return false;
        if ((one.relation == kAtMost && solution.duals[i] < -1e-8) ||
            (one.relation == kAtLeast && solution.duals[i] > 1e-8))
            return false;
        bounds += one.bound * solution.duals[i];
    }
    for (std::size_t k = 0; k < program.objective.size(); ++k)
        if (solution.variables[k] < -1e-8 || worth[k] < program.objective[k] - 1e-8)
            return false;
    return near(bounds, solution.value, 1e-7 * (1.0 + std::abs(bounds)));
}

} // namespace

class SimplexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The Wyndor Glass example (Hillier and Lieberman): 36 at (2, 6); the plants' hours are worth 0, 3/2 and 1.
    void thePublishedFactoryEarns36()
    {
        const LinearProgram program{
            .objective = {3, 5}, .rows = {row({1, 0}, kAtMost, 4), row({0, 2}, kAtMost, 12), row({3, 2}, kAtMost, 18)}};
        const ProgramSolution solution = maximise(program);
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, 36.0));
        QVERIFY(near(solution.variables, {2, 6}));
        QVERIFY(near(solution.duals, {0, 1.5, 1}));
    }

    // Least 2x + 3y with x + y ≥ 10 and x + 3y ≥ 15: corners (15, 0) 30, (7.5, 2.5) 22.5, (0, 10) 30. Prices: 1.5 and
    // 0.5.
    void theCheapestDietIsFound()
    {
        const LinearProgram program{.objective = {-2, -3},
                                    .rows = {row({1, 1}, kAtLeast, 10), row({1, 3}, kAtLeast, 15)}};
        const ProgramSolution solution = maximise(program);
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, -22.5));
        QVERIFY(near(solution.variables, {7.5, 2.5}));
        QVERIFY(near(solution.duals, {-1.5, -0.5}));
    }

    // x + y = 4, x − y ≤ 2: x + 2y is 8 at (0, 4).
    void anEquationHolds()
    {
        const ProgramSolution solution =
            maximise({.objective = {1, 2}, .rows = {row({1, 1}, kEqual, 4), row({1, -1}, kAtMost, 2)}});
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, 8.0) && near(solution.variables, {0, 4}));
    }

    // −x ≤ −3 says x ≥ 3: the largest −x is −3.
    void aNegativeBoundIsTurnedRound()
    {
        const ProgramSolution solution =
            maximise({.objective = {-1}, .rows = {row({-1}, kAtMost, -3), row({1}, kAtMost, 5)}});
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, -3.0) && near(solution.duals, {1, 0}));
    }

    // Three lines through (2, 0); from there on to (1, 3), where 2x + y = 5.
    void aDegenerateCornerIsLeft()
    {
        const ProgramSolution solution =
            maximise({.objective = {2, 1},
                      .rows = {row({3, 1}, kAtMost, 6), row({1, -1}, kAtMost, 2), row({0, 1}, kAtMost, 3)}});
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, 5.0) && near(solution.variables, {1, 3}));
    }

    // Beale 1955, on which the plain rule goes round in circles: 5/4 at x = (1, 0, 1, 0).
    void bealesExampleComesToAnEnd()
    {
        const LinearProgram program{.objective = {0.75, -20, 0.5, -6},
                                    .rows = {row({0.25, -8, -1, 9}, kAtMost, 0), row({0.5, -12, -0.5, 3}, kAtMost, 0),
                                             row({0, 0, 1, 0}, kAtMost, 1)}};
        const ProgramSolution solution = maximise(program);
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, 1.25) && near(solution.variables, {1, 0, 1, 0}));
        QVERIFY(solution.pivots < 500);
    }

    // Klee and Minty 1972 in three dimensions: 10,000 at (0, 0, 10,000).
    void theTwistedCubeIsClimbed()
    {
        const ProgramSolution solution = maximise(
            {.objective = {100, 10, 1},
             .rows = {row({1, 0, 0}, kAtMost, 1), row({20, 1, 0}, kAtMost, 100), row({200, 20, 1}, kAtMost, 10000)}});
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, 10000.0) && near(solution.variables, {0, 0, 10000}));
    }

    void aRowThatRepeatsAnotherDoesNoHarm()
    {
        const ProgramSolution solution =
            maximise({.objective = {1, 0}, .rows = {row({1, 1}, kEqual, 2), row({2, 2}, kEqual, 4)}});
        QVERIFY(solution.end == ProgramEnd::Optimal);
        QVERIFY(near(solution.value, 2.0) && near(solution.variables, {2, 0}));
    }

    void contradictionsAreInfeasible()
    {
        QVERIFY(maximise({.objective = {1}, .rows = {row({1}, kAtMost, 1), row({1}, kAtLeast, 2)}}).end ==
                ProgramEnd::Infeasible);
        QVERIFY(maximise({.objective = {1, 1}, .rows = {row({1, 1}, kEqual, 2), row({1, 1}, kEqual, 3)}}).end ==
                ProgramEnd::Infeasible);
        QVERIFY(maximise({.objective = {1}, .rows = {row({1}, kEqual, -1)}}).end == ProgramEnd::Infeasible);
    }

    void whatCanGrowForEverIsUnbounded()
    {
        QVERIFY(maximise({.objective = {1, 0}, .rows = {row({1, -1}, kAtMost, 1)}}).end == ProgramEnd::Unbounded);
        QVERIFY(maximise({.objective = {1}, .rows = {}}).end == ProgramEnd::Unbounded);
    }

    void nothingToGainIsOptimalAtOnce()
    {
        const ProgramSolution solution = maximise({.objective = {-1, 0}, .rows = {row({1, 1}, kAtMost, 5)}});
        QVERIFY(solution.end == ProgramEnd::Optimal && solution.value == 0.0 && solution.pivots == 0);
    }

    void everyAnswerIsProvedByItsPrices()
    {
        RandomStream stream(Seed{11}, "programs");
        int optimal = 0;
        for (int round = 0; round < 300; ++round) {
            LinearProgram program;
            const std::size_t variables = 1 + stream.below(8);
            for (std::size_t k = 0; k < variables; ++k)
                program.objective.push_back(double(stream.below(21)) - 10.0);
            for (std::size_t i = 0; i < 1 + stream.below(8); ++i) {
                std::vector<double> factors;
                for (std::size_t k = 0; k < variables; ++k)
                    factors.push_back(double(stream.below(7)) - 2.0); // small whole numbers: many ties
                program.rows.push_back(row(factors, Relation(stream.below(3)), double(stream.below(9)) - 2.0));
            }
            const ProgramSolution solution = maximise(program);
            if (solution.end != ProgramEnd::Optimal)
                continue;
            ++optimal;
            QVERIFY(provenOptimal(program, solution));
        }
        QVERIFY(optimal > 60);
    }

    void aStopIsObeyed()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(maximise({.objective = {1}, .rows = {row({1}, kAtMost, 1)}}, source.get_token()).end ==
                ProgramEnd::Stopped);
    }
};

PANELWISE_APPLESS_TEST(SimplexTest)

} // namespace simplex_test

#include "simplex_test.moc"
