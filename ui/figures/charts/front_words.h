// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_scene.h"

#include <QString>

#include <functional>

namespace ui {

// What is written in and beside the plot of a front.
struct FrontWords {
    QString xLabel, yLabel;
    QString emptyText;                                    // in the middle as long as there is nothing to draw
    std::function<QString(double)> cost, value;           // of ticks
    std::function<QString(const FrontDot&)> mark;         // what stands beside no panels and all panels
    std::function<QString(const FrontRival&)> rival = {}; // name and figures, in two lines
};
FrontWords frontWords(const FrontScene& scene, const QString& currency);

// Name and figures of a dot, in two lines.
QString dotWords(const FrontScene& scene, const FrontDot& dot, const QString& currency);
QString frontTitle(const FrontScene& scene); // "F1 against mean cost per patient"
QString spentName(core::CostAim axis);       // "Cost", "Time": a heading
// An amount along the axis that is shown: "$31.00", "82.5 min".
QString spentText(const FrontScene& scene, double amount, const QString& currency);
QString spentLabel(const FrontScene& scene, const QString& currency);                 // of the axis
QString budgetWords(const FrontScene& scene, double budget, const QString& currency); // on its flag
// Beyond its line. Empty where costs are not those by which a policy is within the budget: it is not shaded there.
QString overBudgetWords(FrontSide side);

} // namespace ui
