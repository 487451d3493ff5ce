// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"
#include "ui/patient/walkthrough_model.h"

namespace ui {

// One side's reward per case, so far, after each case.
struct LearningCurve {
    QString name;
    bool policy = false;
    std::vector<std::size_t> cases; // numbers, from 1; of a team its own
    std::vector<double> reward;     // the mean so far
    bool operator==(const LearningCurve&) const = default;
};
// The players first (one where nobody has a name), then the policy over all cases.
std::vector<LearningCurve> learningCurves(std::span<const DuelCase> cases, const QStringList& players);

// A policy, or who played, by what a patient costs on average and how many of 100 cases are found.
struct PlacedPolicy {
    QString name;
    double cost = 0.0;
    double found = 0.0; // of 100
    bool operator==(const PlacedPolicy&) const = default;
};
constexpr std::size_t kCasesForAPlace = 5; // fewer say nothing
// Empty with too few cases, or without any that was ill.
std::vector<PlacedPolicy> placesOf(std::span<const DuelCase> cases, const QStringList& players);

FigurePtr learningFigure(std::span<const DuelCase> cases, const QStringList& players); // null: nobody played
// Null where there is nothing to place.
FigurePtr classPlaceFigure(std::span<const DuelCase> cases, const QStringList& players,
                           std::vector<PlacedPolicy> policies, const QString& currency);

} // namespace ui
