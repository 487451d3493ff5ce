// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/task.h"

#include <QDialog>

class QDialogButtonBox;
class QLineEdit;
class QListWidget;

namespace ui {

class MoneySpinBox;

// A form for one shared fee: its name, what it costs, and the panels of which the first one ordered pays it.
class FeeDialog : public QDialog {
    Q_OBJECT

public:
    FeeDialog(const core::SharedFee& fee, const core::Task& task, QWidget* parent = nullptr);

    core::SharedFee fee() const;

private:
    void buildLayout(const core::Task& task);
    void updateButtons();

    core::SharedFee m_fee;
    QLineEdit* m_name;
    MoneySpinBox* m_price;
    QListWidget* m_panels;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
