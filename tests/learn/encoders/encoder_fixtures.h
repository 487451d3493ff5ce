// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/state_encoder.h"

#include <array>
#include <limits>
#include <vector>

// Small data sets whose answers are known, and fits of them.
namespace encoder_fixtures {

inline constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
inline constexpr std::array kKindsWithoutFlow{core::EncoderKind::Mean,       core::EncoderKind::Gaussian,
                                              core::EncoderKind::Mice,       core::EncoderKind::MissForest,
                                              core::EncoderKind::SoftImpute, core::EncoderKind::Gain};
const char* nameOf(core::EncoderKind kind);

core::EncoderPlan plan(core::EncoderKind kind);
core::EncoderData shape(std::size_t features, std::size_t panels); // no rows; features dealt out to the panels in turn

// Pairs (x, x² + noise), each standardised; x is visible, its partner is in a panel. `gaps`: share not recorded.
core::EncoderData curvedPairs(std::size_t pairs, std::size_t training, std::size_t validation, double gaps);
// One panel, one feature, sixty features, a constant and a never recorded column, no validation, few patients, gaps.
std::vector<core::EncoderData> oddShapes();

core::StateEncoderPtr fitted(const core::EncoderPlan& plan, const core::EncoderData& data,
                             const core::StateEncoderPtr& start = nullptr);
// Saved to bytes half way and continued by another fit.
core::StateEncoderPtr fittedInTwoSittings(const core::EncoderPlan& plan, const core::EncoderData& data);
core::StateEncoderPtr reread(const core::StateEncoder& encoder); // from its bytes

// To the last bit, on validation rows with random panels hidden and on draws.
bool sameAnswers(const core::StateEncoder& a, const core::StateEncoder& b, const core::EncoderData& data);

} // namespace encoder_fixtures
