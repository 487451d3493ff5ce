// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fingerprint.h"
#include "core/base/random.h"
#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/lattice/lattice_fit.h"
#include "core/policy/lattice_decision_p.h"
#include "core/policy/lattice_policy.h"
#include "core/search/front_engine_p.h"
#include "core/search/lattice_targets_p.h"
#include "core/search/rule_walk_p.h"
#include "core/smddpo/training_data_p.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <set>

namespace core {
namespace {

constexpr std::size_t kMostPanels = 14;
constexpr const char* kBegunPart = "begun"; // what the other parts belong to
constexpr double kNearest = 1.0 / 45.0;     // of two points of a front, both axes from 0 to 1
constexpr std::size_t kMostDominated = 20;  // kept to show what was tried
constexpr std::size_t kMostCompared = 1000; // training patients that tell two policies apart

// Some patients as the lattice sees them.
struct LatticeGroup {
    std::vector<PatientIndex> patients = {};
    BinnedRows rows = {};
    std::vector<FeatureMask> recorded = {};
    LatticeView view = {};
};

std::string setPart(PanelMask closure)
{
    return "set/" + std::to_string(closure.bits());
}

LatticeGroup groupOf(const Cohort& cohort, const FeatureBins& bins, std::span<const PatientIndex> patients)
{
    const std::vector<float> raw = rawRows(cohort, patients);
    LatticeGroup group{.patients = {patients.begin(), patients.end()}, .rows = bins.encode(raw)};
    group.recorded = recordedColumns(raw, cohort.featureCount());
    return group;
}

// Some patients of a group from the start to the diagnosis.
std::vector<Episode> walkGroup(const LatticeModel& model, const LatticeRule& rule, const LatticeGroup& group,
                               std::size_t first, std::size_t count, const OrderLimits& limits)
{
    const PanelRules& panels = model.lattice().rules();
    const LatticeDecision decision(model, rule);
    const auto decide = [&](std::span<const PatientState> states) {
        std::vector<Step> steps;
        for (const PatientState& state : states) {
            const std::size_t patient = first + state.patient;
            const FeatureMask& columns = group.recorded[patient];
            const PanelMask allowed = panels.allowedOrders(state.ordered, columns, limits);
            Step& step = steps.emplace_back(decision.step(group.view, patient, columns, state.ordered, allowed));
            keepPossible(step, panels, columns, limits);
            chargeFor(step, panels, columns, limits.unrecorded);
        }
        return steps;
    };
    const auto partner = [&](const PatientState& state, const Step& ordered) {
        return partnerStep(ordered, panels, group.recorded[first + state.patient], limits.unrecorded);
    };
    return walkPatients(std::span(group.patients).subspan(first, count), decide, {}, partner);
}

// New patients of whom everything is estimated once for all policies of a front.
class SharedEstimates {
public:
    SharedEstimates(LatticeModelPtr model, const Cohort& cohort) : m_model(std::move(model)), m_cohort(cohort) {}

    std::vector<Episode> episodes(const Policy& policy, std::span<const PatientIndex> patients, std::stop_token stop)
    {
        constexpr std::size_t kMostPatients = 50'000; // of more the estimates would take too much memory
        const auto* lattice = dynamic_cast<const LatticePolicy*>(&policy);
        if (lattice == nullptr || patients.size() > kMostPatients)
            return policy.run(m_cohort, patients, stop);
        std::call_once(m_made, [&] { estimate(patients, stop); });
        if (!std::ranges::equal(m_group.patients, patients) || m_group.view.patients != patients.size())
            return policy.run(m_cohort, patients, stop);
        const PanelRules& rules = m_model->lattice().rules();
        return walkGroup(*m_model, lattice->rule(), m_group, 0, patients.size(),
                         {rules.unrecorded(policy.forbidsUnrecorded()), {}});
    }

private:
    void estimate(std::span<const PatientIndex> patients, const std::stop_token& stop)
    {
        SerialExecutor alone; // others wait for it
        m_group = groupOf(m_cohort, m_model->bins(), patients);
        if (auto view = viewOf(*m_model, m_group.rows, alone, [&] { return !stop.stop_requested(); }))
            m_group.view = std::move(*view);
    }

