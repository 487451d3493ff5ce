// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/pending_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace core {
namespace {

// In steps, so that a request to stop never waits for gigabytes to reach the disk.
constexpr std::size_t kSyncAt = std::size_t{32} << 20;

} // namespace

PendingFile::PendingFile(const std::filesystem::path& file, FileReaders readers) : m_file(file)
{
    const mode_t mode = readers == FileReaders::OwnerAlone ? 0600 : 0666;
    static constexpr int attempts = 100; // names may be left over from a crash
    for (int i = 0; i < attempts && m_descriptor < 0; ++i) {
        m_temporary = file.string() + "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part";
        m_descriptor = ::open(m_temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        m_reason = m_descriptor < 0 ? errno : 0;
        if (m_descriptor < 0 && m_reason != EEXIST)
            break;
    }
}

PendingFile::~PendingFile()
{
    if (m_descriptor < 0)
        return;
    ::close(m_descriptor);
    if (!m_complete)
        ::unlink(m_temporary.c_str());
}

Error PendingFile::failure(int reason) const
{
    const bool full = reason == ENOSPC || reason == EDQUOT;
    return {.code = full ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
            .subject = m_file.string(),
            .detail = std::strerror(reason)};
}

Status PendingFile::opened() const
{
    if (m_descriptor >= 0)
        return Done{};
    Error error = failure(m_reason);
    if (error.code == ErrorCode::FileNotWritable) {
        error.code = ErrorCode::FolderNotWritable;
        error.subject = m_file.has_parent_path() ? m_file.parent_path().string() : ".";
    }
    return error;
}

Status PendingFile::write(std::string_view text)
{
    m_unsynced += text.size();
    while (!text.empty()) {
        const ssize_t written = ::write(m_descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return failure(errno);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    if (m_unsynced < kSyncAt)
        return Done{};
    m_unsynced = 0;
    return ::fdatasync(m_descriptor) == 0 ? Status(Done{}) : Status(failure(errno));
}

// On the disk before it has the name, so that a power cut leaves the old file or the new one.
Status PendingFile::complete()
{
    if (::fsync(m_descriptor) != 0 || ::rename(m_temporary.c_str(), m_file.c_str()) != 0)
        return failure(errno);
    m_complete = true;
    return Done{};
}

Status writeFile(const std::filesystem::path& file, std::string_view text, FileReaders readers)
{
    PendingFile pending(file, readers);
    if (const Status opened = pending.opened(); !opened)
        return opened.error();
    if (const Status written = pending.write(text); !written)
        return written.error();
    return pending.complete();
}

} // namespace core
