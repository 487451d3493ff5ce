// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/budget_query.h"
#include "core/front/front_optimism.h"
#include "core/front/front_record.h"

#include <QLocale>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>

namespace ui {

// Words for fronts: how they are found, what was noticed, what a budget buys.

QString frontMethodText(core::FrontMethod method);        // "Lattice", "SM-DDPO sweep"
QString frontMethodExplanation(core::FrontMethod method); // for the tooltip
QString frontMetricText(core::FrontMetric metric);        // "F1"
QString frontMetricExplanation(core::FrontMetric metric); // for the tooltip
// What a front can be looked at by. It is chosen by the metric of its plan, whatever is looked at.
enum class FrontMeasure { F1, Am, Auroc, Sensitivity };
FrontMeasure measureOf(core::FrontMetric metric);
QString frontMeasureText(FrontMeasure measure); // "Sensitivity"

QString sweepGridText(core::SweepGrid grid);           // "Adaptive"
QString sweepGridExplanation(core::SweepGrid grid);    // for the tooltip
QString frontPhaseText(core::FrontPhase phase);        // "Panel sets"
QString frontPhaseExplanation(core::FrontPhase phase); // for the tooltip
// A whole sentence; with what panel sets left out could add, where that is known.
QString frontNoticeText(core::FrontNotice notice, std::optional<double> leftToGain = {});
bool isWarning(core::FrontNotice notice); // false: good to know

// "Panel sets · 12 of 64 · 37 % · 6 s · about 10 s left"
QString frontPhaseAndTime(const core::FrontUpdate& update, const QLocale& locale = QLocale());

// What money is counted in, the figure a front is about, and what is spent along its other axis.
struct FrontUnits {
    core::FrontMetric metric = core::FrontMetric::F1;
    QString currency;
    core::CostAim aim = {};
};
// An amount along that axis: "$31.00", "82.5 min".
QString burdenText(double amount, const FrontUnits& units, const QLocale& locale = QLocale());
QString costAimText(core::CostAim aim, const QString& currency, const QLocale& locale = QLocale()); // "time"

// Of whom the figures beside those of validation patients are.
enum class BudgetPatients { Test, Expected };
struct BudgetFigures {
    core::BudgetAnswer chosen;              // on validation patients, by whom a policy is chosen
    std::optional<core::BudgetAnswer> seen; // the same policies on others; unset: nobody has looked
    BudgetPatients patients = BudgetPatients::Test;
};
// "For 62 % of patients policy P1-3, for the others policy P1-4, chosen on validation patients ($31.00 on average, F1
// 0.613): test patients pay $30.70, F1 0.601." `nameOf` gives the name of the policy at a position of the answer.
QString budgetText(const BudgetFigures& figures, const std::function<QString(std::size_t)>& nameOf,
                   const FrontUnits& units, const QLocale& locale = QLocale());
// "No policy at or below $3.00; nearest $5.20."
QString budgetTooSmallText(core::Cost budget, core::Cost cheapest, const FrontUnits& units,
                           const QLocale& locale = QLocale());

// "Judged on all 9,911 patients, 10 folds"
QString judgedText(const core::JudgedPatients& judged, const QLocale& locale = QLocale());
// What that means, in two sentences.
QString judgedExplanation();
// "Averaged over all budgets up to $260: F1 0.583 on all patients (hypervolume 151.6)."
QString judgedHypervolumeText(const core::JudgedFront& judged, double referenceCost, const FrontUnits& units,
                              const QLocale& locale = QLocale());
// "Averaged over all budgets up to $260: F1 0.583 on test patients (hypervolume 151.6)."
QString hypervolumeText(const core::Hypervolumes& volumes, const FrontUnits& units, const QLocale& locale = QLocale());
// "Optimism (validation, which chose the front, minus test): F1 +0.012, mean cost −$0.40."
QString optimismText(const core::FrontOptimism& optimism, const FrontUnits& units, const QLocale& locale = QLocale());

} // namespace ui
