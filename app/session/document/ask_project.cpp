// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/ask_project.h"

#include <algorithm>
#include <array>

namespace app {

core::RunStatus statusOf(core::RunEnd end)
{
    switch (end) {
    case core::RunEnd::Finished:
        return core::RunStatus::Finished;
    case core::RunEnd::Cancelled:
        return core::RunStatus::Cancelled;
    case core::RunEnd::Failed:
        return core::RunStatus::Failed;
    }
    return core::RunStatus::Failed;
}

core::Status unlessGone(core::Status done)
{
    using enum core::ErrorCode;
    constexpr std::array kGone{RunUnknown, RunNotResumable, FrontUnknown, FrontNotResumable};
    if (!done && std::find(kGone.begin(), kGone.end(), done.error().code) != kGone.end())
        return core::Done{};
    return done;
}

} // namespace app
