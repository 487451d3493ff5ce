// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/policy/policy.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// How the columns of another cohort serve the features of a policy.
class FeatureFit {
public:
    static Result<FeatureFit> find(const PolicyFeatures& features, const Cohort& cohort);

    std::vector<float> rawRows(const Cohort& cohort, std::span<const PatientIndex> patients) const;
    // The same of one patient typed in by hand, by feature of the cohort.
    std::vector<float> rawRow(std::span<const float> values) const;
    // The column behind a feature of the policy; unset where no patient here has that level of a category.
    std::optional<FeatureId> shownBy(FeatureId feature) const;
    const TestCatalog& catalog() const { return m_catalog; } // the policy's columns at the cohort's prices

private:
    struct Source {
        std::vector<std::size_t> present; // the feature itself, or features that tell whether it is recorded
        bool levelAbsent = false;         // no patient here has this level: 0 where the category is recorded
    };
    std::vector<Source> m_sources;
    TestCatalog m_catalog;
};

std::string writePolicyFeatures(const PolicyFeatures& features); // JSON
Result<PolicyFeatures> parsePolicyFeatures(const std::string& json);

} // namespace core
