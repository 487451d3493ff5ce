// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/encoders/hidden_copies_p.h"
#include "core/learn/encoders/imputed_range_p.h"
#include "core/learn/encoders/mice_encoder_p.h"

#include <Eigen/Cholesky>

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t kMostRowsOfRegression = 2000;
constexpr double kRidge = 1e-3; // per row, of standardised columns

using Regression = MiceEncoder::Regression;

// Each column in turn is regressed on all others, in copies of the training patients with random panels hidden.
class MiceFit final : public FitBase {
public:
    MiceFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const MiceEncoder* start);
    void advance() override;

private:
    Regression regress(Eigen::Index column, const Regression& before) const;
    Regression before(std::size_t step) const; // what the encoder it goes on from says, or nothing
    void apply(const Regression& regression, Eigen::Index column);
    StateEncoderPtr current() const { return std::make_shared<MiceEncoder>(m_parts); }

    void saveState(TensorBundle& bundle, const std::string& prefix) const override;
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override;

    std::vector<Regression> m_before;
    Eigen::VectorXd m_recordedBefore; // by column: how many values m_before has seen
    MiceEncoder::Parts m_parts;
    HiddenCopies m_copies;
};

MiceEncoder::Parts partsBefore(const EncoderData& data, const MiceEncoder* start)
{
    MiceEncoder::Parts parts;
    parts.moments = columnMoments(data.training, data.features);
    if (start)
        parts.moments = joined(start->parts().moments, parts.moments);
    return parts;
}

MiceFit::MiceFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const MiceEncoder* start)
    : FitBase(data, seed, static_cast<std::uint64_t>(std::max(plan.rounds, 1)) * data.features),
      m_parts(partsBefore(data, start)),
      m_copies(data, m_parts.moments.mean, seed, "chained equations")
{
    m_recordedBefore = Eigen::VectorXd::Zero(m_parts.moments.mean.size());
    if (start) {
        m_before = start->parts().regressions;
        m_recordedBefore = start->parts().moments.recorded;
    }
    consider(start ? std::make_shared<MiceEncoder>(*start) : current());
}

void MiceFit::advance()
{
    if (finished())
        return;
    const std::size_t step = m_parts.regressions.size();
    const auto column = static_cast<Eigen::Index>(step % data().features);
    m_parts.regressions.push_back(regress(column, before(step)));
    apply(m_parts.regressions.back(), column);
    countOne();
    if (m_parts.regressions.size() % data().features == 0)
        consider(current());
}

Regression MiceFit::before(std::size_t step) const
{
    const auto features = static_cast<Eigen::Index>(data().features);
    if (m_before.empty()) {
        const auto column = static_cast<Eigen::Index>(step % data().features);
        return {Eigen::VectorXd::Zero(features), m_parts.moments.mean(column), m_parts.moments.variance(column)};
    }
    return m_before[step < m_before.size() ? step : m_before.size() - data().features + step % data().features];
}

// Ridge regression that pulls the weights towards those of before, as if by as many values as were behind them.
Regression MiceFit::regress(Eigen::Index column, const Regression& before) const
{
    const std::vector<Eigen::Index> rows = m_copies.rowsToLearnFrom(column, kMostRowsOfRegression);
    if (rows.empty())
        return before;
    const auto count = static_cast<double>(rows.size());
    const double countBefore = m_recordedBefore(column);
    Eigen::MatrixXd inputs = m_copies.values(rows, Eigen::all);
    inputs.col(column).setZero();
    const Eigen::RowVectorXd centre = inputs.colwise().mean();
    inputs.rowwise() -= centre;
    const Eigen::VectorXd targets = m_copies.truth(rows, column);
    const double mean = targets.mean();
    const Eigen::VectorXd unexplained = (targets.array() - mean).matrix() - inputs * before.weights;

    Eigen::MatrixXd squares = Eigen::MatrixXd::Zero(inputs.cols(), inputs.cols());
    squares.selfadjointView<Eigen::Lower>().rankUpdate(inputs.transpose());
    squares.diagonal().array() += 1.0 + kRidge * count + countBefore;
    const Eigen::VectorXd change =
        squares.selfadjointView<Eigen::Lower>().llt().solve(inputs.transpose() * unexplained);

    Regression found{before.weights + change, 0.0, 0.0};
    found.weights(column) = 0.0;
    const double share = count / (count + countBefore);
    found.intercept = share * (mean - centre.dot(found.weights)) + (1.0 - share) * before.intercept;
    const double left = (unexplained - inputs * change).squaredNorm() / count;
    found.variance = share * left + (1.0 - share) * before.variance;
    return found;
}

void MiceFit::apply(const Regression& regression, Eigen::Index column)
{
    const Eigen::VectorXd answers = (m_copies.values * regression.weights).array() + regression.intercept;
    for (Eigen::Index row = 0; row < m_copies.values.rows(); ++row)
        if (m_copies.unknown(row, column))
            m_copies.values(row, column) = withinReach(answers(row));
}

void MiceFit::saveState(TensorBundle& bundle, const std::string& prefix) const
{
    current()->save(bundle, prefix + "current/");
}

// The copies are brought to where they were by imputing them once more.
Status MiceFit::restoreState(const TensorBundle& bundle, const std::string& prefix)
{
    Result<StateEncoderPtr> saved = MiceEncoder::load(bundle, prefix + "current/", data().features);
    if (!saved)
        return saved.error();
    m_copies.restart(m_parts.moments.mean);
    m_parts.regressions = static_cast<const MiceEncoder&>(**saved).parts().regressions;
    for (std::size_t step = 0; step < m_parts.regressions.size(); ++step)
        apply(m_parts.regressions[step], static_cast<Eigen::Index>(step % data().features));
    return Done{};
}

} // namespace

std::unique_ptr<EncoderFit> beginMiceFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                         const MiceEncoder* start)
{
    return std::make_unique<MiceFit>(plan, data, seed, start);
}

} // namespace core
