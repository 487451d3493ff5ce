// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/result.h"
#include "core/base/strong_types.h"
#include "core/data/cohort/split.h"
#include "core/data/table.h"
#include "core/data/task/task.h"
#include "core/model/test_catalog.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// One column of the cohort matrix: a numeric or binary column of the import, or one level of a category (one-hot).
struct Feature {
    std::string name;                      // "hemoglobin_g_dL", "icu=medical"
    std::string column;                    // of the import
    std::optional<std::size_t> level = {}; // of a category
    bool visible = false;                  // known before any test
    bool binary = false;                   // 0/1: not standardised
    Transform transform = Transform::None;
    std::vector<std::string> levels = {}; // texts of the column's values where it has few, as they stand in the file
    bool operator==(const Feature&) const = default;

    bool yesOrNo() const { return !level && levels.size() == 2 && levels[0] == "0" && levels[1] == "1"; }
};

// Patients ready to be learned from: features with natural gaps (NaN), outcomes, panels and prices. Immutable.
// Rows whose outcome is not recorded are left out; `tableRow` says where a patient came from.
class Cohort {
public:
    std::size_t patientCount() const { return m_outcomes.size(); }
    std::size_t featureCount() const { return m_features.size(); }
    const std::vector<Feature>& features() const { return m_features; }
    std::span<const float> values(FeatureId feature) const;
    float value(PatientIndex patient, FeatureId feature) const { return values(feature)[patient.value]; }
    Disease outcome(PatientIndex patient) const { return m_outcomes[patient.value]; }
    std::span<const Disease> outcomes() const { return m_outcomes; }
    std::size_t positiveCount() const;
    std::size_t tableRow(PatientIndex patient) const { return m_tableRows[patient.value]; }
    const TestCatalog& catalog() const { return m_catalog; }
    const FeatureMask& visibleFeatures() const { return m_visible; }
    std::span<const GivenSplit> givenSplit() const { return m_givenSplit; } // empty: split at random
    const Fingerprint& fingerprint() const { return m_fingerprint; }

private:
    friend struct CohortBuilder;
    Cohort() = default;
    std::vector<Feature> m_features;
    std::vector<float> m_values; // column after column
    std::vector<Disease> m_outcomes;
    std::vector<std::size_t> m_tableRows;
    std::vector<GivenSplit> m_givenSplit;
    TestCatalog m_catalog;
    FeatureMask m_visible;
    Fingerprint m_fingerprint;
};

using CohortPtr = std::shared_ptr<const Cohort>;

// Applies the task's edits and roles to an import. Features: the visible columns, then the tests in the order in which
// the panels first name them; a category becomes one feature per level.
Result<CohortPtr, ProblemList> makeCohort(const TablePtr& table, const Task& task);

} // namespace core
