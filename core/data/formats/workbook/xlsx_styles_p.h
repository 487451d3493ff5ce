// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/workbook/xml_parser_p.h"

#include <map>
#include <string>
#include <vector>

namespace core::formats {

// Whether the numbers of a cell are moments: Excel keeps them as days since 1899 and only the format tells.
enum class Moment : std::uint8_t { None, Date, Time };

Moment momentOf(std::string_view formatCode); // "yyyy-mm-dd", "[h]:mm", "0.00%"

// xl/styles.xml: the moment that each style of cells shows.
class XlsxStyles : public XmlHandler {
public:
    Moment of(std::size_t style) const { return style < m_styles.size() ? m_styles[style] : Moment::None; }

    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view element) override;
    void text(std::string_view) override {}

private:
    std::map<int, Moment> m_formats; // of the file's own
    std::vector<Moment> m_styles;
    bool m_inCellFormats = false;
};

} // namespace core::formats
