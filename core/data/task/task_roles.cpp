// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_roles.h"

namespace core {

// The first role that is found is the one: in the order of roleOf.
TaskRoles::TaskRoles(const Task& task) : m_task(task)
{
    for (const std::string* special : {&task.label, &task.splitColumn, &task.splitRule.column, &task.splitRule.patient})
        if (!special->empty())
            if (const Role role = roleOf(task, *special); role == Role::Outcome || role == Role::Split)
                add(*special, role);
    for (const std::string& column : task.visible)
        add(column, Role::Visible);
    for (std::size_t i = 0; i < task.panels.size(); ++i)
        for (const std::string& column : task.panels[i].columns) {
            add(column, Role::Test);
            std::vector<std::size_t>& panels = m_places[column].panels;
            if (panels.empty() || panels.back() != i)
                panels.push_back(i);
        }
    for (const std::string& column : task.ignored)
        add(column, Role::Ignored);
}

Role TaskRoles::of(std::string_view column) const
{
    const auto found = m_places.find(column);
    return found == m_places.end() ? Role::Unassigned : found->second.role;
}

std::vector<std::string> TaskRoles::panelsOf(std::string_view column) const
{
    std::vector<std::string> names;
    if (const auto found = m_places.find(column); found != m_places.end())
        for (const std::size_t panel : found->second.panels)
            names.push_back(m_task.panels[panel].name);
    return names;
}

} // namespace core
