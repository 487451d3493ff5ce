// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/state_encoder.h"

#include <Eigen/Core>

#include <string_view>
#include <vector>

namespace core {

// Copies of the training patients with random panels hidden, imputed column by column while an encoder is fitted: what
// a column is predicted from there is what it will be predicted from later.
struct HiddenCopies {
    HiddenCopies(const EncoderData& data, const Eigen::VectorXd& means, Seed seed, std::string_view purpose);

    void restart(const Eigen::VectorXd& means); // unknown values begin at their column's mean
    // Where the column was recorded and hidden; where that is too seldom, wherever it was recorded. Patients come in
    // random order.
    std::vector<Eigen::Index> rowsToLearnFrom(Eigen::Index column, std::size_t most) const;

    Eigen::MatrixXd truth;  // copies × features, NaN where not recorded
    Eigen::MatrixXd values; // as imputed by now
    Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic> unknown;
};

} // namespace core
