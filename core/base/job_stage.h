// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

// Where a long job stands that can be paused and stopped, for who leads it and who shows it.
enum class JobStage { Idle, Preparing, Running, Paused, Stopping };

} // namespace core
