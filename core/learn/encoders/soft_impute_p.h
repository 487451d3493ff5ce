// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <utility>
#include <vector>

namespace core {

// Soft-impute (Mazumder, Hastie and Tibshirani 2010): the completion Z of a matrix with gaps that minimises
// ½ Σ over recorded values (x − z)² + penalty · ‖Z‖*, the sum of Z's singular values. Each iteration fills the gaps
// with the present completion and shrinks the singular values of the whole by the penalty.
class SoftImpute {
public:
    // `rows`: patients × features, NaN where not recorded, columns centred. `gramBefore`: Σ x·xᵀ of patients that
    // count too but do not change any more; 0 × 0: none.
    SoftImpute(Eigen::MatrixXd rows, Eigen::MatrixXd gramBefore);

    // What the gaps are filled with from now on, in the order of gaps().
    const std::vector<std::pair<Eigen::Index, Eigen::Index>>& gaps() const { return m_gaps; }
    const Eigen::MatrixXd& filled() const { return m_filled; }
    void fillGap(std::size_t gap, double value) { m_filled(m_gaps[gap].first, m_gaps[gap].second) = value; }

    double iterate(double penalty);      // returns the change of all values, relative to their size
    Eigen::MatrixXd gram() const;        // Σ x·xᵀ over all filled rows
    double largestSingularValue() const; // of the matrix as filled by now

private:
    Eigen::MatrixXd m_filled;
    Eigen::MatrixXd m_gramBefore;
    std::vector<std::pair<Eigen::Index, Eigen::Index>> m_gaps; // row, column
};

// Eigenvectors and singular values of the matrix behind a Gram matrix.
struct SingularBasis {
    Eigen::MatrixXd directions;
    Eigen::VectorXd values; // rising
};
SingularBasis singularBasis(const Eigen::MatrixXd& gram);

} // namespace core
