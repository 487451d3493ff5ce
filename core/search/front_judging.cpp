// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/fixed_set_episodes_p.h"
#include "core/front/budget_query.h"
#include "core/front/everybody_judge.h"
#include "core/front/pareto_front.h"
#include "core/search/front_engine_p.h"
#include "core/search/piece_parts.h"

#include <algorithm>
#include <map>
#include <type_traits>

namespace core {
namespace {

constexpr const char* kChosenPart = "chosen"; // of those learned from all patients, the policy of every budget

// A search of the judgement that was made before anybody knew what it would be asked: its whole front, by rising cost.
constexpr const char* kCosts = "front/costs";
constexpr const char* kCount = "front/policies";
std::string wholePart(const std::string& search)
{
    return "whole/" + search;
}
const std::string kWholeFinal = wholePart("final");
std::string wholePolicy(std::size_t place)
{
    return kWholeFinal + "/" + std::to_string(place);
}

std::vector<OperatingPoint> pointsFound(const std::vector<FoundPolicy>& policies)
{
    std::vector<OperatingPoint> points;
    std::ranges::transform(policies, std::back_inserter(points), &FoundPolicy::point);
    return points;
}

// The places in its front that a whole search names for these budgets; nothing where they cannot be read.
std::optional<std::vector<std::size_t>> namedInWhole(const TensorBundle& whole, std::span<const Cost> budgets)
{
    const Result<std::uint64_t> count = whole.integer(kCount);
    const std::uint64_t shape = count ? *count : 0;
    const Result<std::span<const double>> costs = whole.doubles(kCosts, std::span(&shape, 1));
    if (!count || !costs)
        return std::nullopt;
    std::vector<std::size_t> places;
    for (const Cost budget : budgets) {
        const std::optional<std::size_t> place = placeFor(*costs, budget);
        if (!place)
            return std::nullopt;
        places.push_back(*place);
    }
    return places;
}

// What a search with other patients found.
struct OtherSearch {
    FrontYield yield;
    std::vector<FoundPolicy> policies;
};

// Every policy of a front asks a question: what does the best for at most its mean cost come to? Two more: what if
// everybody gets no panels, or all?
class FrontJudge {
public:
    FrontJudge(const FrontWork& work, const FrontHooks& hooks, FrontOutcome& outcome)
        : m_work(work),
          m_hooks(hooks),
          m_outcome(outcome)
    {
        const std::vector<OperatingPoint> points = pointsFound(outcome.policies);
        for (const std::size_t place : frontOf(points, work.plan.axes())) {
            m_asked.push_back(&outcome.policies[place].point);
            m_budgets.emplace_back(costValue(points[place].validation, work.plan.axes()).cost);
        }
    }

    Result<bool>
    makeWhole(const FrontPiece& piece); // one of its searches, before the front is known; false when stopped

    Result<bool> run()
    {
        if (m_asked.empty())
            return true;
        FoldHooks hooks;
        hooks.learnWithout = [this](std::size_t round, const Split& split) { return learnedWithout(round, split); };
        hooks.savePart = [this](const std::string& name, const TensorBundle& part) {
            m_work.reporter.part(name, part);
        };
        hooks.report = [this](std::size_t done, std::size_t rounds) {
            m_work.reporter.report(FrontPhase::Folds, done, rounds);
        };
        const auto rounds = answersOfFolds(m_work.cohort, m_work.split, m_work.plan.judging, m_work.plan.seed,
                                           m_budgets.size() + 2, m_work.remains.parts, hooks);
        if (!rounds)
            return rounds.error();
        if (!*rounds)
            return false;
        const Result<bool> learned = learnFromAll();
        if (learned && *learned)
            tell(**rounds);
        return learned;
    }

private:
    // All of it again with the patients of this split, and what `look` makes of it; nothing when stopped. Nothing else
    // of it is kept.
    template <typename Look>
    auto search(const Split& split, Seed seed, const FrontSink& sink, const Look& look) const
    {
        using Answer = std::invoke_result_t<Look, const FrontWork&, const OtherSearch&>;
        FrontHooks hooks;
        hooks.gate = m_hooks.gate;
        hooks.betweenPieces = m_hooks.betweenPieces;
        hooks.sink = sink;
        FrontCheckpoint before;
        if (m_keepsSearch) {
            before = searchBefore();
            hooks.savePart = [this](const std::string& name, const TensorBundle& part) {
                m_work.reporter.part(kSearchParts + name, part);
            };
        }
        FrontPlan plan = m_work.plan;
        plan.seed = seed;
        FrontReporter reporter(hooks, m_work.stop);
        const FrontWork work{plan, m_work.cohort, split, before, m_work.executor, reporter, m_work.stop};
        Result<FrontYield> yield = searchAsPlanned(work);
        if (!yield)
            return Answer(yield.error());
        if (yield->end != RunEnd::Finished)
            return Answer(std::nullopt);
        return look(work, OtherSearch{.yield = std::move(*yield), .policies = reporter.takePolicies()});
    }

