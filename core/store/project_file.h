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
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

enum class ProjectAccess : std::uint8_t {
    Writable,
    ReadOnlyInUse,     // another window has it open
    ReadOnlyFolder,    // the file or its folder cannot be written
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
    // as it stands now, read-only.
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

    // Training runs. One that says it is running although nobody runs it is told as interrupted. Damage in what
    // belongs to a run is an error of the call that reads it, not of opening the project.
    Result<RunId> startRun(const RunStart& start);
    Status appendPoints(RunId run, std::span<const CurvePoint> points); // one batch, as they come
    Status saveCheckpoint(RunId run, const TensorBundle& checkpoint);   // in the place of the last one
    Status finishRun(RunId run, RunStatus status, const TrainingSummary& summary, const TensorBundle* policy);
    // Back to the last checkpoint, or to the beginning where there is none: points after it are dropped.
    // RunNotResumable where the run is finished, or running.
    Status resumeRun(RunId run);
    Status takeOverRuns(const ProjectFile& original); // this one is a copy: what runs there goes on here, all kinds
    Status removeRun(RunId run);
    Result<std::vector<RunRecord>> runs() const; // oldest first
    Result<std::vector<CurvePoint>> points(RunId run) const;
    Result<TensorBundle> checkpoint(RunId run) const;
    Result<TensorBundle> policy(RunId run) const;

    // Fronts, with the promises made for runs. A part takes the place of the one of that name; a policy is numbered in
    // the order of finding, from 0.
    Result<FrontId> startFront(const FrontStart& start);
    Status saveFrontPart(FrontId front, const std::string& name, const TensorBundle& part);
    Status appendFrontPolicy(FrontId front, std::size_t number, const OperatingPoint& point, const TensorBundle& own);
    // `points` are those of all policies, now with what is known at the end. Of a finished search only the shared part
    // is kept beside the policies.
    Status finishFront(FrontId front, RunStatus status, const FrontSummary& summary,
                       std::span<const OperatingPoint> points);
    Status resumeFront(FrontId front); // nothing is dropped; FrontNotResumable where it is finished, or running
    Status removeFront(FrontId front);
    Result<std::vector<FrontRecord>> fronts() const; // oldest first
    Result<std::vector<std::string>> frontPartNames(FrontId front) const;
    Result<TensorBundle> frontPart(FrontId front, const std::string& name) const; // PolicyMissing
    Result<TensorBundle> frontPolicy(FrontId front, std::size_t number) const;    // likewise

    // Tables of systems beside each other, with the promises made for runs; RunUnknown and RunNotResumable likewise.
    Result<BaselineId> startBaselines(const BaselineStart& start);
    Status saveSystemRun(BaselineId table, const SystemRun& run); // with its scores where it has some
    Status finishBaselines(BaselineId table, RunStatus status);
    Status resumeBaselines(BaselineId table); // nothing is dropped
    Status removeBaselines(BaselineId table);
    Result<std::vector<BaselineRecord>> baselines() const; // oldest first, without scores
    Result<BaselineScores> baselineScores(BaselineId table, const SystemId& system) const; // PolicyMissing

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
