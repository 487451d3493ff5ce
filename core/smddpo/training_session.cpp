// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smddpo/training_session_p.h"

#include "core/smddpo/stopwatch_p.h"
#include "core/smddpo/training_scale_p.h"

#include <algorithm>
#include <cmath>

namespace core {
TrainingSession::Tables::Tables(const TrainingData& data, const StateModels& models, const TrainingPlan& plan)
    : policy(data.policy.rows, data.rules, models, data.policy.treeFolds),
      sample(data.policySample.rows, data.rules, models, data.policySample.treeFolds),
      validation(data.policyValidation.rows, data.rules, models),
      watch(data.classifierJudges(), data.rules, models, plan.seed)
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
    bool done = *encoded && fitTrees() && fillTables();
    if (done) {
        const Result<bool> classified = trainClassifier();
        if (!classified)
            return classified.error();
        done = *classified && trainLoops();
    }
    if (!done || m_hooks.checkpointAtEnd)
        saveCheckpoint();
    return finish(done ? RunEnd::Finished : RunEnd::Cancelled);
}

Status TrainingSession::begin(const TrainingStart& start)
{
    if (m_cohort.catalog().panelCount() > PanelMask::kMostPanels)
        return Error{.code = ErrorCode::PanelsTooMany,
                     .expected = PanelMask::kMostPanels,
                     .found = m_cohort.catalog().panelCount()};
    if (const Status possible = m_cohort.catalog().canMinimise(m_plan.shape.aim); !possible)
        return possible.error();
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
        m_standardizer = fitStandardizer(m_cohort, m_split, m_plan.logSkewed);
    }
    m_reporter.emplace(m_hooks, m_stop, secondsBefore);
    m_reporter->setEarlierNotices(m_noticesBefore);
    if (!m_data)
        m_data = std::make_unique<TrainingData>(m_cohort, m_split, m_standardizer, m_plan);
    m_reporter->expect(estimatesOf(m_plan, *m_data, fillsWholeTable(m_plan, *m_data, plannedSteps(m_plan))));
    if (start.checkpoint && !m_hooks.gathered)
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
        m_reporter->report(TrainingPhase::Encoder,
                           double(fit.done()) / double(std::max<std::uint64_t>(1, fit.total())));
        saveCheckpointIfDue();
    }
    m_reporter->points(fit.takePoints());
    m_reporter->notices(fit.takeNotices());
    m_progress.encoder = fit.best();
    m_progress.encoderFit.reset();
    m_progress.stage = Stage::Classifier;
    return true;
}

bool TrainingSession::fitTrees()
{
    if (!m_plan.classifier.trees || m_progress.trees)
        return true;
    const PatientGroup& group = m_data->policy;
    {
        const Stopwatch watch(m_timing.classifierSeconds);
        SerialExecutor alone;
        m_progress.trees = SetTrees::fit(
            m_data->rules, {.rows = group.rows.values(), .diseased = group.diseased, .folds = group.treeFolds},
            m_plan.seed, alone,
            [this](double share) {
                m_reporter->report(TrainingPhase::StateTable, 0.5 * share);
                return m_reporter->goOn();
            },
            m_startPolicy ? m_startPolicy->parts().trees.get() : nullptr);
    }
    m_progress.timing = m_timing;
    return m_progress.trees != nullptr;
}

bool TrainingSession::fillTables()
{
    m_tables = std::make_unique<Tables>(*m_data, StateModels(m_progress.encoder, m_progress.trees), m_plan);
    while (!m_tables->watch.prepared()) {
        if (!m_reporter->goOn())
            return false;
        const Stopwatch watch(m_timing.stateTableSeconds);
        m_tables->watch.prepareSome();
    }
    if (!fillsWholeTable(m_plan, *m_data, plannedSteps(m_plan))) {
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
        const double share = m_tables->policy.filledShare();
        m_reporter->report(TrainingPhase::StateTable, m_progress.trees ? 0.5 + 0.5 * share : share);
        saveCheckpointIfDue();
    }
    return true;
}

Result<ActorAndClassifier> TrainingSession::freshlyLearned() const
{
    if (!m_startPolicy) {
        const std::size_t features = m_cohort.featureCount();
        const std::size_t actions = ActionCodec(m_data->rules.panelCount()).actionCount();
        return ActorAndClassifier{
            Classifier(m_plan.classifier, features, m_plan.seed,
                       {.rows = m_data->policy.rows.values(), .diseased = m_data->policy.diseased}),
            PanelSelector(m_plan.ppo, 2 * features + 2, actions, m_plan.seed)};
    }
    // The weights of before, to be trained as the plan of now says.
    TensorBundle weights;
    ActorAndClassifier{m_startPolicy->parts().classifier, m_startPolicy->parts().selector}.save(weights, "");
    return ActorAndClassifier::load(m_plan, weights, "");
}

