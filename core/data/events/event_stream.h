// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/csv/csv_dialect.h"
#include "core/data/csv/csv_import.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// One measurement as it is written. The texts live until the next batch is asked for.
struct RawEvent {
    std::string_view patient = {};
    std::string_view time = {};
    std::string_view test = {};
    std::string_view value = {};
    std::string_view unit = {};
    std::string_view name = {}; // of the test, where the list has a code and a name
    bool broken = false;        // the row has too few fields
};

// Hands out the measurements of a source in batches, as often as somebody begins again.
class EventStream {
public:
    virtual ~EventStream() = default;
    virtual Result<std::span<const RawEvent>> next() = 0; // empty at the end
    virtual Status restart() = 0;
    virtual std::uint64_t bytes() const = 0;    // of the whole source
    virtual std::uint64_t position() const = 0; // behind the last batch
};
using EventStreamPtr = std::unique_ptr<EventStream>;

// Which columns of a text file hold what; empty names are columns that are not there.
struct EventFields {
    std::string patient = {}, time = {}, test = {}, value = {}, unit = {}, name = {};
    std::string otherTime = {}; // read where `time` is empty: OMOP has a date beside the moment
};

// Rows of a text file. Fails with ColumnUnknown where the header lacks a column.
Result<EventStreamPtr> openEventTable(const CsvSource& source, const CsvDialect& dialect, const EventFields& fields);

// The names of the header line.
Result<std::vector<std::string>> headerOf(const CsvSource& source, const CsvDialect& dialect);

// How a text file is written, without a question: for files whose form is known (OMOP).
Result<CsvDialect> plainDialectOf(const CsvSource& source);

} // namespace core
