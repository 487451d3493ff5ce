// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/scored_patients.h"
#include "ui/common/card.h"

class QPushButton;
class QSlider;
class QSpinBox;

namespace ui {

// From which probability on patients are called ill, for every model and every tab; or each model as it decides
// itself.
class ThresholdBar : public Card {
    Q_OBJECT

public:
    explicit ThresholdBar(QWidget* parent = nullptr);

    const core::Threshold& threshold() const { return m_threshold; }
    void setThreshold(const core::Threshold& threshold); // emits thresholdChanged

Q_SIGNALS:
    void thresholdChanged();

protected:
    bool event(QEvent* event) override;

private:
    void buildLayout();
    void showThreshold();

    core::Threshold m_threshold;
    QSlider* m_slider;
    QSpinBox* m_percent;
    QPushButton* m_own;
};

} // namespace ui
