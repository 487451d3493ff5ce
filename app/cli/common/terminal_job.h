// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/project_keeper.h"
#include "app/session/threads/thread_executor.h"
#include "core/jobs/run_job.h"

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>

namespace app::cli {

// What a job came to on the command line.
template <typename Kind>
struct TerminalJob {
    std::optional<core::JobId<Kind>> id; // where a project keeps it
    typename core::JobRun<Kind>::Outcome outcome;
};

inline std::size_t threadsFor(const Arguments& arguments)
{
    return arguments.threads > 0 ? arguments.threads : std::max(1U, std::thread::hardware_concurrency());
}

inline core::JobSettings jobSettings(const Workplace& place)
{
    constexpr std::size_t kResamples = 1000;
    constexpr double kCheckpointSeconds = 30.0;
    const auto& options = place.arguments.training;
    return {.stop = place.stop,
            .bootstrapResamples = options.bootstrap.value_or(kResamples),
            .checkpointEvery = std::chrono::milliseconds(
                static_cast<std::int64_t>(1000.0 * options.checkpointSeconds.value_or(kCheckpointSeconds)))};
}

// Runs a job on this thread; what it finds is kept in `project` where there is one, which is closed then. `explain`
// words why a job failed.
template <typename Kind>
Result<TerminalJob<Kind>> runInTerminal(const Workplace& place, const core::JobRequest<Kind>& request,
                                        std::optional<core::ProjectFile>& project, core::JobEvents<Kind> events,
                                        const std::function<Failure(const core::Error&)>& explain)
{
    std::optional<ProjectKeeper> keeper;
    core::ProjectJobs write;
    if (project) {
        keeper.emplace(place, *project);
        write = [&](const core::ProjectJob& job) { keeper->write(job); };
    }
    std::optional<core::JobId<Kind>> id;
    const bool kept = project.has_value();
    events.begun = [&, then = std::move(events.begun)](const core::BegunPtr<Kind>& begun) {
        if (kept)
            id = begun->record.id;
        if (then)
            then(begun);
    };
    core::JobSettings settings = jobSettings(place);
    std::optional<ThreadExecutor> executor;
    if constexpr (core::JobRun<Kind>::usesExecutor)
        settings.executor = &executor.emplace(threadsFor(place.arguments));
    auto outcome = core::runJob<Kind>(request, write, settings, events);
    const std::string file = project ? project->path().string() : std::string();
    if (!outcome)
        return kept && !id ? Failure::fromError(outcome.error(), file) : explain(outcome.error());
    if (!*outcome)
        return Failure::cancelled();
    if (project)
        (void)project->close(); // where there is no room to make it one file again, all of it is in the log beside it
    if (keeper && keeper->unwritten())
        return Failure::fromError(*keeper->unwritten(), file);
    return TerminalJob<Kind>{.id = id, .outcome = std::move(**outcome)};
}

// The job to take up: the one named, or the newest that did not finish. Where all did, the newest: somebody who asks
// for the end of what had just finished gets it.
template <typename Kind>
struct ResumeWords {
    std::function<Failure(core::JobId<Kind>)> unknown;
    QString nothing; // there is none; %1 is the project
};
template <typename Kind>
Result<typename Kind::Record> jobToResume(const core::ProjectFile& project, std::optional<core::JobId<Kind>> wanted,
                                          const ResumeWords<Kind>& words)
{
    const auto jobs = project.template records<Kind>();
    if (!jobs)
        return Failure::fromError(jobs.error(), project.path().string());
    const auto found = std::find_if(jobs->rbegin(), jobs->rend(), [&](const auto& job) {
        return wanted ? job.id == *wanted : job.status != core::RunStatus::Finished;
    });
    if (found != jobs->rend())
        return *found;
    if (wanted)
        return words.unknown(*wanted);
    if (jobs->empty())
        return Failure::wrongUsage(words.nothing.arg(QString::fromStdString(project.path().filename().string())));
    return jobs->back();
}

} // namespace app::cli
