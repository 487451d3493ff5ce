// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/standardizer_store_p.h"
#include "core/plan/plan_fields.h"
#include "core/smddpo/training_session_p.h"

#include <array>

// The part of a session that writes down where it stands and finds its way back there.
namespace core {
namespace {

constexpr std::uint64_t kVersion = 1;
constexpr std::size_t kTimingNumbers = 9;

Error damaged(const char* part)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = part};
}

std::array<double, kTimingNumbers> numbersOf(const TrainingTiming& timing)
{
    return {timing.encoderSeconds,  timing.stateTableSeconds,        timing.classifierSeconds,
            timing.selectorSeconds, timing.evaluationSeconds,        timing.totalSeconds,
            timing.rolloutSeconds,  double(timing.environmentSteps), double(timing.sampleEpochs)};
}

TrainingTiming timingOf(std::span<const double> numbers)
{
    return {.encoderSeconds = numbers[0],
            .stateTableSeconds = numbers[1],
            .classifierSeconds = numbers[2],
            .selectorSeconds = numbers[3],
            .evaluationSeconds = numbers[4],
            .totalSeconds = numbers[5],
            .rolloutSeconds = numbers[6],
            .environmentSteps = static_cast<std::uint64_t>(numbers[7]),
            .sampleEpochs = static_cast<std::uint64_t>(numbers[8])};
}

} // namespace

TensorBundle TrainingSession::checkpoint() const
{
    TensorBundle bundle;
    bundle.addNumber("version", kVersion);
    bundle.addText("plan", writePlan(m_plan));
    bundle.addText("data", dataKey(m_cohort, m_split));
    bundle.addNumber("stage", static_cast<std::uint64_t>(m_progress.stage));
    bundle.addNumber("pieces", m_progress.pieces);
    bundle.addNumber("steps_before", m_stepsBefore);
    bundle.addNumber("continues", std::uint64_t{m_startPolicy ? 1U : 0U});
    TrainingTiming timing = m_progress.timing;
    timing.totalSeconds = m_reporter->seconds();
    const std::array<double, kTimingNumbers> numbers = numbersOf(timing);
    bundle.add(
        {.name = "timing", .shape = {numbers.size()}, .values = std::vector<double>(numbers.begin(), numbers.end())});
    saveStandardizer(bundle, m_standardizer);
    std::uint64_t bits = 0; // a bit for each notice
    for (const TrainingNotice notice : m_reporter->allNotices())
        bits |= std::uint64_t{1} << static_cast<unsigned>(notice);
    bundle.addNumber("notices", bits);
    if (m_progress.encoder)
        m_progress.encoder->save(bundle, "encoder/");
    else if (m_progress.encoderFit)
        m_progress.encoderFit->save(bundle, "encoder_fit/");
    if (m_progress.trees)
        m_progress.trees->save(bundle, "trees/");
    if (m_progress.now)
        m_progress.now->save(bundle, "now/");
    if (m_progress.best)
        m_progress.best->save(bundle, "best/");
    if (m_progress.classifier.best) {
        m_progress.classifier.best->save(bundle, "best_classifier/");
        bundle.addNumber("best_loss", m_progress.classifier.bestLoss);
    }
    bundle.addNumber("without_gain", m_progress.classifier.withoutGain);
    bundle.addNumber("classifier_done", std::uint64_t{m_progress.classifier.done ? 1U : 0U});
    return bundle;
}

void TrainingSession::saveCheckpoint()
{
    if (!m_hooks.saveCheckpoint)
        return;
    m_hooks.saveCheckpoint(checkpoint());
    m_reporter->checkpointSaved();
}

void TrainingSession::saveCheckpointIfDue()
{
    if (m_reporter->checkpointDue())
        saveCheckpoint();
}

Status TrainingSession::beginAt(const NetworkPolicyPtr& policy)
{
    // The networks' inputs are features by position, so the new patients must have just these.
    const PolicyFeatures here = featuresOf(m_cohort);
    const PolicyFeatures& there = policy->features();
    for (std::size_t i = 0; i < std::max(here.names.size(), there.names.size()); ++i)
        if (i >= here.names.size() || i >= there.names.size() || here.names[i] != there.names[i])
            return Error{.code = ErrorCode::PolicyDoesNotFit,
                         .subject = i < there.names.size() ? there.names[i] : here.names[i]};
    if (const Status fits = policy->fits(m_cohort); !fits)
        return fits;
    m_standardizer = policy->parts().standardizer;
    m_stepsBefore = policy->parts().trainedSteps;
    return Done{};
}

