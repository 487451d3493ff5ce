// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/file_fault.h"
#include "core/data/import/table_import.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

// The files that other programs made; make_files.py tells how.
inline std::filesystem::path formatFile(const std::string& name)
{
    return std::filesystem::path(PANELWISE_SOURCE_DIR) / "tests/data/formats/files" / name;
}

inline std::string bytesOfFile(const std::string& name)
{
    std::ifstream stream(formatFile(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline core::TableOutcome importFile(const std::string& name, const core::ReadingChoice& choice = {})
{
    return core::importTable(core::CsvSource::fromFile(formatFile(name)), choice, {}, {});
}

inline core::TableOutcome importBytes(std::string bytes)
{
    return core::importTable(core::CsvSource::fromText(std::move(bytes), "some file"), {}, {}, {});
}

// The cells of a column as they are shown; empty where there is no such column.
inline std::vector<std::string> textsOf(const core::Table& table, const std::string& name)
{
    std::vector<std::string> texts;
    const core::Column* column = table.find(name);
    for (std::size_t row = 0; column && row < table.rowCount(); ++row)
        texts.push_back(core::cellText(*column, row));
    return texts;
}

// Why a file was not read; nothing where it was, or for another reason.
inline std::optional<core::FileFault> faultOfImport(const core::ImportOutcome& outcome)
{
    const auto found = outcome.problems.empty() ? std::nullopt : core::faultOf(outcome.problems.first().front());
    return found ? std::optional(found->fault) : std::nullopt;
}
