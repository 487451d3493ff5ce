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
    policy.keepAtMost(tableLimit(plan) / 4 * 3);
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
    bool done = *encoded && fillTables();
    if (done) {
        const Result<bool> classified = trainClassifier();
        if (!classified)
            return classified.error();
        done = *classified && trainLoops();
    }
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
        {
            const Stopwatch watch(m_timing.encoderSeconds);
            fit.advance();
        }
        m_progress.timing = m_timing;
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
    m_tables = std::make_unique<Tables>(*m_data, m_progress.encoder, m_plan);
    while (!m_tables->watch.prepared()) {
        if (!m_reporter->goOn())
            return false;
        const Stopwatch watch(m_timing.stateTableSeconds);
        m_tables->watch.prepareSome();
    }
    if (!fillsWholeTable(m_plan, *m_data)) {
        if (StateTable::bytesForAll(m_data->policy.rows.count(), m_data->rules) > tableLimit(m_plan))
            m_reporter->notice(TrainingNotice::StateTableTooLarge);
        return true;
    }
    m_tables->policy.beginFilling();
    while (!m_tables->policy.filled()) {
        if (!m_reporter->goOn())
            return false;
        const Stopwatch watch(m_timing.stateTableSeconds);
        m_tables->policy.fillSome();
        m_reporter->tell(TrainingPhase::StateTable, m_tables->policy.filledShare());
        saveCheckpointIfDue();
    }
    return true;
}

Result<Learned> TrainingSession::freshlyLearned() const
{
    if (!m_startPolicy) {
        const std::size_t features = m_cohort.featureCount();
        const std::size_t actions = ActionCodec(m_data->rules.panelCount()).actionCount();
        return Learned{Classifier(m_plan.classifier, features, m_plan.seed),
                       PanelSelector(m_plan.ppo, 2 * features + 2, actions, m_plan.seed)};
    }
    // The weights of before, to be trained as the plan of now says.
    TensorBundle weights;
    Learned{m_startPolicy->parts().classifier, m_startPolicy->parts().selector}.save(weights, "");
    return Learned::load(m_plan, weights, "");
}

Result<bool> TrainingSession::trainClassifier()
{
    if (m_progress.stage == Stage::Loops)
        return true;
    const bool alone = m_plan.method == TrainingMethod::Pretrained;
    if (!m_progress.now) {
        Result<Learned> fresh = freshlyLearned();
        if (!fresh)
            return fresh.error();
        m_progress.now = std::move(*fresh);
        if (alone && m_startPolicy)
            watchClassifier(m_progress.now->classifier, m_progress.classifier); // what was learned may be the best
    }
    while (alone && m_progress.pieces < static_cast<std::uint64_t>(m_plan.classifier.pretrainingEpochs))
        if (!trainEpoch())
            return false;
    if (m_progress.classifier.best)
        m_progress.now->classifier = *m_progress.classifier.best;
    m_progress.classifier = {.best = {}, .done = alone};
    m_progress.pieces = 0;
    m_progress.stage = Stage::Loops;
    return true;
}

bool TrainingSession::trainEpoch()
{
    RandomStream stream(m_plan.seed, numbered("classifier epoch", m_progress.pieces));
    const std::vector<PatientState> states =
        randomStates(m_data->policy.rows.count(), m_data->rules.panelCount(), stream);
    const std::optional<ClassifierLessons> lessons =
        lessonsOf(m_tables->policy, states, m_data->policy.diseased, [this] { return m_reporter->goOn(); });
    if (!lessons)
        return false;
    {
        const Stopwatch watch(m_timing.classifierSeconds);
        const double loss = learnLessons(m_progress.now->classifier, *lessons, stream);
        if (std::isfinite(loss))
            m_reporter->point(Curve::ClassifierLoss, m_stepsBefore, loss);
        watchClassifier(m_progress.now->classifier, m_progress.classifier);
    }
    ++m_progress.pieces;
    m_progress.timing = m_timing;
    m_reporter->tell(TrainingPhase::Classifier, double(m_progress.pieces) / m_plan.classifier.pretrainingEpochs);
    saveCheckpointIfDue();
    return true;
}

double TrainingSession::learnLessons(Classifier& classifier, const ClassifierLessons& lessons, RandomStream& stream)
{
    if (lessons.oneClass())
        m_reporter->notice(TrainingNotice::ClassifierSawOneClass);
    const double loss =
        classifier.trainEpoch({.rows = lessons.rows, .diseased = lessons.diseased}, m_plan.classifier.rate, stream);
    if (!std::isfinite(loss))
        m_reporter->notice(TrainingNotice::ClassifierDiverged);
    return loss;
}

