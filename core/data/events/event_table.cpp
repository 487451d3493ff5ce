// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_bytes.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_text.h"
#include "core/data/events/event_stream.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>

namespace core {
namespace {

// A list of measurements in a text file, a block of whole rows at a time.
class EventTable : public EventStream {
public:
    EventTable(CsvSource source, const CsvDialect& dialect) : m_source(std::move(source)), m_dialect(dialect) {}

    Status open(const EventFields& fields)
    {
        Result<csv::Bytes> bytes = csv::Bytes::open(m_source);
        if (!bytes)
            return bytes.error();
        m_bytes.emplace(std::move(*bytes));
        const Result<std::vector<std::string>> header = headerOf(m_source, m_dialect);
        if (!header)
            return header.error();
        m_width = header->size();
        const std::array<const std::string*, kParts> names{
            &fields.patient, &fields.time, &fields.test, &fields.value, &fields.unit, &fields.name, &fields.otherTime};
        m_partOfColumn.assign(m_width, -1);
        for (std::size_t part = 0; part < kParts; ++part) {
            if (names[part]->empty())
                continue;
            const auto found = std::find(header->begin(), header->end(), *names[part]);
            if (found == header->end())
                return Error{.code = ErrorCode::EventColumnUnknown, .subject = m_source.name, .detail = *names[part]};
            // A column may serve twice: a list of codes has no names beside them.
            auto& place = m_partOfColumn[static_cast<std::size_t>(found - header->begin())];
            if (place < 0)
                place = static_cast<int>(part);
            else
                m_copies.emplace_back(static_cast<std::size_t>(place), part);
        }
        return restart();
    }

    Status restart() override
    {
        std::array<char, 4096> head{};
        const Result<std::size_t> size = m_bytes->read(0, head);
        if (!size)
            return size.error();
        const Result<csv::Prologue> prologue = csv::readPrologue({head.data(), *size}, m_source.name);
        if (!prologue)
            return prologue.error();
        m_blocks.emplace(*m_bytes, m_dialect.delimiter, prologue->length);
        m_first = true;
        return Done{};
    }

    Result<std::span<const RawEvent>> next() override;
    std::uint64_t bytes() const override { return m_bytes->size(); }
    std::uint64_t position() const override { return m_blocks->position(); }

private:
    static constexpr std::size_t kParts = 7;

    const char* readRow(const char* p, const char* end);
    std::string_view kept(std::string_view text);

    CsvSource m_source;
    CsvDialect m_dialect;
    std::optional<csv::Bytes> m_bytes;
    std::optional<csv::RecordBlocks> m_blocks;
    std::size_t m_width = 0;
    std::vector<int> m_partOfColumn;                           // -1: of no interest
    std::vector<std::pair<std::size_t, std::size_t>> m_copies; // of one part to another
    bool m_first = true;                                       // the header stands at the front of the next block
    std::vector<RawEvent> m_batch;
    std::deque<std::string> m_texts; // those that had to be rewritten
    std::string m_scratch;
};

// Text of a field as UTF-8; only where something must change is it copied.
std::string_view EventTable::kept(std::string_view text)
{
    const bool rewritten = text.data() == m_scratch.data();
    const bool foreign = m_dialect.encoding != TextEncoding::Utf8 &&
                         std::any_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
    if (foreign)
        return m_texts.emplace_back(csv::toUtf8(text, m_dialect.encoding));
    return rewritten ? std::string_view(m_texts.emplace_back(text)) : text;
}

const char* EventTable::readRow(const char* p, const char* end)
{
    std::array<std::string_view, kParts> parts{};
    std::size_t fields = 0;
    for (;; ++p) {
        const int part = fields < m_width ? m_partOfColumn[fields] : -1;
        if (part >= 0) {
            const csv::Field field = csv::readField(p, end, m_dialect.delimiter, m_scratch);
            parts[static_cast<std::size_t>(part)] = kept(csv::trimmed(field.text));
            p = field.end;
        } else {
            p = csv::fieldEnd(p, end, m_dialect.delimiter);
        }
        ++fields;
        if (p == end || *p != m_dialect.delimiter)
            break;
    }
    for (const auto& [from, to] : m_copies)
        parts[to] = parts[from];
    m_batch.push_back({.patient = parts[0],
                       .time = parts[1].empty() ? parts[6] : parts[1],
                       .test = parts[2],
                       .value = parts[3],
                       .unit = parts[4],
                       .name = parts[5],
                       .broken = fields != m_width});
    return p;
}

Result<std::span<const RawEvent>> EventTable::next()
{
    m_batch.clear();
    m_texts.clear();
    while (m_batch.empty()) {
        const Result<std::string_view> block = m_blocks->next();
        if (!block)
            return block.error();
        if (block->empty())
            break;
        if (m_blocks->recordTooLong())
            return Error{.code = ErrorCode::UnterminatedQuote, .subject = m_source.name};
        const char* const end = block->data() + block->size();
        const char* p = csv::skipLineEnds(block->data(), end);
        if (std::exchange(m_first, false)) {
            while (p != end && !csv::isLineEnd(*p)) {
                p = csv::fieldEnd(p, end, m_dialect.delimiter);
                p += p != end && *p == m_dialect.delimiter ? 1 : 0;
            }
            p = csv::skipLineEnds(p, end);
        }
        for (; p != end; p = csv::skipLineEnds(p, end))
            p = readRow(p, end);
    }
    return std::span<const RawEvent>(m_batch);
}

} // namespace

Result<EventStreamPtr> openEventTable(const CsvSource& source, const CsvDialect& dialect, const EventFields& fields)
{
    auto table = std::make_unique<EventTable>(source, dialect);
    if (const Status opened = table->open(fields); !opened)
        return opened.error();
    return EventStreamPtr(std::move(table));
}

Result<std::vector<std::string>> headerOf(const CsvSource& source, const CsvDialect& dialect)
{
    const Result<csv::Bytes> bytes = csv::Bytes::open(source);
    if (!bytes)
        return bytes.error();
    std::string head(std::min<std::uint64_t>(csv::RecordBlocks::kBlock, bytes->size()), '\0');
    const Result<std::size_t> size = bytes->read(0, head);
    if (!size)
        return size.error();
    const Result<csv::Prologue> prologue = csv::readPrologue(std::string_view(head).substr(0, *size), source.name);
    if (!prologue)
        return prologue.error();
    std::vector<std::string> names;
    std::string scratch;
    const char* const end = head.data() + *size;
    for (const char* p = csv::skipLineEnds(head.data() + prologue->length, end); p != end; ++p) {
        const csv::Field field = csv::readField(p, end, dialect.delimiter, scratch);
        names.push_back(csv::toUtf8(csv::trimmed(field.text), dialect.encoding));
        p = field.end;
        if (p == end || *p != dialect.delimiter)
            break;
    }
    return names;
}

Result<CsvDialect> plainDialectOf(const CsvSource& source)
{
    const Result<CsvPreview> preview = previewCsv(source);
    if (!preview)
        return preview.error();
    return preview->dialect;
}

} // namespace core
