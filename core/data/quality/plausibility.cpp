// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/plausibility.h"

#include "core/data/quality/column_fit_p.h"
#include "core/data/quality/mixed_units_p.h"
#include "core/data/quality/sentinels_p.h"
#include "core/data/task/task_roles.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <deque>
#include <limits>
#include <numbers>
#include <set>

namespace core {
namespace {

constexpr std::size_t kMostRows = 1000;

std::string_view wordOf(Finding::Kind kind)
{
    switch (kind) {
    case Finding::Kind::OutsidePlausible:
        return "outside";
    case Finding::Kind::OtherUnit:
        return "unit";
    case Finding::Kind::MixedUnits:
        return "mixed";
    case Finding::Kind::LogTransformed:
        return "log";
    case Finding::Kind::Swapped:
        return "swapped";
    case Finding::Kind::LooksLike:
        return "looks-like";
    case Finding::Kind::GivesAway:
        return "gives-away";
    case Finding::Kind::RecordedWithCases:
        return "recorded-with";
    case Finding::Kind::RecordedWithoutCases:
        return "recorded-without";
    case Finding::Kind::PanelNeverRecorded:
        return "never-recorded";
    case Finding::Kind::DuplicateRows:
        return "duplicates";
    case Finding::Kind::RepeatedPatients:
        return "repeated";
    case Finding::Kind::AcrossParts:
        return "across-parts";
    case Finding::Kind::MissingCode:
        return "missing-code";
    }
    return {};
}

// Another way to read a whole column: how near it comes to what is usual, and how far off the spread still is.
struct Reading {
    AlternativeUnit unit;
    double likelihood = 0.0;
    double mismatch = 0.0;
};

// A finding about the whole column, still without rows and remedy.
Finding about(const ColumnFit& fit, Finding::Kind kind)
{
    Finding finding;
    finding.kind = kind;
    finding.column = fit.column->name;
    finding.label = fit.label;
    finding.count = fit.recorded;
    finding.typical = fit.numbers.median;
    finding.extreme = fit.numbers.median;
    finding.plausibleLow = fit.fromUsual(*fit.test->plausible.low);
    finding.plausibleHigh = fit.fromUsual(*fit.test->plausible.high);
    finding.unit = fit.unit;
    return finding;
}

std::optional<Reading> bestUnit(const ColumnFit& fit)
{
    std::vector<AlternativeUnit> units{{.unit = fit.test->unit}};
    if (!fit.test->siUnit.empty())
        units.push_back({.unit = fit.test->siUnit, .factor = 1.0 / fit.test->toSi});
    units.insert(units.end(), fit.test->alternatives.begin(), fit.test->alternatives.end());
    std::optional<Reading> best;
    for (const AlternativeUnit& unit : units) {
        if (unit.unit == fit.unit)
            continue;
        const double likelihood = likelihoodOf(*fit.test, unit, fit.numbers);
        if (likelihood > 0.0 && (!best || likelihood > best->likelihood))
            best = Reading{.unit = unit,
                           .likelihood = likelihood,
                           .mismatch = spreadMismatch(*fit.test, fit.numbers.low * unit.factor + unit.offset,
                                                      fit.numbers.high * unit.factor + unit.offset)};
    }
    return best;
}

Finding otherUnit(const ColumnFit& fit, const AlternativeUnit& reading)
{
    Finding finding = about(fit, Finding::Kind::OtherUnit);
    finding.likelyUnit = reading.unit;
    // An edit multiplies; °F and mmol/mol need an addition as well, and a unit that is none of the test's is only a
    // wrong word.
    if (reading.offset == 0.0 && fit.toUsual.offset == 0.0 && fit.unitFitsTest)
        finding.remedy = {{.kind = DataEdit::Kind::Multiply,
                           .column = fit.column->name,
                           .factor = reading.factor / fit.toUsual.factor}};
    return finding;
}

// The base of the logarithm that would explain the column.
std::optional<Reading> bestLogarithm(const ColumnFit& fit)
{
    std::optional<Reading> best;
    for (const double base : {std::numbers::e, 10.0, 2.0}) {
        const Spread undone{.low = std::pow(base, fit.numbers.low),
                            .median = std::pow(base, fit.numbers.median),
                            .high = std::pow(base, fit.numbers.high)};
        const double likelihood = likelihoodOf(*fit.test, fit.toUsual, undone);
        const double mismatch = spreadMismatch(*fit.test, undone.low, undone.high);
        if (likelihood > 0.0 && (!best || mismatch < best->mismatch))
            best = Reading{.unit = {.unit = {}, .factor = base}, .likelihood = likelihood, .mismatch = mismatch};
    }
    return best;
}

Finding logTransformed(const ColumnFit& fit, double base)
{
    Finding finding = about(fit, Finding::Kind::LogTransformed);
    finding.remedy = {{.kind = DataEdit::Kind::Exponentiate, .column = fit.column->name, .factor = base}};
    return finding;
}

// Would the numbers of `values` do as results of the test of `place`, in its unit?
double likelihoodAt(const ColumnFit& values, const ColumnFit& place)
{
    return likelihoodOf(*place.test, place.toUsual, values.numbers);
}

bool mostlyImplausible(const ColumnFit& fit)
{
    return !fit.test->plausible.contains(fit.inUsual(fit.numbers.median));
}

class Guard {
public:
    Guard(const Table& table, const Task& task, std::stop_token stop) : m_task(task), m_stop(std::move(stop))
    {
        const TaskRoles roles(task);
        for (const Column& column : table.columns()) {
            if (m_stop.stop_requested())
                return;
            const Role role = roles.of(column.name);
            if (role == Role::Outcome || role == Role::Split || role == Role::Ignored)
                continue;
            if (auto fit = fitOf(withoutSentinels(column), task))
                m_fits.push_back(std::move(*fit));
        }
    }

