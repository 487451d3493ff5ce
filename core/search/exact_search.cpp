// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/patient_rows_p.h"
#include "core/front/exact_front.h"
#include "core/policy/finding_lookup_p.h"
#include "core/policy/table_policy.h"
#include "core/search/front_engine_p.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

constexpr std::size_t kMostKept = 200;                // policies that a front is made of
constexpr std::size_t kMostSolvedStates = 40'000'000; // of all policies together, about a minute's work
constexpr std::size_t kFewestPolicies = 50, kMostPolicies = 1500;

// Everything that mixing can need; where that is too much, a part of the front and of what is mixed, evenly chosen.
std::vector<std::size_t> policiesToKeep(const ExactFront& front, FrontAxes axes)
{
    std::set<std::size_t> kept;
    if (front.supported.size() <= kMostKept) {
        for (std::size_t i = 0; i < front.supported.size(); ++i)
            kept.insert(i);
        return {kept.begin(), kept.end()};
    }
    const std::size_t some = kMostKept / 4;
    for (std::size_t i = 0; i < some; ++i)
        kept.insert(front.front[i * (front.front.size() - 1) / (some - 1)]);
    const double dearest = front.supported[front.front.back()].expected.burden(axes.aim);
    for (std::size_t i = 0; i < some; ++i) {
        const Cost budget(dearest * static_cast<double>(i) / static_cast<double>(some - 1));
        if (const auto best = bestForBudget(front, axes, budget)) {
            kept.insert(best->first);
            kept.insert(best->second.value_or(best->first));
        }
    }
    return {kept.begin(), kept.end()};
}

class ExactSearch {
public:
    ExactSearch(const FrontWork& work, FindingLookupPtr lookup)
        : m_work(work),
          m_lookup(std::move(lookup)),
          m_solver(m_lookup->table().problem),
          m_validation(work.split.validationPatients())
    {
    }

    RunEnd run()
    {
        FrontReporter& reporter = m_work.reporter;
        reporter.expect({{FrontPhase::Solving, 1.0}, {FrontPhase::FinalEvaluation, 1.0}});
        reporter.report(FrontPhase::Solving, 0, 0); // nobody knows yet how many there are
        const ExactFront front = solve();
        if (front.stopped)
            return RunEnd::Cancelled;
        if (front.front.empty() ||
            (front.supported[front.front.back()].expected.burden(m_work.plan.minimise) == 0.0 && m_work.testingCosts()))
            reporter.notice(FrontNotice::TestingNeverPays);
        // The order is always the same, so what was found before an interruption is the beginning.
        const std::vector<std::size_t> kept = policiesToKeep(front, m_work.plan.axes());
        reporter.alreadyFound(m_work.remains.policies);
        for (std::size_t i = m_work.remains.policies.size(); i < kept.size(); ++i) {
            if (!reporter.goOn() || !add(front.supported[kept[i]]))
                return RunEnd::Cancelled;
            reporter.report(FrontPhase::Solving, i + 1, kept.size());
        }
        return RunEnd::Finished;
    }

private:
    ExactFront solve() const
    {
        const std::size_t states = m_solver.states().count();
        const ExactFrontLimits limits{.mostPolicies =
                                          std::clamp(kMostSolvedStates / states, kFewestPolicies, kMostPolicies),
                                      .progress = [this](std::size_t found) {
                                          m_work.reporter.goOn(); // waits while paused
                                          m_work.reporter.report(FrontPhase::Solving, found, 0);
                                      }};
        return exactFront(m_solver, m_lookup->table().problem, m_work.plan.axes(), m_work.stop, limits);
    }

    bool add(const ExactPoint& point)
    {
        const ExactPolicy solved = m_solver.solve(point.shape);
        const TablePolicy policy({.lookup = m_lookup,
                                  .actions = {solved.actions().begin(), solved.actions().end()},
                                  .shape = point.shape,
                                  .seed = m_work.plan.seed,
                                  .forbidUnrecorded = m_work.plan.forbidUnrecorded});
        const std::vector<Episode> episodes = policy.run(m_work.cohort, m_validation, m_work.stop);
        if (episodes.size() < m_validation.size())
            return false;
        FoundPolicy found;
        found.point = {.shape = point.shape,
                       .validation = evaluateEpisodes(episodes, m_work.cohort, point.shape),
                       .test = {},
                       .expected = point.expected};
        found.own = policy.saveOwn();
        m_work.reporter.found(std::move(found));
        return true;
    }

    const FrontWork& m_work;
    FindingLookupPtr m_lookup;
    ExactSolver m_solver;
    std::vector<PatientIndex> m_validation;
};

std::vector<double> probabilities(const FindingLookup& lookup, const Cohort& cohort, PanelMask ordered,
                                  std::span<const PatientIndex> patients)
{
    const PanelRules rules(cohort.catalog(), cohort.visibleFeatures());
    std::vector<double> result;
    std::vector<float> values(cohort.featureCount());
    for (const PatientIndex patient : patients) {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = cohort.value(patient, FeatureId(i));
        const FeatureMask recorded = recordedColumns(values, values.size()).front();
        const PanelMask own = rules.granted(ordered, recorded, cohort.catalog().unrecorded());
        const PanelMask shown = rules.shown(own, recorded);
        result.push_back(lookup.find(values, shown).diseaseProbability());
    }
    return result;
}

} // namespace

Result<FrontYield> searchExactly(const FrontWork& work)
{
    std::optional<FindingTable> table = knownFindings(work.cohort);
    if (!table) {
        Result<FindingTable> counted = countFindings(work.cohort, work.split.trainingPatients());
        if (!counted)
            return counted.error();
        work.reporter.notice(FrontNotice::CountedOnPatients);
        table = std::move(*counted);
    }
    const auto lookup = std::make_shared<const FindingLookup>(featuresOf(work.cohort), std::move(*table));
    FrontYield yield;
    yield.shared = TablePolicy::saveShared(*lookup);
    work.reporter.part(kSharedPart, yield.shared);
    yield.probability = [lookup, &cohort = work.cohort](PanelMask ordered, std::span<const PatientIndex> patients) {
        return probabilities(*lookup, cohort, ordered, patients);
    };
    yield.end = ExactSearch(work, lookup).run();
    return yield;
}

} // namespace core
