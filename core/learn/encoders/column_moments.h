// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <string>

namespace core {

class TensorBundle;
class TensorReader;

// Mean and variance of the recorded values of each column. A column that is never recorded counts as standardised:
// mean 0, variance 1.
struct ColumnMoments {
    Eigen::VectorXd mean;
    Eigen::VectorXd variance;
    Eigen::VectorXd recorded; // how many values are behind them
};
ColumnMoments columnMoments(std::span<const float> rows, std::size_t features);
// As if the rows of both had been read together.
ColumnMoments joined(const ColumnMoments& before, const ColumnMoments& after);

void addMoments(TensorBundle& bundle, const std::string& prefix, const ColumnMoments& moments);
ColumnMoments readMoments(TensorReader& reader, std::size_t features);

} // namespace core
