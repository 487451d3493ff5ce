// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace core {

// Who may read a new file: whom the system lets read files, or whoever makes it alone. Patients are for the latter.
enum class FileReaders : std::uint8_t { AsUsual, OwnerAlone };

// A file beside the wanted one that takes its name once it is complete, and is gone otherwise: what was there before
// stays until then, whatever happens.
class PendingFile {
public:
    explicit PendingFile(const std::filesystem::path& file, FileReaders readers = FileReaders::AsUsual);
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;
    ~PendingFile();

    Status opened() const; // FolderNotWritable, DiskFull
    Status write(std::string_view text);
    Status complete(); // FileNotWritable, DiskFull

private:
    Error failure(int reason) const;

    std::filesystem::path m_file;
    std::string m_temporary;
    std::size_t m_unsynced = 0;
    int m_descriptor = -1;
    int m_reason = 0;
    bool m_complete = false;
};

// A whole text at once.
Status writeFile(const std::filesystem::path& file, std::string_view text, FileReaders readers = FileReaders::AsUsual);

} // namespace core
