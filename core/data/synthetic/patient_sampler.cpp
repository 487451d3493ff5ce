// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/patient_sampler.h"

#include "core/data/synthetic/correlation.h"
#include "core/data/synthetic/latent_correlation.h"
#include "core/data/synthetic/published_shares.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace core {
namespace {

SquareMatrix part(const SquareMatrix& matrix, const std::vector<std::size_t>& indices)
{
    SquareMatrix result(indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i)
        for (std::size_t j = 0; j < indices.size(); ++j)
            result(i, j) = matrix(indices[i], indices[j]);
    return result;
}

} // namespace

PatientSampler::PatientSampler(const CohortStatistics& figures, std::vector<std::size_t> recordedTogether)
    : m_prevalence(figures.prevalence),
      m_recordedTogether(std::move(recordedTogether))
{
    const std::size_t columns = figures.columns.size();
    assert(m_recordedTogether.size() == columns);
    std::vector<double> resolution;
    for (std::size_t c = 0; c < columns; ++c) {
        m_columns.emplace_back(figures, c);
        m_missing.push_back(figures.columns[c].missing);
        resolution.push_back(m_columns.back().resolution());
    }
    const SquareMatrix correlation = positiveDefiniteCorrelation(latentCorrelation(figures, resolution));
    m_factor = choleskyFactor(correlation);
    for (const auto& members : figures.exclusive)
        addExclusive(figures, members, correlation);
    for (const OnlyWhere& rule : figures.onlyWhere)
        addOnlyWhere(figures, rule, correlation);
    m_independent.resize(columns);
    m_normals.resize(columns);
    m_parts.resize(columns);
    m_recorded.resize(1 + *std::max_element(m_recordedTogether.begin(), m_recordedTogether.end()));
}

void PatientSampler::addExclusive(const CohortStatistics& figures, const std::vector<std::size_t>& members,
                                  const SquareMatrix& correlation)
{
    // The last member takes who is left over, so it needs no threshold.
    Chain chain{.columns = members, .factor = choleskyFactor(part(correlation, members)), .thresholds = {}};
    chain.thresholds.resize(members.size() - 1);
    for (const Disease disease : kBothOutcomes) {
        const std::vector<double> shares = exclusiveShares(figures, members, disease);
        double left = 1.0;
        for (std::size_t i = 0; i + 1 < members.size(); ++i) {
            chain.thresholds[i][static_cast<std::size_t>(disease)] = normalQuantile(1.0 - shares[i] / left);
            left -= shares[i];
        }
    }
    m_exclusive.push_back(std::move(chain));
}

void PatientSampler::addOnlyWhere(const CohortStatistics& figures, const OnlyWhere& rule,
                                  const SquareMatrix& correlation)
{
    Chain chain;
    for (const OnlyWhere::Condition& condition : rule.conditions)
        chain.columns.push_back(condition.column);
    chain.columns.push_back(rule.column);
    chain.factor = choleskyFactor(part(correlation, chain.columns));
    std::array<double, 2> threshold{};
    for (const Disease disease : kBothOutcomes) {
        double eligible = 1.0; // the conditions are taken to be independent of each other
        for (const OnlyWhere::Condition& condition : rule.conditions)
            eligible *= shareWhere(figures, condition, disease).width();
        const double share = std::min(shareOfOnes(figures, rule.column, disease).middle() / eligible, 1.0);
        threshold[static_cast<std::size_t>(disease)] = normalQuantile(1.0 - share);
    }
    chain.thresholds.push_back(threshold);
    m_onlyWhere.emplace_back(rule, std::move(chain));
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

void PatientSampler::decideExclusive(const Chain& chain, Disease disease, std::span<float> values)
{
    const auto d = static_cast<std::size_t>(disease);
    unexplainedParts(chain);
    std::size_t chosen = 0;
    while (chosen < chain.thresholds.size() && m_parts[chosen] <= chain.thresholds[chosen][d])
        ++chosen;
    for (std::size_t i = 0; i < chain.columns.size(); ++i)
        values[chain.columns[i]] = i == chosen ? 1.0f : 0.0f;
}

void PatientSampler::decideOnlyWhere(const OnlyWhere& rule, const Chain& chain, Disease disease,
                                     std::span<float> values)
{
    unexplainedParts(chain);
    const bool eligible = std::all_of(rule.conditions.begin(), rule.conditions.end(), [values](const auto& condition) {
        const auto value = static_cast<double>(values[condition.column]);
        return value >= condition.least && value <= condition.most;
    });
    const double threshold = chain.thresholds.front()[static_cast<std::size_t>(disease)];
    values[rule.column] = eligible && m_parts[chain.columns.size() - 1] > threshold ? 1.0f : 0.0f;
}

Disease PatientSampler::draw(RandomStream& stream, std::span<float> values)
{
    assert(values.size() == m_columns.size());
    const Disease outcome = stream.uniform() < m_prevalence ? Disease::Present : Disease::Absent;
    drawNormals(stream);
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        values[c] = static_cast<float>(m_columns[c].value(outcome, m_normals[c]));
    for (const Chain& chain : m_exclusive)
        decideExclusive(chain, outcome, values);
    for (const auto& [rule, chain] : m_onlyWhere)
        decideOnlyWhere(rule, chain, outcome, values);
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        if (m_recorded[m_recordedTogether[c]] < m_missing[c])
            values[c] = std::numeric_limits<float>::quiet_NaN();
    return outcome;
}

} // namespace core
