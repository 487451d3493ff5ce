#pragma once

#include "core/base/error.h"

#include <QString>

namespace ui {

// What happened, where, and what to do, in the user's language.
QString errorText(const core::Error& error);

} // namespace ui
