// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/events/event_recipe.h"

#include <span>
#include <string>
#include <vector>

namespace core {

// Fills in the columns that the recipe leaves open, by their names: those of the list of measurements, the patient
// column that both tables share, and the index time. `patientHeader` is empty where there is no patient table. Fails
// with EventColumnMissing (detail: patient, time, test or value) where nothing fits.
Result<EventRecipe> withColumnsFound(const EventRecipe& recipe, std::span<const std::string> eventHeader,
                                     std::span<const std::string> patientHeader, const std::string& eventFile);

// The unit of plain numbers that a column's name gives: "hours", "offset_min".
TimeUnit timeUnitIn(std::string_view columnName);

} // namespace core
