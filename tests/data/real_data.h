// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"
#include "core/data/task/task.h"

#include <filesystem>
#include <optional>

// A public data set with its task, where the folder is present. Use with QSKIP.
struct RealData {
    core::TablePtr table;
    core::Task task;
};

inline std::optional<RealData> readRealData(const std::string& name)
{
    const std::filesystem::path folder = std::filesystem::path(PANELWISE_SHARED_DIR) / "data";
    if (!std::filesystem::exists(folder / (name + ".csv")))
        return std::nullopt;
    const core::CsvSource source = core::CsvSource::fromFile(folder / (name + ".csv"));
    core::ImportOutcome import = core::importCsv(source, core::CsvDialect{}, {}, {});
    const core::TaskParse parse = core::readTask(folder / (name + ".task.json"));
    if (!import.table || !parse.reading)
        return std::nullopt;
    return RealData{import.table, parse.reading->task};
}
