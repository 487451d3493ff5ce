// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/project_folder_p.h"
#include "core/store/project_lock_p.h"

#include <filesystem>

namespace core {

// Nobody has the project that is to be replaced open, and nobody opens it while the lock is held.
Status lockForReplacing(ProjectLock& lock, const std::filesystem::path& file);

// A project under its temporary name: there until moved into place or given up.
class ProjectPart {
public:
    explicit ProjectPart(std::filesystem::path project);
    ProjectPart(const ProjectPart&) = delete;
    ProjectPart& operator=(const ProjectPart&) = delete;
    ~ProjectPart() { remove(); }
    const std::filesystem::path& path() const { return m_part; }
    Status moveIntoPlace() const;

private:
    void remove() const;

    std::filesystem::path m_project;
    std::filesystem::path m_part;
};

} // namespace core
