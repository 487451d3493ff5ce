// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/masked_predictor_p.h"
#include "core/baselines/system_fit_p.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

// The rivals of the field (active feature acquisition), with panels in place of single features: each appraises what a
// further panel is worth, in nats of cross entropy, and a few ways to weigh that against money make a small front.
namespace core {

// Settings of all of them; those of the papers where they are known and make sense for panels.
struct RivalPlan {
    MaskedPredictorPlan predictor;
    std::size_t draws = 32;         // of results, for VOI and EDDI; fewer where there are many panels
    std::size_t gaussianRounds = 8; // of expectation maximisation, for EDDI
    std::size_t neighbours = 5;     // of AACO
    std::size_t subsets = 100;      // of further panels that AACO looks at
    std::size_t valueSteps = 4000;  // batches of DIME's networks
    std::size_t valueLooks = 20;    // at validation
    double valueRate = 1e-3;
    std::size_t selectorSteps = 5000; // batches of GDFS for each of its temperatures, if validation still gains
    std::size_t selectorLooks = 10;
    double selectorRate = 1e-3;
    std::size_t mostSelected = 20; // panels one after the other while GDFS learns, and to choose the best weights
};

// Everybody of a study, by what they are used for.
struct RivalData {
    explicit RivalData(const FitContext& context);
    PanelMask allowedOrders(const MaskedGroup& group, const PatientState& state) const
    {
        return rules.allowedOrders(state.ordered, group.people.rows.recordedColumns(state.patient), {unrecorded, {}});
    }

    PanelRules rules;
    Standardizer standardizer;
    UnrecordedPanels unrecorded;
    MaskedGroup training, validation, test;
};

// When to stop.
struct OrderRule {
    double price = 0.0;                                // nats that a unit of money must be worth
    std::optional<std::size_t> exactly = std::nullopt; // a hard budget: that many panels, whatever they are worth
};

struct RivalDecision {
    double probability = 0.0;     // of disease
    std::optional<PanelId> order; // none: diagnose
    std::optional<double> most;   // what the best order is worth for a unit of money, where it costs any
};

class RivalPolicy {
public:
    virtual ~RivalPolicy() = default;
    // `allowed`: by state. Decisions rest on what the states show alone, and on nobody beside them.
    virtual std::vector<RivalDecision> decide(const MaskedGroup& group, std::span<const PatientState> states,
                                              std::span<const PanelMask> allowed, const OrderRule& rule) = 0;
    // Whether hard budgets are its only way to spend less.
    virtual bool countsPanels() const { return false; }
};

// Appraises every further panel by itself; the rest is arithmetic.
class AppraisingPolicy : public RivalPolicy {
public:
    enum class Weighing {
        Difference, // worth − price × cost
        Ratio       // worth / cost, as long as it is above the price
    };
    struct Appraisal {
        float probability = 0.0f;
        std::vector<float> worth; // by panel; of those that are orderable
    };
    AppraisingPolicy(const PanelRules& rules, Weighing weighing) : m_rules(rules), m_weighing(weighing) {}

    std::vector<RivalDecision> decide(const MaskedGroup& group, std::span<const PatientState> states,
                                      std::span<const PanelMask> allowed, const OrderRule& rule) override;
    // Appraised once for everything that is known of a patient.
    virtual Appraisal appraise(const MaskedGroup& group, const PatientState& shown) = 0;

protected:
    const PanelRules& m_rules;

private:
    RivalDecision decide(const Appraisal& here, PanelMask shown, PanelMask allowed, const OrderRule& rule) const;

    Weighing m_weighing;
    using Known = std::unordered_map<decltype(PanelMask().bits()), Appraisal>;
    std::unordered_map<const MaskedGroup*, std::vector<Known>> m_known; // by patient and what was shown
};

// From the visible columns to the diagnosis, which is left to a threshold. Nothing when stopped.
std::optional<std::vector<Episode>> walkRival(RivalPolicy& policy, const RivalData& data, const MaskedGroup& group,
                                              const OrderRule& rule, const WorkShare& work);

// A rival that has learned; null when stopped. All begin with the same predictor.
using RivalPtr = std::unique_ptr<RivalPolicy>;
struct RivalBeginning {
    const RivalData& data;
    const RivalPlan& plan;
    MaskedPredictor predictor;
    Seed seed;
};
template <typename Policy>
RivalPtr learnedPolicy(const RivalBeginning& beginning, const WorkShare& work)
{
    auto policy = std::make_unique<Policy>(beginning);
    return policy->learn(work) ? std::move(policy) : nullptr;
}
// So many draws of each panel's results that a situation is appraised in milliseconds.
std::size_t drawsFor(std::size_t most, std::size_t panels);

RivalPtr makeVoi(const RivalBeginning& beginning, const WorkShare& work);
RivalPtr makeEddi(const RivalBeginning& beginning, const WorkShare& work);
RivalPtr makeAaco(const RivalBeginning& beginning, const WorkShare& work);
RivalPtr makeDime(const RivalBeginning& beginning, const WorkShare& work);
RivalPtr makeGdfs(const RivalBeginning& beginning, const WorkShare& work);

bool isRival(SystemKind kind);
Fitted<SystemAnswer> fitRival(SystemKind kind, const FitContext& context, const RivalPlan& plan = {});

// The same with a hard budget: test patients get so many panels, as far as there are any. A smaller budget gives the
// first of them.
Fitted<std::vector<Episode>> fitRivalToBudget(SystemKind kind, const FitContext& context, std::size_t budget,
                                              const RivalPlan& plan = {});

} // namespace core
