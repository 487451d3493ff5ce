// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/simplex.h"

#include <Eigen/Dense>

#include <cassert>
#include <cmath>
#include <optional>
#include <utility>

namespace core {
namespace {

constexpr double kZero = 1e-11;        // of a pivot or a gain
constexpr double kFeasible = 1e-8;     // what artificial variables may add up to
constexpr std::size_t kPatience = 100; // steps without gain until Bland's rule takes over

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Columns: variables, one slack for each inequality, one artificial variable for each row, and the bounds.
class Tableau {
public:
    Tableau(const LinearProgram& program, std::stop_token stop)
        : m_program(program),
          m_stop(std::move(stop)),
          m_rowCount(static_cast<Eigen::Index>(program.rows.size())),
          m_variables(static_cast<Eigen::Index>(program.objective.size()))
    {
        Eigen::Index slacks = 0;
        for (const LinearRow& row : program.rows)
            slacks += row.relation == Relation::Equal ? 0 : 1;
        m_real = m_variables + slacks;
        m_rows = Matrix::Zero(m_rowCount, m_real + m_rowCount + 1);
        Eigen::Index slack = m_variables;
        for (Eigen::Index i = 0; i < m_rowCount; ++i) {
            const LinearRow& row = program.rows[static_cast<std::size_t>(i)];
            for (const LinearTerm& term : row.terms) {
                assert(term.variable < program.objective.size());
                m_rows(i, static_cast<Eigen::Index>(term.variable)) = term.factor;
            }
            if (row.relation != Relation::Equal)
                m_rows(i, slack++) = row.relation == Relation::AtMost ? 1.0 : -1.0;
            m_rows(i, m_rows.cols() - 1) = row.bound;
        }
        m_original = m_rows.leftCols(m_real);
        begin();
    }

    ProgramSolution solve()
    {
        // First the artificial variables are made 0, as far as that is possible …
        m_gain = Eigen::RowVectorXd::Zero(m_rows.cols());
        for (Eigen::Index i = 0; i < m_rowCount; ++i)
            if (m_basis[place(i)] >= m_real)
                m_gain += m_rows.row(i);
        m_gain.segment(m_real, m_rowCount).setZero();
        ProgramEnd end = climb();
        if (end != ProgramEnd::Optimal)
            return unsolved(end);
        if (m_gain(m_gain.size() - 1) > kFeasible)
            return unsolved(ProgramEnd::Infeasible);
        dismissArtificials();
        // … then the objective counts.
        m_gain.setZero();
        for (Eigen::Index k = 0; k < m_variables; ++k)
            m_gain(k) = m_program.objective[place(k)];
        for (Eigen::Index i = 0; i < m_rowCount; ++i)
            if (m_basis[place(i)] < m_variables)
                m_gain -= m_program.objective[place(m_basis[place(i)])] * m_rows.row(i);
        end = climb();
        return end == ProgramEnd::Optimal ? solutionOfBasis() : unsolved(end);
    }

private:
    static std::size_t place(Eigen::Index index) { return static_cast<std::size_t>(index); }

    ProgramSolution unsolved(ProgramEnd end) const
    {
        return {.end = end, .variables = {}, .duals = {}, .pivots = m_pivots};
    }

    // A slack that fits is basic at once; everywhere else an artificial variable is.
    void begin()
    {
        m_sign = Eigen::VectorXd::Ones(m_rowCount);
        m_basis.resize(place(m_rowCount));
        Eigen::Index slack = m_variables;
        for (Eigen::Index i = 0; i < m_rowCount; ++i) {
            const Relation relation = m_program.rows[place(i)].relation;
            const double bound = m_rows(i, m_rows.cols() - 1);
            if (bound < 0.0 || (bound == 0.0 && relation == Relation::AtLeast)) {
                m_sign(i) = -1.0;
                m_rows.row(i) *= -1.0;
            }
            m_rows(i, m_real + i) = 1.0;
            m_basis[place(i)] = m_real + i;
            if (relation == Relation::Equal)
                continue;
            if (m_rows(i, slack) > 0.0)
                m_basis[place(i)] = slack;
            ++slack;
        }
    }

    // Until nothing gains any more. The last entry of `m_gain` falls by what is gained.
    ProgramEnd climb()
    {
        std::size_t idle = 0;
        while (true) {
            if (m_stop.stop_requested())
                return ProgramEnd::Stopped;
            const bool careful = idle > kPatience;
            const std::optional<Eigen::Index> column = entering(careful);
            if (!column)
                return ProgramEnd::Optimal;
            const std::optional<Eigen::Index> row = leaving(*column, careful);
            if (!row)
                return ProgramEnd::Unbounded;
            idle = m_rows(*row, m_rows.cols() - 1) > kZero ? 0 : idle + 1;
            pivot(*row, *column);
        }
    }

