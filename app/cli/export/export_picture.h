// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"

#include <QString>

#include <optional>
#include <string>

namespace app::cli {

enum class Exported { Front, Curves, Point, PanelUse, Sequences, Baselines, Report, Patients, Policy, Card };
std::optional<Exported> exportedNamed(const std::string& name);
QString endingOf(const Arguments& arguments); // of the file to write, in small letters
bool isTableEnding(const QString& ending);    // the data behind a figure instead of a picture

// A figure as the window makes it, or the table behind it.
struct Picture {
    QByteArray bytes;
    std::optional<core::FrontId> front;
    std::optional<core::RunId> run;
    std::string runName; // what its policy is called
};
Result<Picture> makePicture(const Workplace& place, Exported what);

} // namespace app::cli
