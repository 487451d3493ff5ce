// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_bytes.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_import.h"
#include "core/data/csv/csv_number.h"
#include "core/data/csv/csv_text.h"
#include "tests/fuzz/sound_table.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

using namespace core;

namespace {

// Cell by cell against the slow way: cut the field out, then read it.
void requireSameNumbers(const CsvSource& source, const CsvDialect& dialect, const Table& table)
{
    const auto prologue = csv::readPrologue(source.text, source.name);
    if (!prologue)
        std::abort();
    const char* p = source.text.data() + prologue->length;
    const char* const end = source.text.data() + source.text.size();
    std::string scratch;
    std::vector<const Column*> columns;
    for (std::size_t record = 0; (p = csv::skipLineEnds(p, end)) != end; ++record) {
        for (std::size_t i = 0;; ++i) {
            const csv::Field field = csv::readField(p, end, dialect.delimiter, scratch);
            const std::string_view text = csv::trimmed(field.text);
            if (record == 0)
                columns.push_back(table.find(csv::toUtf8(text, dialect.encoding)));
            else if (const Column* column = columns[i]; column != nullptr && column->kind == ColumnKind::Numeric) {
                const float value = column->values[record - 1];
                const float expected = csv::readToken(text, dialect.decimal, dialect.grouping).value;
                const bool kept = csv::isMissing(text) || !cellText(*column, record - 1).empty(); // as a code
                if (std::isnan(value) ? !kept : value != expected)
                    std::abort();
            }
            p = field.end;
            if (p == end || *p != dialect.delimiter)
                break;
            ++p;
        }
    }
}

void importAndCheck(const CsvSource& source, const CsvDialect& dialect)
{
    const ImportOutcome outcome = importCsv(source, dialect, {}, {});
    requireSound(outcome);
    if (outcome.table)
        requireSameNumbers(source, dialect, *outcome.table);
}

} // namespace

// The first byte chooses the dialect to import with, the rest is the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const CsvSource source =
        CsvSource::fromText(std::string(reinterpret_cast<const char*>(data + 1), size - 1), "fuzz");
    const auto preview = previewCsv(source);
    if (preview)
        importAndCheck(source, preview->dialect);
    static constexpr char delimiters[] = {',', ';', '\t', '|'};
    const CsvDialect dialect{.delimiter = delimiters[data[0] & 3],
                             .decimal = (data[0] & 4) != 0 ? DecimalMark::Comma : DecimalMark::Point,
                             .grouping = static_cast<GroupMark>((data[0] >> 3) % 5),
                             .encoding = (data[0] & 128) != 0 ? TextEncoding::Latin1 : TextEncoding::Utf8};
    (void)previewCsv(source, dialect);
    importAndCheck(source, dialect);
    return 0;
}
