#include "core/learn/column_moments.h"

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
    ColumnMoments moments{Eigen::VectorXd::Zero(size), Eigen::VectorXd::Ones(size)};
    for (Eigen::Index feature = 0; feature < size; ++feature) {
        if (count(feature) == 0.0)
            continue;
        moments.mean(feature) = sum(feature) / count(feature);
        moments.variance(feature) =
            std::max(0.0, squares(feature) / count(feature) - moments.mean(feature) * moments.mean(feature));
    }
    return moments;
}

} // namespace core
