// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/rival_p.h"

#include "core/baselines/policy_choice_p.h"
#include "core/environment/patient_walk_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace core {
namespace {

constexpr double kPredictorLearned = 0.3, kRivalLearned = 0.7; // shares of the work

std::vector<PatientIndex> patientsOfTest(const Split& split)
{
    const std::span<const PatientIndex> test = split.patients(SplitPart::Test);
    return {test.begin(), test.end()};
}

RivalPtr makeRival(SystemKind kind, const RivalBeginning& beginning, const WorkShare& work)
{
    switch (kind) {
    case SystemKind::Voi:
        return makeVoi(beginning, work);
    case SystemKind::Eddi:
        return makeEddi(beginning, work);
    case SystemKind::Aaco:
        return makeAaco(beginning, work);
    case SystemKind::Dime:
        return makeDime(beginning, work);
    case SystemKind::Gdfs:
        return makeGdfs(beginning, work);
    default:
        break;
    }
    assert(false);
    return nullptr;
}

RivalPtr learnedRival(SystemKind kind, const RivalData& data, const RivalPlan& plan, Seed seed, const WorkShare& work)
{
    std::optional<MaskedPredictor> predictor =
        MaskedPredictor::learned(plan.predictor, data.training, data.validation, data.rules.panelCount(), seed,
                                 work.part(0.0, kPredictorLearned));
    if (!predictor)
        return nullptr;
    return makeRival(kind, {data, plan, std::move(*predictor), seed}, work.part(kPredictorLearned, kRivalLearned));
}

// Where validation patients would stop, or how many panels they may get.
std::vector<OrderRule> rulesToTry(RivalPolicy& policy, const RivalData& data, const WorkShare& work)
{
    std::vector<OrderRule> rules;
    if (policy.countsPanels()) {
        constexpr std::size_t kMostRules = 12;
        const std::size_t panels = data.rules.panelCount(), count = std::min(panels, kMostRules - 1);
        for (std::size_t i = 0; i <= count; ++i)
            rules.push_back({.exactly = i * panels / std::max<std::size_t>(1, count)});
        return rules;
    }
    // Notes what everything is worth that would be ordered if it were free.
    class Listening final : public RivalPolicy {
    public:
        explicit Listening(RivalPolicy& policy) : m_policy(policy) {}
        std::vector<RivalDecision> decide(const MaskedGroup& group, std::span<const PatientState> states,
                                          std::span<const PanelMask> allowed, const OrderRule& rule) override
        {
            std::vector<RivalDecision> decisions = m_policy.decide(group, states, allowed, rule);
            for (std::size_t i = 0; i < states.size(); ++i)
                if (decisions[i].most)
                    (states[i].ordered == PanelMask() ? first : later).push_back(*decisions[i].most);
            return decisions;
        }
        std::vector<double> first, later;

    private:
        RivalPolicy& m_policy;
    } listening(policy);
    if (!walkRival(listening, data, data.validation, {}, work))
        return {};
    for (const double price : stoppingLimits(std::move(listening.first), std::move(listening.later)))
        rules.push_back({.price = price});
    return rules;
}

bool hasTooManyPanels(const FitContext& context)
{
    return context.cohort.catalog().panelCount() > PanelMask::kMostPanels;
}

Error tooManyPanels(const FitContext& context)
{
    return {.code = ErrorCode::PanelsTooMany,
            .expected = PanelMask::kMostPanels,
            .found = context.cohort.catalog().panelCount()};
}

} // namespace

RivalData::RivalData(const FitContext& context)
    : rules(context.cohort.catalog(), context.cohort.visibleFeatures()),
      standardizer(fitStandardizer(context.cohort, context.split)),
      unrecorded(rules.unrecorded(context.plan.engine.forbidUnrecorded)),
      training(context.cohort, standardizer, rules, trainingPatients(context.split)),
      validation(context.cohort, standardizer, rules, context.split.validationPatients()),
      test(context.cohort, standardizer, rules, patientsOfTest(context.split))
{
}

std::vector<RivalDecision> AppraisingPolicy::decide(const MaskedGroup& group, std::span<const PatientState> states,
                                                    std::span<const PanelMask> allowed, const OrderRule& rule)
{
    std::vector<Known>& known = m_known[&group];
    known.resize(group.count());
    std::vector<RivalDecision> decisions;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const PatientState& state = states[i];
        const PanelMask shown = m_rules.shown(state.ordered, group.people.rows.recordedColumns(state.patient));
        const auto [entry, isNew] = known[state.patient].try_emplace(shown.bits());
        if (isNew)
            entry->second = appraise(group, {state.patient, shown});
        decisions.push_back(decide(entry->second, shown, allowed[i], rule));
    }
    return decisions;
}

