// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/masks.h"

namespace core {

FeatureMask FeatureMask::united(const FeatureMask& other) const
{
    assert(m_size == other.m_size);
    FeatureMask result = *this;
    for (std::size_t i = 0; i < m_words.size(); ++i)
        result.m_words[i] |= other.m_words[i];
    return result;
}

bool FeatureMask::covers(const FeatureMask& other) const
{
    assert(m_size == other.m_size);
    for (std::size_t i = 0; i < m_words.size(); ++i)
        if (other.m_words[i] & ~m_words[i])
            return false;
    return true;
}

std::size_t FeatureMask::count() const
{
    std::size_t known = 0;
    for (const std::uint64_t word : m_words)
        known += static_cast<std::size_t>(std::popcount(word));
    return known;
}

} // namespace core
