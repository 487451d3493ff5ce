// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/standardizer.h"
#include "core/model/masks.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Standardised records of some patients, row by row, NaN where nothing is recorded. Outcomes are not part of it: who
// decides for a patient cannot look them up by mistake.
class PatientRows {
public:
    // `raw`: patients × features, in the units of the data.
    PatientRows(const Standardizer& standardizer, std::vector<float> raw);

    std::size_t count() const { return m_recordedColumns.size(); }
    std::size_t featureCount() const { return m_features; }
    std::span<const float> row(std::size_t patient) const
    {
        return {m_values.data() + patient * m_features, m_features};
    }
    std::span<const float> values() const { return m_values; }
    std::span<const float> recorded(std::size_t patient) const // 1 where a value is recorded, else 0
    {
        return {m_recorded.data() + patient * m_features, m_features};
    }
    const FeatureMask& recordedColumns(std::size_t patient) const { return m_recordedColumns[patient]; }

private:
    std::size_t m_features = 0;
    std::vector<float> m_values;
    std::vector<float> m_recorded;
    std::vector<FeatureMask> m_recordedColumns;
};

// The records of these patients, row by row.
std::vector<float> rawRows(const Cohort& cohort, std::span<const PatientIndex> patients);
// Which columns of each row hold a value.
std::vector<FeatureMask> recordedColumns(std::span<const float> rows, std::size_t features);
std::vector<std::uint8_t> diseasedFlags(const Cohort& cohort, std::span<const PatientIndex> patients);

} // namespace core
