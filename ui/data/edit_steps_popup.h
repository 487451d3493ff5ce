// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/data_edit.h"
#include "ui/common/theme/theme.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QUndoStack;
class QUndoView;
class QVBoxLayout;

namespace ui {

// What was done: the steps that change how the import is read, each with a way to take it back, and below the whole
// history, through which one can go back and forth.
class EditStepsPopup : public QFrame {
    Q_OBJECT

public:
    explicit EditStepsPopup(QWidget* parent = nullptr);

    void setUndoStack(QUndoStack* stack);
    void setSteps(const std::vector<core::DataEdit>& steps, bool readOnly);
    void setCodesOffered(bool offered); // there are texts among numbers
    void popUpBelow(const QWidget& anchor);

Q_SIGNALS:
    void removeRequested(std::size_t step);
    void codesRequested();

private:
    void buildLayout();
    QWidget* makeStep(const core::DataEdit& step, std::size_t position, bool readOnly);

    QPushButton* m_codes;
    QVBoxLayout* m_steps;
    QLabel* m_none;
    QUndoView* m_history;
    QUndoStack* m_stack = nullptr;
    QPushButton* m_undo;
    QPushButton* m_redo;
};

} // namespace ui
