// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"

#include "core/data/csv/csv_bytes.h"
#include "core/data/csv/csv_rows.h"
#include "core/data/task/task.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

using namespace csv;

class Import {
public:
    Import(const CsvSource& source, const CsvDialect& dialect, std::stop_token stop, const ProgressSink& progress,
           const ColumnOptions& options)
        : m_source(source),
          m_dialect(dialect),
          m_stop(std::move(stop)),
          m_progress(progress),
          m_rows(source.name, dialect, options)
    {
    }

    ImportOutcome run();

private:
    struct Stopped {
        RunEnd end = RunEnd::Failed;
        std::optional<Error> error;
    };
    std::optional<Stopped> readAll(const Bytes& bytes, std::uint64_t offset, std::uint64_t doneBefore);
    void readFirstBlock(std::string_view block, std::uint64_t bytesFollowing);
    void report(std::uint64_t done) const;
    static ImportOutcome stopped(const Stopped& reason);

    const CsvSource& m_source;
    CsvDialect m_dialect;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    RowReader m_rows;
    std::uint64_t m_total = 0;
};

ImportOutcome Import::stopped(const Stopped& reason)
{
    ImportOutcome outcome;
    outcome.end = reason.end;
    if (reason.error)
        outcome.problems.add(*reason.error);
    return outcome;
}

void Import::report(std::uint64_t done) const
{
    if (m_progress)
        m_progress({.phase = Phase::ReadingFile, .done = done, .total = m_total, .rows = m_rows.rows()});
}

void Import::readFirstBlock(std::string_view block, std::uint64_t bytesFollowing)
{
    const std::string_view body = m_rows.readHeader(block);
    m_rows.readRows(body);
    if (m_rows.rows() == 0)
        return;
    // Room for all rows if they are like the first ones. Untouched room costs no memory, growing would.
    const std::uint64_t rowBytes = std::max<std::uint64_t>(1, body.size() / m_rows.rows());
    const std::uint64_t rows = m_rows.rows() + bytesFollowing / rowBytes;
    for (ColumnReader& column : m_rows.columns())
        column.reserve(rows + rows / 50 + 16);
}

std::optional<Import::Stopped> Import::readAll(const Bytes& bytes, std::uint64_t offset, std::uint64_t doneBefore)
{
    RecordBlocks blocks(bytes, m_dialect.delimiter, offset);
    for (bool first = true;; first = false) {
        if (m_stop.stop_requested())
            return Stopped{.end = RunEnd::Cancelled, .error = {}};
        const Result<std::string_view> block = blocks.next();
        if (!block)
            return Stopped{.end = RunEnd::Failed, .error = block.error()};
        if (block->empty())
            return std::nullopt;
        if (first && doneBefore == 0)
            readFirstBlock(*block, bytes.size() - std::min(bytes.size(), blocks.position()));
        else if (first)
            m_rows.skipHeader(*block);
        else
            m_rows.readRows(*block);
        if (blocks.recordTooLong())
            m_rows.loseTrack();
        report(doneBefore + blocks.position());
        if (m_rows.isLost())
            return std::nullopt;
    }
}

ImportOutcome Import::run()
{
    const Result<Bytes> bytes = Bytes::open(m_source);
    if (!bytes)
        return stopped({.end = RunEnd::Failed, .error = bytes.error()});
    std::array<char, 4096> head{};
    const Result<std::size_t> headSize = bytes->read(0, head);
    if (!headSize)
        return stopped({.end = RunEnd::Failed, .error = headSize.error()});
    const Result<Prologue> prologue = readPrologue({head.data(), *headSize}, m_source.name);
    if (!prologue)
        return stopped({.end = RunEnd::Failed, .error = prologue.error()});
    m_total = bytes->size();
    report(0);
    if (const auto reason = readAll(*bytes, prologue->length, 0))
        return stopped(*reason);
    const std::size_t rows = m_rows.rows();
    if (m_rows.restartForTexts()) {
        m_total *= 2;
        if (const auto reason = readAll(*bytes, prologue->length, bytes->size()))
            return stopped(*reason);
        if (m_rows.rows() != rows)
            return stopped({.end = RunEnd::Failed,
                            .error = Error{.code = ErrorCode::FileNotReadable,
                                           .subject = m_source.name,
                                           .detail = "changed while it was read"}});
    }
    RowReader::Outcome read = m_rows.finish();
    ImportOutcome outcome;
    outcome.problems = std::move(read.problems);
    outcome.notices = std::move(read.notices);
    outcome.notUtf8 = std::move(read.notUtf8);
    if (!outcome.problems.empty())
        return outcome;
    outcome.end = RunEnd::Finished;
    outcome.table = std::make_shared<const Table>(m_source.name, std::move(read.columns));
    return outcome;
}

} // namespace

ColumnOptions optionsOf(const Task& task)
{
    ColumnOptions options;
    options.keep = task.visible;
    for (const PanelSpec& panel : task.panels)
        options.keep.insert(options.keep.end(), panel.columns.begin(), panel.columns.end());
    options.keep.push_back(task.label);
    for (const std::string& column : {task.splitColumn, task.splitRule.column, task.splitRule.patient})
        if (!column.empty())
            options.keep.push_back(column);
    options.codes = task.missing;
    for (const CodeRule& rule : task.codes)
        options.codes.push_back(rule.text);
    return options;
}

ImportOutcome importCsv(const CsvSource& source, const CsvDialect& dialect, std::stop_token stop,
                        const ProgressSink& progress, const ColumnOptions& options)
{
    return Import(source, dialect, std::move(stop), progress, options).run();
}

} // namespace core
