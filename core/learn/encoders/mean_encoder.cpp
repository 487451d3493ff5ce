// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/mean_encoder_p.h"

#include "core/learn/encoders/fit_base_p.h"
#include "core/learn/tensor_reader_p.h"

#include <cmath>

namespace core {
namespace {

class MeanFit final : public FitBase {
public:
    MeanFit(const EncoderData& data, Seed seed, const MeanEncoder* start) : FitBase(data, seed, 1)
    {
        const ColumnMoments moments = columnMoments(data.training, data.features);
        consider(std::make_shared<MeanEncoder>(start ? joined(start->moments(), moments) : moments));
    }

    void advance() override
    {
        if (!finished())
            countOne();
    }

private:
    void saveState(TensorBundle&, const std::string&) const override {}
    Status restoreState(const TensorBundle&, const std::string&) override { return Done{}; }
};

} // namespace

void MeanEncoder::impute(std::span<float> rows) const
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (std::isnan(rows[i]))
            rows[i] = static_cast<float>(m_moments.mean(static_cast<Eigen::Index>(i % featureCount())));
}

std::vector<float> MeanEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    std::vector<float> versions;
    for (std::size_t draw = 0; draw < draws; ++draw)
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto feature = static_cast<Eigen::Index>(i);
            const double deviation = std::sqrt(m_moments.variance(feature));
            versions.push_back(std::isnan(row[i])
                                   ? static_cast<float>(m_moments.mean(feature) + deviation * stream.normal())
                                   : row[i]);
        }
    return versions;
}

void MeanEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addText(name + "kind", "mean");
    bundle.addNumber(name + "features", static_cast<std::uint64_t>(featureCount()));
    addMoments(bundle, name, m_moments);
}

Result<StateEncoderPtr> MeanEncoder::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    TensorReader reader(bundle, prefix);
    ColumnMoments moments = readMoments(reader, features);
    if (reader.error())
        return *reader.error();
    return StateEncoderPtr(std::make_shared<MeanEncoder>(std::move(moments)));
}

std::unique_ptr<EncoderFit> beginMeanFit(const EncoderData& data, Seed seed, const MeanEncoder* start)
{
    return std::make_unique<MeanFit>(data, seed, start);
}

} // namespace core
