# SPDX-License-Identifier: GPL-3.0-or-later
# Fails where a text that depends on a number ("%n rows") has no forms in panelwise_en.ts, or has forms nobody uses.
file(COPY ${ROOT}/translations/panelwise_en.ts DESTINATION ${FOLDER})
set(updated ${FOLDER}/panelwise_en.ts)
execute_process(
    COMMAND ${LUPDATE} -silent -I . -locations none -no-obsolete -pluralonly ui app -ts ${updated}
    WORKING_DIRECTORY ${ROOT}
    RESULT_VARIABLE result ERROR_VARIABLE complaints)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "lupdate failed:\n${complaints}")
endif()
file(READ ${ROOT}/translations/panelwise_en.ts before)
file(READ ${updated} after)
if(NOT before STREQUAL after)
    message(FATAL_ERROR "Words with numbers have changed. Run the lupdate of translations/CMakeLists.txt, add the forms.")
endif()
if(after MATCHES "unfinished")
    message(FATAL_ERROR "translations/panelwise_en.ts has forms that are not written yet.")
endif()
string(REGEX MATCHALL "<message numerus" messages "${after}")
list(LENGTH messages count)
message(STATUS "${count} texts have their forms for one and for many")
