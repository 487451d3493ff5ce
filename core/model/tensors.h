// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// One named array of numbers with its shape: weights, moments, counters.
struct Tensor {
    using Values = std::variant<std::vector<float>, std::vector<double>, std::vector<std::uint64_t>>;
    std::string name;
    std::vector<std::uint64_t> shape; // product = number of values
    Values values;
    bool operator==(const Tensor&) const = default;
};

// Everything a trained model or a checkpoint consists of. Names are unique; parts of a whole share a prefix
// ("encoder/flow/…"). Written to bytes that every machine reads alike, with a fingerprint; never anything executable.
class TensorBundle {
public:
    void add(Tensor tensor);
    void addNumber(std::string name, std::uint64_t number);
    void addNumber(std::string name, double number);
    void addText(std::string name, std::string_view text);
    void append(const TensorBundle& other); // no name may be in both

    bool contains(std::string_view name) const;
    // An absent name, another type of number or another shape is an Error (ProjectDamaged, subject = name).
    Result<std::span<const float>> floats(std::string_view name, std::span<const std::uint64_t> shape) const;
    Result<std::span<const double>> doubles(std::string_view name, std::span<const std::uint64_t> shape) const;
    Result<std::span<const std::uint64_t>> integers(std::string_view name, std::span<const std::uint64_t> shape) const;
    Result<std::uint64_t> integer(std::string_view name) const;
    Result<double> number(std::string_view name) const;
    Result<std::string> text(std::string_view name) const;

    const std::vector<Tensor>& tensors() const { return m_tensors; }
    bool operator==(const TensorBundle&) const = default;

    std::vector<std::byte> encode() const;
    static Result<TensorBundle> decode(std::span<const std::byte> bytes); // damage and excess are errors

private:
    const Tensor* find(std::string_view name) const;
    std::vector<Tensor> m_tensors;
};

} // namespace core
