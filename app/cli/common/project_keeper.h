// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "core/store/ask_project.h"

#include <optional>

namespace app::cli {

// Keeps what a job finds in its project, on the thread of the job. Little room is said before it begins; where the disk
// is full the job waits, with a word, until there is room or somebody asks it to stop. What else cannot be written does
// not stop the work: the first such error is told at the end.
class ProjectKeeper {
public:
    ProjectKeeper(const Workplace& place, core::ProjectFile& project);

    void write(const core::ProjectJob& job);
    const std::optional<core::Error>& unwritten() const { return m_unwritten; }

private:
    core::Status waitForRoom(const core::ProjectJob& job, core::Status done) const;

    const Workplace& m_place;
    core::ProjectFile& m_project;
    std::optional<core::Error> m_unwritten;
};

} // namespace app::cli
