// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/file_fault.h"
#include "core/data/formats/iso_date.h"
#include "core/data/formats/workbook/workbook_p.h"
#include "core/data/formats/workbook/xml_parser_p.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace core::formats {
namespace {

std::uint64_t repeats(std::string_view text, std::uint64_t most)
{
    std::uint64_t number = 1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return std::clamp<std::uint64_t>(number, 1, most);
}

// "PT13H05M00S" as "13:05:00"; other texts as they are.
std::string clockOf(std::string_view duration)
{
    double seconds = 0.0;
    if (!duration.starts_with("PT"))
        return std::string(duration);
    for (std::string_view rest = duration.substr(2); !rest.empty();) {
        double number = 0.0;
        const auto [end, failure] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (failure != std::errc{} || end == rest.data() + rest.size())
            return std::string(duration);
        seconds += number * (*end == 'H' ? 3600.0 : *end == 'M' ? 60.0 : 1.0);
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()) + 1);
    }
    return isoTime(seconds).value_or(std::string(duration));
}

// A midnight is written out by some programs.
std::string_view dateOf(std::string_view date)
{
    return date.ends_with("T00:00:00") ? date.substr(0, date.size() - 9) : date;
}

// content.xml: the cells of one sheet, or only the names of all of them.
class OdsContent : public XmlHandler {
public:
    OdsContent() = default;
    OdsContent(std::size_t sheet, CellSink& sink) : m_wanted(sheet), m_sink(&sink) {}
    std::vector<Sheet> sheets;
    std::size_t formulasWithoutValue = 0;

    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view element) override;
    void text(std::string_view piece) override;

private:
    bool reads() const { return m_sink != nullptr && sheets.size() == m_wanted + 1 && m_depth == 1; }
    void noteStyle(std::string_view element, const XmlAttributes& attributes);
    void beginCell(const XmlAttributes& attributes);
    void beginTextPart(std::string_view element, const XmlAttributes& attributes);
    void endCell();
    void addCell(std::uint32_t column);
    void endRow();

    std::size_t m_wanted = 0;
    CellSink* m_sink = nullptr;
    int m_depth = 0; // of tables: a cell may hold one
    std::string m_style;
    std::set<std::string, std::less<>> m_hiddenStyles;
    RowBuffer m_row;
    std::uint64_t m_rowNumber = 0; // of rows finished
    std::uint64_t m_rowRepeats = 1;
    std::uint64_t m_column = 0;
    std::uint64_t m_cellRepeats = 1;
    std::string m_type;
    std::string m_value; // as the file has it for programs
    std::string m_text;  // as it is shown
    bool m_inCell = false;
    bool m_formula = false;
    int m_paragraphs = 0;
    int m_inParagraph = 0;
    int m_inAnnotation = 0;
};

void OdsContent::begin(std::string_view element, const XmlAttributes& attributes)
{
    if (element == "table") {
        if (++m_depth == 1) {
            sheets.push_back({.name = std::string(attributes.get("table:name")),
                              .hidden = m_hiddenStyles.contains(attributes.get("table:style-name")),
                              .part = {},
                              .rows = 0});
            m_rowNumber = 0;
        }
        return;
    }
    if (m_depth == 0)
        return noteStyle(element, attributes);
    if (!reads())
        return;
    if (element == "table-row") {
        m_rowRepeats = repeats(attributes.get("table:number-rows-repeated"), kMostRows);
        m_column = 0;
    } else if (element == "table-cell" || element == "covered-table-cell") {
        beginCell(attributes);
    } else if (element == "annotation") {
        ++m_inAnnotation;
    } else if (m_inCell && m_inAnnotation == 0) {
        beginTextPart(element, attributes);
    }
}

// Styles stand in front of the sheets; one of them says that a sheet is hidden.
void OdsContent::noteStyle(std::string_view element, const XmlAttributes& attributes)
{
    if (element == "style")
        m_style = attributes.get("style:name");
    else if (element == "table-properties" && attributes.get("table:display") == "false")
        m_hiddenStyles.insert(m_style);
}

void OdsContent::beginCell(const XmlAttributes& attributes)
{
    m_inCell = true;
    m_cellRepeats = repeats(attributes.get("table:number-columns-repeated"), kMostColumns);
    m_formula = !attributes.get("table:formula").empty();
    m_type = attributes.get("office:value-type");
    if (attributes.get("calcext:value-type") == "error")
        m_type = "error";
    m_value = m_type == "date"      ? attributes.get("office:date-value")
              : m_type == "time"    ? attributes.get("office:time-value")
              : m_type == "boolean" ? attributes.get("office:boolean-value")
              : m_type == "string"  ? attributes.get("office:string-value")
                                    : attributes.get("office:value");
    m_text.clear();
    m_paragraphs = 0;
}

