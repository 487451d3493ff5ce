// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster_gather.h"

#include "core/jobs/baseline_kind.h"
#include "core/jobs/front_kind.h"
#include "core/jobs/run_job.h"
#include "core/jobs/training_kind.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>

namespace core {
namespace {

ClusterError refused(Error error)
{
    return {.fault = ClusterFault::NotGathered, .error = std::move(error)};
}

// The results of a plan, each read once as long as pieces of one task are asked for one after the other.
class Results {
public:
    Results(const PlanFolder& folder, const WrittenPlan& plan) : m_folder(folder), m_plan(plan) {}

    struct PieceParts {
        std::uint64_t task = 0;
        bool done = false;
        std::vector<PackedPart> parts = {};
    };
    PieceParts partsOf(std::uint64_t task, std::size_t piece)
    {
        if (task != m_task) {
            m_task = task;
            m_file = loadTaskFile(m_folder.result(task));
            if (m_file && (m_file->head.plan != m_plan.fingerprint || m_file->head.version != m_plan.plan.version ||
                           m_file->head.task != task))
                m_file.reset();
            if (!m_file)
                m_missing.insert(task);
        }
        PieceParts found{.task = task, .done = m_file.has_value()};
        if (!m_file)
            return found;
        std::string key = std::to_string(piece);
        key.insert(0, 6 - std::min<std::size_t>(6, key.size()), '0');
        key += '/';
        for (auto one = m_file->parts.lower_bound(key); one != m_file->parts.end() && one->first.starts_with(key);
             ++one)
            found.parts.push_back(one->second);
        return found;
    }
    std::vector<std::uint64_t> missing() const { return {m_missing.begin(), m_missing.end()}; }

private:
    const PlanFolder& m_folder;
    const WrittenPlan& m_plan;
    std::uint64_t m_task = 0;
    std::optional<TaskFile> m_file;
    std::set<std::uint64_t> m_missing;
};

// All that is done of one job, in the order of its pieces.
struct JobParts {
    std::uint64_t pieces = 0, done = 0;
    std::vector<PackedPart> parts;
};

// Pieces of one job stand together in a plan, so this goes through it once.
class JobWalk {
public:
    JobWalk(const ClusterPlan& plan, Results& results) : m_plan(plan), m_results(results) {}

    JobParts next(std::uint64_t job)
    {
        JobParts found;
        for (; m_line < m_plan.lines.size(); ++m_line, m_piece = 0)
            for (; m_piece < m_plan.lines[m_line].pieces.size(); ++m_piece) {
                if (m_plan.lines[m_line].pieces[m_piece].job != job)
                    return found;
                Results::PieceParts parts = m_results.partsOf(m_line + 1, m_piece);
                ++found.pieces;
                found.done += parts.done ? 1 : 0;
                std::ranges::move(parts.parts, std::back_inserter(found.parts));
            }
        return found;
    }

private:
    const ClusterPlan& m_plan;
    Results& m_results;
    std::size_t m_line = 0, m_piece = 0;
};

// What of the parts a record does not hold yet, in an order that a project can take.
Result<std::vector<FrontKind::Part>> news(const ProjectFile& file, const FrontRecord* known,
                                          const std::vector<PackedPart>& parts)
{
    std::set<std::string> there;
    if (known) {
        const Result<std::vector<std::string>> names = file.frontPartNames(known->id);
        if (!names)
            return names.error();
        there.insert(names->begin(), names->end());
    }
    std::vector<FrontKind::Part> fresh;
    std::map<std::size_t, FrontKind::Policy> policies;
    for (const PackedPart& one : parts) {
        Result<FrontKind::Part> part = unpacked<FrontKind>(one);
        if (!part)
            return part.error();
        if (auto* policy = std::get_if<FrontKind::Policy>(&*part))
            policies.emplace(policy->number, std::move(*policy));
        else if (there.insert(std::get<NamedPart>(*part).name).second)
            fresh.push_back(std::move(*part));
    }
    std::size_t next = known ? known->points.size() : 0;
    for (auto& [number, policy] : policies) { // as far as none is missing in between
        if (number != next)
            continue;
        fresh.emplace_back(std::move(policy));
        ++next;
    }
    return fresh;
}

Result<std::vector<TrainingKind::Part>> news(const ProjectFile& file, const RunRecord* known,
                                             const std::vector<PackedPart>& parts)
{
    std::set<std::string> there;
    if (known) {
        const Result<std::map<std::string, TensorBundle>> names = file.runParts(known->id);
        if (!names)
            return names.error();
        for (const auto& [name, bundle] : *names)
            there.insert(name);
    }
    std::vector<TrainingKind::Part> fresh, checkpoints;
    for (const PackedPart& one : parts) {
        Result<TrainingKind::Part> part = unpacked<TrainingKind>(one);
        if (!part)
            return part.error();
        const auto* named = std::get_if<NamedPart>(&*part);
        if (named && there.insert(named->name).second)
            fresh.push_back(std::move(*part));
        else if (!named && !(known && known->hasCheckpoint)) // the curves of the run, then where it stands
            (one.name == kPackedPoints ? fresh : checkpoints).push_back(std::move(*part));
    }
    std::ranges::move(checkpoints, std::back_inserter(fresh));
    return fresh;
}

Result<std::vector<SystemRun>> news(const ProjectFile&, const BaselineRecord* known,
                                    const std::vector<PackedPart>& parts)
{
    std::vector<SystemRun> fresh;
    for (const PackedPart& one : parts) {
        Result<SystemRun> run = unpacked<BaselineKind>(one);
        if (!run)
            return run.error();
        const bool there = known && std::ranges::any_of(known->runs, [&](const SystemRun& other) {
                               return other.system == run->system && other.repeat == run->repeat;
                           });
        if (!there)
            fresh.push_back(std::move(*run));
    }
    return fresh;
}

template <typename Kind>
class JobGatherer {
    using Record = typename Kind::Record;

public:
    JobGatherer(ProjectFile& project, const StudyPatients& patients, std::uint64_t bootstrap,
                const GatherSettings& settings)
        : m_project(project),
          m_patients(patients),
          m_bootstrap(bootstrap),
          m_settings(settings)
    {
    }

