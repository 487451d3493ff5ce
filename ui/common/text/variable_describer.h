// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "core/data/task/test_dictionary.h"

#include <QString>

#include <optional>
#include <string>
#include <unordered_map>

namespace ui {

enum class UnitSystem { Us, Si };

// How one column is called, and in which unit its values are shown.
struct VariableFacts {
    QString label;
    QString shortLabel;    // for chips
    QString unit;          // as shown
    QString storedUnit;    // of the values in the table
    double factor = 1.0;   // shown = stored × factor
    core::Range reference; // as shown
    std::optional<core::Range> referenceFemale;
    std::optional<core::Range> referenceMale;
    bool userReference = false;                     // said by the user, not by the dictionary
    const core::TestKnowledge* knowledge = nullptr; // null where the dictionary does not know it
};

// Names, units and ranges of columns: what the task says, else what the dictionary knows, else the column's own name.
// Recognising a name is remembered, so describing 200 columns again after each edit costs nothing.
class VariableDescriber {
public:
    VariableFacts describe(const core::Task& task, const std::string& column, UnitSystem units) const;
    QString labelOf(const core::Task& task, const std::string& column) const;
    QString shortLabelOf(const core::Task& task, const std::string& column) const;

private:
    const std::optional<core::TestDictionary::Match>& match(const std::string& column) const;
    mutable std::unordered_map<std::string, std::optional<core::TestDictionary::Match>> m_matches;
};

// "query_on_thyroxine" -> "Query on thyroxine"
QString readableName(const std::string& column);

} // namespace ui
