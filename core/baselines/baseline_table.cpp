// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/baseline_table.h"

#include "core/baselines/baseline_scheduler_p.h"
#include "core/baselines/rival_p.h"
#include "core/baselines/system_fit_p.h"

#include <algorithm>
#include <new>
#include <utility>

namespace core {
namespace {

bool isOfNetworkFamily(SystemKind kind)
{
    return kind == SystemKind::FixedSelection || kind == SystemKind::RandomSelection ||
           kind == SystemKind::SmDdpoPretrained || kind == SystemKind::SmDdpoEndToEnd;
}

bool isFinished(const std::vector<SystemRun>& finished, const SystemId& system, std::uint64_t repeat)
{
    return std::any_of(finished.begin(), finished.end(),
                       [&](const SystemRun& run) { return run.system == system && run.repeat == repeat; });
}

// The study's own split is none of the folds.
std::uint64_t firstRepeat(const BaselinePlan& plan)
{
    return plan.judging.everybody() ? 1 : 0;
}

// System by system. The network family of a repeat is one piece, in the place of its first row.
std::vector<BaselineTask> tasksOf(const BaselinePlan& plan, const std::vector<SystemRun>& finished)
{
    std::vector<BaselineTask> tasks;
    bool familyDone = false;
    for (const SystemId& system : plan.systems) {
        const bool family = isOfNetworkFamily(system.kind);
        if (family && std::exchange(familyDone, true))
            continue;
        for (std::uint64_t round = 0; round < static_cast<std::uint64_t>(plan.seeds); ++round) {
            const std::uint64_t repeat = firstRepeat(plan) + round;
            BaselineTask task{.systems = {}, .repeat = repeat};
            for (const SystemId& other : plan.systems)
                if ((other == system || (family && isOfNetworkFamily(other.kind))) &&
                    !isFinished(finished, other, repeat))
                    task.systems.push_back(other);
            if (!task.systems.empty())
                tasks.push_back(std::move(task));
        }
    }
    return tasks;
}

Status checkPlan(const BaselinePlan& plan, const Cohort& cohort)
{
    if (plan.systems.empty())
        return Error{.code = ErrorCode::PlanValueInvalid, .subject = "systems"};
    if (plan.seeds < 1 || (plan.judging.everybody() && static_cast<std::size_t>(plan.seeds) != plan.judging.rounds()))
        return Error{.code = ErrorCode::PlanValueInvalid, .subject = "seeds"};
    const bool chooses = std::any_of(plan.systems.begin(), plan.systems.end(),
                                     [](const SystemId& system) { return system.panels == PanelChoice::Chosen; });
    if (chooses && plan.chosenPanels.empty())
        return Error{.code = ErrorCode::PlanValueInvalid, .subject = "panels"};
    const std::vector<Panel>& panels = cohort.catalog().panels();
    for (const std::string& name : plan.chosenPanels)
        if (std::none_of(panels.begin(), panels.end(), [&](const Panel& panel) { return panel.name == name; }))
            return Error{.code = ErrorCode::PanelUnknown, .subject = name};
    return Done{};
}

// One table in the making: what all hands see.
class TableMaker {
public:
    TableMaker(const BaselinePlan& plan, const Cohort& cohort, std::vector<Split> splits, BaselineScheduler& board,
               std::size_t resamples)
        : m_plan(plan),
          m_cohort(cohort),
          m_splits(std::move(splits)),
          m_board(board),
          m_resamples(resamples)
    {
    }

    void work(std::size_t hand)
    {
        while (const std::optional<std::size_t> number = m_board.next(hand)) {
            try {
                if (const Result<bool> done = fit(*number); !done)
                    m_board.fail(done.error());
                else if (*done)
                    m_board.end(*number);
            } catch (const std::bad_alloc&) { // the table fails, the program and what is stored stay
                m_board.fail({.code = ErrorCode::PlanValueInvalid, .subject = "memory", .detail = "bad_alloc"});
            }
        }
    }

private:
    const Split& splitOf(std::uint64_t repeat) const
    {
        return m_splits[std::min<std::size_t>(repeat - firstRepeat(m_plan), m_splits.size() - 1)];
    }

    // False when stopped.
    Result<bool> fit(std::size_t number)
    {
        const BaselineTask& task = m_board.task(number);
        const FitContext context{.plan = m_plan,
                                 .cohort = m_cohort,
                                 .split = splitOf(task.repeat),
                                 .seed = Seed{m_plan.seed.value + task.repeat},
                                 .goOn = [this, number](double share) { return m_board.goOn(number, share); }};
        const auto keep = [&](const SystemId& system, SystemAnswer answer, double seconds) {
            m_board.keep(judged(system, task.repeat, context, std::move(answer), seconds));
        };
        if (isOfNetworkFamily(task.systems.front().kind))
            return fitNetworkFamily(task.systems, context, keep);
        Fitted<SystemAnswer> answer = fitAlone(task.systems.front(), context);
        if (!answer)
            return answer.error();
        if (!*answer)
            return false;
        keep(task.systems.front(), std::move(**answer), m_board.secondsOf(number));
        return true;
    }

