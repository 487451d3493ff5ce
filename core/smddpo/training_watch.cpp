// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/patient_walk_p.h"
#include "core/eval/metrics.h"
#include "core/smddpo/training_session_p.h"

#include "core/smddpo/stopwatch_p.h"

#include <chrono>

// The part of a session that looks at how it goes: walks of training and validation patients, curves, the best so far,
// and the final evaluation, where the test patients are touched for the first and only time.
namespace core {
std::vector<Episode> TrainingSession::walk(const ActorAndClassifier& learned, const PatientGroup& group,
                                           StateTable& table, std::stop_token stop) const
{
    table.setClassifier(learned.classifier, group.folds);
    const PatientWalk walk{group.rows,
                           m_data->rules,
                           learned.selector,
                           m_plan.diagnosingLambda(),
                           {m_data->rules.unrecorded(m_plan.forbidUnrecorded), {}}};
    return walk.walk(table, group.patients, std::move(stop));
}

bool TrainingSession::watch(const ActorAndClassifier& now)
{
    ActorAndClassifier learned = now.averaged();
    const auto start = std::chrono::steady_clock::now();
    const std::vector<Episode> validationWalk = walk(learned, m_data->policyValidation, m_tables->validation, m_stop);
    const std::vector<Episode> trainWalk = walk(learned, m_data->policySample, m_tables->sample, m_stop);
    if (validationWalk.empty() || trainWalk.empty())
        return false;
    Evaluation validation = evaluateEpisodes(validationWalk, m_cohort, m_plan.shape);
    Evaluation train = evaluateEpisodes(trainWalk, m_cohort, m_plan.shape);
    drawEvaluation(train, validation, x(learned));
    drawClassifier(learned, validationWalk, x(learned));
    learned.score = scoreOf(m_plan.sharedPatients ? evaluateTogether(validationWalk, trainWalk, m_cohort, m_plan.shape)
                                                  : validation,
                            m_plan.keepBest);
    if (!m_progress.best || learned.score > m_progress.best->score) {
        m_progress.best = std::move(learned);
        m_bestTrain = std::move(train);
        m_bestValidation = std::move(validation);
    }
    m_timing.evaluationSeconds += secondsSince(start);
    return true;
}

void TrainingSession::drawEvaluation(const Evaluation& train, const Evaluation& validation, std::uint64_t x)
{
    m_reporter->point(Curve::TrainF1, x, train.f1.value);
    m_reporter->point(Curve::TrainAuroc, x, train.auroc.value);
    m_reporter->point(Curve::TrainAm, x, train.am.value);
    m_reporter->point(Curve::TrainCost, x, train.meanCost.value);
    m_reporter->point(Curve::TrainReward, x, train.meanReward);
    m_reporter->point(Curve::ValidationF1, x, validation.f1.value);
    m_reporter->point(Curve::ValidationAuroc, x, validation.auroc.value);
    m_reporter->point(Curve::ValidationAm, x, validation.am.value);
    m_reporter->point(Curve::ValidationCost, x, validation.meanCost.value);
    m_reporter->point(Curve::ValidationReward, x, validation.meanReward);
    for (std::size_t panel = 0; panel < validation.panelUse.size(); ++panel)
        m_reporter->point(Curve::PanelUse, x, validation.panelUse[panel], static_cast<std::uint32_t>(panel));
}

void TrainingSession::drawClassifier(const ActorAndClassifier& learned, std::span<const Episode> episodes,
                                     std::uint64_t x)
{
    const ClassifierWatch::Report report = m_tables->watch.look(learned.classifier, m_plan.classifier.classWeight);
    m_reporter->point(Curve::ClassifierRandomF1, x, report.f1);
    m_reporter->point(Curve::ClassifierRandomAuroc, x, report.auroc);

    // The same classifier where the policy stops: it diagnoses disease where its weighted probability is one half.
    const double even = learned.classifier.trueProbability(0.5f);
    Confusion confusion;
    std::vector<double> scores;
    std::vector<Disease> truth;
    for (const Episode& episode : episodes) {
        scores.push_back(episode.finalProbability());
        truth.push_back(m_cohort.outcome(episode.patient));
        confusion.count(scores.back() >= even ? Disease::Present : Disease::Absent, truth.back());
    }
    m_reporter->point(Curve::ClassifierPolicyF1, x, confusion.f1());
    m_reporter->point(Curve::ClassifierPolicyAuroc, x, auroc(scores, truth));
}

void TrainingSession::judge(const Evaluation& validation)
{
    const Confusion& counts = validation.confusion;
    bool ordersNothing = true;
    for (const double share : validation.panelUse)
        ordersNothing = ordersNothing && share == 0.0;
    if (ordersNothing)
        m_reporter->notice(TrainingNotice::PolicyOrdersNothing);
    if (counts.truePositive + counts.falsePositive == 0)
        m_reporter->notice(TrainingNotice::PolicyDiagnosesNobody);
    if (counts.trueNegative + counts.falseNegative == 0)
        m_reporter->notice(TrainingNotice::PolicyDiagnosesEverybody);
}

bool TrainingSession::startPolicyIsBetter(const Evaluation& validation) const
{
    if (!m_startPolicy)
        return false;
    const std::vector<Episode> episodes = m_startPolicy->run(m_cohort, m_data->policyValidation.patients);
    return scoreOf(evaluateEpisodes(episodes, m_cohort, m_plan.shape), m_plan.keepBest) >
           scoreOf(validation, m_plan.keepBest);
}

// All figures, with their intervals. The test patients are touched here, for the first and only time.
void TrainingSession::evaluate(const ActorAndClassifier& kept, TrainingOutcome& outcome)
{
    const BootstrapPlan bootstrap{.resamples = m_hooks.bootstrapResamples, .seed = m_plan.seed};
    outcome.summary.train =
        evaluateEpisodes(walk(kept, m_data->policySample, m_tables->sample, {}), m_cohort, m_plan.shape);
    const auto evaluation = [&](std::span<const PatientIndex> patients) {
        return evaluateEpisodes(outcome.policy->run(m_cohort, patients), m_cohort, m_plan.shape, bootstrap);
    };
    outcome.summary.validation = evaluation(m_data->policyValidation.patients);
    if (startPolicyIsBetter(*outcome.summary.validation)) {
        m_reporter->notice(TrainingNotice::StartPolicyKept);
        outcome.policy = m_startPolicy;
        outcome.summary.bestAtStep = m_stepsBefore;
        outcome.summary.validation = evaluation(m_data->policyValidation.patients);
    }
    if (m_split.count(SplitPart::Test) > 0)
        outcome.summary.test = evaluation(m_split.patients(SplitPart::Test));
}

TrainingOutcome TrainingSession::finish(RunEnd end)
{
    TrainingOutcome outcome;
    outcome.summary.end = end;
    // Stopped before the first look at validation, what was learned so far is kept.
    const bool loops = m_progress.stage == Stage::Loops && m_progress.pieces > 0;
    const std::optional<ActorAndClassifier>& kept = m_progress.best || !loops ? m_progress.best : m_progress.now;
    if (kept) {
        m_reporter->report(TrainingPhase::FinalEvaluation, 0.0);
        outcome.policy = std::make_shared<NetworkPolicy>(
            NetworkPolicy::Parts{m_plan, featuresOf(m_cohort), m_standardizer, m_progress.encoder, kept->classifier,
                                 kept->selector, m_stepsBefore + kept->steps, m_progress.trees});
        outcome.summary.bestAtStep = x(*kept);
        if (end == RunEnd::Finished) {
            evaluate(*kept, outcome);
        } else { // answered at once: what is known already, no intervals, and no look at the test patients
            outcome.summary.train = m_bestTrain;
            outcome.summary.validation = m_bestValidation;
            if (!outcome.summary.validation)
                outcome.summary.validation = evaluateEpisodes(
                    walk(*kept, m_data->policyValidation, m_tables->validation, {}), m_cohort, m_plan.shape);
        }
        judge(*outcome.summary.validation);
    }
    m_reporter->report(TrainingPhase::FinalEvaluation, 1.0);
    m_timing.totalSeconds = m_reporter->seconds();
    outcome.summary.timing = m_timing;
    outcome.summary.notices = m_reporter->allNotices();
    return outcome;
}

} // namespace core
