// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/upper_envelope_p.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

// What of a convex polygon is where `plane` is not negative (Sutherland and Hodgman 1974).
UpperEnvelope::Polygon clipped(const UpperEnvelope::Polygon& polygon, const PolicyPlane& plane)
{
    UpperEnvelope::Polygon kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const WeightPlace &here = polygon[i], &next = polygon[(i + 1) % polygon.size()];
        const double atHere = plane.at(here), atNext = plane.at(next);
        if (atHere >= 0.0)
            kept.push_back(here);
        if ((atHere > 0.0 && atNext < 0.0) || (atHere < 0.0 && atNext > 0.0)) {
            const double share = atHere / (atHere - atNext);
            kept.push_back(
                {here.target + share * (next.target - here.target), here.price + share * (next.price - here.price)});
        }
    }
    return kept.size() < 3 ? UpperEnvelope::Polygon{} : kept;
}

PolicyPlane difference(const PolicyPlane& a, const PolicyPlane& b)
{
    return {a.constant - b.constant, a.perTarget - b.perTarget, a.perPrice - b.perPrice};
}

} // namespace

UpperEnvelope::UpperEnvelope(const WeightPlace& least, const WeightPlace& most)
    : m_whole{least, {most.target, least.price}, most, {least.target, most.price}}
{
}

void UpperEnvelope::add(const PolicyPlane& plane)
{
    Cell added{.plane = m_planes.size(), .corners = m_whole};
    for (Cell& cell : m_cells) {
        const PolicyPlane above = difference(plane, m_planes[cell.plane]);
        if (!added.corners.empty())
            added.corners = clipped(added.corners, above);
        cell.corners = clipped(cell.corners, {-above.constant, -above.perTarget, -above.perPrice});
    }
    std::erase_if(m_cells, [](const Cell& cell) { return cell.corners.empty(); });
    m_planes.push_back(plane);
    if (!added.corners.empty())
        m_cells.push_back(std::move(added));
}

double UpperEnvelope::at(const WeightPlace& place) const
{
    double largest = -std::numeric_limits<double>::infinity();
    for (const PolicyPlane& plane : m_planes)
        largest = std::max(largest, plane.at(place));
    return largest;
}

} // namespace core
