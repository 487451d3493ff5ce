# SPDX-License-Identifier: GPL-3.0-or-later
# Fails and names the files that clang-format would change.
file(GLOB_RECURSE sources
    ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp
    ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/tests/*.h ${ROOT}/tests/*.cpp)
execute_process(
    COMMAND ${CLANG_FORMAT} --dry-run --Werror ${sources}
    RESULT_VARIABLE result ERROR_VARIABLE complaints)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "Run clang-format -i on these:\n${complaints}")
endif()
list(LENGTH sources count)
message(STATUS "${count} files are formatted")
