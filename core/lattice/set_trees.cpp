// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_trees.h"

#include "core/lattice/masked_estimate_p.h"
#include "core/lattice/panel_lattice.h"
#include "core/lattice/set_teachers_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>
#include <string>
#include <vector>

namespace core {
namespace {

constexpr std::size_t kMostListedPanels = 14; // of more, subsets are not even counted

LatticePatients patientsOf(const SetTrees::Teachers& teachers)
{
    LatticePatients patients;
    patients.fold.assign(teachers.folds.begin(), teachers.folds.end());
    patients.diseased.assign(teachers.diseased.begin(), teachers.diseased.end());
    const std::size_t folds = patients.fold.empty() ? 1 : 1 + *std::ranges::max_element(patients.fold);
    patients.foldBegins.resize(folds + 1); // how many there are is all that is asked of it here
    return patients;
}

std::vector<std::uint16_t> featuresIn(const PanelRules& rules, PanelMask closure)
{
    std::vector<std::uint16_t> features;
    const FeatureMask known = rules.asked(closure);
    for (std::size_t feature = 0; feature < known.size(); ++feature)
        if (known.isKnown(FeatureId(feature)))
            features.push_back(static_cast<std::uint16_t>(feature));
    return features;
}

// The trees of all sets, smaller ones first: larger ones go on from the best of them.
class SetTreesFit {
public:
    SetTreesFit(const PanelRules& rules, const BinnedRows& rows, const LatticePatients& patients, Executor& executor,
                const std::function<bool(double)>& advanced, const SetTrees* before)
        : m_rules(rules),
          m_rows(rows),
          m_columns(rows),
          m_patients(patients),
          m_teachers(rules, rows, patients),
          m_executor(executor),
          m_advanced(advanced),
          m_before(before)
    {
    }

    bool run(const std::vector<PanelMask>& closures)
    {
        m_total = closures.size();
        std::map<int, std::vector<PanelMask>> bySize;
        for (const PanelMask closure : closures)
            bySize[std::popcount(closure.bits())].push_back(closure);
        return std::ranges::all_of(bySize, [this](const auto& level) { return fitLevel(level.second); });
    }

    std::map<std::uint64_t, SetEstimate> take()
    {
        std::map<std::uint64_t, SetEstimate> sets;
        for (auto& [bits, set] : m_fitted)
            sets.emplace(bits, std::move(set.estimate));
        return sets;
    }

private:
    struct FittedTrees {
        SetEstimate estimate;
        std::vector<float> probability; // of everybody, by what never saw them
        double loss = 0.0;              // everybody judged where they stand
    };

    bool goOn()
    {
        if (m_stopped)
            return false;
        const std::scoped_lock lock(m_mutex);
        if (!m_advanced(static_cast<double>(m_done) / static_cast<double>(std::max<std::size_t>(1, m_total))))
            m_stopped = true;
        return !m_stopped;
    }

    bool fitLevel(const std::vector<PanelMask>& closures)
    {
        std::vector<std::optional<FittedTrees>> fitted(closures.size());
        m_executor.each(closures.size(), [&](std::size_t item, std::size_t) {
            fitted[item] = fitSet(closures[item]);
            const std::scoped_lock lock(m_mutex);
            ++m_done;
        });
        for (std::size_t i = 0; i < closures.size(); ++i) {
            if (!fitted[i])
                return false;
            m_fitted.emplace(closures[i].bits(), std::move(*fitted[i]));
        }
        for (const PanelMask closure : closures)
            m_fitted.at(closure.bits()).loss = lossIn(closure);
        return true;
    }

    std::optional<FittedTrees> fitSet(PanelMask closure)
    {
        const LatticePlan plan;
        const BoostingPlan boosting{.rounds = plan.rounds,
                                    .patience = plan.patience,
                                    .depth = plan.depth,
                                    .rate = plan.rate,
                                    .smallestLeaf = plan.smallestLeaf,
                                    .ridge = 1.0};
        const Teachers some = m_teachers.teachersOf(closure);
        const bool all = some.all();
        auto fitted = SetEstimate::fit(
            all ? m_rows : some.rows, featuresIn(m_rules, closure),
            {.diseased = all ? m_patients.diseased : some.diseased,
             .fold = all ? m_patients.fold : some.fold,
             .folds = m_patients.foldBegins.size() - 1},
            boosting, [this] { return goOn(); }, startOf(closure));
        if (!fitted)
            return std::nullopt;
        FittedTrees set{std::move(fitted->estimate), std::move(fitted->probability)};
        if (!all)
            set.probability = set.estimate.probabilitiesLeftOut(m_columns, m_patients.fold);
        return set;
    }

    const SetEstimate* startOf(PanelMask closure) const
    {
        if (m_before != nullptr)
            if (const auto known = m_before->sets().find(closure.bits());
                known != m_before->sets().end() && known->second.foldCount() + 1 == m_patients.foldBegins.size())
                return &known->second;
        const FittedTrees* best = nullptr;
        for (const auto& [bits, set] : m_fitted)
            if (bits != closure.bits() && (bits & ~closure.bits()) == 0 && (best == nullptr || set.loss < best->loss))
                best = &set;
        return best == nullptr ? nullptr : &best->estimate;
    }