    Status read()
    {
        Result<std::vector<Record>> records = m_project.template records<Kind>();
        if (!records)
            return records.error();
        m_records = std::move(*records);
        return Done{};
    }

    Result<GatheredJob> take(const decltype(Kind::Start::plan)& plan, JobParts job)
    {
        GatheredJob gathered{.pieces = job.pieces, .done = job.done};
        const typename Kind::Start start = startOf<Kind>(plan, m_patients);
        const Record* known = find(start);
        if (known)
            gathered.id = known->id.value;
        if (known && known->status == RunStatus::Finished) {
            gathered.state = GatheredJob::State::WasThere;
            return gathered;
        }
        if (job.done == 0)
            return gathered;
        const Result<JobId<Kind>> id = store(start, known, job.parts);
        if (!id)
            return id.error();
        gathered.id = id->value;
        gathered.state = GatheredJob::State::Begun;
        if (job.done == job.pieces) {
            const Result<bool> ended = bringToItsEnd(start, *id);
            if (!ended)
                return ended.error();
            if (*ended)
                gathered.state = GatheredJob::State::Finished;
        }
        return gathered;
    }

private:
    // The same plan for the same patients computes the same.
    const Record* find(const typename Kind::Start& start) const
    {
        const auto found = std::ranges::find_if(m_records, [&](const Record& record) {
            bool same = record.start.plan == start.plan && isAbout(record.start, m_patients);
            if constexpr (requires { start.continues; })
                same = same && !record.start.continues && record.start.origin.empty();
            return same;
        });
        return found == m_records.end() ? nullptr : &*found;
    }

    Result<JobId<Kind>> store(const typename Kind::Start& start, const Record* known,
                              const std::vector<PackedPart>& parts)
    {
        auto fresh = news(m_project, known, parts);
        if (!fresh)
            return fresh.error();
        if (known && fresh->empty())
            return known->id;
        const Result<JobId<Kind>> id = known ? known->id : m_project.start(start);
        if (!id)
            return id.error();
        if (known)
            if (const Status resumed = m_project.resume(*id); !resumed)
                return resumed.error();
        if (const Status saved = m_project.saveAll(*id, *fresh); !saved)
            return saved.error();
        if (const Status ended = m_project.finish(*id, RunStatus::Interrupted, typename Kind::End{}); !ended)
            return ended.error();
        return *id;
    }

    // False when stopped.
    Result<bool> bringToItsEnd(const typename Kind::Start& start, JobId<Kind> id)
    {
        JobSettings settings;
        settings.stop = m_settings.stop;
        settings.executor = m_settings.executor;
        settings.bootstrapResamples = m_bootstrap;
        settings.gathered = true;
        Status written = Done{};
        const auto write = [&](const ProjectJob& work) {
            if (const Status done = work(m_project); !done && written)
                written = done;
        };
        auto outcome = runJob<Kind>({.patients = m_patients, .start = start, .resume = id}, write, settings, {});
        if (!outcome)
            return outcome.error();
        if (!written)
            return written.error();
        return *outcome && JobRun<Kind>::end(**outcome) == RunEnd::Finished;
    }

