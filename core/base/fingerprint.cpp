// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fingerprint.h"

#include <bit>
#include <cstring>

namespace core {
namespace {

std::uint64_t mixed(std::uint64_t z)
{
    z = (z ^ (z >> 33)) * 0xff51afd7ed558ccdULL;
    z = (z ^ (z >> 33)) * 0xc4ceb9fe1a85ec53ULL;
    return z ^ (z >> 33);
}

std::uint64_t littleEndianWord(const std::byte* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    if constexpr (std::endian::native == std::endian::big)
        word = __builtin_bswap64(word);
    return word;
}

} // namespace

std::string Fingerprint::hex() const
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint64_t half : {high, low})
        for (int shift = 60; shift >= 0; shift -= 4)
            text.push_back(digits[(half >> shift) & 0xf]);
    return text;
}

void FingerprintBuilder::absorb(std::uint64_t word)
{
    m_a = std::rotl(m_a ^ (word * 0x87c37b91114253d5ULL), 27) * 5 + 0x52dce729 + m_b;
    m_b = std::rotl(m_b ^ (word * 0x4cf5ad432745937fULL), 31) * 5 + 0x38495ab5 + m_a;
}

void FingerprintBuilder::add(std::span<const std::byte> bytes)
{
    m_length += bytes.size();
    std::size_t i = 0;
    for (; m_pendingBytes != 0 && i < bytes.size(); ++i) {
        m_pending |= static_cast<std::uint64_t>(bytes[i]) << (8 * m_pendingBytes);
        if (++m_pendingBytes == 8) {
            absorb(m_pending);
            m_pending = 0;
            m_pendingBytes = 0;
        }
    }
    for (; i + 8 <= bytes.size(); i += 8)
        absorb(littleEndianWord(bytes.data() + i));
    for (; i < bytes.size(); ++i)
        m_pending |= static_cast<std::uint64_t>(bytes[i]) << (8 * m_pendingBytes++);
}

void FingerprintBuilder::add(std::string_view text)
{
    add(static_cast<std::uint64_t>(text.size()));
    add(std::as_bytes(std::span(text.data(), text.size())));
}

void FingerprintBuilder::add(std::uint64_t number)
{
    std::byte bytes[8];
    for (unsigned i = 0; i < 8; ++i)
        bytes[i] = static_cast<std::byte>((number >> (8 * i)) & 0xff);
    add(std::span<const std::byte>(bytes));
}

Fingerprint FingerprintBuilder::finish() const
{
    FingerprintBuilder rest = *this;
    rest.absorb(m_pending);
    rest.absorb(m_length);
    const std::uint64_t a = mixed(rest.m_a);
    const std::uint64_t b = mixed(rest.m_b + a);
    return {.high = mixed(a + b), .low = b};
}

Fingerprint fingerprintOf(std::span<const std::byte> bytes)
{
    FingerprintBuilder builder;
    builder.add(bytes);
    return builder.finish();
}

Fingerprint fingerprintOf(std::string_view bytes)
{
    return fingerprintOf(std::as_bytes(std::span(bytes.data(), bytes.size())));
}

} // namespace core
