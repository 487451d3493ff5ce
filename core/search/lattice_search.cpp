// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/environment/patient_rows_p.h"
#include "core/lattice/lattice_fit.h"
#include "core/lattice/lattice_targets_p.h"
#include "core/policy/lattice_decision_p.h"
#include "core/policy/lattice_policy.h"
#include "core/search/front_engine_p.h"
#include "core/search/lattice_group_p.h"
#include "core/search/rule_choice_p.h"
#include "core/search/rule_walk_p.h"
#include "core/smddpo/training_data_p.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>

namespace core {
namespace {

constexpr const char* kBegunPart = "begun"; // what the other parts belong to
// Where the lattice grew, many orders tell nothing, and the one that seems best is often one of them. How surely an
// order has to pay in its state is tried: nothing shown, and these. The patients who judge all rules choose.
constexpr std::array kCertainties{1.0};

std::string setPart(PanelMask closure)
{
    return "set/" + std::to_string(closure.bits());
}

class LatticeSearch {
public:
    explicit LatticeSearch(const FrontWork& work) : m_work(work), m_features(featuresOf(work.cohort)) {}

    Result<FrontYield> run()
    {
        m_work.reporter.expect({{FrontPhase::PanelSets, 8.0},
                                {FrontPhase::Outlooks, 1.0},
                                {FrontPhase::Solving, 1.5},
                                {FrontPhase::FinalEvaluation, 0.5}});
        if (const Status resumable = begin(); !resumable)
            return resumable.error();
        prepare();
        if (!fit())
            return FrontYield{.end = RunEnd::Cancelled, .shared = {}, .probability = {}};
        FrontYield yield;
        yield.shared = LatticePolicy::saveShared(m_features, *m_model);
        m_work.reporter.part(kSharedPart, yield.shared);
        const Result<bool> solved = solve();
        if (!solved)
            return solved.error();
        yield.end = *solved ? RunEnd::Finished : RunEnd::Cancelled;
        yield.withNone = endWith(PanelMask());
        yield.withAll = endWith(PanelMask::all(m_work.cohort.catalog().panelCount()));
        yield.episodes = [shared = std::make_shared<SharedEstimates>(m_model, m_work.cohort)](
                             const Policy& policy, std::span<const PatientIndex> patients, std::stop_token stop) {
            return shared->episodes(policy, patients, std::move(stop));
        };
        yield.probability = [this_ = m_model, &cohort = m_work.cohort](PanelMask ordered,
                                                                       std::span<const PatientIndex> patients) {
            const std::vector<float> raw = rawRows(cohort, patients);
            const BinnedRows rows = this_->bins().encode(raw);
            const std::vector<FeatureMask> recorded = recordedColumns(raw, rows.features);
            std::vector<double> probability;
            for (std::size_t i = 0; i < rows.count(); ++i) {
                const PanelRules& rules = this_->lattice().rules();
                const PanelMask own = rules.granted(ordered, recorded[i], cohort.catalog().unrecorded());
                const PanelMask shown = rules.shown(own, recorded[i]);
                probability.push_back(this_->probability(this_->lattice().setWithin(shown), rows.row(i)));
            }
            return probability;
        };
        return yield;
    }

private:
    // What is left of another plan or of other patients is not gone on with.
    Status begin() const
    {
        TensorBundle begun;
        begun.addText("plan", writeFrontPlan(m_work.plan));
        begun.addText("data", dataKey(m_work.cohort, m_work.split));
        const FrontCheckpoint& remains = m_work.remains;
        const auto before = remains.parts.find(kBegunPart);
        if (before != remains.parts.end() ? before->second != begun
                                          : !remains.parts.empty() || !remains.policies.empty())
            return Error{.code = ErrorCode::RunNotResumable, .subject = "plan"};
        m_work.reporter.part(kBegunPart, begun);
        return Done{};
    }

    void prepare()
    {
        const auto most = static_cast<std::size_t>(m_work.plan.lattice.mostPatients);
        const std::vector<PatientIndex> training = some(m_work.split.trainingPatients(), most, "lessons");
        m_lessons = dealIntoFolds(training, diseasedFlags(m_work.cohort, training),
                                  static_cast<std::size_t>(m_work.plan.lattice.folds), m_work.plan.seed);
        if (std::accumulate(m_lessons.diseased.begin(), m_lessons.diseased.end(), 0U) < 50)
            m_work.reporter.notice(FrontNotice::FewPositives);
        m_training.patients = m_lessons.patients;
        m_validation.patients = some(m_work.split.validationPatients(), most / 3, "validation");
    }

    // At most so many, with their share of both outcomes, in their order.
    std::vector<PatientIndex> some(std::vector<PatientIndex> patients, std::size_t most, std::string_view purpose) const
    {
        if (patients.size() <= most)
            return patients;
        m_work.reporter.notice(FrontNotice::LearnedFromSample);
        RandomStream stream(m_work.plan.seed, purpose);
        stream.shuffle(std::span(patients));
        std::ranges::stable_sort(patients, {}, [this](PatientIndex patient) { return m_work.cohort.outcome(patient); });
        std::vector<PatientIndex> chosen;
        for (std::size_t i = 0; i < most; ++i)
            chosen.push_back(patients[i * patients.size() / most]);
        std::ranges::sort(chosen);
        return chosen;
    }

