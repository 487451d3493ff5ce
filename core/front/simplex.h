// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace core {

enum class Relation : std::uint8_t { AtMost, Equal, AtLeast };

struct LinearTerm {
    std::size_t variable = 0;
    double factor = 0.0;
};
struct LinearRow {
    std::vector<LinearTerm> terms; // a variable at most once
    Relation relation = Relation::AtMost;
    double bound = 0.0;
};

// Maximise objective · x where every row holds and x ≥ 0.
struct LinearProgram {
    std::vector<double> objective; // one for each variable
    std::vector<LinearRow> rows;
};

enum class ProgramEnd : std::uint8_t { Optimal, Infeasible, Unbounded, Stopped };

struct ProgramSolution {
    ProgramEnd end = ProgramEnd::Infeasible;
    // Set where optimal:
    double value = 0.0;
    std::vector<double> variables;
    std::vector<double> duals; // of the rows: what one more unit of the bound is worth; value = Σ bound · dual
    std::size_t pivots = 0;
};

// Two-phase simplex on a dense tableau, for some hundred rows and a few thousand variables. The column that gains most
// enters; after many steps without gain the first one does (Bland 1977), which cannot go round in circles. The answer
// is solved once more from the basis found, so it carries no rounding of the way there.
ProgramSolution maximise(const LinearProgram& program, std::stop_token stop = {});

} // namespace core
