// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// Numbers as bytes, the lowest first, whatever the machine does itself.
class ByteWriter {
public:
    void bytes(std::span<const std::byte> some) { m_bytes.insert(m_bytes.end(), some.begin(), some.end()); }
    void number(std::uint64_t value) { array(std::span<const std::uint64_t>(&value, 1)); }
    void text(std::string_view value)
    {
        number(value.size());
        bytes(std::as_bytes(std::span(value)));
    }
    template <typename T>
    void array(std::span<const T> values)
    {
        const std::size_t start = m_bytes.size();
        bytes(std::as_bytes(values));
        if constexpr (std::endian::native == std::endian::big)
            for (std::size_t at = start; at < m_bytes.size(); at += sizeof(T))
                std::reverse(m_bytes.begin() + static_cast<std::ptrdiff_t>(at),
                             m_bytes.begin() + static_cast<std::ptrdiff_t>(at + sizeof(T)));
    }
    std::span<const std::byte> written() const { return m_bytes; }
    std::vector<std::byte> take() && { return std::move(m_bytes); }

private:
    std::vector<std::byte> m_bytes;
};

// Reads what ByteWriter wrote and trusts no length: an answer is unset where the bytes do not reach.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes) : m_left(bytes) {}
    bool atEnd() const { return m_left.empty(); }
    std::optional<std::uint64_t> number()
    {
        const auto values = array<std::uint64_t>(1);
        return values ? std::optional(values->front()) : std::nullopt;
    }
    std::optional<std::string> text()
    {
        const auto length = number();
        if (!length || *length > m_left.size())
            return std::nullopt;
        const auto piece = take(*length);
        return std::string(reinterpret_cast<const char*>(piece.data()), piece.size());
    }
    template <typename T>
    std::optional<std::vector<T>> array(std::uint64_t count)
    {
        if (count > m_left.size() / sizeof(T))
            return std::nullopt;
        std::vector<T> values(count);
        const auto piece = take(count * sizeof(T));
        const auto target = std::as_writable_bytes(std::span(values));
        std::ranges::copy(piece, target.begin());
        if constexpr (std::endian::native == std::endian::big)
            for (std::size_t at = 0; at < target.size(); at += sizeof(T))
                std::ranges::reverse(target.subspan(at, sizeof(T)));
        return values;
    }

private:
    std::span<const std::byte> take(std::size_t count)
    {
        const auto piece = m_left.first(count);
        m_left = m_left.subspan(count);
        return piece;
    }
    std::span<const std::byte> m_left;
};

} // namespace core
