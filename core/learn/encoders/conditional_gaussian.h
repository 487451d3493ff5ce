// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/encoders/missingness_patterns.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// A normal distribution over all features, asked for some of them given the others. Its covariance is lifted to be
// positive definite: columns that repeat each other, one-hot columns and constant ones do no harm.
class ConditionalGaussian {
public:
    // Of standardised values: a hundredth of a standard deviation that cannot be predicted away.
    static constexpr double kSmallestEigenvalue = 1e-4;

    ConditionalGaussian(Eigen::VectorXd mean, Eigen::MatrixXd covariance);

    std::size_t featureCount() const { return static_cast<std::size_t>(m_mean.size()); }
    const Eigen::VectorXd& mean() const { return m_mean; }
    const Eigen::MatrixXd& covariance() const { return m_covariance; }
    const Eigen::MatrixXd& precision() const { return m_precision; } // inverse of the covariance
    double logDeterminant() const { return m_logDeterminant; }       // of the covariance

    // Replaces NaN in place by conditional means. A row's result is the same to the last bit in any company.
    void fillMeans(std::span<float> rows) const;
    // The same for values that are all there: those a pattern calls unknown are replaced.
    void fillMeans(const MissingnessPattern& pattern, std::span<float> rows) const;
    // `draws` versions of one row, its unknown values drawn given the known ones.
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const;

private:
    Eigen::VectorXd m_mean;
    Eigen::MatrixXd m_covariance;
    Eigen::MatrixXd m_precision;
    double m_logDeterminant = 0.0;
};

// The unknown features of one pattern given its known ones.
class GivenKnown {
public:
    static constexpr std::size_t kLanes = 8; // rows side by side, one in each lane

    // The pattern and the Gaussian must outlive it.
    GivenKnown(const ConditionalGaussian& gaussian, const MissingnessPattern& pattern);

    // `block`: features × kLanes. Sets the unknown features of every lane and uses the known ones up; a lane does not
    // see the others.
    void fillMeans(std::span<double> block);

    Eigen::MatrixXd weights() const;    // unknown × known: what one more of a known value adds to an unknown one
    Eigen::MatrixXd covariance() const; // of the unknown given the known
    // Adds noise of that covariance to the unknown features of rows that hold conditional means.
    void addNoise(std::span<float> rows, RandomStream& stream) const;

private:
    void solve(std::span<double> lanes) const; // by the factor, in place

    const ConditionalGaussian& m_gaussian;
    const MissingnessPattern& m_pattern;
    // The smaller of two systems is factored: the precision of the unknown, or the covariance of the known.
    bool m_byPrecision = false;
    std::size_t m_size = 0;
    std::vector<double> m_factor;   // lower triangle, row after row
    std::vector<double> m_coupling; // unknown × known: of the precision or of the covariance
    std::vector<double> m_lanes;    // scratch
};

} // namespace core
