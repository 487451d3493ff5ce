// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/sweep_grid.h"
#include "core/rl/action.h"
#include "core/search/front_engine_p.h"
#include "core/search/sweep_context_p.h"
#include "core/search/sweep_policy_p.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace core {
namespace {

// Hands policies on in the order of the grid, each as soon as those before it are there.
class InOrder {
public:
    InOrder(FrontReporter& reporter, std::size_t next, std::size_t total)
        : m_reporter(reporter),
          m_next(next),
          m_total(total)
    {
    }

    // How much of a policy is trained.
    void advance(std::size_t number, double share)
    {
        const std::scoped_lock lock(m_mutex);
        m_underWay[number] = share;
        report();
    }

    void put(std::size_t number, FoundPolicy policy)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.emplace(number, std::move(policy));
        for (auto first = m_waiting.find(m_next); first != m_waiting.end(); first = m_waiting.find(m_next)) {
            m_reporter.found(std::move(first->second));
            m_waiting.erase(first);
            m_underWay.erase(m_next++);
        }
        report();
    }

private:
    void report()
    {
        double underWay = 0.0;
        for (const auto& [number, share] : m_underWay)
            underWay += share;
        m_reporter.report(FrontPhase::Policies, m_next, m_total, underWay);
    }

    FrontReporter& m_reporter;
    std::mutex m_mutex; // of everything below
    std::size_t m_next;
    std::size_t m_total;
    std::map<std::size_t, FoundPolicy> m_waiting;
    std::map<std::size_t, double> m_underWay; // those that wait included
};

class Sweep {
public:
    explicit Sweep(const FrontWork& work) : m_work(work), m_context(std::make_shared<SweepContext>(work)) {}

    Result<FrontYield> run()
    {
        const Result<bool> prepared = m_context->prepare();
        if (!prepared)
            return prepared.error();
        if (!*prepared)
            return FrontYield{.end = RunEnd::Cancelled, .shared = {}, .probability = {}};
        m_hands.resize(m_work.executor.size());
        m_work.reporter.alreadyFound(m_work.remains.policies);
        const Result<bool> swept = m_work.plan.sweep.grid == SweepGrid::Paper ? sweepPaperGrid() : sweepAdaptively();
        if (!swept)
            return swept.error();
        return FrontYield{
            .end = *swept ? RunEnd::Finished : RunEnd::Cancelled,
            .shared = m_context->shared(),
            .probability = [context = m_context](PanelMask ordered, std::span<const PatientIndex> patients) {
                return context->probabilities(ordered, patients);
            }};
    }

private:
    // What is to be trained next: the rewards, and the policy to begin with where there is one.
    struct Task {
        RewardShape shape;
        std::optional<PanelSelector> start = {};
    };

    std::size_t done() const { return m_work.reporter.policies().size(); }

    Result<bool> sweepPaperGrid()
    {
        double prices = 0.0;
        const CostAim aim = m_work.plan.minimise;
        const TestCatalog burdens = m_work.cohort.catalog().pricedByBurden(aim);
        const std::vector<Panel>& panels = burdens.panels();
        for (const Panel& panel : panels)
            prices += panel.cost.amount;
        std::vector<Task> tasks;
        for (const RewardShape& shape : paperGrid(panels.empty() ? 0.0 : prices / double(panels.size()), aim))
            tasks.push_back({.shape = shape});
        if (m_work.only) { // of those that come before nobody needs to know anything
            if (m_work.only->first + m_work.only->count > tasks.size())
                return Error{.code = ErrorCode::PlanValueInvalid, .subject = "policies"};
            tasks.erase(tasks.begin(), tasks.begin() + static_cast<std::ptrdiff_t>(m_work.only->first));
            tasks.resize(m_work.only->count);
        }
        const std::size_t total = tasks.size();
        return train(std::move(tasks), 0, total);
    }

    Result<bool> sweepAdaptively()
    {
        const SweepScale scale = m_context->scale();
        const auto total = static_cast<std::size_t>(m_work.plan.sweep.policies);
        for (std::size_t first = 0; first < total; first += kSweepRound) {
            std::vector<OperatingPoint> before;
            for (std::size_t i = 0; i < first; ++i)
                before.push_back(m_work.reporter.policies()[i].point);
            std::vector<Task> tasks;
            for (const RewardShape& shape : nextSweepRound(scale, before, std::min(kSweepRound, total - first))) {
                Result<Task> task = begunNearby(shape, before);
                if (!task)
                    return task.error();
                tasks.push_back(std::move(*task));
            }
            const Result<bool> trained = train(std::move(tasks), first, total);
            if (!trained || !*trained)
                return trained;
        }
        return true;
    }

    Result<Task> begunNearby(const RewardShape& shape, std::span<const OperatingPoint> before) const
    {
        if (!m_work.plan.sweep.warmStart || before.empty())
            return Task{.shape = shape};
        std::vector<RewardShape> shapes;
        for (const OperatingPoint& point : before)
            shapes.push_back(point.shape);
        const double smallest = smallestRhoOf(shapes);
        const auto nearest = std::ranges::min_element(
            shapes, {}, [&](const RewardShape& other) { return rewardDistance(shape, other, smallest); });
        const FoundPolicy& neighbour = m_work.reporter.policies()[static_cast<std::size_t>(nearest - shapes.begin())];
        Result<PanelSelector> start =
            PanelSelector::load(m_context->planFor(shape, true).ppo, neighbour.own, "selector/");
        if (!start)
            return start.error();
        return Task{.shape = shape, .start = std::move(*start)};
    }

    // The tasks are numbers `first` … of the sweep; those found before an interruption are not done again.
    Result<bool> train(std::vector<Task> tasks, std::size_t first, std::size_t total)
    {
        const std::size_t known = std::clamp(done(), first, first + tasks.size()) - first;
        for (std::size_t i = 0; i < known; ++i)
            if (m_work.reporter.policies()[first + i].point.shape != tasks[i].shape)
                return Error{.code = ErrorCode::RunNotResumable, .subject = "policies"};
        m_work.reporter.report(FrontPhase::Policies, done(), total);
        InOrder inOrder(m_work.reporter, first + known, total);
        m_work.executor.each(tasks.size() - known, [&](std::size_t item, std::size_t hand) {
            if (!m_work.reporter.goOn())
                return;
            if (!m_hands[hand])
                m_hands[hand].emplace(m_context->hand());
            Task& task = tasks[known + item];
            const std::size_t number = first + known + item;
            SweepPolicy policy(*m_context, *m_hands[hand], m_context->planFor(task.shape, task.start.has_value()),
                               m_work.reporter, m_work.stop);
            const auto advanced = [&](double share) { inOrder.advance(number, share); };
            if (std::optional<FoundPolicy> found = policy.train(std::move(task.start), advanced))
                inOrder.put(number, std::move(*found));
        });
        return done() >= first + tasks.size();
    }

    const FrontWork& m_work;
    std::shared_ptr<SweepContext> m_context;
    std::vector<std::optional<SweepHand>> m_hands; // each made by the hand that uses it
};

} // namespace

Result<FrontYield> searchBySweep(const FrontWork& work)
{
    const std::size_t panels = work.cohort.catalog().panelCount();
    if (panels > PanelMask::kMostPanels)
        return Error{.code = ErrorCode::PanelsTooMany, .expected = PanelMask::kMostPanels, .found = panels};
    return Sweep(work).run();
}

} // namespace core
