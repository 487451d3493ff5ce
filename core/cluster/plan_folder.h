// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster_plan.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace core {

// Why a folder of a plan is not what was asked for.
enum class ClusterFault : std::uint8_t {
    NotRead,        // or not written: `error` says why
    NoPlan,         // nothing in this folder is one
    PlanThere,      // a plan is never written over
    PlanChanged,    // it does not fit its fingerprint
    OtherPlan,      // not the one that was submitted
    OtherVersion,   // `detail` is the one that made it
    OtherPatients,  // the snapshot, or the project to gather into, holds other ones
    TaskUnknown,    // there are `count`
    ProjectMissing, // to gather into
    NotGathered,    // `error` says what a result or the study is refused for
};
struct ClusterError {
    ClusterFault fault = ClusterFault::NoPlan;
    std::optional<Error> error = {};
    std::string detail = {};
    std::uint64_t count = 0;
};

// Where everything about a plan is: nothing is written beside this folder, and everything in it is written whole and
// then given its name. No lock is relied upon: who does the same twice writes the same twice.
class PlanFolder {
public:
    explicit PlanFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    const std::filesystem::path& path() const { return m_folder; }
    std::filesystem::path plan() const { return m_folder / "plan.json"; }
    std::filesystem::path study() const { return m_folder / "study.panelwise"; } // the snapshot: a project
    std::filesystem::path script() const { return m_folder / "submit.sh"; }
    std::filesystem::path logs() const { return m_folder / "logs"; }
    std::filesystem::path results() const { return m_folder / "results"; }
    std::filesystem::path states() const { return m_folder / "states"; }
    std::filesystem::path result(std::uint64_t task) const;
    std::filesystem::path state(std::uint64_t task) const; // how far it is; gone with the result

    Result<Done, ClusterError> prepare() const; // PlanThere, NotRead; folders for the owner alone
    Result<Done, ClusterError> writePlan(const ClusterPlan& plan) const; // last: a folder without it is none

private:
    std::filesystem::path m_folder;
};

// A plan as it was read, and what its results are to know it by.
struct WrittenPlan {
    ClusterPlan plan;
    Fingerprint fingerprint;
};
Result<WrittenPlan, ClusterError> readPlan(const PlanFolder& folder);

// The patients of the snapshot, read from a private copy: a database is not shared between computers.
struct Snapshot {
    TablePtr import;
    Study study;
    StudyPatients patients;
};
Result<Snapshot, ClusterError> readSnapshot(const PlanFolder& folder, const ClusterPlan& plan);

} // namespace core
