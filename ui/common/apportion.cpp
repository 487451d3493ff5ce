// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/apportion.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace ui {

std::vector<int> apportion(std::span<const double> parts, int total)
{
    std::vector<int> shares(parts.size());
    double sum = 0.0;
    for (const double part : parts)
        sum += std::max(0.0, part);
    if (sum <= 0.0)
        return shares;
    std::vector<double> rest(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double exact = total * std::max(0.0, parts[i]) / sum;
        shares[i] = static_cast<int>(std::floor(exact));
        rest[i] = exact - shares[i];
    }
    for (int left = total - std::accumulate(shares.begin(), shares.end(), 0); left > 0; --left) {
        const auto most = static_cast<std::size_t>(std::max_element(rest.begin(), rest.end()) - rest.begin());
        ++shares[most];
        rest[most] -= 1.0;
    }
    return shares;
}

} // namespace ui
