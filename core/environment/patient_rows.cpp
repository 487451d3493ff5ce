// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/patient_rows_p.h"

#include <cmath>

namespace core {

PatientRows::PatientRows(const Standardizer& standardizer, std::vector<float> raw)
    : m_features(standardizer.scales().size()),
      m_values(std::move(raw)),
      m_recordedColumns(core::recordedColumns(m_values, m_features))
{
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] = standardizer.standardize(FeatureId(i % m_features), m_values[i]);
    m_recorded.reserve(m_values.size());
    for (const float value : m_values)
        m_recorded.push_back(std::isnan(value) ? 0.0f : 1.0f);
}

std::vector<FeatureMask> recordedColumns(std::span<const float> rows, std::size_t features)
{
    std::vector<FeatureMask> recorded(features == 0 ? 0 : rows.size() / features, FeatureMask(features));
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!std::isnan(rows[i]))
            recorded[i / features].setKnown(FeatureId(i % features));
    return recorded;
}

std::vector<float> rawRows(const Cohort& cohort, std::span<const PatientIndex> patients)
{
    const std::size_t features = cohort.featureCount();
    std::vector<float> rows(patients.size() * features);
    for (std::size_t feature = 0; feature < features; ++feature) { // column by column, as the cohort is stored
        const std::span<const float> column = cohort.values(FeatureId(feature));
        for (std::size_t i = 0; i < patients.size(); ++i)
            rows[i * features + feature] = column[patients[i].value];
    }
    return rows;
}

std::vector<std::uint8_t> diseasedFlags(const Cohort& cohort, std::span<const PatientIndex> patients)
{
    std::vector<std::uint8_t> flags;
    flags.reserve(patients.size());
    for (const PatientIndex patient : patients)
        flags.push_back(cohort.outcome(patient) == Disease::Present ? 1 : 0);
    return flags;
}

} // namespace core
