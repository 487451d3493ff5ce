// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/latent_correlation.h"

#include "core/base/portable_math.h"
#include "core/base/random.h"
#include "core/data/synthetic/published_shares.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

constexpr double kStrongest = 0.97; // what division by a small factor may not exceed

double bounded(double correlation)
{
    return std::clamp(correlation, -kStrongest, kStrongest);
}

double weightOf(const CohortStatistics& figures, Disease disease)
{
    return disease == Disease::Present ? figures.prevalence : 1.0 - figures.prevalence;
}

// Normal score of "yes" minus that of "no", ties broken at random, for a share of yes.
double scoreStep(double share)
{
    return normalDensity(normalQuantile(share)) / (share * (1.0 - share));
}

// All formulas are first order in the correlations: E[g(u) h(v)] = r·E[g(u) u]·E[h(v) v].
class LatentModel {
public:
    LatentModel(const CohortStatistics& figures, std::vector<double> resolution)
        : m_figures(figures),
          m_resolution(std::move(resolution)),
          m_latent(SquareMatrix::identity(figures.columns.size())),
          m_special(figures.columns.size(), false)
    {
        for (const auto& members : figures.exclusive)
            for (const std::size_t member : members)
                m_special[member] = true;
        for (const OnlyWhere& rule : figures.onlyWhere)
            m_special[rule.column] = true;
    }

    SquareMatrix solve()
    {
        for (std::size_t i = 0; i < m_special.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (!m_special[i] && !m_special[j])
                    set(i, j, m_figures.correlation(i, j) / (m_resolution[i] * m_resolution[j]));
        for (const OnlyWhere& rule : m_figures.onlyWhere)
            solveOnlyWhere(rule);
        for (const auto& members : m_figures.exclusive)
            solveExclusive(members);
        return m_latent;
    }

private:
    void set(std::size_t i, std::size_t j, double correlation)
    {
        m_latent(i, j) = m_latent(j, i) = bounded(correlation);
    }

    // score(yes) covaries with another column x through its own number (`own`) and through the conditions' numbers.
    void solveOnlyWhere(const OnlyWhere& rule)
    {
        double own = 0.0;
        std::vector<double> through(rule.conditions.size(), 0.0);
        for (const Disease disease : kBothOutcomes) {
            double eligible = 1.0;
            for (const auto& condition : rule.conditions)
                eligible *= shareWhere(m_figures, condition, disease).width();
            const double share = shareOfOnes(m_figures, rule.column, disease).middle();
            const double given = std::min(share / eligible, 1.0);
            const double factor = weightOf(m_figures, disease) * scoreStep(share);
            own += factor * eligible * normalDensity(normalQuantile(given));
            for (std::size_t c = 0; c < through.size(); ++c) {
                const ShareInterval where = shareWhere(m_figures, rule.conditions[c], disease);
                // Mean of the condition's number where it holds; at shares 0 and 1 the density is 0.
                const double pull = densityAt(where.from) - densityAt(where.to);
                through[c] += factor * given * pull * eligible / where.width();
            }
        }
        m_resolution[rule.column] = own;
        for (std::size_t x = 0; x < m_special.size(); ++x) {
            const bool condition = std::any_of(rule.conditions.begin(), rule.conditions.end(),
                                               [x](const auto& one) { return one.column == x; });
            if (m_special[x] || condition)
                continue;
            double rest = m_figures.correlation(rule.column, x) / m_resolution[x];
            for (std::size_t c = 0; c < through.size(); ++c)
                rest -= through[c] * m_latent(rule.conditions[c].column, x);
            set(rule.column, x, rest / own);
        }
    }

    static double densityAt(double share)
    {
        return share <= 0.0 || share >= 1.0 ? 0.0 : normalDensity(normalQuantile(share));
    }

    // Row j: how the score of member j covaries with the number of member i ≤ j; triangular, so solved from the top.
    void solveExclusive(const std::vector<std::size_t>& members)
    {
        const std::size_t deciding = members.size() - 1;
        SquareMatrix effect(deciding);
        for (const Disease disease : kBothOutcomes)
            addEffects(members, disease, effect);
        for (std::size_t x = 0; x < m_special.size(); ++x) {
            if (std::find(members.begin(), members.end(), x) != members.end())
                continue;
            for (std::size_t j = 0; j < deciding; ++j) {
                double rest = m_figures.correlation(members[j], x) / m_resolution[x];
                for (std::size_t i = 0; i < j; ++i)
                    rest -= effect(j, i) * m_latent(members[i], x);
                set(members[j], x, rest / effect(j, j));
            }
        }
    }

    void addEffects(const std::vector<std::size_t>& members, Disease disease, SquareMatrix& effect) const
    {
        const std::vector<double> shares = exclusiveShares(m_figures, members, disease);
        double left = 1.0;         // share not taken by earlier members
        std::vector<double> taken; // share of those left that each member takes
        for (std::size_t j = 0; j < effect.size(); ++j) {
            taken.push_back(shares[j] / left);
            const double factor = weightOf(m_figures, disease) * scoreStep(shares[j]);
            effect(j, j) += factor * left * densityAt(taken[j]);
            // Earlier members' numbers are known to be low in whoever is still left.
            for (std::size_t i = 0; i < j; ++i)
                effect(j, i) -= factor * densityAt(taken[i]) * (left / (1.0 - taken[i])) * taken[j];
            left -= shares[j];
        }
    }

    const CohortStatistics& m_figures;
    std::vector<double> m_resolution;
    SquareMatrix m_latent;
    std::vector<bool> m_special;
};

} // namespace

SquareMatrix latentCorrelation(const CohortStatistics& figures, const std::vector<double>& resolution)
{
    return LatentModel(figures, resolution).solve();
}

} // namespace core
