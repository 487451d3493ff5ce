// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/pocket_card_fit.h"

#include "core/explain/card_limits_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <memory>
#include <optional>
#include <span>

namespace core {
namespace {

using Members = std::vector<std::uint32_t>; // places among the episodes

// A part of a card while it is looked for. `followed`: patients whom it leads as the policy does, up to the end.
struct Branch;
using BranchPtr = std::unique_ptr<Branch>;
struct Branch {
    std::variant<CardQuestion, CardOrder, Disease> content;
    std::array<BranchPtr, 2> onward; // yes and no, or the node after an order
    std::size_t followed = 0;
};

struct Cut {
    FeatureId feature;
    std::size_t limit = 0;
    double impurity = 0.0;
};

// Looks for the card that follows most patients all the way. What is asked where is tried out, for the few questions
// that divide the policy's next actions best.
class CardSearch {
public:
    CardSearch(const Cohort& cohort, std::vector<Episode> episodes, const PocketCardPlan& plan, std::stop_token stop)
        : m_cohort(cohort),
          m_episodes(std::move(episodes)),
          m_plan(plan),
          m_stop(std::move(stop)),
          m_codec(cohort.catalog().panelCount())
    {
        std::vector<PatientIndex> patients;
        for (const Episode& episode : m_episodes)
            patients.push_back(episode.patient);
        for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
            m_limits.push_back(cardLimits(cohort, FeatureId(feature), patients));
        const double gain = plan.smallestGain * static_cast<double>(m_episodes.size());
        m_smallestGain = std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(gain)));
    }

    // Null when stopped.
    BranchPtr search()
    {
        Members everybody(m_episodes.size());
        for (std::size_t i = 0; i < everybody.size(); ++i)
            everybody[i] = static_cast<std::uint32_t>(i);
        BranchPtr found = best(everybody, {.step = 0, .ordered = PanelMask(), .questions = m_plan.questions});
        return m_stop.stop_requested() ? nullptr : std::move(found);
    }

private:
    struct Place {
        std::size_t step = 0; // orders so far
        PanelMask ordered;
        std::size_t questions = 0; // left
    };

    Action actionOf(std::uint32_t member, std::size_t step) const { return m_episodes[member].steps[step].action; }

    BranchPtr best(const Members& members, const Place& place)
    {
        const std::vector<std::size_t> counts = actionCounts(members, place);
        BranchPtr found = bestAction(members, counts, place);
        if (place.questions == 0 || m_stop.stop_requested())
            return found;
        for (const Cut& split : tellingSplits(members, counts, place)) {
            if (found->followed + m_smallestGain > members.size())
                break;
            BranchPtr asked = ask(members, split, place);
            if (asked->followed >= found->followed + m_smallestGain)
                found = std::move(asked);
        }
        return found;
    }

    std::vector<std::size_t> actionCounts(const Members& members, const Place& place) const
    {
        std::vector<std::size_t> counts(m_codec.actionCount());
        for (const std::uint32_t member : members)
            ++counts[m_codec.index(actionOf(member, place.step))];
        return counts;
    }

    BranchPtr bestAction(const Members& members, const std::vector<std::size_t>& counts, const Place& place)
    {
        std::vector<std::size_t> byCount(counts.size());
        for (std::size_t i = 0; i < byCount.size(); ++i)
            byCount[i] = i;
        std::ranges::stable_sort(byCount, std::greater(), [&](std::size_t action) { return counts[action]; });
        BranchPtr found;
        for (const std::size_t index : byCount) {
            if (found && counts[index] <= found->followed)
                break;
            BranchPtr acted = act(members, m_codec.action(index), counts[index], place);
            if (!found || acted->followed > found->followed)
                found = std::move(acted);
        }
        return found;
    }

    BranchPtr act(const Members& members, Action action, std::size_t count, const Place& place)
    {
        auto branch = std::make_unique<Branch>();
        if (!action.isOrder()) {
            branch->content = action.diagnosis();
            branch->followed = count;
            return branch;
        }
        Members going;
        for (const std::uint32_t member : members)
            if (actionOf(member, place.step) == action)
                going.push_back(member);
        branch->content = CardOrder{.panel = action.panel()};
        branch->onward[0] = best(going, {place.step + 1, place.ordered.with(action.panel()), place.questions});
        branch->followed = branch->onward[0]->followed;
        return branch;
    }

