// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/cohort_statistics.h"

#include "core/base/resource.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <limits>

namespace core {
namespace {

using nlohmann::json;

Quantiles quantilesFrom(const json& list)
{
    assert(list.size() == kQuantiles);
    Quantiles result{};
    for (std::size_t i = 0; i < kQuantiles; ++i)
        result[i] = list[i].get<double>();
    return result;
}

ColumnStatistics columnFrom(const json& object)
{
    ColumnStatistics column{.name = object.at("name").get<std::string>(),
                            .missing = object.at("missing").get<double>(),
                            .quantiles = {quantilesFrom(object.at("negative")), quantilesFrom(object.at("positive"))},
                            .levels = object.value("levels", std::vector<double>()),
                            .highest = std::nullopt};
    if (object.contains("highest"))
        column.highest = object["highest"].get<double>();
    return column;
}

SquareMatrix correlationFrom(const json& lowerTriangle)
{
    SquareMatrix result = SquareMatrix::identity(lowerTriangle.size());
    for (std::size_t i = 0; i < lowerTriangle.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            result(i, j) = result(j, i) = lowerTriangle[i].at(j).get<double>();
    return result;
}

OnlyWhere onlyWhereFrom(const json& object, const CohortStatistics& figures)
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    OnlyWhere rule{.column = figures.indexOf(object.at("column").get<std::string>()), .conditions = {}};
    for (const json& condition : object.at("where"))
        rule.conditions.push_back({.column = figures.indexOf(condition.at("column").get<std::string>()),
                                   .least = condition.value("least", -kInfinity),
                                   .most = condition.value("most", kInfinity)});
    return rule;
}

} // namespace

std::size_t CohortStatistics::indexOf(std::string_view column) const
{
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [column](const ColumnStatistics& one) { return one.name == column; });
    assert(found != columns.end());
    return static_cast<std::size_t>(found - columns.begin());
}

CohortStatistics builtinFigures(std::string_view cohort)
{
    const json root = json::parse(resource(std::string(cohort) + ".json"));
    CohortStatistics figures;
    figures.probabilities = quantilesFrom(root.at("probabilities"));
    figures.prevalence = root.at("prevalence").get<double>();
    for (const json& column : root.at("columns"))
        figures.columns.push_back(columnFrom(column));
    figures.correlation = correlationFrom(root.at("correlation"));
    for (const json& group : root.value("exclusive", json::array())) {
        std::vector<std::size_t> members;
        for (const json& name : group)
            members.push_back(figures.indexOf(name.get<std::string>()));
        figures.exclusive.push_back(std::move(members));
    }
    for (const json& rule : root.value("only_where", json::array()))
        figures.onlyWhere.push_back(onlyWhereFrom(rule, figures));
    return figures;
}

} // namespace core
