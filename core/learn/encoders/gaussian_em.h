// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/conditional_gaussian.h"

#include <span>
#include <vector>

namespace core {

// Mean and covariance behind rows with gaps, by expectation maximisation, in pieces of well under 100 ms.
class GaussianEm {
public:
    // What was known before, counted as that many rows (online learning).
    struct Prior {
        ConditionalGaussian gaussian;
        double rows = 0.0;
    };

    // `rows` must outlive it. Without a prior it begins at the columns' own means and variances.
    GaussianEm(std::span<const float> rows, std::size_t features, const Prior* prior);

    bool work(); // true when a round has ended
    const ConditionalGaussian& estimate() const { return m_estimate; }
    double rowCount() const; // behind the estimate, those before included
    // Back to the beginning of a round that starts with this estimate.
    void restart(ConditionalGaussian estimate);

private:
    void beginRound();
    void addPiece(const MissingnessPattern& pattern, std::size_t first, std::size_t count);
    void endRound();

    std::span<const float> m_rows;
    std::size_t m_features = 0;
    std::vector<MissingnessPattern> m_patterns;
    std::vector<Prior> m_prior; // none or one
    ConditionalGaussian m_estimate;

    std::size_t m_pattern = 0, m_row = 0; // where the round is
    Eigen::VectorXd m_sum;
    Eigen::MatrixXd m_squares;
};

} // namespace core
