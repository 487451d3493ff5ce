// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/model/tensors.h"
#include "core/rl/episode.h"
#include "core/rl/reward_shape.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// The features a policy was trained on, by name, and the panels with the prices of then.
struct PolicyFeatures {
    std::vector<std::string> names;
    std::vector<std::string> columns; // of the import; several features are levels of one category
    FeatureMask visible;
    TestCatalog catalog;
    bool operator==(const PolicyFeatures&) const = default;
};
PolicyFeatures featuresOf(const Cohort& cohort);

class Policy;
using PolicyPtr = std::shared_ptr<const Policy>;

// Everything needed to decide for a new patient, however it was found. Immutable and complete.
class Policy {
public:
    virtual ~Policy() = default;

    virtual const PolicyFeatures& features() const = 0;
    virtual RewardShape shape() const = 0; // what it was made to earn
    virtual Seed seed() const = 0;

    // PolicyDoesNotFit where the cohort lacks a feature or panel (subject says which).
    Status fits(const Cohort& cohort) const;

    // From the visible columns to the diagnosis for each of these patients, at the cohort's prices. With a cap nobody's
    // bill exceeds it. Fewer episodes when stopped.
    std::vector<Episode> run(const Cohort& cohort, std::span<const PatientIndex> patients, std::stop_token stop = {},
                             std::optional<Cost> cap = {}) const
    {
        return walk(cohort, patients, cap, std::move(stop));
    }

    // The next step for one patient typed in by hand: raw values in the order of the features, NaN where not recorded.
    // Only values of visible columns and of ordered panels are looked at. At the prices of then.
    Step decide(std::span<const float> values, PanelMask ordered) const;
    // The same for several patients with the same panels ordered, row after row. Of what can still be ordered only
    // `allowed` may be: without any the diagnosis is made that is best now.
    virtual std::vector<Step> decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const = 0;
    virtual bool forbidsUnrecorded() const = 0; // never orders a panel of which the patient's record holds nothing

    virtual TensorBundle save() const = 0;
    static Result<PolicyPtr> load(const TensorBundle& bundle); // of whatever kind it is

private:
    virtual std::vector<Episode> walk(const Cohort& cohort, std::span<const PatientIndex> patients,
                                      std::optional<Cost> cap, std::stop_token stop) const = 0;
};

} // namespace core
