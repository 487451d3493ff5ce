// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/train/queue_rows.h"

#include <QLocale>
#include <QString>

namespace ui {

// Words for the queue of the train page and for what happened there.

QString queueStateText(QueueState state);                                // "Orders nothing"
QString shortTime(double seconds, const QLocale& locale = QLocale());    // "40 s", "3 min", "1.5 h"
QString beginsInText(double seconds, const QLocale& locale = QLocale()); // "in 3 min", "next"
QString timeRange(double seconds, const QLocale& locale = QLocale());    // "about 9–12 min"

// Sentences for the log. `policy` is "Policy 9" or "Policy 9, seed 2".
QString startedText(const QString& policy, const core::TrainingPlan& plan);
QString resumedText(const QString& policy);
QString encoderReadyText(const QString& policy, double seconds, std::optional<double> error); // in standard deviations
QString noticedText(const QString& policy, core::TrainingNotice notice);
QString endedText(const QString& policy, const core::RunRecord& run, const QString& currency, double steps);
QString failedText(const QString& policy, const QString& why);
QString searchStartedText(const core::FrontPlan& plan);
QString searchEndedText(core::RunEnd end, std::size_t found);

} // namespace ui
