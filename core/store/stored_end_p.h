#pragma once

#include "core/base/fingerprint.h"
#include "core/plan/run_record.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

// How the end of a run or of a front is stored: a status as a number, a summary as text, and their fingerprint.
std::int64_t storedCode(RunStatus status);
std::optional<RunStatus> storedStatus(std::int64_t code);
Fingerprint endFingerprint(std::int64_t owner, std::int64_t status, std::string_view summary);

std::int64_t secondsNow(); // since 1970, UTC

} // namespace core