    bool fit()
    {
        m_work.reporter.report(FrontPhase::PanelSets, 0, 1);
        const std::vector<float> raw = rawRows(m_work.cohort, m_training.patients);
        FeatureBins bins = FeatureBins::fit(raw, m_work.cohort.featureCount(), m_lessons.diseased);
        m_training.rows = bins.encode(raw);
        m_training.recorded = recordedColumns(raw, m_work.cohort.featureCount());
        m_validation = groupOf(m_work.cohort, bins, m_validation.patients);
        LatticeFitHooks hooks;
        hooks.goOn = [this] { return m_work.reporter.goOn(); };
        hooks.estimated = [this](std::size_t done, std::size_t total, double underWay) {
            m_work.reporter.report(FrontPhase::PanelSets, done, total, underWay);
        };
        hooks.outlooked = [this](std::size_t done, std::size_t total) {
            m_work.reporter.report(FrontPhase::Outlooks, done, total);
        };
        hooks.known = [this](PanelMask closure) { return knownSet(closure); };
        hooks.preview = [this](const std::vector<CostValue>& front) { m_work.reporter.preview(front); };
        hooks.setFitted = [this](PanelMask closure, const SetEstimate& estimate) {
            TensorBundle bundle;
            estimate.save(bundle, "");
            m_work.reporter.part(setPart(closure), bundle);
        };
        std::optional<LatticeFit> fitted =
            fitLattice(m_work.plan.lattice, m_work.plan.metric, m_work.plan.seed, m_work.cohort.catalog(),
                       m_work.cohort.visibleFeatures(), std::move(bins), m_training.rows, m_lessons, m_work.executor,
                       hooks, m_work.plan.minimise);
        if (!fitted)
            return false;
        if (fitted->setsLeftOut)
            m_work.reporter.notice(FrontNotice::PanelSetsLeftOut);
        if (fitted->leftToGain)
            m_work.reporter.leftToGain(*fitted->leftToGain);
        m_setsLeftOut = fitted->setsLeftOut;
        m_model = std::move(fitted->model);
        m_training.view = std::move(fitted->view);
        std::optional<LatticeView> view = viewOf(*m_model, m_validation.rows, m_work.executor, hooks.goOn);
        if (!view)
            return false;
        m_validation.view = std::move(*view);
        return true;
    }

    std::optional<SetEstimate> knownSet(PanelMask closure) const
    {
        const auto part = m_work.remains.parts.find(setPart(closure));
        if (part == m_work.remains.parts.end())
            return std::nullopt;
        Result<SetEstimate> estimate = SetEstimate::load(part->second, "", m_work.cohort.featureCount());
        const bool whole = estimate && estimate->foldCount() == m_lessons.foldBegins.size() - 1;
        return whole ? std::optional(std::move(*estimate)) : std::nullopt;
    }

    // False when stopped: then no policy is told, since the same search is to find the same ones when it goes on.
    Result<bool> solve()
    {
        const PanelRules& panels = m_model->lattice().rules();
        std::vector<PanelMask> recorded;
        for (const FeatureMask& columns : m_training.recorded)
            recorded.push_back(panels.recordedPanels(columns));
        LatticeLessons lessons{.lattice = m_model->lattice(),
                               .cuts = m_model->cuts(),
                               .view = m_training.view,
                               .diseased = m_lessons.diseased,
                               .recorded = recorded,
                               .foldBegins = m_lessons.foldBegins,
                               .unrecorded = panels.unrecorded(m_work.plan.forbidUnrecorded)};
        std::vector<LatticeTargets> lists{{lessons, m_work.plan}};
        for (const double certainty :
             m_setsLeftOut ? std::span<const double>(kCertainties) : std::span<const double>()) {
            lessons.certainty = certainty;
            lists.emplace_back(lessons, m_work.plan);
        }
        std::optional<std::vector<std::vector<SolvedRule>>> rules = solveAll(lists, lessons.unrecorded);
        if (!rules)
            return false;
        // Of those that end alike the first one stays; these two are the simplest, and come last in the list.
        std::vector<SolvedRule> all;
        for (const PanelMask ordered : {PanelMask(), PanelMask::all(panels.panelCount())})
            all.push_back(alwaysTheSame(ordered));
        all = distinct(std::move(all));
        const auto simplest = static_cast<std::ptrdiff_t>(all.size());
        for (std::vector<SolvedRule>& some : *rules)
            std::ranges::move(some, std::back_inserter(all));
        all = distinct(std::move(all));
        std::rotate(all.begin(), all.begin() + simplest, all.end());
        return keepBestRules({m_work, m_features, m_lessons, m_training, m_validation, m_model}, all);
    }

