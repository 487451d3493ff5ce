// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_plan.h"
#include "ui/common/theme/theme.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class JudgeBox;
class SegmentedControl;

// Which models are in the table, how often each is trained, and on which panels.
class BaselinesDialog : public QDialog {
    Q_OBJECT

public:
    // `basePlan` has what the dialog does not ask for. `foldsPossible`: the study leaves it open who is in the test.
    BaselinesDialog(core::BaselinePlan basePlan, const QStringList& panels, bool foldsPossible, const Theme& theme,
                    QWidget* parent = nullptr);

    core::BaselinePlan plan() const;

private:
    enum class Preset { Paper, All, Quick, Own };

    void buildLayout();
    void fillSystems();
    void addSystem(QTreeWidgetItem& group, const core::SystemId& system);
    void applyPreset(Preset preset);
    void showState(); // what follows from the ticks
    std::vector<core::SystemId> ticked() const;

    core::BaselinePlan m_basePlan;
    QStringList m_panels;
    Theme m_theme;
    bool m_filling = false;
    SegmentedControl* m_preset;
    QTreeWidget* m_systems;
    QComboBox* m_first;
    QComboBox* m_second;
    JudgeBox* m_judge;
    QSpinBox* m_seeds;
    QCheckBox* m_sameSplit;
    QLabel* m_note;
    QPushButton* m_run;
};

} // namespace ui
