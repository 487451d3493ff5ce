// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/pooled_figures.h"

#include "core/base/random.h"
#include "core/eval/bootstrap_interval.h"
#include "core/eval/resample_weights.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <map>
#include <optional>

namespace core {
namespace {

constexpr Eigen::Index kDrawsAtOnce = 64;
constexpr std::size_t kPooled = 6;
constexpr std::array<MetricEstimate PooledFigures::*, kPooled> kPooledMembers{
    &PooledFigures::f1,     &PooledFigures::am,          &PooledFigures::precision,
    &PooledFigures::recall, &PooledFigures::specificity, &PooledFigures::meanCost};
constexpr std::size_t kPooledCost = 5; // its place
using PooledValues = std::array<std::optional<double>, kPooled>;

std::optional<double> pooledRatio(double part, double whole)
{
    return whole > 0.0 ? std::optional(part / whole) : std::nullopt;
}

// In the order of kPooledMembers.
PooledValues valuesOf(double truePositive, double falsePositive, double cost, double ill, double rows)
{
    const std::optional<double> recall = pooledRatio(truePositive, ill);
    const std::optional<double> specificity = pooledRatio(rows - ill - falsePositive, rows - ill);
    return {pooledRatio(2.0 * truePositive, truePositive + falsePositive + ill),
            recall && specificity ? std::optional((*recall + *specificity) / 2.0) : std::nullopt,
            pooledRatio(truePositive, truePositive + falsePositive),
            recall,
            specificity,
            pooledRatio(cost, rows)};
}

// Sums over patients: of each model's true and false positives and cost, then of the ill and of all rows.
class PooledSums {
public:
    PooledSums(const PooledPatients& patients, std::span<const PooledDecisions> models)
        : m_models(models.size()),
          m_withinBudget(withinBudgetOf(models)),
          m_units(unitsOf(patients)),
          m_all(Eigen::MatrixXd::Zero(unitCount(), columns()))
    {
        const std::size_t rows = patients.truth.size();
        for (std::size_t repeat = 0; repeat < patients.fold.size(); ++repeat)
            for (std::size_t row = 0; row < rows; ++row)
                add(m_all, m_units[row], patients, models, repeat * rows + row);
        m_folds.resize(patients.fold.size());
        for (std::size_t repeat = 0; repeat < patients.fold.size(); ++repeat) {
            const std::uint32_t last = *std::ranges::max_element(patients.fold[repeat]);
            m_folds[repeat] = Eigen::MatrixXd::Zero(Eigen::Index{last} + 1, columns());
            for (std::size_t row = 0; row < rows; ++row)
                add(m_folds[repeat], patients.fold[repeat][row], patients, models, repeat * rows + row);
        }
    }

    bool withinBudget(std::size_t model) const { return m_withinBudget[model]; }
    Eigen::Index unitCount() const
    {
        return m_units.empty() ? 0 : Eigen::Index{*std::ranges::max_element(m_units)} + 1;
    }
    Eigen::MatrixXd weighed(const Eigen::MatrixXd& weights) const { return weights * m_all; }
    Eigen::RowVectorXd everybody() const { return m_all.colwise().sum(); }
    const std::vector<Eigen::MatrixXd>& folds() const { return m_folds; } // [repeat]: a row for each fold

    template <typename Sums>
    PooledValues values(const Sums& sums, std::size_t model) const
    {
        const auto first = static_cast<Eigen::Index>(3 * model);
        return valuesOf(sums(first), sums(first + 1), sums(first + 2), sums(columns() - 2), sums(columns() - 1));
    }

private:
    Eigen::Index columns() const { return static_cast<Eigen::Index>(3 * m_models + 2); }

    static std::vector<bool> withinBudgetOf(std::span<const PooledDecisions> models)
    {
        std::vector<bool> within;
        std::ranges::transform(models, std::back_inserter(within), &PooledDecisions::withinBudget);
        return within;
    }

    static std::vector<std::uint32_t> unitsOf(const PooledPatients& patients)
    {
        std::vector<std::uint32_t> units(patients.truth.size());
        std::map<std::uint32_t, std::uint32_t> places;
        for (std::size_t row = 0; row < units.size(); ++row)
            units[row] =
                patients.unit.empty()
                    ? static_cast<std::uint32_t>(row)
                    : places.try_emplace(patients.unit[row], static_cast<std::uint32_t>(places.size())).first->second;
        return units;
    }

    void add(Eigen::MatrixXd& sums, std::uint32_t place, const PooledPatients& patients,
             std::span<const PooledDecisions> models, std::size_t decision) const
    {
        const bool ill = patients.truth[decision % patients.truth.size()] == Disease::Present;
        for (std::size_t model = 0; model < models.size(); ++model) {
            assert(models[model].said.size() == patients.truth.size() * patients.fold.size());
            const auto first = static_cast<Eigen::Index>(3 * model);
            if (models[model].said[decision] == Disease::Present)
                sums(place, ill ? first : first + 1) += 1.0;
            sums(place, first + 2) += models[model].cost[decision];
        }
        sums(place, columns() - 2) += ill ? 1.0 : 0.0;
        sums(place, columns() - 1) += 1.0;
    }

