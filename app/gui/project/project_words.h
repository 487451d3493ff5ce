// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/session.h"

#include <QString>
#include <QStringList>

namespace app {

// What the window says about the state of a project.
QString saveText(const SaveState& state);                // "saved 14:05"
QString readOnlyReason(core::ProjectAccess access);      // empty: it can be written
QStringList importSentences(const ImportReport& report); // what was left out, and what was not understood

} // namespace app
