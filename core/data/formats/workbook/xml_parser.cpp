// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/xml_parser_p.h"

#include "core/data/formats/file_fault.h"

#include <expat.h>

#include <type_traits>

namespace core::formats {
namespace {

std::string_view localName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

constexpr int kDeepest = 256; // workbooks nest a dozen elements; each open one takes memory

struct Reading {
    XmlHandler& handler;
    XML_Parser parser;
    int depth = 0;
    bool documentType = false;

    void stopIfDone() const
    {
        if (handler.enough || !handler.broken.empty() || documentType)
            XML_StopParser(parser, XML_FALSE);
    }
};

void beginElement(void* user, const char* name, const char** attributes)
{
    auto& reading = *static_cast<Reading*>(user);
    if (++reading.depth > kDeepest)
        reading.handler.broken = "elements nested too deeply";
    else
        reading.handler.begin(localName(name), XmlAttributes(attributes));
    reading.stopIfDone();
}

void endElement(void* user, const char* name)
{
    auto& reading = *static_cast<Reading*>(user);
    --reading.depth;
    reading.handler.end(localName(name));
    reading.stopIfDone();
}

void characters(void* user, const char* text, int length)
{
    auto& reading = *static_cast<Reading*>(user);
    reading.handler.text({text, static_cast<std::size_t>(length)});
    reading.stopIfDone();
}

void documentType(void* user, const char*, const char*, const char*, int)
{
    auto& reading = *static_cast<Reading*>(user);
    reading.documentType = true;
    reading.stopIfDone();
}

} // namespace

std::string_view XmlAttributes::get(std::string_view name) const
{
    for (const char* const* place = m_list; *place != nullptr; place += 2)
        if (name == *place)
            return place[1];
    return {};
}

std::string_view XmlAttributes::getLocal(std::string_view name) const
{
    for (const char* const* place = m_list; *place != nullptr; place += 2)
        if (name == localName(*place))
            return place[1];
    return {};
}

Result<RunEnd> readXml(const ZipFile& zip, const std::string& part, const std::string& file, XmlHandler& handler,
                       const ReadControl& control)
{
    const std::unique_ptr<std::remove_pointer_t<XML_Parser>, void (*)(XML_Parser)> parser(XML_ParserCreate(nullptr),
                                                                                          XML_ParserFree);
    Reading reading{.handler = handler, .parser = parser.get()};
    XML_SetUserData(parser.get(), &reading);
    XML_SetElementHandler(parser.get(), beginElement, endElement);
    XML_SetCharacterDataHandler(parser.get(), characters);
    XML_SetStartDoctypeDeclHandler(parser.get(), documentType);
    bool wellFormed = true;
    const Result<RunEnd> end = zip.read(
        part,
        [&](std::string_view piece) {
            wellFormed =
                XML_Parse(parser.get(), piece.data(), static_cast<int>(piece.size()), XML_FALSE) != XML_STATUS_ERROR;
            return wellFormed;
        },
        control);
    if (!end || *end == RunEnd::Cancelled)
        return end;
    if (wellFormed)
        wellFormed = XML_Parse(parser.get(), nullptr, 0, XML_TRUE) != XML_STATUS_ERROR;
    if (handler.enough && handler.broken.empty())
        return RunEnd::Finished;
    std::string detail = handler.broken;
    if (detail.empty() && reading.documentType)
        detail = "document type";
    else if (detail.empty() && !wellFormed)
        detail = XML_ErrorString(XML_GetErrorCode(parser.get()));
    if (!detail.empty())
        return faultyFile(FileFault::Damaged, file, part + ": " + detail);
    return RunEnd::Finished;
}

} // namespace core::formats
