// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "core/base/error.h"
#include "core/base/result.h"

#include <QString>

#include <string>
#include <utility>

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

template <typename T>
using Result = core::Result<T, Failure>;
using Status = Result<core::Done>;

// What core could not do with a file of the user.
template <typename T>
Result<T> inFile(core::Result<T> result, const std::string& file)
{
    if (!result)
        return Failure::fromError(result.error(), file);
    return std::move(*result);
}
template <typename T>
Result<T> inFile(core::Result<T, core::ProblemList> result, const std::string& file)
{
    if (!result)
        return Failure::fromProblems(result.error(), file);
    return std::move(*result);
}

// What to type where texts among numbers wait for somebody to explain them.
QString codesRemedy();

// Stable name of an error for scripts: "value_not_numeric".
std::string codeName(core::ErrorCode code);

} // namespace app::cli
