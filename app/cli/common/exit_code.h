// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app::cli {

// What the shell gets. Scripts rely on these numbers.
enum class ExitCode {
    Done = 0,
    OurFault = 1,
    WrongUsage = 2,
    UserData = 3, // the user's data or file is at fault
    Cancelled = 4,
};

} // namespace app::cli
