// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/recording_estimate.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ui {

// Words for figures corrected for panels that were not recorded.

// The ways to estimate them, in the order in which they are shown.
enum class RecordingWay { Plain, Weighted, FilledIn, DoublyRobust };
inline constexpr std::array kRecordingWays{RecordingWay::Plain, RecordingWay::Weighted, RecordingWay::FilledIn,
                                           RecordingWay::DoublyRobust};
QString recordingWayName(RecordingWay way);      // "Weighted"
QString recordingWayExplained(RecordingWay way); // one sentence
const core::RecordingFigures& figuresOf(const core::RecordingEstimate& estimate, RecordingWay way);

QString recordingTitle();      // "If everything ordered were recorded"
QString recordingAssumption(); // "assume recorded at random given what was known"
// Two sentences: what is missing and what the plain figure means, and what it would be.
QString recordingSentences(const core::RecordingEstimate& estimate);
QString recordingWarning(const core::RecordingEstimate& estimate); // empty: none is due
QString recordingWeights(const core::RecordingEstimate& estimate); // how many patients the weights rest on

// A small table: heading, then one row for each way. Figures with their intervals.
struct RecordingTable {
    QStringList columns;
    std::vector<QStringList> rows;
};
RecordingTable recordingTable(const core::RecordingEstimate& estimate, const std::string& currency);

} // namespace ui
