#pragma once

#include "core/eval/metrics.h"

#include <optional>

namespace ui {

// What happens to 1,000 patients like these. The four add up to 1,000.
struct PerThousand {
    int found = 0;
    int missed = 0;
    int falseAlarms = 0;
    int reassured = 0;
    bool operator==(const PerThousand&) const = default;

    int ill() const { return found + missed; }
};
std::optional<PerThousand> perThousand(const core::Confusion& counts); // unset where there is nobody

} // namespace ui
