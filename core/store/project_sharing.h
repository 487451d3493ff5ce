// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/shared_study.h"
#include "core/store/project_file.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace core {

// What a copy for others holds and goes without.
struct SharedCopy {
    std::vector<std::string> removed;    // columns
    std::vector<std::string> renumbered; // columns whose texts became numbers
    std::size_t rows = 0;
    std::size_t runs = 0;
    std::size_t fronts = 0;
    std::size_t tables = 0;
};

// A copy of a project beside it. Nothing of what it goes without is in its bytes; what has to be read to be kept, such
// as a damaged run, ends it, and no file is left.
Result<SharedCopy> shareProject(const ProjectFile& project, const std::filesystem::path& file, Withheld withheld);

} // namespace core
