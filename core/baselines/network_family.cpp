// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/asked_search_p.h"
#include "core/baselines/blind_choice_p.h"
#include "core/baselines/network_shapes_p.h"
#include "core/baselines/policy_choice_p.h"
#include "core/front/pareto_front.h"
#include "core/search/sweep_policy_p.h"

#include <algorithm>
#include <chrono>

namespace core {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

FrontPlan sweepPlan(const FitContext& context)
{
    FrontPlan plan = context.plan.engine;
    plan.method = FrontMethod::SweepPretrained;
    plan.seed = context.seed;
    plan.sweep.grid = SweepGrid::Adaptive;
    plan.sweep.policies = static_cast<int>(kMostShapes);
    return plan;
}

// Policies of one method, each for other rewards, and which of them is best for those who chose.
struct Trained {
    std::vector<PolicyPtr> policies;
    std::vector<OperatingPoint> points; // test not looked at yet
    std::size_t best = 0;
    // What they come from, by rewards that were asked for.
    std::vector<RewardShape> shapes;
    std::vector<PanelSelector> selectors;
    double seconds = 0.0;
};

class NetworkFamily {
public:
    using Sink = std::function<void(const SystemId&, SystemAnswer, double seconds)>;
    NetworkFamily(std::span<const SystemId> systems, const FitContext& context, const Sink& done)
        : m_systems(systems),
          m_context(context),
          m_done(done),
          m_plan(sweepPlan(context)),
          m_asked(context),
          m_hooks(m_asked.hooks([this](const FrontUpdate& update) { prepared(update); })),
          m_reporter(m_hooks, m_asked.token()),
          m_sweep({m_plan, context.cohort, context.split, m_nothing, m_alone, m_reporter, m_asked.token()}),
          m_validation(context.split.validationPatients()),
          m_test(context.split.patients(SplitPart::Test))
    {
    }

    Result<bool> run()
    {
        const Result<bool> prepared = m_sweep.prepare();
        if (!prepared || !*prepared)
            return prepared;
        m_preparationSeconds = secondsSince(m_start);
        m_asked.advanceTo(kPrepared);
        if (asks(SystemKind::RandomSelection) && !answerRandom())
            return false;
        return trainsPolicies() ? trainPolicies() : Result<bool>(true);
    }

private:
    static constexpr double kPrepared = 0.3; // share of the work until all policies can be trained

    bool asks(SystemKind kind) const { return std::ranges::find(m_systems, kind, &SystemId::kind) != m_systems.end(); }
    bool trainsPolicies() const
    {
        return asks(SystemKind::FixedSelection) || asks(SystemKind::SmDdpoPretrained) ||
               asks(SystemKind::SmDdpoEndToEnd);
    }

    // The pretrained ones always: they choose the panels of FS and the rewards of the end-to-end ones.
    Result<bool> trainPolicies()
    {
        const std::vector<RewardShape> shapes =
            m_context.plan.shape ? std::vector{*m_context.plan.shape}
                                 : shapesToTry(m_sweep, m_plan.metric, m_validation, [this] { return m_asked.goOn(); });
        if (shapes.empty())
            return false;
        const Result<std::optional<Trained>> pretrained =
            train(TrainingMethod::Pretrained, shapes, {}, kPrepared, asks(SystemKind::SmDdpoEndToEnd) ? 0.7 : 0.95);
        if (!pretrained)
            return pretrained.error();
        if (!*pretrained || !answerPretrained(**pretrained))
            return false;
        return asks(SystemKind::SmDdpoEndToEnd) ? trainEndToEnd(**pretrained) : Result<bool>(true);
    }

    void prepared(const FrontUpdate& update)
    {
        const double ofPhase = update.total > 0 ? double(update.done) / double(update.total) : 0.0;
        if (update.phase == FrontPhase::Encoder)
            m_asked.advanceTo(kPrepared * 0.6 * ofPhase);
        else if (update.phase == FrontPhase::StateTable)
            m_asked.advanceTo(kPrepared * (0.6 + 0.2 * ofPhase));
        else if (update.phase == FrontPhase::Classifier)
            m_asked.advanceTo(kPrepared * (0.8 + 0.2 * ofPhase));
    }