    // Its policies are found again: those of a lattice in a moment, at the end.
    FrontCheckpoint searchBefore() const
    {
        const std::string prefix = kSearchParts;
        FrontCheckpoint before;
        for (const auto& [name, part] : m_work.remains.parts)
            if (name.starts_with(prefix))
                before.parts.emplace(name.substr(prefix.size()), part);
        return before;
    }

    Result<Split> splitOfRound(std::size_t round) const
    {
        Result<std::vector<Split>> rounds =
            outerFolds(m_work.cohort, m_work.split, m_work.plan.judging, m_work.plan.seed);
        if (!rounds)
            return rounds.error();
        if (round >= rounds->size())
            return Error{.code = ErrorCode::PlanValueInvalid, .subject = "fold", .found = round};
        return std::move((*rounds)[round]);
    }

    std::vector<std::size_t> frontPlaces(const OtherSearch& other, TensorBundle& whole) const
    {
        const std::vector<OperatingPoint> points = pointsFound(other.policies);
        const std::vector<std::size_t> places = frontOf(points, m_work.plan.axes());
        std::vector<double> costs;
        for (const std::size_t place : places)
            costs.push_back(costValue(points[place].validation, m_work.plan.axes()).cost);
        whole.addNumber(kCount, static_cast<std::uint64_t>(places.size()));
        whole.add({.name = kCosts, .shape = {costs.size()}, .values = std::move(costs)});
        return places;
    }

    Result<std::optional<Done>> keepWholeRound(const FrontWork& work, const OtherSearch& other, std::size_t round) const
    {
        TensorBundle whole;
        const std::vector<std::size_t> places = frontPlaces(other, whole);
        const Result<std::optional<FoldAnswers>> answers = answersBy(work, other, places);
        if (!answers)
            return answers.error();
        if (!*answers)
            return std::optional<Done>();
        whole.append((*answers)->save());
        m_work.reporter.part(wholePart(std::to_string(round)), whole);
        return std::optional(Done{});
    }

    Result<std::optional<Done>> keepWholeFinal(const OtherSearch& other) const
    {
        TensorBundle whole;
        const std::vector<std::size_t> places = frontPlaces(other, whole);
        for (std::size_t i = 0; i < places.size(); ++i)
            m_work.reporter.part(wholePolicy(i), other.policies[places[i]].own);
        m_work.reporter.part(kWholeFinal + "/shared", other.yield.shared);
        m_work.reporter.part(kWholeFinal, whole);
        return std::optional(Done{});
    }

    // From a whole search among the parts; nothing where there is none, or it is about other patients.
    std::optional<FoldAnswers> answersOfWhole(std::size_t round, const Split& split) const
    {
        const auto whole = m_work.remains.parts.find(wholePart(std::to_string(round)));
        if (whole == m_work.remains.parts.end())
            return std::nullopt;
        std::optional<std::vector<std::size_t>> places = namedInWhole(whole->second, m_budgets);
        const Result<FoldAnswers> all = FoldAnswers::load(whole->second, m_work.cohort);
        if (!places || !all || !std::ranges::equal(all->patients(), split.patients(SplitPart::Test)))
            return std::nullopt;
        for (const std::size_t end : {all->questions() - 2, all->questions() - 1}) // no panels, all panels
            places->push_back(end);
        return all->asked(*places);
    }

    Result<std::optional<FoldAnswers>> learnedWithout(std::size_t round, const Split& split) const
    {
        if (std::optional<FoldAnswers> made = answersOfWhole(round, split))
            return made;
        const auto sink = [&](const FrontUpdate& update) {
            m_work.reporter.report(FrontPhase::Folds, round, m_work.plan.judging.rounds(), update.share);
        };
        return search(split, Seed{m_work.plan.seed.value + round + 1}, sink,
                      [this](const FrontWork& work, const OtherSearch& other) { return answered(work, other); });
    }

    // For every budget the place of the policy that this search names: the best within it, or else the cheapest.
    Result<std::vector<std::size_t>> namedIn(const OtherSearch& other) const
    {
        const std::vector<OperatingPoint> points = pointsFound(other.policies);
        std::vector<std::size_t> named;
        for (const Cost budget : m_budgets) {
            const std::optional<std::size_t> best = policyFor(points, m_work.plan.axes(), budget);
            if (!best)
                return Error{.code = ErrorCode::FoldsTooMany, .expected = 0, .found = m_work.plan.judging.rounds()};
            named.push_back(*best);
        }
        return named;
    }

