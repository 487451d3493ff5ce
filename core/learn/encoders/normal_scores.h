// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Values of every column as normal scores: a value that 16 of 100 patients are below is −1, whatever its unit and
// however skewed. Columns of 0 and 1 are standardised instead. Between recorded values it goes straight, beyond the
// outermost ones on by their spread.
class NormalScores {
public:
    // `rows`: raw values row after row, NaN where not recorded. `binary`: by column.
    NormalScores(std::span<const float> rows, std::span<const std::uint8_t> binary);

    std::size_t columnCount() const { return m_columns.size(); }
    double score(std::size_t column, double value) const; // NaN stays NaN
    double value(std::size_t column, double score) const; // never beyond what was recorded
    // The value that this share of patients is below, or half of those who have it. NaN where nobody has any.
    double quantile(std::size_t column, double share) const;
    bool isBinary(std::size_t column) const { return m_columns[column].binary; }

private:
    struct Knot {
        double value = 0.0, score = 0.0;
    };
    struct Column {
        bool binary = false;
        double mean = 0.0, spread = 1.0; // spread: of binary ones the deviation, else half of what 68 of 100 lie within
        std::vector<Knot> knots;         // rising
    };
    static Column fitBinary(const std::vector<double>& values);
    static Column fitRanks(std::vector<double> values);

    std::vector<Column> m_columns;
};

} // namespace core
