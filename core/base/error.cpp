// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <utility>

namespace core {

void ProblemList::add(Error error)
{
    if (m_first.size() < kKept)
        m_first.push_back(std::move(error));
    ++m_total;
}

void ProblemList::append(const ProblemList& others)
{
    for (const Error& error : others.m_first)
        add(error);
    m_total += others.m_total - others.m_first.size();
}

} // namespace core
