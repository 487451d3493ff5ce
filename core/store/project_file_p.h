// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/project_file.h"
#include "core/store/project_lock_p.h"
#include "core/store/run_bundles_p.h"
#include "core/store/sqlite_p.h"

#include <functional>
#include <set>

namespace core {

struct ProjectFile::Impl {
    std::filesystem::path path;
    ProjectAccess access = ProjectAccess::Writable;
    ProjectLock lock;
    std::optional<Database> writer; // from the first change on: a project that is only looked at stays untouched
    std::set<RunId> running;        // started or resumed here and not yet over
    std::set<FrontId> searching;    // likewise
    std::set<BaselineId> comparing; // likewise
    TablePtr import;
    Study study;

    Status connect();
    Status disconnect();
    Status change(const std::function<Status(const Database&)>& work); // one transaction
    // One view of the file, whatever another window writes meanwhile. `work` is not called for a file that has not
    // come to the tables of version `since`.
    Status read(std::uint32_t since, const std::function<Status(const Database&)>& work) const;
    bool isOver(bool oursGoesOn) const; // what says it is running, and whether it was started here
    Status changeRunning(RunId run, const std::function<Status(const Database&)>& work);
    Result<TensorBundle> bundle(RunId run, BundleKind kind) const;
    Status changeSearching(FrontId front, const std::function<Status(const Database&)>& work);
    Status readFront(FrontId front, const std::function<Status(const Database&)>& work) const; // FrontUnknown
    Status changeComparing(BaselineId table, const std::function<Status(const Database&)>& work);
    std::string subject() const { return path.filename().string(); }
};

} // namespace core
