// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import/table_import.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace core;

namespace {

// Whatever the bytes: an import ends with a sound table or with problems, never with both or neither.
void requireSoundTable(const ImportOutcome& outcome)
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

// Files of every kind: workbooks, statistics, packed ones.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const CsvSource source = CsvSource::fromText(std::string(reinterpret_cast<const char*>(data), size), "fuzz");
    (void)previewTable(source);
    requireSoundTable(importTable(source, {}, {}, {}));
    requireSoundTable(importTable(source, {.dialect = {}, .sheet = "1", .headerRow = 1}, {}, {}));
    return 0;
}
