// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_rows.h"

#include "core/data/codes/code_text.h"
#include "core/data/csv/csv_bytes.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_text.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace core::csv {
namespace {

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isSetApartByBlanks(const Column& column)
{
    const auto hasBlank = [](const std::string& text) { return text.find(' ') != std::string::npos; };
    return hasBlank(column.name) && !column.levels.empty() &&
           std::all_of(column.levels.begin(), column.levels.end(), hasBlank);
}

} // namespace

RowReader::RowReader(std::string sourceName, const CsvDialect& dialect, const ColumnOptions& options)
    : m_sourceName(std::move(sourceName)),
      m_dialect(dialect),
      m_options(options)
{
    if (options.codes.empty())
        return;
    auto codes = std::make_shared<std::set<std::string>>();
    for (const std::string& text : options.codes)
        codes->insert(foldedCode(text));
    m_codes = std::move(codes);
}

void RowReader::addProblem(Error error)
{
    if (m_repeating) // told the first time
        return;
    ++m_problemCount;
    if (m_problems.size() < ProblemList::kKept)
        m_problems.push_back(std::move(error));
}

std::string_view RowReader::readHeader(std::string_view records)
{
    const char* const end = records.data() + records.size();
    const char* p = skipLineEnds(records.data(), end);
    std::string scratch;
    for (bool more = p != end; more;) {
        const Field field = readField(p, end, m_dialect.delimiter, scratch);
        const std::string_view text = trimmed(field.text);
        std::string name = toUtf8(text, m_dialect.encoding);
        const std::size_t position = m_columns.size() + 1;
        if (!field.closed) {
            addProblem({.code = ErrorCode::UnterminatedQuote, .subject = name.substr(0, 80), .row = {}});
            m_lost = true;
        } else if (m_dialect.encoding == TextEncoding::Utf8 && !isUtf8(text)) {
            addProblem({.code = ErrorCode::EncodingBroken, .subject = name, .detail = name, .found = position});
        } else if (m_dialect.encoding == TextEncoding::Mixed && !isUtf8(text)) {
            m_notUtf8.add(0);
        }
        const bool asText = contains(m_options.asText, name);
        m_columns.emplace_back(std::move(name), m_dialect, asText, m_codes);
        p = field.end;
        more = p != end && *p == m_dialect.delimiter;
        p += more ? 1 : 0;
    }
    checkNames();
    return {p, static_cast<std::size_t>(end - p)};
}

void RowReader::setColumns(const std::vector<std::string>& names)
{
    for (const std::string& name : names)
        m_columns.emplace_back(name, m_dialect, contains(m_options.asText, name));
    checkNames();
}

void RowReader::checkNames()
{
    const auto isNumber = [this](const ColumnReader& column) {
        return readToken(column.name(), m_dialect.decimal, m_dialect.grouping).kind == TokenKind::Number;
    };
    // The first patient would be taken for the header.
    if (m_columns.size() > 1 && std::all_of(m_columns.begin(), m_columns.end(), isNumber))
        return addProblem(
            {.code = ErrorCode::ColumnNameEmpty, .subject = m_sourceName, .detail = m_columns.front().name()});
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::string& name = m_columns[i].name();
        if (name.empty())
            addProblem({.code = ErrorCode::ColumnNameEmpty, .subject = m_sourceName, .found = i + 1});
        else if (!seen.insert(name).second)
            addProblem({.code = ErrorCode::ColumnNameDuplicate, .subject = name, .found = i + 1});
    }
}

void RowReader::skipHeader(std::string_view records)
{
    const char* const end = records.data() + records.size();
    const char* p = skipLineEnds(records.data(), end);
    while (p != end && !isLineEnd(*p)) {
        p = fieldEnd(p, end, m_dialect.delimiter);
        if (p != end && *p == m_dialect.delimiter)
            ++p;
    }
    readRows({p, static_cast<std::size_t>(end - p)});
}

void RowReader::readRows(std::string_view records)
{
    if (m_columns.empty())
        return;
    const char* const end = records.data() + records.size();
    for (const char* p = skipLineEnds(records.data(), end); p != end && !m_lost; p = skipLineEnds(p, end))
        p = readRow(p, end);
}

