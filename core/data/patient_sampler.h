#pragma once

#include "core/base/random.h"
#include "core/data/cohort_figures.h"

#include <array>
#include <span>
#include <vector>

namespace core {

// Draws synthetic patients from the figures of a cohort: outcome by prevalence, correlated normals through the class's
// quantiles, columns that are recorded together missing together.
class PatientSampler {
public:
    // `recordedTogether[c]` numbers the group of column c: columns of one group share one draw of what is recorded.
    PatientSampler(const CohortFigures& figures, std::vector<std::size_t> recordedTogether);

    std::size_t columnCount() const { return m_columns.size(); }
    int decimals(std::size_t column) const { return m_columns[column].decimals; }

    // One patient, from a stream of its own. NaN is not recorded.
    Disease draw(RandomStream& stream, std::span<float> values);

private:
    struct ColumnRecipe {
        std::array<Quantiles, 2> quantiles; // by Disease
        std::array<double, 2> threshold{};  // yes/no columns: 1 above it, on the normal scale
        std::vector<double> levels;
        bool yesNo = false;
        double highest = 0.0;
        double missing = 0.0;
        std::size_t group = 0;
        int decimals = 0;
    };
    // Columns decided one after the other, each by the part of its normal that the earlier ones do not explain.
    // That part is independent of them, so the shares come out exactly as they are in the figures.
    struct Chain {
        std::vector<std::size_t> columns;
        SquareMatrix factor{0};
        std::vector<std::array<double, 2>> thresholds; // one per column that is decided
    };

    void addExclusive(const CohortFigures& figures, const std::vector<std::size_t>& members,
                      const SquareMatrix& correlation);
    void addOnlyWhere(const CohortFigures& figures, const OnlyWhere& rule, const SquareMatrix& correlation);
    void drawNormals(RandomStream& stream);
    void unexplainedParts(const Chain& chain);
    void decideExclusive(const Chain& chain, std::size_t disease, std::span<float> values);
    void decideOnlyWhere(const OnlyWhere& rule, const Chain& chain, std::size_t disease, std::span<float> values);
    double valueAt(const ColumnRecipe& column, std::size_t disease, double normal) const;

    double m_prevalence;
    Quantiles m_knots{}; // quantiles' probabilities on the normal scale
    std::vector<ColumnRecipe> m_columns;
    std::size_t m_groups = 0;
    SquareMatrix m_factor{0};
    std::vector<Chain> m_exclusive;
    std::vector<std::pair<OnlyWhere, Chain>> m_onlyWhere;
    std::vector<double> m_independent; // scratch
    std::vector<double> m_normals;
    std::vector<double> m_recorded;
    std::vector<double> m_parts;
};

// How many decimals the values of a column were recorded with, as far as its quantiles tell.
int apparentDecimals(const ColumnFigures& column);

// Share of patients of a class whose value is at most `value`, read off the quantiles.
double shareUpTo(const CohortFigures& figures, std::size_t column, Disease disease, double value);

} // namespace core
