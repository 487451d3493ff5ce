// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/front_search.h"
#include "app/session/jobs/training.h"
#include "ui/train/event_log.h"
#include "ui/train/queue_rows.h"

#include <map>
#include <set>
#include <vector>

namespace app {

// Writes down what happens while policies are trained, in whole sentences.
class TrainLog {
public:
    using Rows = std::vector<ui::QueueRow>; // which row has which number

    const std::vector<ui::LogEntry>& entries() const { return m_entries; }
    void clear(const QString& currency); // another project

    void readStored(const std::vector<core::RunRecord>& runs, const Rows& rows); // once, when they are first known
    void begun(const TrainingJob& job, bool resumed, const Rows& rows);
    void progressed(const TrainingJob& job, const core::TrainingUpdate& news, const Rows& rows);
    void ended(const TrainingJob& job, const QString& failure, const Rows& rows);
    // What ended is logged once the project has its figures.
    void runsChanged(const std::vector<core::RunRecord>& runs, const Rows& rows);
    void searchBegun(const core::FrontPlan& plan);
    void searchEnded(core::RunEnd end, std::size_t found);

private:
    struct Open { // a run that was begun while we looked
        bool encoded = false;
        std::optional<double> encoderError;
        double steps = 0.0;
    };
    void say(ui::LogEntry::Kind kind, const QString& sentence);

    QString m_currency;
    std::vector<ui::LogEntry> m_entries; // oldest first
    std::map<core::RunId, Open> m_open;
    std::set<core::RunId> m_ended; // and not yet logged
    bool m_read = false;
};

} // namespace app
