// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_recorder.h"

#include <new>

namespace core {

// What who waits for a job hears of it, on the thread of the job.
template <typename Kind>
struct JobEvents {
    std::function<void(const BegunPtr<Kind>&)> begun = {}; // the project has it, where there is one
    std::function<void(const typename Kind::Update&)> progressed = {};
};

// One job from its record to its end, on the thread of the caller. Without `project` nothing is kept. No outcome: it
// was asked to stop before the project had it.
template <typename Kind>
Result<std::optional<typename JobRun<Kind>::Outcome>> runJob(const JobRequest<Kind>& request,
                                                             const ProjectJobs& project, const JobSettings& settings,
                                                             const JobEvents<Kind>& events)
{
    using Run = JobRun<Kind>;
    using Outcome = typename Run::Outcome;
    Begun<Kind> begun;
    begun.record.start = request.start;
    std::optional<JobRecorder<Kind>> recorder;
    JobSinks<Kind> sinks;
    if (project) {
        recorder.emplace(project);
        std::optional<Result<Begun<Kind>>> answer = recorder->begin(request, settings.stop);
        if (!answer)
            return std::optional<Outcome>();
        if (!*answer)
            return answer->error();
        begun = std::move(**answer);
        sinks.save = [&recorder](typename Kind::Part part) { recorder->save(std::move(part)); };
    }
    const auto shared = std::make_shared<const Begun<Kind>>(std::move(begun));
    if (events.begun)
        events.begun(shared);
    if (events.progressed)
        sinks.update = events.progressed;
    Result<Outcome> outcome(Error{.code = ErrorCode::PlanValueInvalid, .subject = Run::memory, .detail = "bad_alloc"});
    try {
        outcome = Run::run(shared->record.start, request.patients, shared->remains, settings, sinks);
    } catch (const std::bad_alloc&) { // the job fails, the program and what is stored stay
    }
    if (recorder)
        recorder->end(outcome);
    if (!outcome)
        return outcome.error();
    return std::optional(std::move(*outcome));
}

} // namespace core
