// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"
#include "core/data/cohort/study.h"
#include "core/explain/story/patient_story.h"
#include "core/front/front_record.h"
#include "ui/figures/comparison/comparison.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

// Everything a report is written from: values, so that the window and the command line write the same one.
struct ReportSource {
    QString projectFile; // name without folder
    QString projectIdentity;
    core::AssessmentPtr assessment;         // the data
    ComparisonPtr comparison;               // ticked models; the first one is the policy the report is about
    std::optional<core::FrontRecord> front; // that the policy is of
    std::optional<core::RunRecord> run;     // likewise, where it is of a training run
    std::optional<core::BaselineRecord> table;
    std::vector<core::PatientStory> stories;            // two patients: one found, one missed where there are
    QString version;                                    // of the program
    std::vector<std::pair<QString, QString>> libraries; // name, version
    QDateTime made;
};
using ReportSourcePtr = std::shared_ptr<const ReportSource>;

enum class ReportFormat { Pdf, Html };

// What the user wants of it.
struct ReportRequest {
    ReportFormat format = ReportFormat::Pdf;
    bool letterPaper = false; // else A4
    QStringList sections;     // keys, in their order; empty: all
    bool operator==(const ReportRequest&) const = default;
};

} // namespace ui
