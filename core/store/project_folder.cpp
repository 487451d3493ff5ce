// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_folder_p.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace core {
namespace fs = std::filesystem;

namespace {

int synchronize(const fs::path& file, int flags)
{
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0)
        return errno;
    const int result = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    return result;
}

} // namespace

fs::path beside(const fs::path& project, std::string_view suffix)
{
    fs::path file = project;
    file += suffix;
    return file;
}

bool isNonEmptyFile(const fs::path& file)
{
    std::error_code ignored;
    const auto size = fs::file_size(file, ignored);
    return !ignored && size > 0;
}

bool canWrite(const fs::path& file)
{
    // AT_EACCESS: the rights this process has now are what counts.
    return ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0 &&
           ::faccessat(AT_FDCWD, file.parent_path().c_str(), W_OK | X_OK, AT_EACCESS) == 0;
}

fs::path trueName(const fs::path& file)
{
    std::error_code failed;
    fs::path name = fs::weakly_canonical(fs::absolute(file), failed);
    return failed ? fs::absolute(file) : name;
}

bool meansDiskFull(int systemError)
{
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

Error systemError(int number, const fs::path& file, ErrorCode otherwise)
{
    return {.code = meansDiskFull(number) ? ErrorCode::DiskFull : otherwise,
            .subject = file.filename().string(),
            .detail = std::strerror(number)};
}

Status moveIntoPlace(const fs::path& part, const fs::path& project)
{
    int failure = synchronize(part, O_RDWR);
    // What SQLite left for a file that is replaced would otherwise be played back into the new one.
    if (failure == 0)
        for (const std::string_view suffix : {kWalSuffix, kSharedSuffix, kJournalSuffix})
            removeQuietly(beside(project, suffix));
    if (failure == 0 && ::rename(part.c_str(), project.c_str()) != 0)
        failure = errno;
    if (failure != 0) {
        removeQuietly(part);
        return systemError(failure, project, ErrorCode::FileNotWritable);
    }
    // Some file systems cannot synchronise a folder; the rename has happened all the same.
    synchronize(project.parent_path(), O_RDONLY | O_DIRECTORY);
    return Done{};
}

void createPrivately(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor >= 0) // else whoever writes it meets the same difficulty and tells it
        ::close(descriptor);
}

void removeQuietly(const fs::path& file)
{
    std::error_code ignored;
    fs::remove(file, ignored);
}

Result<PrivateCopy> PrivateCopy::of(const fs::path& project)
{
    PrivateCopy copy;
    if (copy.m_folder.failure() != 0)
        return systemError(copy.m_folder.failure(), project, ErrorCode::FolderNotWritable);
    copy.m_project = copy.m_folder.path() / "project.panelwise";
    std::error_code failed;
    for (const std::string_view suffix : {std::string_view(), kWalSuffix, kJournalSuffix}) {
        const fs::path source = beside(project, suffix);
        const fs::path target = beside(copy.m_project, suffix);
        if (!suffix.empty() && !isNonEmptyFile(source))
            continue;
        if (!fs::copy_file(source, target, failed))
            return systemError(failed.value(), project, ErrorCode::FileNotReadable);
        fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write, failed);
    }
    return copy;
}

} // namespace core