    std::size_t m_models;
    std::vector<bool> m_withinBudget;   // by model
    std::vector<std::uint32_t> m_units; // by row, from 0 on
    Eigen::MatrixXd m_all;              // by unit
    std::vector<Eigen::MatrixXd> m_folds;
};

// What is told of each model, from sums over some patients.
using Teller = std::function<PooledValues(const Eigen::RowVectorXd& sums, std::size_t model)>;

double varianceOf(std::span<const double> values, double factor)
{
    double mean = 0.0, squares = 0.0;
    for (const double value : values)
        mean += value / static_cast<double>(values.size());
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return factor * squares;
}

// Of each figure of one model, the variance that the patients taught from bring beside those decided for: K / (K − 1)
// of the variance between folds (Nadeau and Bengio 2003: folds share their teachers). By leaving out each fold in turn,
// mean over the repeats; 0 where one cannot be left out.
std::array<double, kPooled> learningVariance(const PooledSums& sums, std::size_t model, const Teller& tell)
{
    std::array<double, kPooled> variance{};
    for (const Eigen::MatrixXd& folds : sums.folds()) {
        const Eigen::RowVectorXd all = folds.colwise().sum();
        std::array<std::vector<double>, kPooled> without;
        for (Eigen::Index fold = 0; fold < folds.rows(); ++fold) {
            const PooledValues values = tell(all - folds.row(fold), model);
            for (std::size_t i = 0; i < kPooled; ++i)
                if (values[i])
                    without[i].push_back(*values[i]);
        }
        for (std::size_t i = 0; i < kPooled; ++i)
            if (without[i].size() == static_cast<std::size_t>(folds.rows()))
                variance[i] +=
                    varianceOf(without[i], 1.0) / static_cast<double>(sums.folds().size()); // (K − 1) / K × K / (K − 1)
    }
    return variance;
}

// Wider by how much the folds differ, and by how many draws of patients it depends on.
std::optional<Interval> widened(const std::vector<double>& drawn, std::size_t resamples, double value, double byFolds,
                                double draws)
{
    const std::optional<Interval> interval = bootstrapInterval(drawn, resamples);
    if (!interval)
        return interval;
    const double byPatients = varianceOf(drawn, 1.0 / static_cast<double>(drawn.size()));
    const double times = byPatients > 0.0 ? std::sqrt(draws + byFolds / byPatients) : 1.0;
    return Interval{.low = value + times * (interval->low - value), .high = value + times * (interval->high - value)};
}

std::vector<PooledFigures> estimated(const PooledSums& sums, std::size_t told, const Teller& tell,
                                     const BootstrapPlan& bootstrap)
{
    std::vector<PooledFigures> figures(told);
    std::vector<std::array<std::vector<double>, kPooled>> drawn(told);
    RandomStream stream(bootstrap.seed, "pooled");
    for (std::size_t done = 0; done < bootstrap.resamples;) {
        const auto draws = std::min<Eigen::Index>(kDrawsAtOnce, static_cast<Eigen::Index>(bootstrap.resamples - done));
        const Eigen::MatrixXd weighed = sums.weighed(drawnWeights(draws, sums.unitCount(), stream));
        for (Eigen::Index draw = 0; draw < draws; ++draw)
            for (std::size_t model = 0; model < told; ++model) {
                const PooledValues values = tell(weighed.row(draw), model);
                for (std::size_t i = 0; i < kPooled; ++i)
                    if (values[i])
                        drawn[model][i].push_back(*values[i]);
            }
        done += static_cast<std::size_t>(draws);
    }
    for (std::size_t model = 0; model < told; ++model) {
        const PooledValues values = tell(sums.everybody(), model);
        const std::array<double, kPooled> byFolds = learningVariance(sums, model, tell);
        for (std::size_t i = 0; i < kPooled; ++i) {
            MetricEstimate& figure = figures[model].*kPooledMembers[i];
            figure.value = values[i];
            if (values[i] && bootstrap.resamples > 0)
                figure.interval = widened(drawn[model][i], bootstrap.resamples, *values[i], byFolds[i],
                                          i == kPooledCost && sums.withinBudget(model) ? 2.0 : 1.0);
        }
    }
    return figures;
}

} // namespace

std::vector<PooledFigures> pooledFigures(const PooledPatients& patients, std::span<const PooledDecisions> models,
                                         const BootstrapPlan& bootstrap)
{
    const PooledSums sums(patients, models);
    std::vector<PooledFigures> figures = estimated(
        sums, models.size(),
        [&](const Eigen::RowVectorXd& some, std::size_t model) { return sums.values(some, model); }, bootstrap);
    for (PooledFigures& one : figures)
        for (const auto member : kPooledMembers)
            if (std::optional<Interval>& interval = (one.*member).interval) {
                interval->low = std::max(interval->low, 0.0);
                if (member != &PooledFigures::meanCost)
                    interval->high = std::min(interval->high, 1.0);
            }
    return figures;
}

std::vector<PooledFigures> pooledDifferences(const PooledPatients& patients, std::span<const PooledDecisions> models,
                                             const PooledDecisions& reference, const BootstrapPlan& bootstrap)
{
    std::vector<PooledDecisions> all(models.begin(), models.end());
    all.push_back(reference);
    const PooledSums sums(patients, all);
    const auto difference = [&](const Eigen::RowVectorXd& some, std::size_t model) {
        PooledValues values = sums.values(some, model);
        const PooledValues others = sums.values(some, models.size());
        for (std::size_t i = 0; i < kPooled; ++i)
            values[i] = values[i] && others[i] ? std::optional(*values[i] - *others[i]) : std::nullopt;
        return values;
    };
    return estimated(sums, models.size(), difference, bootstrap);
}

} // namespace core
