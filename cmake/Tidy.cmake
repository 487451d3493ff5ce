# SPDX-License-Identifier: GPL-3.0-or-later
# Target tidy: the checks of .clang-tidy over what the compile commands of core, ui and app name. Rooms are read as they are
# compiled, together, so that headers are parsed once for a room. Use it with the preset tidy, whose commands clang understands.
find_program(RUN_CLANG_TIDY NAMES run-clang-tidy-14 run-clang-tidy)
if(RUN_CLANG_TIDY)
    add_custom_target(tidy
        COMMAND ${RUN_CLANG_TIDY} -quiet -p ${PROJECT_BINARY_DIR}
                "^(?!.*(/tests/|/benchmarks/|autogen|\\.rcc|embedded_resources|flow_gradients_torch)).*$"
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        USES_TERMINAL VERBATIM)
endif()
