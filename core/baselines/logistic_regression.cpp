// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/logistic_regression_p.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

constexpr Eigen::Index kBlock = 2048; // rows between two questions whether to go on: a few milliseconds
constexpr int kMostHalvings = 40;

using RowBlock = Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

double probabilityOf(double logOdds)
{
    return 1.0 / (1.0 + std::exp(-logOdds));
}

// The penalised loss around some weights.
struct Slope {
    double loss = 0.0;
    Eigen::VectorXd gradient;
    Eigen::MatrixXd curvature; // lower half
};

class LogisticProblem {
public:
    LogisticProblem(const ModelRows& rows, std::span<const std::uint8_t> diseased, double ridge)
        : m_rows(rows.values.data(), static_cast<Eigen::Index>(rows.count()), static_cast<Eigen::Index>(rows.columns)),
          m_diseased(diseased),
          m_ridge(ridge)
    {
        assert(rows.count() == diseased.size() && !diseased.empty());
    }

    Eigen::Index weightCount() const { return m_rows.cols() + 1; }
    double patients() const { return static_cast<double>(m_diseased.size()); }

    // Everybody alike: the log odds of the training patients.
    Eigen::VectorXd start() const
    {
        const auto cases = static_cast<double>(std::ranges::count(m_diseased, std::uint8_t{1}));
        Eigen::VectorXd weights = Eigen::VectorXd::Zero(weightCount());
        // Half a patient of each outcome more, for a group that has one only.
        weights(weightCount() - 1) = std::log((cases + 0.5) / (patients() - cases + 0.5));
        return weights;
    }

    double loss(const Eigen::VectorXd& weights) const
    {
        double sum = penalty(weights);
        for (Eigen::Index first = 0; first < m_rows.rows(); first += kBlock) {
            const Eigen::VectorXd logOdds = logOddsOf(block(first), weights);
            for (Eigen::Index i = 0; i < logOdds.size(); ++i)
                sum += lossOf(logOdds(i), m_diseased[static_cast<std::size_t>(first + i)] != 0);
        }
        return sum;
    }

    // False: stopped on the way.
    bool differentiate(const Eigen::VectorXd& weights, const WorkShare& work, double share, Slope& slope) const
    {
        const Eigen::Index slopes = m_rows.cols();
        slope.loss = penalty(weights);
        slope.gradient = m_ridge * weights;
        slope.gradient(slopes) = 0.0;
        slope.curvature = Eigen::MatrixXd::Zero(weightCount(), weightCount());
        slope.curvature.diagonal().head(slopes).setConstant(m_ridge);
        for (Eigen::Index first = 0; first < m_rows.rows(); first += kBlock) {
            if (!work.goOn(share))
                return false;
            addBlock(first, weights, slope);
        }
        return true;
    }

private:
    Eigen::MatrixXd block(Eigen::Index first) const
    {
        const Eigen::Index count = std::min(kBlock, m_rows.rows() - first);
        Eigen::MatrixXd rows(count, weightCount());
        rows.leftCols(m_rows.cols()) = m_rows.middleRows(first, count).cast<double>();
        rows.col(m_rows.cols()).setOnes();
        return rows;
    }
    static Eigen::VectorXd logOddsOf(const Eigen::MatrixXd& rows, const Eigen::VectorXd& weights)
    {
        return rows * weights;
    }
    static double lossOf(double logOdds, bool ill)
    {
        const double wrong = ill ? -logOdds : logOdds;
        return std::max(wrong, 0.0) + std::log1p(std::exp(-std::abs(wrong)));
    }
    double penalty(const Eigen::VectorXd& weights) const
    {
        return 0.5 * m_ridge * weights.head(m_rows.cols()).squaredNorm();
    }
    void addBlock(Eigen::Index first, const Eigen::VectorXd& weights, Slope& slope) const
    {
        Eigen::MatrixXd rows = block(first);
        const Eigen::VectorXd logOdds = logOddsOf(rows, weights);
        Eigen::VectorXd residual(logOdds.size()), root(logOdds.size());
        for (Eigen::Index i = 0; i < logOdds.size(); ++i) {
            const bool ill = m_diseased[static_cast<std::size_t>(first + i)] != 0;
            const double p = probabilityOf(logOdds(i));
            residual(i) = p - (ill ? 1.0 : 0.0);
            root(i) = std::sqrt(p * (1.0 - p));
            slope.loss += lossOf(logOdds(i), ill);
        }
        slope.gradient += rows.transpose() * residual;
        rows.array().colwise() *= root.array();
        slope.curvature.selfadjointView<Eigen::Lower>().rankUpdate(rows.transpose());
    }

    RowBlock m_rows;
    std::span<const std::uint8_t> m_diseased;
    double m_ridge;
};

// Far from the answer a full step can lead uphill; half of it, or half of that, cannot.
Eigen::VectorXd downhill(const LogisticProblem& problem, const Eigen::VectorXd& weights, const Slope& slope)
{
    const Eigen::VectorXd step = slope.curvature.selfadjointView<Eigen::Lower>().ldlt().solve(-slope.gradient);
    double length = 1.0;
    for (int halving = 0; halving < kMostHalvings; ++halving, length *= 0.5)
        if (const Eigen::VectorXd next = weights + length * step; problem.loss(next) < slope.loss)
            return next;
    return weights;
}

} // namespace

std::vector<double> LogisticModel::probabilities(const ModelRows& rows) const
{
    const auto columns = static_cast<Eigen::Index>(rows.columns);
    const RowBlock values(rows.values.data(), static_cast<Eigen::Index>(rows.count()), columns);
    const Eigen::VectorXd logOdds = (values.cast<double>() * weights.head(columns)).array() + weights(columns);
    std::vector<double> probabilities;
    for (Eigen::Index i = 0; i < logOdds.size(); ++i)
        probabilities.push_back(probabilityOf(logOdds(i)));
    return probabilities;
}

std::optional<LogisticModel> fitLogistic(const ModelRows& rows, std::span<const std::uint8_t> diseased,
                                         const LogisticPlan& plan, const Eigen::VectorXd& start, const WorkShare& work)
{
    const LogisticProblem problem(rows, diseased, plan.ridge);
    LogisticModel model{.weights = start.size() == problem.weightCount() ? start : problem.start()};
    Slope slope;
    for (;; ++model.steps) {
        // Ten steps are usual.
        if (!problem.differentiate(model.weights, work, 1.0 - std::pow(0.8, model.steps), slope))
            return std::nullopt;
        model.gradient = slope.gradient.cwiseAbs().maxCoeff() / problem.patients();
        if (model.gradient <= plan.gradient || model.steps == plan.mostSteps)
            return model;
        const Eigen::VectorXd next = downhill(problem, model.weights, slope);
        if (next == model.weights)
            return model; // as near as numbers go
        model.weights = next;
    }
}

} // namespace core
