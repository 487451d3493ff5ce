// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/store/project_fixtures.h"

#include <filesystem>
#include <sched.h>
#include <string>
#include <sys/mount.h>

namespace fixtures {

// A disk of a few megabytes, where the system lets us have one.
class TinyDisk {
public:
    explicit TinyDisk(const char* size = "size=4m")
    {
        m_mounted = ::unshare(CLONE_NEWNS) == 0 && ::mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                    ::mount("tmpfs", m_folder.path().c_str(), "tmpfs", 0, size) == 0;
    }
    TinyDisk(const TinyDisk&) = delete;
    TinyDisk& operator=(const TinyDisk&) = delete;
    ~TinyDisk()
    {
        if (m_mounted)
            ::umount2(m_folder.path().c_str(), MNT_DETACH);
    }
    bool mounted() const { return m_mounted; }
    std::filesystem::path operator/(const char* name) const { return m_folder / name; }
    std::filesystem::path path() const { return m_folder.path(); }
    void fill() const
    {
        for (std::size_t bytes = 8 << 20; bytes > 0; bytes /= 2) // whatever still fits
            writeBytes(m_folder / ("filler" + std::to_string(bytes)).c_str(), std::string(bytes, 'x'));
    }
    void empty() const
    {
        for (const std::string& name : namesIn(m_folder.path()))
            if (name.starts_with("filler"))
                std::filesystem::remove(m_folder.path() / name);
    }

private:
    Folder m_folder;
    bool m_mounted = false;
};

} // namespace fixtures
