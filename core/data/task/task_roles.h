// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task_editing.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

// Roles and panels of all columns of a task, for who asks for many: roleOf looks through the whole task each time. The
// task must outlive it.
class TaskRoles {
public:
    explicit TaskRoles(const Task& task);
    Role of(std::string_view column) const;
    std::vector<std::string> panelsOf(std::string_view column) const; // in their order

private:
    struct Place {
        Role role = Role::Unassigned;
        std::vector<std::size_t> panels = {};
    };
    void add(std::string_view column, Role role) { m_places.try_emplace(column, Place{.role = role}); }

    const Task& m_task;
    std::unordered_map<std::string_view, Place> m_places;
};

} // namespace core
