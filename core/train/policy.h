#pragma once

#include "core/base/result.h"
#include "core/data/cohort.h"
#include "core/data/standardizer.h"
#include "core/learn/classifier.h"
#include "core/learn/panel_selector.h"
#include "core/learn/state_encoder.h"
#include "core/plan/training_plan.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"

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

// A trained policy: everything needed to decide for a new patient. Immutable and complete; the most probable action is
// taken.
class Policy {
public:
    struct Parts {
        TrainingPlan plan;
        PolicyFeatures features;
        Standardizer standardizer;
        StateEncoderPtr encoder;
        Classifier classifier;
        PanelSelector selector;
        std::uint64_t trainedSteps = 0; // environment steps, those of earlier patients included
    };
    explicit Policy(Parts parts);

    const TrainingPlan& plan() const { return m_parts.plan; }
    const PolicyFeatures& features() const { return m_parts.features; }
    const Parts& parts() const { return m_parts; }

    // PolicyDoesNotFit where the cohort lacks a feature or panel (subject says which).
    Status fits(const Cohort& cohort) const;

    // From the visible columns to the diagnosis for each of these patients. Fewer episodes when stopped.
    std::vector<Episode> run(const Cohort& cohort, std::span<const PatientIndex> patients,
                             std::stop_token stop = {}) const;

    // The next step for one patient typed in by hand: raw values in the order of the features, NaN where not recorded.
    // Only values of visible columns and of ordered panels are looked at.
    Step decide(std::span<const float> values, PanelMask ordered) const;
    // What the encoder makes of the same situation, in the units of the data.
    std::vector<float> estimate(std::span<const float> values, PanelMask ordered) const;

    TensorBundle save() const;
    static Result<std::shared_ptr<const Policy>> load(const TensorBundle& bundle);

private:
    Parts m_parts;
    PanelRules m_rules;
};
using PolicyPtr = std::shared_ptr<const Policy>;

} // namespace core
