#include "core/train/training_session_p.h"

#include "core/train/patient_walk_p.h"
#include "core/train/selector_training_p.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>

namespace core {
namespace {

class Stopwatch {
public:
    explicit Stopwatch(double& seconds) : m_seconds(seconds), m_start(std::chrono::steady_clock::now()) {}
    ~Stopwatch() { m_seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count(); }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double& m_seconds;
    std::chrono::steady_clock::time_point m_start;
};

std::string numbered(const char* purpose, std::uint64_t number)
{
    return std::string(purpose) + ' ' + std::to_string(number);
}

std::uint64_t tableLimit(const TrainingPlan& plan)
{
    return plan.stateTableMegabytes * 1024 * 1024;
}

std::uint64_t plannedSteps(const TrainingPlan& plan)
{
    return static_cast<std::uint64_t>(plan.loop.outerLoops) * static_cast<std::uint64_t>(plan.loop.stepsPerLoop);
}

// All states at once are quicker per state, but not where most of them would never be visited.
bool fillsWholeTable(const TrainingPlan& plan, const TrainingData& data)
{
    const std::size_t patients = data.policy.rows.count();
    return StateTable::bytesForAll(patients, data.rules) <= tableLimit(plan) &&
           StateTable::stateCount(patients, data.rules) <= 2 * plannedSteps(plan);
}

PhaseEstimates estimates(const TrainingPlan& plan, const TrainingData& data)
{
    const double features = static_cast<double>(data.rules.featureCount());
    const double rowSeconds = 2e-7 * features;
    const double states = fillsWholeTable(plan, data)
                              ? double(StateTable::stateCount(data.policy.rows.count(), data.rules))
                              : 0.5 * double(plannedSteps(plan));
    const double width = plan.ppo.hidden / 128.0;
    const bool alone = plan.method == TrainingMethod::Pretrained;
    const double flow = plan.encoder.kind == EncoderKind::EmFlow ? 1.0 : 0.02;
    return {.encoder = flow * plan.encoder.iterations * (0.02 + 1e-3 * features),
            .stateTable = states * rowSeconds,
            .classifier = alone ? plan.classifier.pretrainingEpochs * double(data.policy.rows.count()) * 3e-6 : 0.0,
            .selector = double(plannedSteps(plan)) * (2e-6 + 4e-6 * plan.ppo.epochs * width * std::sqrt(width)) +
                        0.05 * plan.loop.outerLoops,
            .finalEvaluation = 1.0};
}

} // namespace

TrainingSession::Tables::Tables(const TrainingData& data, const StateEncoderPtr& encoder, const TrainingPlan& plan)
    : policy(data.policy.rows, data.rules, encoder),
      sample(data.policySample.rows, data.rules, encoder),
      validation(data.policyValidation.rows, data.rules, encoder),
      watch(data.classifierValidation, data.rules, encoder, plan.seed)
{
    policy.keepAtMost(tableLimit(plan));
    sample.keepAtMost(tableLimit(plan) / 8);
    validation.keepAtMost(tableLimit(plan) / 8);
}

TrainingSession::TrainingSession(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                 std::stop_token stop, const TrainingHooks& hooks)
    : m_plan(plan),
      m_cohort(cohort),
      m_split(split),
      m_hooks(hooks),
      m_stop(std::move(stop)),
      m_standardizer(std::vector<Standardizer::Scale>{})
{
}

Result<TrainingOutcome> TrainingSession::run(const TrainingStart& start)
{
    if (const Status begun = begin(start); !begun)
        return begun.error();
    const Result<bool> encoded = fitEncoder();
    if (!encoded)
        return encoded.error();
    const bool done = *encoded && fillTables() && trainClassifier() && trainLoops();
    if (!done)
        saveCheckpoint();
    return finish(done ? RunEnd::Finished : RunEnd::Cancelled);
}

Status TrainingSession::begin(const TrainingStart& start)
{
    if (m_cohort.catalog().panelCount() > ActionCodec::kMostPanels)
        return Error{.code = ErrorCode::PanelsTooMany,
                     .expected = ActionCodec::kMostPanels,
                     .found = m_cohort.catalog().panelCount()};
    m_startPolicy = start.policy;
    double secondsBefore = 0.0;
    if (start.checkpoint) {
        if (const Status restored = restore(*start.checkpoint); !restored)
            return restored;
        secondsBefore = m_timing.totalSeconds;
    } else if (start.policy) {
        if (const Status begun = beginAt(start.policy); !begun)
            return begun;
    } else {
        m_standardizer = fitStandardizer(m_cohort, m_split);
    }
    m_reporter.emplace(m_hooks, m_stop, secondsBefore);
    m_reporter->alreadyTold(m_noticesBefore);
    if (!m_data)
        m_data = std::make_unique<TrainingData>(m_cohort, m_split, m_standardizer);
    m_reporter->expect(estimates(m_plan, *m_data));
    if (start.checkpoint)
        m_reporter->notice(TrainingNotice::Resumed);
    const auto positives = std::ranges::count(m_data->policy.diseased, 1);
    if (positives < 50)
        m_reporter->notice(TrainingNotice::FewPositives);
    return Done{};
}

Result<bool> TrainingSession::fitEncoder()
{
    if (m_progress.encoder)
        return true;
    if (!m_progress.encoderFit) {
        Result<std::unique_ptr<EncoderFit>> fit = beginEncoderFit(
            m_plan.encoder, m_data->encoder, m_plan.seed, m_startPolicy ? m_startPolicy->parts().encoder : nullptr);
        if (!fit)
            return fit.error();
        m_progress.encoderFit = std::move(*fit);
    }
    EncoderFit& fit = *m_progress.encoderFit;
    while (!fit.finished()) {
        if (!m_reporter->goOn())
            return false;
        const Stopwatch watch(m_timing.encoderSeconds);
        fit.advance();
        m_reporter->points(fit.takePoints());
        m_reporter->notices(fit.takeNotices());
        m_reporter->tell(TrainingPhase::Encoder, double(fit.done()) / double(std::max<std::uint64_t>(1, fit.total())));
        saveCheckpointIfDue();
    }
    m_reporter->points(fit.takePoints());
    m_reporter->notices(fit.takeNotices());
    m_progress.encoder = fit.best();
    m_progress.encoderFit.reset();
    m_progress.stage = Stage::Classifier;
    return true;
}

bool TrainingSession::fillTables()
{
    const Stopwatch watch(m_timing.stateTableSeconds);
    m_tables = std::make_unique<Tables>(*m_data, m_progress.encoder, m_plan);
    if (!fillsWholeTable(m_plan, *m_data)) {
        if (StateTable::bytesForAll(m_data->policy.rows.count(), m_data->rules) > tableLimit(m_plan))
            m_reporter->notice(TrainingNotice::StateTableTooLarge);
        return true;
    }
    m_tables->policy.beginFilling();
    while (!m_tables->policy.filled()) {
        if (!m_reporter->goOn())
            return false;
        m_tables->policy.fillSome();
        m_reporter->tell(TrainingPhase::StateTable, m_tables->policy.filledShare());
        saveCheckpointIfDue();
    }
    return true;
}

Learned TrainingSession::freshlyLearned() const
{
    if (m_startPolicy)
        return {m_startPolicy->parts().classifier, m_startPolicy->parts().selector};
    const std::size_t features = m_cohort.featureCount();
    const std::size_t actions = ActionCodec(m_data->rules.panelCount()).actionCount();
    return {Classifier(m_plan.classifier, features, m_plan.seed),
            PanelSelector(m_plan.ppo, 2 * features + 2, actions, m_plan.seed)};
}

bool TrainingSession::trainClassifier()
{
    if (m_progress.stage == Stage::Loops)
        return true;
    if (!m_progress.now)
        m_progress.now = freshlyLearned();
    const auto epochs = static_cast<std::uint64_t>(m_plan.classifier.pretrainingEpochs);
    const bool alone = m_plan.method == TrainingMethod::Pretrained;
    Classifier& classifier = m_progress.now->classifier;
    while (alone && m_progress.pieces < epochs) {
        if (!m_reporter->goOn())
            return false;
        const Stopwatch watch(m_timing.classifierSeconds);
        RandomStream stream(m_plan.seed, numbered("classifier epoch", m_progress.pieces));
        m_tables->policy.setClassifier(classifier);
        const std::vector<PatientState> states =
            randomStates(m_data->policy.rows.count(), m_data->rules.panelCount(), stream);
        const double loss = trainOnStates(classifier, m_tables->policy, states, m_data->policy.diseased,
                                          m_plan.classifier.rate, stream);
        watchClassifier(classifier);
        ++m_progress.pieces;
        m_reporter->point(Curve::ClassifierLoss, m_stepsBefore, loss);
        m_reporter->tell(TrainingPhase::Classifier, double(m_progress.pieces) / double(epochs));
        saveCheckpointIfDue();
    }
    if (m_progress.bestClassifier)
        classifier = *m_progress.bestClassifier;
    m_progress.bestClassifier.reset();
    m_progress.withoutGain = 0;
    m_progress.classifierDone = alone;
    m_progress.pieces = 0;
    m_progress.stage = Stage::Loops;
    return true;
}

void TrainingSession::watchClassifier(const Classifier& classifier)
{
    const ClassifierWatch::Report report = m_tables->watch.look(classifier, m_plan.classifier.classWeight);
    ++m_progress.withoutGain;
    if (!m_progress.bestClassifier || report.loss < m_progress.bestLoss) {
        m_progress.bestClassifier = classifier;
        m_progress.bestLoss = report.loss;
        m_progress.withoutGain = 0;
    }
}

// A classifier that goes on over the same patients learns them by heart, and the selector learns to trust what does
// not hold for others.
void TrainingSession::settleClassifier(Learned& learned)
{
    watchClassifier(learned.classifier);
    const auto patience = static_cast<std::uint64_t>(m_plan.classifier.patience);
    if (patience == 0 || m_progress.withoutGain < patience)
        return;
    learned.classifier = *m_progress.bestClassifier;
    m_progress.bestClassifier.reset();
    m_progress.classifierDone = true;
}

bool TrainingSession::trainLoops()
{
    const auto loops = static_cast<std::uint64_t>(m_plan.loop.outerLoops);
    if (m_startPolicy && !m_progress.best && m_progress.pieces == 0) {
        watch(*m_progress.now); // the old policy stays unless it is beaten on the new patients
        m_reporter->tell(TrainingPhase::Selector, 0.0);
    }
    while (m_progress.pieces < loops) {
        Learned learned = *m_progress.now;
        if (!runLoop(learned))
            return false;
        if (!m_progress.classifierDone)
            settleClassifier(learned);
        const bool last = m_progress.pieces + 1 == loops;
        if (last || (m_progress.pieces + 1) % static_cast<std::uint64_t>(m_plan.loop.evaluateEvery) == 0)
            watch(learned);
        m_progress.now = std::move(learned);
        ++m_progress.pieces;
        m_reporter->tell(TrainingPhase::Selector, double(m_progress.pieces) / double(loops));
        saveCheckpointIfDue();
    }
    return true;
}

double TrainingSession::rate(const Learned& learned) const
{
    const double share =
        std::min(1.0, double(learned.steps) / double(std::max<std::uint64_t>(1, plannedSteps(m_plan))));
    return m_plan.ppo.rate * learned.rateFactor * (1.0 - (1.0 - m_plan.ppo.rateAtEnd) * share);
}

bool TrainingSession::runLoop(Learned& learned)
{
    std::vector<PatientState> visited;
    if (!selectPanels(learned, visited))
        return false;
    if (!m_progress.classifierDone)
        trainOnVisited(learned, visited);
    return true;
}

bool TrainingSession::selectPanels(Learned& learned, std::vector<PatientState>& visited)
{
    const std::uint64_t loop = m_progress.pieces;
    m_tables->policy.setClassifier(learned.classifier);
    Environment environment(m_data->policy.rows, m_data->policy.diseased, m_data->rules,
                            {.shape = m_plan.shape,
                             .rewardScale = 1.0 / std::max(1.0, m_plan.shape.lambda),
                             .forbidUnrecorded = m_plan.forbidUnrecorded},
                            static_cast<std::size_t>(m_plan.ppo.environments),
                            RandomStream(m_plan.seed, numbered("patients of loop", loop)));
    SelectorTraining training(m_plan.ppo, environment, m_tables->policy, learned.selector);
    RandomStream stream(m_plan.seed, numbered("actions of loop", loop));
    const auto wanted = static_cast<std::uint64_t>(m_plan.loop.stepsPerLoop);
    const double loops = m_plan.loop.outerLoops;
    for (std::uint64_t steps = 0; steps < wanted; steps += training.stepsPerUpdate()) {
        if (!m_reporter->goOn()) {
            m_reporter->forgetPoints();
            return false;
        }
        const PpoReport report = training.update(rate(learned), stream, m_timing);
        learned.steps += training.stepsPerUpdate();
        if (report.diverged) {
            m_reporter->notice(TrainingNotice::SelectorDiverged);
            learned.rateFactor *= 0.5;
            continue;
        }
        m_reporter->point(Curve::PolicyLoss, x(learned), report.policyLoss);
        m_reporter->point(Curve::ValueLoss, x(learned), report.valueLoss);
        m_reporter->point(Curve::Entropy, x(learned), report.entropy);
        m_reporter->point(Curve::KlDivergence, x(learned), report.klDivergence);
        m_reporter->point(Curve::ClipFraction, x(learned), report.clipFraction);
        if (!m_progress.classifierDone)
            std::ranges::copy(training.visited(), std::back_inserter(visited));
        m_reporter->tellShare(TrainingPhase::Selector, (double(loop) + double(steps) / double(wanted)) / loops);
    }
    return true;
}

void TrainingSession::trainOnVisited(Learned& learned, std::span<const PatientState> visited)
{
    const Stopwatch watch(m_timing.classifierSeconds);
    const auto epochs = static_cast<std::uint64_t>(m_plan.classifier.epochsPerLoop);
    double loss = 0.0;
    for (std::uint64_t epoch = 0; epoch < epochs; ++epoch) {
        RandomStream stream(m_plan.seed, numbered("classifier in loop", m_progress.pieces * epochs + epoch));
        loss = trainOnStates(learned.classifier, m_tables->policy, visited, m_data->policy.diseased,
                             m_plan.classifier.rate, stream);
    }
    if (epochs > 0 && std::isfinite(loss))
        m_reporter->point(Curve::ClassifierLoss, x(learned), loss);
}

} // namespace core
