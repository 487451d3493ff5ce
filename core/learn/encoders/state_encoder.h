// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/model/masks.h"
#include "core/model/tensors.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// Maps what is known of a patient to an estimate of everything. Rows are standardised values; NaN is what is not known.
// Immutable: many may read one.
class StateEncoder {
public:
    virtual ~StateEncoder() = default;
    virtual EncoderKind kind() const = 0;
    virtual std::size_t featureCount() const = 0;

    // Replaces NaN in place; known values stay as they are. A row's result does not depend on the others.
    virtual void impute(std::span<float> rows) const = 0;
    // `draws` versions of one row, unknown values drawn from what the encoder believes of them given the known ones.
    virtual std::vector<float> sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const = 0;

    virtual void save(TensorBundle& bundle, std::string_view prefix) const = 0;
};
using StateEncoderPtr = std::shared_ptr<const StateEncoder>;
Result<StateEncoderPtr> loadStateEncoder(const TensorBundle& bundle, std::string_view prefix);

// What an encoder learns from: standardised rows with natural gaps (NaN), and which columns belong together.
struct EncoderData {
    std::size_t features = 0;
    std::vector<float> training;   // rows × features
    std::vector<float> validation; // other patients: chooses the best state, never fitted on
    FeatureMask visible;
    std::vector<FeatureMask> panels;
    std::optional<double> hiddenShare = {}; // of panels while fitting; empty: another one for each patient
};

// One fit, in pieces of about 100 ms, so that it can be shown, stopped and stored between them.
class EncoderFit {
public:
    virtual ~EncoderFit() = default;
    virtual bool finished() const = 0;
    virtual void advance() = 0;
    virtual std::uint64_t done() const = 0; // iterations
    virtual std::uint64_t total() const = 0;
    virtual std::vector<CurvePoint> takePoints() = 0; // since the last call
    virtual std::vector<TrainingNotice> takeNotices() = 0;
    virtual StateEncoderPtr best() const = 0; // on validation, so far; there is one from the start
    // Restoring what was saved continues as if nothing had happened, to the last bit.
    virtual void save(TensorBundle& bundle, std::string_view prefix) const = 0;
    virtual Status restore(const TensorBundle& bundle, std::string_view prefix) = 0;
};
// `data` must outlive the fit. `start`: an encoder of the same kind and shape to go on from (online learning).
// An error only where the learning library cannot be loaded.
Result<std::unique_ptr<EncoderFit>> beginEncoderFit(const EncoderPlan& plan, const EncoderData& data, Seed seed,
                                                    const StateEncoderPtr& start = nullptr);

// Random panels as in the paper's code: k uniform in 0 … D, then each panel is hidden with probability k/D.
PanelMask drawOrderedPanels(std::size_t panels, RandomStream& stream);

} // namespace core
