// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/soft_impute_p.h"

#include <Eigen/Eigenvalues>

#include <cmath>
#include <limits>

namespace core {

SingularBasis singularBasis(const Eigen::MatrixXd& gram)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
    return {solver.eigenvectors(), solver.eigenvalues().cwiseMax(0.0).cwiseSqrt()};
}

SoftImpute::SoftImpute(Eigen::MatrixXd rows, Eigen::MatrixXd gramBefore)
    : m_filled(std::move(rows)),
      m_gramBefore(std::move(gramBefore))
{
    for (Eigen::Index column = 0; column < m_filled.cols(); ++column)
        for (Eigen::Index row = 0; row < m_filled.rows(); ++row)
            if (std::isnan(m_filled(row, column))) {
                m_gaps.emplace_back(row, column);
                m_filled(row, column) = 0.0;
            }
}

Eigen::MatrixXd SoftImpute::gram() const
{
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(m_filled.cols(), m_filled.cols());
    sums.selfadjointView<Eigen::Lower>().rankUpdate(m_filled.transpose());
    sums.triangularView<Eigen::StrictlyUpper>() = sums.transpose();
    if (m_gramBefore.size() > 0)
        sums += m_gramBefore;
    return sums;
}

double SoftImpute::largestSingularValue() const
{
    return singularBasis(gram()).values.tail<1>()(0);
}

// With Z = U·D·Vᵀ the shrunken matrix U·(D − penalty)₊·Vᵀ is Z·V·diag((d − penalty)₊ / d)·Vᵀ: U is not needed.
double SoftImpute::iterate(double penalty)
{
    const SingularBasis basis = singularBasis(gram());
    Eigen::VectorXd kept = Eigen::VectorXd::Zero(basis.values.size());
    for (Eigen::Index i = 0; i < kept.size(); ++i)
        if (basis.values(i) > penalty)
            kept(i) = (basis.values(i) - penalty) / basis.values(i);
    const Eigen::MatrixXd completed =
        m_filled * (basis.directions * kept.asDiagonal() * basis.directions.transpose()).eval();
    const double size = m_filled.squaredNorm();
    double change = 0.0;
    for (std::size_t gap = 0; gap < m_gaps.size(); ++gap) {
        const auto& [row, column] = m_gaps[gap];
        const double difference = completed(row, column) - m_filled(row, column);
        change += difference * difference;
        fillGap(gap, completed(row, column));
    }
    return std::sqrt(change / std::max(size, std::numeric_limits<double>::min()));
}

} // namespace core
