// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task.h"

#include "core/data/codes/code_reading.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace core {
namespace {

namespace fs = std::filesystem;

TaskParse failedWith(Error error)
{
    TaskParse parse;
    parse.problems.add(std::move(error));
    return parse;
}

Error writingError(const fs::path& file)
{
    return {.code = errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, .subject = file.string()};
}

} // namespace

const PanelSpec* Task::findPanel(std::string_view panel) const
{
    const auto found =
        std::find_if(panels.begin(), panels.end(), [&](const PanelSpec& spec) { return spec.name == panel; });
    return found == panels.end() ? nullptr : &*found;
}

TablePtr readAsTask(const TablePtr& import, const Task& task)
{
    return applyEdits(readCodes(import, task.codes, task.missing), task.edits);
}

TaskParse readTask(const fs::path& file)
{
    std::error_code problem;
    if (!fs::exists(file, problem))
        return failedWith({.code = ErrorCode::FileNotFound, .subject = file.string()});
    const auto size = fs::is_regular_file(file, problem) ? fs::file_size(file, problem) : 0;
    if (problem || !fs::is_regular_file(file, problem))
        return failedWith({.code = ErrorCode::FileNotReadable, .subject = file.string()});
    if (size > kLargestTaskBytes)
        return failedWith({.code = ErrorCode::FileTooLarge,
                           .subject = file.string(),
                           .expected = kLargestTaskBytes,
                           .found = std::uint64_t{size}});
    std::ifstream stream(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream)
        return failedWith({.code = ErrorCode::FileNotReadable, .subject = file.string()});
    return parseTask(text);
}

// Written beside the target and renamed over it: a full disk leaves the old file as it was.
Status saveTask(const Task& task, const fs::path& file)
{
    fs::path unfinished = file;
    unfinished += ".part";
    std::error_code ignored;
    errno = 0;
    {
        std::ofstream stream(unfinished, std::ios::binary | std::ios::trunc);
        if (!stream)
            return writingError(file);
        stream << writeTask(task);
        stream.close();
        if (!stream) {
            const Error error = writingError(file);
            fs::remove(unfinished, ignored);
            return error;
        }
    }
    std::error_code problem;
    fs::rename(unfinished, file, problem);
    if (problem) {
        fs::remove(unfinished, ignored);
        return Error{.code = ErrorCode::FileNotWritable, .subject = file.string(), .detail = problem.message()};
    }
    return Done{};
}

} // namespace core
