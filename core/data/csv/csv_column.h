// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/data/csv/csv_dialect.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_import.h"
#include "core/data/csv/csv_levels.h"
#include "core/data/csv/csv_number.h"
#include "core/data/table.h"

#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::csv {

struct ColumnOutcome {
    Column column;
    std::optional<ImportNotice> dropped;
};

// What a code of a statistics file means.
struct ValueLabel {
    std::string code; // as codeText writes it
    std::string label;
};

// The shortest text that reads back as the same number.
std::string codeText(double number);

// Cells whose code has a label in a column that has others without.
struct LabelledCells {
    ValueLabel meaning;
    std::size_t cells = 0;
};

// Collects the cells of one column and decides in the end what they are (see ColumnKind). A column starts as a list of
// different texts, and goes over to plain numbers once there are too many of them and most are numbers.
class ColumnReader {
public:
    using Texts = std::shared_ptr<const std::set<std::string>>;
    // `codes`: folded texts that are codes beside numbers, beyond those everybody knows.
    ColumnReader(std::string name, const CsvDialect& dialect, bool asText, Texts codes = nullptr);

    // Reads the cell at `p` and returns the delimiter or line end behind it.
    const char* read(const char* p, const char* end)
    {
        if (m_scansInPlace) {
            const NumberScan scan = scanNumber(p, m_decimalMark);
            if (scan.end != nullptr && (isCellEnd(*scan.end) || scan.end == end)) [[likely]] {
                m_values.push_back(scan.value);
                m_fractions |= !scan.whole;
                m_rounded |= scan.rounded;
                return scan.end;
            }
        }
        return readOther(p, end);
    }
    void addMissing();
    // Cells of files that are not text. Nothing happens while the column is paused.
    void addCell(std::string_view text);
    void addNumber(double value);
    void reserve(std::size_t rows) { m_values.reserve(rows); }

    const std::string& name() const { return m_name; }
    bool endsInsideQuotes() const { return m_insideQuotes; }

    // After the last row: the cells were kept as numbers but are texts for the most part, so they must be read again.
    bool needsTexts() const { return m_mode == Mode::Numbers && !isNumeric(); }
    void restartAsText();
    void pause(); // cells are skipped from now on
    bool isPaused() const { return m_mode == Mode::Paused; }

    // Labels of its codes will follow: before the first cell. They are given in the order of the codes, before
    // finish(), and become the levels only where every recorded cell has one: else the column stays what its cells
    // are, and the labels of some of them are returned.
    void expectLabels() { m_expectsLabels = true; }
    std::vector<LabelledCells> setLabels(std::span<const ValueLabel> inOrderOfCodes);
    std::size_t labelledLevels() const { return m_labels.size(); } // 0: it has none

    ColumnOutcome finish(bool keep);
    // Cells that could not be read, in order of their rows; valid after finish().
    const std::vector<Error>& problems() const { return m_problems; }
    std::size_t problemCount() const { return m_problemCount; }
    const ForeignCells& notUtf8() const { return m_notUtf8; } // where both encodings are mixed

private:
    enum class Mode : std::uint8_t { Levels, Numbers, Paused };
    struct LevelFacts {
        float number = 0.0F;
        TokenKind kind = TokenKind::Text;
    };
    static constexpr std::size_t kLevelsBeforeNumbers = 32;

    bool isCellEnd(char c) const { return c == m_delimiter || isLineEnd(c); }
    bool isNumeric() const;
    bool isConstant() const;
    std::size_t recorded() const { return m_values.size() - m_missing; }
    const char* readOther(const char* p, const char* end);
    void addText(std::string_view text);
    void addLevel(std::string_view text);
    Token classified(std::string_view bare) const;
    void addUnreadable(std::string_view text, TokenKind kind, std::size_t row);
    void addCode(std::string_view text, std::size_t row);
    std::string codeText(std::string_view text) const;
    void count(const Token& token);
    void countKind(TokenKind kind);
    void addProblem(ErrorCode code, std::string_view text, std::size_t row);
    void turnLevelsIntoNumbers();
    bool turnIntoBinaryNumbers(Column& column);
    void orderLevels(Column& column);
    void useLabels(Column& column);

    std::string m_name;
    CsvDialect m_dialect;
    char m_delimiter;
    char m_decimalMark;
    bool m_asText;
    Mode m_mode = Mode::Levels;
    Mode m_modeBefore = Mode::Levels; // it was paused
    bool m_scansInPlace = false;      // numbers need not be cut out first
    bool m_fractions = false;         // some number has a decimal mark or an exponent
    bool m_rounded = false;           // some whole number does not fit in a float exactly
    bool m_insideQuotes = false;
    bool m_tooManyLevels = false;
    std::vector<float> m_values; // numbers, or positions in m_levels
    std::size_t m_missing = 0;
    std::size_t m_otherNumbers = 0;
    std::size_t m_texts = 0;
    std::size_t m_marked = 0; // numbers with something around them: "<3", "5.4 mg/dL"
    std::size_t m_codes = 0;  // what laboratories write instead of a result
    Texts m_knownCodes;
    LevelIndex m_codeTexts; // of numbers
    std::vector<CodedCell> m_coded;
    LevelIndex m_levels;
    std::vector<LevelFacts> m_facts;          // of each level
    std::array<std::int8_t, 10> m_digitLevel; // level of the texts "0" … "9", -1 where not seen
    std::size_t m_nextCheck = kLevelsBeforeNumbers;
    bool m_expectsLabels = false;
    std::vector<std::string> m_labels; // the levels it gets instead of its codes; empty: none
    std::vector<float> m_labelOfLevel; // positions in m_labels
    std::vector<Error> m_problems;
    std::size_t m_problemCount = 0;
    ForeignCells m_notUtf8;
    std::string m_scratch;
    std::string m_converted;
};

} // namespace core::csv