    LatticeModelPtr m_model;
    const Cohort& m_cohort;
    std::once_flag m_made;
    LatticeGroup m_group;
};

class LatticeSearch {
public:
    explicit LatticeSearch(const FrontWork& work) : m_work(work), m_features(featuresOf(work.cohort)) {}

    Result<FrontYield> run()
    {
        if (const std::size_t panels = m_work.cohort.catalog().panelCount(); panels > kMostPanels)
            return Error{.code = ErrorCode::PanelsTooManyForLattice, .expected = kMostPanels, .found = panels};
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
                const PanelMask shown = this_->lattice().rules().shown(ordered, recorded[i]);
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
        const LatticeLessons lessons{.lattice = m_model->lattice(),
                                     .cuts = m_model->cuts(),
                                     .view = m_training.view,
                                     .diseased = m_lessons.diseased,
                                     .recorded = recorded,
                                     .foldBegins = m_lessons.foldBegins,
                                     .unrecorded = panels.unrecorded(m_work.plan.forbidUnrecorded)};
        const LatticeTargets targets(lessons, m_work.plan);
        std::vector<std::vector<SolvedRule>> rules(targets.count());
        std::atomic<bool> stopped = false;
        std::atomic<std::size_t> done = 0;
        m_work.reporter.report(FrontPhase::Solving, 0, targets.count());
        m_work.executor.each(targets.count(), [&](std::size_t target, std::size_t) {
            auto found = stopped ? std::nullopt : targets.solve(target, [this] { return m_work.reporter.goOn(); });
            if (!found) {
                stopped = true;
                return;
            }
            rules[target] = distinct(std::move(*found));
            m_work.reporter.report(FrontPhase::Solving, ++done, targets.count());
        });
        std::vector<SolvedRule> all;
        for (std::vector<SolvedRule>& some : rules)
            std::ranges::move(some, std::back_inserter(all));
        if (stopped)
            return false;
        for (const PanelMask ordered : {PanelMask(), PanelMask::all(panels.panelCount())})
            all.push_back(alwaysTheSame(ordered));
        return keepBest(distinct(std::move(all)));
    }

