# SPDX-License-Identifier: GPL-3.0-or-later
# Writes FILES (separated by |) as byte arrays into OUTPUT. Runs at build time.
string(REPLACE "|" ";" files "${FILES}")
set(arrays "")
set(entries "")
set(number 0)
foreach(file IN LISTS files)
    file(READ "${file}" hex HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
    string(REGEX REPLACE "(........................................................................................................................)" "\\1\n" bytes "${bytes}")
    get_filename_component(name "${file}" NAME)
    string(APPEND arrays "const unsigned char data${number}[] = {\n${bytes}\n0};\n")
    string(APPEND entries "    if (name == \"${name}\")\n        return {reinterpret_cast<const char*>(data${number}), sizeof data${number} - 1};\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE "${OUTPUT}" "// Generated from resources/; do not edit.
#include \"core/base/resource.h\"

#include <cassert>

namespace core {
namespace {
${arrays}} // namespace

std::string_view resource(std::string_view name)
{
${entries}    assert(false && \"no such resource\");
    return {};
}

} // namespace core
")
