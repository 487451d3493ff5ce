// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/patient_rows_p.h"

#include <cmath>

namespace core {

PatientRows::PatientRows(const TestCatalog& catalog, const Standardizer& standardizer, std::vector<float> raw)
    : m_features(standardizer.scales().size()),
      m_values(std::move(raw)),
      m_recordedPanels(m_features == 0 ? 0 : m_values.size() / m_features)
{
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] = standardizer.standardize(FeatureId(i % m_features), m_values[i]);
    m_recorded.reserve(m_values.size());
    for (const float value : m_values)
        m_recorded.push_back(std::isnan(value) ? 0.0f : 1.0f);
    findRecordedPanels(catalog);
}

void PatientRows::findRecordedPanels(const TestCatalog& catalog)
{
    for (std::size_t panel = 0; panel < catalog.panelCount(); ++panel) {
        const FeatureMask& columns = catalog.panels()[panel].features;
        for (std::size_t feature = 0; feature < m_features; ++feature) {
            if (!columns.isKnown(FeatureId(feature)))
                continue;
            for (std::size_t i = 0; i < m_recordedPanels.size(); ++i)
                if (m_recorded[i * m_features + feature] != 0.0f)
                    m_recordedPanels[i] = m_recordedPanels[i].with(PanelId(panel));
        }
    }
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
