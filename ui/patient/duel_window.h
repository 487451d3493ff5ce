// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/patient/duel_figure.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace ui {

class FigureView;

// How a duel went: the score case by case, and the place of who played among the policies.
class DuelWindow : public QDialog {
    Q_OBJECT

public:
    explicit DuelWindow(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void setCases(std::span<const DuelCase> cases, const QStringList& players,
                  const std::vector<PlacedPolicy>& policies, const QString& currency);

protected:
    bool event(QEvent* event) override; // what is asked of a figure goes to the window of the program

private:
    FigureView *m_learning, *m_place;
    QLabel* m_words;
};

// Names of teams, one in each line.
class TeamsDialog : public QDialog {
    Q_OBJECT

public:
    explicit TeamsDialog(const QStringList& names, QWidget* parent = nullptr);
    QStringList names() const; // without blanks and doubles, five at most

private:
    QPlainTextEdit* m_names;
};

} // namespace ui
