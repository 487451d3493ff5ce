// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/kernels.h"

#include <cstddef>
#include <cstdint>

namespace core {

// The two losses of EMFlow with their gradients by automatic differentiation. LibTorch stands behind it, in a library
// of its own that is loaded when first needed: its start takes longer than opening a window. Only plain arrays cross
// the border, weights in the order of kernels.h, and no exception does.
class FlowGradients {
public:
    virtual ~FlowGradients() = default;

    // Normal distribution of the latent values.
    struct Base {
        const float* mean = nullptr;      // features
        const float* precision = nullptr; // features × features
        double logDeterminant = 0.0;      // of the covariance
    };
    struct Flow {
        kernels::FlowShape shape;
        const float* weights = nullptr;
    };
    // Patients with hidden values. In latent space a row's hidden values are replaced by their conditional means:
    // row ← map · row + offset with the map and the offset of the row's pattern.
    struct Hidden {
        std::size_t rows = 0;
        const float* values = nullptr; // rows × features: known values, something neutral where hidden
        std::size_t patterns = 0;
        const float* maps = nullptr;    // patterns × features × features
        const float* offsets = nullptr; // patterns × features
        const std::int64_t* patternOfRow = nullptr;
        const float* truth = nullptr;  // rows × features; anything where `counts` is 0
        const float* counts = nullptr; // rows × features: 1 for a recorded value that is hidden, else 0
    };
    struct Losses {
        double likelihood = 0.0;     // negative logarithm, per value
        double reconstruction = 0.0; // squared error per hidden recorded value
    };

    // L1: likelihood of complete rows. False: the library failed, nothing was written.
    virtual bool likelihood(const Flow& flow, const Base& base, std::size_t rows, const float* values, Losses& losses,
                            float* gradient) noexcept = 0;
    // L2: likelihood of the imputed rows plus alpha times the reconstruction error.
    virtual bool reconstruction(const Flow& flow, const Base& base, const Hidden& hidden, double alpha, Losses& losses,
                                float* gradient) noexcept = 0;
    // Data → latent in place and the logarithm of the Jacobian's determinant per row: lets tests compare.
    virtual bool forward(const Flow& flow, std::size_t rows, float* values, float* logDeterminants) noexcept = 0;
};

inline constexpr const char* kFlowGradientsSymbol = "panelwiseFlowGradients"; // FlowGradients& ()
using FlowGradientsFactory = FlowGradients& (*)();

} // namespace core
