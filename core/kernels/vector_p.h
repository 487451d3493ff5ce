// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

// A loop over registers must become straight code, or they are kept in memory.
#if defined(__clang__)
#define PANELWISE_UNROLL _Pragma("unroll")
#else
#define PANELWISE_UNROLL _Pragma("GCC unroll 16")
#endif

// As many numbers as one register of this build's processors holds. Every operation works on each lane by itself and
// in the same order in every build, so a result does not depend on the lane it is computed in.
namespace core::kernels {

#if defined(__AVX512F__)
inline constexpr std::size_t kVectorBytes = 64;
#elif defined(__AVX2__)
inline constexpr std::size_t kVectorBytes = 32;
#else
inline constexpr std::size_t kVectorBytes = 16;
#endif

template <typename T>
struct Lanes {
    static constexpr std::size_t kCount = kVectorBytes / sizeof(T);
    typedef T Vector __attribute__((vector_size(kVectorBytes)));
    typedef T Unaligned __attribute__((vector_size(kVectorBytes), aligned(alignof(T)), may_alias));
};
inline constexpr std::size_t kFloats = Lanes<float>::kCount;
using Floats = Lanes<float>::Vector;
using Bits = Lanes<std::uint32_t>::Vector;
using Integers = Lanes<std::int32_t>::Vector;

template <typename T>
inline typename Lanes<T>::Vector inEveryLane(T value)
{
    return value - typename Lanes<T>::Vector{}; // the compiler knows that x − 0 is x, which x + 0 is not for −0
}

template <typename T>
inline typename Lanes<T>::Vector load(const T* from)
{
    return *reinterpret_cast<const typename Lanes<T>::Unaligned*>(from);
}

template <typename T>
inline void store(T* to, typename Lanes<T>::Vector values)
{
    *reinterpret_cast<typename Lanes<T>::Unaligned*>(to) = values;
}

// For the last lanes of an array; what is not there reads as `filler`.
inline Floats loadFirst(std::size_t count, const float* from, float filler = 0.0f)
{
    float all[kFloats];
    for (float& value : all)
        value = filler;
    std::memcpy(all, from, count * sizeof(float));
    return load(all);
}

inline void storeFirst(std::size_t count, float* to, Floats values)
{
    float all[kFloats];
    store(all, values);
    std::memcpy(to, all, count * sizeof(float));
}

// Numbers too small for full precision become zero: a processor takes a hundred times as long for them, and moments of
// weights that are no longer used end there.
class FlushSmallNumbers {
public:
#if defined(__SSE2__)
    FlushSmallNumbers() : m_before(_mm_getcsr())
    {
        _mm_setcsr(m_before | kFlushResults | kFlushOperands);
    }
    ~FlushSmallNumbers()
    {
        _mm_setcsr(m_before);
    }
#else
    FlushSmallNumbers() = default;
    ~FlushSmallNumbers() {}
#endif
    FlushSmallNumbers(const FlushSmallNumbers&) = delete;
    FlushSmallNumbers& operator=(const FlushSmallNumbers&) = delete;

private:
#if defined(__SSE2__)
    static constexpr unsigned kFlushResults = 0x8000;
    static constexpr unsigned kFlushOperands = 0x0040;
    unsigned m_before;
#endif
};

} // namespace core::kernels
