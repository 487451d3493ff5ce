// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace core {

// A folder for a time, in the system's folder for temporary files, that nobody else may look into. It goes with this
// object; what a program that was killed left behind goes when the next one is made, or with removeAbandoned().
class ScratchFolder {
public:
    ScratchFolder(); // failure() tells whether there is one
    ScratchFolder(ScratchFolder&& other) noexcept;
    ScratchFolder& operator=(ScratchFolder&&) = delete;
    ~ScratchFolder();

    int failure() const { return m_failure; } // errno, or 0
    const std::filesystem::path& path() const { return m_path; }

    static void removeAbandoned();

private:
    std::filesystem::path m_path;
    int m_lock = -1; // held as long as somebody uses the folder
    int m_failure = 0;
};

} // namespace core
