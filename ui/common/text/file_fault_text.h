// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/file_fault.h"

#include <QString>

namespace ui {

// What is wrong with a file as a whole, and what to do: damaged, of a kind that is not read, too large once unpacked.
// `file` is how the sentence calls it.
QString fileFaultText(const core::FoundFault& found, const QString& file);

} // namespace ui
