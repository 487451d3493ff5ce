// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/workbook/workbook_p.h"
#include "core/data/formats/workbook/xml_parser_p.h"

#include <map>
#include <string>
#include <vector>

namespace core::formats {

// *.rels: which part is meant by an id, and what it is.
class XlsxRelations : public XmlHandler {
public:
    explicit XlsxRelations(std::string folder) : m_folder(std::move(folder)) {}
    std::map<std::string, std::string, std::less<>> partOf;  // by id
    std::map<std::string, std::string, std::less<>> partFor; // by the last word of the type: "worksheet", "styles"

    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view) override {}
    void text(std::string_view) override {}

private:
    std::string m_folder; // of the part it belongs to, "xl/"
};

// xl/workbook.xml: the sheets, and which day is day 0.
class XlsxContents : public XmlHandler {
public:
    explicit XlsxContents(const XlsxRelations& relations) : m_relations(relations) {}
    std::vector<Sheet> sheets;
    bool from1904 = false;

    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view) override {}
    void text(std::string_view) override {}

private:
    const XlsxRelations& m_relations;
};

// xl/sharedStrings.xml: the texts that cells name by number. Pronunciations beside a text are no part of it.
class XlsxTexts : public XmlHandler {
public:
    std::vector<std::string> texts;

    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view element) override;
    void text(std::string_view piece) override;

private:
    bool m_inText = false;
    bool m_inPronunciation = false;
    std::size_t m_bytes = 0;
};

// "_x000D_" stands for a character that XML cannot hold.
std::string withoutEscapes(std::string_view text);

} // namespace core::formats
