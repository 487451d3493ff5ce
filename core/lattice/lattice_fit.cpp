// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_fit.h"

#include "core/lattice/outlook_targets_p.h"
#include "core/lattice/set_growth_p.h"
#include "core/lattice/set_teachers_p.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <mutex>
#include <numeric>
#include <string>

namespace core {
namespace {

double logLoss(std::span<const float> probability, std::span<const std::uint8_t> diseased)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < probability.size(); ++i)
        sum -= std::log(std::max(1e-7, double(diseased[i] != 0 ? probability[i] : 1.0f - probability[i])));
    return sum / static_cast<double>(std::max<std::size_t>(1, probability.size()));
}

class Fit {
public:
    Fit(const LatticePlan& plan, FrontMetric metric, Seed seed, const TestCatalog& catalog, const FeatureMask& visible,
        const BinnedRows& rows, const LatticePatients& patients, Executor& executor, const LatticeFitHooks& hooks,
        CostAim aim)
        : m_plan(plan),
          m_metric(metric),
          m_seed(seed),
          m_catalog(catalog),
          m_visible(visible),
          m_rules(catalog, visible),
          m_rows(rows),
          m_columns(rows),
          m_patients(patients),
          m_executor(executor),
          m_hooks(hooks),
          m_teachers(m_rules, rows, patients),
          m_aim(aim),
          m_growth(
              {.plan = {.metric = metric, .minimise = aim, .seed = seed, .judging = {}, .lattice = plan, .sweep = {}},
               .catalog = catalog,
               .visible = visible,
               .rules = m_rules,
               .rows = rows,
               .patients = patients,
               .teachers = m_teachers,
               .executor = executor,
               .goOn = hooks.goOn})
    {
    }

    std::optional<LatticeFit> run(FeatureBins bins)
    {
        while (true) {
            const std::optional<std::vector<PanelMask>> next = m_growth.next();
            if (!next)
                return std::nullopt;
            if (m_hooks.preview && !m_growth.preview().empty())
                m_hooks.preview(m_growth.preview());
            if (next->empty())
                break;
            if (!fitSets(*next))
                return std::nullopt;
        }
        m_lattice.emplace(m_catalog, m_visible, m_growth.chosen(), m_aim);
        LatticeFit fit;
        fit.setsLeftOut = m_growth.leavesOut();
        fit.leftToGain = m_growth.leftToGain();
        arrange(fit.view);
        const OutlookCuts cuts = outlookCuts(m_metric, fit.view, m_patients.diseased);
        if (!fitOutlooks(cuts, fit.view))
            return std::nullopt;
        fit.model = std::make_shared<LatticeModel>(
            LatticeModel::Parts{std::move(*m_lattice), std::move(bins), cuts, std::move(m_models)});
        return fit;
    }

private:
    struct FittedSet {
        SetEstimate estimate;
        std::vector<float> probability;
        double loss = 0.0; // everybody judged where they stand
    };

    // How far a batch of sets is. A set takes as long as it has features.
    class BatchProgress {
    public:
        BatchProgress(Fit& fit, const std::vector<PanelMask>& closures)
            : m_fit(fit),
              m_closures(closures),
              m_before(fit.m_fitted.size()),
              m_shares(closures.size(), 0.0)
        {
            for (const PanelMask closure : closures)
                m_work.push_back(4.0 + static_cast<double>(fit.featuresOf(closure).size()));
            report();
        }
        void underWay(std::size_t set, double share)
        {
            const std::scoped_lock lock(m_fit.m_mutex);
            m_shares[set] = share;
            if (std::chrono::steady_clock::now() >= m_next)
                report();
        }
        void finished(std::size_t set, const SetEstimate& estimate)
        {
            const std::scoped_lock lock(m_fit.m_mutex);
            m_shares[set] = 1.0;
            ++m_done;
            m_fit.m_hooks.setFitted(m_closures[set], estimate);
            report();
        }

    private:
        void report()
        {
            double done = 0.0, all = 0.0;
            for (std::size_t set = 0; set < m_work.size(); ++set) {
                done += m_work[set] * m_shares[set];
                all += m_work[set];
            }
            const double sets = done / all * static_cast<double>(m_work.size()) - static_cast<double>(m_done);
            m_fit.m_hooks.estimated(m_before + m_done, m_fit.m_growth.expectedCount(), sets);
            m_next = std::chrono::steady_clock::now() + std::chrono::milliseconds(500);
        }

