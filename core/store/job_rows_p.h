// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job_id.h"
#include "core/store/job_panels_store_p.h"
#include "core/store/job_tables_p.h"
#include "core/store/record_check_p.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

// How one kind of job is stored; specialised by every kind:
//   static const JobTables tables;
//   static Result<JobColumns> columns(const Start&);         // refused where nobody could read them again
//   static std::optional<Start> start(const JobColumns&);
//   static Status readParts(const Database&, Record&, const Error& damaged);
//   static Status write(const Database&, JobId<Kind>, const Part&);
// and, where a kind needs it:
//   static Status finish(const Database&, JobId<Kind>, RunStatus, const End&);
//   static std::string summary(const End&);
//   static bool readSummary(const std::string&, Record&);
//   static Status rewind(const Database&, JobId<Kind>);      // resuming drops something
template <typename Kind>
struct JobRows;

// A column as the kind has it; null where it is of another type.
template <typename Value>
const Value* columnAt(const JobColumns& columns, std::size_t place)
{
    return place < columns.size() ? std::get_if<Value>(&columns[place]) : nullptr;
}

template <typename Kind>
Result<JobId<Kind>> insertJob(const Database& database, const typename Kind::Start& start)
{
    const Result<JobColumns> columns = JobRows<Kind>::columns(start);
    if (!columns)
        return columns.error();
    const Result<std::int64_t> job = insertRow(database, JobRows<Kind>::tables, *columns);
    if (!job)
        return job.error();
    if constexpr (requires { start.panels; })
        if (const Status written = writePanels(database, start.cohort, start.panels); !written)
            return written.error();
    return JobId<Kind>{*job};
}

// A row of `select`, with its end and its parts; `damaged` where something does not fit.
template <typename Kind>
Result<typename Kind::Record> readJob(const Database& database, const Statement& row, const std::string& subject)
{
    using Rows = JobRows<Kind>;
    typename Kind::Record record;
    record.id = {row.number(0)};
    record.startedAt = row.number(1);
    const Error damaged = damagedJob(Rows::tables, record.id.value, subject);
    const JobColumns columns = columnsOf(row);
    std::optional<typename Kind::Start> start = Rows::start(columns);
    if (!start || !rowIsWhole(row, columns))
        return damaged;
    record.start = std::move(*start);
    if constexpr (requires { record.start.panels; }) {
        Result<TestCatalog> panels = readPanels(database, record.start.cohort, damaged);
        if (!panels)
            return panels.error();
        record.start.panels = std::move(*panels);
    }
    const Result<StoredEnd> end = readEnd(database, Rows::tables, record.id.value, subject);
    if (!end)
        return end.error();
    record.status = end->status;
    if constexpr (requires { Rows::readSummary(end->summary, record); })
        if (!end->summary.empty() && !Rows::readSummary(end->summary, record))
            return damaged;
    if (const Status read = Rows::readParts(database, record, damaged); !read)
        return read.error();
    if constexpr (requires { speaksOfItsPanels(record); })
        if (!speaksOfItsPanels(record))
            return damaged;
    return record;
}

template <typename Kind>
Result<std::vector<typename Kind::Record>> readJobs(const Database& database, const std::string& subject)
{
    std::vector<typename Kind::Record> records;
    Statement query(database, JobRows<Kind>::tables.select);
    while (query.next()) {
        Result<typename Kind::Record> record = readJob<Kind>(database, query, subject);
        if (!record)
            return record.error();
        records.push_back(std::move(*record));
    }
    if (!query.ok())
        return query.error();
    return records;
}

} // namespace core