const char* RowReader::readRow(const char* p, const char* end)
{
    ++m_rows;
    const std::size_t width = m_columns.size();
    std::size_t fields = 0;
    for (;;) {
        p = fields < width ? m_columns[fields].read(p, end) : fieldEnd(p, end, m_dialect.delimiter);
        ++fields;
        if (p == end || *p != m_dialect.delimiter)
            break;
        ++p;
    }
    if (fields != width)
        completeRagged(fields);
    if (p == end)
        checkQuotes();
    return p;
}

void RowReader::completeRagged(std::size_t found)
{
    for (std::size_t i = found; i < m_columns.size(); ++i)
        m_columns[i].addMissing();
    addProblem({.code = ErrorCode::RaggedRow,
                .subject = m_sourceName,
                .detail = {},
                .row = m_rows,
                .expected = m_columns.size(),
                .found = found});
}

void RowReader::checkQuotes()
{
    for (const ColumnReader& column : m_columns) {
        if (!column.endsInsideQuotes())
            continue;
        m_lost = true;
        // The quote swallowed the rest of the text, so that this row is short is no news.
        if (!m_problems.empty() && m_problems.back().code == ErrorCode::RaggedRow && m_problems.back().row == m_rows) {
            m_problems.pop_back();
            --m_problemCount;
        }
        addProblem({.code = ErrorCode::UnterminatedQuote, .subject = column.name(), .detail = {}, .row = m_rows});
    }
}

void RowReader::loseTrack()
{
    if (!m_lost)
        addProblem({.code = ErrorCode::UnterminatedQuote,
                    .subject = m_sourceName,
                    .detail = {},
                    .row = m_rows,
                    .expected = RecordBlocks::kLongestRecord});
    m_lost = true;
}

bool RowReader::restartForTexts()
{
    const bool needed = std::any_of(m_columns.begin(), m_columns.end(), [](const auto& c) { return c.needsTexts(); });
    if (!needed || m_lost)
        return false;
    for (ColumnReader& column : m_columns) {
        if (column.needsTexts())
            column.restartAsText();
        else
            column.pause();
    }
    m_rows = 0;
    m_repeating = true;
    return true;
}

RowReader::Outcome RowReader::finish(Useless useless)
{
    Outcome outcome;
    outcome.notUtf8 = std::move(m_notUtf8);
    std::vector<Error> problems = std::move(m_problems);
    std::size_t total = m_problemCount;
    for (ColumnReader& column : m_columns) {
        ColumnOutcome finished = column.finish(useless == Useless::Keep || contains(m_options.keep, column.name()));
        if (!m_lost) { // cells behind an open quote are not what they seem
            problems.insert(problems.end(), column.problems().begin(), column.problems().end());
            total += column.problemCount();
        }
        outcome.notUtf8.add(column.notUtf8());
        if (finished.dropped)
            outcome.notices.emplace_back(*finished.dropped, column.name());
        else
            outcome.columns.push_back(std::move(finished.column));
    }
    if (m_rows == 0 && !m_lost) {
        problems.push_back({.code = ErrorCode::NoRows, .subject = m_sourceName});
        ++total;
        outcome.notices.clear(); // of course nothing is recorded then
    }
    // "age sodium ill" and below it "61 140 1": columns set apart by blanks, which nothing here reads as such.
    if (m_columns.size() == 1 && problems.empty() && !outcome.columns.empty() &&
        isSetApartByBlanks(outcome.columns[0])) {
        problems.push_back({.code = ErrorCode::DelimiterUnknown, .subject = m_sourceName});
        ++total;
    }
    std::stable_sort(problems.begin(), problems.end(), [](const Error& a, const Error& b) { return a.row < b.row; });
    problems.resize(std::min(problems.size(), ProblemList::kKept));
    for (Error& problem : problems)
        outcome.problems.add(std::move(problem));
    outcome.problems.countMore(total - outcome.problems.total());
    return outcome;
}

} // namespace core::csv
