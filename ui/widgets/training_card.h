#pragma once

#include "core/base/job_stage.h"
#include "core/plan/run_record.h"
#include "ui/widgets/card.h"

#include <array>
#include <optional>

class QLabel;
class QProgressBar;

namespace ui {

class ElidedLabel;
class IconLabel;

// What trains now, if anything.
struct TrainActivity {
    using Kind = core::JobStage;
    Kind kind = Kind::Idle;
    std::optional<core::RunId> run; // as soon as the project has it
    core::TrainingPlan plan;
    core::TrainingUpdate progress; // newest; its points and notices are told apart

    bool active() const { return kind != Kind::Idle; }
};

// How far training is: the three stages, a bar, time gone and time left.
class TrainingCard : public Card {
    Q_OBJECT

public:
    explicit TrainingCard(QWidget* parent = nullptr);

    void setActivity(const TrainActivity& activity, const QString& currency);

private:
    static constexpr std::size_t kStages = 3;
    void buildLayout();
    void showStages(std::optional<std::size_t> current);

    struct Stage {
        IconLabel* icon = nullptr;
        QLabel* name = nullptr;
    };
    std::array<Stage, kStages> m_stages;
    ElidedLabel* m_plan;
    QProgressBar* m_bar;
    QLabel* m_time;
};

// "λ 5 · correct negative worth $200 · seed 1"
QString planLine(const core::TrainingPlan& plan, const QString& currency);

} // namespace ui
