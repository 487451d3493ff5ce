// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/job_panels.h"

#include <utility>

namespace core {

TestCatalog withoutTests(const TestCatalog& catalog)
{
    std::vector<Panel> panels = catalog.panels();
    for (Panel& panel : panels)
        panel.features = {};
    return TestCatalog(std::move(panels), catalog.fees(), catalog.unrecorded(), catalog.pairs());
}

} // namespace core
