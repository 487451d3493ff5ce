// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compared_model.h"
#include "core/data/cohort/split.h"
#include "core/eval/recording_estimate.h"
#include "core/eval/redundancy.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

// How a model looks in every plot: its place among the ticked models gives colour, dash and marker together.
struct ModelStyle {
    int series = 0; // 0: the reference, in the colour of the policy
    bool operator==(const ModelStyle&) const = default;
};

// A ticked model under the name the user reads.
struct ShownModel {
    QString name;      // "Policy 8"
    QString shortName; // for legends, where it differs; "XGBoost, all"
    ModelStyle style;
    core::ComparedModelPtr model;
};

// A policy's figures if everything it orders were recorded.
struct ModelRecording {
    core::ModelRef model;
    std::shared_ptr<const core::RecordingEstimate> estimate;
};

// What all tabs show at the same time. A value: whoever draws on another thread or later draws the same.
struct Comparison {
    core::CohortPtr cohort;
    std::shared_ptr<const core::Split> split;
    std::size_t importedRows = 0;
    std::vector<ShownModel> models; // the first one is the reference
    core::Threshold threshold;      // unset: each model's own
    std::string currency = "USD";
    QStringList panels;           // names
    QString outcome;              // "low ferritin"; empty: just "disease"
    QString priceSource;          // of the task, empty: not said
    std::optional<int> priceYear; // likewise
    core::Seed seed{1};           // of the intervals
    std::size_t resamples = 2000;
    std::shared_ptr<const core::RedundancyMap> redundancy; // of this evaluation set; null: not computed yet
    std::vector<ModelRecording> recording;                 // of policies of which it was asked for
};
using ComparisonPtr = std::shared_ptr<const Comparison>;

const core::RecordingEstimate* recordingOf(const Comparison& comparison,
                                           const core::ModelRef& model); // null: not known

// Under every figure: "Test patients: n = 991, 100 events; 95 % intervals by paired bootstrap, 2,000 draws; prices USD
// 2023; seed 7." `method` is the interval's, empty: none is shown.
QString comparisonCaption(const Comparison& comparison, const QString& method);
// The same for a figure that shows every patient of the cohort, without intervals.
QString cohortCaption(const Comparison& comparison);
// "bootstrap, 2,000 draws"
QString bootstrapMethod(const Comparison& comparison);

} // namespace ui