    std::optional<Eigen::Index> entering(bool first) const
    {
        std::optional<Eigen::Index> best;
        for (Eigen::Index k = 0; k < m_real; ++k)
            if (m_gain(k) > kZero && (!best || m_gain(k) > m_gain(*best))) {
                best = k;
                if (first)
                    break;
            }
        return best;
    }

    std::optional<Eigen::Index> leaving(Eigen::Index column, bool first) const
    {
        std::optional<Eigen::Index> best;
        double least = 0.0;
        for (Eigen::Index i = 0; i < m_rowCount; ++i) {
            const double factor = m_rows(i, column);
            if (factor <= kZero)
                continue;
            const double ratio = std::max(m_rows(i, m_rows.cols() - 1), 0.0) / factor;
            const bool tie = best && std::abs(ratio - least) <= kZero;
            // Of equals the largest pivot, which keeps rounding small; in careful steps the first variable.
            const bool preferred =
                tie && (first ? m_basis[place(i)] < m_basis[place(*best)] : factor > m_rows(*best, column));
            if (!best || preferred || (!tie && ratio < least)) {
                best = i;
                least = ratio;
            }
        }
        return best;
    }

    void pivot(Eigen::Index row, Eigen::Index column)
    {
        m_rows.row(row) /= m_rows(row, column);
        for (Eigen::Index i = 0; i < m_rowCount; ++i)
            if (const double factor = m_rows(i, column); i != row && factor != 0.0) {
                m_rows.row(i) -= factor * m_rows.row(row);
                m_rows(i, column) = 0.0;
            }
        m_gain -= m_gain(column) * m_rows.row(row);
        m_gain(column) = 0.0;
        m_basis[place(row)] = column;
        ++m_pivots;
    }

    // An artificial variable that is still basic is 0. Where no real one can take its place the row repeats others.
    void dismissArtificials()
    {
        for (Eigen::Index i = 0; i < m_rowCount; ++i) {
            if (m_basis[place(i)] < m_real)
                continue;
            Eigen::Index largest = 0;
            m_rows.row(i).head(m_real).cwiseAbs().maxCoeff(&largest);
            if (std::abs(m_rows(i, largest)) > 1e-9)
                pivot(i, largest);
        }
    }

    ProgramSolution solutionOfBasis() const
    {
        Eigen::MatrixXd basis = Eigen::MatrixXd::Zero(m_rowCount, m_rowCount);
        Eigen::VectorXd bounds(m_rowCount), worth = Eigen::VectorXd::Zero(m_rowCount);
        for (Eigen::Index i = 0; i < m_rowCount; ++i) {
            const Eigen::Index column = m_basis[place(i)];
            bounds(i) = m_program.rows[place(i)].bound;
            if (column < m_real)
                basis.col(i) = m_original.col(column);
            else
                basis(column - m_real, i) = m_sign(column - m_real);
            if (column < m_variables)
                worth(i) = m_program.objective[place(column)];
        }
        const Eigen::PartialPivLU<Eigen::MatrixXd> factors(basis);
        Eigen::VectorXd values = factors.solve(bounds);
        values += factors.solve(bounds - basis * values);
        const Eigen::PartialPivLU<Eigen::MatrixXd> transposed(basis.transpose());
        Eigen::VectorXd duals = transposed.solve(worth);
        duals += transposed.solve(worth - basis.transpose() * duals);
        ProgramSolution solution{.end = ProgramEnd::Optimal,
                                 .value = worth.dot(values),
                                 .variables = std::vector<double>(m_program.objective.size()),
                                 .duals = {duals.begin(), duals.end()},
                                 .pivots = m_pivots};
        for (Eigen::Index i = 0; i < m_rowCount; ++i)
            if (const Eigen::Index column = m_basis[place(i)]; column < m_variables)
                solution.variables[place(column)] = values(i);
        return solution;
    }

    const LinearProgram& m_program;
    std::stop_token m_stop;
    Eigen::Index m_rowCount;
    Eigen::Index m_variables;
    Eigen::Index m_real = 0; // variables and slacks
    Matrix m_rows;           // the last column holds the bounds
    Eigen::MatrixXd m_original;
    Eigen::VectorXd m_sign;            // −1 where a row was turned round
    Eigen::RowVectorXd m_gain;         // what a unit of each column gains
    std::vector<Eigen::Index> m_basis; // the variable of each row
    std::size_t m_pivots = 0;
};

} // namespace

ProgramSolution maximise(const LinearProgram& program, std::stop_token stop)
{
    return Tableau(program, std::move(stop)).solve();
}

} // namespace core
