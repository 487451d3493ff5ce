// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/plan_folder.h"

#include "core/base/pending_file.h"
#include "core/base/scratch_folder.h"
#include "core/store/project_file.h"

#include <cstring>
#include <fstream>
#include <iterator>

namespace core {
namespace fs = std::filesystem;
namespace {

std::string numbered(std::uint64_t task, const char* ending)
{
    constexpr std::size_t kDigits = 6;
    std::string digits = std::to_string(task);
    if (digits.size() < kDigits)
        digits.insert(0, kDigits - digits.size(), '0');
    return digits + ending;
}

ClusterError notRead(ErrorCode code, const fs::path& file, std::string detail = {})
{
    return {.fault = ClusterFault::NotRead,
            .error = Error{.code = code, .subject = file.string(), .detail = std::move(detail)}};
}

Result<Done, ClusterError> made(const fs::path& folder)
{
    std::error_code failed;
    const bool isNew = fs::create_directories(folder, failed);
    if (!failed && isNew)
        fs::permissions(folder, fs::perms::owner_all, failed);
    if (failed)
        return notRead(ErrorCode::FolderNotWritable, folder, failed.message());
    return Done{};
}

} // namespace

fs::path PlanFolder::result(std::uint64_t task) const
{
    return results() / numbered(task, ".result");
}

fs::path PlanFolder::state(std::uint64_t task) const
{
    return states() / numbered(task, ".state");
}

Result<Done, ClusterError> PlanFolder::prepare() const
{
    std::error_code unknown;
    for (const fs::path& file : {plan(), study(), results()})
        if (fs::exists(file, unknown))
            return ClusterError{.fault = ClusterFault::PlanThere};
    for (const fs::path& folder : {m_folder, logs(), results(), states()})
        if (auto status = made(folder); !status)
            return status.error();
    return Done{};
}

Result<Done, ClusterError> PlanFolder::writePlan(const ClusterPlan& plan) const
{
    if (const Status written = writeFile(this->plan(), writeClusterPlan(plan), FileReaders::OwnerAlone); !written)
        return ClusterError{.fault = ClusterFault::NotRead, .error = written.error()};
    return Done{};
}

Result<WrittenPlan, ClusterError> readPlan(const PlanFolder& folder)
{
    std::ifstream in(folder.plan(), std::ios::binary);
    if (!in)
        return ClusterError{.fault = ClusterFault::NoPlan};
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (in.bad())
        return notRead(ErrorCode::FileNotReadable, folder.plan());
    std::optional<ClusterPlan> plan = parseClusterPlan(text);
    if (!plan)
        return ClusterError{.fault = ClusterFault::PlanChanged};
    return WrittenPlan{.plan = std::move(*plan), .fingerprint = planFingerprint(text)};
}

Result<Snapshot, ClusterError> readSnapshot(const PlanFolder& folder, const ClusterPlan& plan)
{
    const ScratchFolder scratch;
    if (scratch.failure() != 0)
        return notRead(ErrorCode::FolderNotWritable, fs::path("TMPDIR"), std::strerror(scratch.failure()));
    const fs::path copy = scratch.path() / "study.panelwise";
    std::error_code failed;
    fs::copy_file(folder.study(), copy, failed);
    if (failed)
        return notRead(failed == std::errc::no_space_on_device ? ErrorCode::DiskFull : ErrorCode::FileNotReadable,
                       folder.study(), failed.message());
    const Result<ProjectFile> project = ProjectFile::open(copy, true);
    if (!project)
        return ClusterError{.fault = ClusterFault::NotRead, .error = project.error()};
    PatientsResult patients = makePatients(project->import(), project->study());
    if (!patients || patients->fingerprint != plan.patients)
        return ClusterError{.fault = ClusterFault::OtherPatients};
    return Snapshot{.import = project->import(), .study = project->study(), .patients = std::move(*patients)};
}

} // namespace core
