// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "core/front/front_record.h"

#include <string>

namespace app::cli {

// A front as CSV (RFC 4180, decimal point, UTF-8): one row for each policy, by rising mean cost on validation
// patients. Undefined figures are empty.
std::string frontCsv(const core::FrontRecord& front, const PanelWords& words);

} // namespace app::cli
