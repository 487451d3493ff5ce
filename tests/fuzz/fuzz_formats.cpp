// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import/table_import.h"
#include "tests/fuzz/sound_table.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace core;

// Files of every kind: workbooks, statistics, packed ones.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const CsvSource source = CsvSource::fromText(std::string(reinterpret_cast<const char*>(data), size), "fuzz");
    (void)previewTable(source);
    requireSound(importTable(source, {}, {}, {}));
    requireSound(importTable(source, {.dialect = {}, .sheet = "1", .headerRow = 1}, {}, {}));
    return 0;
}
