// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace ui {

// Asks what something is to be called. What stands in the way of a name is said while it is typed; an empty one means
// the name that the program gives.
class RenameDialog : public QDialog {
    Q_OBJECT

public:
    using Fault = std::function<QString(const QString&)>; // empty: it can be called that

    RenameDialog(const QString& now, const QString& automatic, Fault fault, QWidget* parent = nullptr);
    QString name() const;

private:
    void buildLayout();
    void judge();

    Fault m_fault;
    QLineEdit* m_name;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace ui
