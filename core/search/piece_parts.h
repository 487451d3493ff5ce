// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

// What a search of the judgement keeps of itself where it is a piece by itself: of use only to go on with it.
inline constexpr const char* kSearchParts = "search/";

} // namespace core
