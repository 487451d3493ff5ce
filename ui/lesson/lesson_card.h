// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/lesson/question_box.h"

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class ElidedLabel;
class MarkdownView;

// One step of a lesson as the card shows it.
struct ShownStep {
    QString lesson; // its title
    int number = 1; // of the step, from 1
    int steps = 1;
    QString title;
    QString text; // Markdown, facts filled in
    std::optional<ShownQuestion> question;
    bool back = false;  // there is a step before
    bool hints = false; // there are any
    bool shows = false; // the program can do it itself
    bool last = false;
    bool operator==(const ShownStep&) const = default;
};

// The text beside what a lesson points at, with its question, hints, and the way on and back.
class LessonCard : public Card {
    Q_OBJECT

public:
    enum class Reply { Right, Wrong, Note };
    explicit LessonCard(QWidget* parent);

    void setTheme(const Theme& theme);
    void setStep(const ShownStep& step);   // forgets replies and hints of the one before
    void setText(const QString& markdown); // of the same step, as facts change
    void setReply(Reply reply, const QString& markdown);
    void addHint(const QString& markdown, bool more);
    void setNextPossible(bool possible, const QString& whyNot);
    void setAnswered();
    void takeFocus();                          // to the question, or the way on
    QSize sizeWithin(const QSize& most) const; // as tall as its text needs; where that is too much, it scrolls

Q_SIGNALS:
    void backRequested();
    void nextRequested();
    void leaveRequested();
    void hintRequested();
    void showRequested();
    void optionChosen(int option);
    void numberGiven(double number);
    void checkRequested();
    void linkChosen(const QString& target);
    void sizeChanged();

private:
    void buildLayout();
    void connectInputs();
    MarkdownView* makeText(const char* name);

    Theme m_theme;
    ElidedLabel* m_lesson;
    QToolButton* m_leave;
    QLabel* m_title;
    MarkdownView* m_text;
    QuestionBox* m_question;
    MarkdownView* m_reply;
    MarkdownView* m_hint;
    QLabel* m_waiting;
    QPushButton *m_hintButton, *m_show, *m_back, *m_next;
    QString m_replyText, m_hintText;
};

} // namespace ui
