#include "core/data/patient_sampler.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr double kPowersOfTen[] = {1.0, 10.0, 100.0, 1000.0, 10000.0};
constexpr int kMostDecimals = 4;
constexpr std::array kClasses{Disease::Absent, Disease::Present};

double rounded(double value, int decimals)
{
    const double scale = kPowersOfTen[decimals];
    return std::floor(value * scale + 0.5) / scale;
}

double nearestLevel(const std::vector<double>& levels, double value)
{
    return *std::min_element(levels.begin(), levels.end(),
                             [value](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
}

// Beyond the outermost quantiles the last slope goes on, but not farther than one more step of that size, and a
// quantity that is always above zero stays there.
double lowTail(const Quantiles& quantiles, const Quantiles& knots, double normal)
{
    const double step = quantiles[1] - quantiles[0];
    const double reach = std::min((knots[0] - normal) / (knots[1] - knots[0]), 1.0);
    const double floor = quantiles[0] > 0.0 ? 0.5 * quantiles[0] : quantiles[0];
    return std::max(quantiles[0] - reach * step, floor);
}

double highTail(const Quantiles& quantiles, const Quantiles& knots, double normal)
{
    constexpr std::size_t last = kQuantiles - 1;
    const double step = quantiles[last] - quantiles[last - 1];
    const double reach = std::min((normal - knots[last]) / (knots[last] - knots[last - 1]), 1.0);
    return quantiles[last] + reach * step;
}

// Where the quantiles step from 0 to 1: the share of zeros lies between two of the probabilities.
struct ShareBounds {
    double low = 0.0;
    double high = 1.0;
    double middle() const { return 0.5 * (low + high); }
    double width() const { return high - low; }
};

ShareBounds shareOfOnes(const CohortFigures& figures, std::size_t column, std::size_t disease)
{
    const Quantiles& quantiles = figures.columns[column].quantiles[disease];
    const auto step = static_cast<std::size_t>(
        std::find_if(quantiles.begin(), quantiles.end(), [](double value) { return value >= 0.5; }) -
        quantiles.begin());
    const double below = step == 0 ? 0.0 : figures.probabilities[step - 1];
    const double above = step == kQuantiles ? 1.0 : figures.probabilities[step];
    return {.low = 1.0 - above, .high = 1.0 - below};
}

// Shares of an exclusive group add up to 1: each moves inside its bounds in proportion to how wide they are.
std::vector<double> exclusiveShares(const CohortFigures& figures, const std::vector<std::size_t>& members,
                                    std::size_t disease)
{
    std::vector<ShareBounds> bounds;
    double sum = 0.0;
    double width = 0.0;
    for (const std::size_t member : members) {
        bounds.push_back(shareOfOnes(figures, member, disease));
        sum += bounds.back().middle();
        width += bounds.back().width();
    }
    std::vector<double> shares;
    for (const ShareBounds& one : bounds)
        shares.push_back(one.middle() + (1.0 - sum) * one.width() / width);
    return shares;
}

SquareMatrix part(const SquareMatrix& matrix, const std::vector<std::size_t>& indices)
{
    SquareMatrix result(indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i)
        for (std::size_t j = 0; j < indices.size(); ++j)
            result(i, j) = matrix(indices[i], indices[j]);
    return result;
}

} // namespace

int apparentDecimals(const ColumnFigures& column)
{
    // Quantiles between two patients are interpolated, so not every one of them shows the recorded decimals.
    constexpr double kEnough = 0.75;
    for (int decimals = 0; decimals < kMostDecimals; ++decimals) {
        std::size_t fitting = 0;
        for (const Quantiles& quantiles : column.quantiles)
            for (const double value : quantiles)
                fitting += std::abs(rounded(value, decimals) - value) < 1e-9 * std::max(1.0, std::abs(value)) ? 1U : 0U;
        if (static_cast<double>(fitting) >= kEnough * 2.0 * kQuantiles)
            return decimals;
    }
    return kMostDecimals;
}

double shareUpTo(const CohortFigures& figures, std::size_t column, Disease disease, double value)
{
    const Quantiles& quantiles = figures.columns[column].quantiles[static_cast<std::size_t>(disease)];
    const auto above = std::upper_bound(quantiles.begin(), quantiles.end(), value);
    if (above == quantiles.begin())
        return 0.0;
    if (above == quantiles.end())
        return 1.0;
    const auto i = static_cast<std::size_t>(above - quantiles.begin());
    const double within = (value - quantiles[i - 1]) / (quantiles[i] - quantiles[i - 1]);
    return figures.probabilities[i - 1] + within * (figures.probabilities[i] - figures.probabilities[i - 1]);
}

PatientSampler::PatientSampler(const CohortFigures& figures, std::vector<std::size_t> recordedTogether)
    : m_prevalence(figures.prevalence)
{
    const std::size_t columns = figures.columns.size();
    assert(recordedTogether.size() == columns);
    for (std::size_t i = 0; i < kQuantiles; ++i)
        m_knots[i] = normalQuantile(figures.probabilities[i]);
    for (std::size_t c = 0; c < columns; ++c) {
        const ColumnFigures& one = figures.columns[c];
        ColumnRecipe recipe{.quantiles = one.quantiles,
                            .levels = one.levels,
                            .yesNo = one.yesNo(),
                            .highest = one.highest.value_or(std::numeric_limits<double>::infinity()),
                            .missing = one.missing,
                            .group = recordedTogether[c],
                            .decimals = apparentDecimals(one)};
        for (std::size_t disease = 0; recipe.yesNo && disease < 2; ++disease)
            recipe.threshold[disease] = normalQuantile(1.0 - shareOfOnes(figures, c, disease).middle());
        m_groups = std::max(m_groups, recipe.group + 1);
        m_columns.push_back(std::move(recipe));
    }
    const SquareMatrix correlation = positiveDefiniteCorrelation(figures.correlation);
    m_factor = choleskyFactor(correlation);
    for (const auto& members : figures.exclusive)
        addExclusive(figures, members, correlation);
    for (const OnlyWhere& rule : figures.onlyWhere)
        addOnlyWhere(figures, rule, correlation);
    m_independent.resize(columns);
    m_normals.resize(columns);
    m_parts.resize(columns);
    m_recorded.resize(m_groups);
}

void PatientSampler::addExclusive(const CohortFigures& figures, const std::vector<std::size_t>& members,
                                  const SquareMatrix& correlation)
{
    // The last member takes who is left over, so it needs no threshold.
    Chain chain{.columns = members, .factor = choleskyFactor(part(correlation, members)), .thresholds = {}};
    chain.thresholds.resize(members.size() - 1);
    for (std::size_t disease = 0; disease < 2; ++disease) {
        const std::vector<double> shares = exclusiveShares(figures, members, disease);
        double left = 1.0;
        for (std::size_t i = 0; i + 1 < members.size(); ++i) {
            chain.thresholds[i][disease] = normalQuantile(1.0 - shares[i] / left);
            left -= shares[i];
        }
    }
    m_exclusive.push_back(std::move(chain));
}

void PatientSampler::addOnlyWhere(const CohortFigures& figures, const OnlyWhere& rule, const SquareMatrix& correlation)
{
    Chain chain;
    for (const OnlyWhere::Condition& condition : rule.conditions)
        chain.columns.push_back(condition.column);
    chain.columns.push_back(rule.column);
    chain.factor = choleskyFactor(part(correlation, chain.columns));
    std::array<double, 2> threshold{};
    for (const Disease disease : kClasses) {
        const auto d = static_cast<std::size_t>(disease);
        double eligible = 1.0; // the conditions are taken to be independent of each other
        for (const OnlyWhere::Condition& condition : rule.conditions) {
            const double halfStep = 0.5 / kPowersOfTen[m_columns[condition.column].decimals];
            const double upper = m_columns[condition.column].yesNo
                                     ? 1.0
                                     : shareUpTo(figures, condition.column, disease, condition.most + halfStep);
            const double lower = m_columns[condition.column].yesNo
                                     ? 1.0 - shareOfOnes(figures, condition.column, d).middle()
                                     : shareUpTo(figures, condition.column, disease, condition.least - halfStep);
            eligible *= upper - lower;
        }
        const double share = std::min(shareOfOnes(figures, rule.column, d).middle() / eligible, 1.0);
        threshold[d] = normalQuantile(1.0 - share);
    }
    chain.thresholds.push_back(threshold);
    m_onlyWhere.emplace_back(rule, std::move(chain));
}

double PatientSampler::valueAt(const ColumnRecipe& column, std::size_t disease, double normal) const
{
    if (column.yesNo)
        return normal > column.threshold[disease] ? 1.0 : 0.0;
    const Quantiles& quantiles = column.quantiles[disease];
    double value = 0.0;
    if (normal <= m_knots.front()) {
        value = lowTail(quantiles, m_knots, normal);
    } else if (normal >= m_knots.back()) {
        value = highTail(quantiles, m_knots, normal);
    } else {
        const auto above = std::upper_bound(m_knots.begin(), m_knots.end(), normal);
        const auto i = static_cast<std::size_t>(above - m_knots.begin());
        const double within = (normal - m_knots[i - 1]) / (m_knots[i] - m_knots[i - 1]);
        value = quantiles[i - 1] + within * (quantiles[i] - quantiles[i - 1]);
    }
    if (!column.levels.empty())
        return nearestLevel(column.levels, value);
    return std::min(rounded(value, column.decimals), column.highest);
}

void PatientSampler::drawNormals(RandomStream& stream)
{
    for (double& normal : m_independent)
        normal = stream.normal();
    for (double& uniform : m_recorded)
        uniform = stream.uniform();
    for (std::size_t i = 0; i < m_normals.size(); ++i) {
        const double* row = m_factor.row(i);
        double sum = 0.0;
        for (std::size_t j = 0; j <= i; ++j)
            sum += row[j] * m_independent[j];
        m_normals[i] = sum;
    }
}

void PatientSampler::unexplainedParts(const Chain& chain)
{
    for (std::size_t i = 0; i < chain.columns.size(); ++i) {
        double rest = m_normals[chain.columns[i]];
        for (std::size_t j = 0; j < i; ++j)
            rest -= chain.factor(i, j) * m_parts[j];
        m_parts[i] = rest / chain.factor(i, i);
    }
}

void PatientSampler::decideExclusive(const Chain& chain, std::size_t disease, std::span<float> values)
{
    unexplainedParts(chain);
    std::size_t chosen = 0;
    while (chosen < chain.thresholds.size() && m_parts[chosen] <= chain.thresholds[chosen][disease])
        ++chosen;
    for (std::size_t i = 0; i < chain.columns.size(); ++i)
        values[chain.columns[i]] = i == chosen ? 1.0f : 0.0f;
}

void PatientSampler::decideOnlyWhere(const OnlyWhere& rule, const Chain& chain, std::size_t disease,
                                     std::span<float> values)
{
    unexplainedParts(chain);
    const bool eligible = std::all_of(rule.conditions.begin(), rule.conditions.end(), [values](const auto& condition) {
        const auto value = static_cast<double>(values[condition.column]);
        return value >= condition.least && value <= condition.most;
    });
    const bool drawn = m_parts[chain.columns.size() - 1] > chain.thresholds.front()[disease];
    values[rule.column] = eligible && drawn ? 1.0f : 0.0f;
}

Disease PatientSampler::draw(RandomStream& stream, std::span<float> values)
{
    assert(values.size() == m_columns.size());
    const Disease outcome = stream.uniform() < m_prevalence ? Disease::Present : Disease::Absent;
    const auto disease = static_cast<std::size_t>(outcome);
    drawNormals(stream);
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        values[c] = static_cast<float>(valueAt(m_columns[c], disease, m_normals[c]));
    for (const Chain& chain : m_exclusive)
        decideExclusive(chain, disease, values);
    for (const auto& [rule, chain] : m_onlyWhere)
        decideOnlyWhere(rule, chain, disease, values);
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        if (m_recorded[m_columns[c].group] < m_columns[c].missing)
            values[c] = std::numeric_limits<float>::quiet_NaN();
    return outcome;
}

} // namespace core
