// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/result.h"

#include <filesystem>

namespace core {

// Tells a project and its copies from every other project, also from another import of the same table: what was
// imported, and when. Stays the same whatever is edited, trained or found in it. Reads a few bytes and changes nothing;
// what is wrong further inside the file is not noticed.
Result<Fingerprint> projectIdentity(const std::filesystem::path& project);

} // namespace core
