// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/file_fault.h"
#include "core/data/formats/iso_date.h"
#include "core/data/formats/workbook/xlsx_parts_p.h"
#include "core/data/formats/workbook/xlsx_styles_p.h"

#include <charconv>
#include <utility>

namespace core::formats {
namespace {

template <typename Number>
std::optional<Number> parsed(std::string_view text)
{
    Number number{};
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failure == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// "AB12" is column 27 (from 0) of row 12.
struct CellPlace {
    std::uint64_t row = 0;
    std::uint64_t column = 0;
};
std::optional<CellPlace> placeOf(std::string_view reference)
{
    CellPlace place;
    std::size_t letters = 0;
    for (; letters < reference.size() && reference[letters] >= 'A' && reference[letters] <= 'Z' && letters < 8;
         ++letters)
        place.column = place.column * 26 + static_cast<std::uint64_t>(reference[letters] - 'A' + 1);
    const auto row = parsed<std::uint64_t>(reference.substr(letters));
    if (letters == 0 || !row || *row == 0)
        return std::nullopt;
    place.row = *row;
    --place.column;
    return place;
}

struct XlsxFacts {
    std::vector<std::string> texts;
    XlsxStyles styles;
    bool from1904 = false;
};

// xl/worksheets/sheetN.xml: its cells.
class XlsxSheet : public XmlHandler {
public:
    XlsxSheet(const XlsxFacts& facts, CellSink& sink) : m_facts(facts), m_sink(sink) {}
    std::size_t formulasWithoutValue = 0;

    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view element) override;
    void text(std::string_view piece) override
    {
        if (!m_inValue)
            return;
        if (m_value.size() + piece.size() > kLongestCell)
            broken = "a cell with too much text";
        else
            m_value += piece;
    }

private:
    void beginRow(std::string_view number);
    void beginCell(const XmlAttributes& attributes);
    void endCell();
    void addNumber(double value);
    void endRow();

    const XlsxFacts& m_facts;
    CellSink& m_sink;
    RowBuffer m_row;
    std::uint64_t m_rowNumber = 0;
    std::uint64_t m_nextColumn = 0;
    std::uint32_t m_column = 0;
    std::size_t m_style = 0;
    std::string m_type;
    std::string m_value;
    bool m_inCell = false;
    bool m_inValue = false;
    bool m_inPronunciation = false;
    bool m_formula = false;
};

void XlsxSheet::begin(std::string_view element, const XmlAttributes& attributes)
{
    if (element == "c")
        beginCell(attributes);
    else if (element == "v" || element == "t")
        m_inValue = m_inCell && !m_inPronunciation;
    else if (element == "f")
        m_formula = m_inCell;
    else if (element == "row")
        beginRow(attributes.get("r"));
    else if (element == "rPh")
        m_inPronunciation = true;
}

void XlsxSheet::end(std::string_view element)
{
    if (element == "v" || element == "t")
        m_inValue = false;
    else if (element == "c")
        endCell();
    else if (element == "row")
        endRow();
    else if (element == "rPh")
        m_inPronunciation = false;
    else if (element == "sheetData")
        enough = true; // what follows is about looks
}

void XlsxSheet::beginRow(std::string_view number)
{
    const std::uint64_t row = number.empty() ? m_rowNumber + 1 : parsed<std::uint64_t>(number).value_or(0);
    if (row <= m_rowNumber || row > kMostRows)
        broken = "rows out of order";
    m_rowNumber = row;
    m_nextColumn = 0;
}

void XlsxSheet::beginCell(const XmlAttributes& attributes)
{
    const std::string_view reference = attributes.get("r");
    const auto place = reference.empty() ? CellPlace{.row = m_rowNumber, .column = m_nextColumn} : placeOf(reference);
    if (!place || place->row != m_rowNumber || place->column >= kMostColumns) {
        broken = "a cell in a place that no sheet has: " + std::string(reference.substr(0, 40));
        return;
    }
    m_column = static_cast<std::uint32_t>(place->column);
    m_nextColumn = place->column + 1;
    m_style = parsed<std::size_t>(attributes.get("s")).value_or(0);
    m_type = attributes.get("t");
    m_value.clear();
    m_formula = false;
    m_inCell = true;
}

void XlsxSheet::endCell()
{
    m_inCell = false;
    if (m_value.empty()) {
        formulasWithoutValue += m_formula && m_type != "str" ? 1 : 0; // "" is a value of a text formula
        return;
    }
    if (m_type == "s") {
        const auto index = parsed<std::size_t>(m_value);
        if (!index || *index >= m_facts.texts.size())
            broken = "a cell with a text that is not there";
        else
            m_row.add(m_column, m_facts.texts[*index]);
    } else if (m_type == "b") {
        m_row.add(m_column, std::string_view(m_value == "1" ? "TRUE" : "FALSE"));
    } else if (m_type == "inlineStr" || m_type == "str") {
        m_row.add(m_column, m_value.find("_x") == std::string::npos ? m_value : withoutEscapes(m_value));
    } else if (m_type == "e" || m_type == "d") {
        m_row.add(m_column, m_value); // #N/A, and dates in ISO form
    } else if (const auto number = parsed<double>(m_value)) {
        addNumber(*number);
    } else {
        broken = "a number that is none";
    }
}

void XlsxSheet::addNumber(double value)
{
    std::optional<std::string> moment;
    switch (m_facts.styles.of(m_style)) {
    case Moment::None:
        break;
    case Moment::Date: {
        // Excel's 1900 has a 29 February, so the days before it are one too many.
        const double days = value + (!m_facts.from1904 && value < 60.0 ? 1.0 : 0.0) +
                            static_cast<double>(m_facts.from1904 ? kDaysTo1904 : kDaysTo1899);
        moment = value < 1.0 ? isoTime(value * kSecondsPerDay) : isoDateTime(days * kSecondsPerDay);
        break;
    }
    case Moment::Time:
        moment = isoTime(value * kSecondsPerDay);
        break;
    }
    if (moment)
        m_row.add(m_column, *moment);
    else
        m_row.add(m_column, value);
}

void XlsxSheet::endRow()
{
    if (!m_row.empty() && !m_sink.row(m_rowNumber, m_row.cells()))
        enough = true;
    m_row.clear();
}

class XlsxWorkbook : public Workbook {
public:
    XlsxWorkbook(ZipFile zip, std::string name) : m_zip(std::move(zip)), m_name(std::move(name)) {}