void OdsContent::beginTextPart(std::string_view element, const XmlAttributes& attributes)
{
    if (element == "p") {
        if (m_paragraphs++ > 0)
            m_text += '\n';
        ++m_inParagraph;
    } else if (element == "s") {
        m_text.append(repeats(attributes.get("text:c"), 1000), ' ');
    } else if (element == "tab") {
        m_text += '\t';
    } else if (element == "line-break") {
        m_text += '\n';
    }
}

void OdsContent::text(std::string_view piece)
{
    if (m_inParagraph == 0 || m_inAnnotation > 0 || !m_inCell)
        return;
    if (m_text.size() + piece.size() > kLongestCell)
        broken = "a cell with too much text";
    else
        m_text += piece;
}

void OdsContent::end(std::string_view element)
{
    if (element == "table") {
        --m_depth;
        if (m_sink != nullptr && m_depth == 0 && sheets.size() == m_wanted + 1)
            enough = true;
        return;
    }
    if (!reads())
        return;
    if (element == "p" && m_inAnnotation == 0)
        m_inParagraph = std::max(0, m_inParagraph - 1);
    else if (element == "annotation")
        --m_inAnnotation;
    else if (element == "table-cell" || element == "covered-table-cell")
        endCell();
    else if (element == "table-row")
        endRow();
}

void OdsContent::endCell()
{
    m_inCell = false;
    const bool something = !m_type.empty() || !m_text.empty();
    formulasWithoutValue += m_formula && !something ? 1 : 0;
    for (std::uint64_t i = 0; something && i < m_cellRepeats && m_column + i < kMostColumns; ++i)
        addCell(static_cast<std::uint32_t>(m_column + i));
    m_column += m_cellRepeats;
    if (something && m_column > kMostColumns)
        broken = "more columns than a sheet has";
}

void OdsContent::addCell(std::uint32_t column)
{
    if (m_type == "float" || m_type == "percentage" || m_type == "currency") {
        double number = 0.0;
        const auto [end, failure] = std::from_chars(m_value.data(), m_value.data() + m_value.size(), number);
        if (failure == std::errc{} && end == m_value.data() + m_value.size())
            m_row.add(column, number);
        else
            broken = "a number that is none";
    } else if (m_type == "date") {
        m_row.add(column, dateOf(m_value));
    } else if (m_type == "time") {
        m_row.add(column, clockOf(m_value));
    } else if (m_type == "boolean") {
        m_row.add(column, std::string_view(m_value == "true" ? "TRUE" : "FALSE"));
    } else {
        m_row.add(column, m_type == "string" && !m_value.empty() ? m_value : m_text);
    }
}

void OdsContent::endRow()
{
    for (std::uint64_t i = 0; !m_row.empty() && i < m_rowRepeats && !enough; ++i)
        if (m_rowNumber + i >= kMostRows)
            broken = "more rows than a sheet has";
        else if (!broken.empty() || !m_sink->row(m_rowNumber + i + 1, m_row.cells()) ||
                 !m_sink->hasRoomFor(m_rowRepeats - i - 1))
            enough = true;
    m_rowNumber += m_rowRepeats;
    m_row.clear();
}

class OdsWorkbook : public Workbook {
public:
    OdsWorkbook(ZipFile zip, std::string name) : m_zip(std::move(zip)), m_name(std::move(name)) {}

    std::optional<Error> open(const ReadControl& control)
    {
        OdsContent names;
        const Result<RunEnd> end = readXml(m_zip, "content.xml", m_name, names, control);
        if (!end)
            return isEncrypted() ? faultyFile(FileFault::FormatNotRead, m_name, "password") : end.error();
        m_sheets = std::move(names.sheets);
        return std::nullopt;
    }
    Result<RunEnd> read(std::size_t sheet, CellSink& sink, const ReadControl& control) override
    {
        OdsContent reader(sheet, sink);
        Result<RunEnd> end = readXml(m_zip, "content.xml", m_name, reader, control);
        m_formulasWithoutValue = reader.formulasWithoutValue;
        return end;
    }

private:
    bool isEncrypted() const
    {
        const Result<std::string> manifest = m_zip.readSmall("META-INF/manifest.xml", 1'000'000);
        return manifest && manifest->find("encryption-data") != std::string::npos;
    }

    ZipFile m_zip;
    std::string m_name;
};

} // namespace

Result<std::unique_ptr<Workbook>> openOds(ZipFile zip, const std::string& name, const ReadControl& control)
{
    auto workbook = std::make_unique<OdsWorkbook>(std::move(zip), name);
    if (auto failure = workbook->open(control))
        return *failure;
    return std::unique_ptr<Workbook>(std::move(workbook));
}

} // namespace core::formats
