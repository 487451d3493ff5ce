#include "core/learn/column_moments.h"

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
    ColumnMoments moments{Eigen::VectorXd::Zero(size), Eigen::VectorXd::Ones(size),
                          static_cast<double>(rows.size() / features)};
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
    const double rows = before.rows + after.rows;
    if (rows == 0.0)
        return after;
    const double share = after.rows / rows;
    const Eigen::VectorXd difference = after.mean - before.mean;
    return {before.mean + share * difference,
            share * after.variance + (1.0 - share) * before.variance + share * (1.0 - share) * difference.cwiseAbs2(),
            rows};
}

} // namespace core
