// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "ui/common/progress_card.h"

class QPushButton;

namespace ui {

// A table of baselines that is being made.
struct BaselineActivity {
    bool active = false, paused = false, stopping = false;
    core::BaselineUpdate progress = {}; // newest
    bool byFolds = false;               // all patients judge
};

// How far a table of baselines is: which rows are under way, time gone and time left.
class BaselinesCard : public ProgressCard {
    Q_OBJECT

public:
    explicit BaselinesCard(QWidget* parent = nullptr);

    void setActivity(const BaselineActivity& activity, std::size_t finished, std::size_t total); // runs

Q_SIGNALS:
    void pauseRequested();
    void resumeRequested();
    void stopRequested();

private:
    bool m_paused = false;
    QPushButton* m_pause;
    QPushButton* m_stop;
};

} // namespace ui
