// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/study.h"
#include "core/store/project_file.h"
#include "core/store/project_folder_p.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <type_traits>
#include <vector>

namespace core {

// What the folder tells of a project now, to be asked later whether anybody wrote it since.
class ProjectStillness {
public:
    explicit ProjectStillness(const std::filesystem::path& project);
    bool disturbed() const; // or somebody is writing it right now

private:
    std::filesystem::path m_project;
    std::vector<std::int64_t> m_seen;
};

// A connection that reads a project as it stands, without changing the file. It never removes anything: what stands
// beside the file may belong to somebody who began to write after this was opened.
class ProjectReader {
public:
    // `access` is what the caller holds: with ReadOnlyInUse somebody else is writing, with Writable nobody can be.
    static Result<ProjectReader> open(const std::filesystem::path& project, ProjectAccess access);
    ProjectReader(ProjectReader&&) noexcept = default;

    struct Content {
        TablePtr import;
        Study study;
        bool newer = false; // there may be more in it than we know
    };
    Result<Content> readAndCheckAll() const;
    const Database& database() const { return *m_database; }
    bool foundInterrupted() const { return m_interrupted; } // SQLite left something that belongs to the file

private:
    ProjectReader() = default;
    Status checkTables(std::uint32_t version) const;
    Status openCopy(const std::filesystem::path& project, ProjectAccess access);

    std::optional<PrivateCopy> m_copy; // before the connection: it must outlive it
    std::optional<Database> m_database;
    std::string m_subject;
    bool m_interrupted = false;
};

// Whether a file would be called broken for this; one that changes while it is looked at may seem so.
bool looksBroken(ErrorCode code);
void waitBeforeReading(int attempt);

// What `read` finds with a reader of its own. Readers hold no lock that would keep writers out, so where a project
// seems broken and somebody wrote it meanwhile, it is read again.
template <typename Read>
auto readUndisturbed(const std::filesystem::path& project, ProjectAccess access, Read read)
    -> std::invoke_result_t<Read, const ProjectReader&>
{
    constexpr int kAttempts = 12;
    for (int attempt = 1;; ++attempt) {
        const ProjectStillness still(project);
        const Result<ProjectReader> reader = ProjectReader::open(project, access);
        auto found = reader ? read(*reader) : std::invoke_result_t<Read, const ProjectReader&>(reader.error());
        if (found.ok() || access == ProjectAccess::Writable || attempt == kAttempts ||
            !looksBroken(found.error().code) || !still.disturbed())
            return found;
        waitBeforeReading(attempt);
    }
}

} // namespace core
