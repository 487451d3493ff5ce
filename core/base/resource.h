// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

// A file of resources/ that was made part of the program, by its name without folder. Asking for one that is not
// there is a programming error.
std::string_view resource(std::string_view name);

} // namespace core
