// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study_patients.h"
#include "core/jobs/job_run.h"
#include "core/plan/job_panels.h"
#include "core/store/ask_project.h"

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace core {

// What is to be done: a new job, or a stored one that goes on with its own plan.
template <typename Kind>
struct JobRequest {
    StudyPatients patients;
    typename Kind::Start start;
    std::optional<JobId<Kind>> resume = {};
};

// What a job is before its first step.
template <typename Kind>
struct Begun {
    typename Kind::Record record = {};
    typename JobRun<Kind>::Remains remains = {};
};
template <typename Kind>
using BegunPtr = std::shared_ptr<const Begun<Kind>>;

template <typename Kind>
typename Kind::Start startOf(decltype(Kind::Start::plan) plan, const StudyPatients& patients)
{
    typename Kind::Start start;
    start.plan = std::move(plan);
    start.cohort = patients.cohort->fingerprint();
    start.patients = patients.cohort->patientCount();
    if constexpr (requires { start.panels; })
        start.panels = withoutTests(patients.cohort->catalog());
    if constexpr (requires { start.split; })
        start.split = patients.plan;
    return start;
}

// Whether what a stored job has finished is about these patients.
template <typename Start>
bool isAbout(const Start& start, const StudyPatients& patients)
{
    bool same = start.cohort == patients.cohort->fingerprint();
    if constexpr (requires { start.split; })
        same = same && start.split == patients.plan;
    return same;
}

// Keeps one job in its project, for the window and the command line alike: who begins the record, saves parts as they
// come and says how it ended. What was saved is kept, however the job ends; one that fails before anything was saved
// leaves nothing. Used on the thread of the job; the file may be on another.
template <typename Kind>
class JobRecorder {
    using Run = JobRun<Kind>;
    using Record = typename Kind::Record;
    using Part = typename Kind::Part;

public:
    explicit JobRecorder(ProjectJobs jobs) : m_jobs(std::move(jobs)) {}

    // Nothing: asked to stop before the file had answered.
    std::optional<Result<Begun<Kind>>> begin(const JobRequest<Kind>& request, const std::stop_token& stop);
    void save(Part part);
    void end(const Result<typename Run::Outcome>& outcome);

private:
    using Clock = std::chrono::steady_clock;
    static constexpr auto kBetweenWrites = std::chrono::seconds(1); // small parts of a second are one transaction

    static Result<Begun<Kind>> started(ProjectFile& file, const typename Kind::Start& start);
    static Result<Begun<Kind>> resumed(ProjectFile& file, JobId<Kind> job, const StudyPatients& patients);
    void change(std::function<Status(ProjectFile&, JobId<Kind>)> work);
    void writePart(Part part);
    void writeWaiting();

    ProjectJobs m_jobs;
    JobId<Kind> m_job;
    bool m_keeps = false; // the project holds something of it
    std::optional<Part> m_waiting;
    Clock::time_point m_writtenAt = Clock::now();
};

template <typename Kind>
std::optional<Result<Begun<Kind>>> JobRecorder<Kind>::begin(const JobRequest<Kind>& request,
                                                            const std::stop_token& stop)
{
    auto answer = askProject<Begun<Kind>>(m_jobs, stop, [request](ProjectFile& file) {
        return request.resume ? resumed(file, *request.resume, request.patients) : started(file, request.start);
    });
    if (answer && *answer) {
        m_job = (*answer)->record.id;
        m_keeps = request.resume.has_value();
    }
    return answer;
}

template <typename Kind>
Result<Begun<Kind>> JobRecorder<Kind>::started(ProjectFile& file, const typename Kind::Start& start)
{
    Begun<Kind> begun;
    if constexpr (requires { Run::remainsOfNew(file, start); }) {
        Result<typename Run::Remains> remains = Run::remainsOfNew(file, start);
        if (!remains)
            return remains.error();
        begun.remains = std::move(*remains);
    }
    const Result<JobId<Kind>> job = file.start(start);
    if (!job)
        return job.error();
    begun.record.id = *job;
    begun.record.start = start;
    begun.record.startedAt =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    return begun;
}

// Only what can be read is taken up again; a job that cannot stays as it was.
template <typename Kind>
Result<Begun<Kind>> JobRecorder<Kind>::resumed(ProjectFile& file, JobId<Kind> job, const StudyPatients& patients)
{
    Result<Record> found = file.record(job);
    if (!found)
        return found.error();
    if (!isAbout(found->start, patients))
        return jobError(Kind::names.notResumable, job.value);
    Result<typename Run::Remains> remains = Run::remains(file, *found);
    if (!remains)
        return remains.error();
    if (const Status taken = file.resume(job); !taken)
        return taken.error();
    if constexpr (requires { Run::rewound(file, job, *remains); })
        if (const Status read = Run::rewound(file, job, *remains); !read)
            return read.error();
    Begun<Kind> begun{.record = std::move(*found), .remains = std::move(*remains)};
    begun.record.status = RunStatus::Running;
    if constexpr (requires { begun.record.summary; })
        begun.record.summary.reset();
    return begun;
}

template <typename Kind>
void JobRecorder<Kind>::save(Part part)
{
    m_keeps = true;
    if constexpr (requires { Run::join(*m_waiting, part); }) {
        const bool first = !m_waiting;
        if (Run::join(first ? m_waiting.emplace() : *m_waiting, part)) {
            if (Clock::now() - m_writtenAt >= kBetweenWrites)
                writeWaiting();
            return;
        }
        if (first)
            m_waiting.reset();
        writeWaiting(); // they come before it
    }
    writePart(std::move(part));
}

template <typename Kind>
void JobRecorder<Kind>::end(const Result<typename Run::Outcome>& outcome)
{
    writeWaiting();
    const RunEnd end = outcome ? Run::end(*outcome) : RunEnd::Failed;
    if (end == RunEnd::Failed && !m_keeps) { // nothing to look at, and nothing to go on from
        change([](ProjectFile& file, JobId<Kind> job) { return file.remove(job); });
        return;
    }
    auto ending = std::make_shared<const typename Kind::End>(outcome ? Run::ending(*outcome) : typename Kind::End{});
    change([status = statusOf(end), ending](ProjectFile& file, JobId<Kind> job) {
        return file.finish(job, status, *ending);
    });
}

// What the disk refuses may be tried again. A job that was removed meanwhile needs nothing any more.
template <typename Kind>
void JobRecorder<Kind>::change(std::function<Status(ProjectFile&, JobId<Kind>)> work)
{
    m_jobs([job = m_job, work = std::move(work)](ProjectFile& file) -> Status {
        Status done = work(file, job);
        const bool gone =
            !done && (done.error().code == Kind::names.unknown || done.error().code == Kind::names.notResumable);
        return gone ? Status(Done{}) : done;
    });
}

template <typename Kind>
void JobRecorder<Kind>::writePart(Part part)
{
    change([kept = std::make_shared<const Part>(std::move(part))](ProjectFile& file, JobId<Kind> job) {
        return file.save(job, *kept);
    });
}

template <typename Kind>
void JobRecorder<Kind>::writeWaiting()
{
    m_writtenAt = Clock::now();
    if (m_waiting)
        writePart(*std::exchange(m_waiting, std::nullopt));
}

} // namespace core
