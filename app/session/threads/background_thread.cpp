// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/background_thread.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace app {

void workInBackground()
{
#ifdef __linux__
    constexpr int kNice = 10;
    (void)setpriority(PRIO_PROCESS, 0, kNice); // of the thread, not of the process: so does Linux
#endif
}

} // namespace app
