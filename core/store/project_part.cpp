// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_part_p.h"

#include "core/store/sqlite_p.h"

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

// What an interrupted project that is to be replaced has in its log goes into the file first: where the new one cannot
// be put in its place after all, the old one is whole without what stood beside it.
Status ProjectPart::moveIntoPlace() const
{
    if (isNonEmptyFile(beside(m_project, kWalSuffix)) || isNonEmptyFile(beside(m_project, kJournalSuffix)))
        if (const Result<Database> old = Database::open(m_project, Database::Mode::ReadWrite); old)
            (void)old->execute("PRAGMA journal_mode = DELETE"); // one that is damaged is replaced as it is
    return core::moveIntoPlace(m_part, m_project);
}

void ProjectPart::remove() const
{
    removeQuietly(m_part);
    removeQuietly(beside(m_part, kJournalSuffix));
}

} // namespace core
