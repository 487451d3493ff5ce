// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/column_moments.h"
#include "core/learn/encoders/state_encoder.h"

namespace core {

// What is not known is the mean of its column. The measure for all other encoders.
class MeanEncoder final : public StateEncoder {
public:
    explicit MeanEncoder(ColumnMoments moments) : m_moments(std::move(moments)) {}
    static Result<StateEncoderPtr> load(const TensorBundle& bundle, std::string_view prefix, std::size_t features);

    const ColumnMoments& moments() const { return m_moments; }

    EncoderKind kind() const override { return EncoderKind::Mean; }
    std::size_t featureCount() const override { return static_cast<std::size_t>(m_moments.mean.size()); }
    void impute(std::span<float> rows) const override;
    std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const override;
    void save(TensorBundle& bundle, std::string_view prefix) const override;

private:
    ColumnMoments m_moments;
};

std::unique_ptr<EncoderFit> beginMeanFit(const EncoderData& data, Seed seed, const MeanEncoder* start);

} // namespace core
