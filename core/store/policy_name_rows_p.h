// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/plan/run_record.h"
#include "core/store/sqlite_p.h"

#include <cstdint>

namespace core {

// The user's own names for policies. A file that has not come to these tables has none.
inline constexpr std::uint32_t kNamesSince = 7;
Status readNames(const Database& database, RunRecord& record, const Error& damaged);
Status readNames(const Database& database, FrontRecord& record, const Error& damaged); // after its points
Status writeName(const Database& database, RunId run, const std::string& name);        // empty: removes it
Status writeName(const Database& database, FrontId front, std::size_t number, const std::string& name);

} // namespace core
