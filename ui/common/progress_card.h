// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"

#include <optional>

class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace ui {

class ElidedLabel;

// "12 % · 0:40 · about 5 minutes left"
QString progressTimeText(double share, double elapsedSeconds, std::optional<double> remainingSeconds);

// How far long work is: what it does, how much of that is done, time gone and time left above a bar.
class ProgressCard : public Card {
    Q_OBJECT

public:
    struct Progress {
        QString phase, detail;
        QString time; // empty: not said
        bool paused = false;
        double share = 0.0;
    };
    explicit ProgressCard(const QString& barName, QWidget* parent = nullptr); // read aloud

    void showProgress(const Progress& progress);

protected:
    QHBoxLayout& row() { return *m_row; } // above the bar

private:
    QHBoxLayout* m_row;
    QLabel* m_phase;
    ElidedLabel* m_detail;
    QLabel* m_time;
    QProgressBar* m_bar;
};

} // namespace ui
