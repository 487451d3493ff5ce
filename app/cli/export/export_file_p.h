// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/common/json_p.h"

#include <QString>

#include <string>

namespace app::cli {

// A file's bytes and what is told about them.
struct Export {
    std::string bytes;
    Json facts;
    QString sentence;
};

inline QString outName(const Arguments& arguments)
{
    return QString::fromStdString(arguments.outFile);
}

// What a policy did for each patient, as a table.
Result<Export> exportPatients(const Workplace& place);
// A policy, or its pocket card, as a file that other programs run.
Result<Export> exportPolicy(const Workplace& place);
Result<Export> exportCard(const Workplace& place);

} // namespace app::cli
