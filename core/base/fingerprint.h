// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace core {

// 128 bits that tell whether two pieces of data are the same. Guards against accidents (a flipped bit, another
// file), not against an adversary.
struct Fingerprint {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    bool operator==(const Fingerprint&) const = default;
    std::string hex() const; // 32 characters
};

// Feeds data in pieces; the same bytes in other pieces give the same fingerprint.
class FingerprintBuilder {
public:
    void add(std::span<const std::byte> bytes);
    void add(std::string_view text); // length first, so that "ab","c" and "a","bc" differ
    void add(std::uint64_t number);
    Fingerprint finish() const;

private:
    void absorb(std::uint64_t word);
    std::uint64_t m_a = 0x9e3779b97f4a7c15ULL;
    std::uint64_t m_b = 0xc2b2ae3d27d4eb4fULL;
    std::uint64_t m_pending = 0; // bytes that do not fill a word yet
    unsigned m_pendingBytes = 0;
    std::uint64_t m_length = 0;
};

Fingerprint fingerprintOf(std::span<const std::byte> bytes);
Fingerprint fingerprintOf(std::string_view bytes);

} // namespace core
