// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/event_account.h"
#include "core/data/events/event_recipe.h"

#include <QString>
#include <QStringList>

namespace ui {

// Words for lists of measurements: how they are read and what became of them.

QString eventDropText(core::EventDrop reason, std::uint64_t measurements); // "120 outside the window"
QStringList eventDropTexts(const core::EventAccount& account);             // those that occurred, most first
QString eventSummaryText(const core::EventAccount& account);               // one line
QStringList eventNoteTexts(const core::EventAccount& account);             // converted, assumed, at a limit …
QString eventColumnsText(const core::EventRecipe& recipe);                 // which columns hold what
QString eventWindowText(const core::EventRecipe& recipe);                  // "the last value from … to …"
QString eventTakeText(core::EventChoice choice);                           // "last value"
QString eventUnitsText(const core::TestTally& test);                       // "g/dL 812, g/L 20 (converted)"

} // namespace ui
