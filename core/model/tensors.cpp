// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tensors.h"

#include "core/base/fingerprint.h"
#include "core/model/tensor_bytes_p.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <unordered_set>
#include <utility>

namespace core {
namespace {

constexpr std::string_view kMagic = "PWTENSOR";
constexpr std::uint64_t kVersion = 1;
constexpr std::size_t kFingerprintBytes = 16;

Error damaged(std::string_view name, std::string_view detail = {})
{
    return {.code = ErrorCode::ProjectDamaged, .subject = std::string(name), .detail = std::string(detail)};
}

// Unset where the product does not fit 64 bits.
std::optional<std::uint64_t> valueCount(std::span<const std::uint64_t> shape)
{
    std::uint64_t count = 1;
    for (const std::uint64_t extent : shape)
        if (__builtin_mul_overflow(count, extent, &count))
            return std::nullopt;
    return count;
}

template <typename T>
Result<std::span<const T>> valuesOf(const Tensor* tensor, std::string_view name, std::span<const std::uint64_t> shape)
{
    if (tensor == nullptr)
        return damaged(name, "missing");
    const auto* values = std::get_if<std::vector<T>>(&tensor->values);
    if (values == nullptr)
        return damaged(name, "type");
    if (!std::ranges::equal(tensor->shape, shape))
        return damaged(name, "shape");
    return std::span<const T>(*values);
}

void writeTensor(ByteWriter& out, const Tensor& tensor)
{
    out.text(tensor.name);
    out.number(tensor.values.index());
    out.number(tensor.shape.size());
    out.array(std::span<const std::uint64_t>(tensor.shape));
    std::visit([&](const auto& values) { out.array(std::span(values)); }, tensor.values);
}

template <typename T>
std::optional<Tensor::Values> readValues(ByteReader& in, std::uint64_t count)
{
    auto values = in.array<T>(count);
    if (!values)
        return std::nullopt;
    return Tensor::Values(std::move(*values));
}

// Unset where the bytes are not a tensor. Nothing is allocated before the bytes for it are seen to be there.
std::optional<Tensor> readTensor(ByteReader& in)
{
    auto name = in.text();
    const auto type = in.number();
    const auto rank = in.number();
    if (!name || !type || !rank)
        return std::nullopt;
    auto shape = in.array<std::uint64_t>(*rank);
    const auto count = shape ? valueCount(*shape) : std::nullopt;
    if (!count)
        return std::nullopt;
    auto values = *type == 0   ? readValues<float>(in, *count)
                  : *type == 1 ? readValues<double>(in, *count)
                  : *type == 2 ? readValues<std::uint64_t>(in, *count)
                               : std::nullopt;
    if (!values)
        return std::nullopt;
    return Tensor{.name = std::move(*name), .shape = std::move(*shape), .values = std::move(*values)};
}

bool fingerprintFits(std::span<const std::byte> content, std::span<const std::byte> written)
{
    ByteReader in(written);
    const auto high = in.number();
    const auto low = in.number();
    return fingerprintOf(content) == Fingerprint{.high = high.value_or(0), .low = low.value_or(0)};
}

} // namespace

void TensorBundle::add(Tensor tensor)
{
    assert(!contains(tensor.name));
    assert(valueCount(tensor.shape) == std::visit([](const auto& values) { return values.size(); }, tensor.values));
    m_tensors.push_back(std::move(tensor));
}

void TensorBundle::addNumber(std::string name, std::uint64_t number)
{
    add({.name = std::move(name), .shape = {}, .values = std::vector{number}});
}

void TensorBundle::addNumber(std::string name, double number)
{
    add({.name = std::move(name), .shape = {}, .values = std::vector{number}});
}

// The length in bytes, then eight bytes to a number, the first one lowest.
void TensorBundle::addText(std::string name, std::string_view text)
{
    std::vector<std::uint64_t> words(1 + (text.size() + 7) / 8);
    words[0] = text.size();
    for (std::size_t i = 0; i < text.size(); ++i)
        words[1 + i / 8] |= std::uint64_t{static_cast<unsigned char>(text[i])} << (8 * (i % 8));
    const std::uint64_t count = words.size();
    add({.name = std::move(name), .shape = {count}, .values = std::move(words)});
}

const Tensor* TensorBundle::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_tensors, name, &Tensor::name);
    return found == m_tensors.end() ? nullptr : &*found;
}

