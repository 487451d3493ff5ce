// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/scratch_folder.h"

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace core {
namespace fs = std::filesystem;

namespace {

constexpr const char* kBeginning = "panelwise-";
constexpr std::size_t kNameLength = 16;      // with six letters behind it
constexpr std::time_t kBeingMadeSeconds = 2; // its lock may not be taken yet

int openLock(const fs::path& folder, int flags)
{
    const int descriptor = ::open((folder / "lock").c_str(), flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return descriptor;
    if (descriptor >= 0)
        ::close(descriptor);
    return -1;
}

bool isAbandoned(const fs::path& folder)
{
    struct stat state {};
    if (::lstat(folder.c_str(), &state) != 0 || !S_ISDIR(state.st_mode) || state.st_uid != ::geteuid() ||
        std::time(nullptr) - state.st_mtime < kBeingMadeSeconds)
        return false;
    const int descriptor = openLock(folder, O_RDWR);
    if (descriptor < 0)
        return false;
    ::close(descriptor);
    return true;
}

} // namespace

ScratchFolder::ScratchFolder()
{
    removeAbandoned();
    std::error_code failed;
    std::string name = (fs::temp_directory_path(failed) / kBeginning).string() + "XXXXXX";
    if (failed || !::mkdtemp(name.data())) { // 0700
        m_failure = failed ? failed.value() : errno;
        return;
    }
    m_path = name;
    m_lock = openLock(m_path, O_RDWR | O_CREAT);
}

ScratchFolder::ScratchFolder(ScratchFolder&& other) noexcept
    : m_path(std::exchange(other.m_path, {})),
      m_lock(std::exchange(other.m_lock, -1)),
      m_failure(other.m_failure)
{
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
    if (m_lock >= 0)
        ::close(m_lock);
}

void ScratchFolder::removeAbandoned()
{
    std::error_code failed;
    const fs::path temporary = fs::temp_directory_path(failed);
    if (failed)
        return;
    for (fs::directory_iterator entry(temporary, failed), end; !failed && entry != end; entry.increment(failed)) {
        const std::string name = entry->path().filename().string();
        std::error_code ignored;
        if (name.size() == kNameLength && name.starts_with(kBeginning) && isAbandoned(entry->path()))
            fs::remove_all(entry->path(), ignored);
    }
}

} // namespace core