    ProjectFile& m_project;
    const StudyPatients& m_patients;
    std::uint64_t m_bootstrap;
    const GatherSettings& m_settings;
    std::vector<Record> m_records;
};

// What of a plan is the plan of its job, and which kind of job that is.
const FrontPlan& planOfJob(const FrontPlan& plan, std::uint64_t)
{
    return plan;
}
const BaselinePlan& planOfJob(const BaselinePlan& plan, std::uint64_t)
{
    return plan;
}
TrainingPlan planOfJob(const TrainingPlan& plan, std::uint64_t job)
{
    return trainingOfJob(plan, job);
}

Result<ProjectFile, ClusterError> projectFor(const std::filesystem::path& file, const Snapshot& snapshot)
{
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown)) {
        ProjectCreation made = ProjectFile::create(file, snapshot.import, snapshot.study);
        if (made.project)
            return std::move(*made.project);
        return refused(made.error.value_or(Error{.code = ErrorCode::FileNotWritable, .subject = file.string()}));
    }
    Result<ProjectFile> project = ProjectFile::open(file);
    if (!project)
        return refused(project.error());
    if (project->access() != ProjectAccess::Writable) {
        const bool inUse = project->access() == ProjectAccess::ReadOnlyInUse;
        return refused({.code = inUse ? ErrorCode::ProjectInUse : ErrorCode::ProjectReadOnly,
                        .subject = project->path().filename().string()});
    }
    const PatientsResult patients = makePatients(project->import(), project->study());
    if (!patients || patients->fingerprint != snapshot.patients.fingerprint ||
        patients->cohort->fingerprint() != snapshot.patients.cohort->fingerprint())
        return ClusterError{.fault = ClusterFault::OtherPatients, .detail = file.filename().string()};
    return std::move(*project);
}

template <typename Kind, typename Plan>
Result<Done, ClusterError> gatherJobs(const WrittenPlan& written, const Plan& study, Results& results,
                                      ProjectFile& project, const StudyPatients& patients,
                                      const GatherSettings& settings, Gathered& gathered)
{
    JobGatherer<Kind> gatherer(project, patients, written.plan.bootstrap, settings);
    if (const Status read = gatherer.read(); !read)
        return refused(read.error());
    JobWalk walk(written.plan, results);
    for (std::uint64_t job = 0; job < written.plan.jobs; ++job) {
        if (settings.stop.stop_requested()) {
            gathered.stopped = true;
            return Done{};
        }
        Result<GatheredJob> one = gatherer.take(planOfJob(study, job), walk.next(job));
        if (!one)
            return refused(one.error());
        gathered.jobs.push_back(*one);
    }
    return Done{};
}

// No project keeps a comparison of encoders: it is told.
EncoderComparison comparisonIn(const ClusterPlan& plan, const ComparisonPlan& study, Results& results,
                               const Split& split)
{
    std::vector<EncoderScore> scores;
    for (std::size_t line = 0; line < plan.lines.size(); ++line)
        for (std::size_t piece = 0; piece < plan.lines[line].pieces.size(); ++piece)
            for (const PackedPart& part : results.partsOf(line + 1, piece).parts)
                if (std::optional<EncoderScore> score = unpackedScore(part))
                    scores.push_back(std::move(*score));
    return comparisonOf(study, split, scores);
}

} // namespace

Result<Gathered, ClusterError> gather(const PlanFolder& folder, const WrittenPlan& plan, const Snapshot& snapshot,
                                      const std::filesystem::path& file, const GatherSettings& settings)
{
    Gathered gathered;
    Results results(folder, plan);
    if (const auto* encoders = std::get_if<ComparisonPlan>(&plan.plan.study)) {
        gathered.encoders = comparisonIn(plan.plan, *encoders, results, *snapshot.patients.split);
        gathered.missing = results.missing();
        return gathered;
    }
    Result<ProjectFile, ClusterError> project = projectFor(file, snapshot);
    if (!project)
        return project.error();
    const auto jobs = [&]<typename Plan>(const Plan& study) -> Result<Done, ClusterError> {
        const auto take = [&]<typename Kind>(std::type_identity<Kind>) {
            return gatherJobs<Kind>(plan, study, results, *project, snapshot.patients, settings, gathered);
        };
        if constexpr (std::is_same_v<Plan, FrontPlan>)
            return take(std::type_identity<FrontKind>());
        else if constexpr (std::is_same_v<Plan, TrainingPlan>)
            return take(std::type_identity<TrainingKind>());
        else if constexpr (std::is_same_v<Plan, BaselinePlan>)
            return take(std::type_identity<BaselineKind>());
        else
            return Done{};
    };
    if (auto done = std::visit(jobs, plan.plan.study); !done)
        return done.error();
    if (const Status closed = project->close(); !closed)
        return refused(closed.error());
    gathered.missing = results.missing();
    return gathered;
}

} // namespace core
