// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace core {

// A place in the plane of rewards.
struct WeightPlace {
    double target = 0.0; // t
    double price = 0.0;  // of money
};

// What a policy is worth as a function of the place: linear.
struct PolicyPlane {
    double constant = 0.0, perTarget = 0.0, perPrice = 0.0;
    double at(const WeightPlace& place) const { return constant + perTarget * place.target + perPrice * place.price; }
};

// The largest of some planes over a rectangle: a convex polygon for each plane that is largest anywhere.
class UpperEnvelope {
public:
    using Polygon = std::vector<WeightPlace>;
    struct Cell {
        std::size_t plane = 0; // in the order of adding
        Polygon corners;
    };

    UpperEnvelope(const WeightPlace& least, const WeightPlace& most);

    void add(const PolicyPlane& plane);
    double at(const WeightPlace& place) const;
    const PolicyPlane& plane(std::size_t number) const { return m_planes[number]; }
    const std::vector<Cell>& cells() const { return m_cells; }

private:
    Polygon m_whole;
    std::vector<PolicyPlane> m_planes;
    std::vector<Cell> m_cells;
};

} // namespace core
