// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/environment/state_table_p.h"
#include "core/front/sweep_grid.h"
#include "core/search/front_engine_p.h"
#include "core/smddpo/classifier_training_p.h"
#include "core/smddpo/training_data_p.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What one hand of a sweep works with, one policy after the other.
struct SweepHand {
    StateTable policy;
    StateTable validation;
    std::optional<ClassifierWatch> watch; // where classifiers learn along
};

// What all policies of a sweep have in common: patients, encoder, the states of all patients and the classifier. Made
// once, then only read.
class SweepContext {
public:
    explicit SweepContext(const FrontWork& work);

    // False when asked to stop.
    Result<bool> prepare();

    TrainingPlan planFor(const RewardShape& shape, bool warmStart) const;
    const TrainingData& data() const { return m_data; }
    const PatientGroup& validation() const { return m_validation; } // those who choose the policy to keep come first
    const Standardizer& standardizer() const { return m_standardizer; }
    StateModels models() const { return {m_encoder, m_trees}; }
    const Classifier& classifier() const { return *m_classifier; }
    const Cohort& cohort() const { return m_work.cohort; }
    bool diagnosesByProbability() const { return m_plan.diagnosedBy == DiagnosedBy::Probability; }
    // For one thread, and policies of one method: the sweep's own, unless somebody trains some of the other kind too.
    SweepHand hand(TrainingMethod method) const;
    SweepHand hand() const { return hand(m_plan.method); }
    SweepScale scale() const;
    TensorBundle shared(TrainingMethod method) const; // by all policies of the method
    TensorBundle shared() const { return shared(m_plan.method); }
    // What the classifier says of patients who all got just these panels.
    std::vector<double> probabilities(PanelMask ordered, std::span<const PatientIndex> patients) const;

private:
    Status restore();
    Result<bool> fitEncoder();
    bool fitTrees();
    bool fill(std::span<StateTable* const> tables);
    bool fillTables();
    bool pretrain();
    bool judge(StateTable& table, const PatientGroup& group);
    void expect() const;
    TensorBundle begunBundle() const;
    std::vector<double> probabilities(PanelMask ordered, const PatientRows& rows, StateTable& table) const;
    double payingRho(const RewardShape& shape, StateTable& table) const;

    const FrontWork m_work; // of references that outlive the search
    TrainingPlan m_plan;
    Standardizer m_standardizer;
    TrainingData m_data;
    PatientGroup m_validation;
    bool m_wholePolicy = false, m_wholeValidation = false; // tables that are filled beforehand
    StateEncoderPtr m_encoder;
    SetTreesPtr m_trees; // where the classifier begins with them
    std::optional<Classifier> m_classifier;
    std::unique_ptr<StateTable> m_policyStates, m_validationStates;
};

} // namespace core
