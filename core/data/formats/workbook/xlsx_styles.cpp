// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/xlsx_styles_p.h"

#include <charconv>

namespace core::formats {
namespace {

int numberOf(std::string_view text)
{
    int number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// ECMA-376, part 1, 18.8.30: formats that every file has. 27 to 36 and 50 to 58 are dates in East Asian versions.
Moment builtInMoment(int format)
{
    if ((format >= 14 && format <= 17) || format == 22 || (format >= 27 && format <= 36) ||
        (format >= 50 && format <= 58))
        return Moment::Date;
    if ((format >= 18 && format <= 21) || (format >= 45 && format <= 47))
        return Moment::Time;
    return Moment::None;
}

} // namespace

Moment momentOf(std::string_view formatCode)
{
    bool clock = false, date = false, minutesOrMonths = false;
    for (std::size_t i = 0; i < formatCode.size(); ++i) {
        const char letter = static_cast<char>(formatCode[i] | 0x20);
        if (formatCode[i] == ';')
            break; // what follows is for negative numbers
        if (formatCode[i] == '"') {
            i = formatCode.find('"', i + 1); // words
        } else if (formatCode[i] == '\\' || formatCode[i] == '_' || formatCode[i] == '*') {
            ++i; // the next character stands for itself
        } else if (formatCode[i] == '[') {
            const std::size_t close = formatCode.find(']', i);
            const std::string_view inside = formatCode.substr(i + 1, close - i - 1);
            clock |= !inside.empty() && inside.find_first_not_of("hHmMsS") == std::string_view::npos; // elapsed time
            i = close; // a colour, a currency or a condition
        } else if (letter == 'y' || letter == 'd') {
            date = true;
        } else if (letter == 'h' || letter == 's') {
            clock = true;
        } else if (letter == 'm') {
            minutesOrMonths = true;
        } else if (formatCode[i] == '0' || formatCode[i] == '#' || formatCode[i] == '?') {
            if (!clock)
                return Moment::None; // ss.00 has digits too
        }
        if (i >= formatCode.size())
            break;
    }
    if (date)
        return Moment::Date;
    if (clock)
        return Moment::Time;
    return minutesOrMonths ? Moment::Date : Moment::None;
}

void XlsxStyles::begin(std::string_view element, const XmlAttributes& attributes)
{
    if (element == "numFmt")
        m_formats[numberOf(attributes.get("numFmtId"))] = momentOf(attributes.get("formatCode"));
    else if (element == "cellXfs")
        m_inCellFormats = true;
    else if (element == "xf" && m_inCellFormats) {
        const int format = numberOf(attributes.get("numFmtId"));
        const auto own = m_formats.find(format);
        m_styles.push_back(own != m_formats.end() ? own->second : builtInMoment(format));
    }
}

void XlsxStyles::end(std::string_view element)
{
    if (element == "cellXfs")
        m_inCellFormats = false;
}

} // namespace core::formats
