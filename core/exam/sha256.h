// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

// FIPS 180-4, as 64 hexadecimal digits. Unlike a Fingerprint it holds against somebody who wants two texts to look the
// same.
std::string sha256(std::string_view text);

} // namespace core