    BranchPtr ask(const Members& members, const Cut& split, const Place& place)
    {
        const CardLimits& limits = m_limits[split.feature.value];
        const bool missingIsYes = missingGoWithYes(members, split, place);
        std::array<Members, 2> sides;
        for (const std::uint32_t member : members) {
            const bool yes = limits.isRecorded(member) ? limits.isBelow(member, split.limit) : missingIsYes;
            sides[yes ? 0 : 1].push_back(member);
        }
        auto branch = std::make_unique<Branch>();
        branch->content =
            CardQuestion{.feature = split.feature, .limit = limits.limits[split.limit], .missingIsYes = missingIsYes};
        for (std::size_t side = 0; side < sides.size(); ++side) {
            branch->onward[side] = best(sides[side], {place.step, place.ordered, place.questions - 1});
            branch->followed += branch->onward[side]->followed;
        }
        return branch;
    }

    // Whoever lacks the value goes on with those whom the policy treats most alike; where nobody does, with the many.
    bool missingGoWithYes(const Members& members, const Cut& split, const Place& place) const
    {
        const CardLimits& limits = m_limits[split.feature.value];
        std::array<std::vector<double>, 2> counts{std::vector<double>(m_codec.actionCount()),
                                                  std::vector<double>(m_codec.actionCount())};
        std::array<double, 2> all{};
        for (const std::uint32_t member : members)
            if (limits.isRecorded(member)) {
                const std::size_t side = limits.isBelow(member, split.limit) ? 0 : 1;
                ++counts[side][m_codec.index(actionOf(member, place.step))];
                ++all[side];
            }
        double forYes = 0.0;
        for (const std::uint32_t member : members)
            if (!limits.isRecorded(member)) {
                const std::size_t action = m_codec.index(actionOf(member, place.step));
                forYes += counts[0][action] / std::max(1.0, all[0]) - counts[1][action] / std::max(1.0, all[1]);
            }
        return forYes != 0.0 ? forYes > 0.0 : all[0] > all[1];
    }

    // One for each feature, the most telling first.
    std::vector<Cut> tellingSplits(const Members& members, const std::vector<std::size_t>& counts,
                                   const Place& place) const
    {
        std::vector<Cut> found;
        if (std::ranges::count_if(counts, [](std::size_t count) { return count > 0; }) < 2)
            return found;
        const FeatureMask known = m_cohort.catalog().featuresOf(place.ordered, m_cohort.visibleFeatures());
        for (std::size_t feature = 0; feature < m_limits.size(); ++feature)
            if (known.isKnown(FeatureId(feature)))
                if (const auto split = bestLimit(FeatureId(feature), members, counts, place))
                    found.push_back(*split);
        std::ranges::stable_sort(found, {}, &Cut::impurity);
        found.resize(std::min(found.size(), m_plan.tries));
        return found;
    }

    // Gini: how often two patients of the same side would be treated differently.
    std::optional<Cut> bestLimit(FeatureId feature, const Members& members, const std::vector<std::size_t>& counts,
                                 const Place& place) const
    {
        const CardLimits& limits = m_limits[feature.value];
        const std::size_t actions = counts.size();
        std::vector<std::size_t> at(limits.limits.size() * actions); // [limit just above the value][action]
        // Both answers need patients who have the value: the others follow one of them.
        const auto recorded = static_cast<std::size_t>(
            std::ranges::count_if(members, [&](std::uint32_t member) { return limits.isRecorded(member); }));
        for (const std::uint32_t member : members)
            if (limits.places[member] < limits.limits.size())
                ++at[limits.places[member] * actions + m_codec.index(actionOf(member, place.step))];
        std::optional<Cut> best;
        std::vector<std::size_t> below(actions);
        std::size_t belowAll = 0;
        for (std::size_t limit = 0; limit < limits.limits.size(); ++limit) {
            for (std::size_t action = 0; action < actions; ++action) {
                below[action] += at[limit * actions + action];
                belowAll += at[limit * actions + action];
            }
            if (belowAll < m_smallestGain || recorded - belowAll < m_smallestGain)
                continue;
            double kept = 0.0;
            for (std::size_t action = 0; action < actions; ++action) {
                const auto in = static_cast<double>(below[action]);
                const auto out = static_cast<double>(counts[action] - below[action]);
                kept += in * in / static_cast<double>(belowAll) +
                        out * out / static_cast<double>(members.size() - belowAll);
            }
            const double impurity = static_cast<double>(members.size()) - kept;
            if (!best || impurity < best->impurity)
                best = Cut{feature, limit, impurity};
        }
        return best;
    }

