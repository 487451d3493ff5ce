// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/event_recipe.h"
#include "core/data/task/test_dictionary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

// How far a value lies outside its reference range; 0 inside.
double distanceFrom(const Range& reference, double value);

// What the measurements of one test in the window come to, for every row.
class EventCells {
public:
    EventCells(std::size_t rows, EventChoice choice, std::optional<Range> reference)
        : m_choice(choice == EventChoice::Worst && !reference ? EventChoice::Last : choice),
          m_reference(reference.value_or(Range{})),
          m_cells(rows)
    {
    }

    void add(std::size_t row, std::int64_t seconds, double value);
    std::vector<float> values() const; // not a number where nothing was measured
    std::size_t recorded() const;

private:
    struct Cell {
        double sum = 0.0; // of the values; or the distance from the reference range
        std::int64_t seconds = 0;
        float value = 0.0F;
        std::uint32_t count = 0;
    };
    EventChoice m_choice;
    Range m_reference;
    std::vector<Cell> m_cells;
};

} // namespace core
