// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/model_data_p.h"
#include "core/baselines/panel_gains_p.h"
#include "core/baselines/policy_choice_p.h"
#include "core/environment/patient_rows_p.h"
#include "core/environment/patient_walk_p.h"
#include "core/smddpo/training_data_p.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

constexpr double kSetsDone = 0.8; // share of the work when all sets of panels are estimated
constexpr double kGainsDone = 0.95;

// What is known of one patient in one set of panels.
struct Situation {
    float probability = std::numeric_limits<float>::quiet_NaN();
    std::vector<float> gains; // by order of the set
};

// Some patients, and what was found out about them so far.
struct GreedyGroup {
    std::vector<PatientIndex> patients;
    BinnedRows rows;
    std::vector<FeatureMask> recorded;
    std::vector<std::vector<Situation>> situations; // [patient][set]
};

// One panel after the other, always the one that is expected to tell most about the outcome for its price, until none
// is worth `least` nats per unit of money. It never looks two panels ahead.
class Greedy {
public:
    explicit Greedy(const FitContext& context)
        : m_context(context),
          m_work(context.goOn),
          m_rules(context.cohort.catalog(), context.cohort.visibleFeatures())
    {
    }

    std::optional<SystemAnswer> run()
    {
        if (!fit())
            return std::nullopt;
        TriedPolicies tried(m_context);
        const auto unseen = [](PanelMask, double) {};
        for (const double least : limitsToTry()) {
            if (!m_work.goOn(kGainsDone))
                return std::nullopt;
            std::vector<Episode> validation = walk(m_validation, least, unseen);
            if (!m_work.goOn(kGainsDone))
                return std::nullopt;
            tried.add(std::move(validation), walk(m_test, least, unseen), roundedSetting("nats-per-money", least),
                      least);
        }
        return tried.take();
    }

private:
    GreedyGroup groupOf(std::vector<PatientIndex> patients, const FeatureBins& bins) const
    {
        const std::vector<float> raw = rawRows(m_context.cohort, patients);
        return {.patients = std::move(patients),
                .rows = bins.encode(raw),
                .recorded = recordedColumns(raw, m_context.cohort.featureCount()),
                .situations = {}};
    }

    bool fit()
    {
        const std::vector<PatientIndex> training = trainingPatients(m_context.split);
        const LatticePlan& plan = m_context.plan.engine.lattice;
        const LatticePatients lessons = dealIntoFolds(training, diseasedFlags(m_context.cohort, training),
                                                      static_cast<std::size_t>(plan.folds), m_context.seed);
        const FeatureBins bins = FeatureBins::fit(rawRows(m_context.cohort, lessons.patients),
                                                  m_context.cohort.featureCount(), lessons.diseased);
        m_training = groupOf(lessons.patients, bins);
        m_validation = groupOf(m_context.split.validationPatients(), bins);
        const auto test = m_context.split.patients(SplitPart::Test);
        m_test = groupOf({test.begin(), test.end()}, bins);
        return estimate(lessons, bins);
    }

    bool estimate(const LatticePatients& lessons, const FeatureBins& bins)
    {
        double share = 0.0;
        bool stopped = false; // every set of panels asks
        LatticeFitHooks hooks;
        hooks.goOn = [&] {
            stopped = stopped || !m_work.goOn(share);
            return !stopped;
        };
        hooks.estimated = [&](std::size_t done, std::size_t total, double underWay) {
            share = kSetsDone * std::min(1.0, (double(done) + underWay) / double(total));
        };
        hooks.outlooked = [](std::size_t, std::size_t) {};
        hooks.setFitted = [](PanelMask, const SetEstimate&) {};
        SerialExecutor alone;
        std::optional<LatticeFit> sets = fitLattice(
            m_context.plan.engine.lattice, m_context.plan.engine.metric, m_context.seed, m_context.cohort.catalog(),
            m_context.cohort.visibleFeatures(), bins, m_training.rows, lessons, alone, hooks);
        if (!sets)
            return false;
        auto fitted = PanelGains::fit(*sets, m_training.rows, m_context.seed, m_work.part(kSetsDone, kGainsDone));
        if (!fitted)
            return false;
        m_model = sets->model;
        m_gains = std::move(fitted->gains);
        for (GreedyGroup* group : {&m_training, &m_validation, &m_test})
            group->situations.assign(group->patients.size(), std::vector<Situation>(m_model->lattice().sets().size()));
        // Nobody who learned is judged by what they taught.
        for (std::size_t set = 0; set < sets->view.probability.size(); ++set)
            for (std::size_t i = 0; i < m_training.patients.size(); ++i) {
                const std::size_t orders = m_model->lattice().sets()[set].orders.size();
                const auto begin = fitted->outOfBag[set].begin() + static_cast<std::ptrdiff_t>(i * orders);
                m_training.situations[i][set] = {sets->view.probability[set][i],
                                                 {begin, begin + static_cast<std::ptrdiff_t>(orders)}};
            }
        return true;
    }

