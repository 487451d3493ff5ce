// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/workbook/zip_file_p.h"

#include <memory>
#include <string>
#include <string_view>

namespace core::formats {

// The attributes of an element as the parser has them: name, value, name, value, …
class XmlAttributes {
public:
    explicit XmlAttributes(const char* const* list) : m_list(list) {}
    std::string_view get(std::string_view name) const;      // empty where there is none
    std::string_view getLocal(std::string_view name) const; // whatever prefix the name has

private:
    const char* const* m_list;
};

// What reads the elements of one part of a workbook. Names come without their prefix: producers choose it freely.
class XmlHandler {
public:
    virtual ~XmlHandler() = default;
    virtual void begin(std::string_view element, const XmlAttributes& attributes) = 0;
    virtual void end(std::string_view element) = 0;
    virtual void text(std::string_view piece) = 0;

    // Set by what reads: nothing more is wanted, or what came makes no sense.
    bool enough = false;
    std::string broken; // what, in the words of the format
};

// Reads a part of an archive to its end or until the handler has enough. Entities and document types are refused:
// workbooks have none, and they are how a small file becomes a large one.
Result<RunEnd> readXml(const ZipFile& zip, const std::string& part, const std::string& file, XmlHandler& handler,
                       const ReadControl& control = {});

} // namespace core::formats
