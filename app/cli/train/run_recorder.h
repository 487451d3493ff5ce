// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/smddpo/training_run.h"
#include "core/store/project_file.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace app::cli {

// Writes a run into its project while it goes on: points in batches, checkpoints, and how it ended. What cannot be
// written does not stop the training; the first error is kept for the end.
class RunRecorder {
public:
    RunRecorder(core::ProjectFile& project, core::RunId run) : m_project(project), m_run(run) {}

    core::RunId run() const { return m_run; }
    void add(std::span<const core::CurvePoint> points); // written at most once a second
    void save(const core::TensorBundle& checkpoint);
    void finish(const core::TrainingOutcome& outcome);
    void fail(); // the run could not go on
    const std::optional<core::Error>& error() const { return m_error; }

private:
    using Clock = std::chrono::steady_clock;
    void writePoints();
    void note(const core::Status& status);

    core::ProjectFile& m_project;
    core::RunId m_run;
    std::vector<core::CurvePoint> m_pending;
    Clock::time_point m_lastWrite = Clock::now();
    std::optional<core::Error> m_error;
};

} // namespace app::cli
