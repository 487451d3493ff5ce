// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_part_p.h"

#include <utility>

namespace core {

Status lockForReplacing(ProjectLock& lock, const std::filesystem::path& file)
{
    switch (lock.take(file)) {
    case ProjectLock::Outcome::Taken:
        return Done{};
    case ProjectLock::Outcome::HeldElsewhere:
        return Error{.code = ErrorCode::ProjectInUse, .subject = file.filename().string()};
    case ProjectLock::Outcome::DiskFull:
        return Error{.code = ErrorCode::DiskFull, .subject = file.filename().string()};
    case ProjectLock::Outcome::FolderNotWritable:
        break;
    }
    return Error{.code = ErrorCode::FolderNotWritable, .subject = file.parent_path().filename().string()};
}

ProjectPart::ProjectPart(std::filesystem::path project)
    : m_project(std::move(project)),
      m_part(beside(m_project, kPartSuffix))
{
    remove();
    createPrivately(m_part);
}

void ProjectPart::remove() const
{
    removeQuietly(m_part);
    removeQuietly(beside(m_part, kJournalSuffix));
}

} // namespace core
