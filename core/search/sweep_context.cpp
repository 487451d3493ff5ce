// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sweep_context_p.h"

#include "core/environment/standardizer_store_p.h"
#include "core/policy/policy_features_p.h"
#include "core/smddpo/training_scale_p.h"

#include <algorithm>

namespace core {
namespace {

constexpr const char* kEncoderPart = "encoder"; // saved while the classifier is not ready yet
constexpr std::size_t kFewPositives = 50;
constexpr double kTestSeconds = 0.1; // of one policy's final evaluation

TrainingPlan trainingPlanOf(const FrontPlan& plan)
{
    TrainingPlan training = plan.sweep.training;
    training.method = plan.method == FrontMethod::SweepEndToEnd ? TrainingMethod::EndToEnd : TrainingMethod::Pretrained;
    training.seed = plan.seed;
    training.shape.aim = plan.minimise;
    training.forbidUnrecorded = plan.forbidUnrecorded;
    return training;
}

std::size_t policiesOf(const SweepPlan& plan)
{
    return plan.grid == SweepGrid::Paper ? paperGrid(1.0).size() : static_cast<std::size_t>(plan.policies);
}

// An end-to-end policy brings a classifier of its own under the usual name.
const char* classifierPrefix(TrainingMethod method)
{
    return method == TrainingMethod::EndToEnd ? "sweep/classifier/" : "classifier/";
}

// How many whole trainings they amount to.
double trainingsOf(const SweepPlan& plan)
{
    const std::size_t policies = policiesOf(plan);
    if (plan.grid == SweepGrid::Paper || !plan.warmStart || policies <= kSweepRound)
        return double(policies);
    return double(kSweepRound) + 0.5 * double(policies - kSweepRound);
}

} // namespace

SweepContext::SweepContext(const FrontWork& work)
    : m_work(work),
      m_plan(trainingPlanOf(work.plan)),
      m_standardizer(fitStandardizer(work.cohort, work.split, m_plan.logSkewed)),
      m_data(work.cohort, work.split, m_standardizer, m_plan),
      m_validation(work.cohort, m_standardizer, work.split.validationPatients())
{
    const std::uint64_t ofValidation = StateTable::bytesForAll(m_validation.rows.count(), m_data.rules);
    m_wholeValidation = ofValidation <= tableLimit(m_plan) / 4;
    m_wholePolicy =
        m_wholeValidation &&
        StateTable::bytesForAll(m_data.policy.rows.count(), m_data.rules) <= tableLimit(m_plan) - ofValidation &&
        fillsWholeTable(m_plan, m_data, policiesOf(work.plan.sweep) * plannedSteps(m_plan));
}

TrainingPlan SweepContext::planFor(const RewardShape& shape, bool warmStart) const
{
    TrainingPlan plan = m_plan;
    plan.shape = shape;
    if (warmStart)
        plan.loop.outerLoops = (plan.loop.outerLoops + 1) / 2;
    return plan;
}

void SweepContext::expect() const
{
    const PhaseEstimates estimates = estimatesOf(m_plan, m_data, m_wholePolicy);
    const auto hands = static_cast<double>(m_work.executor.size());
    const SweepPlan& sweep = m_work.plan.sweep;
    const bool prepared = m_classifier.has_value();
    m_work.reporter.expect({{FrontPhase::Encoder, m_encoder ? 0.0 : estimates.encoder},
                            {FrontPhase::StateTable, m_wholePolicy ? estimates.stateTable / hands : 0.0},
                            {FrontPhase::Classifier, prepared ? 0.0 : estimates.classifier},
                            {FrontPhase::Policies, trainingsOf(sweep) * estimates.selector / hands},
                            {FrontPhase::FinalEvaluation, double(policiesOf(sweep)) * kTestSeconds}});
}

Result<bool> SweepContext::prepare()
{
    if (const Status restored = restore(); !restored)
        return restored.error();
    expect();
    if (std::ranges::count(m_data.policy.diseased, 1) < static_cast<std::ptrdiff_t>(kFewPositives))
        m_work.reporter.notice(FrontNotice::FewPositives);
    if (const Result<bool> fitted = fitEncoder(); !fitted || !*fitted)
        return fitted;
    if (!fitTrees() || !fillTables() || !pretrain())
        return false;
    return (!m_wholePolicy || judge(*m_policyStates, m_data.policy)) &&
           (!m_wholeValidation || judge(*m_validationStates, m_validation));
}

TensorBundle SweepContext::begunBundle() const
{
    TensorBundle bundle;
    bundle.addText("sweep/plan", writeFrontPlan(m_work.plan));
    bundle.addText("sweep/data", dataKey(m_work.cohort, m_work.split));
    m_encoder->save(bundle, "encoder/");
    if (m_trees)
        m_trees->save(bundle, "trees/");
    return bundle;
}

TensorBundle SweepContext::shared(TrainingMethod method) const
{
    TensorBundle bundle = begunBundle();
    bundle.addText("features", writePolicyFeatures(featuresOf(m_work.cohort)));
    saveStandardizer(bundle, m_standardizer);
    m_classifier->save(bundle, classifierPrefix(method));
    return bundle;
}

Status SweepContext::restore()
{
    const auto& parts = m_work.remains.parts;
    const auto shared = parts.find(kSharedPart);
    const auto part = shared != parts.end() ? shared : parts.find(kEncoderPart);
    if (part == parts.end())
        return m_work.remains.policies.empty()
                   ? Status(Done{})
                   : Status(Error{.code = ErrorCode::RunNotResumable, .subject = kSharedPart});
    const TensorBundle& bundle = part->second;
    // Compared as plans: one written before a setting was known has its default.
    const Result<std::string> plan = bundle.text("sweep/plan");
    if (const Result<FrontPlan> before = plan ? parseFrontPlan(*plan) : plan.error(); !before || *before != m_work.plan)
        return Error{.code = ErrorCode::RunNotResumable, .subject = "plan"};
    if (const Result<std::string> data = bundle.text("sweep/data");
        !data || *data != dataKey(m_work.cohort, m_work.split))
        return Error{.code = ErrorCode::RunNotResumable, .subject = "data"};
    const Result<StateEncoderPtr> encoder = loadStateEncoder(bundle, "encoder/");
    if (!encoder)
        return encoder.error();
    m_encoder = *encoder;
    if (bundle.contains("trees/count")) {
        const Result<SetTreesPtr> trees = SetTrees::load(bundle, "trees/", m_work.cohort.featureCount());
        if (!trees)
            return trees.error();
        m_trees = *trees;
    }
    if (shared == parts.end())
        return Done{};
    Result<Classifier> classifier = Classifier::load(m_plan.classifier, bundle, classifierPrefix(m_plan.method));
    if (!classifier)
        return classifier.error();
    m_classifier = std::move(*classifier);
    return Done{};
}

Result<bool> SweepContext::fitEncoder()
{
    if (m_encoder)
        return true;
    const Result<std::unique_ptr<EncoderFit>> fit = beginEncoderFit(m_plan.encoder, m_data.encoder, m_plan.seed);
    if (!fit)
        return fit.error();
    while (!(*fit)->finished()) {
        if (!m_work.reporter.goOn())
            return false;
        (*fit)->advance();
        m_work.reporter.report(FrontPhase::Encoder, (*fit)->done(), (*fit)->total());
    }
    const std::vector<TrainingNotice> notices = (*fit)->takeNotices();
    if (std::ranges::find(notices, TrainingNotice::EncoderNoBetterThanGaussian) != notices.end())
        m_work.reporter.notice(FrontNotice::EncoderNoBetterThanGaussian);
    m_encoder = (*fit)->best();
    m_work.reporter.part(kEncoderPart, begunBundle());
    return true;
}

bool SweepContext::fitTrees()
{
    if (!m_plan.classifier.trees || m_trees)
        return true;
    const PatientGroup& group = m_data.policy;
    m_trees =
        SetTrees::fit(m_data.rules, {.rows = group.rows.values(), .diseased = group.diseased, .folds = group.treeFolds},
                      m_plan.seed, m_work.executor, [this](double) { return m_work.reporter.goOn(); });
    return m_trees != nullptr;
}

bool SweepContext::fill(std::span<StateTable* const> tables)
{
    std::uint64_t total = 0;
    std::uint64_t before = 0;
    for (StateTable* const table : tables) {
        table->beginFilling();
        total += table->stateCount();
    }
    for (StateTable* const table : tables) {
        while (!table->filled()) {
            if (!m_work.reporter.goOn())
                return false;
            table->fillSome(m_work.executor);
            m_work.reporter.report(FrontPhase::StateTable, before + table->filledCount(), total);
        }
        before += table->stateCount();
    }
    return true;
}

bool SweepContext::fillTables()
{
    m_policyStates = std::make_unique<StateTable>(m_data.policy.rows, m_data.rules, models(), m_data.policy.treeFolds);
    m_validationStates = std::make_unique<StateTable>(m_validation.rows, m_data.rules, models());
    m_policyStates->keepAtMost(tableLimit(m_plan) / 4 * 3);
    if (StateTable::bytesForAll(m_data.policy.rows.count(), m_data.rules) > tableLimit(m_plan))
        m_work.reporter.notice(FrontNotice::StateTableTooLarge);
    std::vector<StateTable*> whole;
    if (m_wholePolicy)
        whole.push_back(m_policyStates.get());
    if (m_wholeValidation)
        whole.push_back(m_validationStates.get());
    return fill(whole);
}

bool SweepContext::pretrain()
{
    if (m_classifier)
        return true;
    const auto goOn = [this] { return m_work.reporter.goOn(); };
    ClassifierWatch watch(m_data.classifierJudges(), m_data.rules, models(), m_plan.seed);
    while (!watch.prepared()) {
        if (!goOn())
            return false;
        watch.prepareSome();
    }
    const auto epochs = static_cast<std::uint64_t>(m_plan.classifier.pretrainingEpochs);
    Classifier classifier(m_plan.classifier, m_work.cohort.featureCount(), m_plan.seed,
                          {.rows = m_data.policy.rows.values(), .diseased = m_data.policy.diseased});
    ClassifierProgress progress;
    for (std::uint64_t epoch = 0; epoch < epochs; ++epoch) {
        if (!pretrainingPass(classifier, *m_policyStates, m_data.policy, m_plan, m_data.rules.panelCount(), epoch,
                             goOn))
            return false;
        progress.look(classifier, watch, m_plan.classifier);
        m_work.reporter.report(FrontPhase::Classifier, epoch + 1, epochs);
    }
    m_classifier = progress.best ? std::move(*progress.best) : std::move(classifier);
    m_work.reporter.part(kSharedPart, shared());
    return true;
}

bool SweepContext::judge(StateTable& table, const PatientGroup& group)
{
    table.setClassifier(*m_classifier, group.folds);
    while (!table.judgeSome())
        if (!m_work.reporter.goOn())
            return false;
    return true;
}

SweepHand SweepContext::hand(TrainingMethod method) const
{
    // What is not filled beforehand each hand keeps for itself, in its part of the room there is.
    const auto cache = [&](const PatientGroup& group, std::uint64_t bytes) {
        StateTable table(group.rows, m_data.rules, models(), group.treeFolds);
        table.keepAtMost(bytes / m_work.executor.size());
        table.setClassifier(*m_classifier, group.folds);
        return table;
    };
    SweepHand hand{.policy = m_wholePolicy ? m_policyStates->sharing() : cache(m_data.policy, tableLimit(m_plan) / 2),
                   .validation =
                       m_wholeValidation ? m_validationStates->sharing() : cache(m_validation, tableLimit(m_plan) / 4),
                   .watch = {}};
    if (method == TrainingMethod::EndToEnd) {
        hand.watch.emplace(m_data.classifierJudges(), m_data.rules, models(), m_plan.seed);
        while (!hand.watch->prepared() && m_work.reporter.goOn())
            hand.watch->prepareSome();
    }
    return hand;
}

} // namespace core
