// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/column_summary.h"

#include "core/data/task/duplicate_rows.h"
#include "core/data/task/task_validation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <set>
#include <span>

namespace core {
namespace {

constexpr std::size_t kMostDistinct = 1000;

enum class Outcome : std::uint8_t { Without, With, NotRecorded };

// Where one of two values marks the cases, a third says that the column means something else.
bool hasThirdValue(const Column& label, const OutcomeRule& rule)
{
    if (rule.kind != OutcomeRule::Kind::Value && rule.kind != OutcomeRule::Kind::Undecided)
        return false;
    std::set<float> seen;
    for (const float value : label.values)
        if (!std::isnan(value) && seen.insert(value).second && seen.size() > 2)
            return true;
    return false;
}

std::vector<Outcome> outcomesOf(const Table& table, const Task& task)
{
    const std::vector<Outcome> unusable(table.rowCount(), Outcome::Without);
    const Column* label = table.find(task.label);
    if (!label)
        return unusable;
    const OutcomeReader reader(*label, task.positive);
    if (!reader.readable() || reader.unknownValue() || hasThirdValue(*label, task.positive))
        return unusable;
    std::vector<Outcome> outcomes(table.rowCount(), Outcome::NotRecorded);
    for (std::size_t row = 0; row < outcomes.size(); ++row)
        if (const std::optional<Disease> read = reader.of(row))
            outcomes[row] = *read == Disease::Present ? Outcome::With : Outcome::Without;
    for (const std::size_t row : droppedDuplicates(table, task, reader))
        outcomes[row] = Outcome::NotRecorded; // no patient: it counts as little
    const bool anyone = std::find(outcomes.begin(), outcomes.end(), Outcome::With) != outcomes.end();
    return anyone ? outcomes : unusable;
}

// Counts different values up to a limit in a table twice that size.
std::size_t distinctValues(std::span<const float> values)
{
    std::array<std::uint32_t, 2048> slots{};
    std::size_t count = 0;
    for (const float value : values) {
        const std::uint32_t key = std::bit_cast<std::uint32_t>(value == 0.0F ? 0.0F : value) + 1; // 0: a free slot
        std::size_t i = (key * 0x9e3779b1U) >> 21;
        while (slots[i] != 0 && slots[i] != key)
            i = (i + 1) % slots.size();
        if (slots[i] == key)
            continue;
        slots[i] = key;
        if (++count == kMostDistinct)
            break;
    }
    return count;
}

// Quantiles by linear interpolation between order statistics (type 7 of Hyndman and Fan 1996). `values` is
// rearranged, each call leaving it partitioned for the next.
double quantile(std::span<float> values, double share)
{
    const double position = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(below), values.end());
    const double low = static_cast<double>(values[below]);
    const double fraction = position - static_cast<double>(below);
    if (fraction == 0.0)
        return low;
    const auto above = std::min_element(values.begin() + static_cast<std::ptrdiff_t>(below) + 1, values.end());
    return low + fraction * (static_cast<double>(*above) - low);
}

void addQuantiles(ColumnSummary& summary, std::span<float> recorded)
{
    const auto [lowest, highest] = std::minmax_element(recorded.begin(), recorded.end());
    summary.minimum = static_cast<double>(*lowest);
    summary.maximum = static_cast<double>(*highest);
    summary.percentile5 = quantile(recorded, 0.05);
    summary.median = quantile(recorded, 0.5);
    summary.percentile95 = quantile(recorded, 0.95);
    summary.binLow = quantile(recorded, 0.01);
    summary.binHigh = quantile(recorded, 0.99);
}

// Nearly all values may be the same one; then the rare ones are worth seeing.
void widenBins(ColumnSummary& summary)
{
    if (summary.binLow < summary.binHigh)
        return;
    summary.binLow = *summary.minimum;
    summary.binHigh = *summary.maximum;
    if (summary.binLow == summary.binHigh) {
        summary.binLow -= 0.5;
        summary.binHigh += 0.5;
    }
}

// The step in which values were written down: 1, 0.1, 0.01 or 0.001; nothing where they are finer.
std::optional<double> stepOf(std::span<const float> values)
{
    for (const double step : {1.0, 0.1, 0.01, 0.001}) {
        const auto fits = [step](float value) {
            const double steps = static_cast<double>(value) / step;
            return std::abs(steps - std::round(steps)) <= 1e-6 * std::max(1.0, std::abs(steps));
        };
        if (std::all_of(values.begin(), values.end(), fits))
            return step;
    }
    return std::nullopt;
}

// Bins that hold one step here and two there draw a comb. Where bins are only a few steps wide, each gets equally many
// and the values sit in the middle.
void alignBins(ColumnSummary& summary, std::span<const float> recorded)
{
    constexpr double kFewSteps = 8.0;
    const std::optional<double> step = stepOf(recorded);
    if (!step || summary.binHigh - summary.binLow > kFewSteps * ColumnSummary::kBins * *step)
        return;
    const double low = std::round(summary.binLow / *step);
    const double steps = std::round(summary.binHigh / *step) - low + 1.0;
    const double perBin = std::ceil(steps / ColumnSummary::kBins);
    const double spareBins = std::floor(ColumnSummary::kBins - steps / perBin);
    summary.binLow = (low - 0.5 - std::floor(spareBins / 2.0) * perBin) * *step;
    summary.binHigh = summary.binLow + perBin * ColumnSummary::kBins * *step;
}

std::optional<std::size_t> binOf(const ColumnSummary& summary, double value)
{
    if (value < summary.binLow || value > summary.binHigh)
        return std::nullopt;
    const double share = (value - summary.binLow) / (summary.binHigh - summary.binLow);
    return std::min(static_cast<std::size_t>(share * ColumnSummary::kBins), ColumnSummary::kBins - 1);
}

// Means and histogram of the patients of one outcome.
struct ByOutcome {
    double sum = 0.0;
    std::size_t recorded = 0;
    std::array<std::size_t, ColumnSummary::kBins> bins{};

