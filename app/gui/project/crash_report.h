// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace app {

// What a fault of the program left: when, and a file that may be sent to us. The file names the version, the kind of
// fault and places in the program, and holds nothing of any project.
struct CrashReport {
    QString file;
    QDateTime at;
};

// From now on a fault writes a report into `folder` before the process ends, as it would have without it.
void installCrashHandler(const QString& folder, const QString& version);

// The newest that nobody has been told of; told once.
std::optional<CrashReport> takeCrashReport(const QString& folder);

} // namespace app
