# SPDX-License-Identifier: GPL-3.0-or-later
# Qt's meta-object compiler reads a file by itself, without the headers it includes: it needs none of them, and reading Qt's took
# it 30 times as long as the file. So a class with Q_OBJECT must not depend on macros of another header.
get_target_property(PANELWISE_MOC Qt6::moc IMPORTED_LOCATION)
if(NOT PANELWISE_MOC)
    get_target_property(PANELWISE_MOC Qt6::moc IMPORTED_LOCATION_NONE)
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc_alone.in ${PROJECT_BINARY_DIR}/moc_alone @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# panelwise_automoc(<target>): makes what the headers of a target with Q_OBJECT need.
function(panelwise_automoc target)
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON
        AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc_alone
        AUTOGEN_ORIGIN_DEPENDS OFF) # it needs no library that the target links to be there
endfunction()

# panelwise_moc(<program> <source>): makes the .moc file that a source includes at its end.
function(panelwise_moc program source)
    get_filename_component(name ${source} NAME_WE)
    get_filename_component(path ${source} ABSOLUTE)
    set(moc ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
    set(definitions "$<TARGET_PROPERTY:${program},COMPILE_DEFINITIONS>")
    add_custom_command(
        OUTPUT ${moc}
        COMMAND ${PANELWISE_MOC} "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>" -o ${moc} ${path}
        DEPENDS ${path}
        COMMAND_EXPAND_LISTS VERBATIM)
    target_sources(${program} PRIVATE ${moc})
    target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