    void add(const ColumnSummary& summary, double value)
    {
        sum += value;
        ++recorded;
        if (const auto bin = binOf(summary, value))
            ++bins[*bin];
    }
    std::optional<double> mean() const
    {
        return recorded == 0 ? std::nullopt : std::optional(sum / static_cast<double>(recorded));
    }
    void shares(std::array<float, ColumnSummary::kBins>& into) const
    {
        for (std::size_t i = 0; i < bins.size() && recorded > 0; ++i)
            into[i] = static_cast<float>(static_cast<double>(bins[i]) / static_cast<double>(recorded));
    }
};

ColumnSummary summaryOf(const Column& column, std::span<const Outcome> outcomes)
{
    ColumnSummary summary;
    summary.name = column.name;
    summary.kind = column.kind;
    std::vector<float> recorded;
    recorded.reserve(column.values.size());
    std::copy_if(column.values.begin(), column.values.end(), std::back_inserter(recorded),
                 [](float value) { return !std::isnan(value); });
    summary.missing = column.values.size() - recorded.size();
    summary.distinct = distinctValues(recorded);
    if (recorded.empty() || column.kind == ColumnKind::Text)
        return summary;
    if (column.kind == ColumnKind::Category) {
        summary.binHigh = ColumnSummary::kBins; // one bin for each level
    } else {
        addQuantiles(summary, recorded);
        widenBins(summary);
        if (column.kind == ColumnKind::Numeric)
            alignBins(summary, recorded);
    }
    ByOutcome without;
    ByOutcome with;
    for (std::size_t row = 0; row < column.values.size(); ++row)
        if (!std::isnan(column.values[row]) && outcomes[row] != Outcome::NotRecorded)
            (outcomes[row] == Outcome::With ? with : without).add(summary, static_cast<double>(column.values[row]));
    without.shares(summary.without);
    with.shares(summary.with);
    if (column.kind != ColumnKind::Category) {
        summary.meanWithout = without.mean();
        summary.meanWith = with.mean();
    }
    return summary;
}

double share(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

// Missing cells and empty-handed patients of one group of columns; index 0 without the disease, 1 with it.
PanelMissingness missingnessOf(const std::string& panel, const std::vector<std::string>& names, const Table& table,
                               std::span<const Outcome> outcomes)
{
    std::vector<const Column*> columns;
    for (const std::string& name : names)
        if (const Column* column = table.find(name))
            columns.push_back(column);
    std::array<std::size_t, 2> patients{};
    std::array<std::size_t, 2> missing{};
    std::array<std::size_t, 2> absent{};
    for (std::size_t row = 0; row < outcomes.size(); ++row) {
        if (outcomes[row] == Outcome::NotRecorded)
            continue;
        const auto group = static_cast<std::size_t>(outcomes[row]);
        const auto gaps = static_cast<std::size_t>(std::count_if(
            columns.begin(), columns.end(), [row](const Column* column) { return std::isnan(column->values[row]); }));
        ++patients[group];
        missing[group] += gaps;
        absent[group] += !columns.empty() && gaps == columns.size() ? 1 : 0;
    }
    return {.panel = panel,
            .missingWithout = share(missing[0], patients[0] * columns.size()),
            .missingWith = share(missing[1], patients[1] * columns.size()),
            .absentWithout = share(absent[0], patients[0]),
            .absentWith = share(absent[1], patients[1])};
}

double testValuesMissing(const Table& table, const Task& task, std::span<const Outcome> outcomes)
{
    std::set<const Column*> columns; // panels overlap: each test counts once
    for (const PanelSpec& panel : task.panels)
        for (const std::string& name : panel.columns)
            if (const Column* column = table.find(name))
                columns.insert(column);
    std::size_t cells = 0;
    std::size_t missing = 0;
    for (const Column* column : columns) {
        for (std::size_t row = 0; row < outcomes.size(); ++row) {
            const bool counts = outcomes[row] != Outcome::NotRecorded;
            cells += counts ? 1 : 0;
            missing += counts && std::isnan(column->values[row]) ? 1 : 0;
        }
    }
    return share(missing, cells);
}

} // namespace

TableSummary summarise(const Table& edited, const Task& task, std::stop_token stop, const ProgressSink& progress)
{
    TableSummary summary;
    const std::vector<Outcome> outcomes = outcomesOf(edited, task);
    for (const Outcome outcome : outcomes) {
        summary.patients += outcome != Outcome::NotRecorded ? 1 : 0;
        summary.positives += outcome == Outcome::With ? 1 : 0;
    }
    for (const Column& column : edited.columns()) {
        if (stop.stop_requested())
            return summary;
        summary.columns.push_back(summaryOf(column, outcomes));
        if (progress)
            progress({.phase = Phase::SummarisingColumns,
                      .done = summary.columns.size(),
                      .total = edited.columnCount(),
                      .rows = edited.rowCount()});
    }
    summary.panels.push_back(missingnessOf({}, task.visible, edited, outcomes));
    for (const PanelSpec& panel : task.panels) {
        if (stop.stop_requested())
            return summary;
        summary.panels.push_back(missingnessOf(panel.name, panel.columns, edited, outcomes));
    }
    summary.testValuesMissing = testValuesMissing(edited, task, outcomes);
    return summary;
}

} // namespace core
