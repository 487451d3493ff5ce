# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings, sanitizers and reproducible arithmetic for all of our own targets.
add_library(project_options INTERFACE)
target_compile_options(project_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Werror
    # The same patients for the same seed on every machine: no fused multiply-add behind our back.
    -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC bug 105651: false alarms on the concatenation of a literal and a string.
    target_compile_options(project_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC looks for memory to use again from 128 MB on, in vain: 5 to 10 % of its time. So it takes a sixth
    # more memory instead.
    target_compile_options(project_options INTERFACE --param=ggc-min-heapsize=524288)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(project_options INTERFACE -Wno-sign-conversion)
endif()
if(PANELWISE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC takes a source that is compiled together with others for a header.
    target_compile_options(project_options INTERFACE -Wno-subobject-linkage)
endif()
target_include_directories(project_options INTERFACE ${PROJECT_SOURCE_DIR})

# Tables of addresses are complete before main and cannot be written after.
if(NOT PANELWISE_SANITIZE)
    target_link_options(project_options INTERFACE -Wl,-z,relro,-z,now)
endif()
# So that a mistake in memory ends the program instead of running somebody else's code: for what users get. PANELWISE_HOT has none
# of it: kernels, and learning, where all of it took 3 % of the CPU seconds of a front and more (ferritin, 3,000 patients, one
# thread, least of ten: 2.15 and 2.22).
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT PANELWISE_SANITIZE)
    set(plain "$<OR:$<BOOL:$<TARGET_PROPERTY:PANELWISE_UNWATCHED>>,$<BOOL:$<TARGET_PROPERTY:PANELWISE_HOT>>>")
    target_compile_options(project_options INTERFACE
        "$<$<NOT:${plain}>:-fstack-protector-strong;-fstack-clash-protection;-fcf-protection;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2;-D_GLIBCXX_ASSERTIONS>")
endif()

# What is not installed is linked by lld: a program of the tests is 100 MB under sanitizers, and GNU ld takes 4.2 s of CPU for it,
# lld 0.75 s.
find_program(PANELWISE_LLD ld.lld)

if(PANELWISE_SANITIZE)
    # Without the checks of every pointer for null, alignment and type: AddressSanitizer reports such an access itself, and
    # they are a quarter of the time to compile. Eigen takes the address of blocks of empty matrices.
    set(sanitizers -fsanitize=address,undefined -fno-sanitize=null,alignment,vptr,pointer-overflow -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        list(APPEND sanitizers -Wno-maybe-uninitialized) # the instrumentation hides from GCC that values are set
    endif()
    target_compile_options(project_options INTERFACE "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:PANELWISE_UNWATCHED>>>:${sanitizers}>")
    target_link_options(project_options INTERFACE ${sanitizers})
    if(PANELWISE_LLD)
        target_link_options(project_options INTERFACE -fuse-ld=lld)
    endif()
endif()

# panelwise_coverage(<target>): tells fuzzers which ways through a target they have not tried.
function(panelwise_coverage target)
    if(PANELWISE_FUZZ)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
endfunction()

# panelwise_precompile(<target> <header>...): reads headers once for a target instead of once for each of its files, always the
# standard library's common ones. Most of the time of a small file goes into reading them.
function(panelwise_precompile target)
    target_precompile_headers(${target} PRIVATE
        <algorithm> <array> <chrono> <cmath> <functional> <map> <memory> <numeric> <optional> <ranges> <set> <span> <stop_token> <string>
        <string_view> <variant> <vector> ${ARGN})
    panelwise_cache_precompiled(${target})
endfunction()

# panelwise_precompile_as(<target> <other>): uses the precompiled headers of a target with the same options, the
# level of optimisation among them: GCC 12 crashes on headers of another.
function(panelwise_precompile_as target other)
    target_precompile_headers(${target} REUSE_FROM ${other})
    panelwise_cache_precompiled(${target})
endfunction()

# ccache must see the headers behind a precompiled one.
function(panelwise_cache_precompiled target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    else()
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
endfunction()

# panelwise_light(<target>): for code whose time is spent in Qt or waiting. It runs as fast with fewer optimisations, and compiles
# a quarter faster.
function(panelwise_light target)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE -O1)
    endif()
endfunction()

# panelwise_busy(<target>): for code that computes. Under sanitizers it is optimised all the same: what is not compiles in a third
# of the time.
function(panelwise_busy target)
    if(PANELWISE_SANITIZE)
        target_compile_options(${target} PRIVATE -O1)
    endif()
endfunction()

# panelwise_busy_files(<target> <source>...): those of a target's sources that compute, where the rest does not. They stand in the
# lists of their rooms, and this comes before these. Under sanitizers they are compiled apart and optimised: without that a test
# that resamples takes ten times as long, and no fuzzer leads there. Nothing else in the target may use products of Eigen's, since
# the linker takes either compilation of them.
function(panelwise_busy_files target)
    if(NOT PANELWISE_SANITIZE)
        return()
    endif()
    add_library(${target}_busy OBJECT)
    target_link_libraries(${target}_busy PRIVATE project_options Eigen3::Eigen)
    panelwise_busy(${target}_busy)
    panelwise_precompile(${target}_busy)
    panelwise_room(${target}_busy ${ARGN})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_busy>)
    list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    set_property(TARGET ${target} PROPERTY PANELWISE_BUSY_FILES ${ARGN})
endfunction()

# panelwise_room(<target> <source>...): adds a room's sources. They are compiled together, in groups of about 140 kB of text:
# most of the time of a small file goes into reading headers. So names in unnamed namespaces are unique within a room.
# With PANELWISE_UNITY off (preset dev) each file is compiled by itself.
function(panelwise_room target)
    get_property(busy TARGET ${target} PROPERTY PANELWISE_BUSY_FILES)
    set(sources "")
    foreach(source IN LISTS ARGN)
        if(NOT ${CMAKE_CURRENT_SOURCE_DIR}/${source} IN_LIST busy)
            list(APPEND sources ${source})
        endif()
    endforeach()
    target_sources(${target} PRIVATE ${sources})
    if(NOT PANELWISE_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_property(group TARGET ${target} PROPERTY PANELWISE_GROUPS)
    if(NOT group)
        set(group 0)
    endif()
    set(limit 140000)
    set(size ${limit})
    foreach(source IN LISTS sources)
        if(NOT source MATCHES "\\.cpp$")
            continue()
        endif()
        file(SIZE ${CMAKE_CURRENT_SOURCE_DIR}/${source} bytes)
        math(EXPR size "${size} + ${bytes}")
        if(size GREATER ${limit})
            math(EXPR group "${group} + 1")
            set(size ${bytes})
        endif()
        get_filename_component(room ${CMAKE_CURRENT_SOURCE_DIR} NAME)
        set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${room}_${group})
    endforeach()
    set_property(TARGET ${target} PROPERTY PANELWISE_GROUPS ${group})
endfunction()
