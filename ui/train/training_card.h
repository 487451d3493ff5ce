// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/train/queue_rows.h"

#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace ui {

class ElidedLabel;

// How far everything together is that was started.
struct TrainProgress {
    struct Stage {
        enum class State { Done, Now, Later };
        QString name, detail, explanation;
        State state = State::Later;
        bool operator==(const Stage&) const = default;
    };
    core::JobStage kind = core::JobStage::Idle;
    std::vector<Stage> stages; // of what is looked at
    QString what;              // "Policy 9 of 24"
    double share = 0.0;
    double elapsedSeconds = 0.0;
    std::optional<double> remainingSeconds;
};

// The stages of a training run; where classifier and panel selector take turns, they are shown as one.
// `steps`: of testing patients so far.
std::vector<TrainProgress::Stage> trainingStages(const TrainActivity& job, double steps);
std::vector<TrainProgress::Stage> searchStages(core::FrontMethod method, const core::FrontUpdate& progress);

// The stages, a bar, time gone and time left; before anything is started, what it would take.
class TrainingCard : public Card {
    Q_OBJECT

public:
    explicit TrainingCard(QWidget* parent = nullptr);

    void setProgress(const TrainProgress& progress);
    void setEstimate(const QString& sentence); // shown while nothing is under way

private:
    void buildLayout();
    void showStages(const std::vector<TrainProgress::Stage>& stages);

    std::vector<TrainProgress::Stage> m_stages;
    QString m_estimate;
    QWidget* m_stageArea;
    QHBoxLayout* m_stageRow;
    ElidedLabel* m_what;
    QProgressBar* m_bar;
    QLabel* m_time;
    ElidedLabel* m_idle;
};

} // namespace ui
