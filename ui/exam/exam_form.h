// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/exam.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace ui {

class MoneySpinBox;

// What a teacher says about an exam before it is made.
struct ExamWish {
    QString title;
    std::size_t cases = 8;
    core::ExamLimits limits;
    bool operator==(const ExamWish&) const = default;
};

// Asks for it. The same cases can be a file, or sheets of paper.
class ExamForm : public QDialog {
    Q_OBJECT

public:
    ExamForm(const QString& title, const std::string& currency, const QString& policy, QWidget* parent = nullptr);
    ExamWish wish() const;

Q_SIGNALS:
    void fileWanted(const ui::ExamWish& wish);
    void sheetsWanted(const ui::ExamWish& wish);

private:
    void buildLayout(const QString& policy);

    QLineEdit* m_title;
    QSpinBox* m_cases;
    QSpinBox* m_minutes;
    MoneySpinBox* m_budget;
    QCheckBox* m_hints;
};

} // namespace ui
