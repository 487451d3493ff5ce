// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/import_store_p.h"

#include "core/store/import_chunks_p.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>

namespace core {
namespace {

constexpr std::int64_t kOnlyImport = 1;

std::int64_t millisecondsNow()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

bool codesFitRows(const Column& column)
{
    for (std::size_t i = 0; i < column.coded.size(); ++i) {
        const CodedCell& cell = column.coded[i];
        const bool inOrder = i == 0 || column.coded[i - 1].row < cell.row;
        if (!inOrder || cell.row >= column.values.size() || !std::isnan(column.values[cell.row]) ||
            cell.code >= column.codes.size())
            return false;
    }
    return true;
}

// Cells of a column with levels are level numbers or gaps; a reader may index with them.
bool valuesFitLevels(const Column& column)
{
    if (column.kind == ColumnKind::Numeric)
        return column.levels.empty() && codesFitRows(column);
    const auto count = static_cast<float>(column.levels.size());
    return std::all_of(column.values.begin(), column.values.end(), [count](float value) {
        return std::isnan(value) || (value >= 0.0f && value < count && value == std::floor(value));
    });
}

// What stands in the chunks of levels: the levels, or the codes of a column of numbers with their rows.
std::size_t levelCountOf(const Column& column)
{
    return column.kind == ColumnKind::Numeric ? 2 * column.codes.size() : column.levels.size();
}

void addDescription(FingerprintBuilder& builder, const std::string& source, std::uint64_t rows,
                    const std::vector<Column>& columns)
{
    builder.add(source);
    builder.add(rows);
    builder.add(std::uint64_t{columns.size()});
    for (const Column& column : columns) {
        builder.add(column.name);
        builder.add(static_cast<std::uint64_t>(column.kind));
        builder.add(std::uint64_t{levelCountOf(column)});
    }
}

void addChunk(FingerprintBuilder& builder, const Fingerprint& chunk)
{
    builder.add(chunk.high);
    builder.add(chunk.low);
}

class ImportWriter {
public:
    ImportWriter(const Database& database, const Table& table, std::stop_token stop, const ProgressSink& progress)
        : m_database(database),
          m_table(table),
          m_stop(std::move(stop)),
          m_sink(progress),
          m_insertChunk(database, "INSERT INTO import_chunk (import, position, part, chunk, fingerprint, content) "
                                  "VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    {
        m_progress.phase = Phase::WritingProject;
        m_progress.total = std::uint64_t{table.rowCount()} * table.columnCount() * sizeof(float);
    }

