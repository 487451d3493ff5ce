// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/scratch_folder.h"

#include <filesystem>
#include <string_view>

namespace core {

// The files that stand beside a project for a time.
inline constexpr std::string_view kLockSuffix = "-lock";       // while it is open
inline constexpr std::string_view kPartSuffix = "-part";       // while it is being written for the first time
inline constexpr std::string_view kWalSuffix = "-wal";         // SQLite: changes not yet in the file
inline constexpr std::string_view kSharedSuffix = "-shm";      // SQLite: index of those changes
inline constexpr std::string_view kJournalSuffix = "-journal"; // SQLite: how to undo a change under way
std::filesystem::path beside(const std::filesystem::path& project, std::string_view suffix);

bool isNonEmptyFile(const std::filesystem::path& file);
bool canWrite(const std::filesystem::path& file); // the file and its folder

// The path other windows see too: symbolic links followed, so that two names of one file share one lock.
std::filesystem::path trueName(const std::filesystem::path& file);

bool meansDiskFull(int systemError); // errno of a failed write: no space, no quota, or the file may not grow

// What the system said, as a fact about `file`.
Error systemError(int number, const std::filesystem::path& file, ErrorCode otherwise);

// Puts `part` in the place of `project` in one step; both contents survive a power cut. `part` is gone either way.
Status moveIntoPlace(const std::filesystem::path& part, const std::filesystem::path& project);
// An empty file that nobody else may read; SQLite gives what it puts beside it the same rights.
void createPrivately(const std::filesystem::path& file);
void removeQuietly(const std::filesystem::path& file);

// A project with what SQLite left beside it, copied to where it can be repaired without touching the original.
class PrivateCopy {
public:
    static Result<PrivateCopy> of(const std::filesystem::path& project);
    const std::filesystem::path& project() const { return m_project; }

private:
    PrivateCopy() = default;
    ScratchFolder m_folder;
    std::filesystem::path m_project;
};

} // namespace core
