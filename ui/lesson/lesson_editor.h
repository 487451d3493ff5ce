// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace ui {

// Writes a lesson: steps as they are recorded, their texts, and a question where one is asked. Edits one language of
// the texts and leaves the others as they are.
class LessonEditor : public QDialog {
    Q_OBJECT

public:
    LessonEditor(const QStringList& samples, const std::string& language, QWidget* parent = nullptr);

    void setLesson(const core::Lesson& lesson);
    const core::Lesson& lesson() const { return m_lesson; }
    void addRecorded(core::LessonStep step); // behind the last one; gets a name and a title
    void setMessage(const QString& sentence);
    bool recording() const;
    void stopRecording();

Q_SIGNALS:
    void recordingChanged(bool on);
    void previewRequested();
    void saveRequested();
    void openRequested();

private:
    void buildLayout(const QStringList& samples);
    void connectInputs();
    void listSteps(int current);
    void showStep();
    void takeStep(); // what was typed about it
    void move(int by);
    std::string& in(core::LessonText& text) const;

    std::string m_language;
    core::Lesson m_lesson;
    bool m_showing = false;
    QLineEdit* m_title;
    QComboBox* m_sample;
    QListWidget* m_steps;
    QLineEdit* m_stepTitle;
    QPlainTextEdit *m_text, *m_answers;
    class QLabel *m_target, *m_message;
    QPushButton *m_record, *m_add, *m_up, *m_down, *m_remove, *m_open, *m_preview, *m_save;
};

// Answers as they are typed, one in each line, with a * before the right one. Unset: no question, or not exactly one is
// right.
std::optional<core::LessonQuestion> questionOf(const QString& answers, const std::string& language);
QString answersOf(const core::LessonQuestion& question, const std::string& language);

} // namespace ui
