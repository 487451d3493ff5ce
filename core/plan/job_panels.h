// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/model/test_catalog.h"

#include <optional>

namespace core {

// Figures of a stored job tell of panels by number. What those numbers meant when it began is stored with it: panels
// are deleted, moved and renamed later, and the job still speaks of those it had.
TestCatalog withoutTests(const TestCatalog& catalog);

// The panels of a job: the study's own where it is about the same patients and panels, else those it had. Nothing
// where it is not known: programs before 0.2 did not write them.
template <typename Start>
std::optional<TestCatalog> panelsOf(const Start& start, const Cohort& now)
{
    if (start.cohort == now.fingerprint())
        return now.catalog();
    return start.panels.panelCount() > 0 ? std::optional(start.panels) : std::nullopt;
}

} // namespace core
