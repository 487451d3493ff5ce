// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/base/pause_gate.h"
#include "core/base/progress.h"
#include "core/plan/run_record.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <stop_token>

namespace core {

// What a job may use while it runs.
struct JobSettings {
    std::stop_token stop = {};
    const PauseGate* gate = nullptr;
    Executor* executor = nullptr; // none: one thread, the caller's
    std::size_t bootstrapResamples = 1000;
    std::chrono::milliseconds checkpointEvery{30'000};
    bool gathered = false; // what it goes on from was made elsewhere as planned; nothing was interrupted
};

// Where a job tells how far it is, and hands over what is to be kept; never from two threads at once.
template <typename Kind>
struct JobSinks {
    std::function<void(const typename Kind::Update&)> update = [](const typename Kind::Update&) {};
    std::function<void(typename Kind::Part)> save = [](const typename Kind::Part&) {};
};

// How one kind of job runs; specialised by every kind:
//   struct Remains;                                           // what one that was stopped had finished
//   using Outcome;
//   static constexpr const char* memory;                      // the setting to lower where memory runs out
//   static constexpr bool usesExecutor;
//   static Result<Remains> remains(const ProjectFile&, const Record&);
//   static Result<Outcome> run(const Start&, const StudyPatients&, const Remains&, const JobSettings&,
//                              const JobSinks<Kind>&);
//   static RunEnd end(const Outcome&);
//   static Kind::End ending(const Outcome&);
// and, where a kind needs it:
//   static Result<Remains> remainsOfNew(const ProjectFile&, const Start&);
//   static Status rewound(const ProjectFile&, JobId<Kind>, Remains&);   // resuming dropped something
//   static bool join(Part& waiting, Part& part);                        // small parts become one
template <typename Kind>
struct JobRun;

inline RunStatus statusOf(RunEnd end) // as the project file says it
{
    switch (end) {
    case RunEnd::Finished:
        return RunStatus::Finished;
    case RunEnd::Cancelled:
        return RunStatus::Cancelled;
    case RunEnd::Failed:
        return RunStatus::Failed;
    }
    return RunStatus::Failed;
}

} // namespace core
