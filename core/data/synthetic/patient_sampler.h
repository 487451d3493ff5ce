// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/data/synthetic/cohort_statistics.h"
#include "core/data/synthetic/column_draw.h"

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace core {

// Draws synthetic patients from the figures of a cohort: outcome by prevalence, correlated normals through the class's
// quantiles, columns that are recorded together missing together.
class PatientSampler {
public:
    // `recordedTogether[c]` numbers the group of column c: columns of one group share one draw of what is recorded.
    PatientSampler(const CohortStatistics& figures, std::vector<std::size_t> recordedTogether);

    // One patient, from a stream of its own. NaN is not recorded.
    Disease draw(RandomStream& stream, std::span<float> values);

private:
    // Columns decided one after the other, each by the part of its normal number that the earlier ones do not explain.
    // That part is independent of them, so the shares come out exactly as they are in the figures.
    struct Chain {
        std::vector<std::size_t> columns;
        SquareMatrix factor{0};
        std::vector<std::array<double, 2>> thresholds; // by outcome, one per column that is decided
    };

    void addExclusive(const CohortStatistics& figures, const std::vector<std::size_t>& members,
                      const SquareMatrix& correlation);
    void addOnlyWhere(const CohortStatistics& figures, const OnlyWhere& rule, const SquareMatrix& correlation);
    void drawNormals(RandomStream& stream);
    void unexplainedParts(const Chain& chain);
    void decideExclusive(const Chain& chain, Disease disease, std::span<float> values);
    void decideOnlyWhere(const OnlyWhere& rule, const Chain& chain, Disease disease, std::span<float> values);

    double m_prevalence;
    std::vector<ColumnDraw> m_columns;
    std::vector<double> m_missing;
    std::vector<std::size_t> m_recordedTogether;
    SquareMatrix m_factor{0};
    std::vector<Chain> m_exclusive;
    std::vector<std::pair<OnlyWhere, Chain>> m_onlyWhere;
    // Kept from patient to patient only to save allocations.
    std::vector<double> m_independent;
    std::vector<double> m_normals;
    std::vector<double> m_recorded;
    std::vector<double> m_parts;
};

} // namespace core
