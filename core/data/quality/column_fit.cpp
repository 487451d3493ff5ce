// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/column_fit_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

// Fewer values say nothing about a whole column.
constexpr std::size_t kFewestValues = 10;

// The reference range over both sexes.
Range overallReference(const TestKnowledge& test)
{
    Range range = test.reference;
    for (const auto& bySex : {test.referenceFemale, test.referenceMale}) {
        if (!bySex)
            continue;
        if (bySex->low)
            range.low = range.low ? std::min(*range.low, *bySex->low) : *bySex->low;
        if (bySex->high)
            range.high = range.high ? std::max(*range.high, *bySex->high) : *bySex->high;
    }
    return range;
}

// How far a group's median strays from the reference range: the ill have skewed tests several times the usual (ICU
// creatinine, glucose), other tests by half at most. Tests that are normally absent (CRP, troponin) have no lower
// bound and rise without measure.
Range stretched(const Range& reference, bool skewed, double by)
{
    const double low = *reference.low;
    const double high = *reference.high;
    const double width = high - low;
    if (low < 0.0)
        return {low - 2.0 * width * by, high + 2.0 * width * by};
    if (low == 0.0)
        return {0.0, high * 200.0};
    if (skewed)
        return {low * 0.4, high * 3.0};
    return {std::max(low - 2.0 * width * by, low * (1.0 - 0.4 * by)),
            std::min(high + 2.0 * width * by, high * (1.0 + 0.6 * by))};
}

double quantile(std::vector<float>& values, double share)
{
    const auto position = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + position, values.end());
    return static_cast<double>(values[static_cast<std::size_t>(position)]);
}

// Distance from the middle of what is expected, as a ratio ≥ 1 (or as a shift, where values can be negative).
double remoteness(const Expectation& expectation, double value)
{
    const double low = expectation.close.low.value_or(0.0);
    const double high = expectation.close.high.value_or(low);
    if (low > 0.0 && value > 0.0)
        return std::exp(std::abs(std::log(value / std::sqrt(low * high))));
    return 1.0 + std::abs(value - 0.5 * (low + high)) / std::max(high - low, 1e-12);
}

// Columns of 0 and 1 are flags; numbers around 0 with both signs where the test has none are standardised; numbers
// between 0 and 1 where the test has none were scaled, unless a share of 1 is one of its units.
bool isRescaled(const ColumnFit& fit, const std::vector<float>& values)
{
    const auto [lowest, highest] = std::minmax_element(values.begin(), values.end());
    const bool flag =
        std::all_of(values.begin(), values.end(), [](float value) { return value == 0.0F || value == 1.0F; });
    if (flag)
        return true;
    const bool canBeNegative = fit.inUsual(*fit.test->plausible.low) < 0.0;
    const auto negatives = std::count_if(values.begin(), values.end(), [](float value) { return value < 0.0F; });
    if (!canBeNegative && *highest < 50.0F && static_cast<double>(negatives) > 0.2 * static_cast<double>(values.size()))
        return true;
    const auto share = fit.test->toUsual("fraction");
    const bool isShare = share && likelihoodOf(*fit.test, *share, fit.numbers) > 0.0;
    return *lowest >= 0.0F && *highest <= 1.0F && fit.suspicious() && !isShare;
}

} // namespace

Expectation::Expectation(const TestKnowledge& test)
{
    if (test.typical) {
        wide = *test.typical;
        close = *test.typical;
        return;
    }
    Range reference = overallReference(test);
    if (!reference.low && !reference.high) {
        wide = test.plausible;
        close = test.plausible;
        return;
    }
    if (!reference.low)
        reference.low = *reference.high * 0.3;
    if (!reference.high)
        reference.high = *reference.low * 3.0;
    if (*reference.low == *reference.high) {
        wide = test.plausible;
        close = test.plausible;
        return;
    }
    wide = stretched(reference, test.skewed, 1.0);
    close = stretched(reference, test.skewed, 0.5);
    // A reference range holds the middle 95 % of healthy people; 1.645 / 1.96 of it, in logarithms, is the middle 90 %.
    // Tests that are skewed spread about twice as far among patients.
    if (*reference.low > 0.0)
        spread = std::pow(*reference.high / *reference.low, test.skewed ? 2.0 : 0.84);
}

double likelihoodOf(const TestKnowledge& test, const AlternativeUnit& reading, const Spread& numbers)
{
    const auto read = [&](double value) { return value * reading.factor + reading.offset; };
    const Expectation expectation(test);
    if (!expectation.close.contains(read(numbers.median)) || !test.plausible.contains(read(numbers.low)) ||
        !test.plausible.contains(read(numbers.high)))
        return 0.0;
    return 1.0 / remoteness(expectation, read(numbers.median));
}

double spreadMismatch(const TestKnowledge& test, double low, double high)
{
    const std::optional<double> usual = Expectation(test).spread;
    if (!usual || low <= 0.0)
        return 0.0;
    return std::abs(std::log(high / low / *usual));
}

bool ColumnFit::suspicious() const
{
    return recorded >= kFewestValues && !Expectation(*test).wide.contains(inUsual(numbers.median));
}

std::optional<ColumnFit> fitOf(const Column& column, const Task& task)
{
    const TestDictionary& dictionary = TestDictionary::builtIn();
    const auto match = dictionary.recognise(column.name);
    if (column.kind != ColumnKind::Numeric || !match || match->rescaled)
        return std::nullopt;
    ColumnFit fit;
    fit.column = &column;
    fit.test = match->test;
    fit.label = match->test->label.size() <= 20 ? match->test->label : match->test->shortLabel;
    fit.unit = match->unit.value_or(match->test->unit);
    if (const auto spec = task.tests.find(column.name); spec != task.tests.end()) {
        if (spec->second.label)
            fit.label = *spec->second.label;
        if (spec->second.unit)
            fit.unit = dictionary.canonicalUnit(*spec->second.unit).value_or(*spec->second.unit);
    }
    const auto conversion = fit.test->toUsual(fit.unit);
    fit.unitFitsTest = conversion.has_value();
    fit.toUsual = conversion.value_or(AlternativeUnit{});
    std::vector<float> values;
    std::copy_if(column.values.begin(), column.values.end(), std::back_inserter(values),
                 [](float value) { return !std::isnan(value); });
    if (values.empty())
        return std::nullopt;
    fit.recorded = values.size();
    fit.numbers = {.low = quantile(values, 0.05), .median = quantile(values, 0.5), .high = quantile(values, 0.95)};
    if (isRescaled(fit, values))
        return std::nullopt;
    return fit;
}

} // namespace core
