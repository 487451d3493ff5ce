// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/event_recipe.h"
#include "core/data/events/event_survey_p.h"
#include "core/data/task/test_dictionary.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

// What the tests of a list become where nobody said it: those the dictionary knows, by LOINC code or by name, a column
// in their usual unit; others a column under their own name in their most frequent unit; texts nothing. In the order of
// the survey.
std::vector<EventTest> proposeTests(const EventSurvey& survey);

// How the values of one unit of a test come into its column.
struct UnitRoute {
    std::uint32_t unit = 0;       // of the survey
    std::optional<UnitStep> step; // nothing: cannot be converted
    bool assumed = false;         // no unit is written
};

// Where the measurements of one test of the list go.
struct TestRoute {
    std::optional<std::size_t> column = {}; // of `columns`; nothing: left out
    bool rare = false;                      // left out because so few have it
    std::vector<UnitRoute> units = {};
};

struct RouteColumn {
    std::string name;
    std::string unit;
    const TestKnowledge* known = nullptr;
    std::optional<Range> reference = {}; // in its unit
};

// Routes for all tests of a survey.
struct EventRoutes {
    std::vector<TestRoute> tests; // by number in the survey
    std::vector<EventTest> given; // the same, as the recipe says it
    std::vector<RouteColumn> columns;
};
EventRoutes routesOf(const EventSurvey& survey, const EventRecipe& recipe, std::size_t rows);

} // namespace core
