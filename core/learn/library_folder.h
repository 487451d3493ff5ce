// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace core {

// Where the program's own libraries lie; some are loaded only when they are needed.
std::filesystem::path libraryFolder();

} // namespace core
