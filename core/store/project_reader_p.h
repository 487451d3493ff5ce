// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/study.h"
#include "core/store/project_file.h"
#include "core/store/project_folder_p.h"
#include "core/store/sqlite_p.h"

#include <filesystem>
#include <optional>

namespace core {

// A connection that reads a project as it stands, without changing the file or leaving anything beside it.
class ProjectReader {
public:
    // `access` is what the caller holds: with ReadOnlyInUse somebody else is writing, with Writable nobody can be.
    static Result<ProjectReader> open(const std::filesystem::path& project, ProjectAccess access);
    ProjectReader(ProjectReader&&) noexcept = default;
    ~ProjectReader();

    struct Content {
        TablePtr import;
        Study study;
    };
    Result<Content> readAndCheckAll() const;
    const Database& database() const { return *m_database; }
    bool foundInterrupted() const { return m_interrupted; } // SQLite left something that belongs to the file

private:
    ProjectReader() = default;
    Status openCopy(const std::filesystem::path& project);

    std::optional<PrivateCopy> m_copy; // before the connection: it must outlive it
    std::optional<Database> m_database;
    std::string m_subject;
    std::vector<std::filesystem::path> m_appeared; // made by SQLite while reading; removed at the end
    bool m_interrupted = false;
};

} // namespace core
