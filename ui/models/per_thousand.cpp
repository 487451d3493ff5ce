#include "ui/models/per_thousand.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace ui {

std::optional<PerThousand> perThousand(const core::Confusion& counts)
{
    if (counts.total() == 0)
        return std::nullopt;
    const std::array parts{counts.truePositive, counts.falseNegative, counts.falsePositive, counts.trueNegative};
    std::array<int, 4> shares{};
    std::array<double, 4> rest{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double exact = 1000.0 * static_cast<double>(parts[i]) / static_cast<double>(counts.total());
        shares[i] = static_cast<int>(std::floor(exact));
        rest[i] = exact - shares[i];
    }
    // Whoever lost most by rounding down gets what is left, so that the four add up.
    for (int left = 1000 - std::accumulate(shares.begin(), shares.end(), 0); left > 0; --left) {
        const auto most = std::max_element(rest.begin(), rest.end()) - rest.begin();
        ++shares[static_cast<std::size_t>(most)];
        rest[static_cast<std::size_t>(most)] = -1.0;
    }
    return PerThousand{.found = shares[0], .missed = shares[1], .falseAlarms = shares[2], .reassured = shares[3]};
}

} // namespace ui
