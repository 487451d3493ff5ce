// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/job_tables_p.h"
#include "core/store/project_file.h"
#include "core/store/project_lock_p.h"
#include "core/store/sqlite_p.h"

#include <functional>
#include <set>
#include <utility>

namespace core {

struct ProjectFile::Impl {
    using Work = std::function<Status(const Database&)>;

    std::filesystem::path path;
    ProjectAccess access = ProjectAccess::Writable;
    ProjectLock lock;
    std::optional<Database> writer; // from the first change on: a project that is only looked at stays untouched
    std::set<std::pair<const JobTables*, std::int64_t>> underWay; // jobs started or resumed here and not yet over
    TablePtr import;
    Study study;

    Status connect();
    Status disconnect();
    Status change(const Work& work); // one transaction
    // One view of the file, whatever another window writes meanwhile. `work` is not called for a file that has not
    // come to the tables of version `since`.
    Status read(std::uint32_t since, const Work& work) const;
    std::string subject() const { return path.filename().string(); }

    // Jobs of any kind.
    Status changeJob(const JobTables& tables, std::int64_t job, const Work& work); // JobNames::notResumable
    Status finishJob(const JobTables& tables, std::int64_t job, const StoredEnd& end, const Work& work);
    Status resumeJob(const JobTables& tables, std::int64_t job, const Work& rewind);
    Status removeJob(const JobTables& tables, std::int64_t job);
    Status readJob(const JobTables& tables, std::int64_t job, const Work& work) const; // JobNames::unknown
    bool isOver(const JobTables& tables, std::int64_t job) const;                      // of one that says it is running
};

} // namespace core
