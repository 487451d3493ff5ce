// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "core/base/error.h"

#include <QString>

#include <string>

namespace app::cli {

// Why a command could not do its work.
struct Failure {
    ExitCode exit = ExitCode::OurFault;
    std::string file = {};           // the user's file concerned; may be empty
    core::ProblemList problems = {}; // worded by ui::errorText
    QString message = {};            // instead of problems: the command line's own words
    QString remedy = {};             // what to type next; may be empty

    static Failure fromError(core::Error error, std::string file = {});
    static Failure fromProblems(core::ProblemList problems, std::string file);
    static Failure wrongUsage(QString message);
    static Failure cancelled();
};

// Stable name of an error for scripts: "value_not_numeric".
std::string codeName(core::ErrorCode code);

} // namespace app::cli
