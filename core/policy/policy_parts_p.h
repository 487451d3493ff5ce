// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstddef>

namespace core {

// What policies of all kinds share.

constexpr std::size_t kPatientsAtOnce = 8192; // bounds the memory of a run over millions

// Part of a stored policy that cannot be what was written.
inline Error damaged(const char* part)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = part};
}

} // namespace core
