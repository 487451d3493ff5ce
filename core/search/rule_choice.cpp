// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rule_choice_p.h"

#include "core/base/fingerprint.h"
#include "core/policy/lattice_decision_p.h"
#include "core/policy/lattice_policy.h"
#include "core/search/rule_walk_p.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace core {
namespace {

constexpr double kNearest = 1.0 / 45.0;     // of two points of a front, both axes from 0 to 1
constexpr std::size_t kMostDominated = 20;  // kept to show what was tried
constexpr std::size_t kMostCompared = 1000; // training patients that tell two policies apart

class RuleChoice {
public:
    explicit RuleChoice(const RuleContext& context) : m_context(context) {}

    // Those on the front, and some that are nearly on it.
    Result<bool> keepBest(const std::vector<SolvedRule>& rules)
    {
        std::vector<CostValue> places(rules.size());
        std::vector<JudgedBy> judgedBy(rules.size());
        std::vector<GroupWalks> walks;
        for (std::size_t hand = 0; hand < m_context.work.executor.size(); ++hand)
            walks.push_back({walkThrough(m_context.training), walkThrough(m_context.validation)});
        m_context.work.executor.each(rules.size(), [&](std::size_t i, std::size_t hand) {
            if (!m_context.work.reporter.goOn())
                return;
            const Placed found = placed(rules[i], walks[hand]);
            judgedBy[i] = found.by;
            places[i] = found.place;
        });
        leaveOneOfEach(rules, places);
        const std::vector<std::size_t> front = paretoFront(places);
        if (!front.empty() && places[front.back()].cost == 0.0 && m_context.work.testingCosts())
            m_context.work.reporter.notice(FrontNotice::TestingNeverPays);
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
        m_context.work.executor.each(kept.size(), [&](std::size_t i, std::size_t) {
            if (m_context.work.reporter.goOn())
                found[i] = foundPolicy(rules[kept[i]], judgedBy[kept[i]]);
        });
        if (!m_context.work.reporter.goOn())
            return false;
        return report(std::move(found));
    }

private:
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
        some.rows.features = m_context.training.rows.features;
        std::set<std::vector<std::uint8_t>> seen;
        for (std::size_t i = 0; i < m_context.training.patients.size() && some.patients.size() < kMostCompared; ++i) {
            const std::uint8_t* row = m_context.training.rows.row(i);
            if (const std::vector<std::uint8_t> codes(row, row + some.rows.features); seen.insert(codes).second) {
                some.patients.push_back(m_context.training.patients[i]);
                some.recorded.push_back(m_context.training.recorded[i]);
                some.rows.codes.insert(some.rows.codes.end(), codes.begin(), codes.end());
            }
        }
        auto view = viewOf(*m_context.model, some.rows, m_context.work.executor,
                           [this] { return m_context.work.reporter.goOn(); });
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
        std::vector<RuleWalk> walks(m_context.work.executor.size(), walkThrough(group));
        m_context.work.executor.each(rules.size(), [&](std::size_t i, std::size_t hand) {
            if (wanted[i] && m_context.work.reporter.goOn())
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
        const std::vector<std::string> validation = deedsOf(rules, m_context.validation, wanted);
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

    // What was told before an interruption is the beginning of the same list.
    Result<bool> report(std::vector<std::optional<FoundPolicy>> found) const
    {
        const std::vector<FoundPolicy>& before = m_context.work.remains.policies;
        std::vector<FoundPolicy> again;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (i >= found.size() || found[i]->own != before[i].own)
                return Error{.code = ErrorCode::RunNotResumable, .subject = "policies"};
            again.push_back(std::move(*found[i]));
        }
        m_context.work.reporter.alreadyFound(again);
        for (std::size_t i = before.size(); i < found.size(); ++i)
            m_context.work.reporter.found(std::move(*found[i]));
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
    RuleWalk walkThrough(const LatticeGroup& group) const
    {
        return {*m_context.model, group.view, group.recorded, limits()};
    }
    OrderLimits limits() const { return m_context.limits(); }

    // Some patients of a group, ended(patient, end) for each.
    void eachEnd(const LatticeRule& rule, RuleWalk& walk, std::size_t first, std::size_t last, const auto& ended) const
    {
        const LatticeDecision decision(*m_context.model, rule);
        for (std::size_t patient = first; patient < last; ++patient)
            ended(patient, walk.follow(decision, patient));
    }

    JudgedBy judgeOf(const SolvedRule& solved, std::span<const RuleWalk::End> validation, RuleWalk& training) const
    {
        // What is the same for everybody was not learned: costs differ by what is recorded alone.
        if (std::ranges::all_of(solved.withoutFold, [&](const LatticeRule& own) { return own == solved.rule; }))
            return JudgedBy::TheRuleItself;
        if (costAlike(solved.meanCost, validation))
            return JudgedBy::RulesWithoutFolds;
        double cost = 0.0;
        eachEnd(solved.rule, training, 0, m_context.training.patients.size(),
                [&](std::size_t, const RuleWalk::End& end) { cost += end.cost; });
        const auto patients = static_cast<double>(std::max<std::size_t>(1, m_context.training.patients.size()));
        return costAlike(cost / patients, validation) ? JudgedBy::TheRuleItself : JudgedBy::Nothing;
    }

    // What decides for the training patients, as piece(rule, first, last).
    void eachPiece(const SolvedRule& solved, JudgedBy by, const auto& piece) const
    {
        for (std::size_t fold = 0; fold < solved.withoutFold.size(); ++fold)
            piece(by == JudgedBy::RulesWithoutFolds ? solved.withoutFold[fold] : solved.rule,
                  m_context.lessons.foldBegins[fold], m_context.lessons.foldBegins[fold + 1]);
    }

    struct Placed {
        JudgedBy by = JudgedBy::Nothing;
        CostValue place;
    };
    // The figures of `crossValidated` that place a rule, and no others.
    Placed placed(const SolvedRule& solved, GroupWalks& walks) const
    {
        std::vector<RuleWalk::End> validation;
        eachEnd(solved.rule, walks.validation, 0, m_context.validation.patients.size(),
                [&](std::size_t, const RuleWalk::End& end) { validation.push_back(end); });
        const JudgedBy by = judgeOf(solved, validation, walks.training);
        if (by == JudgedBy::Nothing)
            return {};
        Confusion confusion;
        double cost = 0.0;
        const auto count = [&](PatientIndex patient, const RuleWalk::End& end) {
            confusion.count(end.said, m_context.work.cohort.outcome(patient));
            cost += end.cost;
        };
        for (std::size_t i = 0; i < validation.size(); ++i)
            count(m_context.validation.patients[i], validation[i]);
        eachPiece(solved, by, [&](const LatticeRule& rule, std::size_t first, std::size_t last) {
            eachEnd(rule, walks.training, first, last,
                    [&](std::size_t i, const RuleWalk::End& end) { count(m_context.training.patients[i], end); });
        });
        return {by,
                {.cost = cost / static_cast<double>(std::max<std::size_t>(1, confusion.total())),
                 .value = m_context.work.plan.metric == FrontMetric::F1 ? confusion.f1() : confusion.am()}};
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
            std::sqrt(variance * (1.0 / patients + 1.0 / static_cast<double>(m_context.training.patients.size())));
        const double rounding = 1e-9 * (1.0 + mean);
        return std::abs(mean - ofTraining) <= 4.0 * error + rounding; // chance seldom takes it beyond 3
    }

    void walk(const LatticeRule& rule, const LatticeGroup& group, std::size_t first, std::size_t count,
              std::vector<Episode>& episodes) const
    {
        std::ranges::move(walkGroup(*m_context.model, rule, group, first, count, limits()),
                          std::back_inserter(episodes));
    }

    // What a rule does for everybody outside the test, by what never saw them. Of rules that have a place.
    Evaluation crossValidated(const SolvedRule& solved, JudgedBy by) const
    {
        std::vector<Episode> episodes;
        walk(solved.rule, m_context.validation, 0, m_context.validation.patients.size(), episodes);
        eachPiece(solved, by, [&](const LatticeRule& rule, std::size_t first, std::size_t last) {
            walk(rule, m_context.training, first, last - first, episodes);
        });
        return evaluateEpisodes(episodes, m_context.work.cohort, solved.rule.shape);
    }

    FoundPolicy foundPolicy(const SolvedRule& solved, JudgedBy by) const
    {
        auto policy = std::make_shared<const LatticePolicy>(LatticePolicy::Parts{m_context.features, m_context.model,
                                                                                 solved.rule, m_context.work.plan.seed,
                                                                                 m_context.work.plan.forbidUnrecorded});
        FoundPolicy found;
        found.point.shape = solved.rule.shape;
        found.point.validation = crossValidated(solved, by);
        found.own = policy->saveOwn();
        found.policy = policy;
        return found;
    }

    const RuleContext& m_context;
};

} // namespace

Result<bool> keepBestRules(const RuleContext& context, const std::vector<SolvedRule>& rules)
{
    return RuleChoice(context).keepBest(rules);
}

} // namespace core
