// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace core {

// One window at a time may write a project. The lock is the kernel's (flock on a small file beside the project), so it
// ends with the process however that ends; the file that stays behind then tells that the project was interrupted.
//
// Not on the project itself: closing any descriptor of a file drops the POSIX locks that SQLite holds on it in the
// same process, and the second window may well be in this one.
class ProjectLock {
public:
    enum class Outcome : std::uint8_t { Taken, HeldElsewhere, FolderNotWritable, DiskFull };

    ProjectLock() = default;
    ProjectLock(ProjectLock&& other) noexcept;
    ProjectLock& operator=(ProjectLock&& other) noexcept;
    ~ProjectLock() { release(); }

    Outcome take(const std::filesystem::path& project);
    bool held() const { return m_descriptor >= 0; }
    bool foundAbandoned() const { return m_foundAbandoned; } // whoever held it before did not release it
    void release();                                          // removes the file
    void leaveAbandoned(); // gives the lock up but keeps the trace, as if the process had ended

    // nullopt: there is no such file. False: there is one, and whoever held it is gone.
    static std::optional<bool> isHeld(const std::filesystem::path& project);

private:
    Outcome mark();

    std::filesystem::path m_file;
    int m_descriptor = -1;
    bool m_foundAbandoned = false;
};

} // namespace core
