// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/project_file.h"

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace core {

// A piece of work on the open file, on the thread that has it.
using ProjectJob = std::function<Status(ProjectFile&)>;
using ProjectJobs = std::function<void(ProjectJob)>; // hands one over; from any thread

// Asks the thread that has the file and waits for the answer, which is tried once. Nothing when asked to stop: where
// the disk refuses what comes before, the answer may never come.
template <typename T>
std::optional<Result<T>> askProject(const ProjectJobs& jobs, const std::stop_token& stop,
                                    std::function<Result<T>(ProjectFile&)> question)
{
    struct Asked {
        std::mutex mutex;
        bool wanted = true;
        std::promise<Result<T>> answer;
    };
    auto asked = std::make_shared<Asked>();
    std::future<Result<T>> answer = asked->answer.get_future();
    jobs([asked, question = std::move(question)](ProjectFile& file) -> Status {
        const std::scoped_lock lock(asked->mutex);
        if (asked->wanted)
            asked->answer.set_value(question(file));
        return Done{};
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

} // namespace core
