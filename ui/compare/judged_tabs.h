// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/judged_tab.h"

namespace ui {

// Figures and curves of the ticked models.
JudgedTab* makeSummaryTab(JudgedTab::JudgePtr judge, QWidget* parent);
JudgedTab* makeConfusionTab(JudgedTab::JudgePtr judge, QWidget* parent);
JudgedTab* makeRocTab(JudgedTab::JudgePtr judge, QWidget* parent);
JudgedTab* makeCalibrationTab(JudgedTab::JudgePtr judge, QWidget* parent);
JudgedTab* makeDecisionTab(JudgedTab::JudgePtr judge, QWidget* parent);

} // namespace ui
