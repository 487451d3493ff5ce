// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_detect.h"

#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_number.h"
#include "core/data/csv/csv_text.h"

#include <algorithm>
#include <array>

namespace core::csv {
namespace {

constexpr std::array kDelimiters{',', ';', '\t', '|'};
constexpr std::uint64_t kWholeText = std::uint64_t{32} << 20; // looked through to the end up to this size
constexpr std::uint64_t kPieces = 64;                         // else the first half of that and so many pieces
constexpr std::uint64_t kPieceBytes = std::uint64_t{256} << 10;

// How well a delimiter fits: fields of the header, and the share of rows that have as many.
struct Fit {
    char delimiter = ',';
    std::size_t fields = 0;
    double agreement = 0.0;
};

Fit fitOf(char delimiter, std::string_view head)
{
    static constexpr std::size_t rowsLookedAt = 200;
    const char* const end = head.data() + head.size();
    std::vector<std::size_t> counts;
    for (const char* p = skipLineEnds(head.data(), end); p != end && counts.size() <= rowsLookedAt;) {
        std::size_t fields = 1;
        for (p = fieldEnd(p, end, delimiter); p != end && *p == delimiter; p = fieldEnd(p + 1, end, delimiter))
            ++fields;
        counts.push_back(fields);
        p = skipLineEnds(p, end);
    }
    if (counts.empty())
        return {.delimiter = delimiter};
    const auto agreeing = std::count(counts.begin() + 1, counts.end(), counts.front());
    const double rows = static_cast<double>(counts.size() - 1);
    return {.delimiter = delimiter,
            .fields = counts.front(),
            .agreement = rows == 0.0 ? 1.0 : static_cast<double>(agreeing) / rows};
}

struct DelimiterChoice {
    char delimiter = ',';
    std::string equallyGood; // more than one: the user must say
};

// The delimiter that splits the header and as many rows as possible alike. Two that do so perfectly are a question.
DelimiterChoice chooseDelimiter(std::string_view head)
{
    std::vector<Fit> fits;
    for (const char delimiter : kDelimiters)
        if (const Fit fit = fitOf(delimiter, head); fit.fields > 1)
            fits.push_back(fit);
    if (fits.empty())
        return {};
    std::stable_sort(fits.begin(), fits.end(), [](const Fit& a, const Fit& b) {
        return a.agreement != b.agreement ? a.agreement > b.agreement : a.fields > b.fields;
    });
    DelimiterChoice choice{.delimiter = fits.front().delimiter, .equallyGood = {}};
    for (const Fit& fit : fits)
        if (fit.agreement == fits.front().agreement && fit.agreement > 0.0)
            choice.equallyGood.push_back(fit.delimiter);
    return choice;
}

struct MarkCount {
    std::uint64_t decimal = 0;
    std::uint64_t ambiguous = 0;
    std::uint64_t grouping = 0;
    std::optional<CsvQuestion> firstDecimal;
    std::optional<CsvQuestion> firstOther; // may be, or is, a mark of thousands

    bool any() const { return decimal + ambiguous + grouping > 0; }
};

// Looks at every cell for what its marks say.
class MarkCensus {
public:
    explicit MarkCensus(char delimiter) : m_delimiter(delimiter) {}

    void look(std::string_view records, bool withHeader); // whole records
    void loseCount() { m_rowKnown = false; }              // what follows is somewhere further down

    MarkCount comma;
    MarkCount point;
    bool utf8 = true;         // every cell is
    bool utf8Letters = false; // some cell has letters beyond ASCII in UTF-8

    TextEncoding encoding() const
    {
        return utf8 ? TextEncoding::Utf8 : utf8Letters ? TextEncoding::Mixed : TextEncoding::Latin1;
    }

private:
    void lookAtCell(std::string_view text, std::size_t column);
    void lookAtLetters(std::string_view text);
    void note(MarkCount& count, char mark, std::string_view text, std::size_t column);

