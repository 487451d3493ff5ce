# SPDX-License-Identifier: GPL-3.0-or-later
# embed_resources(<target> <file>...): makes the files part of the program, so it needs nothing beside it.
# core/base/resource.h finds them by name: core::resource("tests.json").
function(embed_resources target)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded_resources.cpp)
    set(paths "")
    foreach(file IN LISTS ARGN)
        get_filename_component(path ${file} ABSOLUTE)
        list(APPEND paths ${path})
    endforeach()
    string(REPLACE ";" "|" joined "${paths}")
    add_custom_command(
        OUTPUT ${generated}
        COMMAND ${CMAKE_COMMAND} -DFILES=${joined} -DOUTPUT=${generated} -P ${PROJECT_SOURCE_DIR}/cmake/WriteEmbedded.cmake
        DEPENDS ${paths} ${PROJECT_SOURCE_DIR}/cmake/WriteEmbedded.cmake
        COMMENT "Embedding resources"
        VERBATIM)
    target_sources(${target} PRIVATE ${generated})
endfunction()
