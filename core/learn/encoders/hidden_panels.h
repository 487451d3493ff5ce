// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/state_encoder.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace core {

// Which features are known when random panels are ordered: these and the visible ones. Any number of panels.
FeatureMask drawKnownFeatures(const EncoderData& data, RandomStream& stream);

// NaN where a row's feature is not known; what was NaN stays so.
void hideUnknown(std::span<float> row, const FeatureMask& known);

// Patients no model is fitted on, with random panels hidden in the same way at every question.
class EncoderValidation {
public:
    EncoderValidation(const EncoderData& data, Seed seed);

    // Root mean square error over recorded values that were hidden; nothing where there are none.
    std::optional<double> rmse(const StateEncoder& encoder) const;
    Eigen::VectorXd squaredErrors(const StateEncoder& encoder) const; // sums, patient by patient
    std::size_t patientCount() const { return m_patients; }

private:
    std::size_t m_patients = 0; // some stand in several rows
    std::size_t m_features = 0;
    std::vector<float> m_truth;
    std::vector<float> m_masked;
};

// Whether patients' errors are smaller on average than others, by more than the standard error of the differences.
bool areClearlySmaller(const Eigen::VectorXd& errors, const Eigen::VectorXd& others);

// Over the values that are recorded in `truth` and hidden in `masked`; `imputed` is an encoder's answer to `masked`.
std::optional<double> hiddenRmse(std::span<const float> truth, std::span<const float> masked,
                                 std::span<const float> imputed);

} // namespace core