    std::vector<Finding> run()
    {
        for (const ColumnFit& fit : m_fits)
            if (!m_stop.stop_requested() && !m_settled.contains(fit.column))
                if (auto finding = examine(fit))
                    m_findings.push_back(std::move(*finding));
        std::erase_if(m_findings, [this](const Finding& finding) {
            const auto& accepted = m_task.acceptedFindings;
            return std::find(accepted.begin(), accepted.end(), finding.key()) != accepted.end();
        });
        return std::move(m_findings);
    }

private:
    // Codes for "not recorded" are told first; what else is said of a column is said of its other values.
    const Column& withoutSentinels(const Column& column)
    {
        const Column* remaining = &column;
        for (const Sentinel& sentinel : findSentinels(column)) {
            Finding finding = missingCode(column, sentinel);
            const auto& accepted = m_task.acceptedFindings;
            if (std::find(accepted.begin(), accepted.end(), finding.key()) != accepted.end())
                continue;
            if (remaining == &column)
                remaining = &m_copies.emplace_back(Column{column.name, column.kind, column.values, column.levels});
            for (const std::size_t row : rowsWith(column, sentinel.value))
                m_copies.back().values[row] = std::numeric_limits<float>::quiet_NaN();
            m_findings.push_back(std::move(finding));
        }
        return *remaining;
    }

    static std::vector<std::size_t> rowsWith(const Column& column, float value)
    {
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < column.values.size(); ++row)
            if (column.values[row] == value)
                rows.push_back(row);
        return rows;
    }

    Finding missingCode(const Column& column, const Sentinel& sentinel) const
    {
        Finding finding;
        finding.kind = Finding::Kind::MissingCode;
        finding.column = column.name;
        finding.label = column.name;
        if (const auto spec = m_task.tests.find(column.name); spec != m_task.tests.end() && spec->second.label)
            finding.label = *spec->second.label;
        else if (const auto match = TestDictionary::builtIn().recognise(column.name))
            finding.label = match->test->label.size() <= 20 ? match->test->label : match->test->shortLabel;
        finding.count = sentinel.count;
        finding.typical = sentinel.restMedian;
        finding.extreme = static_cast<double>(sentinel.value);
        finding.plausibleLow = sentinel.restLow;
        finding.plausibleHigh = sentinel.restHigh;
        finding.remedy = {{.kind = DataEdit::Kind::TreatInsideAsMissing,
                           .column = column.name,
                           .low = finding.extreme,
                           .high = finding.extreme}};
        finding.rows = rowsWith(column, sentinel.value);
        finding.rows.resize(std::min(finding.rows.size(), kMostRows));
        return finding;
    }

    // The first explanation of the whole column that holds; else rows in another unit; else single values.
    std::optional<Finding> examine(const ColumnFit& fit)
    {
        if (!fit.unitFitsTest)
            return wrongUnit(fit);
        if (fit.suspicious())
            if (auto finding = explain(fit))
                return finding;
        if (const auto mixed = findMixedUnits(fit))
            return mixedUnits(fit, *mixed);
        return outside(fit);
    }

    // A unit the test never comes in: worth a word only where the values are clearly in the usual one.
    static std::optional<Finding> wrongUnit(const ColumnFit& fit)
    {
        const AlternativeUnit usual{.unit = fit.test->unit};
        if (likelihoodOf(*fit.test, usual, fit.numbers) == 0.0)
            return std::nullopt;
        return otherUnit(fit, usual);
    }

    std::optional<Finding> explain(const ColumnFit& fit)
    {
        if (auto finding = swapped(fit))
            return finding;
        const auto unit = bestUnit(fit);
        const auto logarithm = bestLogarithm(fit);
        if (logarithm && (!unit || logarithm->mismatch < unit->mismatch))
            return logTransformed(fit, logarithm->unit.factor);
        if (unit)
            return otherUnit(fit, unit->unit);
        return mostlyImplausible(fit) ? looksLike(fit) : std::nullopt;
    }

