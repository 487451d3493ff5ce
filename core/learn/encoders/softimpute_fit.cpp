// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/encoders/soft_impute_p.h"
#include "core/learn/encoders/softimpute_encoder_p.h"
#include "core/learn/in_order_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr std::uint64_t kPenalties = 12;
constexpr double kLargestShare = 0.7, kStep = 0.6; // of the largest singular value; from one penalty to the next
constexpr double kSettled = 1e-4;                  // relative change of the matrix
constexpr std::uint64_t kPatience = 2;             // penalties without gain on validation
constexpr std::size_t kMostFactorRows = 20'000;    // an iteration over them takes about 100 ms

// Random patients where there are more of them than it takes.
std::vector<float> rowsOf(const EncoderData& data, Seed seed)
{
    const std::size_t patients = data.training.size() / data.features;
    if (patients <= kMostFactorRows)
        return data.training;
    std::vector<std::uint32_t> order = inOrder(patients);
    RandomStream stream(seed, "completed matrix");
    stream.shuffle(std::span(order));
    std::vector<float> rows;
    rows.reserve(kMostFactorRows * data.features);
    for (std::size_t i = 0; i < kMostFactorRows; ++i) {
        const auto first = data.training.begin() + static_cast<std::ptrdiff_t>(order[i] * data.features);
        rows.insert(rows.end(), first, first + static_cast<std::ptrdiff_t>(data.features));
    }
    return rows;
}

Eigen::MatrixXd centred(const std::vector<float>& rows, const Eigen::VectorXd& mean)
{
    using FloatRows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const Eigen::Index count = static_cast<Eigen::Index>(rows.size()) / mean.size();
    const Eigen::MatrixXd values = Eigen::Map<const FloatRows>(rows.data(), count, mean.size()).cast<double>();
    return values.rowwise() - mean.transpose();
}

// About another mean, as if the completed patients had had the old one.
Eigen::MatrixXd recentred(const SoftImputeEncoder::Parts& before, const Eigen::VectorXd& mean)
{
    const Eigen::VectorXd moved = before.moments.mean - mean;
    return before.gram + before.rows * moved * moved.transpose();
}

// Penalties from large to small, each from where the one before ended; validation chooses among them.
class SoftImputeFit final : public FitBase {
public:
    SoftImputeFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const SoftImputeEncoder* start)
        : FitBase(data, seed, kPenalties),
          m_iterations(static_cast<std::uint64_t>(std::max(plan.rounds, 1))),
          m_moments(momentsOf(data, start)),
          m_rows(rowsOf(data, seed)),
          m_rowsBefore(start ? start->parts().rows : 0.0),
          m_solver(centred(m_rows, m_moments.mean),
                   start ? recentred(start->parts(), m_moments.mean) : Eigen::MatrixXd()),
          m_largest(m_solver.largestSingularValue()),
          m_now(std::make_shared<SoftImputeEncoder>(partsNow(m_largest)))
    {
        consider(start ? std::make_shared<SoftImputeEncoder>(*start) : m_now);
        beginPenalty();
    }

    bool finished() const override { return m_worse >= kPatience || FitBase::finished(); }

    void advance() override
    {
        if (finished())
            return;
        const double change = m_solver.iterate(penalty());
        if (++m_done >= m_iterations || change < kSettled)
            endPenalty();
    }

private:
    static ColumnMoments momentsOf(const EncoderData& data, const SoftImputeEncoder* start)
    {
        const ColumnMoments moments = columnMoments(data.training, data.features);
        return start ? joined(start->parts().moments, moments) : moments;
    }

    double penalty() const { return m_largest * kLargestShare * std::pow(kStep, static_cast<double>(done())); }

    SoftImputeEncoder::Parts partsNow(double penalty) const
    {
        const auto count = static_cast<double>(m_solver.filled().rows());
        return {.moments = m_moments, .gram = m_solver.gram(), .rows = m_rowsBefore + count, .penalty = penalty};
    }

    void endPenalty()
    {
        const std::optional<double> before = bestRmse();
        m_now = std::make_shared<SoftImputeEncoder>(partsNow(penalty()));
        const std::optional<double> rmse = consider(m_now);
        m_worse = before && rmse && *rmse >= *before ? m_worse + 1 : 0;
        countOne();
        beginPenalty();
    }

    // From the encoder alone, so that a stored fit goes on from here without the whole matrix.
    void beginPenalty()
    {
        m_done = 0;
        std::vector<float> completed = m_rows;
        m_now->impute(completed);
        for (std::size_t gap = 0; gap < m_solver.gaps().size(); ++gap) {
            const auto& [row, column] = m_solver.gaps()[gap];
            const auto at = static_cast<std::size_t>(row) * data().features + static_cast<std::size_t>(column);
            m_solver.fillGap(gap, static_cast<double>(completed[at]) - m_moments.mean(column));
        }
    }

    // A penalty that is under way is begun again: it ends the same.
    void saveState(TensorBundle& bundle, const std::string& prefix) const override
    {
        m_now->save(bundle, prefix + "current/");
        bundle.addNumber(prefix + "worse", m_worse);
    }
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override
    {
        TensorReader reader(bundle, prefix);
        const std::uint64_t worse = reader.integer("worse", kPatience);
        if (reader.error())
            return *reader.error();
        Result<StateEncoderPtr> saved = SoftImputeEncoder::load(bundle, prefix + "current/", data().features);
        if (!saved)
            return saved.error();
        m_now = std::static_pointer_cast<const SoftImputeEncoder>(*saved);
        m_worse = worse;
        beginPenalty();
        return Done{};
    }

    std::uint64_t m_iterations; // at most, of one penalty
    ColumnMoments m_moments;
    std::vector<float> m_rows;
    double m_rowsBefore;
    SoftImpute m_solver;
    double m_largest;                               // singular value of the matrix with gaps at the mean
    std::shared_ptr<const SoftImputeEncoder> m_now; // where the present penalty began
    std::uint64_t m_done = 0;                       // iterations of it
    std::uint64_t m_worse = 0;                      // penalties since the best one
};

} // namespace

std::unique_ptr<EncoderFit> beginSoftImputeFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                               const SoftImputeEncoder* start)
{
    return std::make_unique<SoftImputeFit>(plan, data, seed, start);
}

} // namespace core