    Result<std::optional<FoldAnswers>> answered(const FrontWork& work, const OtherSearch& other) const
    {
        const Result<std::vector<std::size_t>> named = namedIn(other);
        return named ? answersBy(work, other, *named) : Result<std::optional<FoldAnswers>>(named.error());
    }

    // By these policies, one question each, and by no panels and all panels.
    Result<std::optional<FoldAnswers>> answersBy(const FrontWork& work, const OtherSearch& other,
                                                 std::span<const std::size_t> named) const
    {
        const std::span<const PatientIndex> test = work.split.patients(SplitPart::Test);
        FoldAnswers answers({test.begin(), test.end()});
        std::map<std::size_t, std::size_t> walked; // of the policies that answer, their place in the answers
        for (const std::size_t best : named) {
            const auto [known, isNew] = walked.try_emplace(best, 0);
            if (isNew) {
                const FoundPolicy& found = other.policies[best];
                const Result<PolicyPtr> policy =
                    found.policy ? found.policy : joinedPolicy(other.yield.shared, found.own);
                if (!policy)
                    return policy.error();
                const std::vector<Episode> episodes = episodesOf(**policy, work, other.yield, test);
                if (!work.reporter.goOn())
                    return std::optional<FoldAnswers>();
                known->second = answers.addPolicy(episodes);
            }
            answers.addQuestion(known->second);
        }
        for (const PanelMask ordered : {PanelMask(), PanelMask::all(work.cohort.catalog().panelCount())})
            answers.addQuestion(
                answers.addPolicy(fixedSetEpisodes(work.cohort, test, ordered, other.yield.probability(ordered, test),
                                                   thresholdOfPanels(work, other.yield, ordered))));
        return std::optional(std::move(answers));
    }

    // False when stopped.
    Result<bool> learnFromAll()
    {
        m_work.reporter.report(FrontPhase::AllPatients, 0, 1);
        if (!tellFinal(m_work.remains.parts) && !keepFinalOfWhole(m_work.remains.parts)) {
            const Result<Split> split = splitWithoutTest(m_work.cohort, m_work.split, m_work.plan.seed);
            if (!split)
                return split.error();
            const auto sink = [&](const FrontUpdate& update) {
                m_work.reporter.report(FrontPhase::AllPatients, 0, 1, update.share);
            };
            const Result<std::optional<Done>> learned =
                search(*split, m_work.plan.seed, sink,
                       [this](const FrontWork&, const OtherSearch& other) { return keepFinal(other); });
            if (!learned)
                return learned.error();
            if (!*learned)
                return false;
        }
        m_work.reporter.report(FrontPhase::AllPatients, 1, 1);
        return true;
    }

    // The policy of every budget, each policy once; what says that all of them are there comes last.
    Result<std::optional<Done>> keepFinal(const OtherSearch& other)
    {
        const Result<std::vector<std::size_t>> named = namedIn(other);
        if (!named)
            return named.error();
        keepFinal(*named, other.yield.shared, [&](std::size_t place) {
            return std::pair(other.policies[place].point.shape, &other.policies[place].own);
        });
        return std::optional(Done{});
    }

    template <typename PolicyAt> // its rewards and its bundle
    void keepFinal(std::span<const std::size_t> named, const TensorBundle& shared, const PolicyAt& policyAt)
    {
        std::map<std::size_t, std::uint64_t> numbers;
        TensorBundle chosen;
        for (std::size_t i = 0; i < named.size(); ++i) {
            const auto [shape, own] = policyAt(named[i]);
            const auto [known, isNew] = numbers.try_emplace(named[i], numbers.size());
            m_asked[i]->finalPolicy = {.number = known->second, .shape = shape};
            if (isNew)
                m_work.reporter.part(finalPolicyPart(*m_asked[i]->finalPolicy), *own);
            chosen.addNumber(std::to_string(i), known->second);
        }
        m_work.reporter.part(kFinalSharedPart, shared);
        m_work.reporter.part(kChosenPart, chosen);
    }

    // From a whole search with all patients among the parts; false: there is none that can be read.
    bool keepFinalOfWhole(const std::map<std::string, TensorBundle>& parts)
    {
        const auto whole = parts.find(kWholeFinal), shared = parts.find(kWholeFinal + "/shared");
        if (whole == parts.end() || shared == parts.end())
            return false;
        const std::optional<std::vector<std::size_t>> named = namedInWhole(whole->second, m_budgets);
        if (!named)
            return false;
        std::map<std::size_t, std::pair<RewardShape, const TensorBundle*>> policies;
        for (const std::size_t place : *named) {
            const auto own = parts.find(wholePolicy(place));
            if (own == parts.end())
                return false;
            const Result<PolicyPtr> policy = joinedPolicy(shared->second, own->second);
            if (!policy)
                return false;
            policies.try_emplace(place, (*policy)->shape(), &own->second);
        }
        keepFinal(*named, shared->second, [&](std::size_t place) { return policies.at(place); });
        return true;
    }