RivalDecision AppraisingPolicy::decide(const Appraisal& here, PanelMask shown, PanelMask allowed,
                                       const OrderRule& rule) const
{
    constexpr double kNever = -std::numeric_limits<double>::infinity();
    RivalDecision decision{.probability = double{here.probability}, .order = {}, .most = {}};
    double best = rule.exactly ? kNever : 0.0;
    for (std::size_t i = 0; i < m_rules.panelCount(); ++i) {
        const PanelId panel(i);
        if (!allowed.isOrdered(panel))
            continue;
        const double worth = double{here.worth[i]}, cost = m_rules.priceOfAdding(shown, panel).amount;
        const double perMoney = cost > 0.0 ? worth / cost : worth > 0.0 ? -kNever : kNever;
        if (cost > 0.0)
            decision.most = std::max(decision.most.value_or(0.0), perMoney);
        const double value = m_weighing == Weighing::Difference ? worth - rule.price * cost
                             : rule.exactly                     ? perMoney
                                                                : (perMoney > rule.price ? perMoney : 0.0);
        if (value > best || (rule.exactly && !decision.order)) {
            best = value;
            decision.order = panel;
        }
    }
    return decision;
}

std::optional<std::vector<Episode>> walkRival(RivalPolicy& policy, const RivalData& data, const MaskedGroup& group,
                                              const OrderRule& rule, const WorkShare& work)
{
    constexpr std::size_t kAtOnce = 1; // between two questions whether to go on: some think for 20 ms
    std::stop_source stop;
    const PatientRows& rows = group.people.rows;
    const auto decide = [&](std::span<const PatientState> states) {
        std::vector<Step> steps;
        for (std::size_t first = 0; first < states.size() && !stop.stop_requested(); first += kAtOnce) {
            if (!work.goOn(0.0))
                stop.request_stop();
            const std::span<const PatientState> some = states.subspan(first, std::min(kAtOnce, states.size() - first));
            std::vector<PanelMask> allowed;
            for (const PatientState& state : some)
                allowed.push_back(rule.exactly && state.ordered.count() >= *rule.exactly
                                      ? PanelMask()
                                      : data.rules.allowedOrders(state.ordered, rows.recordedColumns(state.patient),
                                                                 {data.unrecorded, {}}));
            const std::vector<RivalDecision> decisions = policy.decide(group, some, allowed, rule);
            for (std::size_t i = 0; i < some.size(); ++i) {
                Step& step = steps.emplace_back();
                step.ordered = some[i].ordered;
                step.diseaseProbability = decisions[i].probability;
                if (decisions[i].order)
                    step.action = Action::order(*decisions[i].order);
                keepFirst(step, data.rules, allowed[i]);
                chargeFor(step, data.rules, rows.recordedColumns(some[i].patient), data.unrecorded);
            }
        }
        steps.resize(states.size()); // diagnoses, where it was stopped
        return steps;
    };
    std::vector<Episode> episodes = walkPatients(group.people.patients, decide, stop.get_token());
    if (stop.stop_requested())
        return std::nullopt;
    return episodes;
}

std::size_t drawsFor(std::size_t most, std::size_t panels)
{
    constexpr std::size_t kTogether = 400, kFewest = 8;
    return std::min(most, std::max(kFewest, kTogether / std::max<std::size_t>(1, panels)));
}

bool isRival(SystemKind kind)
{
    return kind >= SystemKind::Voi && kind <= SystemKind::Gdfs;
}

Fitted<SystemAnswer> fitRival(SystemKind kind, const FitContext& context, const RivalPlan& plan)
{
    if (hasTooManyPanels(context))
        return tooManyPanels(context);
    const RivalData data(context);
    const WorkShare work(context.goOn), walking = work.part(kRivalLearned, 1.0);
    const RivalPtr policy = learnedRival(kind, data, plan, context.seed, work);
    if (!policy)
        return std::optional<SystemAnswer>();
    const std::vector<OrderRule> rules = rulesToTry(*policy, data, walking);
    TriedPolicies tried(context);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const WorkShare piece = walking.piece(i, rules.size());
        auto validation = walkRival(*policy, data, data.validation, rules[i], piece);
        auto test = validation ? walkRival(*policy, data, data.test, rules[i], piece) : std::nullopt;
        if (!test)
            return std::optional<SystemAnswer>();
        tried.add(std::move(*validation), std::move(*test),
                  rules[i].exactly ? roundedSetting("panels", double(*rules[i].exactly))
                                   : roundedSetting("nats-per-money", rules[i].price),
                  rules[i].price);
    }
    if (rules.empty())
        return std::optional<SystemAnswer>();
    return std::optional(tried.take());
}

Fitted<std::vector<Episode>> fitRivalToBudget(SystemKind kind, const FitContext& context, std::size_t budget,
                                              const RivalPlan& plan)
{
    if (hasTooManyPanels(context))
        return tooManyPanels(context);
    const RivalData data(context);
    const WorkShare work(context.goOn);
    const RivalPtr policy = learnedRival(kind, data, plan, context.seed, work);
    if (!policy)
        return std::optional<std::vector<Episode>>();
    return walkRival(*policy, data, data.test, {.exactly = budget}, work.part(kRivalLearned, 1.0));
}

} // namespace core
