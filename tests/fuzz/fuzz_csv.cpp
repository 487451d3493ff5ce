#include "core/data/csv_import.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace core;

namespace {

// Whatever the text: an import ends with a sound table or with problems, never with both or neither.
void requireSound(const ImportOutcome& outcome)
{
    if ((outcome.end == RunEnd::Finished) != (outcome.table != nullptr) ||
        outcome.problems.empty() != (outcome.table != nullptr))
        std::abort();
    if (!outcome.table)
        return;
    for (const Column& column : outcome.table->columns()) {
        if (column.values.size() != outcome.table->rowCount() || column.name.empty())
            std::abort();
        for (const float value : column.values)
            if (!std::isnan(value) && column.kind != ColumnKind::Numeric &&
                (value < 0.0F || value >= static_cast<float>(column.levels.size())))
                std::abort();
    }
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
        requireSound(importCsv(source, preview->dialect, {}, {}));
    static constexpr char delimiters[] = {',', ';', '\t', '|'};
    const CsvDialect dialect{.delimiter = delimiters[data[0] & 3],
                             .decimal = (data[0] & 4) != 0 ? DecimalMark::Comma : DecimalMark::Point,
                             .grouping = static_cast<GroupMark>((data[0] >> 3) % 5),
                             .encoding = (data[0] & 128) != 0 ? TextEncoding::Latin1 : TextEncoding::Utf8};
    (void)previewCsv(source, dialect);
    requireSound(importCsv(source, dialect, {}, {}));
    return 0;
}