    Result<RunEnd> write()
    {
        addDescription(m_fingerprint, m_table.sourceName(), m_table.rowCount(), m_table.columns());
        if (const Status done = writeDescription(); !done)
            return done.error();
        for (std::size_t column = 0; column < m_table.columnCount(); ++column) {
            if (const Status done = writeValues(column); !done)
                return done.error();
            if (const Status done = writeLevels(column); !done)
                return done.error();
            if (m_stop.stop_requested())
                return RunEnd::Cancelled;
        }
        Statement finish(m_database, "UPDATE import SET fingerprint = ?1 WHERE id = ?2");
        if (const Status done = finish.bind(1, m_fingerprint.finish()).bind(2, kOnlyImport).run(); !done)
            return done.error();
        return RunEnd::Finished;
    }

private:
    Status writeDescription()
    {
        Statement import(m_database,
                         "INSERT INTO import (id, source, row_count, column_count, imported_at, fingerprint) "
                         "VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
        import.bind(1, kOnlyImport).bind(2, m_table.sourceName());
        import.bind(3, static_cast<std::int64_t>(m_table.rowCount()));
        import.bind(4, static_cast<std::int64_t>(m_table.columnCount()));
        if (const Status done = import.bind(5, millisecondsNow()).bind(6, Fingerprint{}).run(); !done)
            return done.error();
        Statement insert(m_database, "INSERT INTO import_column (import, position, name, kind, level_count) "
                                     "VALUES (?1, ?2, ?3, ?4, ?5)");
        for (std::size_t i = 0; i < m_table.columnCount(); ++i) {
            const Column& column = m_table.columns()[i];
            assert(valuesFitLevels(column));
            insert.bind(1, kOnlyImport).bind(2, static_cast<std::int64_t>(i)).bind(3, column.name);
            insert.bind(4, static_cast<std::int64_t>(column.kind));
            insert.bind(5, static_cast<std::int64_t>(levelCountOf(column)));
            if (const Status done = insert.run(); !done)
                return done.error();
        }
        return Done{};
    }

    Status writeValues(std::size_t column)
    {
        std::span<const float> rest(m_table.columns()[column].values);
        for (std::size_t chunk = 0; !rest.empty() && !m_stop.stop_requested(); ++chunk) {
            const std::span<const float> values = rest.first(std::min(rest.size(), kChunkValues));
            rest = rest.subspan(values.size());
            if (const Status done = writeChunk({column, ChunkPart::Values, chunk}, encodeValues(values)); !done)
                return done.error();
            m_progress.done += values.size_bytes();
            if (m_sink)
                m_sink(m_progress);
        }
        return Done{};
    }

    Status writeLevels(std::size_t column)
    {
        const Column& written = m_table.columns()[column];
        const std::vector<std::string> codes = encodeCodes(written);
        std::span<const std::string> rest(written.kind == ColumnKind::Numeric ? codes : written.levels);
        for (std::size_t chunk = 0; !rest.empty() && !m_stop.stop_requested(); ++chunk)
            if (const Status done = writeChunk({column, ChunkPart::Levels, chunk}, encodeLevels(rest)); !done)
                return done.error();
        return Done{};
    }

    Status writeChunk(const ChunkPlace& place, const std::vector<std::byte>& content)
    {
        const Fingerprint fingerprint = chunkFingerprint(place, content);
        addChunk(m_fingerprint, fingerprint);
        m_insertChunk.bind(1, kOnlyImport).bind(2, static_cast<std::int64_t>(place.column));
        m_insertChunk.bind(3, static_cast<std::int64_t>(place.part)).bind(4, static_cast<std::int64_t>(place.chunk));
        return m_insertChunk.bind(5, fingerprint).bind(6, std::span<const std::byte>(content)).run();
    }

    const Database& m_database;
    const Table& m_table;
    std::stop_token m_stop;
    const ProgressSink& m_sink;
    Statement m_insertChunk;
    Progress m_progress;
    FingerprintBuilder m_fingerprint;
};

class ImportReader {
public:
    ImportReader(const Database& database, const std::string& subject) : m_database(database), m_subject(subject) {}

    Result<TablePtr> read()
    {
        for (const auto step : {&ImportReader::readImportRow, &ImportReader::readColumns, &ImportReader::readChunks})
            if (const Status done = (this->*step)(); !done)
                return done.error();
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].values.size() != m_rows || m_columns[i].levels.size() != m_levelCounts[i] ||
                !decodeCodes(m_columns[i]) || !valuesFitLevels(m_columns[i]))
                return damaged(m_columns[i].name);
        FingerprintBuilder builder; // of what is stored: a table may show its names without hidden marks
        addDescription(builder, m_source, m_columns.empty() ? 0 : m_rows, m_columns);
        for (const Fingerprint& chunk : m_chunks)
            addChunk(builder, chunk);
        if (builder.finish() != m_expected)
            return damaged("import");
        return TablePtr(std::make_shared<const Table>(std::move(m_source), std::move(m_columns)));
    }

private:
    Error damaged(std::string detail) const
    {
        return {.code = ErrorCode::ProjectDamaged, .subject = m_subject, .detail = std::move(detail)};
    }

    Status readImportRow()
    {
        Statement query(m_database, "SELECT source, row_count, column_count, fingerprint FROM import WHERE id = ?1");
        if (!query.bind(1, kOnlyImport).next())
            return query.ok() ? damaged("import") : query.error();
        m_source = query.text(0);
        m_rows = static_cast<std::uint64_t>(query.number(1));
        m_columnCount = static_cast<std::uint64_t>(query.number(2));
        const std::optional<Fingerprint> expected = query.fingerprint(3);
        if (!expected || !fitsTheFile())
            return damaged("import");
        m_expected = *expected;
        return Done{};
    }