    // Where both columns are explained by units, they are in other units: a table in SI has many pairs of numbers that
    // would also do in each other's place.
    std::optional<Finding> swapped(const ColumnFit& fit)
    {
        const ColumnFit* partner = nullptr;
        const bool unitExplains = bestUnit(fit).has_value();
        double best = 0.0;
        for (const ColumnFit& other : m_fits) {
            if (&other == &fit || other.test == fit.test || m_settled.contains(other.column) || !other.suspicious())
                continue;
            if (unitExplains && bestUnit(other))
                continue;
            const double likelihood = likelihoodAt(fit, other) * likelihoodAt(other, fit);
            if (likelihood > best) {
                best = likelihood;
                partner = &other;
            }
        }
        if (!partner)
            return std::nullopt;
        m_settled.insert(partner->column);
        Finding finding = about(fit, Finding::Kind::Swapped);
        finding.otherColumn = partner->column->name;
        finding.otherLabel = partner->label;
        finding.remedy = {
            {.kind = DataEdit::Kind::SwapColumns, .column = fit.column->name, .otherColumn = partner->column->name}};
        return finding;
    }

    // Among tests that come with this one, where a slip of columns would have led.
    static std::optional<Finding> looksLike(const ColumnFit& fit)
    {
        const TestKnowledge* likely = nullptr;
        double best = 0.0;
        for (const TestKnowledge& test : TestDictionary::builtIn().tests()) {
            if (&test == fit.test || test.panel.empty() || test.panel != fit.test->panel)
                continue;
            const double likelihood = likelihoodOf(test, {.unit = test.unit}, fit.numbers);
            if (likelihood > best) {
                best = likelihood;
                likely = &test;
            }
        }
        if (!likely)
            return std::nullopt;
        Finding finding = about(fit, Finding::Kind::LooksLike);
        finding.otherLabel = likely->label.size() <= 20 ? likely->label : likely->shortLabel;
        return finding;
    }

    static Finding mixedUnits(const ColumnFit& fit, const MixedUnits& mixed)
    {
        Finding finding = about(fit, Finding::Kind::MixedUnits);
        finding.likelyUnit = mixed.unit;
        finding.count = mixed.count;
        finding.extreme =
            mixed.factor < 1.0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
        for (std::size_t row = 0; row < fit.column->values.size(); ++row) {
            const auto value = static_cast<double>(fit.column->values[row]);
            if (!(value > 0.0 && value >= mixed.low && value <= mixed.high))
                continue;
            finding.extreme = mixed.factor < 1.0 ? std::max(finding.extreme, value) : std::min(finding.extreme, value);
            if (finding.rows.size() < kMostRows)
                finding.rows.push_back(row);
        }
        finding.remedy = {{.kind = DataEdit::Kind::MultiplyRange,
                           .column = fit.column->name,
                           .low = mixed.low,
                           .high = mixed.high,
                           .factor = mixed.factor}};
        return finding;
    }

    static std::optional<Finding> outside(const ColumnFit& fit)
    {
        Finding finding = about(fit, Finding::Kind::OutsidePlausible);
        finding.count = 0;
        double farthest = 0.0;
        for (std::size_t row = 0; row < fit.column->values.size(); ++row) {
            const auto value = static_cast<double>(fit.column->values[row]);
            const double below = finding.plausibleLow - value;
            const double above = value - finding.plausibleHigh;
            const double distance = std::max(below, above);
            // A value at the limit may be off by the rounding of a float.
            if (!(distance > 1e-5 * std::abs(value)))
                continue;
            ++finding.count;
            finding.countLow += below > 0.0 ? 1U : 0U;
            if (distance > farthest) {
                farthest = distance;
                finding.extreme = value;
            }
            if (finding.rows.size() < kMostRows)
                finding.rows.push_back(row);
        }
        if (finding.count == 0)
            return std::nullopt;
        // Most of a column is not thrown away with one click.
        if (2 * finding.count <= fit.recorded)
            finding.remedy = {{.kind = DataEdit::Kind::TreatAsMissing,
                               .column = fit.column->name,
                               .low = finding.plausibleLow,
                               .high = finding.plausibleHigh}};
        return finding;
    }

    const Task& m_task;
    std::stop_token m_stop;
    std::deque<Column> m_copies; // without codes for "not recorded"; fits point to them
    std::vector<ColumnFit> m_fits;
    std::set<const Column*> m_settled; // partners of a swap that was already found
    std::vector<Finding> m_findings;
};

} // namespace

std::string Finding::key() const
{
    std::string name(wordOf(kind));
    name += ':' + column;
    if (!otherColumn.empty())
        name += ':' + otherColumn;
    if (kind == Kind::MissingCode) {
        char buffer[32];
        const auto written = std::to_chars(std::begin(buffer), std::end(buffer), static_cast<float>(extreme));
        name += ':' + std::string(buffer, written.ptr);
    }
    return name;
}

std::vector<Finding> checkPlausibility(const Table& edited, const Task& task, std::stop_token stop)
{
    return Guard(edited, task, std::move(stop)).run();
}

} // namespace core
