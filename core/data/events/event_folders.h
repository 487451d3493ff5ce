// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/event_import.h"

#include <filesystem>

namespace core {

// A folder with tables of the OMOP common data model as CSV: PERSON and MEASUREMENT, and where they are there
// CONDITION_OCCURRENCE (the outcome), VISIT_OCCURRENCE (a person's first visit is the index time) and CONCEPT (what
// numbers mean; without it the source values are taken for tests and units). Names of files and columns in any case.
EventOutcome importOmop(const std::filesystem::path& folder, const EventRecipe& recipe, std::stop_token stop,
                        const ProgressSink& progress);

// A folder with FHIR R4 resources as NDJSON, one resource a line: files whose names begin with Patient, Observation
// and, for the outcome, Condition. The index time is the patient's first observation, or the first Encounter where
// there are any.
EventOutcome importFhir(const std::filesystem::path& folder, const EventRecipe& recipe, std::stop_token stop,
                        const ProgressSink& progress);

} // namespace core
