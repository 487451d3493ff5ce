// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/hidden_copies_p.h"

#include "core/learn/encoders/hidden_panels.h"
#include "core/learn/in_order_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kFewestCopies = 4000, kMostCopies = 8000;

} // namespace

HiddenCopies::HiddenCopies(const EncoderData& data, const Eigen::VectorXd& means, Seed seed, std::string_view purpose)
{
    const std::size_t features = data.features, patients = data.training.size() / features;
    const std::size_t copies = patients == 0 ? 0 : std::clamp(patients, kFewestCopies, kMostCopies);
    RandomStream stream(seed, purpose);
    std::vector<std::uint32_t> order = inOrder(patients);
    // Files are often sorted, and only some of the rows are learned from.
    stream.shuffle(std::span(order));
    truth.resize(static_cast<Eigen::Index>(copies), static_cast<Eigen::Index>(features));
    unknown.resize(truth.rows(), truth.cols());
    for (Eigen::Index copy = 0; copy < truth.rows(); ++copy) {
        const std::size_t patient = order[static_cast<std::size_t>(copy) % patients];
        const FeatureMask known = drawKnownFeatures(data, stream);
        for (std::size_t feature = 0; feature < features; ++feature) {
            const auto column = static_cast<Eigen::Index>(feature);
            const float value = data.training[patient * features + feature];
            truth(copy, column) = static_cast<double>(value);
            unknown(copy, column) = std::isnan(value) || !known.isKnown(FeatureId(feature));
        }
    }
    values = truth;
    restart(means);
}

void HiddenCopies::restart(const Eigen::VectorXd& means)
{
    for (Eigen::Index column = 0; column < values.cols(); ++column)
        for (Eigen::Index row = 0; row < values.rows(); ++row)
            if (unknown(row, column))
                values(row, column) = means(column);
}

std::vector<Eigen::Index> HiddenCopies::rowsToLearnFrom(Eigen::Index column, std::size_t most) const
{
    std::vector<Eigen::Index> hidden, recorded;
    for (Eigen::Index row = 0; row < truth.rows(); ++row) {
        if (std::isnan(truth(row, column)))
            continue;
        recorded.push_back(row);
        if (unknown(row, column))
            hidden.push_back(row);
    }
    const auto features = static_cast<std::size_t>(truth.cols());
    std::vector<Eigen::Index>& rows = hidden.size() >= 2 * features ? hidden : recorded;
    rows.resize(std::min(rows.size(), most));
    return rows;
}

} // namespace core
