// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_cells_p.h"

#include <algorithm>
#include <limits>

namespace core {

double distanceFrom(const Range& reference, double value)
{
    const double below = reference.low ? *reference.low - value : 0.0;
    const double above = reference.high ? value - *reference.high : 0.0;
    return std::max({below, above, 0.0});
}

void EventCells::add(std::size_t row, std::int64_t seconds, double value)
{
    Cell& cell = m_cells[row];
    const bool isFirst = cell.count++ == 0;
    const double distance = m_choice == EventChoice::Worst ? distanceFrom(m_reference, value) : 0.0;
    bool replaces = isFirst;
    switch (m_choice) {
    case EventChoice::First:
        replaces = isFirst || seconds < cell.seconds;
        break;
    case EventChoice::Last:
        replaces = isFirst || seconds >= cell.seconds;
        break;
    case EventChoice::Worst: // of equally bad ones the last
        replaces = isFirst || distance > cell.sum || (distance == cell.sum && seconds >= cell.seconds);
        break;
    case EventChoice::Mean:
        cell.sum += value;
        return;
    }
    if (!replaces)
        return;
    cell.sum = distance;
    cell.seconds = seconds;
    cell.value = static_cast<float>(value);
}

std::vector<float> EventCells::values() const
{
    std::vector<float> values(m_cells.size(), std::numeric_limits<float>::quiet_NaN());
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        const Cell& cell = m_cells[row];
        if (cell.count > 0)
            values[row] = m_choice == EventChoice::Mean ? static_cast<float>(cell.sum / cell.count) : cell.value;
    }
    return values;
}

std::size_t EventCells::recorded() const
{
    return static_cast<std::size_t>(
        std::count_if(m_cells.begin(), m_cells.end(), [](const Cell& cell) { return cell.count > 0; }));
}

} // namespace core
