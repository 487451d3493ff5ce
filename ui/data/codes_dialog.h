// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/codes/code_reading.h"
#include "core/data/task/task.h"

#include <QDialog>

#include <vector>

namespace ui {

class CodeTable;

// How texts among numbers are read, after the import: the same choices as there.
class CodesDialog : public QDialog {
    Q_OBJECT

public:
    CodesDialog(const core::Table& import, const core::Task& task, bool readOnly, QWidget* parent = nullptr);

    // The rules of the task afterwards; those that concern nothing in this table stay.
    std::vector<core::CodeRule> rules() const;

private:
    std::vector<core::CodeRule> m_others;
    CodeTable* m_table;
};

} // namespace ui
