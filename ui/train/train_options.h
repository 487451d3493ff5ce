// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "core/plan/plan_fields.h"
#include "core/plan/training_plan.h"

#include <QWidget>

#include <map>
#include <string>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class CostAimBox;
class JudgeBox;

enum class TrainMethod { EndToEnd, Pretrained, Lattice, Sweep };
bool isSearch(TrainMethod method); // finds a whole front; the others train one policy at a time

// What the user decides before training: how thorough, how, by which figure, how often and on how many cores. Every
// other number is behind "Advanced…".
class TrainOptions : public QWidget {
    Q_OBJECT

public:
    using Overrides = std::map<core::PlanField, std::string>; // settings that differ from the preset's

    explicit TrainOptions(QWidget* parent = nullptr);

    void setContext(const core::PresetContext& context);
    void setMostCores(int cores);
    void setFoldsPossible(bool possible); // the study leaves it open who is in the test
    void setMinimise(core::CostAim aim, const std::string& currency, const QString& timesMissing); // without a signal
    core::CostAim aim() const;
    TrainMethod method() const;
    core::FrontMetric chosenMetric() const;
    core::JudgingPlan judging() const;
    core::Preset preset() const;
    QString presetName() const; // in plain words
    int seeds() const;
    int cores() const;
    core::TrainingPlan plan() const; // without (λ, ρ) and seed
    core::FrontPlan searchPlan(core::Seed seed) const;
    core::TrainingPlan planOfPreset() const { return core::presetPlan(preset(), m_context); }

    const Overrides& overrides() const { return m_overrides; }
    void setOverrides(Overrides overrides);

Q_SIGNALS:
    void changed();
    void advancedRequested();

private:
    void buildLayout();
    void connectInputs();
    void showWords();

    core::PresetContext m_context;
    Overrides m_overrides;
    QComboBox* m_preset;
    QComboBox* m_method;
    QComboBox* m_metric;
    JudgeBox* m_judge;
    CostAimBox* m_aim;
    QWidget* m_minimise = nullptr; // it with its label
    QSpinBox* m_seeds;
    QSpinBox* m_cores;
    QLabel* m_ofCores;
    QPushButton* m_advanced;
};

QString trainMethodText(TrainMethod method); // "SM-DDPO end to end"

} // namespace ui
