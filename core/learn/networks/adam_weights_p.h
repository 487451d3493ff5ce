// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/tensor_reader_p.h"
#include "core/model/tensors.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core {

// Weights with the state of the optimiser that moves them (Adam): what must be kept to go on as if nothing had
// happened.
struct AdamWeights {
    explicit AdamWeights(std::size_t count = 0) : values(count), first(count), second(count) {}

    void move(std::span<const float> gradient, double gradientScale, double rate, double epsilon);
    bool allFinite() const;

    void save(TensorBundle& bundle, const std::string& prefix) const;
    void saveValues(TensorBundle& bundle,
                    const std::string& prefix) const; // after loading, the optimiser starts from scratch
    static AdamWeights load(TensorReader& reader, std::size_t count);

    std::vector<float> values;
    std::vector<float> first, second; // moments of the gradient
    std::uint64_t steps = 0;
};

} // namespace core
