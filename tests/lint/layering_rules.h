// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace lint {

// Why a file at `path` (from the project's root) must not contain `line`; empty where it may.
QString violation(const QString& path, const QString& line);

// Rooms that see each other in a circle, as the table of rooms says; empty: none.
QStringList roomsInCircles();
QStringList rooms();

} // namespace lint
