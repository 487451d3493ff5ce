// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_writer.h"
#include "core/base/result.h"
#include "core/plan/run_record.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace app {

// Asks the thread that has the file and waits for the answer, which is tried once. Nothing when asked to stop: where
// the disk refuses what comes before, the answer may never come.
template <typename T>
std::optional<core::Result<T>> askProject(const ProjectJobs& jobs, const std::stop_token& stop,
                                          std::function<core::Result<T>(core::ProjectFile&)> question)
{
    struct Asked {
        std::mutex mutex;
        bool wanted = true;
        std::promise<core::Result<T>> answer;
    };
    auto asked = std::make_shared<Asked>();
    std::future<core::Result<T>> answer = asked->answer.get_future();
    jobs([asked, question = std::move(question)](core::ProjectFile& file) -> core::Status {
        const std::scoped_lock lock(asked->mutex);
        if (asked->wanted)
            asked->answer.set_value(question(file));
        return core::Done{};
    });
    while (answer.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready) {
        const std::unique_lock lock(asked->mutex, std::try_to_lock); // not while it is being answered
        if (!lock || !stop.stop_requested())
            continue;
        asked->wanted = false;
        return std::nullopt;
    }
    return answer.get();
}

// The one of a list that the project gave.
template <typename Record, typename Id>
core::Result<Record> recordOf(core::Result<std::vector<Record>> records, Id id, core::ErrorCode unknown)
{
    if (!records)
        return records.error();
    const auto found = std::find_if(records->begin(), records->end(), [id](const Record& one) { return one.id == id; });
    if (found == records->end())
        return core::Error{.code = unknown, .subject = std::to_string(id.value)};
    return std::move(*found);
}

core::RunStatus statusOf(core::RunEnd end); // as the project file says it

// What the disk refuses is tried again. A run or a front that was removed meanwhile needs nothing any more.
core::Status unlessGone(core::Status done);

} // namespace app
