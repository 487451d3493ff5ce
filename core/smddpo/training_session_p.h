// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/environment/state_table_p.h"
#include "core/smddpo/actor_and_classifier_p.h"
#include "core/smddpo/classifier_training_p.h"
#include "core/smddpo/policy_loops_p.h"
#include "core/smddpo/run_reporter_p.h"
#include "core/smddpo/training_data_p.h"
#include "core/smddpo/training_run.h"

#include <memory>
#include <optional>

namespace core {

// One run from its start to its outcome. Between two pieces of work everything that matters is in `Progress`, which is
// what a checkpoint holds; the random numbers of a piece depend on the seed and the number of the piece alone.
class TrainingSession {
public:
    TrainingSession(const TrainingPlan& plan, const Cohort& cohort, const Split& split, std::stop_token stop,
                    const TrainingHooks& hooks);
    Result<TrainingOutcome> run(const TrainingStart& start);

private:
    enum class Stage : std::uint8_t { Encoder, Classifier, Loops };
    struct Progress {
        Stage stage = Stage::Encoder;
        std::uint64_t pieces = 0; // epochs of the classifier or loops that are finished
        std::unique_ptr<EncoderFit> encoderFit;
        StateEncoderPtr encoder;                // set when fitted
        SetTreesPtr trees;                      // likewise, where the plan asks for them
        std::optional<ActorAndClassifier> now;  // as the present piece began
        std::optional<ActorAndClassifier> best; // on validation
        ClassifierProgress classifier;
        TrainingTiming timing; // up to the present piece
    };
    // Groups of patients with what encoder and classifier make of them.
    struct Tables {
        Tables(const TrainingData& data, const StateModels& models, const TrainingPlan& plan);
        StateTable policy;
        StateTable sample;
        StateTable validation;
        ClassifierWatch watch;
    };

    Status begin(const TrainingStart& start);
    Status restore(const TensorBundle& checkpoint);
    Status restoreCounters(const TensorBundle& checkpoint);
    Status restoreModels(const TensorBundle& checkpoint);
    Status beginAt(const NetworkPolicyPtr& policy);
    TensorBundle checkpoint() const;
    void saveCheckpointIfDue();
    void saveCheckpoint();

    // Each false when the run was asked to stop.
    Result<bool> fitEncoder();
    bool fitTrees();
    bool fillTables();
    Result<bool> trainClassifier();
    bool trainLoops();

    bool trainEpoch();
    bool runLoop();
    bool improve(ActorAndClassifier& learned, std::vector<CurvePoint>& points);
    void reportUpdate(const PpoReport& report, double share, std::uint64_t x, std::vector<CurvePoint>& points);
    void reportUpdate(const ClassifierPass& pass);
    bool watch(const ActorAndClassifier& now);
    void drawEvaluation(const Evaluation& train, const Evaluation& validation, std::uint64_t x);
    void drawClassifier(const ActorAndClassifier& learned, std::span<const Episode> episodes, std::uint64_t x);
    std::vector<Episode> walk(const ActorAndClassifier& learned, const PatientGroup& group, StateTable& table,
                              std::stop_token stop) const; // empty when stopped
    Result<ActorAndClassifier> freshlyLearned() const;
    std::uint64_t x(const ActorAndClassifier& learned) const { return m_stepsBefore + learned.steps; }
    TrainingOutcome finish(RunEnd end);
    void evaluate(const ActorAndClassifier& kept, TrainingOutcome& outcome);
    bool startPolicyIsBetter(const Evaluation& validation) const;
    void judge(const Evaluation& validation);

    const TrainingPlan& m_plan;
    const Cohort& m_cohort;
    const Split& m_split;
    const TrainingHooks& m_hooks;
    std::optional<RunReporter> m_reporter;
    std::stop_token m_stop;

    Standardizer m_standardizer;
    std::uint64_t m_stepsBefore = 0; // of a policy that goes on learning
    std::unique_ptr<TrainingData> m_data;
    std::unique_ptr<Tables> m_tables;
    NetworkPolicyPtr m_startPolicy;
    std::vector<TrainingNotice> m_noticesBefore; // reported before the run was interrupted
    Progress m_progress;
    std::optional<Evaluation> m_bestTrain, m_bestValidation; // of the best, where it was found in this process
    TrainingTiming m_timing;
};

} // namespace core