    static Fitted<SystemAnswer> fitAlone(const SystemId& system, const FitContext& context)
    {
        switch (system.kind) {
        case SystemKind::BestFixedSet:
            return fitBestFixedSet(context);
        case SystemKind::Greedy:
            return fitGreedy(context);
        case SystemKind::Cwcf:
            return fitCwcf(context);
        case SystemKind::Lattice:
            return fitLatticeSystem(context);
        default:
            return isRival(system.kind) ? fitRival(system.kind, context) : fitFixedModel(system, context);
        }
    }

    // All alike, whatever they are: from what they did for the same patients.
    SystemRun judged(const SystemId& system, std::uint64_t repeat, const FitContext& context, SystemAnswer answer,
                     double seconds) const
    {
        const RewardShape shape = m_plan.shape.value_or(RewardShape{});
        const BootstrapPlan bootstrap{.resamples = m_resamples, .seed = context.seed};
        SystemRun run;
        run.system = system;
        run.repeat = repeat;
        run.seed = context.seed;
        run.panels = std::move(answer.panels);
        run.setting = std::move(answer.setting);
        run.threshold = answer.threshold;
        run.validation = evaluateEpisodes(answer.validation, m_cohort, shape, bootstrap);
        run.test = evaluateEpisodes(answer.test, m_cohort, shape, bootstrap);
        run.fitSeconds = seconds;
        run.fixedSets = std::move(answer.fixedSets);
        run.front = std::move(answer.front);
        if (repeat == 0) {
            run.validationScores = std::make_shared<const ScoredPatients>(scoredPatients(answer.validation, m_cohort));
            run.testScores = std::make_shared<const ScoredPatients>(scoredPatients(answer.test, m_cohort));
        }
        return run;
    }

    const BaselinePlan& m_plan;
    const Cohort& m_cohort;
    const std::vector<Split> m_splits; // by repeat; a single one serves all
    BaselineScheduler& m_board;
    std::size_t m_resamples;
};

bool splitsAreAlike(const BaselinePlan& plan, const Cohort& cohort)
{
    return plan.sameSplit || cohort.splitGuide().fixesParts();
}

} // namespace

Result<Split> splitOfRepeat(const Cohort& cohort, const SplitPlan& split, const BaselinePlan& plan,
                            std::uint64_t repeat)
{
    SplitPlan own = split;
    if (!splitsAreAlike(plan, cohort))
        own.seed.value += repeat;
    return makeSplit(cohort, own);
}

// By repeat, or one for all.
static Result<std::vector<Split>> splitsOf(const Cohort& cohort, const SplitPlan& split, const BaselinePlan& plan)
{
    if (plan.judging.everybody()) {
        const Result<Split> own = makeSplit(cohort, split);
        if (!own)
            return own.error();
        return outerFolds(cohort, *own, plan.judging, plan.seed);
    }
    std::vector<Split> splits;
    const auto different = static_cast<std::uint64_t>(splitsAreAlike(plan, cohort) ? 1 : plan.seeds);
    for (std::uint64_t repeat = 0; repeat < different; ++repeat) {
        Result<Split> made = splitOfRepeat(cohort, split, plan, repeat);
        if (!made)
            return made.error();
        splits.push_back(std::move(*made));
    }
    return splits;
}

std::vector<BaselinePiece> baselinePieces(const BaselinePlan& plan)
{
    std::vector<BaselinePiece> pieces;
    for (const BaselineTask& task : tasksOf(plan, {}))
        pieces.push_back({.systems = task.systems, .repeat = task.repeat, .usualSeconds = usualSeconds(task)});
    return pieces;
}

Result<BaselineOutcome> makeBaselineTable(const BaselinePlan& plan, const Cohort& cohort, const SplitPlan& split,
                                          std::vector<SystemRun> finished, std::stop_token stop,
                                          const BaselineHooks& hooks)
{
    if (const Status sound = checkPlan(plan, cohort); !sound)
        return sound.error();
    Result<std::vector<Split>> splits = splitsOf(cohort, split, plan);
    if (!splits)
        return splits.error();
    SerialExecutor alone;
    Executor& executor = hooks.executor ? *hooks.executor : alone;
    std::vector<BaselineTask> tasks = tasksOf(plan, finished);
    if (hooks.only) {
        if (*hooks.only >= tasks.size())
            return Error{.code = ErrorCode::PlanValueInvalid, .subject = "piece", .found = *hooks.only};
        tasks = {std::move(tasks[*hooks.only])};
    }
    BaselineScheduler board(std::move(tasks), std::move(finished), executor.size(), hooks, stop);
    TableMaker maker(plan, cohort, std::move(*splits), board, hooks.bootstrapResamples);
    executor.each(executor.size(), [&maker](std::size_t, std::size_t hand) { maker.work(hand); });
    if (board.error())
        return *board.error();
    const RunEnd end = board.complete() ? RunEnd::Finished : RunEnd::Cancelled;
    return BaselineOutcome{.end = end, .runs = board.takeRuns()};
}

} // namespace core
