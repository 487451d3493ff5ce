// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/rl/reward_shape.h"

#include <QWidget>

#include <string>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace ui {

class MoneySpinBox;

// What a diagnosis is worth, in the words of the clinic: λ as what a missed case weighs, ρ as what one correct negative
// is worth in money (ρ = −1 / worth).
class RewardForm : public QWidget {
    Q_OBJECT

public:
    explicit RewardForm(QWidget* parent = nullptr);

    void setCurrency(const std::string& currency);
    void setAim(core::CostAim aim, bool networks); // what ρ is per; networks order one panel at a time
    core::RewardShape shape() const;
    core::Seed firstSeed() const;

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the wheel scrolls the page, it changes no number

private:
    void buildLayout();
    void connectInputs();
    void showWords();

    std::string m_currency;
    core::CostAim m_aim;
    bool m_networks = true;
    QDoubleSpinBox* m_lambda;
    MoneySpinBox* m_worth;
    QCheckBox* m_free;
    QSpinBox* m_seed;
    QLabel* m_words;
};

} // namespace ui
