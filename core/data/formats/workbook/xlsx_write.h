// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/pending_file.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

bool isXlsxName(std::string_view fileName); // by its ending

// The rows of a table as a workbook with one sheet: what RFC 4180 text holds, names of columns in the first row,
// numbers as numbers. Texts that only look like numbers (007) stay texts. libxlsxwriter is loaded when the first is
// written. `file` is named in errors.
Result<std::string> workbookOf(std::string_view csv, const std::string& file);

// Writes the text itself, or a workbook where the file's name ends in .xlsx. The file appears whole or not at all.
Status writeTable(const std::filesystem::path& file, std::string_view csv, FileReaders readers = FileReaders::AsUsual);

} // namespace core
