// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"

#include <QStringList>

#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTimer;

namespace ui {

class SegmentedControl;
class StepLine;

// First, back, next, last; the steps themselves; autoplay; and who orders.
class StoryBar : public Card {
    Q_OBJECT

public:
    explicit StoryBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `concealed`: how many steps there are is not told.
    void setSteps(const QStringList& names, int current, bool atEnd, bool concealed = false);
    void setMode(int mode);
    void setModesOffered(bool offered); // not while a class looks on
    void stopPlaying();
    bool playing() const;
    StepLine& line() { return *m_line; }

Q_SIGNALS:
    void firstRequested();
    void backRequested();
    void nextRequested();
    void lastRequested();
    void stepChosen(int step);
    void modeChosen(int mode);

private:
    void buildLayout();
    void connectInputs();
    void showPlaying();
    void enableButtons(bool back, bool next);

    QPushButton* m_first;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_last;
    QLabel* m_text;
    StepLine* m_line;
    QCheckBox* m_autoplay;
    QDoubleSpinBox* m_seconds;
    SegmentedControl* m_modes;
    QTimer* m_timer;
};

} // namespace ui
