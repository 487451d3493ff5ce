#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <span>

namespace core {

// Mean and variance of the recorded values of each column. A column that is never recorded counts as standardised:
// mean 0, variance 1.
struct ColumnMoments {
    Eigen::VectorXd mean;
    Eigen::VectorXd variance;
    double rows = 0.0; // how many are behind it
};
ColumnMoments columnMoments(std::span<const float> rows, std::size_t features);
// As if the rows of both had been read together.
ColumnMoments joined(const ColumnMoments& before, const ColumnMoments& after);

} // namespace core