void TrainingSession::watchClassifier(const Classifier& classifier, ClassifierProgress& progress)
{
    const ClassifierWatch::Report report = m_tables->watch.look(classifier, m_plan.classifier.classWeight);
    ++progress.withoutGain;
    if (!progress.best || report.loss < progress.bestLoss) {
        progress.best = classifier;
        progress.bestLoss = report.loss;
        progress.withoutGain = 0;
    }
}

// A classifier that goes on over the same patients learns them by heart, and the selector learns to trust what does
// not hold for others.
void TrainingSession::settleClassifier(Learned& learned, ClassifierProgress& progress)
{
    if (progress.done)
        return;
    watchClassifier(learned.classifier, progress);
    const auto patience = static_cast<std::uint64_t>(m_plan.classifier.patience);
    if (patience == 0 || progress.withoutGain < patience)
        return;
    learned.classifier = *progress.best;
    progress.best.reset();
    progress.done = true;
}

bool TrainingSession::trainLoops()
{
    const auto loops = static_cast<std::uint64_t>(m_plan.loop.outerLoops);
    if (m_startPolicy && !m_progress.best && m_progress.pieces == 0 && !watch(*m_progress.now))
        return false;
    while (m_progress.pieces < loops) {
        if (!runLoop())
            return false;
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

// A loop counts when all of it is done: stopped in the middle, it leaves no trace and is repeated on resumption.
bool TrainingSession::runLoop()
{
    Learned learned = *m_progress.now;
    ClassifierProgress classifier = m_progress.classifier;
    std::vector<PatientState> visited;
    std::vector<CurvePoint> points;
    if (!selectPanels(learned, visited, points) || !trainOnVisited(learned, visited, points))
        return false;
    settleClassifier(learned, classifier);
    const std::uint64_t done = m_progress.pieces + 1;
    const bool last = done == static_cast<std::uint64_t>(m_plan.loop.outerLoops);
    if ((last || done % static_cast<std::uint64_t>(m_plan.loop.evaluateEvery) == 0) && !watch(learned))
        return false;
    m_progress.now = std::move(learned);
    m_progress.classifier = std::move(classifier);
    m_progress.pieces = done;
    m_progress.timing = m_timing;
    m_reporter->points(std::move(points));
    return true;
}

bool TrainingSession::selectPanels(Learned& learned, std::vector<PatientState>& visited,
                                   std::vector<CurvePoint>& points)
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
        if (!m_reporter->goOn())
            return false;
        const PpoReport report = training.update(rate(learned), stream, m_timing);
        learned.steps += training.stepsPerUpdate();
        if (report.diverged) {
            m_reporter->notice(TrainingNotice::SelectorDiverged);
            learned.rateFactor *= 0.5;
            continue;
        }
        for (const auto& [curve, value] :
             {std::pair{Curve::PolicyLoss, report.policyLoss}, std::pair{Curve::ValueLoss, report.valueLoss},
              std::pair{Curve::Entropy, report.entropy}, std::pair{Curve::KlDivergence, report.klDivergence},
              std::pair{Curve::ClipFraction, report.clipFraction}})
            points.push_back({.curve = curve, .panel = 0, .x = x(learned), .value = value});
        if (!m_progress.classifier.done)
            std::ranges::copy(training.visited(), std::back_inserter(visited));
        m_reporter->tell(TrainingPhase::Selector, (double(loop) + double(steps) / double(wanted)) / loops);
    }
    return true;
}

bool TrainingSession::trainOnVisited(Learned& learned, std::span<const PatientState> visited,
                                     std::vector<CurvePoint>& points)
{
    if (m_progress.classifier.done)
        return true;
    const auto goOn = [this] { return m_reporter->goOn(); };
    const auto epochs = static_cast<std::uint64_t>(m_plan.classifier.epochsPerLoop);
    const std::optional<ClassifierLessons> lessons =
        lessonsOf(m_tables->policy, visited, m_data->policy.diseased, goOn);
    if (!lessons)
        return false;
    for (std::uint64_t epoch = 0; epoch < epochs; ++epoch) {
        if (!goOn())
            return false;
        const Stopwatch watch(m_timing.classifierSeconds);
        RandomStream stream(m_plan.seed, numbered("classifier in loop", m_progress.pieces * epochs + epoch));
        const double loss = learnLessons(learned.classifier, *lessons, stream);
        if (epoch + 1 == epochs && std::isfinite(loss))
            points.push_back({.curve = Curve::ClassifierLoss, .panel = 0, .x = x(learned), .value = loss});
    }
    return true;
}

} // namespace core