        Fit& m_fit;
        const std::vector<PanelMask>& m_closures;
        std::size_t m_before;
        std::size_t m_done = 0;
        std::vector<double> m_shares, m_work;
        std::chrono::steady_clock::time_point m_next;
    };

    std::vector<std::uint16_t> featuresOf(PanelMask closure) const
    {
        std::vector<std::uint16_t> features;
        const FeatureMask known = m_rules.asked(closure);
        for (std::size_t feature = 0; feature < known.size(); ++feature)
            if (known.isKnown(FeatureId(feature)))
                features.push_back(static_cast<std::uint16_t>(feature));
        return features;
    }

    // Boosting asks once for every tree; most sets stop before the last round.
    std::function<bool()> goOnTelling(const std::function<void(double)>& underWay) const
    {
        const double most = double(m_plan.rounds) * double(m_patients.foldBegins.size() - 1);
        return [this, &underWay, most, trees = 0.0]() mutable {
            trees += 1.0;
            underWay(trees / most);
            return m_hooks.goOn();
        };
    }

    std::optional<FittedSet> fitSet(PanelMask closure, const std::function<void(double)>& underWay) const
    {
        if (std::optional<SetEstimate> known = m_hooks.known ? m_hooks.known(closure) : std::nullopt) {
            FittedSet set{std::move(*known), {}};
            set.probability = set.estimate.probabilitiesLeftOut(m_columns, m_patients.fold);
            return set;
        }
        const BoostingPlan boosting{.rounds = m_plan.rounds,
                                    .patience = m_plan.patience,
                                    .depth = m_plan.depth,
                                    .rate = m_plan.rate,
                                    .smallestLeaf = m_plan.smallestLeaf,
                                    .ridge = 1.0};
        const Teachers some = m_teachers.teachersOf(closure);
        const bool all = some.all();
        auto fitted = SetEstimate::fit(all ? m_rows : some.rows, featuresOf(closure),
                                       {.diseased = all ? m_patients.diseased : some.diseased,
                                        .fold = all ? m_patients.fold : some.fold,
                                        .folds = m_patients.foldBegins.size() - 1},
                                       boosting, goOnTelling(underWay), startOf(closure));
        if (!fitted)
            return std::nullopt;
        FittedSet set{std::move(fitted->estimate), std::move(fitted->probability)};
        if (!all)
            set.probability = set.estimate.probabilitiesLeftOut(m_columns, m_patients.fold);
        return set;
    }

    // The best estimate of a set within this one: what it learned need not be learned again.
    const SetEstimate* startOf(PanelMask closure) const
    {
        const FittedSet* best = nullptr;
        for (const auto& [bits, set] : m_fitted)
            if (bits != closure.bits() && (bits & ~closure.bits()) == 0 && (best == nullptr || set.loss < best->loss))
                best = &set;
        return best == nullptr ? nullptr : &best->estimate;
    }

    // Whoever does not stand in a set is judged where they do, as far as that has been estimated.
    double lossIn(PanelMask closure) const
    {
        std::vector<float> probability = m_fitted.at(closure.bits()).probability;
        for (std::size_t i = 0; m_teachers.gaps() && i < probability.size(); ++i)
            if (const PanelMask place = m_teachers.placeOf(closure, i); place != closure) {
                const auto known = m_fitted.find(place.bits());
                const auto start = m_fitted.find(m_rules.closure(PanelMask()).bits());
                if (known != m_fitted.end() || start != m_fitted.end())
                    probability[i] = (known != m_fitted.end() ? known : start)->second.probability[i];
            }
        return logLoss(probability, m_patients.diseased);
    }

    // Smaller sets first: larger ones go on from them.
    bool fitSets(const std::vector<PanelMask>& closures)
    {
        std::map<int, std::vector<PanelMask>> bySize;
        for (const PanelMask closure : closures)
            bySize[std::popcount(closure.bits())].push_back(closure);
        return std::ranges::all_of(bySize, [this](const auto& level) { return fitLevel(level.second); });
    }