    // Target after target. Nothing when stopped.
    std::optional<std::vector<std::vector<SolvedRule>>> solveAll(const std::vector<LatticeTargets>& lists,
                                                                 UnrecordedPanels unrecorded) const
    {
        const PanelRules& panels = m_model->lattice().rules();
        const std::vector<std::uint8_t> strays = RuleWalk::strays(panels, m_training.recorded, unrecorded);
        std::vector<RuleWalk> walks(strays.empty() ? 0 : m_work.executor.size(),
                                    RuleWalk(*m_model, m_training.view, m_training.recorded, limits()));
        const std::size_t targets = lists.front().count(), count = lists.size() * targets;
        std::vector<std::vector<SolvedRule>> rules(count);
        std::atomic<bool> stopped = false;
        std::atomic<std::size_t> done = 0;
        m_work.reporter.report(FrontPhase::Solving, 0, count);
        m_work.executor.each(count, [&](std::size_t item, std::size_t hand) {
            const LatticeStrays walked{strays, [&](const LatticeRule& rule, std::size_t patient) {
                                           return walks[hand].follow(rule, patient);
                                       }};
            const auto goOn = [this] { return m_work.reporter.goOn(); };
            auto found = stopped ? std::nullopt : lists[item / targets].solve(item % targets, goOn, walked);
            if (!found) {
                stopped = true;
                return;
            }
            rules[item] = distinct(std::move(*found));
            m_work.reporter.report(FrontPhase::Solving, ++done, count);
        });
        return stopped ? std::nullopt : std::optional(std::move(rules));
    }

    OrderLimits limits() const { return {m_model->lattice().rules().unrecorded(m_work.plan.forbidUnrecorded), {}}; }

    // Those who choose the policies, training patients by what their fold never taught, once everybody got these. The
    // best threshold for AM is that of the ratio of the classes, as for every policy aimed at it.
    ScoredEnd endWith(PanelMask ordered) const
    {
        ScoredEnd end;
        for (const LatticeGroup* group : {&m_training, &m_validation})
            for (std::size_t i = 0; i < group->patients.size(); ++i) {
                const PanelRules& rules = m_model->lattice().rules();
                const PanelMask own = rules.granted(ordered, group->recorded[i], limits().unrecorded);
                const PanelMask shown = rules.shown(own, group->recorded[i]);
                const std::uint32_t set = m_model->lattice().setWithin(shown);
                end.scored.patients.push_back(group->patients[i]);
                end.scored.probability.push_back(double{group->view.probability[set][i]});
            }
        end.threshold = m_work.plan.metric == FrontMetric::F1
                            ? bestThreshold(end.scored, m_work.cohort, m_work.plan.metric)
                            : 1.0 / (1.0 + classRatio(m_lessons.diseased));
        return end;
    }

    // Nobody gets a panel, or everybody all of them: a policy like the others, which they have to beat.
    SolvedRule alwaysTheSame(PanelMask ordered) const
    {
        constexpr float kAsGoodAsNothing = 1e-6f; // what makes an order better than stopping
        SolvedRule solved;
        solved.rule.shape = m_work.plan.metric == FrontMetric::F1
                                ? shapeOfThreshold(endWith(ordered).threshold)
                                : RewardShape{.lambda = classRatio(m_lessons.diseased), .rho = 0.0};
        solved.rule.shape.aim = m_work.plan.minimise;
        for (const std::size_t size : ruleSizes(m_model->lattice())) {
            std::vector<float>& weights = solved.rule.weights.emplace_back(size, 0.0f);
            const PanelLattice::State& state = m_model->lattice().states()[solved.rule.weights.size() - 1];
            const std::size_t orders = m_model->lattice().sets()[state.set].orders.size();
            for (std::size_t order = 0; ordered != PanelMask() && order < state.leadsTo.size(); ++order)
                weights[order * OrderBasis::size(orders)] = order < orders ? kAsGoodAsNothing : 2 * kAsGoodAsNothing;
        }
        solved.withoutFold.assign(m_lessons.foldBegins.size() - 1, solved.rule);
        const std::vector<Episode> episodes =
            walkGroup(*m_model, solved.rule, m_training, 0, m_training.patients.size(), limits());
        double cost = 0.0;
        for (const Episode& episode : episodes) {
            solved.confusion.count(episode.diagnosis(), m_work.cohort.outcome(episode.patient));
            cost += m_work.plan.minimise.burden(episode.cost(), episode.minutes());
        }
        solved.meanCost = cost / static_cast<double>(std::max<std::size_t>(1, episodes.size()));
        return solved;
    }

    // Rules that end alike for every training patient are one.
    static std::vector<SolvedRule> distinct(std::vector<SolvedRule> rules)
    {
        std::vector<SolvedRule> different;
        for (SolvedRule& rule : rules)
            if (std::ranges::none_of(different, [&](const SolvedRule& other) {
                    return other.confusion == rule.confusion && other.meanCost == rule.meanCost;
                }))
                different.push_back(std::move(rule));
        return different;
    }

    const FrontWork& m_work;
    PolicyFeatures m_features;
    LatticePatients m_lessons;
    LatticeGroup m_training, m_validation;
    LatticeModelPtr m_model;
    bool m_setsLeftOut = false;
};

} // namespace

Result<FrontYield> searchByLattice(const FrontWork& work)
{
    return LatticeSearch(work).run();
}

} // namespace core
