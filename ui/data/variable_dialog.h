// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"
#include "ui/common/text/variable_describer.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace ui {

// A form for what one column is: name, unit of its values, reference range, logarithm. What is left empty comes from
// the built-in list of tests.
class VariableDialog : public QDialog {
    Q_OBJECT

public:
    enum class Field { Label, Unit, Range };
    VariableDialog(const std::string& column, const core::Task& task, const VariableDescriber& describer, Field first,
                   QWidget* parent = nullptr);

    core::TestSpec spec() const;

private:
    void fill(const VariableFacts& known);
    void buildLayout();
    void check();

    core::TestSpec m_spec;
    QLabel* m_column;
    QLineEdit* m_label;
    QComboBox* m_unit;
    QLineEdit* m_low;
    QLineEdit* m_high;
    QCheckBox* m_logarithm;
    QLabel* m_note;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
