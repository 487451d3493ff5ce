// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study.h"
#include "core/data/task/task_editing.h"
#include "ui/common/text/variable_describer.h"

#include <QMetaType>
#include <QString>

#include <array>
#include <string>
#include <vector>

namespace ui {

// What the histogram delegate draws: bars for patients without the disease, a step line for those with it.
struct HistogramPicture {
    enum class Kind { None, Bars, Share };
    Kind kind = Kind::None;
    std::array<float, core::ColumnSummary::kBins> without{};
    std::array<float, core::ColumnSummary::kBins> with{};
    double shareWithout = 0.0; // Share: of yes
    double shareWith = 0.0;
};

// One line of the variable table, ready to be shown: a column, or the columns of a one-hot group gathered.
struct VariableRow {
    std::string column;                // empty where columns are gathered
    std::vector<VariableRow> gathered; // the one-hot columns, else empty
    core::Role role = core::Role::Unassigned;
    QString label;
    QString roleText;
    QString panelText;
    QString unitText;
    QString referenceText;
    QString referenceTip;
    QString middleText;
    QString missingText;
    double missingShare = 0.0;
    double middle = 0.0; // for sorting
    QString warning;     // empty: nothing to check
    QString tip;
    HistogramPicture picture;
};

struct VariableGroup {
    enum class Kind { ToCheck, Outcome, Visible, Tests, NotUsed };
    Kind kind = Kind::ToCheck;
    QString title;
    std::size_t count = 0; // columns, gathered ones counted singly
    std::vector<VariableRow> rows;
};

struct VariableSources {
    const core::Table* import = nullptr;
    const core::Study* study = nullptr;
    const core::Assessment* assessment = nullptr; // may be null or of an earlier study: figures follow later
    UnitSystem units = UnitSystem::Us;
};

// The whole variable table: to check, outcome, known before any test, tests in panels, not used. Empty groups are left
// out.
std::vector<VariableGroup> describeVariables(const VariableSources& sources, const VariableDescriber& describer);

} // namespace ui

Q_DECLARE_METATYPE(ui::HistogramPicture)
