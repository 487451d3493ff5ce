// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/failure.h"

#include <nlohmann/json.hpp>

#include <QString>

namespace app::cli {

// Keys in the order in which --help documents them.
using Json = nlohmann::ordered_json;

Json jsonText(const QString& text);
template <typename Number>
Json jsonOrNull(const std::optional<Number>& number)
{
    return number ? Json(*number) : Json(nullptr);
}

Json problemJson(const core::Error& error);
Json problemsJson(const core::ProblemList& problems);
Json failureJson(const Failure& failure); // {"error": {...}, "problems": [...], "problem_count": n}

// Text that is not UTF-8, such as a file name of another system, is shown with replacement characters.
QString dumped(const Json& object);

} // namespace app::cli