    std::optional<Error> open(const ReadControl& control);
    Result<RunEnd> read(std::size_t sheet, CellSink& sink, const ReadControl& control) override
    {
        XlsxSheet reader(m_facts, sink);
        Result<RunEnd> end = readXml(m_zip, m_sheets[sheet].part, m_name, reader, control);
        m_formulasWithoutValue = reader.formulasWithoutValue;
        return end;
    }

private:
    std::optional<Error> readPart(const std::string& part, XmlHandler& handler, const ReadControl& control)
    {
        const Result<RunEnd> end = readXml(m_zip, part, m_name, handler, control);
        return end ? std::nullopt : std::optional(end.error());
    }

    ZipFile m_zip;
    std::string m_name;
    XlsxFacts m_facts;
};

std::optional<Error> XlsxWorkbook::open(const ReadControl& control)
{
    XlsxRelations package{std::string()};
    if (auto failure = readPart("_rels/.rels", package, control))
        return failure;
    const auto main = package.partFor.find("officeDocument");
    if (main == package.partFor.end() || !m_zip.has(main->second))
        return faultyFile(FileFault::Damaged, m_name, "workbook.xml");
    const std::size_t slash = main->second.rfind('/');
    const std::string folder = slash == std::string::npos ? std::string() : main->second.substr(0, slash + 1);
    XlsxRelations relations(folder);
    if (auto failure = readPart(folder + "_rels/" + main->second.substr(folder.size()) + ".rels", relations, control))
        return failure;
    XlsxContents contents(relations);
    if (auto failure = readPart(main->second, contents, control))
        return failure;
    if (const auto styles = relations.partFor.find("styles"); styles != relations.partFor.end())
        if (auto failure = readPart(styles->second, m_facts.styles, control))
            return failure;
    XlsxTexts texts;
    if (const auto shared = relations.partFor.find("sharedStrings"); shared != relations.partFor.end())
        if (auto failure = readPart(shared->second, texts, control))
            return failure;
    m_facts.texts = std::move(texts.texts);
    m_facts.from1904 = contents.from1904;
    m_sheets = std::move(contents.sheets);
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<Workbook>> openXlsx(ZipFile zip, const std::string& name, const ReadControl& control)
{
    auto workbook = std::make_unique<XlsxWorkbook>(std::move(zip), name);
    if (auto failure = workbook->open(control))
        return *failure;
    return std::unique_ptr<Workbook>(std::move(workbook));
}

} // namespace core::formats