    // `starts`: a selector to begin with for every shape, or none. Then those of prices along the front go on, half as
    // long, from the price before.
    Result<std::optional<Trained>> train(TrainingMethod method, std::span<const RewardShape> shapes,
                                         std::span<const PanelSelector> starts, double from, double to)
    {
        const Clock::time_point start = Clock::now();
        SweepHand hand = m_sweep.hand(method);
        Trained trained;
        std::vector<FoundPolicy> offered;
        for (const RewardShape& shape : shapes) {
            const std::size_t done = trained.shapes.size();
            std::optional<PanelSelector> before;
            if (!starts.empty())
                before = starts[done];
            else if (done > 0 && m_sweep.diagnosesByProbability())
                before = trained.selectors.back();
            TrainingPlan plan = m_sweep.planFor(shape, before.has_value());
            plan.method = method;
            const auto advanced = [&](double share) {
                m_asked.advanceTo(from + (to - from) * (double(done) + share) / double(shapes.size()));
            };
            SweepPolicy sweep(m_sweep, hand, plan, m_reporter, m_asked.token());
            std::optional<FoundPolicy> found = sweep.train(std::move(before), advanced);
            if (!found)
                return std::optional<Trained>();
            Result<PanelSelector> selector = PanelSelector::load(plan.ppo, found->own, "selector/");
            if (!selector)
                return selector.error();
            trained.shapes.push_back(shape);
            trained.selectors.push_back(std::move(*selector));
            if (!m_sweep.diagnosesByProbability()) {
                offered.push_back(std::move(*found));
                continue;
            }
            std::vector<FoundPolicy> around = sweep.around(m_plan.metric);
            if (around.empty())
                return std::optional<Trained>();
            std::ranges::move(around, std::back_inserter(offered));
        }
        if (const Status kept = keep(offered, m_sweep.shared(method), trained); !kept)
            return kept.error();
        trained.seconds = secondsSince(start);
        return std::optional(std::move(trained));
    }

    // All that were asked for; of those around them only the ones on the front.
    Status keep(std::span<const FoundPolicy> offered, const TensorBundle& shared, Trained& trained) const
    {
        std::vector<OperatingPoint> points;
        std::vector<std::size_t> kept;
        for (const FoundPolicy& policy : offered) {
            kept.push_back(points.size());
            points.push_back(policy.point);
        }
        if (m_sweep.diagnosesByProbability())
            if (std::vector<std::size_t> front = frontOf(points, {m_plan.metric, m_plan.minimise}); !front.empty())
                kept = std::move(front);
        for (const std::size_t place : kept) {
            const Result<PolicyPtr> policy = joinedPolicy(shared, offered[place].own);
            if (!policy)
                return policy.error();
            trained.policies.push_back(*policy);
            trained.points.push_back(points[place]);
        }
        trained.best = bestOnValidation(trained.points, m_plan.metric);
        return Done{};
    }

    // What the policies of one method answer as a system. Test patients are looked at here.
    bool report(SystemKind kind, const Trained& trained, double secondsBefore)
    {
        const Clock::time_point start = Clock::now();
        const auto goOn = [this] { return m_asked.goOn(); };
        SystemAnswer answer;
        for (std::size_t i = 0; i < trained.policies.size(); ++i) {
            auto test = episodesOf(*trained.policies[i], m_context.cohort, m_test, goOn);
            if (!test)
                return false;
            const OperatingPoint& point = trained.points[i];
            answer.front.push_back(
                triedPoint(point.shape, point.validation, evaluateEpisodes(*test, m_context.cohort, point.shape)));
            if (i == trained.best)
                answer.test = std::move(*test);
        }
        auto validation = episodesOf(*trained.policies[trained.best], m_context.cohort, m_validation, goOn);
        if (!validation)
            return false;
        answer.validation = std::move(*validation);
        const RewardShape& shape = trained.points[trained.best].shape;
        answer.setting = roundedSetting("lambda", shape.lambda) + ' ' + roundedSetting("rho", shape.rho);
        m_done({kind}, std::move(answer), secondsBefore + trained.seconds + secondsSince(start));
        return true;
    }

    bool answerPretrained(const Trained& trained)
    {
        if (asks(SystemKind::SmDdpoPretrained) && !report(SystemKind::SmDdpoPretrained, trained, m_preparationSeconds))
            return false;
        if (!asks(SystemKind::FixedSelection))
            return true;
        const PanelMask used = mostUsed(trained.points[trained.best].validation.panelUse);
        return answerBlind(SystemKind::FixedSelection, std::vector(m_validation.size(), used),
                           std::vector(m_test.size(), used), m_preparationSeconds + trained.seconds);
    }