    bool fitLevel(const std::vector<PanelMask>& closures)
    {
        BatchProgress progress(*this, closures);
        std::vector<std::optional<FittedSet>> fitted(closures.size());
        // The largest first: whoever is done early then finds something small to do.
        m_executor.each(closures.size(), [&](std::size_t item, std::size_t) {
            const std::size_t set = closures.size() - 1 - item;
            fitted[set] = fitSet(closures[set], [&](double share) { progress.underWay(set, share); });
            if (fitted[set])
                progress.finished(set, fitted[set]->estimate);
        });
        for (std::size_t i = 0; i < closures.size(); ++i) {
            if (!fitted[i])
                return false;
            m_fitted.emplace(closures[i].bits(), std::move(*fitted[i]));
        }
        for (const PanelMask closure : closures) {
            FittedSet& set = m_fitted.at(closure.bits());
            set.loss = lossIn(closure);
            m_growth.fitted(closure, set.probability);
        }
        return true;
    }

    // From the order of fitting to the order of the lattice.
    void arrange(LatticeView& view)
    {
        view.patients = m_patients.fold.size();
        for (const PanelLattice::Set& set : m_lattice->sets()) {
            FittedSet& fitted = m_fitted.at(set.closure.bits());
            m_models.push_back({std::move(fitted.estimate), FeatureBins::fit(fitted.probability, 1), std::nullopt});
            view.probability.push_back(std::move(fitted.probability));
        }
        view.outlook.resize(view.probability.size());
        for (std::size_t set = view.probability.size(); m_teachers.gaps() && set-- > 0;)
            for (std::size_t i = 0; i < view.patients; ++i)
                if (const PanelMask place = m_teachers.placeOf(m_lattice->sets()[set].closure, i);
                    place != m_lattice->sets()[set].closure)
                    view.probability[set][i] = view.probability[m_lattice->setWithin(place)][i];
    }

    bool fitOutlook(std::size_t number, const OutlookCuts& cuts, LatticeView& view)
    {
        const PanelLattice::Set& set = m_lattice->sets()[number];
        std::vector<std::uint16_t> features = set.features;
        features.push_back(static_cast<std::uint16_t>(m_rows.features)); // the probability of now
        const std::size_t targets = OrderBasis::outlooks(set.orders.size(), cuts.size());
        const Teachers some = m_teachers.teachersOf(set.closure);
        const bool all = some.all();
        std::vector<float> known = view.probability[number], wanted = outlookTargets(set, cuts, view);
        if (!all) {
            known.clear();
            std::vector<float> taught;
            for (const std::uint32_t i : some.patients) {
                known.push_back(view.probability[number][i]);
                const auto own = wanted.begin() + static_cast<std::ptrdiff_t>(i * targets);
                taught.insert(taught.end(), own, own + static_cast<std::ptrdiff_t>(targets));
            }
            wanted = std::move(taught);
        }
        const BinnedRows wider = withProbability(all ? m_rows : some.rows, known, m_models[number].probabilitySteps);
        auto fitted =
            OutlookForest::fit(wider, features, wanted, targets, {}, Seed{m_seed.value + number}, m_hooks.goOn);
        if (!fitted)
            return false;
        m_models[number].outlook = std::move(fitted->forest);
        view.outlook[number] = std::move(fitted->outlook);
        if (!all)
            spreadOutlook(number, some, view);
        return true;
    }

    // From the teachers to all patients: who did not teach is judged by all trees.
    void spreadOutlook(std::size_t number, const Teachers& teachers, LatticeView& view) const
    {
        const std::size_t targets = m_models[number].outlook->targetCount();
        const std::vector<float> taught = std::move(view.outlook[number]);
        view.outlook[number] = m_models[number].outlook->predict(
            m_columns, codesOf(view.probability[number], m_models[number].probabilitySteps));
        for (std::size_t k = 0; k < teachers.patients.size(); ++k)
            std::copy_n(taught.begin() + static_cast<std::ptrdiff_t>(k * targets), targets,
                        view.outlook[number].begin() + static_cast<std::ptrdiff_t>(teachers.patients[k] * targets));
    }

