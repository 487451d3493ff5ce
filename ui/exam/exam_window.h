// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exam/exam_sitting.h"

#include <QDialog>
#include <QTimer>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace ui {

// Takes an exam: who it is, then case by case what is known, what can be ordered, and the diagnosis. Every step is
// told, so that it can be kept.
class ExamWindow : public QDialog {
    Q_OBJECT

public:
    explicit ExamWindow(ExamSitting sitting, const QString& file, QWidget* parent = nullptr);

    const ExamSitting& sitting() const { return m_sitting; }
    void setKept(bool kept, const QString& why); // whether the answers are in the file

Q_SIGNALS:
    void answered(const core::ExamAnswers& answers);

private:
    QWidget* makeBeginning();
    QWidget* makeCase();
    void connectInputs();
    void begin();
    void showCase();
    void showPanels();
    void showResults();
    void showClock();
    void step(int by);
    void say(core::Disease said);

    ExamSitting m_sitting;
    QString m_file;
    QTimer m_clock;
    QStackedWidget* m_pages;
    QLineEdit* m_student;
    QPushButton* m_begin;
    QLabel *m_place, *m_time, *m_bill, *m_message, *m_kept;
    QTreeWidget* m_results;
    QWidget* m_panels;
    std::vector<QPushButton*> m_orders;
    QPushButton *m_ill, *m_well, *m_back, *m_next;
};

} // namespace ui
