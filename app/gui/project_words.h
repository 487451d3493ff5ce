#pragma once

#include "app/session/session.h"

#include <QString>

namespace app {

// What the window says about the state of a project.
QString saveText(const SaveState& state);           // "saved 14:05"
QString readOnlyReason(core::ProjectAccess access); // empty: it can be written
QString noticeText(core::ImportNotice notice, const QString& columns);

} // namespace app
