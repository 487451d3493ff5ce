#pragma once

#include "core/train/classifier_training_p.h"
#include "core/train/learned_p.h"
#include "core/train/run_reporter_p.h"
#include "core/train/state_table_p.h"
#include "core/train/training_data_p.h"
#include "core/train/training_run.h"

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
        StateEncoderPtr encoder;                  // set when fitted
        std::optional<Learned> now;               // as the present piece began
        std::optional<Learned> best;              // on validation
        std::optional<Classifier> bestClassifier; // on validation with random masks, while it learns
        double bestLoss = 0.0;
        std::uint64_t withoutGain = 0; // epochs or loops since then
        bool classifierDone = false;   // it stays as it is
    };
    // Groups of patients with what encoder and classifier make of them.
    struct Tables {
        Tables(const TrainingData& data, const StateEncoderPtr& encoder, const TrainingPlan& plan);
        StateTable policy;
        StateTable sample;
        StateTable validation;
        ClassifierWatch watch;
    };

    Status begin(const TrainingStart& start);
    Status restore(const TensorBundle& checkpoint);
    Status restoreCounters(const TensorBundle& checkpoint);
    Status restoreModels(const TensorBundle& checkpoint);
    Status beginAt(const PolicyPtr& policy);
    TensorBundle checkpoint() const;
    void saveCheckpointIfDue();
    void saveCheckpoint();

    // Each false when the run was asked to stop.
    Result<bool> fitEncoder();
    bool fillTables();
    bool trainClassifier();
    bool trainLoops();

    bool runLoop(Learned& learned);
    bool selectPanels(Learned& learned, std::vector<PatientState>& visited);
    void trainOnVisited(Learned& learned, std::span<const PatientState> visited);
    void watchClassifier(const Classifier& classifier);
    void settleClassifier(Learned& learned);
    void watch(Learned& learned);
    void drawEvaluation(const Evaluation& train, const Evaluation& validation, std::uint64_t x);
    void drawClassifier(const Learned& learned, std::span<const Episode> episodes, std::uint64_t x);
    std::vector<Episode> walk(const Learned& learned, const PatientGroup& group, StateTable& table) const;
    Learned freshlyLearned() const;
    double score(const Evaluation& evaluation) const;
    double rate(const Learned& learned) const;
    std::uint64_t x(const Learned& learned) const { return m_stepsBefore + learned.steps; }
    TrainingOutcome finish(RunEnd end);
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
    PolicyPtr m_startPolicy;
    std::vector<TrainingNotice> m_noticesBefore; // told before the run was interrupted
    Progress m_progress;
    TrainingTiming m_timing;
};

} // namespace core
