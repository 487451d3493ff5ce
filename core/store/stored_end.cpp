#include "core/store/stored_end_p.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace core {
namespace {

// A status is stored as its place in this list.
constexpr std::array kStatuses{RunStatus::Running, RunStatus::Finished, RunStatus::Cancelled, RunStatus::Failed,
                               RunStatus::Interrupted};

} // namespace

std::int64_t storedCode(RunStatus status)
{
    return std::find(kStatuses.begin(), kStatuses.end(), status) - kStatuses.begin();
}

std::optional<RunStatus> storedStatus(std::int64_t code)
{
    if (code < 0 || static_cast<std::size_t>(code) >= kStatuses.size())
        return std::nullopt;
    return kStatuses[static_cast<std::size_t>(code)];
}

Fingerprint endFingerprint(std::int64_t owner, std::int64_t status, std::string_view summary)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(owner));
    builder.add(static_cast<std::uint64_t>(status));
    builder.add(summary);
    return builder.finish();
}

std::int64_t secondsNow()
{
    using namespace std::chrono;
    return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace core