    // A count that cannot be true must not make us reserve memory for it.
    bool fitsTheFile() const
    {
        const auto pages = m_database.number("PRAGMA page_count");
        const auto pageSize = m_database.number("PRAGMA page_size");
        if (!pages || !pageSize)
            return false;
        const auto bytes = static_cast<std::uint64_t>(*pages) * static_cast<std::uint64_t>(*pageSize);
        return m_columnCount <= bytes && m_rows <= bytes / sizeof(float) &&
               (m_columnCount == 0 || m_rows <= bytes / sizeof(float) / m_columnCount);
    }

    Status readColumns()
    {
        Statement query(m_database, "SELECT position, name, kind, level_count FROM import_column WHERE import = ?1 "
                                    "ORDER BY position");
        query.bind(1, kOnlyImport);
        while (query.next()) {
            const std::int64_t kind = query.number(2);
            if (query.number(0) != static_cast<std::int64_t>(m_columns.size()) || kind < 0 ||
                kind > static_cast<std::int64_t>(ColumnKind::Text))
                return damaged("import_column");
            m_columns.push_back({.name = std::string(query.text(1)),
                                 .kind = static_cast<ColumnKind>(kind),
                                 .values = {},
                                 .levels = {}});
            m_levelCounts.push_back(static_cast<std::uint64_t>(query.number(3)));
        }
        if (!query.ok())
            return query.error();
        return m_columns.size() == m_columnCount ? Status(Done{}) : Status(damaged("import_column"));
    }

    Status readChunks()
    {
        Statement query(m_database, "SELECT position, part, chunk, fingerprint, content FROM import_chunk "
                                    "WHERE import = ?1 ORDER BY position, part, chunk");
        query.bind(1, kOnlyImport);
        ChunkPlace expected{.column = m_columns.size()};
        while (query.next()) {
            const ChunkPlace place{.column = static_cast<std::size_t>(query.number(0)),
                                   .part = query.number(1) == 0 ? ChunkPart::Values : ChunkPart::Levels,
                                   .chunk = static_cast<std::size_t>(query.number(2))};
            if (place.column >= m_columns.size() || !follows(place, expected) || !readChunk(place, query))
                return damaged(place.column < m_columns.size() ? m_columns[place.column].name : "import_chunk");
            expected = {place.column, place.part, place.chunk + 1};
        }
        return query.ok() ? Status(Done{}) : Status(query.error());
    }

    // Chunks of one part are numbered from 0 without a gap.
    static bool follows(const ChunkPlace& place, const ChunkPlace& expected)
    {
        return place == expected ||
               (place.chunk == 0 && (place.column != expected.column || place.part != expected.part));
    }

    bool readChunk(const ChunkPlace& place, const Statement& row)
    {
        Column& column = m_columns[place.column];
        const std::span<const std::byte> content = row.bytes(4);
        const Fingerprint fingerprint = chunkFingerprint(place, content);
        if (row.fingerprint(3) != fingerprint)
            return false;
        m_chunks.push_back(fingerprint);
        if (place.part == ChunkPart::Levels)
            return decodeLevels(content, column.levels);
        if (place.chunk == 0)
            column.values.reserve(m_rows);
        return column.values.size() + content.size() / sizeof(float) <= m_rows && decodeValues(content, column.values);
    }

    const Database& m_database;
    const std::string& m_subject;
    std::string m_source;
    std::uint64_t m_rows = 0;
    std::uint64_t m_columnCount = 0;
    Fingerprint m_expected;
    std::vector<Column> m_columns;
    std::vector<std::uint64_t> m_levelCounts;
    std::vector<Fingerprint> m_chunks;
};

} // namespace

Result<RunEnd> writeImport(const Database& database, const Table& table, std::stop_token stop,
                           const ProgressSink& progress)
{
    return ImportWriter(database, table, std::move(stop), progress).write();
}

Result<TablePtr> readImport(const Database& database, const std::string& subject)
{
    return ImportReader(database, subject).read();
}

} // namespace core
