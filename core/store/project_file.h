// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/compare/baseline_record.h"
#include "core/data/cohort/study.h"
#include "core/front/front_record.h"
#include "core/model/tensors.h"
#include "core/plan/run_record.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

enum class ProjectAccess : std::uint8_t {
    Writable,
    ReadOnlyInUse,     // another window has it open
    ReadOnlyFolder,    // the file or its folder cannot be written
    ReadOnlyNewer,     // a newer version wrote it, and what this one knows of it can be read
    ReadOnlyRequested, // asked for by the caller
};

struct ProjectCreation;

// One `*.panelwise` file: the import, what the user decided about it, and the training runs, the fronts
// with their policies and the tables of systems. Used from one thread at a time. Every call that changes something is
// one transaction: after a crash the file holds the state before or after it, nothing between. A file that cannot be
// opened is left as it is, byte for byte, and one that is only looked at too.
class ProjectFile {
public:
    // Written under another name and moved into place when complete, so a file that was there stays until then.
    static ProjectCreation create(const std::filesystem::path& file, TablePtr import, const Study& study,
                                  std::stop_token stop = {}, const ProgressSink& progress = {});
    // Reads everything and checks it before anything is written. One that is in use, or cannot be written, is opened
    // as it stands now, read-only, and so is one of a newer version whose tables include ours.
    static Result<ProjectFile> open(const std::filesystem::path& file, bool readOnly = false);
    ProjectFile(ProjectFile&&) noexcept;
    ProjectFile& operator=(ProjectFile&&) noexcept;
    ~ProjectFile(); // closes

    const std::filesystem::path& path() const;
    ProjectAccess access() const;
    bool wasInterrupted() const; // the program or the computer stopped while it was last open
    const TablePtr& import() const;
    const Study& study() const; // as last saved

    Status saveStudy(const Study& study);
    Status saveCopy(const std::filesystem::path& file) const; // compact; the original stays open
    Status close();                                           // leaves one file that can be mailed

    // Jobs: training runs, fronts and tables of systems (TrainingKind, FrontKind and BaselineKind). Only a job that was
    // started or resumed here takes more. One that says it is running although nobody runs it is told as interrupted.
    // Damage in what belongs to a job is an error of the call that reads it, not of opening the project. RunUnknown and
    // RunNotResumable are told of runs, and the likes of them of fronts and tables.
    template <typename Start>
    Result<JobId<typename Start::Kind>> start(const Start& start);
    template <typename Kind>
    Status save(JobId<Kind> job, const typename Kind::Part& part);
    template <typename Kind>
    Status saveAll(JobId<Kind> job, const std::vector<typename Kind::Part>& parts); // all of them, or none
    // What only resuming needs is removed where the job is finished.
    template <typename Kind>
    Status finish(JobId<Kind> job, RunStatus status, const typename Kind::End& end);
    // A run goes back to its last checkpoint, or to the beginning: points after it are dropped. Of other jobs nothing
    // is. Not where the job is finished, or running.
    template <typename Kind>
    Status resume(JobId<Kind> job);
    template <typename Kind>
    Status remove(JobId<Kind> job); // a damaged one too
    template <typename Kind>
    Result<std::vector<typename Kind::Record>> records() const; // oldest first
    template <typename Kind>
    Result<typename Kind::Record> record(JobId<Kind> job) const;
    Status takeOverJobs(const ProjectFile& original); // this one is a copy: what runs there goes on here, all kinds

    // The user's own name for a policy; empty: none any more. Whether it is a good one was asked before.
    Status rename(RunId run, const std::string& name);
    Status rename(FrontId front, std::size_t number, const std::string& name);

    Result<std::vector<RunRecord>> runs() const { return records<TrainingKind>(); }
    Result<std::vector<CurvePoint>> points(RunId run) const;
    Result<TensorBundle> checkpoint(RunId run) const;
    Result<TensorBundle> policy(RunId run) const;
    Result<TensorBundle> finalPolicy(RunId run) const; // that all patients taught; PolicyMissing
    Result<std::map<std::string, TensorBundle>> runParts(RunId run) const;

    Result<std::vector<FrontRecord>> fronts() const { return records<FrontKind>(); }
    Result<std::vector<std::string>> frontPartNames(FrontId front) const;
    Result<TensorBundle> frontPart(FrontId front, const std::string& name) const; // PolicyMissing
    Result<TensorBundle> frontPolicy(FrontId front, std::size_t number) const;    // likewise

    Result<std::vector<BaselineRecord>> baselines() const { return records<BaselineKind>(); } // without scores
    Result<BaselineScores> baselineScores(BaselineId table, const SystemId& system) const;    // PolicyMissing

private:
    struct Impl;
    explicit ProjectFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

struct ProjectCreation {
    RunEnd end = RunEnd::Failed;
    std::optional<ProjectFile> project; // Finished: open and writable
    std::optional<Error> error;         // Failed
};

// What the folder tells about a project without opening it.
enum class ProjectTrace : std::uint8_t {
    Closed,
    OpenNow,     // in this program or another one
    Interrupted, // was open when the program or the computer stopped
};
ProjectTrace projectTrace(const std::filesystem::path& file);

// Removes what imports that were killed left behind in a folder of projects.
void removeAbandonedImports(const std::filesystem::path& folder);

} // namespace core
