// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study_patients.h"
#include "core/jobs/job_run.h"
#include "core/store/job_rows_p.h"
#include "core/store/project_jobs_p.h"
#include "core/store/project_schema_p.h"

#include <thread>

// A fourth kind of job that counts, and everything that has to be written for one: the values, the tables, the run.
namespace core {

struct CountingKind;
struct CountPlan {
    std::int64_t target = 3;
    std::int64_t failAt = -1; // the number at which it cannot go on
    bool operator==(const CountPlan&) const = default;
};
struct CountStart {
    using Kind = CountingKind;
    CountPlan plan;
    Fingerprint cohort;
    std::uint64_t patients = 0;
    bool operator==(const CountStart&) const = default;
};
struct CountRecord {
    JobId<CountingKind> id;
    CountStart start;
    RunStatus status = RunStatus::Running;
    std::int64_t startedAt = 0;
    std::vector<std::int64_t> points; // the numbers 0, 1, 2 … as far as it came
};
struct CountUpdate {
    double share = 0.0;
    std::vector<std::int64_t> points;
};
struct CountingKind {
    static constexpr JobNames names{"count", ErrorCode::RunUnknown, ErrorCode::RunNotResumable};
    using Start = CountStart;
    using Record = CountRecord;
    using Update = CountUpdate;
    using Part = std::int64_t;
    struct End {};
};

inline constexpr Migration kCounts{R"(
CREATE TABLE counts (id INTEGER PRIMARY KEY AUTOINCREMENT, started_at INTEGER NOT NULL, target INTEGER NOT NULL,
    fail_at INTEGER NOT NULL, cohort BLOB NOT NULL, patients INTEGER NOT NULL, fingerprint BLOB NOT NULL) STRICT;
CREATE TABLE counts_end (counts INTEGER PRIMARY KEY REFERENCES counts (id) ON DELETE CASCADE,
    status INTEGER NOT NULL, summary TEXT NOT NULL, fingerprint BLOB NOT NULL) STRICT;
CREATE TABLE counts_number (counts INTEGER NOT NULL REFERENCES counts (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, PRIMARY KEY (counts, number)) STRICT;
PRAGMA user_version = 8;
)"};

static_assert(kSchemaVersion == 7, "these tables come one version after those of the program: above and below");

template <>
struct JobRows<CountingKind> {
    static constexpr JobTables tables{
        .names = CountingKind::names,
        .since = 8,
        .insert = "INSERT INTO counts (started_at, target, fail_at, cohort, patients, fingerprint) "
                  "VALUES (?1, ?2, ?3, ?4, ?5, zeroblob(0))",
        .seal = "UPDATE counts SET fingerprint = ?2 WHERE id = ?1",
        .select = "SELECT id, started_at, fingerprint, target, fail_at, cohort, patients FROM counts ORDER BY id",
        .exists = "SELECT 1 FROM counts WHERE id = ?1",
        .remove = "DELETE FROM counts WHERE id = ?1",
        .readEnd = "SELECT status, summary, fingerprint FROM counts_end WHERE counts = ?1",
        .writeEnd = "INSERT OR REPLACE INTO counts_end (counts, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
        .removeEnd = "DELETE FROM counts_end WHERE counts = ?1",
        .endless = "SELECT id FROM counts WHERE id NOT IN (SELECT counts FROM counts_end)",
    };
    static Result<JobColumns> columns(const CountStart& start)
    {
        if (start.plan.target < 0)
            return Error{.code = ErrorCode::PlanValueInvalid, .subject = "target"};
        return JobColumns{start.plan.target, start.plan.failAt, start.cohort,
                          static_cast<std::int64_t>(start.patients)};
    }
    static std::optional<CountStart> start(const JobColumns& columns)
    {
        return CountStart{.plan = {*columnAt<std::int64_t>(columns, 0), *columnAt<std::int64_t>(columns, 1)},
                          .cohort = *columnAt<Fingerprint>(columns, 2),
                          .patients = static_cast<std::uint64_t>(*columnAt<std::int64_t>(columns, 3))};
    }
    static Status readParts(const Database& database, CountRecord& record, const Error& damaged)
    {
        Statement query(database, "SELECT number FROM counts_number WHERE counts = ?1 ORDER BY number");
        query.bind(1, record.id.value);
        while (query.next())
            record.points.push_back(query.number(0));
        const bool whole = record.points.empty() || record.points.back() + 1 == std::ssize(record.points);
        return !query.ok() ? Status(query.error()) : whole ? Status(Done{}) : Status(damaged);
    }
    static Status write(const Database& database, JobId<CountingKind> job, std::int64_t number)
    {
        Statement insert(database, "INSERT OR REPLACE INTO counts_number (counts, number) VALUES (?1, ?2)");
        return insert.bind(1, job.value).bind(2, number).run();
    }
};

template <>
struct JobRun<CountingKind> {
    using Remains = std::int64_t; // the number to go on from
    using Outcome = RunEnd;
    static constexpr const char* memory = "memory";
    static constexpr bool usesExecutor = false;

    static Result<Remains> remains(const ProjectFile&, const CountRecord& record) { return std::ssize(record.points); }
    static Result<RunEnd> run(const CountStart& start, const StudyPatients&, Remains from, const JobSettings& settings,
                              const JobSinks<CountingKind>& sinks)
    {
        for (std::int64_t number = from; number < start.plan.target; ++number) {
            if (settings.gate)
                settings.gate->waitWhilePaused(settings.stop);
            if (settings.stop.stop_requested())
                return RunEnd::Cancelled;
            if (number == start.plan.failAt)
                return Error{.code = ErrorCode::PlanValueInvalid, .subject = "fail_at"};
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            sinks.save(number);
            sinks.update({.share = 0.0, .points = {number}});
        }
        return RunEnd::Finished;
    }
    static RunEnd end(RunEnd outcome) { return outcome; }
    static CountingKind::End ending(RunEnd) { return {}; }
};

} // namespace core
