// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

struct TrackPoint {
    double probability = 0.0;
    std::optional<core::Interval> range;
    QString name, brief, note; // "after BBC", "BBC", "$26"
    bool operator==(const TrackPoint&) const = default;
};

// How the probability of disease moved, and where it may go next.
struct TrackScene {
    QString title;                 // "Probability of low ferritin"
    std::vector<TrackPoint> known; // up to the step that is shown
    std::vector<double> outlook;   // after the next panel, equally likely; empty: none, or nothing to be seen
    QString outlookName, outlookBrief, outlookNote;
    std::vector<TrackPoint> other; // a second path, dashed
    QString otherName;
    std::optional<double> threshold; // unset: the policy does not go by one
    QString aboveText, belowText;    // what is said at or above the threshold, and below
    bool diagnosed = false;          // the last point is the diagnosis
    bool operator==(const TrackScene&) const = default;
};

// Of the outlook: how many end above the threshold or on it, and where on average. Unset means: none do.
struct OutlookParts {
    double shareAbove = 0.0;
    std::optional<double> meanAbove, meanBelow;
};
OutlookParts partsOf(const TrackScene& scene);

QStringList spokenTrack(const TrackScene& scene); // for a screen reader

} // namespace ui