    char m_delimiter;
    std::vector<std::string> m_names;
    std::uint64_t m_row = 0;
    bool m_rowKnown = true;
    std::string m_scratch;
};

void MarkCensus::look(std::string_view records, bool withHeader)
{
    const char* const end = records.data() + records.size();
    bool header = withHeader;
    for (const char* p = skipLineEnds(records.data(), end); p != end; p = skipLineEnds(p, end)) {
        for (std::size_t column = 0;; ++column) {
            const Field field = readField(p, end, m_delimiter, m_scratch);
            if (header) {
                m_names.emplace_back(trimmed(field.text));
                lookAtLetters(field.text);
            } else {
                lookAtCell(field.text, column);
            }
            p = field.end;
            if (p == end || *p != m_delimiter)
                break;
            ++p;
        }
        m_row += header ? 0 : 1;
        header = false;
    }
}

void MarkCensus::lookAtLetters(std::string_view text)
{
    if (utf8Letters && !utf8)
        return;
    const bool letters = std::any_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) < 0; });
    const bool sound = isUtf8(text);
    utf8Letters |= letters && sound;
    utf8 &= sound;
}

void MarkCensus::lookAtCell(std::string_view text, std::size_t column)
{
    bool ascii = true;
    bool hasComma = false;
    bool hasPoint = false;
    for (const char c : text) {
        ascii &= static_cast<unsigned char>(c) < 0x80;
        hasComma |= c == ',';
        hasPoint |= c == '.';
    }
    if (!ascii)
        lookAtLetters(text);
    if (hasComma)
        note(comma, ',', trimmed(text), column);
    if (hasPoint)
        note(point, '.', trimmed(text), column);
}

// "12.5" and the like are told quickly, because there are millions of them: no three digits follow the mark.
bool isPlainDecimal(char mark, std::string_view text)
{
    const std::size_t behind = text.find(mark) + 1;
    if (text.size() - behind == 3)
        return false;
    return scanNumber(text.data(), mark).end == text.data() + text.size();
}

void MarkCensus::note(MarkCount& count, char mark, std::string_view text, std::size_t column)
{
    const MarkEvidence evidence = isPlainDecimal(mark, text) ? MarkEvidence::Decimal : evidenceOf(mark, text);
    if (evidence == MarkEvidence::None)
        return;
    count.decimal += evidence == MarkEvidence::Decimal ? 1 : 0;
    count.ambiguous += evidence == MarkEvidence::Ambiguous ? 1 : 0;
    count.grouping += evidence == MarkEvidence::Grouping ? 1 : 0;
    std::optional<CsvQuestion>& first = evidence == MarkEvidence::Decimal ? count.firstDecimal : count.firstOther;
    if (!first)
        first = CsvQuestion{.about = CsvQuestion::About::DecimalOrThousands,
                            .column = column < m_names.size() ? m_names[column] : std::string(),
                            .example = std::string(text),
                            .row = m_rowKnown ? m_row + 1 : 0};
}

// Reads blocks from `offset` on until `limit` bytes were seen.
std::optional<Error> lookThrough(const Bytes& bytes, MarkCensus& census, char delimiter, std::uint64_t offset,
                                 std::uint64_t limit)
{
    RecordBlocks blocks(bytes, delimiter, offset);
    for (bool first = true; blocks.position() < offset + limit; first = false) {
        const Result<std::string_view> block = blocks.next();
        if (!block)
            return block.error();
        if (block->empty() || blocks.recordTooLong())
            break;
        census.look(*block, first);
    }
    return std::nullopt;
}

