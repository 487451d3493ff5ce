// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/tensors.h"

#include <Eigen/Core>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

void addVector(TensorBundle& bundle, std::string name, const Eigen::VectorXd& values);
void addMatrix(TensorBundle& bundle, std::string name, const Eigen::MatrixXd& values); // stored row after row
void addFloats(TensorBundle& bundle, std::string name, std::vector<float> values);

// Reads the parts of one whole and remembers the first thing that was wrong, so that a loader asks once at the end.
// Until then wrong parts are empty or zero. A number that is not finite is damage.
class TensorReader {
public:
    TensorReader(const TensorBundle& bundle, std::string_view prefix) : m_bundle(bundle), m_prefix(prefix) {}

    bool contains(std::string_view name) const { return m_bundle.contains(full(name)); }
    std::uint64_t integer(std::string_view name, std::uint64_t most);
    double number(std::string_view name);
    std::string text(std::string_view name);
    Eigen::VectorXd vector(std::string_view name, std::size_t size);
    Eigen::MatrixXd matrix(std::string_view name, std::size_t rows, std::size_t columns);
    std::vector<float> floats(std::string_view name, std::size_t size);

    void refuse(std::string_view name); // what was read makes no sense
    const std::optional<Error>& error() const { return m_error; }

private:
    std::string full(std::string_view name) const { return m_prefix + std::string(name); }
    void fail(const Error& error);

    const TensorBundle& m_bundle;
    std::string m_prefix;
    std::optional<Error> m_error;
};

} // namespace core