    bool fitOutlooks(const OutlookCuts& cuts, LatticeView& view)
    {
        const std::size_t sets = m_models.size();
        std::atomic<bool> stopped = false;
        std::size_t done = 0;
        m_executor.each(sets, [&](std::size_t number, std::size_t) {
            const PanelLattice::Set& set = m_lattice->sets()[number];
            if (set.orders.empty() || stopped)
                return;
            if (!fitOutlook(number, cuts, view)) {
                stopped = true;
                return;
            }
            const std::scoped_lock lock(m_mutex);
            m_hooks.outlooked(++done, sets);
        });
        return !stopped;
    }

    const LatticePlan& m_plan;
    FrontMetric m_metric;
    Seed m_seed;
    const TestCatalog& m_catalog;
    const FeatureMask& m_visible;
    PanelRules m_rules;
    const BinnedRows& m_rows;
    BinnedColumns m_columns; // the same
    const LatticePatients& m_patients;
    Executor& m_executor;
    const LatticeFitHooks& m_hooks;
    SetTeachers m_teachers;
    CostAim m_aim;
    SetGrowth m_growth;
    std::optional<PanelLattice> m_lattice;
    std::map<std::uint64_t, FittedSet> m_fitted; // by closure
    std::vector<LatticeModel::SetModel> m_models;
    std::mutex m_mutex;
};

} // namespace

BinnedRows withProbability(const BinnedRows& rows, std::span<const float> probability, const FeatureBins& steps)
{
    BinnedRows wider{.features = rows.features + 1, .codes = {}};
    wider.codes.reserve(wider.features * probability.size());
    const std::vector<std::uint8_t> last = codesOf(probability, steps);
    for (std::size_t i = 0; i < last.size(); ++i) {
        wider.codes.insert(wider.codes.end(), rows.row(i), rows.row(i) + rows.features);
        wider.codes.push_back(last[i]);
    }
    return wider;
}

LatticePatients dealIntoFolds(std::span<const PatientIndex> patients, std::span<const std::uint8_t> diseased,
                              std::size_t folds, Seed seed)
{
    std::vector<std::uint32_t> order(patients.size());
    std::iota(order.begin(), order.end(), 0U);
    RandomStream stream(seed, "folds");
    stream.shuffle(std::span(order));
    std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return diseased[i]; });
    std::vector<std::vector<std::uint32_t>> members(folds);
    for (std::size_t i = 0; i < order.size(); ++i)
        members[i % folds].push_back(order[i]);
    LatticePatients dealt;
    dealt.foldBegins.push_back(0);
    for (std::size_t fold = 0; fold < folds; ++fold) {
        std::ranges::sort(members[fold]);
        for (const std::uint32_t i : members[fold]) {
            dealt.patients.push_back(patients[i]);
            dealt.diseased.push_back(diseased[i]);
            dealt.fold.push_back(static_cast<std::uint8_t>(fold));
        }
        dealt.foldBegins.push_back(dealt.patients.size());
    }
    return dealt;
}

std::optional<LatticeFit> fitLattice(const LatticePlan& plan, FrontMetric metric, Seed seed, const TestCatalog& catalog,
                                     const FeatureMask& visible, FeatureBins bins, const BinnedRows& rows,
                                     const LatticePatients& patients, Executor& executor, const LatticeFitHooks& hooks,
                                     CostAim aim)
{
    return Fit(plan, metric, seed, catalog, visible, rows, patients, executor, hooks, aim).run(std::move(bins));
}

std::optional<LatticeView> viewOf(const LatticeModel& model, const BinnedRows& rows, Executor& executor,
                                  const std::function<bool()>& goOn)
{
    LatticeView view;
    const std::size_t sets = model.lattice().sets().size();
    view.patients = rows.count();
    view.probability.resize(sets);
    view.outlook.resize(sets);
    std::atomic<bool> stopped = false;
    const BinnedColumns columns(rows);
    executor.each(sets, [&](std::size_t set, std::size_t) {
        if (stopped || !goOn()) {
            stopped = true;
            return;
        }
        view.probability[set] = model.probabilities(set, columns);
        view.outlook[set] = model.outlooks(set, columns, view.probability[set]);
    });
    return stopped ? std::nullopt : std::optional(std::move(view));
}

} // namespace core