Status TrainingSession::restore(const TensorBundle& checkpoint)
{
    const Result<std::uint64_t> version = checkpoint.integer("version");
    if (!version || *version != kVersion)
        return damaged("checkpoint/version");
    const Result<std::string> plan = checkpoint.text("plan");
    const Result<std::string> data = checkpoint.text("data");
    // Compared as plans: one written before a setting was known has its default.
    if (const Result<TrainingPlan> before = plan ? parsePlan(*plan) : plan.error(); !before || *before != m_plan)
        return Error{.code = ErrorCode::RunNotResumable, .subject = "plan"};
    if (!data || *data != dataKey(m_cohort, m_split))
        return Error{.code = ErrorCode::RunNotResumable, .subject = "data"};
    const Result<std::uint64_t> continues = checkpoint.integer("continues");
    if (!continues || (*continues != 0) != (m_startPolicy != nullptr))
        return Error{.code = ErrorCode::RunNotResumable, .subject = "policy"};
    const Result<Standardizer> standardizer = loadStandardizer(checkpoint, m_cohort.featureCount());
    if (!standardizer)
        return standardizer.error();
    m_standardizer = *standardizer;
    m_data = std::make_unique<TrainingData>(m_cohort, m_split, m_standardizer, m_plan);
    if (const Status restored = restoreCounters(checkpoint); !restored)
        return restored;
    return restoreModels(checkpoint);
}

Status TrainingSession::restoreCounters(const TensorBundle& checkpoint)
{
    const Result<std::uint64_t> stage = checkpoint.integer("stage");
    const Result<std::uint64_t> pieces = checkpoint.integer("pieces");
    const Result<std::uint64_t> stepsBefore = checkpoint.integer("steps_before");
    const Result<std::uint64_t> withoutGain = checkpoint.integer("without_gain");
    const Result<std::uint64_t> classifierDone = checkpoint.integer("classifier_done");
    const Result<std::uint64_t> notices = checkpoint.integer("notices");
    const std::array<std::uint64_t, 1> shape{kTimingNumbers};
    const Result<std::span<const double>> timing = checkpoint.doubles("timing", shape);
    if (!stage || *stage > static_cast<std::uint64_t>(Stage::Loops) || !pieces || !stepsBefore || !withoutGain ||
        !classifierDone || !notices || !timing)
        return damaged("checkpoint/counters");
    m_progress.stage = static_cast<Stage>(*stage);
    m_progress.pieces = *pieces;
    m_progress.classifier.withoutGain = *withoutGain;
    m_progress.classifier.done = *classifierDone != 0;
    m_stepsBefore = *stepsBefore;
    m_timing = timingOf(*timing);
    m_progress.timing = m_timing;
    for (unsigned bit = 0; bit < 64; ++bit)
        if (*notices >> bit & 1U)
            m_noticesBefore.push_back(static_cast<TrainingNotice>(bit));
    return Done{};
}

Status TrainingSession::restoreModels(const TensorBundle& checkpoint)
{
    if (m_progress.stage == Stage::Encoder) {
        Result<std::unique_ptr<EncoderFit>> fit = beginEncoderFit(
            m_plan.encoder, m_data->encoder, m_plan.seed, m_startPolicy ? m_startPolicy->parts().encoder : nullptr);
        if (!fit)
            return fit.error();
        m_progress.encoderFit = std::move(*fit);
        return m_progress.encoderFit->restore(checkpoint, "encoder_fit/");
    }
    const Result<StateEncoderPtr> encoder = loadStateEncoder(checkpoint, "encoder/");
    if (!encoder)
        return encoder.error();
    m_progress.encoder = *encoder;
    if (checkpoint.contains("trees/count")) { // not yet where it was stopped while they learned
        const Result<SetTreesPtr> trees = SetTrees::load(checkpoint, "trees/", m_cohort.featureCount());
        if (!trees)
            return trees.error();
        m_progress.trees = *trees;
    }
    if (checkpoint.contains("now/steps")) {
        Result<ActorAndClassifier> now = ActorAndClassifier::load(m_plan, checkpoint, "now/");
        if (!now)
            return now.error();
        m_progress.now = std::move(*now);
    }
    if (checkpoint.contains("best/steps")) {
        Result<ActorAndClassifier> best = ActorAndClassifier::load(m_plan, checkpoint, "best/");
        if (!best)
            return best.error();
        m_progress.best = std::move(*best);
    }
    if (checkpoint.contains("best_loss")) {
        Result<Classifier> classifier = Classifier::load(m_plan.classifier, checkpoint, "best_classifier/");
        const Result<double> loss = checkpoint.number("best_loss");
        if (!classifier || !loss)
            return damaged("checkpoint/best_classifier");
        m_progress.classifier.best = std::move(*classifier);
        m_progress.classifier.bestLoss = *loss;
    }
    if (m_progress.stage == Stage::Loops && !m_progress.now)
        return damaged("checkpoint/now");
    return Done{};
}

} // namespace core
