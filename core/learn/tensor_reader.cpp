// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <typename T>
bool allFinite(std::span<const T> values)
{
    return std::ranges::all_of(values, [](T value) { return std::isfinite(value); });
}

} // namespace

void addVector(TensorBundle& bundle, std::string name, const Eigen::VectorXd& values)
{
    bundle.add({std::move(name),
                {static_cast<std::uint64_t>(values.size())},
                std::vector<double>(values.data(), values.data() + values.size())});
}

void addMatrix(TensorBundle& bundle, std::string name, const Eigen::MatrixXd& values)
{
    const RowMajor rows = values;
    bundle.add({std::move(name),
                {static_cast<std::uint64_t>(rows.rows()), static_cast<std::uint64_t>(rows.cols())},
                std::vector<double>(rows.data(), rows.data() + rows.size())});
}

void addFloats(TensorBundle& bundle, std::string name, std::vector<float> values)
{
    const std::uint64_t size = values.size();
    bundle.add({std::move(name), {size}, std::move(values)});
}

void TensorReader::fail(const Error& error)
{
    if (!m_error)
        m_error = error;
}

void TensorReader::refuse(std::string_view name)
{
    fail({.code = ErrorCode::ProjectDamaged, .subject = full(name)});
}

std::uint64_t TensorReader::integer(std::string_view name, std::uint64_t most)
{
    const Result<std::uint64_t> value = m_bundle.integer(full(name));
    if (!value)
        fail(value.error());
    else if (*value > most)
        refuse(name);
    return value && *value <= most ? *value : 0;
}

double TensorReader::number(std::string_view name)
{
    const Result<double> value = m_bundle.number(full(name));
    if (!value)
        fail(value.error());
    else if (!std::isfinite(*value))
        refuse(name);
    return value ? *value : 0.0;
}

std::string TensorReader::text(std::string_view name)
{
    Result<std::string> value = m_bundle.text(full(name));
    if (!value)
        fail(value.error());
    return value ? *value : std::string();
}

Eigen::VectorXd TensorReader::vector(std::string_view name, std::size_t size)
{
    const std::array<std::uint64_t, 1> shape{size};
    const Result<std::span<const double>> values = m_bundle.doubles(full(name), shape);
    if (!values)
        fail(values.error());
    else if (!allFinite(*values))
        refuse(name);
    if (m_error)
        return Eigen::VectorXd::Zero(static_cast<Eigen::Index>(size));
    return Eigen::Map<const Eigen::VectorXd>(values->data(), static_cast<Eigen::Index>(size));
}

Eigen::MatrixXd TensorReader::matrix(std::string_view name, std::size_t rows, std::size_t columns)
{
    const std::array<std::uint64_t, 2> shape{rows, columns};
    const Result<std::span<const double>> values = m_bundle.doubles(full(name), shape);
    if (!values)
        fail(values.error());
    else if (!allFinite(*values))
        refuse(name);
    if (m_error)
        return {};
    return Eigen::Map<const RowMajor>(values->data(), static_cast<Eigen::Index>(rows),
                                      static_cast<Eigen::Index>(columns));
}

std::vector<float> TensorReader::floats(std::string_view name, std::size_t size)
{
    const std::array<std::uint64_t, 1> shape{size};
    const Result<std::span<const float>> values = m_bundle.floats(full(name), shape);
    if (!values)
        fail(values.error());
    else if (!allFinite(*values))
        refuse(name);
    if (m_error)
        return {};
    return {values->begin(), values->end()};
}

} // namespace core