    const Cohort& m_cohort;
    std::vector<Episode> m_episodes;
    PocketCardPlan m_plan;
    std::stop_token m_stop;
    ActionCodec m_codec;
    std::vector<CardLimits> m_limits; // by feature
    std::size_t m_smallestGain = 1;
};

// Unset where the diagnoses below differ.
std::optional<Disease> onlyDiagnosis(const Branch& branch)
{
    if (const auto* diagnosis = std::get_if<Disease>(&branch.content))
        return *diagnosis;
    const auto first = onlyDiagnosis(*branch.onward[0]);
    return !branch.onward[1] || onlyDiagnosis(*branch.onward[1]) == first ? first : std::nullopt;
}

// A question after which everybody is told the same is not worth asking, even where what is ordered in between differs:
// the way of most patients stands for both.
BranchPtr withoutIdleQuestions(BranchPtr branch)
{
    for (BranchPtr& next : branch->onward)
        if (next)
            next = withoutIdleQuestions(std::move(next));
    if (!branch->onward[1] || !onlyDiagnosis(*branch))
        return branch;
    const std::size_t more = branch->onward[1]->followed > branch->onward[0]->followed ? 1 : 0;
    return std::move(branch->onward[more]);
}

std::size_t addBranch(PocketCard& card, const Branch& branch)
{
    const std::size_t node = card.nodes.size();
    card.nodes.push_back({.content = branch.content});
    if (auto question = branch.content; auto* asked = std::get_if<CardQuestion>(&question)) {
        asked->yes = addBranch(card, *branch.onward[0]);
        asked->no = addBranch(card, *branch.onward[1]);
        card.nodes[node].content = *asked;
    } else if (auto* ordered = std::get_if<CardOrder>(&question)) {
        ordered->next = addBranch(card, *branch.onward[0]);
        card.nodes[node].content = *ordered;
    }
    return node;
}

void countShares(PocketCard& card, const Cohort& cohort, std::span<const PatientIndex> patients)
{
    for (const PatientIndex patient : patients)
        for (const std::size_t node : followCard(card, cohort, patient))
            card.nodes[node].share += 1.0 / static_cast<double>(patients.size());
}

std::vector<PatientIndex> patientsOf(const Split& split, std::span<const SplitPart> parts)
{
    std::vector<PatientIndex> patients;
    for (const SplitPart part : parts)
        patients.insert(patients.end(), split.patients(part).begin(), split.patients(part).end());
    std::ranges::sort(patients);
    return patients;
}

// Spread evenly, so that an ordered file is no trouble.
std::vector<PatientIndex> thinned(const std::vector<PatientIndex>& patients, std::size_t most)
{
    if (patients.size() <= most)
        return patients;
    std::vector<PatientIndex> kept;
    for (std::size_t i = 0; i < most; ++i)
        kept.push_back(patients[i * patients.size() / most]);
    return kept;
}

} // namespace

Result<std::optional<PocketCard>> fitPocketCard(const Policy& policy, const Cohort& cohort, const Split& split,
                                                const PocketCardPlan& plan, const std::stop_token& stop)
{
    if (const Status fits = policy.fits(cohort); !fits)
        return fits.error();
    constexpr std::array kTraining{SplitPart::Encoder, SplitPart::Policy};
    constexpr std::array kOthers{SplitPart::ClassifierValidation, SplitPart::PolicyValidation, SplitPart::Test};
    const std::vector<PatientIndex> training = thinned(patientsOf(split, kTraining), plan.patients);
    const std::vector<PatientIndex> others = patientsOf(split, kOthers);
    if (training.empty() || others.empty())
        return Error{.code = ErrorCode::SplitPartEmpty, .detail = training.empty() ? "train" : "validation"};
    std::vector<Episode> made = policy.run(cohort, training, stop);
    std::vector<Episode> checked = policy.run(cohort, others, stop);
    if (stop.stop_requested() || made.size() != training.size() || checked.size() != others.size())
        return std::optional<PocketCard>();
    BranchPtr tree = CardSearch(cohort, std::move(made), plan, stop).search();
    if (!tree)
        return std::optional<PocketCard>();
    tree = withoutIdleQuestions(std::move(tree));
    PocketCard card{
        .nodes = {}, .shape = policy.shape(), .seed = policy.seed(), .madeFrom = training.size(), .fidelity = {}};
    addBranch(card, *tree);
    countShares(card, cohort, training);
    card.fidelity = fidelityOf(card, cohort, checked);
    if (split.count(SplitPart::Test) == 0)
        card.fidelity.byCard = card.fidelity.byPolicy = {};
    return std::optional(std::move(card));
}

} // namespace core
