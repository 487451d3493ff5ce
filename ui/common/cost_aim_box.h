// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/cost_aim.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace ui {

class MoneySpinBox;

// What is minimised: money, time, or both at so much an hour. Time can be chosen where every panel has a turnaround
// time.
class CostAimBox : public QWidget {
    Q_OBJECT

public:
    explicit CostAimBox(QWidget* parent = nullptr);

    void setCurrency(const std::string& isoCode);
    void setTimesMissing(const QString& reason); // why time cannot be chosen; empty: it can
    void setAim(core::CostAim aim);              // without a signal
    core::CostAim aim() const;
    QComboBox* kindBox() const { return m_kind; }

Q_SIGNALS:
    void aimChosen(core::CostAim aim);

private:
    void buildLayout();
    void showParts();

    QComboBox* m_kind; // in the order of core::CostAim::Kind
    QLabel* m_at;
    MoneySpinBox* m_perHour;
    QLabel* m_hour;
};

} // namespace ui