void TensorBundle::append(const TensorBundle& other)
{
    for (const Tensor& tensor : other.m_tensors)
        add(tensor);
}

bool TensorBundle::contains(std::string_view name) const
{
    return find(name) != nullptr;
}

Result<std::span<const float>> TensorBundle::floats(std::string_view name, std::span<const std::uint64_t> shape) const
{
    return valuesOf<float>(find(name), name, shape);
}

Result<std::span<const double>> TensorBundle::doubles(std::string_view name, std::span<const std::uint64_t> shape) const
{
    return valuesOf<double>(find(name), name, shape);
}

Result<std::span<const std::uint64_t>> TensorBundle::integers(std::string_view name,
                                                              std::span<const std::uint64_t> shape) const
{
    return valuesOf<std::uint64_t>(find(name), name, shape);
}

Result<std::uint64_t> TensorBundle::integer(std::string_view name) const
{
    const auto values = integers(name, {});
    if (!values)
        return values.error();
    return values->front();
}

Result<double> TensorBundle::number(std::string_view name) const
{
    const auto values = doubles(name, {});
    if (!values)
        return values.error();
    return values->front();
}

Result<std::string> TensorBundle::text(std::string_view name) const
{
    const Tensor* tensor = find(name);
    const auto values = valuesOf<std::uint64_t>(tensor, name, tensor ? tensor->shape : std::vector<std::uint64_t>{});
    if (!values)
        return values.error();
    const std::span<const std::uint64_t> words = *values;
    // The first comparison keeps the second from overflowing.
    if (words.empty() || words[0] / 8 >= words.size() || (words[0] + 7) / 8 != words.size() - 1)
        return damaged(name, "text");
    std::string text(words[0], '\0');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[i] = static_cast<char>((words[1 + i / 8] >> (8 * (i % 8))) & 0xff);
    return text;
}

std::vector<std::byte> TensorBundle::encode() const
{
    ByteWriter out;
    out.bytes(std::as_bytes(std::span(kMagic)));
    out.number(kVersion);
    out.number(m_tensors.size());
    for (const Tensor& tensor : m_tensors)
        writeTensor(out, tensor);
    const Fingerprint fingerprint = fingerprintOf(out.written());
    out.number(fingerprint.high);
    out.number(fingerprint.low);
    return std::move(out).take();
}

Result<TensorBundle> TensorBundle::decode(std::span<const std::byte> bytes)
{
    if (bytes.size() < kMagic.size() + kFingerprintBytes ||
        !std::ranges::equal(bytes.first(kMagic.size()), std::as_bytes(std::span(kMagic))))
        return damaged({}, "not tensors");
    const auto content = bytes.first(bytes.size() - kFingerprintBytes);
    if (!fingerprintFits(content, bytes.last(kFingerprintBytes)))
        return damaged({}, "fingerprint");

    ByteReader in(content.subspan(kMagic.size()));
    const auto version = in.number();
    if (version && *version > kVersion)
        return Error{.code = ErrorCode::ProjectNewer, .expected = kVersion, .found = *version};
    const auto count = in.number();
    if (version != kVersion || !count)
        return damaged({}, "header");

    TensorBundle bundle;
    std::unordered_set<std::string> names;
    for (std::uint64_t i = 0; i < *count; ++i) {
        auto tensor = readTensor(in);
        if (!tensor)
            return damaged({}, "tensor");
        if (!names.insert(tensor->name).second)
            return damaged(tensor->name, "twice");
        bundle.m_tensors.push_back(std::move(*tensor));
    }
    if (!in.atEnd())
        return damaged({}, "excess");
    return bundle;
}

} // namespace core
