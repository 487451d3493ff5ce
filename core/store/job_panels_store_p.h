// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"
#include "core/store/sqlite_p.h"

#include <cstdint>

namespace core {

// The panels that jobs about a cohort speak of.
inline constexpr std::uint32_t kPanelsSince = 6; // version of the tables
Status writePanels(const Database& database, const Fingerprint& cohort, const TestCatalog& panels);
Result<TestCatalog> readPanels(const Database& database, const Fingerprint& cohort, const Error& damaged); // or none

} // namespace core
