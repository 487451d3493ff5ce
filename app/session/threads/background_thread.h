// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

// The calling thread, and every thread it starts, gives way to the window where both want the same core.
void workInBackground();

} // namespace app
