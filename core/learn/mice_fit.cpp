#include "core/learn/fit_base_p.h"
#include "core/learn/imputed_range_p.h"
#include "core/learn/in_order_p.h"
#include "core/learn/mice_encoder_p.h"
#include "core/learn/tensor_reader_p.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kFewestCopies = 4000, kMostCopies = 8000; // patients with random panels hidden
constexpr std::size_t kMostRowsOfRegression = 2000;
constexpr double kRidge = 1e-3; // per row, of standardised columns

using Regression = MiceEncoder::Regression;

// Each column in turn is regressed on all others, in copies of the training patients with random panels hidden: what a
// regression is given there is what it will be given when it imputes.
class MiceFit final : public FitBase {
public:
    MiceFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const MiceEncoder* start);
    void advance() override;

private:
    void drawCopies(Seed seed);
    std::vector<Eigen::Index> rowsToLearnFrom(Eigen::Index column) const;
    Regression regress(Eigen::Index column, const Regression& before) const;
    Regression before(std::size_t step) const; // what the encoder it goes on from says, or nothing
    void apply(const Regression& regression, Eigen::Index column);
    StateEncoderPtr current() const { return std::make_shared<MiceEncoder>(m_parts); }

    void saveState(TensorBundle& bundle, const std::string& prefix) const override;
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override;

    std::vector<Regression> m_before;
    Eigen::VectorXd m_recordedBefore; // by column: how many values m_before has seen
    MiceEncoder::Parts m_parts;
    Eigen::MatrixXd m_truth;  // copies × features, NaN where not recorded
    Eigen::MatrixXd m_values; // as imputed by now
    Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic> m_unknown;
};

MiceFit::MiceFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const MiceEncoder* start)
    : FitBase(data, seed, static_cast<std::uint64_t>(std::max(plan.rounds, 1)) * data.features)
{
    m_parts.moments = columnMoments(data.training, data.features);
    m_recordedBefore = Eigen::VectorXd::Zero(m_parts.moments.mean.size());
    if (start) {
        m_before = start->parts().regressions;
        m_recordedBefore = start->parts().moments.recorded;
        m_parts.moments = joined(start->parts().moments, m_parts.moments);
    }
    drawCopies(seed);
    consider(start ? std::make_shared<MiceEncoder>(*start) : current());
}

void MiceFit::drawCopies(Seed seed)
{
    const std::size_t features = data().features, patients = data().training.size() / features;
    const std::size_t copies = patients == 0 ? 0 : std::clamp(patients, kFewestCopies, kMostCopies);
    RandomStream stream(seed, "chained equations");
    std::vector<std::uint32_t> order = inOrder(patients);
    // Files are often sorted, and only some of the rows are learned from.
    stream.shuffle(std::span(order));
    m_truth.resize(static_cast<Eigen::Index>(copies), static_cast<Eigen::Index>(features));
    m_values = m_truth;
    m_unknown.resize(m_truth.rows(), m_truth.cols());
    for (Eigen::Index copy = 0; copy < m_truth.rows(); ++copy) {
        const std::size_t patient = order[static_cast<std::size_t>(copy) % patients];
        const FeatureMask known = drawKnownFeatures(data(), stream);
        for (std::size_t feature = 0; feature < features; ++feature) {
            const auto column = static_cast<Eigen::Index>(feature);
            const float value = data().training[patient * features + feature];
            const bool unknown = std::isnan(value) || !known.isKnown(FeatureId(feature));
            m_truth(copy, column) = static_cast<double>(value);
            m_unknown(copy, column) = unknown;
            m_values(copy, column) = unknown ? m_parts.moments.mean(column) : static_cast<double>(value);
        }
    }
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

// Where the column was recorded and hidden; where that is too seldom, wherever it was recorded.
std::vector<Eigen::Index> MiceFit::rowsToLearnFrom(Eigen::Index column) const
{
    std::vector<Eigen::Index> hidden, recorded;
    for (Eigen::Index row = 0; row < m_truth.rows(); ++row) {
        if (std::isnan(m_truth(row, column)))
            continue;
        recorded.push_back(row);
        if (m_unknown(row, column))
            hidden.push_back(row);
    }
    std::vector<Eigen::Index>& rows = hidden.size() >= 2 * data().features ? hidden : recorded;
    rows.resize(std::min(rows.size(), kMostRowsOfRegression)); // patients come in random order
    return rows;
}

// Ridge regression that pulls the weights towards those of before, as if by as many values as were behind them.
Regression MiceFit::regress(Eigen::Index column, const Regression& before) const
{
    const std::vector<Eigen::Index> rows = rowsToLearnFrom(column);
    if (rows.empty())
        return before;
    const auto count = static_cast<double>(rows.size());
    const double countBefore = m_recordedBefore(column);
    Eigen::MatrixXd inputs = m_values(rows, Eigen::all);
    inputs.col(column).setZero();
    const Eigen::RowVectorXd centre = inputs.colwise().mean();
    inputs.rowwise() -= centre;
    const Eigen::VectorXd targets = m_truth(rows, column);
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
    const Eigen::VectorXd answers = (m_values * regression.weights).array() + regression.intercept;
    for (Eigen::Index row = 0; row < m_values.rows(); ++row)
        if (m_unknown(row, column))
            m_values(row, column) = withinReach(answers(row));
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
    for (Eigen::Index column = 0; column < m_values.cols(); ++column)
        for (Eigen::Index row = 0; row < m_values.rows(); ++row)
            if (m_unknown(row, column))
                m_values(row, column) = m_parts.moments.mean(column);
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