    const Situation& situation(GreedyGroup& group, std::size_t patient, std::uint32_t set) const
    {
        Situation& here = group.situations[patient][set];
        if (here.probability != here.probability) {
            here.probability = m_model->probability(set, group.rows.row(patient));
            here.gains = m_gains.expected(set, group.rows.row(patient), here.probability);
        }
        return here;
    }

    // The next step, and what the best order tells for its price.
    std::pair<Step, double> decide(GreedyGroup& group, std::size_t patient, PanelMask ordered, double least) const
    {
        const PanelLattice& lattice = m_model->lattice();
        const FeatureMask& recorded = group.recorded[patient];
        const PanelMask shown = m_rules.shown(ordered, recorded);
        const std::uint32_t set = lattice.states()[lattice.stateWithin(shown)].set;
        const Situation& here = situation(group, patient, set);
        const UnrecordedPanels unrecorded = m_rules.unrecorded(m_context.plan.engine.forbidUnrecorded);
        const PanelMask allowed = m_rules.allowedOrders(ordered, recorded, {unrecorded, {}});
        Step step;
        step.ordered = ordered;
        step.diseaseProbability = here.probability;
        double most = 0.0;
        for (std::size_t order = 0; order < here.gains.size(); ++order) {
            const PanelId panel = lattice.sets()[set].orders[order];
            if (!allowed.isOrdered(panel) || here.gains[order] <= 0.0f)
                continue;
            const Cost price = m_rules.priceOfAdding(shown, panel);
            const double perMoney =
                price.amount > 0.0 ? here.gains[order] / price.amount : std::numeric_limits<double>::infinity();
            if (perMoney > std::max(most, least))
                step.action = Action::order(panel);
            most = std::max(most, perMoney);
        }
        keepFirst(step, m_rules, allowed);
        chargeFor(step, m_rules, recorded, unrecorded);
        return {std::move(step), most};
    }

    std::vector<Episode> walk(GreedyGroup& group, double least,
                              const std::function<void(PanelMask, double)>& seen) const
    {
        return walkPatients(group.patients,
                            [&](std::span<const PatientState> states) {
                                std::vector<Step> steps;
                                for (const PatientState& state : states) {
                                    auto [step, most] = decide(group, state.patient, state.ordered, least);
                                    steps.push_back(std::move(step));
                                    seen(state.ordered, most);
                                }
                                return steps;
                            },
                            {});
    }

    // Where training patients would stop.
    std::vector<double> limitsToTry()
    {
        std::vector<double> first, later;
        walk(m_training, 0.0, [&](PanelMask ordered, double most) {
            if (most < std::numeric_limits<double>::infinity())
                (ordered == PanelMask() ? first : later).push_back(most);
        });
        return stoppingLimits(std::move(first), std::move(later));
    }

    const FitContext& m_context;
    WorkShare m_work;
    PanelRules m_rules;
    GreedyGroup m_training, m_validation, m_test;
    LatticeModelPtr m_model;
    PanelGains m_gains;
};

} // namespace

Fitted<SystemAnswer> fitGreedy(const FitContext& context)
{
    return Greedy(context).run();
}

} // namespace core
