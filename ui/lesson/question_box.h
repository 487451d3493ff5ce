// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

// What is asked, in the language of the student.
struct ShownQuestion {
    enum class Kind { Choice, Number, Do }; // Do: something in the program, then Check
    Kind kind = Kind::Choice;
    QStringList options; // Choice
    QString unit;        // Number
    bool checks = true;  // Do: a button asks whether it is right; otherwise that shows by itself
    bool operator==(const ShownQuestion&) const = default;
};

// Options to choose from, a number to type, or a button to have checked what was done.
class QuestionBox : public QWidget {
    Q_OBJECT

public:
    explicit QuestionBox(QWidget* parent = nullptr);

    void setQuestion(const std::optional<ShownQuestion>& question); // none: nothing is asked
    void setAnswered();                                             // nothing more can be chosen
    void focusFirst();                                              // the first option or the field

Q_SIGNALS:
    void optionChosen(int option);
    void numberGiven(double number);
    void numberUnreadable(const QString& typed);
    void checkRequested();

private:
    void addOptions(const QStringList& options);
    void addNumber(const QString& unit);
    void takeNumber();

    QVBoxLayout* m_column;
    QButtonGroup* m_group = nullptr;
    QLineEdit* m_number = nullptr;
    QPushButton* m_check = nullptr;
};

} // namespace ui
