// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_lock_p.h"

#include "core/store/project_folder_p.h"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace core {
namespace {

// Somebody who only looks whether a project is open holds the lock for an instant; that is not "in use".
constexpr int kAttempts = 10;
constexpr std::chrono::milliseconds kBetweenAttempts{15};

// Only an ordinary file: a pipe would wait for somebody at its other end, a link leads elsewhere.
int openLock(const std::filesystem::path& file, int flags)
{
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0600);
    struct stat state {};
    if (descriptor < 0 || (::fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode)))
        return descriptor;
    ::close(descriptor);
    errno = EINVAL;
    return -1;
}

bool isStillThere(int descriptor, const std::filesystem::path& file)
{
    struct stat held {};
    struct stat named {};
    return ::fstat(descriptor, &held) == 0 && ::stat(file.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

} // namespace

ProjectLock::ProjectLock(ProjectLock&& other) noexcept
    : m_file(std::move(other.m_file)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_foundAbandoned(other.m_foundAbandoned)
{
}

ProjectLock& ProjectLock::operator=(ProjectLock&& other) noexcept
{
    if (this != &other) {
        release();
        m_file = std::move(other.m_file);
        m_descriptor = std::exchange(other.m_descriptor, -1);
        m_foundAbandoned = other.m_foundAbandoned;
    }
    return *this;
}

ProjectLock::Outcome ProjectLock::take(const std::filesystem::path& project)
{
    release();
    m_file = beside(project, kLockSuffix);
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        if (attempt > 0)
            std::this_thread::sleep_for(kBetweenAttempts);
        const int descriptor = openLock(m_file, O_RDWR | O_CREAT);
        if (descriptor < 0 && meansDiskFull(errno))
            return Outcome::DiskFull;
        if (descriptor < 0)
            return isHeld(project).value_or(false) ? Outcome::HeldElsewhere : Outcome::FolderNotWritable;
        // The holder removes the file before it lets go, so a lock on a file without a name is worth nothing.
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && isStillThere(descriptor, m_file)) {
            m_descriptor = descriptor;
            return mark();
        }
        ::close(descriptor);
    }
    return Outcome::HeldElsewhere;
}

// Everybody who gets the lock writes one byte, so an empty file is one that was made a moment ago.
ProjectLock::Outcome ProjectLock::mark()
{
    char byte = '+';
    m_foundAbandoned = ::pread(m_descriptor, &byte, 1, 0) == 1;
    if (m_foundAbandoned || ::pwrite(m_descriptor, &byte, 1, 0) == 1)
        return Outcome::Taken;
    const int failure = errno;
    release();
    return meansDiskFull(failure) ? Outcome::DiskFull : Outcome::FolderNotWritable;
}

void ProjectLock::release()
{
    if (!held())
        return;
    removeQuietly(m_file);
    leaveAbandoned();
}

void ProjectLock::leaveAbandoned()
{
    if (held())
        ::close(std::exchange(m_descriptor, -1));
}

std::optional<bool> ProjectLock::isHeld(const std::filesystem::path& project)
{
    const int descriptor = openLock(beside(project, kLockSuffix), O_RDONLY);
    if (descriptor < 0)
        return std::nullopt;
    const bool free = ::flock(descriptor, LOCK_SH | LOCK_NB) == 0;
    ::close(descriptor);
    return !free;
}

} // namespace core
