// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/xlsx_parts_p.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace core::formats {
namespace {

constexpr std::size_t kMostTextBytes = std::size_t{1} << 30;
constexpr std::size_t kMostSheets = 10'000;

// "worksheets/sheet1.xml" in xl/, "/xl/worksheets/sheet1.xml" and "../media/x" are all in use.
std::string partPath(const std::string& folder, std::string_view target)
{
    std::string path = target.starts_with('/') ? std::string(target.substr(1)) : folder + std::string(target);
    for (std::size_t up = path.find("/../"); up != std::string::npos; up = path.find("/../")) {
        const std::size_t before = up == 0 ? std::string::npos : path.rfind('/', up - 1);
        path = (before == std::string::npos ? std::string() : path.substr(0, before + 1)) + path.substr(up + 4);
    }
    return path;
}

} // namespace

void XlsxRelations::begin(std::string_view element, const XmlAttributes& attributes)
{
    if (element != "Relationship" || attributes.get("TargetMode") == "External")
        return;
    const std::string part = partPath(m_folder, attributes.get("Target"));
    const std::string_view type = attributes.get("Type");
    partOf.emplace(attributes.get("Id"), part);
    partFor.emplace(type.substr(type.rfind('/') == std::string_view::npos ? 0 : type.rfind('/') + 1), part);
}

void XlsxContents::begin(std::string_view element, const XmlAttributes& attributes)
{
    if (element == "workbookPr") {
        const std::string_view set = attributes.get("date1904");
        from1904 = set == "1" || set == "true";
        return;
    }
    if (element != "sheet")
        return;
    const auto part = m_relations.partOf.find(attributes.getLocal("id"));
    if (part == m_relations.partOf.end() || sheets.size() >= kMostSheets) {
        broken = "a sheet without its part";
        return;
    }
    const std::string_view state = attributes.get("state");
    sheets.push_back({.name = std::string(attributes.get("name")),
                      .hidden = state == "hidden" || state == "veryHidden",
                      .part = part->second,
                      .rows = 0});
}

void XlsxTexts::begin(std::string_view element, const XmlAttributes&)
{
    if (element == "si")
        texts.emplace_back();
    else if (element == "rPh")
        m_inPronunciation = true;
    else if (element == "t")
        m_inText = !texts.empty() && !m_inPronunciation;
}

void XlsxTexts::end(std::string_view element)
{
    if (element == "t")
        m_inText = false;
    else if (element == "rPh")
        m_inPronunciation = false;
    else if (element == "si" && !texts.empty() && texts.back().find("_x") != std::string::npos)
        texts.back() = withoutEscapes(texts.back());
}

void XlsxTexts::text(std::string_view piece)
{
    if (!m_inText)
        return;
    m_bytes += piece.size();
    if (m_bytes > kMostTextBytes || texts.back().size() + piece.size() > kLongestCell)
        broken = "too much text";
    else
        texts.back() += piece;
}

std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned code = 0;
        const bool escape =
            i + 7 <= text.size() && text[i] == '_' && text[i + 1] == 'x' && text[i + 6] == '_' &&
            std::from_chars(text.data() + i + 2, text.data() + i + 6, code, 16).ptr == text.data() + i + 6;
        if (escape && code > 0 && code < 128) {
            plain += static_cast<char>(code);
            i += 6;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

} // namespace core::formats
