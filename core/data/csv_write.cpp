#include "core/data/csv_import.h"

#include "core/data/csv_text.h"

#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace core {
namespace {

Error writeError(const std::filesystem::path& file, int reason)
{
    ErrorCode code = ErrorCode::FileNotWritable;
    if (reason == ENOSPC || reason == EDQUOT)
        code = ErrorCode::DiskFull;
    return {.code = code, .subject = file.string(), .detail = std::strerror(reason)};
}

// A file beside the wanted one that takes its name once it is complete, and is gone otherwise.
class PendingFile {
public:
    explicit PendingFile(const std::filesystem::path& file) : m_file(file)
    {
        static constexpr int attempts = 100; // names may be left over from a crash
        for (int i = 0; i < attempts && m_descriptor < 0; ++i) {
            m_temporary = file.string() + "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part";
            m_descriptor = ::open(m_temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            m_reason = m_descriptor < 0 ? errno : 0;
            if (m_descriptor < 0 && m_reason != EEXIST)
                break;
        }
    }
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;
    ~PendingFile()
    {
        if (m_descriptor < 0)
            return;
        ::close(m_descriptor);
        if (!m_complete)
            ::unlink(m_temporary.c_str());
    }

    bool isOpen() const { return m_descriptor >= 0; }
    int reason() const { return m_reason; }

    bool write(std::string_view text)
    {
        m_unsynced += text.size();
        while (!text.empty()) {
            const ssize_t written = ::write(m_descriptor, text.data(), text.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return failed();
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        // In steps, so that a request to stop never waits for gigabytes to reach the disk.
        if (m_unsynced < kSyncAt)
            return true;
        m_unsynced = 0;
        return ::fdatasync(m_descriptor) == 0 || failed();
    }

    // On the disk before it has the name, so that a power cut leaves the old file or the new one.
    bool complete()
    {
        if (::fsync(m_descriptor) != 0 || ::rename(m_temporary.c_str(), m_file.c_str()) != 0)
            return failed();
        return m_complete = true;
    }

private:
    bool failed()
    {
        m_reason = errno;
        return false;
    }

    static constexpr std::size_t kSyncAt = std::size_t{32} << 20;

    std::filesystem::path m_file;
    std::string m_temporary;
    std::size_t m_unsynced = 0;
    int m_descriptor = -1;
    int m_reason = 0;
    bool m_complete = false;
};

void appendText(std::string& line, std::string_view text)
{
    const bool blankAtEnd = csv::trimmed(text).size() != text.size();
    if (!blankAtEnd && text.find_first_of(",\"\r\n") == std::string_view::npos) {
        line += text;
        return;
    }
    line += '"';
    for (const char c : text) {
        line += c;
        if (c == '"')
            line += '"';
    }
    line += '"';
}

void appendCell(std::string& line, const Column& column, std::size_t row)
{
    const float value = column.values[row];
    if (std::isnan(value))
        return;
    if (column.kind != ColumnKind::Numeric)
        return appendText(line, column.levels[static_cast<std::size_t>(value)]);
    char buffer[32];
    line.append(std::begin(buffer), std::to_chars(std::begin(buffer), std::end(buffer), value).ptr);
}

void appendHeader(std::string& text, const Table& table)
{
    for (const Column& column : table.columns()) {
        text += text.empty() ? "" : ",";
        appendText(text, column.name);
    }
    text += '\n';
}

void appendRow(std::string& text, const Table& table, std::size_t row)
{
    const std::size_t start = text.size();
    for (std::size_t i = 0; i < table.columnCount(); ++i) {
        if (i > 0)
            text += ',';
        appendCell(text, table.columns()[i], row);
    }
    if (text.size() == start)
        text += "\"\""; // an empty line would be no row
    text += '\n';
}

} // namespace

Result<RunEnd> writeCsv(const Table& table, const std::filesystem::path& file, std::stop_token stop,
                        const ProgressSink& progress)
{
    static constexpr std::size_t flushAt = std::size_t{1} << 20;
    PendingFile pending(file);
    if (!pending.isOpen()) {
        Error error = writeError(file, pending.reason());
        if (error.code == ErrorCode::FileNotWritable) {
            error.code = ErrorCode::FolderNotWritable;
            error.subject = file.parent_path().string();
        }
        return error;
    }
    std::string text;
    appendHeader(text, table);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        appendRow(text, table, row);
        if (text.size() < flushAt)
            continue;
        if (stop.stop_requested())
            return RunEnd::Cancelled;
        if (!pending.write(text))
            return writeError(file, pending.reason());
        text.clear();
        if (progress)
            progress({.phase = Phase::WritingFile, .done = row + 1, .total = table.rowCount(), .rows = row + 1});
    }
    if (!pending.write(text))
        return writeError(file, pending.reason());
    if (stop.stop_requested())
        return RunEnd::Cancelled;
    if (!pending.complete())
        return writeError(file, pending.reason());
    return RunEnd::Finished;
}

} // namespace core
