// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_bytes.h"
#include "core/data/csv/csv_dialect.h"
#include "core/data/csv/csv_import.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::csv {

// How the text is most probably to be read, and what it does not say.
struct Detection {
    CsvDialect dialect;
    std::vector<CsvQuestion> questions;
};

// `head` is the beginning of the text behind the prologue.
Result<Detection> detectDialect(const Bytes& bytes, const Prologue& prologue, std::string_view head);

} // namespace core::csv
