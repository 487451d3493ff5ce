// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/gaussian_encoder_p.h"

#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/encoders/gaussian_em.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>

namespace core {
namespace {

class GaussianFit final : public FitBase {
public:
    GaussianFit(const EncoderPlan& plan, const EncoderData& data, Seed seed, const GaussianEm::Prior* prior)
        : FitBase(data, seed, static_cast<std::uint64_t>(std::max(plan.rounds, 1))),
          m_em(data.training, data.features, prior)
    {
        consider(current());
    }

    void advance() override
    {
        if (finished() || !m_em.work())
            return;
        countOne();
        consider(current());
    }

private:
    StateEncoderPtr current() const { return std::make_shared<GaussianEncoder>(m_em.estimate(), m_em.rowCount()); }

    // A round that is under way is begun again: it ends the same.
    void saveState(TensorBundle& bundle, const std::string& prefix) const override
    {
        current()->save(bundle, prefix + "current/");
    }
    Status restoreState(const TensorBundle& bundle, const std::string& prefix) override
    {
        Result<StateEncoderPtr> saved = GaussianEncoder::load(bundle, prefix + "current/", data().features);
        if (!saved)
            return saved.error();
        m_em.restart(static_cast<const GaussianEncoder&>(**saved).gaussian());
        return Done{};
    }

    GaussianEm m_em;
};

} // namespace

void GaussianEncoder::impute(std::span<float> rows) const
{
    m_gaussian.fillMeans(rows);
}

std::vector<float> GaussianEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    return m_gaussian.sample(row, draws, stream);
}

void GaussianEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addText(name + "kind", "gaussian");
    bundle.addNumber(name + "features", static_cast<std::uint64_t>(featureCount()));
    bundle.addNumber(name + "rows", m_rows);
    addVector(bundle, name + "mean", m_gaussian.mean());
    addMatrix(bundle, name + "covariance", m_gaussian.covariance());
}

Result<StateEncoderPtr> GaussianEncoder::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    TensorReader reader(bundle, prefix);
    Eigen::VectorXd mean = reader.vector("mean", features);
    Eigen::MatrixXd covariance = reader.matrix("covariance", features, features);
    const double rows = reader.number("rows");
    if (reader.error())
        return *reader.error();
    return StateEncoderPtr(
        std::make_shared<GaussianEncoder>(ConditionalGaussian(std::move(mean), std::move(covariance)), rows));
}

std::unique_ptr<EncoderFit> beginGaussianFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                             const GaussianEncoder* start)
{
    if (!start)
        return std::make_unique<GaussianFit>(plan, data, seed, nullptr);
    const GaussianEm::Prior prior{start->gaussian(), start->rows()};
    return std::make_unique<GaussianFit>(plan, data, seed, &prior);
}

} // namespace core