    // Those who choose the policies, training patients by what their fold never taught, once everybody got these. The
    // best threshold for AM is that of the ratio of the classes, as for every policy aimed at it.
    ScoredEnd endWith(PanelMask ordered) const
    {
        ScoredEnd end;
        for (const LatticeGroup* group : {&m_training, &m_validation})
            for (std::size_t i = 0; i < group->patients.size(); ++i) {
                const PanelMask shown = m_model->lattice().rules().shown(ordered, group->recorded[i]);
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
        std::vector<Episode> episodes;
        walk(solved.rule, m_training, 0, m_training.patients.size(), episodes);
        double cost = 0.0;
        for (const Episode& episode : episodes) {
            solved.confusion.count(episode.diagnosis(), m_work.cohort.outcome(episode.patient));
            cost += burdenOf(episode);
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

    // What a rule does for the first patients of a walk: orders and diagnosis of each.
    std::string deedsOf(const LatticeRule& rule, RuleWalk& walk, std::size_t patients) const
    {
        FingerprintBuilder deeds;
        eachEnd(rule, walk, 0, patients, [&](std::size_t, const RuleWalk::End& end) {
            deeds.add(end.path);
            deeds.add(static_cast<std::uint64_t>(end.said));
        });
        return deeds.finish().hex();
    }

    // Training patients who differ, each as the policies themselves see them: their own view is that of the folds.
    // Empty when stopped.
    LatticeGroup differingPatients() const
    {
        LatticeGroup some;
        some.rows.features = m_training.rows.features;
        std::set<std::vector<std::uint8_t>> seen;
        for (std::size_t i = 0; i < m_training.patients.size() && some.patients.size() < kMostCompared; ++i) {
            const std::uint8_t* row = m_training.rows.row(i);
            if (const std::vector<std::uint8_t> codes(row, row + some.rows.features); seen.insert(codes).second) {
                some.patients.push_back(m_training.patients[i]);
                some.recorded.push_back(m_training.recorded[i]);
                some.rows.codes.insert(some.rows.codes.end(), codes.begin(), codes.end());
            }
        }
        auto view = viewOf(*m_model, some.rows, m_work.executor, [this] { return m_work.reporter.goOn(); });
        if (!view)
            return {};
        some.view = std::move(*view);
        return some;
    }

    // What each of these rules does for the patients; empty for the others.
    std::vector<std::string> deedsOf(const std::vector<SolvedRule>& rules, const LatticeGroup& group,
                                     const std::vector<bool>& wanted) const
    {
        std::vector<std::string> deeds(rules.size());
        std::vector<RuleWalk> walks(m_work.executor.size(), walkThrough(group));
        m_work.executor.each(rules.size(), [&](std::size_t i, std::size_t hand) {
            if (wanted[i] && m_work.reporter.goOn())
                deeds[i] = deedsOf(rules[i].rule, walks[hand], group.patients.size());
        });
        return deeds;
    }

    // Rules that do the same for everybody are one policy, though what their folds taught differs, and with it what is
    // told of them: the best place stands for all, as it did when all of them were on the front.
    void leaveOneOfEach(const std::vector<SolvedRule>& rules, std::vector<CostValue>& places) const
    {
        std::vector<bool> wanted(rules.size());
        for (std::size_t i = 0; i < rules.size(); ++i)
            wanted[i] = places[i].value.has_value();
        const std::vector<std::string> validation = deedsOf(rules, m_validation, wanted);
        std::map<std::string, std::size_t> times;
        for (const std::string& deeds : validation)
            ++times[deeds];
        for (std::size_t i = 0; i < rules.size(); ++i)
            wanted[i] = wanted[i] && times[validation[i]] > 1;
        if (std::ranges::find(wanted, true) == wanted.end())
            return;
        const std::vector<std::string> training = deedsOf(rules, differingPatients(), wanted);
        std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> alike;
        for (std::size_t i = 0; i < rules.size(); ++i)
            if (wanted[i])
                alike[{validation[i], training[i]}].push_back(i);
        for (const auto& [deeds, some] : alike) {
            const std::size_t best =
                *std::ranges::max_element(some, {}, [&](std::size_t i) { return *places[i].value; });
            for (const std::size_t i : some)
                if (i != best)
                    places[i].value.reset();
        }
    }

    // Those on the front, and some that are nearly on it.
    Result<bool> keepBest(const std::vector<SolvedRule>& rules)
    {
        std::vector<CostValue> places(rules.size());
        std::vector<JudgedBy> judgedBy(rules.size());
        std::vector<GroupWalks> walks;
        for (std::size_t hand = 0; hand < m_work.executor.size(); ++hand)
            walks.push_back({walkThrough(m_training), walkThrough(m_validation)});
        m_work.executor.each(rules.size(), [&](std::size_t i, std::size_t hand) {
            if (!m_work.reporter.goOn())
                return;
            const Placed found = placed(rules[i], walks[hand]);
            judgedBy[i] = found.by;
            places[i] = found.place;
        });
        leaveOneOfEach(rules, places);
        const std::vector<std::size_t> front = paretoFront(places);
        if (!front.empty() && places[front.back()].cost == 0.0 && m_work.testingCosts())
            m_work.reporter.notice(FrontNotice::TestingNeverPays);
        std::vector<std::size_t> kept = apart(front, places);
        std::vector<std::size_t> others;
        for (std::size_t i = 0; i < rules.size(); ++i)
            if (places[i].value && std::ranges::find(front, i) == front.end())
                others.push_back(i);
        std::ranges::stable_sort(others, {}, [&](std::size_t i) {
            double best = 0.0;
            for (const std::size_t on : kept)
                if (places[on].cost <= places[i].cost)
                    best = std::max(best, *places[on].value);
            return best - *places[i].value;
        });
        others.resize(std::min(others.size(), kMostDominated));
        std::ranges::copy(others, std::back_inserter(kept));
        std::ranges::sort(kept);
        std::vector<std::optional<FoundPolicy>> found(kept.size());
        m_work.executor.each(kept.size(), [&](std::size_t i, std::size_t) {
            if (m_work.reporter.goOn())
                found[i] = foundPolicy(rules[kept[i]], judgedBy[kept[i]]);
        });
        if (!m_work.reporter.goOn())
            return false;
        return report(std::move(found));
    }

    // What was told before an interruption is the beginning of the same list.
    Result<bool> report(std::vector<std::optional<FoundPolicy>> found) const
    {
        const std::vector<FoundPolicy>& before = m_work.remains.policies;
        std::vector<FoundPolicy> again;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (i >= found.size() || found[i]->own != before[i].own)
                return Error{.code = ErrorCode::RunNotResumable, .subject = "policies"};
            again.push_back(std::move(*found[i]));
        }
        m_work.reporter.alreadyFound(again);
        for (std::size_t i = before.size(); i < found.size(); ++i)
            m_work.reporter.found(std::move(*found[i]));
        return true;
    }

    // Of neighbours too near to tell apart in a picture the dearer one stays: a front of twenty times the same policy
    // helps nobody.
    static std::vector<std::size_t> apart(const std::vector<std::size_t>& front, const std::vector<CostValue>& places)
    {
        if (front.empty())
            return front;
        const CostValue& last = places[front.back()];
        const double costs = std::max(last.cost - places[front.front()].cost, 1e-12);
        const double values = std::max(*last.value - *places[front.front()].value, 1e-12);
        std::vector<std::size_t> kept{front.back()};
        for (std::size_t i = front.size() - 1; i-- > 0;) {
            const CostValue& next = places[kept.back()];
            const double distance = std::hypot((next.cost - places[front[i]].cost) / costs,
                                               (*next.value - *places[front[i]].value) / values);
            if (distance >= kNearest || i == 0)
                kept.push_back(front[i]);
        }
        return kept;
    }

    // By what training patients are judged. Near a (λ, ρ) where the best policy changes, the rules learned without each
    // fold can do other things than the policy does, and so can the policy with the patients it learned from: then
    // there are no figures of it, and nothing is told.
    enum class JudgedBy : std::uint8_t { Nothing, RulesWithoutFolds, TheRuleItself };
    struct GroupWalks {
        RuleWalk training, validation;
    };
    RuleWalk walkThrough(const LatticeGroup& group) const { return {*m_model, group.view, group.recorded, limits()}; }
    OrderLimits limits() const { return {m_model->lattice().rules().unrecorded(m_work.plan.forbidUnrecorded), {}}; }

    // Some patients of a group, ended(patient, end) for each.
    void eachEnd(const LatticeRule& rule, RuleWalk& walk, std::size_t first, std::size_t last, const auto& ended) const
    {
        const LatticeDecision decision(*m_model, rule);
        for (std::size_t patient = first; patient < last; ++patient)
            ended(patient, walk.follow(decision, patient));
    }

    JudgedBy judgeOf(const SolvedRule& solved, std::span<const RuleWalk::End> validation, RuleWalk& training) const
    {
        if (costAlike(solved.meanCost, validation))
            return JudgedBy::RulesWithoutFolds;
        double cost = 0.0;
        eachEnd(solved.rule, training, 0, m_training.patients.size(),
                [&](std::size_t, const RuleWalk::End& end) { cost += end.cost; });
        const auto patients = static_cast<double>(std::max<std::size_t>(1, m_training.patients.size()));
        return costAlike(cost / patients, validation) ? JudgedBy::TheRuleItself : JudgedBy::Nothing;
    }

    // What decides for the training patients, as piece(rule, first, last).
    void eachPiece(const SolvedRule& solved, JudgedBy by, const auto& piece) const
    {
        for (std::size_t fold = 0; fold < solved.withoutFold.size(); ++fold)
            piece(by == JudgedBy::RulesWithoutFolds ? solved.withoutFold[fold] : solved.rule,
                  m_lessons.foldBegins[fold], m_lessons.foldBegins[fold + 1]);
    }

    struct Placed {
        JudgedBy by = JudgedBy::Nothing;
        CostValue place;
    };
    // The figures of `crossValidated` that place a rule, and no others.
    Placed placed(const SolvedRule& solved, GroupWalks& walks) const
    {
        std::vector<RuleWalk::End> validation;
        eachEnd(solved.rule, walks.validation, 0, m_validation.patients.size(),
                [&](std::size_t, const RuleWalk::End& end) { validation.push_back(end); });
        const JudgedBy by = judgeOf(solved, validation, walks.training);
        if (by == JudgedBy::Nothing)
            return {};
        Confusion confusion;
        double cost = 0.0;
        const auto count = [&](PatientIndex patient, const RuleWalk::End& end) {
            confusion.count(end.said, m_work.cohort.outcome(patient));
            cost += end.cost;
        };
        for (std::size_t i = 0; i < validation.size(); ++i)
            count(m_validation.patients[i], validation[i]);
        eachPiece(solved, by, [&](const LatticeRule& rule, std::size_t first, std::size_t last) {
            eachEnd(rule, walks.training, first, last,
                    [&](std::size_t i, const RuleWalk::End& end) { count(m_training.patients[i], end); });
        });
        return {by,
                {.cost = cost / static_cast<double>(std::max<std::size_t>(1, confusion.total())),
                 .value = m_work.plan.metric == FrontMetric::F1 ? confusion.f1() : confusion.am()}};
    }

    double burdenOf(const Episode& episode) const
    {
        return m_work.plan.minimise.burden(episode.cost(), episode.minutes());
    }

    // Whether training patients pay on average what validation patients do, but for chance.
    bool costAlike(double ofTraining, std::span<const RuleWalk::End> validation) const
    {
        const auto patients = static_cast<double>(validation.size());
        double sum = 0.0, squares = 0.0;
        for (const RuleWalk::End& end : validation) {
            sum += end.cost;
            squares += end.cost * end.cost;
        }
        const double mean = sum / patients;
        const double variance = std::max(0.0, squares / patients - mean * mean);
        const double error =
            std::sqrt(variance * (1.0 / patients + 1.0 / static_cast<double>(m_training.patients.size())));
        const double rounding = 1e-9 * (1.0 + mean);
        return std::abs(mean - ofTraining) <= 4.0 * error + rounding; // chance seldom takes it beyond 3
    }

    void walk(const LatticeRule& rule, const LatticeGroup& group, std::size_t first, std::size_t count,
              std::vector<Episode>& episodes) const
    {
        std::ranges::move(walkGroup(*m_model, rule, group, first, count, limits()), std::back_inserter(episodes));
    }

    // What a rule does for everybody outside the test, by what never saw them. Of rules that have a place.
    Evaluation crossValidated(const SolvedRule& solved, JudgedBy by) const
    {
        std::vector<Episode> episodes;
        walk(solved.rule, m_validation, 0, m_validation.patients.size(), episodes);
        eachPiece(solved, by, [&](const LatticeRule& rule, std::size_t first, std::size_t last) {
            walk(rule, m_training, first, last - first, episodes);
        });
        return evaluateEpisodes(episodes, m_work.cohort, solved.rule.shape);
    }

    FoundPolicy foundPolicy(const SolvedRule& solved, JudgedBy by) const
    {
        auto policy = std::make_shared<const LatticePolicy>(
            LatticePolicy::Parts{m_features, m_model, solved.rule, m_work.plan.seed, m_work.plan.forbidUnrecorded});
        FoundPolicy found;
        found.point.shape = solved.rule.shape;
        found.point.validation = crossValidated(solved, by);
        found.own = policy->saveOwn();
        found.policy = policy;
        return found;
    }

    const FrontWork& m_work;
    PolicyFeatures m_features;
    LatticePatients m_lessons;
    LatticeGroup m_training, m_validation;
    LatticeModelPtr m_model;
};

} // namespace

Result<FrontYield> searchByLattice(const FrontWork& work)
{
    return LatticeSearch(work).run();
}

} // namespace core
