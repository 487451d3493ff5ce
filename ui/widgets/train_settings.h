#pragma once

#include "core/plan/plan_fields.h"
#include "core/plan/training_plan.h"
#include "ui/widgets/card.h"

#include <map>
#include <string>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class MoneySpinBox;
class SegmentedControl;

// What the user decides before training, in the words of the clinic. λ is said as what a missed case weighs, ρ as what
// one correct negative is worth in money (ρ = −1 / worth).
class TrainSettings : public Card {
    Q_OBJECT

public:
    using Overrides = std::map<core::PlanField, std::string>; // settings that differ from the preset's

    explicit TrainSettings(QWidget* parent = nullptr);

    void setContext(const core::PresetContext& context, const std::string& currency);
    core::TrainingPlan plan() const;
    core::TrainingPlan planOfPreset() const { return core::presetPlan(preset(), m_context); }

    const Overrides& overrides() const { return m_overrides; }
    void setOverrides(Overrides overrides);

Q_SIGNALS:
    void changed();
    void advancedRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the wheel scrolls the page, it changes no number

private:
    void buildLayout();
    void addThoroughness();
    void addMethod();
    void addWorth();
    void addSeed();
    void connectInputs();
    void showWords();
    core::Preset preset() const;
    core::TrainingMethod method() const;

    core::PresetContext m_context;
    std::string m_currency;
    Overrides m_overrides;
    SegmentedControl* m_preset;
    QLabel* m_presetWords;
    SegmentedControl* m_method;
    QLabel* m_methodWords;
    QDoubleSpinBox* m_lambda;
    MoneySpinBox* m_worth;
    QCheckBox* m_free;
    QLabel* m_worthWords;
    QSpinBox* m_seed;
    QPushButton* m_advanced;
};

} // namespace ui