// In a large text, pieces spread evenly over it; each starts behind a line end and leaves off its last line.
std::optional<Error> lookAtPieces(const Bytes& bytes, MarkCensus& census)
{
    census.loseCount();
    std::vector<char> piece(kPieceBytes);
    for (std::uint64_t i = 1; i <= kPieces; ++i) {
        const Result<std::size_t> got = bytes.read(i * (bytes.size() - kPieceBytes) / kPieces, piece);
        if (!got)
            return got.error();
        const std::string_view text(piece.data(), *got);
        const std::size_t begin = text.find('\n');
        const std::size_t end = text.rfind('\n');
        if (begin != std::string_view::npos && begin < end)
            census.look(text.substr(begin + 1, end - begin), false);
    }
    return std::nullopt;
}

DecimalMark decimalMarkFrom(const MarkCensus& census, char delimiter)
{
    const MarkCount& comma = census.comma;
    const MarkCount& point = census.point;
    if (comma.decimal != point.decimal)
        return comma.decimal > point.decimal ? DecimalMark::Comma : DecimalMark::Point;
    if (delimiter == ',' || comma.grouping > point.grouping)
        return DecimalMark::Point;
    const bool commaOnly = comma.any() && !point.any();
    return point.grouping > comma.grouping || commaOnly ? DecimalMark::Comma : DecimalMark::Point;
}

// A mark is beyond doubt where some cells can only be decimals, none can only be thousands, and no cell uses the other
// mark as a decimal. In a text whose fields are set apart by commas a lone point is a decimal point.
bool needsAnswer(const MarkCount& mark, const MarkCount& other, bool usualMark)
{
    if (mark.grouping > 0 || (mark.decimal > 0 && other.decimal > 0))
        return true;
    if (mark.ambiguous == 0)
        return false;
    return other.decimal > 0 || (mark.decimal == 0 && !(usualMark && !other.any()));
}

void settleMarks(const MarkCensus& census, Detection& detection)
{
    CsvDialect& dialect = detection.dialect;
    dialect.decimal = decimalMarkFrom(census, dialect.delimiter);
    if (dialect.decimal == DecimalMark::Point && census.comma.grouping > 0)
        dialect.grouping = GroupMark::Comma;
    if (dialect.decimal == DecimalMark::Comma && census.point.grouping > 0)
        dialect.grouping = GroupMark::Point;
    const bool askComma = needsAnswer(census.comma, census.point, false);
    const bool askPoint = needsAnswer(census.point, census.comma, dialect.delimiter == ',');
    if (!askComma && !askPoint)
        return;
    const MarkCount& minority = dialect.decimal == DecimalMark::Point ? census.comma : census.point;
    const std::array candidates{askComma ? census.comma.firstOther : std::nullopt,
                                askPoint ? census.point.firstOther : std::nullopt, minority.firstDecimal};
    const auto example =
        std::find_if(candidates.begin(), candidates.end(), [](const auto& c) { return c.has_value(); });
    CsvQuestion question = **example;
    question.column = toUtf8(question.column, dialect.encoding);
    detection.questions.push_back(std::move(question));
}

} // namespace

Result<Detection> detectDialect(const Bytes& bytes, const Prologue& prologue, std::string_view head)
{
    Detection detection;
    const DelimiterChoice choice = prologue.delimiter
                                       ? DelimiterChoice{.delimiter = *prologue.delimiter, .equallyGood = {}}
                                       : chooseDelimiter(head);
    detection.dialect.delimiter = choice.delimiter;
    if (choice.equallyGood.size() > 1)
        detection.questions.push_back(
            {.about = CsvQuestion::About::Delimiter, .column = {}, .example = choice.equallyGood});
    MarkCensus census(choice.delimiter);
    const bool large = bytes.size() > kWholeText;
    std::optional<Error> failure =
        lookThrough(bytes, census, choice.delimiter, prologue.length, large ? kWholeText / 2 : kWholeText);
    if (!failure && large)
        failure = lookAtPieces(bytes, census);
    if (failure)
        return *failure;
    detection.dialect.encoding = census.encoding();
    settleMarks(census, detection);
    return detection;
}

} // namespace core::csv