    double lossIn(PanelMask closure) const
    {
        double sum = 0.0;
        for (std::size_t i = 0; i < m_patients.fold.size(); ++i) {
            const auto place = m_fitted.find(m_teachers.placeOf(closure, i).bits());
            const auto& set = place != m_fitted.end() ? place->second : m_fitted.at(closure.bits());
            const double probability = set.probability[i];
            sum -= std::log(std::max(1e-7, m_patients.diseased[i] != 0 ? probability : 1.0 - probability));
        }
        return sum;
    }

    const PanelRules& m_rules;
    const BinnedRows& m_rows;
    BinnedColumns m_columns;
    const LatticePatients& m_patients;
    SetTeachers m_teachers;
    Executor& m_executor;
    const std::function<bool(double)>& m_advanced;
    const SetTrees* m_before;
    std::map<std::uint64_t, FittedTrees> m_fitted; // by closure
    std::size_t m_total = 0, m_done = 0;
    std::atomic<bool> m_stopped = false;
    std::mutex m_mutex; // of m_done and m_advanced
};

// Nothing where there are too many.
std::vector<PanelMask> setsOf(const PanelRules& rules)
{
    if (rules.panelCount() > kMostListedPanels)
        return {};
    std::vector<PanelMask> sets = PanelLattice::allSets(rules);
    return sets.size() <= SetTrees::kMostSets ? sets : std::vector<PanelMask>();
}

std::string setPrefix(std::string_view prefix, std::size_t number)
{
    return std::string(prefix) + std::to_string(number) + '/';
}

} // namespace

SetTreesPtr SetTrees::fit(const PanelRules& rules, const Teachers& teachers, Seed seed, Executor& executor,
                          const std::function<bool(double share)>& advanced, const SetTrees* before)
{
    const std::size_t features = rules.featureCount();
    const auto trees = std::make_shared<SetTrees>(
        SetTrees(before != nullptr ? before->bins() : FeatureBins::fit(teachers.rows, features, teachers.diseased)));
    const BinnedRows rows = trees->m_bins.encode(teachers.rows);
    const LatticePatients patients = patientsOf(teachers);
    const std::vector<PanelMask> sets = setsOf(rules);
    if (sets.empty()) {
        auto masked = MaskedEstimate::fit(LatticePlan(), seed, rules, rows, patients, [&] { return advanced(0.0); });
        if (!masked)
            return nullptr;
        trees->m_ofAllSets = std::move(*masked).estimate();
        return trees;
    }
    SetTreesFit fit(rules, rows, patients, executor, advanced, before);
    if (!fit.run(sets))
        return nullptr;
    trees->m_sets = fit.take();
    return trees;
}

const SetEstimate& SetTrees::estimateOf(PanelMask closure) const
{
    if (m_ofAllSets)
        return *m_ofAllSets;
    if (const auto known = m_sets.find(closure.bits()); known != m_sets.end())
        return known->second;
    // A set that other panels make possible: what the largest set within it says.
    const SetEstimate* within = &m_sets.begin()->second;
    int most = -1;
    for (const auto& [bits, estimate] : m_sets)
        if ((bits & ~closure.bits()) == 0 && std::popcount(bits) > most) {
            most = std::popcount(bits);
            within = &estimate;
        }
    return *within;
}

float SetTrees::logOdds(PanelMask closure, const std::uint8_t* codes, std::optional<std::size_t> fold) const
{
    return std::clamp(estimateOf(closure).logOdds(codes, fold), -kSurest, kSurest);
}

void SetTrees::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string start(prefix);
    m_bins.save(bundle, start + "bins/");
    std::vector<std::uint64_t> closures;
    for (const auto& [bits, estimate] : m_sets) {
        estimate.save(bundle, setPrefix(start, closures.size()));
        closures.push_back(bits);
    }
    const std::uint64_t count = closures.size();
    bundle.addNumber(start + "count", count);
    bundle.add({.name = start + "sets", .shape = {count}, .values = std::move(closures)});
    if (m_ofAllSets)
        m_ofAllSets->save(bundle, start + "all/");
}

Result<SetTreesPtr> SetTrees::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    const std::string start(prefix);
    const Error damaged{.code = ErrorCode::ProjectDamaged, .subject = start + "sets"};
    Result<FeatureBins> bins = FeatureBins::load(bundle, start + "bins/", features);
    if (!bins)
        return bins.error();
    const auto trees = std::make_shared<SetTrees>(SetTrees(std::move(*bins)));
    TensorReader reader(bundle, start);
    const std::array<std::uint64_t, 1> shape{reader.integer("count", kMostSets)};
    const Result<std::span<const std::uint64_t>> closures = bundle.integers(start + "sets", shape);
    if (reader.error() || !closures)
        return damaged;
    for (std::size_t i = 0; i < closures->size(); ++i) {
        Result<SetEstimate> estimate = SetEstimate::load(bundle, setPrefix(start, i), features);
        if (!estimate)
            return estimate.error();
        if (!trees->m_sets.emplace((*closures)[i], std::move(*estimate)).second)
            return damaged;
    }
    if (!trees->m_sets.empty())
        return SetTreesPtr(trees);
    Result<SetEstimate> estimate = SetEstimate::load(bundle, start + "all/", features);
    if (!estimate)
        return estimate.error();
    trees->m_ofAllSets = std::move(*estimate);
    return SetTreesPtr(trees);
}

} // namespace core
