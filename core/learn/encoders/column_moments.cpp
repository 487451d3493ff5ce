// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/column_moments.h"

#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>

namespace core {

ColumnMoments columnMoments(std::span<const float> rows, std::size_t features)
{
    const auto size = static_cast<Eigen::Index>(features);
    Eigen::VectorXd count = Eigen::VectorXd::Zero(size), sum = count, squares = count;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (std::isnan(rows[i]))
            continue;
        const auto feature = static_cast<Eigen::Index>(i % features);
        const auto value = static_cast<double>(rows[i]);
        count(feature) += 1.0;
        sum(feature) += value;
        squares(feature) += value * value;
    }
    ColumnMoments moments{Eigen::VectorXd::Zero(size), Eigen::VectorXd::Ones(size), count};
    for (Eigen::Index feature = 0; feature < size; ++feature) {
        if (count(feature) == 0.0)
            continue;
        moments.mean(feature) = sum(feature) / count(feature);
        moments.variance(feature) =
            std::max(0.0, squares(feature) / count(feature) - moments.mean(feature) * moments.mean(feature));
    }
    return moments;
}

ColumnMoments joined(const ColumnMoments& before, const ColumnMoments& after)
{
    ColumnMoments moments = before;
    for (Eigen::Index feature = 0; feature < moments.mean.size(); ++feature) {
        if (after.recorded(feature) == 0.0)
            continue;
        moments.recorded(feature) += after.recorded(feature);
        const double share = after.recorded(feature) / moments.recorded(feature);
        const double difference = after.mean(feature) - before.mean(feature);
        moments.mean(feature) += share * difference;
        moments.variance(feature) = share * after.variance(feature) + (1.0 - share) * before.variance(feature) +
                                    share * (1.0 - share) * difference * difference;
    }
    return moments;
}

void addMoments(TensorBundle& bundle, const std::string& prefix, const ColumnMoments& moments)
{
    addVector(bundle, prefix + "mean", moments.mean);
    addVector(bundle, prefix + "variance", moments.variance);
    addVector(bundle, prefix + "recorded", moments.recorded);
}

ColumnMoments readMoments(TensorReader& reader, std::size_t features)
{
    ColumnMoments moments{reader.vector("mean", features), reader.vector("variance", features),
                          reader.vector("recorded", features)};
    if (moments.variance.minCoeff() < 0.0)
        reader.refuse("variance");
    if (moments.recorded.minCoeff() < 0.0)
        reader.refuse("recorded");
    return moments;
}

} // namespace core