Result<bool> TrainingSession::trainClassifier()
{
    if (m_progress.stage == Stage::Loops)
        return true;
    const bool alone = m_plan.method == TrainingMethod::Pretrained;
    const bool before = alone || m_plan.classifier.warmStart;
    if (!m_progress.now) {
        Result<ActorAndClassifier> fresh = freshlyLearned();
        if (!fresh)
            return fresh.error();
        m_progress.now = std::move(*fresh);
        if (before && m_startPolicy)
            m_progress.classifier.look(m_progress.now->classifier, m_tables->watch,
                                       m_plan.classifier); // what was learned may be the best
    }
    while (before && m_progress.pieces < static_cast<std::uint64_t>(m_plan.classifier.pretrainingEpochs))
        if (!trainEpoch())
            return false;
    if (m_progress.classifier.best)
        m_progress.now->classifier = *m_progress.classifier.best;
    if (alone || !before)
        m_progress.classifier = {.best = {}, .done = alone};
    m_progress.classifier.withoutGain = 0;
    m_progress.pieces = 0;
    m_progress.stage = Stage::Loops;
    return true;
}

bool TrainingSession::trainEpoch()
{
    {
        const Stopwatch watch(m_timing.classifierSeconds);
        const std::optional<ClassifierPass> pass =
            pretrainingPass(m_progress.now->classifier, m_tables->policy, m_data->policy, m_plan,
                            m_data->rules.panelCount(), m_progress.pieces, [this] { return m_reporter->goOn(); });
        if (!pass)
            return false;
        reportUpdate(*pass);
        if (!pass->diverged())
            m_reporter->point(Curve::ClassifierLoss, m_stepsBefore, pass->loss);
        m_progress.classifier.look(m_progress.now->classifier, m_tables->watch, m_plan.classifier);
    }
    ++m_progress.pieces;
    m_progress.timing = m_timing;
    m_reporter->report(TrainingPhase::Classifier, double(m_progress.pieces) / m_plan.classifier.pretrainingEpochs);
    saveCheckpointIfDue();
    return true;
}

void TrainingSession::reportUpdate(const ClassifierPass& pass)
{
    if (pass.oneClass)
        m_reporter->notice(TrainingNotice::ClassifierSawOneClass);
    if (pass.diverged())
        m_reporter->notice(TrainingNotice::ClassifierDiverged);
}

bool TrainingSession::trainLoops()
{
    const auto loops = static_cast<std::uint64_t>(m_plan.loop.outerLoops);
    if (m_startPolicy && !m_progress.best && m_progress.pieces == 0 && !watch(*m_progress.now))
        return false;
    while (m_progress.pieces < loops) {
        if (!runLoop())
            return false;
        m_reporter->report(TrainingPhase::Selector, double(m_progress.pieces) / double(loops));
        saveCheckpointIfDue();
    }
    return true;
}

// A loop counts when all of it is done: stopped in the middle, it leaves no trace and is repeated on resumption.
bool TrainingSession::runLoop()
{
    ActorAndClassifier learned = *m_progress.now;
    ClassifierProgress classifier = m_progress.classifier;
    std::vector<CurvePoint> points;
    if (!improve(learned, points))
        return false;
    classifier.settle(learned.classifier, m_tables->watch, m_plan.classifier);
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

bool TrainingSession::improve(ActorAndClassifier& learned, std::vector<CurvePoint>& points)
{
    const std::uint64_t loop = m_progress.pieces;
    m_tables->policy.setClassifier(learned.classifier, m_data->policy.folds);
    PolicyLoops loops(m_plan, m_data->policy, m_data->rules, m_tables->policy, [this] { return m_reporter->goOn(); });
    const bool selected = loops.selectPanels(learned, loop, m_timing, [&](const PpoReport& report, double share) {
        reportUpdate(report, share, x(learned), points);
    });
    if (!selected || m_progress.classifier.done)
        return selected;
    return loops.trainOnVisited(learned, loop, m_timing, [&](const ClassifierPass& pass, bool last) {
        reportUpdate(pass);
        if (last && !pass.diverged())
            points.push_back({.curve = Curve::ClassifierLoss, .panel = 0, .x = x(learned), .value = pass.loss});
    });
}

void TrainingSession::reportUpdate(const PpoReport& report, double share, std::uint64_t x,
                                   std::vector<CurvePoint>& points)
{
    if (report.diverged) {
        m_reporter->notice(TrainingNotice::SelectorDiverged);
        return;
    }
    for (const auto& [curve, value] :
         {std::pair{Curve::PolicyLoss, report.policyLoss}, std::pair{Curve::ValueLoss, report.valueLoss},
          std::pair{Curve::Entropy, report.entropy}, std::pair{Curve::KlDivergence, report.klDivergence},
          std::pair{Curve::ClipFraction, report.clipFraction}})
        points.push_back({.curve = curve, .panel = 0, .x = x, .value = value});
    m_reporter->report(TrainingPhase::Selector, (double(m_progress.pieces) + share) / m_plan.loop.outerLoops);
}

} // namespace core
