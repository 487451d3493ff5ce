// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace core {

// The number of a stored job: a training run, a front, a table of systems. Numbers of different kinds do not mix.
template <typename JobKind>
struct JobId {
    using Kind = JobKind;
    std::int64_t value = 0;
    auto operator<=>(const JobId&) const = default;
};

// How errors speak of the jobs of one kind.
struct JobNames {
    std::string_view job;   // in details: "run"
    ErrorCode unknown;      // there is no such job
    ErrorCode notResumable; // it is finished, under way, or about other patients
};

inline Error jobError(ErrorCode code, std::int64_t job)
{
    return {.code = code, .subject = std::to_string(job)};
}

} // namespace core