    bool answerRandom()
    {
        RandomStream stream(m_context.seed, "random selection");
        const std::vector<PanelMask> validation = drawn(m_validation.size(), stream);
        return answerBlind(SystemKind::RandomSelection, validation, drawn(m_test.size(), stream), m_preparationSeconds);
    }

    // The two panels ordered for most patients; the first of equals.
    static PanelMask mostUsed(std::span<const double> use)
    {
        std::vector<std::size_t> panels;
        for (std::size_t panel = 0; panel < use.size(); ++panel)
            panels.push_back(panel);
        std::ranges::stable_sort(panels, std::ranges::greater{}, [&](std::size_t panel) { return use[panel]; });
        PanelMask most;
        for (std::size_t i = 0; i < std::min<std::size_t>(2, panels.size()); ++i)
            most = most.with(PanelId(panels[i]));
        return most;
    }

    std::vector<PanelMask> drawn(std::size_t patients, RandomStream& stream) const
    {
        std::vector<PanelMask> panels(patients);
        for (PanelMask& mask : panels)
            for (std::size_t panel = 0; panel < m_context.cohort.catalog().panelCount(); ++panel)
                if (stream.below(2) == 1)
                    mask = mask.with(PanelId(panel));
        return panels;
    }

    bool answerBlind(SystemKind kind, std::span<const PanelMask> ofValidation, std::span<const PanelMask> ofTest,
                     double secondsBefore)
    {
        const Clock::time_point start = Clock::now();
        const auto goOn = [this] { return m_asked.goOn(); };
        auto validation = blindEpisodes(m_sweep, m_validation, ofValidation, goOn);
        auto test = blindEpisodes(m_sweep, m_test, ofTest, goOn);
        if (!validation || !test)
            return false;
        SystemAnswer answer;
        answer.threshold = bestThresholdFor(*validation, m_context.cohort);
        diagnoseFrom(*answer.threshold, *validation);
        diagnoseFrom(*answer.threshold, *test);
        answer.validation = std::move(*validation);
        answer.test = std::move(*test);
        if (kind == SystemKind::FixedSelection)
            answer.panels = answer.test.front().sequence();
        m_done({kind}, std::move(answer), secondsBefore + secondsSince(start));
        return true;
    }

    Result<bool> trainEndToEnd(const Trained& pretrained)
    {
        const Result<std::optional<Trained>> trained = endToEndPolicies(pretrained);
        if (!trained)
            return trained.error();
        return *trained && report(SystemKind::SmDdpoEndToEnd, **trained, m_preparationSeconds + pretrained.seconds);
    }

    // All of the pretrained ones go on learning, half as long, where they lie along the front.
    Result<std::optional<Trained>> endToEndPolicies(const Trained& pretrained)
    {
        constexpr double kFrom = 0.7, kTo = 0.97;
        if (!m_sweep.diagnosesByProbability())
            return train(TrainingMethod::EndToEnd, nearBest(pretrained.points, m_plan.metric), {}, kFrom, kTo);
        return train(TrainingMethod::EndToEnd, pretrained.shapes, pretrained.selectors, kFrom, kTo);
    }

    const Clock::time_point m_start = Clock::now();
    std::span<const SystemId> m_systems;
    const FitContext& m_context;
    const Sink& m_done;
    const FrontPlan m_plan;
    const FrontCheckpoint m_nothing = {};
    SerialExecutor m_alone;
    AskedSearch m_asked;
    const FrontHooks m_hooks;
    FrontReporter m_reporter;
    SweepContext m_sweep;
    std::vector<PatientIndex> m_validation;
    std::span<const PatientIndex> m_test;
    double m_preparationSeconds = 0.0;
};

} // namespace

Result<bool> fitNetworkFamily(std::span<const SystemId> systems, const FitContext& context,
                              const std::function<void(const SystemId&, SystemAnswer, double seconds)>& done)
{
    const std::size_t panels = context.cohort.catalog().panelCount();
    if (panels > PanelMask::kMostPanels)
        return Error{.code = ErrorCode::PanelsTooMany, .expected = PanelMask::kMostPanels, .found = panels};
    return NetworkFamily(systems, context, done).run();
}

} // namespace core
