// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/csv/csv_bytes.h"
#include "core/data/formats/file_kind.h"

#include <string>

namespace core::formats {

bool isGzip(const csv::Bytes& bytes);

// Fails with the fault FormatNotRead where the file is known to be something that is not read here.
Result<FileKind> kindOf(const csv::Bytes& bytes, const std::string& name);

} // namespace core::formats