    // What was learned from all patients before an interruption; false: it was not, or cannot be read.
    bool tellFinal(const std::map<std::string, TensorBundle>& parts)
    {
        const auto chosen = parts.find(kChosenPart), shared = parts.find(kFinalSharedPart);
        if (chosen == parts.end() || shared == parts.end())
            return false;
        std::vector<FinalPolicy> policies;
        for (std::size_t i = 0; i < m_budgets.size(); ++i) {
            const Result<std::uint64_t> number = chosen->second.integer(std::to_string(i));
            const auto own = number ? parts.find(finalPolicyPart({.number = *number, .shape = {}})) : parts.end();
            if (own == parts.end())
                return false;
            const Result<PolicyPtr> policy = joinedPolicy(shared->second, own->second);
            if (!policy)
                return false;
            policies.push_back({.number = *number, .shape = (*policy)->shape()});
        }
        for (std::size_t i = 0; i < policies.size(); ++i)
            m_asked[i]->finalPolicy = policies[i];
        return true;
    }

    void tell(std::span<const FoldAnswers> rounds)
    {
        FrontSummary& summary = m_outcome.summary;
        std::vector<PooledQuestion> questions;
        for (const OperatingPoint* point : m_asked)
            questions.push_back({.shape = point->shape, .withinBudget = true});
        for (const std::optional<OperatingPoint>& end : {summary.noPanels, summary.fullPanels})
            questions.push_back({.shape = end ? end->shape : RewardShape{}, .withinBudget = true});
        std::vector<Evaluation> pooled =
            pooledEvaluations(m_work.cohort, m_work.plan.judging, rounds, questions,
                              {.resamples = m_hooks.bootstrapResamples, .seed = m_work.plan.seed});
        std::vector<CostValue> places;
        for (const Evaluation& evaluation : std::span(pooled).first(m_asked.size()))
            places.push_back(costValue(evaluation, m_work.plan.axes()));
        if (summary.fullPanels)
            summary.fullPanels->pooled = std::move(pooled.back());
        pooled.pop_back();
        if (summary.noPanels)
            summary.noPanels->pooled = std::move(pooled.back());
        for (std::size_t i = 0; i < m_asked.size(); ++i)
            m_asked[i]->pooled = std::move(pooled[i]);
        summary.judged = {.everybody = judgedPatients(m_work.cohort, m_work.plan.judging),
                          .hypervolume = hypervolume(places, m_work.burdenOfAll())};
    }

    const FrontWork& m_work;
    const FrontHooks& m_hooks;
    FrontOutcome& m_outcome;
    std::vector<OperatingPoint*> m_asked; // those on the front, by rising cost
    std::vector<Cost> m_budgets;          // on the axis of the front
    bool m_keepsSearch = false;           // a round by itself can be interrupted, too
};

Result<bool> FrontJudge::makeWhole(const FrontPiece& piece)
{
    const bool final = piece.what == FrontPiece::What::AllPatients;
    m_keepsSearch = true;
    m_work.reporter.expect({{final ? FrontPhase::AllPatients : FrontPhase::Folds, 1.0}}); // there is nothing else
    const Result<Split> split =
        final ? splitWithoutTest(m_work.cohort, m_work.split, m_work.plan.seed) : splitOfRound(piece.first);
    if (!split)
        return split.error();
    const auto sink = [&](const FrontUpdate& update) {
        m_work.reporter.report(final ? FrontPhase::AllPatients : FrontPhase::Folds, 0, 1, update.share);
    };
    const Seed seed = final ? m_work.plan.seed : Seed{m_work.plan.seed.value + piece.first + 1};
    const Result<std::optional<Done>> kept =
        search(*split, seed, sink, [&](const FrontWork& work, const OtherSearch& other) {
            return final ? keepWholeFinal(other) : keepWholeRound(work, other, piece.first);
        });
    if (!kept)
        return kept.error();
    return kept->has_value();
}

} // namespace

Result<bool> searchForJudgement(const FrontWork& work, const FrontHooks& hooks, const FrontPiece& piece)
{
    FrontOutcome none;
    return FrontJudge(work, hooks, none).makeWhole(piece);
}

Result<bool> judgeOnEverybody(const FrontWork& work, const FrontHooks& hooks, FrontOutcome& outcome)
{
    return FrontJudge(work, hooks, outcome).run();
}

} // namespace core
