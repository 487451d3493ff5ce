// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_text.h"
#include "core/data/events/event_mapping_p.h"
#include "core/data/events/unit_conversion.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace core {
namespace {

// The unit most measurements of a test are written in; empty where none is written.
std::string usualUnitIn(const EventSurvey& survey, const EventSurvey::Test& test)
{
    const EventSurvey::Unit* best = nullptr;
    for (const EventSurvey::Unit& unit : test.units)
        if (!survey.unitName(unit.unit).empty() && (!best || unit.measurements > best->measurements))
            best = &unit;
    return best ? survey.unitName(best->unit) : std::string();
}

std::optional<TestDictionary::Match> matchOf(const std::string& text, const std::string& loinc, const std::string& name)
{
    const TestDictionary& dictionary = TestDictionary::builtIn();
    if (const TestKnowledge* coded = dictionary.byLoinc(loinc.empty() ? text : loinc))
        return TestDictionary::Match{.test = coded};
    if (!name.empty())
        if (const auto match = dictionary.recognise(name); match && !match->rescaled)
            return match;
    const auto match = dictionary.recognise(text);
    return match && !match->rescaled ? match : std::nullopt;
}

std::string columnNameOf(const std::string& label, const std::string& unit)
{
    return unit.empty() ? label : label + " (" + unit + ")";
}

// From the unit that is written to the one the column has.
std::optional<UnitStep> stepInto(const RouteColumn& column, const std::string& unit)
{
    if (!column.known)
        return stepBetween(unit, column.unit);
    const std::optional<UnitStep> from = stepToUsual(*column.known, unit);
    if (!from || column.unit == column.known->unit)
        return from;
    const std::optional<UnitStep> to = stepToUsual(*column.known, column.unit);
    if (!to)
        return stepBetween(unit, column.unit);
    return UnitStep{.factor = from->factor / to->factor, .offset = (from->offset - to->offset) / to->factor};
}

// The reference range of a test in another unit. Where it depends on sex, what is normal for one of them.
std::optional<Range> referenceIn(const TestKnowledge& test, const std::string& unit)
{
    Range range = test.reference;
    if (!range.low && !range.high && test.referenceFemale && test.referenceMale) {
        const auto lower = [](auto a, auto b) { return a && b ? std::optional(std::min(*a, *b)) : std::nullopt; };
        const auto upper = [](auto a, auto b) { return a && b ? std::optional(std::max(*a, *b)) : std::nullopt; };
        range = {.low = lower(test.referenceFemale->low, test.referenceMale->low),
                 .high = upper(test.referenceFemale->high, test.referenceMale->high)};
    }
    if (!range.low && !range.high)
        return std::nullopt;
    if (unit == test.unit)
        return range;
    const std::optional<UnitStep> step = stepToUsual(test, unit);
    if (!step || step->factor <= 0.0)
        return std::nullopt;
    const auto back = [&](std::optional<double> bound) {
        return bound ? std::optional((*bound - step->offset) / step->factor) : std::nullopt;
    };
    return Range{.low = back(range.low), .high = back(range.high)};
}

TestRoute routeInto(const EventSurvey& survey, const EventSurvey::Test& test, const RouteColumn& column)
{
    TestRoute route;
    const std::string usual = usualUnitIn(survey, test);
    for (const EventSurvey::Unit& unit : test.units) {
        const std::string& text = survey.unitName(unit.unit);
        UnitRoute& added = route.units.emplace_back(UnitRoute{.unit = unit.unit, .step = {}, .assumed = text.empty()});
        if (!text.empty())
            added.step = stepInto(column, text);
        else if (!usual.empty())
            added.step = stepInto(column, usual);
        if (text.empty() && !added.step)
            added.step = UnitStep{};
    }
    return route;
}

} // namespace

std::vector<EventTest> proposeTests(const EventSurvey& survey)
{
    std::vector<EventTest> tests;
    std::set<std::string> ownNames;
    for (std::size_t i = 0; i < survey.tests.size(); ++i) {
        const EventSurvey::Test& counted = survey.tests[i];
        EventTest& test = tests.emplace_back(EventTest{.test = survey.testTexts.texts()[i]});
        if (test.test.empty() || 2 * counted.texts > counted.measurements)
            continue;
        if (const auto match = matchOf(test.test, counted.loinc, counted.name)) {
            test.key = match->test->key;
            test.unit = match->test->unit;
            test.column = columnNameOf(match->test->label, test.unit);
            continue;
        }
        test.unit = usualUnitIn(survey, counted);
        const std::string name = columnNameOf(counted.name.empty() ? test.test : counted.name, test.unit);
        test.column = name;
        for (int more = 2; !ownNames.insert(test.column).second; ++more)
            test.column = name + " " + std::to_string(more);
    }
    return tests;
}

EventRoutes routesOf(const EventSurvey& survey, const EventRecipe& recipe, std::size_t rows)
{
    EventRoutes routes;
    const bool proposed = recipe.tests.empty();
    std::map<std::string, EventTest> given;
    for (const EventTest& test : proposed ? proposeTests(survey) : recipe.tests)
        given.emplace(test.test, test);
    std::map<std::string, std::size_t> columnOf;
    const auto columnFor = [&](const EventTest& test) {
        const auto [place, isNew] = columnOf.emplace(test.column, routes.columns.size());
        if (isNew) {
            RouteColumn& column = routes.columns.emplace_back(RouteColumn{.name = test.column, .unit = test.unit});
            column.known = test.key.empty() ? nullptr : TestDictionary::builtIn().byKey(test.key);
            if (column.known)
                column.reference = referenceIn(*column.known, test.unit);
        }
        return place->second;
    };
    // The most frequent first, so that columns stand in a useful order; a given recipe keeps its own.
    std::vector<std::size_t> order(survey.tests.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return survey.tests[a].measurements > survey.tests[b].measurements;
    });
    if (!proposed)
        for (const EventTest& test : recipe.tests)
            if (!test.column.empty())
                columnFor(test);
    routes.tests.resize(survey.tests.size());
    routes.given.resize(survey.tests.size());
    // Some room must remain for the table itself: the rarest tests give way.
    constexpr std::size_t kMostCells = 48'000'000;
    const std::size_t mostColumns = std::max<std::size_t>(1, kMostCells / std::max<std::size_t>(1, rows));
    const double fewest = recipe.fewestPatients * static_cast<double>(rows);
    for (const std::size_t i : order) {
        const auto found = given.find(survey.testTexts.texts()[i]);
        routes.given[i] = found == given.end() ? EventTest{.test = survey.testTexts.texts()[i]} : found->second;
        if (routes.given[i].column.empty())
            continue;
        const bool isNew = !columnOf.contains(routes.given[i].column);
        if (proposed && isNew &&
            (static_cast<double>(survey.tests[i].measurements) < fewest || routes.columns.size() >= mostColumns)) {
            routes.tests[i].rare = true;
            continue;
        }
        const std::size_t column = columnFor(routes.given[i]);
        routes.tests[i] = routeInto(survey, survey.tests[i], routes.columns[column]);
        routes.tests[i].column = column;
    }
    return routes;
}

} // namespace core
